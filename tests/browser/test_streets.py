"""New Salem's streets beside one's cards and the question, on a phone and on a wide screen."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .table import DESK, PHONE, play_on, playing, until
from .test_rooms import SWAP

NEXT_TO = 20  # pixels between the reader's cards and the question, which the shadow of the question covers
GAP = """() => {
    const [own, asked] = ["[data-own]", ".asked"].map((each) => document.querySelector(each).getBoundingClientRect());
    return asked.top - own.bottom;
}"""
# Asks a question after these events.
TELL_AND_ASK = """([events, decision]) => window.ask_(decision, (message) => {
    return { ...message, length: message.length + events.length, story: events };
})"""
# The quarters whose frames are lower than others beside them.
UNEQUAL = """() => {
    const boxes = [...document.querySelectorAll(".quarters > li:not(.you)")]
        .map((each) => each.getBoundingClientRect());
    return boxes.filter((one) => boxes.some((other) => one.top === other.top && one.height < other.height - 1)).length;
}"""


def test_on_a_phone_nothing_shows_between_ones_cards_and_the_question(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="rooms"), PHONE)
    playing([ann], bots=5, game="newsalem")
    ann.ask.wait_for()
    until(lambda: ann.page.evaluate(GAP) < NEXT_TO, "one's cards are next to the question", ann, patience=5)


def test_a_strip_above_the_question_shows_new_houses_that_can_be_seen(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="eight"), PHONE)
    ann.context.add_init_script(SWAP)
    playing([ann], bots=5, game="newsalem")
    ann.ask.wait_for()
    decision = ann.look()["decisions"][0]
    kinds = [option["kind"] for option in decision["options"]] * 2
    played = [{"type": "buildings-played", "seat": 1, "buildings": kinds, "hope": 0, "despair": 0}]
    ann.page.evaluate(TELL_AND_ASK, [played, decision])
    ann.page.locator(".veil.strip .house").first.wait_for()
    widths = ann.page.locator(".veil.strip .house:visible").evaluate_all("(all) => all.map((each) => each.offsetWidth)")
    assert widths
    assert min(widths) > 30


def test_on_a_wide_screen_the_town_of_new_salem_is_in_sight_below_ones_cards_in_equal_frames(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(seed="eight"), DESK)
    playing([ann], bots=5, game="newsalem")
    play_on([ann], lambda seen: seen["view"]["public"]["town"]["round"] == 2, "the second round", 1)
    ann.sees("pick")
    ann.ask.wait_for()
    until(lambda: ann.page.evaluate(UNEQUAL) == 0, "equal frames", ann, patience=5)
    assert ann.page.locator(".quarters").evaluate("(each) => each.getBoundingClientRect().top") < 330


def test_four_cards_lie_in_one_row_on_a_phone(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="eight"), PHONE)
    ann.context.add_init_script(SWAP)
    playing([ann], bots=5, game="newsalem")
    ann.ask.wait_for()
    decision = ann.look()["decisions"][0]
    four = [decision["options"][0] | {"kind": kind} for kind in ("bank", "market", "school", "slaughterhouse")]
    ann.page.evaluate(TELL_AND_ASK, [[], decision | {"id": "0-900", "options": four}])
    cards = ann.page.locator('.ask[data-decision="0-900"] button.option')
    expect(cards).to_have_count(4)
    assert len(set(cards.evaluate_all("(all) => all.map((each) => each.offsetTop)"))) == 1
