"""Quinte-bourg in the browser: a host composes a town, learns what is impossible, and plays a first night and day."""

from __future__ import annotations

import json
import time
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from meetinghouse.texts import Texts
from tests.patience import WHOLE_GAME

from .conftest import Invite, OpenHouse
from .table import DESK, PHONE, TOO_LATE, Person, sideways, until


@cache
def texts() -> Texts:
    """The English texts; read by the first test that needs them, and not with this module."""
    return Texts("en", "quintebourg")


def set_card(host: Person, card: str, group: str, value: Any) -> None:
    """Let the host unfold the settings, and choose how many copies of a card there are."""
    page = host.page
    for folded in (page.locator("details.all"), page.locator("details.group", has_text=group)):
        if folded.get_attribute("open") is None:
            folded.locator("summary").first.click()
    field = page.get_by_label(card, exact=True)
    field.select_option(json.dumps(value))


def refusal(rule: str, setting: str) -> str:
    """Why this town is impossible, as the host reads it."""
    return texts().say(f"refused-option-clash-{rule.lower()}", settings=texts().say(f"option-{setting}"))


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_host_composes_a_town_and_plays_its_first_night_and_day(
    house: OpenHouse, invite: Invite, size: tuple[int, int]
) -> None:
    running = house(seed="bourg", speed=8)
    ann = invite(running, size)
    ann.planned(*TOO_LATE)
    made = ann.context.request.post(f"{ann.url}/api/tables", data={"game": "quintebourg", "pace": "none"})
    assert made.status == 201, made.text()
    ann.code = made.json()["code"]
    ann.call("/seats", {"name": "Ann"})
    for _ in range(6):
        ann.call("/bots", {"bot": "random"})
    ann.go(f"/t/{ann.code}")
    begin = ann.page.locator(".bar button.first")
    expect(begin).to_have_attribute("aria-disabled", "false")

    # one Skadi more: the note that follows
    party = texts().say("options-party")
    notes = ann.page.locator("ul.notes.quiet")
    skadi = texts().say("note-skadi-third-night")
    expect(notes).not_to_contain_text(skadi)
    set_card(ann, texts().say("role-skadi"), party, 1)
    expect(notes).to_contain_text(skadi)

    # the list of cards follows at once: a Skadi more, a villager less
    cards = ann.page.locator(".shares ul").first
    expect(cards.locator(".other")).to_have_count(2)
    expect(cards.locator("li", has_text=texts().say("role-villageois"))).to_contain_text("3")
    hess = texts().say("role-hess")
    expect(ann.page.get_by_label(hess, exact=True)).to_have_count(0)  # of another mode

    # Minus alone is impossible: the reason is shown beside the card and at the button
    set_card(ann, texts().say("role-minus"), party, 1)
    why = refusal("QB-KNOW-11", "deal_minus")
    expect(begin).to_have_attribute("aria-disabled", "true")
    expect(ann.page.locator("#obstacle")).to_contain_text(why)
    minus = ann.page.get_by_label(texts().say("role-minus"), exact=True)
    expect(ann.page.locator(".setting", has=minus)).to_contain_text(why)
    expect(notes).to_have_count(0)
    set_card(ann, texts().say("role-rept-alpha"), party, 0)
    clashes = ann.page.locator("ul.notes.trouble li")
    expect(clashes).to_have_count(2)  # all mistakes at once
    expect(ann.page.locator("#obstacle")).to_contain_text(why)
    set_card(ann, texts().say("role-rept-alpha"), party, "usual")
    expect(clashes).to_have_count(0)
    assert sideways(ann.page) == []
    ann.picture(f"quintebourg-lobby-{size[0]}")
    set_card(ann, texts().say("role-minus"), party, "usual")
    expect(begin).to_have_attribute("aria-disabled", "false")

    begin.click()
    ann.look_at_role()
    ann.page.locator(".game").wait_for()
    play_first_day(ann, size[0])
    assert sideways(ann.page) == []
    ann.picture(f"quintebourg-day-{size[0]}")


def play_first_day(person: Person, dice: int) -> None:
    """Tap an answer to every question until the second night; both the night and the day must have asked something."""
    asked: dict[str, int] = {}
    end = time.monotonic() + WHOLE_GAME
    wide: set[str] = set()
    while (seen := person.look())["view"]["public"]["town"]["night"] < 2 and seen["table"]["phase"] == "playing":
        assert time.monotonic() < end, asked
        decision = next(iter(seen["decisions"]), None)
        if decision is None or person.asked() != decision["id"]:
            person.page.wait_for_timeout(40)
            continue
        if decision["kind"] not in asked:
            wide |= set(sideways(person.page))
        asked[decision["kind"]] = asked.get(decision["kind"], 0) + person.answer(dice, seen)
    assert not wide
    assert len(asked) > 2, asked
    until(lambda: person.page.locator(".game").count(), "the game is still shown", person)
