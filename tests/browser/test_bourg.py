"""Quinte-bourg on the pages: twenty-one houses on every screen, one frame for all at night, houses that are tapped."""

from __future__ import annotations

import random
from functools import partial

from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .table import PHONE, Person, comes_to, play_on, playing, sideways, until
from .test_accessibility import AXE, OVERLAPPING, SMALL_TARGETS, TARGET, WIDTHS, check

# The stage at night but for the houses, which stand elsewhere on each screen, and the names one may point at.
FRAME = """() => {
    const bones = (each) => [each.tagName, each.getAttribute("role"), each.matches(".town, .row")
        ? [] : [...each.children].map(bones)];
    return JSON.stringify(bones(document.querySelector(".quintebourg")));
}"""
ROOM = """() => { const box = document.querySelector(".asked").getBoundingClientRect(); return [box.width, box.height]; }"""


def fits(person: Person, where: str) -> None:
    """Every house is there, none over another, nothing to the side, and all can be tapped."""
    for width, height in WIDTHS:
        person.page.set_viewport_size({"width": width, "height": height})
        expect(person.page.locator(".ring [data-seat]")).to_have_count(21)
        assert sideways(person.page) == [], (where, width)
        assert person.page.evaluate(OVERLAPPING) == [], (where, width)
        assert person.page.evaluate(SMALL_TARGETS, TARGET) == [], (where, width)
        person.picture(f"bourg-{where}-{width}")


def test_twenty_one_houses_fit_on_every_screen_by_night_and_by_day(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="twenty-one", speed=8), WIDTHS[0], bypass_csp=True)
    playing([ann], bots=20, game="quintebourg", options={"mode": "e"})
    ann.sees("night")
    fits(ann, "night")
    ann.page.add_script_tag(path=AXE)
    for phase in ("session", "vote"):
        play_on([ann], comes_to(phase), phase, random.Random(1), patience=120)
        ann.sees(phase)
        fits(ann, phase)
        check(ann, phase)


def test_at_night_everybody_sees_the_same_frame(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="frames", speed=4)
    people = [invite(running, PHONE) for _ in range(3)]
    playing(people, bots=5, game="quintebourg")
    for person in people:
        person.sees("night")
        until(person.asked, "a question or a tap", person)
    frames = {person.page.evaluate(FRAME) for person in people}
    assert len(frames) == 1
    assert len({tuple(person.page.evaluate(ROOM)) for person in people}) == 1


def test_a_vote_is_cast_by_tapping_a_house(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="tapped", speed=8), PHONE)
    playing([ann], bots=7, game="quintebourg")
    play_on([ann], lambda seen: [each for each in seen["decisions"] if each["kind"] == "vote"], "a vote", random.Random(2))
    asked = until(ann.asked, "the vote", ann)
    seats = [each["seat"] for each in ann.look()["decisions"][0]["options"] if each["type"] == "seat"]
    ann.page.locator(".asked .unfold").click()
    door = ann.page.locator(f'.ring [data-seat="{seats[0]}"]')
    door.click()
    expect(door).to_have_attribute("aria-pressed", "true")
    ann.page.locator(".asked button.first").click()
    until(partial(ann.asked_other_than, asked), "the vote was taken", ann)
    expect(ann.page.locator(".grid .you")).to_contain_text("→")
