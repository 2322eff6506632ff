"""On every screen nothing covers or touches what stands beside it."""

from __future__ import annotations

from itertools import product

import pytest

from .conftest import Invite, OpenHouse
from .crier import Phone
from .reading import LANGUAGES, Reader
from .table import DESK, PHONE, Person, comes_to, play_on, playing, until
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
# What comes below the table and is partly behind the question, or one's own cards: its text, and whether it is shown.
HALF = """() => {
    const top = (what) => document.querySelector(what)?.getBoundingClientRect().top ?? innerHeight;
    const lines = [...document.querySelectorAll(".peeks:not(ul), ul.peeks > *")];
    return lines.filter((each) => each.checkVisibility()).flatMap((each) => {
        const cover = each.closest(".over") ? Math.min(top("[data-own]"), top(".asked")) : top(".asked");
        const box = each.getBoundingClientRect();
        const head = parseFloat(getComputedStyle(each).getPropertyValue("--head")) * 16 || box.height;
        const cut = box.top < cover && box.top + head > cover + 1;
        return cut ? [[each.textContent.trim(), getComputedStyle(each).opacity]] : [];
    });
}"""
# What can be pressed there, focused by the keyboard: whether it is shown, and how much of it is behind what covers it.
FOCUSED = """() => {
    const top = (what) => document.querySelector(what)?.getBoundingClientRect().top ?? innerHeight;
    const stops = [...document.querySelectorAll(".peeks")].flatMap((each) =>
        [each, ...each.querySelectorAll("*")].filter((one) => one.matches("button, summary, a[href]")));
    return stops.filter((each) => each.checkVisibility()).map((each) => {
        document.activeElement.blur();
        scrollTo(0, 0);
        each.focus({ focusVisible: true });
        const line = each.closest(".peeks:not(ul), ul.peeks > *");
        const cover = each.closest(".over") ? Math.min(top("[data-own]"), top(".asked")) : top(".asked");
        const behind = Math.max(0, each.getBoundingClientRect().bottom - cover);
        return [each.textContent.trim(), getComputedStyle(line).opacity, behind];
    });
}"""
# The list of seats, one's own cards and the question: how far each reaches into the next.
LISTED = """() => {
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    const [list, own, asked] = [".list", "[data-own]", ".asked"].map(box);
    return [list.bottom - own.top, own.bottom - asked.top, asked.bottom - innerHeight, 90 - list.height];
}"""
# By how much seats are behind one's own cards or the question.
HIDDEN = """() => {
    const top = (what) => document.querySelector(what).getBoundingClientRect().top;
    const lowest = Math.min(top("[data-own]"), top(".asked"));
    const seats = document.querySelectorAll(".ring [data-seat], .quarters > [data-seat]");
    const behind = (each) => each.getBoundingClientRect().bottom - lowest;
    return [...seats].filter((each) => each.checkVisibility()).map(behind).filter((each) => each > 2);
}"""
# In this part of the night people make signs.
SIGNS = """(question) => window.ask_(question, (message) => {
    message.view.public.town.calls = ["pack", "lovers"];
    return message;
})"""
# By how much the signs that can be made are behind one's own cards: the draft of a sentence, and the first row.
DRAFT = """() => {
    const { top } = document.querySelector("[data-own]").getBoundingClientRect();
    return [".draft", ".row .sign"].map((each) =>
        document.querySelector(`.gestures ${each}`).getBoundingClientRect().bottom - top);
}"""
# The senator reads the longest law.
ASSENT = """() => {
    const options = ["yes", "no"].map((word) => ({ type: "word", word }));
    const question = { id: "0-900", kind: "assent", about: { type: "word", word: "condorcet" }, least: 1, most: 1,
        ordered: false, timer: null, default: null, seen_by: "everybody", options };
    window.ask_(question, (message) => {
        message.view.public.phase = "session";
        return message;
    });
}"""
# A choice among four buildings; everybody has built the same.
FOUR = """() => {
    const options = ["tavern", "bank", "school", "theater"].map((kind) => ({ type: "card", kind }));
    const question = { id: "0-900", kind: "pick", about: null, least: 1, most: 1, ordered: false, timer: null,
        default: null, seen_by: "all", options };
    window.ask_(question, (message) => {
        for (const each of message.view.public.people)
            each.buildings = options.map(({ kind }) => ({ kind, despair: 0 }));
        return message;
    });
}"""
# The rows and the heights of the cards of a question, if a name takes three lines.
CARDS = """() => {
    const cards = [...document.querySelectorAll(".asked .ask .option > .card")];
    cards[1].querySelector(".name").innerHTML = "House<br>of the<br>Sheriff";
    const boxes = cards.map((each) => each.getBoundingClientRect());
    return { count: cards.length, tops: new Set(boxes.map((each) => Math.round(each.top))).size,
        heights: new Set(boxes.map((each) => Math.round(each.height))).size };
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


def nothing_peeks(person: Person, width: int = 360) -> None:
    """Check that below the table nothing is shown of which a part is covered, on phones of several heights."""
    seen = 0
    for height in range(568, 700, 12):
        person.page.set_viewport_size({"width": width, "height": height})
        until(
            lambda: all(shown == "0" for _, shown in person.page.evaluate(HALF)), f"no line is cut at {height}", person
        )
        seen += len(person.page.evaluate(HALF))
        for what, shown, behind in person.page.evaluate(FOCUSED):
            assert (shown, behind) == ("1", 0), (what, height)
        person.page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    assert seen, "on some of these phones something is half behind the question"


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
        ann.page.keyboard.press("Escape")  # ends it at once
        ann.page.locator(".veil").wait_for(state="detached")


def test_on_a_phone_no_heading_is_half_behind_the_question_and_the_list_of_seats_is_whole_above_ones_cards(
    house: OpenHouse, invite: Invite
) -> None:
    ann = a_day_of_seven(house, invite, PHONE)
    ann.ask.wait_for()
    ann.page.locator(".veil").wait_for(state="detached")
    nothing_peeks(ann)
    ann.page.locator(".seats .tools button").first.click()
    for size in (PHONE, LOWEST):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        ann.page.evaluate("() => scrollTo(0, 0)")
        until(lambda: max(ann.page.evaluate(LISTED)) <= 1, f"the list is whole at {size}", ann, patience=5)


@pytest.mark.parametrize(("size", "kinds"), [((768, 1024), 4), ((1120, 700), 1), (DESK, 4)])
def test_around_a_table_of_seven_no_seat_lies_over_another(
    house: OpenHouse, invite: Invite, size: tuple[int, int], kinds: int
) -> None:
    ann = a_day_of_seven(house, invite, size)
    ann.page.evaluate(BURDEN, kinds)
    ann.page.locator(".ring [data-seat]").last.locator(".pile").nth(kinds - 1).wait_for()
    assert ann.page.evaluate(TOUCHING) == []


def test_by_night_thirteen_names_signs_and_houses_are_whole_beside_or_above_the_question(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(seed="phones"), DESK)
    ann.context.add_init_script(SWAP)
    playing([ann], bots=12, game="quintebourg")
    ann.sees("night")
    ann.page.locator(".ask .boxes").wait_for()
    assert ann.page.locator(".ask .boxes > *").count() == 14
    assert ann.page.evaluate(UNSEEN) == 0
    ann.page.locator(".veil").wait_for(state="detached")
    ann.page.evaluate(SIGNS, ann.look()["decisions"][0])
    ann.page.locator(".gestures").wait_for(timeout=10000)
    until(lambda: max(ann.page.evaluate(DRAFT)) <= 0, "signs can be made above one's cards", ann, patience=5)
    ann.page.set_viewport_size({"width": 768, "height": 1024})
    until(lambda: ann.page.evaluate(HIDDEN) == [], "every house is above the question", ann, patience=5)


def test_above_the_longest_law_that_the_senator_reads_every_house_of_twelve_is_in_sight(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(seed="phones"), PHONE)
    ann.context.add_init_script(SWAP)
    playing([ann], bots=11, game="quintebourg")
    ann.sees("night")
    ann.ask.wait_for()
    ann.page.evaluate(ASSENT)
    ann.sees("session")
    ann.page.locator(".asked .heed").wait_for()
    reader = Reader(ann)
    for screen, language in product((LOWEST, PHONE), LANGUAGES):
        reader.read(screen=screen, size=100, language=language)
        ann.page.evaluate("() => scrollTo(0, 0)")
        until(lambda: ann.page.evaluate(HIDDEN) == [], f"all houses at {screen} in {language}", ann, patience=5)


def test_on_a_tablet_an_announcement_hides_the_last_events_whole(house: OpenHouse, invite: Invite) -> None:
    ann = a_day_of_seven(house, invite, (768, 1024))
    quiet(ann)
    announced, lines = ann.page.evaluate(ANNOUNCE, [1, ".ticker", True])
    assert announced["left"] <= lines["left"] + 1
    assert announced["right"] >= lines["right"] - 1
    assert lines["bottom"] - 6 <= announced["bottom"]


def test_on_a_phone_a_new_salem_of_five_lies_in_two_rows_with_the_cubes_below_every_name_and_four_cards_in_one(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(seed="looks-1"), LOWEST)
    ann.context.add_init_script(SWAP)
    playing([ann], bots=4, game="newsalem")
    ann.sees("pick")
    ann.ask.wait_for()
    ann.page.locator(".quarters.tight").wait_for()
    quarters = ann.page.evaluate(QUARTERS)
    rows = [each["row"] for each in quarters]
    assert [rows.count(row) for row in sorted(set(rows))] == [3, 2]
    assert all(each["cubes"] >= each["name"] - 1 for each in quarters), quarters
    ann.page.evaluate(FOUR)
    ann.page.locator(".asked .ask .option").nth(3).wait_for()
    reader = Reader(ann)
    for screen, language in product((LOWEST, PHONE), LANGUAGES):
        reader.read(screen=screen, size=100, language=language)
        ann.page.evaluate("() => scrollTo(0, 0)")
        until(lambda: ann.page.evaluate(HIDDEN) == [], f"all quarters at {screen} in {language}", ann, patience=5)
        assert ann.page.evaluate(CARDS) == {"count": 4, "tops": 1, "heights": 1}
    nothing_peeks(ann)


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
