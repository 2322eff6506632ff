"""What people do to each other at a table: leave, wish, wait, tap twice, ask why not, look back."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .table import DESK, PHONE, Person, comes_to, play_on, playing, until


def played_by_bot(person: Person, seat: int) -> bool:
    return bool(person.look()["table"]["places"][seat]["bot"])


def test_a_bot_stands_in_and_steps_aside(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=20, seed="away")
    ann, ben = invite(running, DESK), invite(running, PHONE)
    code = playing([ann, ben], bots=3)
    ben.ask.wait_for()
    ben.page.goto("about:blank")
    until(partial(played_by_bot, ann, 1), "a bot stands in", ann)
    ann.page.locator("#tab-table").click()
    expect(ann.page.locator("#panel-table li").nth(1)).to_contain_text("bot")

    ben.page.goto(f"/t/{code}")
    ben.page.locator(".standin button.first").click()  # one tap
    ben.page.locator(".standin").wait_for(state="detached")
    until(lambda: not played_by_bot(ann, 1), "the bot steps aside", ann)
    assert ben.look()["you"]["seat"] == 1


def my_turn(seen: Any) -> bool:
    return seen["you"]["seat"] == 0 and any(each["kind"] == "turn" for each in seen["decisions"])


def test_wishes_are_counts(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="wish")
    people = [invite(running, PHONE) for _ in range(3)]
    ann, ben, cat = people
    playing(people, bots=2)
    for person in people:
        person.page.locator("#tab-table").click()
    ann.page.locator("#panel-table section").first.locator("button").first.click()
    wishes = ben.page.locator("#panel-table section").first.locator("[role=status]")
    expect(wishes).to_contain_text("1")
    assert not any(name in wishes.inner_text() for name in ("Ann", "Ben", "Cat"))
    ben.page.locator("#panel-table section").first.locator("button").first.click()
    expect(cat.page.locator(".bar .standing")).to_contain_text("paused")
    for person in (ann, ben):
        person.page.locator("#panel-table section").first.locator("button.first").click()
    until(lambda: not cat.look()["table"]["paused"], "it goes on", cat)


def test_a_double_tap_is_one_move_and_closed_options_name_the_rule(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=5, seed="twice")
    people = [invite(running, DESK) for _ in range(4)]
    ann = people[0]
    playing(people)
    ann.ask.wait_for()
    sent: list[str] = []
    ann.page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/answers") else None)

    # a change of mind before Confirm
    options = ann.ask.locator("button.option")
    options.nth(0).click()
    options.nth(1).click()
    expect(options.nth(0)).to_have_attribute("aria-pressed", "false")
    expect(options.nth(1)).to_have_attribute("aria-pressed", "true")
    ann.ask.locator(".row button.first").dblclick()
    until(ann.waits, "the answer was taken", ann)
    assert len(sent) == 1

    dice = random.Random(1)
    play_on(people, my_turn, "a turn of mine", dice, draws=True)
    until(ann.asked, "a question", ann)
    ann.ask.locator(".row button.plain").last.click()
    closed = ann.ask.locator("ul.closed li")
    closed.first.wait_for()
    for line in closed.all():
        assert len(line.inner_text()) > 10
        assert "⟨" not in line.inner_text()


def test_looking_back(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=20, seed="back"), DESK)
    dice = random.Random(3)
    code = playing([ann], bots=3)
    play_on([ann], comes_to("over"), "the end", dice)
    ann.go(f"/replay/{code}")
    steps = ann.page.locator(".replay .steps")
    steps.wait_for()
    assert ann.page.locator(".replay .far").count() == 0  # neither how long it is
    assert ann.page.locator(".replay ol.end").count() == 0  # nor how it ends
    lines = ann.page.locator(".replay .log p")
    before = lines.count()
    for _ in range(5):
        steps.locator("button.first").click()
    until(lambda: lines.count() > before, "more of the story", ann)
    ann.page.keyboard.press("ArrowLeft")
    ann.page.locator(".replay .tick input").click()
    ann.page.locator(".replay .far input").wait_for()
    steps.locator(".moves button").last.click()
    ann.page.locator(".replay ol.end").wait_for()
    ann.page.locator(".replay header select").select_option("all")
    ann.page.locator(".replay .log p").first.wait_for()
    assert "entry=" in ann.page.url  # a link to this moment
    shared = ann.page.url
    ann.page.goto(shared)
    ann.page.locator(".replay ol.end").wait_for()
