"""Six people with a phone each at one table: in, through the game, out of reach and back."""

from __future__ import annotations

import time
from functools import partial

from playwright.sync_api import expect

from tests.patience import WHOLE_GAME, allowed
from tests.running import Running

from .conftest import Invite, OpenHouse
from .line import Line
from .table import NAMES, Person, comes_to, host_table, log_of, play_on, playing, sit_down, told, until

BACK_WITHIN = 3  # seconds until a lost phone shows the same again
MARGIN = 2  # more, on a busy machine
TAPS = 3
SEATED_WITHIN = 15  # seconds
COUNT_TAPS = """addEventListener("click", () =>
    sessionStorage.setItem("taps", Number(sessionStorage.getItem("taps")) + 1), true);"""
NIGHT = "() => document.querySelector('.night').outerHTML"


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


def test_people_sit_down_within_three_taps_and_fifteen_seconds(house: OpenHouse, invite: Invite) -> None:
    running = house()
    people = six(running, invite)
    ann, ben, cat, dan, eve, fay = people

    # a host needs a name and one tap
    ann.go("/")
    ann.page.locator(".door .name input").fill("Ann")
    ann.page.locator("[data-game=salem1692] button.host").click()
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

    # as somebody does who has scanned the code: a tap for the name, a tap for the seat
    dan.context.add_init_script(COUNT_TAPS)
    begun = time.monotonic()
    dan.go(f"/j/{code}")
    dan.page.locator(".join input").click()
    dan.page.keyboard.type("Dan")
    dan.page.locator(".join button.first").click()
    dan.page.locator(".join").wait_for(state="detached")
    assert time.monotonic() - begun < allowed(SEATED_WITHIN)
    assert dan.page.evaluate("() => Number(sessionStorage.getItem('taps'))") <= TAPS
    assert dan.look()["you"]["seat"] == 3
    for person, name in zip((eve, fay), NAMES[4:6], strict=True):
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

    for person in people[1:]:
        person.page.locator("div.bar button.first").click()
        expect(person.page.locator("div.bar button.first")).to_have_attribute("aria-pressed", "true")
    ann.picture("six-lobby", full_page=True)
    ann.page.locator("div.bar button.first").click()
    for person in people:
        person.sees("dawn")
        person.look_at_role()
    for person in people:
        person.ask.wait_for()


def test_a_locked_room_refuses_a_stranger_in_words_and_lets_its_own_people_back_in(
    house: OpenHouse, invite: Invite
) -> None:
    running = house()
    ann, eve, stranger = invite(running), invite(running), invite(running)
    code = host_table(ann, "Ann")
    ann.go(f"/t/{code}")
    sit_down(eve, code, "Eve")
    ann.page.get_by_label("Nobody new may sit down").click()
    until(lambda: eve.look()["table"]["locked"], "the room is locked", ann)
    stranger.planned("403")
    stranger.go(f"/j/{code}")
    stranger.page.locator(".join input").fill("Gus")
    stranger.page.locator(".join button.first").click()
    alert = stranger.page.locator(".join [role=alert]")
    expect(alert).to_contain_text("locked")
    assert stranger.look()["you"]["seat"] is None
    eve.page.reload()
    eve.page.locator("div.bar button.first").wait_for()
    assert eve.look()["you"]["seat"] == 1


def test_six_phones_play_through_dawn_trial_conspiracy_and_night(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=10, seed="six")
    people = [invite(running, screen=bool(each % 2)) for each in range(1, 7)]  # three of the screens are drawn
    drawn = people[::2]
    ann = people[0]
    code = playing(people)
    watcher = invite(running)
    watcher.go(f"/t/{code}")
    dice = 6
    for person in drawn:
        person.sees("dawn")
    play_on(people, comes_to("day"), "the first day", dice, clicks=True)
    for person in drawn:
        person.sees("day")

    # a few turns by hand, then faster
    moves: list[Person] = []

    def go_on() -> bool:
        moves.extend([person for person in drawn if person.asked() is not None and person.answer(dice)])
        for person in people[1::2]:
            person.send(dice)
        return len(moves) >= 4

    until(go_on, "four moves", ann, WHOLE_GAME)
    play_on(people, told("trial-began"), "a trial", dice)
    play_on(people, told("black-card-drawn", card="conspiracy"), "a conspiracy", dice, draws=True)
    play_on(people, comes_to("night", "over"), "a night", dice, draws=True)
    living = [person for person in people if person.look()["decisions"]]
    for person in drawn:
        person.sees("night")
    ann.picture("six-night")
    watcher.sees("night")
    only_public(watcher, code)

    # a tab is killed in the middle of the night, and opens with the same question
    lost = [person for person in drawn if person in living][-1]
    asked = lost.asked()
    others = ann.page.evaluate(NIGHT)
    lost.page.close()
    lost.page = lost.open_page()
    begun = time.monotonic()
    lost.go(f"/t/{code}")
    lost.ask.wait_for()
    assert time.monotonic() - begun < allowed(BACK_WITHIN + MARGIN)
    assert lost.asked() == asked
    if lost is not ann:
        assert ann.page.evaluate(NIGHT) == others  # nobody sees who was away
    for person in living:
        assert (person.answer if person.screen else person.send)(dice)
    play_on(people, comes_to("day", "over"), "the morning", dice)
    ann.page.locator('.game:not([data-phase="night"])').wait_for()
    assert log_of(ann)
    assert "⟨" not in "".join(log_of(ann))
    for part in ("dawn", "conspiracy", "night"):
        assert ann.page.locator(f'.log [data-part="{part}"]').count() > 0
    ann.picture("six-after-night")


def only_public(watcher: Person, code: str) -> None:
    """Check that at night watchers and shared screens show only what everybody may see."""
    seen = watcher.look()
    assert seen["you"]["seat"] is None
    assert seen["view"].get("own") is None
    assert seen["decisions"] == seen["offers"] == []
    assert all(
        card["face"] is None for each in seen["view"]["public"]["people"] for card in each["row"] if not card["up"]
    )
    wall = watcher.open_page()
    wall.goto(f"/tv/{code}")
    for page in (watcher.page, wall):
        page.locator("[data-phase=night]").wait_for()
        page.locator("[data-seat]").first.wait_for()
        for secret in (".own", ".ask", ".asked", "[data-you]", ".dots:not(:empty)", "[data-open]"):
            assert page.locator(secret).count() == 0, secret
    wall.close()
    for eyes in ("all", "0"):  # nobody may see a replay before the end
        refused = watcher.context.request.get(f"{watcher.url}/api/tables/{code}/replay?seat={eyes}")
        assert refused.status == 409


def test_a_phone_that_was_lost_is_back_in_three_seconds_and_nobody_sees_it(house: OpenHouse, invite: Invite) -> None:
    running = house()  # real time: whoever is away for a moment is waited for
    ann, ben, line = invite(running), *invite_over_line(running, invite)
    people = [ann, ben]
    playing(people, bots=4)
    for person in people:
        person.sees("dawn")
        person.ask.wait_for()

    # a page that is reloaded has the same seat and the same question
    before = ben.asked()
    options = ben.ask.locator("button.option").all_inner_texts()
    for _ in range(3):  # at once, again and again: the page that is left does not count as another device
        begun = time.monotonic()
        ben.page.reload()
        ben.ask.wait_for()
    assert time.monotonic() - begun < allowed(BACK_WITHIN + MARGIN)
    assert ben.asked() == before
    assert ben.ask.locator("button.option").all_inner_texts() == options
    assert ben.look()["you"]["seat"] == 1

    # the line breaks: the page says so, and goes on by itself when it is back
    others = ann.page.evaluate(NIGHT)
    ben.planned("net::ERR_")
    line.cut()
    ben.page.locator("p.lost").wait_for()
    assert ben.asked() == before  # what was asked stays in sight
    line.mend()
    begun = time.monotonic()
    ben.page.locator("p.lost").wait_for(state="detached")
    assert time.monotonic() - begun < allowed(BACK_WITHIN + MARGIN)
    assert ben.asked() == before
    assert ann.page.evaluate(NIGHT) == others  # nobody sees at night who was away

    # the tab is closed and opened again
    ben.page.close()
    ben.page = ben.open_page()
    begun = time.monotonic()
    ben.go(f"/t/{ben.code}")
    ben.ask.wait_for()
    assert time.monotonic() - begun < allowed(BACK_WITHIN + MARGIN)
    assert ben.asked() == before
    assert ann.page.evaluate(NIGHT) == others
    line.end()


def test_of_two_devices_with_one_seat_the_newest_plays_and_the_older_says_so(house: OpenHouse, invite: Invite) -> None:
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
