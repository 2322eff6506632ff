"""Quinte-bourg in the browser: 21 houses on every screen, the same frame for all at night, houses to tap."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import expect

from meetinghouse.texts import Texts

from .conftest import Invite, OpenHouse
from .table import DESK, PHONE, Person, play_on, playing, sideways, until
from .test_accessibility import AXE, OVERLAPPING, SMALL_TARGETS, TARGET, WIDTHS, check
from .test_quintebourg_people import PACK, gathers
from .test_rooms import ROOMS
from .test_taps import COUNT_TAPS

# The stage at night without the houses, whose order depends on the seat, and without the names one may point at.
FRAME = """() => {
    const bones = (each) => [each.tagName, each.getAttribute("role"), each.matches(".town, .row")
        ? [] : [...each.children].map(bones)];
    return JSON.stringify(bones(document.querySelector(".quintebourg")));
}"""

# How much of each row of names is visible above the buttons, in halves; rows out of sight are left out.
ROWS = """(far) => {
    const list = document.querySelector(".ask .boxes");
    list.scrollTo(0, far);
    const above = list.getBoundingClientRect().top;
    const buttons = document.querySelector(".ask > .row").getBoundingClientRect().top;
    const below = Math.min(list.getBoundingClientRect().bottom, buttons);
    const rows = new Map([...list.children].map((each) => each.getBoundingClientRect()).map((box) => [box.top, box]));
    return [...rows.values()]
        .map(({ top, bottom, height }) => (Math.min(bottom, below) - Math.max(top, above)) / height)
        .filter((share) => share > 0.01)
        .map((share) => Math.round(share * 2) / 2);
}"""
# How far parts of the bar of a game lie over each other with this name of the phase, in pixels.
CROWDED = """(name) => {
    document.querySelector(".bar .phase").textContent = name;
    const drawn = (each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return each.matches(".phase") ? range.getBoundingClientRect() : each.getBoundingClientRect();
    };
    const parts = [...document.querySelectorAll(".bar > *, :is(.coach, .call) .small-owl")].map(drawn)
        .filter(({ width }) => width > 1).sort((one, other) => one.left - other.left);
    return Math.max(...parts.slice(1).map(({ left }, index) => parts[index].right - left));
}"""
FADES = "() => getComputedStyle(document.querySelector('.ask .boxes')).maskImage.startsWith('linear-gradient')"


# How many laws are completely visible above the buttons.
LAWS = """() => {
    const list = document.querySelector(".asked .ask > .options").getBoundingClientRect();
    const buttons = document.querySelector(".ask > .row").getBoundingClientRect();
    return [...document.querySelectorAll(".ask button.option")]
        .map((each) => each.getBoundingClientRect())
        .filter(({ top, bottom }) => top >= list.top - 1 && bottom <= Math.min(list.bottom, buttons.top) + 1).length;
}"""


def is_asked(kind: str) -> Callable[[Any], bool]:
    """A condition: a question whose kind begins like this is asked. The kinds of votes begin with `vote`."""
    return lambda seen: any(each["kind"].startswith(kind) for each in seen["decisions"])


def has_voted(person: Person, names: set[int]) -> bool:
    """A condition: everybody was told that the host has named those seats."""
    told = [each for each in person.look()["story"] if each["type"] == "voted"]
    return any(each["seat"] == 0 and set(each["names"]) == names for each in told)


def fits(person: Person, where: str) -> None:
    """Check that every house can be tapped, none overlaps another, and nothing is wider than the page."""
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
    check(ann, "night")
    play_on([ann], is_asked("propose-law"), "a law", 1)  # the town waits for her there
    ann.sees("session")
    fits(ann, "session")
    check(ann, "session")
    play_on([ann], is_asked("vote"), "a vote", 1)
    ann.sees("vote")
    fits(ann, "vote")
    check(ann, "vote")


def test_at_night_whole_rows_of_names_are_in_sight_and_half_a_row_says_that_there_are_more(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(seed="rows"), PHONE)
    playing([ann], bots=11, game="quintebourg")
    ann.sees("night")
    ann.ask.wait_for()
    ann.page.locator(".asked .unfold").click()
    for screen, whole in ((PHONE, 2), ((390, 844), 3), (DESK, 2)):
        ann.page.set_viewport_size({"width": screen[0], "height": screen[1]})
        assert ann.page.evaluate(FADES), screen
        for far in (0, 40, 80):  # wherever it is scrolled
            assert ann.page.evaluate(ROWS, far) == [1.0] * whole + [0.5], (screen, far)
        assert ann.page.evaluate(ROWS, 9999) == [1.0] * whole, screen


def test_at_night_everybody_sees_the_same_frame(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="night", speed=4)
    people = [invite(running, PHONE) for _ in range(3)]
    playing(people, bots=3, game="quintebourg", options=PACK)
    play_on(people, gathers, "the pack is called", 1)
    for person in people:
        person.sees("night")
        until(person.asked_now, "a question or a tap", person)
    assert {person.look()["decisions"][0]["kind"] for person in people} == {"pack", "suspicion"}
    assert len({person.page.evaluate(FRAME) for person in people}) == 1
    first, *others = [person.page.evaluate(ROOMS) for person in people]
    assert all(each == first for each in others)


def test_a_law_is_chosen_where_all_are_read_and_a_vote_is_cast_by_tapping_a_house(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(seed="tapped", speed=8), PHONE)
    playing([ann], bots=7, game="quintebourg")
    play_on([ann], is_asked("propose-law"), "a law", 2)
    laws = ann.ask.locator("button.option")
    laws.first.wait_for()
    for size, in_sight in ((PHONE, 4), (DESK, 20)):  # of 22, above the raised hand
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert ann.page.evaluate(LAWS) >= in_sight, size
        ann.picture(f"bourg-laws-{size[0]}")
    assert (
        sum(law.locator(".does").inner_text() != "" for law in laws.all()) == laws.count() - 1
    )  # all except "propose none"
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.page.evaluate(COUNT_TAPS)
    law = until(ann.asked_now, "the law", ann)
    laws.first.click()
    until(partial(ann.was_taken, law), "a law is one tap", ann)
    assert ann.page.evaluate("() => window.taps_") == 1
    play_on([ann], is_asked("vote"), "a vote", 2)
    until(ann.asked_now, "the vote", ann)
    asked = ann.look()["decisions"][0]
    seats = [each["seat"] for each in asked["options"] if each["type"] == "seat"][: max(1, asked["least"])]
    assert seats
    for seat in seats:
        door = ann.page.locator(f'.ring [data-seat="{seat}"]')
        door.click()
        expect(door).to_have_attribute("aria-pressed", "true")
    more = asked["least"] < asked["most"]  # one more could be named, so the page does not send the vote by itself
    if more:
        ann.page.locator(".asked button.first").click()
    until(partial(has_voted, ann, set(seats)), "the vote is told", ann)
    assert ann.page.evaluate("() => window.taps_") == 1 + len(seats) + more


def test_the_names_of_phases_have_room_beside_the_hourglass(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="bar"), PHONE, "fr-FR")
    playing([ann], bots=6, game="quintebourg", pace="relaxed")
    ann.page.locator(".bar .glass").wait_for()
    french = Texts("fr", "quintebourg")
    names = [
        french.say(f"phase-{each}") for each in ("night", "dawn", "session", "debate", "vote", "tribunal", "weddings")
    ]
    for width, height in (PHONE, (320, 568)):
        ann.page.set_viewport_size({"width": width, "height": height})
        crowded = {name: over for name in names if (over := ann.page.evaluate(CROWDED, name)) > 1}
        assert not crowded, (width, crowded)
