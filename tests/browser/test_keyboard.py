"""A whole game with the keyboard alone: tab to what one wants, numbers for options, Enter."""

from __future__ import annotations

import time
from functools import partial

from tests.patience import WHOLE_GAME

from .conftest import Invite, OpenHouse
from .table import DESK, Person, choose, until


def tab_to(person: Person, selector: str, most: int = 150) -> None:
    """Tab until that has the focus, as somebody does who sees where it is."""
    for _ in range(most):
        if person.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by Tab")


def focus_seen(person: Person) -> bool:
    """Whether one sees what has the focus."""
    return bool(
        person.page.evaluate(
            """() => {
                const style = getComputedStyle(document.activeElement);
                return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
            }"""
        )
    )


def test_a_whole_game_is_played_by_keyboard(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=8, seed="keys"), DESK)
    press = ann.page.keyboard.press
    ann.go("/")
    ann.page.locator(".doors").wait_for()
    tab_to(ann, "[data-game=salem1692] button.likes")
    press("Enter")
    tab_to(ann, "[data-game=salem1692] input[type=number]")
    ann.page.keyboard.type("4")  # what was there is selected by Tab
    tab_to(ann, "[data-game=salem1692] select.pace")
    press("End")  # no clock
    tab_to(ann, "[data-game=salem1692] button.alone")
    assert focus_seen(ann)
    press("Enter")
    ann.page.locator(".game").wait_for()
    ann.remember()
    seen = ann.look()["table"]
    assert len(seen["places"]) == 4
    assert seen["pace"] == "none"

    dice = 9
    answers = 0
    end = time.monotonic() + WHOLE_GAME
    while not ann.over():
        assert time.monotonic() < end, f"not over after {answers} answers"
        asked = ann.asked()
        decisions = ann.look()["decisions"]
        if asked is None or not decisions or decisions[0]["id"] != asked:
            ann.page.wait_for_timeout(40)
            continue
        for pick in choose(decisions[0], ann.rolls(dice, decisions[0]["id"]), draws=answers > 30):
            if pick < 9:
                press(str(pick + 1))
            else:
                tab_to(ann, f".asked .option:nth-of-type({pick + 1})")
                press("Enter")
        tab_to(ann, ".asked .row button.first")
        press("Enter")
        until(partial(ann.asked_other_than, asked), "the answer was taken", ann)
        answers += 1
    assert answers > 3

    # to the end of it, and again
    tab_to(ann, "section.over .row button.first")
    assert focus_seen(ann)
    press("Enter")
    ann.page.locator(".lobby").wait_for()


def test_panels_and_seats_are_reached_by_keyboard(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(), DESK)
    press = ann.page.keyboard.press
    ann.go("/")
    ann.page.locator("[data-game=salem1692] button.alone").press("Enter")
    ann.ask.wait_for()
    tab_to(ann, "#tab-log")
    for tab in ("talk", "notes", "table"):
        press("ArrowRight")
        ann.page.locator(f"#panel-{tab}").wait_for()
        assert focus_seen(ann)
    press("Home")
    ann.page.locator("#panel-log").wait_for()
    tab_to(ann, ".ring [data-seat]")
    assert focus_seen(ann)
    press("i")  # more about that seat
    ann.page.locator("dialog[open], [role=dialog]").first.wait_for()
    press("Escape")
    ann.page.locator("dialog[open], [role=dialog]").first.wait_for(state="hidden")
