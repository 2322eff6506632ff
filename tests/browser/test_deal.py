"""The deal: everybody looks at their role before the game begins, and no screen reveals which role it is."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.every import every_game

from .conftest import Invite, OpenHouse, launch
from .reading import SIZES, Reader
from .table import DESK, PHONE, Person, playing, until
from .test_accessibility import check
from .test_night import ALIKE, NEAR_BLACK, SMALL

pytestmark = pytest.mark.motion

SLOW = 0.05  # times as fast as usual: the deal must not end while screens are compared
# Pages do something a fixed time after a role was turned up; here it waits until the test says so.
HELD_BACK = """(() => {
    const before = window.setTimeout;
    window.setTimeout = (call, wait, ...more) =>
        wait === 15_000 ? (window.later_ = call, 0) : before(call, wait, ...more);
})();"""
# Everything on the card but its words: elements, motion, position and size.
FORM = """() => [...document.querySelectorAll("dialog.deal, dialog.deal *")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const bar = each.offsetWidth - each.clientWidth;
    return [each.tagName, each.className.baseVal ?? each.className, each.getAttribute("tabindex"), bar,
        getComputedStyle(each).animation, ...[x, y, width, height].map((length) => Math.round(length * 10) / 10)];
})"""
WITHIN = """() => [...document.querySelectorAll("dialog.deal, dialog.deal .card")]
    .every((each) => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight)"""


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """With scrollbars, which test browsers hide: a scrollbar that comes and goes could reveal something."""
    yield from launch(playwright, ignore_default_args=["--hide-scrollbars"])


def has_looked(person: Person) -> bool:
    return bool(person.look()["you"]["seen"])


def still(person: Person) -> None:
    person.page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")


READINGS = ((DESK, SIZES[0]), (PHONE, SIZES[1]), (PHONE, SIZES[0]))


def alike(people: Sequence[Person], blank: Person, name: str, dark: bool, readings: Any = READINGS) -> None:
    """Check that the cards of these people differ in words only, also with large text and on a wide screen."""
    for screen, size in readings:
        forms, lights = [], []
        for index, person in enumerate(people):
            Reader(person).read(screen=screen, size=size, language="en")
            still(person)
            forms.append(person.page.evaluate(FORM))
            assert person.page.evaluate(WITHIN)
            shot = person.photograph(f"deal-{name}-{screen[0]}-{size}-{index}").read_bytes()
            lights.append(blank.page.evaluate(SMALL, base64.b64encode(shot).decode()))
        assert all(form == forms[0] for form in forms[1:]), (name, screen, size)
        assert max(lights) - min(lights) < ALIKE, (name, screen, size, lights)
        assert not dark or size > SIZES[0] or max(lights) < NEAR_BLACK, lights


@pytest.mark.parametrize(("game", "dark"), every_game(salem1692=True, newsalem=False, quintebourg=True).items())
def test_nothing_begins_before_everybody_has_looked_and_all_screens_are_alike(
    house: OpenHouse, invite: Invite, game: str, dark: bool
) -> None:
    running = house(speed=SLOW, seed="night")
    people = [invite(running, bypass_csp=True) for _ in range(3)]
    blank = invite(running)
    for person in people:
        person.context.add_init_script(HELD_BACK)
    playing(people, bots=4, seen=False, game=game, pace="classic")
    alike(people, blank, f"{game}-back", dark, READINGS[-1:])
    cards = [person.page.locator("dialog.deal") for person in people]
    for card in cards:
        card.locator(".back button").click()
    alike(people, blank, f"{game}-face", dark)
    roles = [card.locator("h2").inner_text() for card in cards]
    assert len(set(roles)) > 1, "several roles were compared"
    check(people[0], f"the role in {game}")

    for person, card in zip(people, cards, strict=True):
        card.locator(".face button").click()
        expect(person.page.locator(".bar .standing")).to_contain_text("looking")
        assert not person.look()["you"]["seen"], "how long somebody reads is told to nobody"
    for person in people[:-1]:
        person.page.evaluate("() => window.later_()")
        until(partial(has_looked, person), "the house has heard of it", person)
    for person in people:
        assert person.look()["table"]["hourglass"] is None
        assert person.asked() is None
    people[-1].page.evaluate("() => window.later_()")
    for person, role in zip(people, roles, strict=True):
        person.page.locator(".bar .glass").wait_for()
        person.page.locator("button.own-role").click()  # one tap
        assert person.page.locator("dialog.deal .face h2").inner_text() == role
        person.page.keyboard.press("Escape")
        person.page.locator("dialog.deal").wait_for(state="detached")


def test_whoever_plays_alone_with_bots_waits_for_nobody(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="solo"), PHONE, bypass_csp=True)
    ann.go("/")
    ann.page.locator("[data-game=salem1692] button.alone").click()
    ann.page.locator("dialog.deal .back").wait_for()
    ann.remember()
    check(ann, "the back of a role")
    ann.page.keyboard.press("Escape")  # not before one has looked
    assert ann.page.locator("dialog.deal .back").is_visible()
    assert ann.look()["table"]["dealing"] is not None
    ann.page.reload()  # it comes back until one has looked
    ann.look_at_role()
    until(lambda: ann.look()["table"]["dealing"] is None, "the game begins", ann)
    ann.ask.wait_for()
    ann.page.reload()
    ann.ask.wait_for()
    assert ann.page.locator("dialog.deal").count() == 0
