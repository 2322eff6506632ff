"""On every screen nothing covers or touches what stands beside it."""

from __future__ import annotations

import pytest

from .conftest import Invite, OpenHouse
from .crier import Phone
from .reading import LANGUAGES, Reader
from .table import DESK, Person, comes_to, play_on, playing
from .test_phones import LOWEST
from .test_rooms import SWAP

# A tryal card is turned up, while the reader is asked something or nothing: the places of the announcement, which is
# one of the highest, and of something else on the page.
ANNOUNCE = """async ([more, where, asked]) => {
    const options = ["yes", "no"].map((word) => ({ type: "word", word }));
    const question = { id: "0-900", kind: "giles-shows", about: null, least: 1, most: 1, ordered: false, timer: null,
        default: null, seen_by: "everybody", options };
    window.ask_(question, (message) => {
        const event = { type: "tryal-revealed", seat: 1, position: 1, face: "witch", cause: "trial" };
        const decisions = asked ? message.decisions : [];
        return { ...message, decisions, story: [event], length: message.length + more };
    });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return [".veil[data-moment=reveal] .moment", where].map((each) => {
        const { left, right, top, bottom } = document.querySelector(each).getBoundingClientRect();
        return { left, right, top, bottom };
    });
}"""
# Nothing new comes to the page any more.
STAY = "() => window.ask_({}, (message) => ({ ...message, decisions: [] }))"
# So many kinds of cards lie in front of everybody.
BURDEN = """(kinds) => window.ask_({}, (message) => {
    const { people } = message.view.public;
    const front = ["accusation", "piety", "stocks", "asylum"].slice(0, kinds).map((card) => ({ card }));
    for (const each of people) each.front = front;
    return { ...message, decisions: [] };
})"""
# Pairs of seats that lie over each other.
TOUCHING = """() => {
    const seats = [...document.querySelectorAll(".ring [data-seat]")];
    const over = (one, other) => one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
    const pairs = seats.flatMap((one, at) => seats.slice(at + 1).map((other) => [one, other]));
    return pairs.filter((pair) => over(...pair.map((each) => each.getBoundingClientRect())))
        .map((pair) => pair.map((each) => each.dataset.seat));
}"""
# How many boxes of the question of the night are not whole above the half row that fades.
UNSEEN = """() => {
    const boxes = document.querySelector(".ask .boxes");
    const { bottom } = boxes.getBoundingClientRect();
    const rows = bottom - parseFloat(getComputedStyle(boxes).paddingBottom);
    return [...boxes.children].filter((each) => each.getBoundingClientRect().bottom > rows + 1).length;
}"""
# For every quarter of New Salem: its row, the lower edge of the name, and the upper edge of its cubes.
QUARTERS = """() => [...document.querySelectorAll(".quarters > [data-seat]")].map((each) => {
    const box = (where) => each.querySelector(where).getBoundingClientRect();
    return { row: Math.round(each.getBoundingClientRect().top), name: box(".name").bottom, cubes: box(".cubes").top };
})"""


def a_day_of_seven(house: OpenHouse, invite: Invite, size: tuple[int, int]) -> Person:
    """A player of Salem, with six bots, whose page can be shown anything."""
    ann = invite(house(seed="looks-2"), size)
    ann.context.add_init_script(SWAP)
    playing([ann], bots=6)
    play_on([ann], comes_to("day"), "the day", 2)
    ann.sees("day")
    return ann


def quiet(person: Person) -> None:
    """Nothing new comes to the page, and nothing is announced any more."""
    person.page.evaluate(STAY)
    person.page.locator(".veil").wait_for(state="detached")
    person.page.evaluate("() => scrollTo(0, 0)")


def test_on_the_smallest_phone_an_announcement_is_whole_above_the_line_that_says_who_is_waited_for(
    house: OpenHouse, invite: Invite
) -> None:
    ann = a_day_of_seven(house, invite, LOWEST)
    quiet(ann)
    reader = Reader(ann)
    for more, language in enumerate(LANGUAGES, 1):
        reader.read(screen=LOWEST, size=100, language=language)
        announced, waits = ann.page.evaluate(ANNOUNCE, [more, ".asked.idle", False])
        assert announced["bottom"] <= waits["top"], language
        ann.page.keyboard.press("Shift")  # ends it at once
        ann.page.locator(".veil").wait_for(state="detached")


@pytest.mark.parametrize(("size", "kinds"), [((768, 1024), 4), ((1120, 700), 1), (DESK, 4)])
def test_around_a_table_of_seven_no_seat_lies_over_another(
    house: OpenHouse, invite: Invite, size: tuple[int, int], kinds: int
) -> None:
    ann = a_day_of_seven(house, invite, size)
    ann.page.evaluate(BURDEN, kinds)
    ann.page.locator(".ring [data-seat]").last.locator(".pile").nth(kinds - 1).wait_for()
    assert ann.page.evaluate(TOUCHING) == []


def test_on_a_wide_screen_thirteen_names_are_whole_in_the_question_of_the_night(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(seed="phones"), DESK)
    playing([ann], bots=12, game="quintebourg")
    ann.sees("night")
    ann.page.locator(".ask .boxes").wait_for()
    assert ann.page.locator(".ask .boxes > *").count() == 14
    assert ann.page.evaluate(UNSEEN) == 0


def test_on_a_tablet_an_announcement_hides_the_last_events_whole(house: OpenHouse, invite: Invite) -> None:
    ann = a_day_of_seven(house, invite, (768, 1024))
    quiet(ann)
    announced, lines = ann.page.evaluate(ANNOUNCE, [1, ".ticker", True])
    assert announced["left"] <= lines["left"] + 1
    assert announced["right"] >= lines["right"] - 1
    assert lines["bottom"] - 6 <= announced["bottom"]


def test_on_a_phone_a_new_salem_of_five_lies_in_two_rows_with_the_cubes_below_every_name(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(seed="looks-1"), LOWEST)
    playing([ann], bots=4, game="newsalem")
    ann.sees("pick")
    ann.ask.wait_for()
    ann.page.locator(".quarters.tight").wait_for()
    quarters = ann.page.evaluate(QUARTERS)
    rows = [each["row"] for each in quarters]
    assert [rows.count(row) for row in sorted(set(rows))] == [3, 2]
    assert all(each["cubes"] >= each["name"] - 1 for each in quarters), quarters


def test_with_twelve_names_on_the_lowest_phone_the_crier_shows_who_is_out_and_the_button_that_confirms_it(
    house: OpenHouse, invite: Invite
) -> None:
    person = invite(house(), LOWEST)
    person.page.clock.install()
    person.go("/crier")
    person.page.locator("h1").wait_for()
    phone = Phone(person)
    phone.stand()
    phone.set_up(12, edition="en", director="phone")
    phone.open()
    phone.tap(2)
    section = person.page.locator("section", has=person.page.get_by_role("button", name="Confirm who is out"))
    assert section.evaluate("(each) => each.scrollHeight - each.clientHeight") <= 1
