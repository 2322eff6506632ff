"""A whole game by keyboard: Tab moves, numbers choose options, Enter sends."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.patience import WHOLE_GAME

from .conftest import Invite, OpenHouse
from .picking import choose
from .table import DESK, TOO_LATE, Person, until


def tab_to(person: Person, selector: str, most: int = 400) -> None:
    """Press Tab until this has the focus, as somebody would who sees the focus."""
    for _ in range(most):
        if person.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by Tab")


def focus_seen(person: Person) -> bool:
    """Whether the focus is visible."""
    return bool(
        person.page.evaluate(
            """() => {
                const style = getComputedStyle(document.activeElement);
                return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
            }"""
        )
    )


def look_at_role_by_keyboard(person: Person) -> None:
    """Turn up the role by keyboard: first the control has the focus, then the role's name, and Tab leads back."""
    card = person.page.locator("dialog.deal")
    card.locator(".back button:focus").wait_for()
    assert focus_seen(person)
    person.page.keyboard.press("Enter")
    card.locator(".face h2:focus").wait_for()
    tab_to(person, "dialog.deal .face button")
    assert focus_seen(person)
    person.page.keyboard.press("Enter")
    card.wait_for(state="detached")


def send_by_keyboard(person: Person, asked: str) -> None:
    """Send what was chosen: again, if something else that happened meanwhile has taken the focus from the button."""
    length = person.look()["length"]

    def sent() -> bool:
        _confirm(person, asked)
        return person.asked_other_than(asked) or person.look()["length"] > length

    until(sent, "the answer was taken", person)


def _confirm(person: Person, asked: str) -> None:
    """Press Enter if the choice would be sent by itself, otherwise use the button that confirms it.

    On a busy machine it may have been sent by itself before that.
    """
    if person.page.locator(".asked .sand").count() == 0:
        try:
            tab_to(person, ".asked .row button.first")
            assert focus_seen(person)
        except AssertionError:
            if person.asked() == asked and person.page.locator(".asked .row button.first:enabled").count():
                raise
            return
    else:  # Tab may have stopped at a link when the last question was gone, and Enter would follow it
        person.page.evaluate("() => document.activeElement?.closest('a')?.blur()")
    person.page.keyboard.press("Enter")


def test_a_whole_game_is_played_by_keyboard(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=8, seed="keys"), DESK)
    press = ann.page.keyboard.press
    ann.go("/")
    ann.page.locator(".doors").wait_for()
    tab_to(ann, "[data-game=salem1692] button.likes")
    press("Enter")
    tab_to(ann, "[data-game=salem1692] input[type=number]")
    ann.page.keyboard.type("4")  # Tab has selected the old text
    tab_to(ann, "[data-game=salem1692] select.pace")
    press("End")  # no clock
    tab_to(ann, "[data-game=salem1692] button.alone")
    assert focus_seen(ann)
    press("Enter")
    ann.page.locator(".game").wait_for()
    ann.remember()
    look_at_role_by_keyboard(ann)
    seen = ann.look()["table"]
    assert len(seen["places"]) == 4
    assert seen["pace"] == "none"

    ann.planned(*TOO_LATE)
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
        send_by_keyboard(ann, asked)
        answers += 1
    assert answers > 3

    # to its end and back to its beginning
    ann.open_all()
    tab_to(ann, "section.over .row button.first")
    assert focus_seen(ann)
    press("Enter")
    ann.page.locator("dialog.deal").wait_for()  # the next game


def test_panels_and_seats_are_reached_by_keyboard(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(), DESK)
    press = ann.page.keyboard.press
    ann.go("/")
    ann.page.locator("[data-game=salem1692] button.alone").press("Enter")
    look_at_role_by_keyboard(ann)
    ann.ask.wait_for()
    top = ann.page.locator(".game > .bar").evaluate("(bar) => bar.getBoundingClientRect().top")
    press("?")
    expect(ann.page.locator("dialog kbd")).to_have_count(7)
    assert ann.page.locator(".game > .bar").evaluate("(bar) => bar.getBoundingClientRect().top") == top
    press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    press("Tab")  # the question is the first stop
    expect(ann.page.locator(".asked :focus")).to_have_count(1)
    assert focus_seen(ann)
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
