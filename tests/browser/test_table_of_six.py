"""Six people with a phone each at one table: in, through the game, out of reach and back."""

from __future__ import annotations

import random
import time
from functools import partial

from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .house import Running
from .line import Line
from .table import NAMES, Person, comes_to, play_on, playing, sit_down, told, until

BACK_WITHIN = 3  # seconds until a lost phone shows the same again
MARGIN = 2  # more, on a busy machine


def six(running: Running, invite: Invite) -> list[Person]:
    return [invite(running) for _ in range(6)]


def invite_over_line(running: Running, invite: Invite) -> tuple[Person, Line]:
    line = Line(running.url)
    return invite(line), line


def seats_shown(person: Person) -> list[str]:
    texts = person.page.locator(".lobby ol > li .name").all_inner_texts()
    return [next(name for name in NAMES if name in each) for each in texts]


def seats_are(person: Person, wanted: list[str]) -> bool:
    return seats_shown(person) == wanted


def test_joining(house: OpenHouse, invite: Invite) -> None:
    running = house()
    people = six(running, invite)
    ann, ben, cat, dan, eve, fay = people

    # a host needs a name and one tap
    ann.go("/")
    ann.page.locator("#door-alone ~ details summary").click()
    ann.page.locator("#door-alone ~ details input").first.fill("Ann")
    ann.page.locator("#door-host ~ button").click()
    ann.page.locator(".lobby").wait_for()
    code = ann.remember()

    # by code in small letters: the code and go, then a name and a seat
    ben.go("/")
    ben.page.locator("input.code").fill(code.lower())
    ben.page.locator("form button").click()  # the first tap
    ben.page.locator(".join input").fill("Ben")
    ben.page.locator(".join button.first").click()  # the second
    ben.page.locator(".join").wait_for(state="detached")
    ben.remember()
    assert ben.look()["you"]["seat"] == 1

    # by link; a name that is taken is refused in words
    cat.planned("409")
    cat.go(f"/j/{code.lower()}")
    cat.page.locator(".join input").fill("ben")
    cat.page.locator(".join button.first").click()
    trouble = cat.page.locator(".join [role=alert]")
    trouble.wait_for()
    assert len(trouble.inner_text()) > 10
    assert "⟨" not in trouble.inner_text()
    cat.page.locator(".join input").fill("Cat")
    cat.page.locator(".join button.first").click()
    cat.page.locator(".join").wait_for(state="detached")

    for person, name in zip((dan, eve, fay), NAMES[3:6], strict=True):
        sit_down(person, code, name)
    for person in people:
        expect(person.page.locator(".lobby ol > li")).to_have_count(6)

    # two taps change places, and everybody sees it
    buttons = ann.page.locator(".lobby ol button.name")
    buttons.nth(1).click()
    buttons.nth(4).click()
    wanted = ["Ann", "Eve", "Cat", "Dan", "Ben", "Fay"]
    for person in people:
        until(partial(seats_are, person, wanted), "the new order", person)
    assert ben.look()["you"]["seat"] == 4

    # a locked room refuses a stranger in words, and lets its own people back in
    ann.page.locator(".lobby input[type=checkbox]").click()
    stranger = invite(running)
    stranger.planned("403")
    stranger.go(f"/j/{code}")
    stranger.page.locator(".join input").fill("Gus")
    stranger.page.locator(".join button.first").click()
    stranger.page.locator(".join [role=alert]").wait_for()
    assert stranger.look()["you"]["seat"] is None
    eve.page.reload()
    eve.page.locator(".lobby .begin").wait_for()
    assert eve.look()["you"]["seat"] == 1

    for person in people[1:]:
        person.page.locator(".begin button.first").click()
        expect(person.page.locator(".begin button.first")).to_have_attribute("aria-pressed", "true")
    ann.picture("six-lobby", full_page=True)
    ann.page.locator(".begin button.first").click()
    for person in people:
        person.sees("dawn")
        person.ask.wait_for()


def test_dawn_trial_conspiracy_night(house: OpenHouse, invite: Invite) -> None:
    people = six(house(speed=10, seed="six"), invite)
    ann = people[0]
    playing(people)
    dice = random.Random(6)
    for person in people:
        person.sees("dawn")
    play_on(people, comes_to("day"), "the first day", dice, clicks=True)
    for person in people:
        person.sees("day")

    # a few turns by hand, then faster
    moves = 0
    while moves < 4:
        for person in people:
            if person.asked() is not None and person.answer(dice):
                moves += 1
        ann.page.wait_for_timeout(30)
    play_on(people, told("trial-began"), "a trial", dice)
    play_on(people, told("black-card-drawn", card="conspiracy"), "a conspiracy", dice, draws=True)
    play_on(people, comes_to("night", "over"), "a night", dice, draws=True)
    living = [person for person in people if person.look()["decisions"]]
    assert living
    for person in people:
        person.sees("night")
    ann.picture("six-night")
    for person in living:
        assert person.answer(dice)
    play_on(people, comes_to("day", "over"), "the morning", dice)
    ann.page.locator('.game:not([data-phase="night"])').wait_for()
    text = ann.page.locator(".log .lines").inner_text()
    assert "⟨" not in text
    for part in ("dawn", "conspiracy", "night"):
        assert ann.page.locator(f'.log [data-part="{part}"]').count() > 0
    ann.picture("six-after-night")


def test_lost_and_back(house: OpenHouse, invite: Invite) -> None:
    running = house()  # real time: whoever is away for a moment is waited for
    ann, ben, line = invite(running), *invite_over_line(running, invite)
    people = [ann, ben]
    playing(people, bots=4)
    for person in people:
        person.sees("dawn")
        person.ask.wait_for()

    # refresh: same seat, same ask
    before = ben.asked()
    options = ben.ask.locator("button.option").all_inner_texts()
    begun = time.monotonic()
    ben.page.reload()
    ben.ask.wait_for()
    assert time.monotonic() - begun < BACK_WITHIN + MARGIN
    assert ben.asked() == before
    assert ben.ask.locator("button.option").all_inner_texts() == options
    assert ben.look()["you"]["seat"] == 1

    # the line breaks: the page says so, and goes on by itself when it is back
    ring = "() => document.querySelector('.night').outerHTML"
    others = ann.page.evaluate(ring)
    ben.planned("net::ERR_")
    line.cut()
    ben.page.locator("p.lost").wait_for()
    assert ben.asked() == before  # what was asked stays in sight
    line.mend()
    begun = time.monotonic()
    ben.page.locator("p.lost").wait_for(state="detached")
    assert time.monotonic() - begun < BACK_WITHIN + MARGIN
    assert ben.asked() == before
    assert ann.page.evaluate(ring) == others  # nobody sees at night who was away

    # the tab is closed and opened again
    ben.page.close()
    ben.page = ben.open_page()
    begun = time.monotonic()
    ben.go(f"/t/{ben.code}")
    ben.ask.wait_for()
    assert time.monotonic() - begun < BACK_WITHIN + MARGIN
    assert ben.asked() == before
    assert ann.page.evaluate(ring) == others
    line.end()


def test_a_seat_on_two_devices(house: OpenHouse, invite: Invite) -> None:
    running = house()
    ann, tablet = invite(running), invite(running, (768, 1024))
    code = playing([ann], bots=3)
    ann.ask.wait_for()
    asked = ann.asked()

    # the seat's key, as the panel of the table has it in its link
    token = next(each["value"] for each in ann.context.cookies(f"{ann.url}/api/tables/{code}") if "value" in each)
    tablet.go(f"/t/{code}#{token}")
    tablet.ask.wait_for()
    assert tablet.asked() == asked
    assert token not in tablet.page.url
    ann.page.locator("section.wait h1").wait_for()
    assert ann.page.locator(".game").count() == 0

    # back to the first: the newest wins again
    ann.page.locator("section.wait button.first").click()
    ann.ask.wait_for()
    tablet.page.locator("section.wait h1").wait_for()
    assert ann.asked() == asked
