"""The claims board, saying something about a seat or a line, and what was true in the end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .table import DESK, PHONE, Person, comes_to, play_on, playing, sideways

LANGUAGES = ("en-GB", "fr-FR", "es-ES")
LINE = {"type": "line"}


def says(person: Person, kind: str, *parts: Any) -> None:
    person.call("/sayings", {"channel": "town", "sayings": [{"kind": kind, "parts": list(parts)}]})


def last_line(person: Person) -> int:
    """The number of the last line."""
    return int([each for each in person.look()["story"] if each["type"] == "spoke"][-1]["number"])


# Texts of the shared screen that a seat covers.
COVERED = """() => {
    const boxes = (where) => [...document.querySelectorAll(where)].map((each) => each.getBoundingClientRect());
    const seats = boxes(".tv .ring .seat");
    return [...document.querySelectorAll(".tv .few li, .tv .words li")].filter((each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        return seats.some((box) => box.top < bottom && top < box.bottom && box.left < right && left < box.right);
    }).map((each) => each.textContent);
}"""


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_board_tells_who_claims_what_and_what_contradicts_it(house: OpenHouse, invite: Invite, locale: str) -> None:
    running = house(speed=3, seed="claims")
    ann = invite(running, PHONE, locale)
    ben, cat, dan = [invite(running, screen=False) for _ in range(3)]
    people = [ann, ben, cat, dan]
    playing(people)
    play_on(people, comes_to("day"), "the day", 4)
    ann.sees("day")
    says(ben, "am-constable")
    first = last_line(ben)
    says(cat, "am-constable")
    says(dan, "doubt", LINE | {"line": first})
    says(dan, "never-witch")
    says(dan, "retract", LINE | {"line": last_line(dan)})

    ann.page.locator("#tab-talk").click()
    ann.page.locator(".chat button.board").click()
    claims = ann.page.locator(".chat .claims")
    for name in ("Ben", "Cat"):
        row = claims.locator("section", has_text=name).locator("li").first
        expect(row.locator(".against")).to_have_count(1)
    of_ben = claims.locator("section").first
    expect(of_ben.locator("h4")).to_have_text("Ben")
    expect(of_ben.locator(".against")).to_contain_text("Cat")
    expect(of_ben.locator(".doubted")).to_contain_text("Dan")
    expect(claims.locator("section").last.locator("li[data-back] .back")).to_have_count(1)
    assert "⟨" not in ann.text()
    assert sideways(ann.page) == []
    ann.picture(f"claims-{locale}")

    # an answer to a claim takes two more taps
    of_ben.locator("button").click()
    ann.page.locator(".composer [data-kind=agree]").wait_for()
    ann.picture(f"claims-answer-{locale}")
    ann.page.locator(".composer [data-kind=agree]").click()
    ann.page.locator(".composer button.send").click()
    expect(of_ben.locator(".agreed")).to_have_count(1)
    assert "⟨" not in ann.text()

    # the same on the shared screen
    screen = invite(running, DESK, locale)
    screen.code = ann.code
    screen.go(f"/tv/{ann.code}")
    few = screen.page.locator(".few li[data-against]")
    expect(few).to_have_count(2)
    screen.picture(f"claims-tv-{locale}")
    for width, height in (DESK, (768, 1024), PHONE):  # each claim is whole, and nothing is pushed off the screen
        screen.page.set_viewport_size({"width": width, "height": height})
        assert sideways(screen.page) == [], width
        assert few.evaluate_all("(all) => all.every((each) => each.scrollWidth <= each.clientWidth)")
    for width, height in (DESK, (1920, 1080)):  # no seat covers a claim, or the counts in the middle
        screen.page.set_viewport_size({"width": width, "height": height})
        assert screen.page.evaluate(COVERED) == [], width


def test_a_seat_or_a_line_that_is_tapped_is_spoken_of_in_three_taps(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=3, seed="about")
    ann = invite(running, PHONE)
    people = [ann, *[invite(running, screen=False) for _ in range(3)]]
    playing(people)
    play_on(people, comes_to("day"), "the day", 4)
    ann.sees("day")

    # a line of the log: the line, the sentence, send
    ann.page.locator("#tab-log").click()
    ann.page.locator("#panel-log .tap p:not([data-line=around])", has_text="Black Cat").last.click()
    ann.page.locator(".composer .starts").get_by_role("button", name="Why did you do that?").click()
    ann.page.locator(".composer button.send").click()
    line = ann.page.locator(".chat .lines p").last
    expect(line.locator("q")).to_contain_text("Black Cat")

    # a seat
    ann.page.evaluate("scrollTo(0, 0)")
    reads = ann.page.locator(".seats .tools button", has_text="Tap to read")
    if reads.count():  # it is Ann's turn, and a tap would choose
        reads.click()
    ann.page.locator('.ring [data-seat="2"]').click()
    ann.page.locator("dialog button.speak-of").click()
    ann.page.locator(".composer .starts").get_by_role("button", name="I suspect Cat.").click()
    ann.picture("speak-of")
    ann.page.locator(".composer button.send").click()
    expect(line).to_contain_text("Cat")
