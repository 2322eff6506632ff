"""What people do at a table: leave, wish, wait, tap twice, ask for reasons, look back."""

from __future__ import annotations

from functools import partial
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .table import DESK, PHONE, Person, comes_to, log_of, play_on, playing, told, unseen, until
from .test_accessibility import OVERLAPPING


def my_turn(seen: Any) -> bool:
    return seen["you"]["seat"] == 0 and any(each["kind"] == "turn" for each in seen["decisions"])


def test_wishes_for_time_and_for_a_pause_are_counts_without_names(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="wish")
    people = [invite(running, PHONE) for _ in range(3)]
    ann, ben, cat = people
    playing(people, bots=2, pace="relaxed", options={"timer_scale": 10})
    for person in people:
        person.page.locator("#tab-table").click()
    names = ("Ann", "Ben", "Cat")
    wishes = ben.page.locator("#panel-table section").first.locator("[role=status]")
    ends = ben.look()["table"]["hourglass"]["ends"]

    def wish(what: str, button: int) -> None:
        ann.page.locator("#panel-table section").first.locator("button").nth(button).click()
        until(partial(wished, ben, what), f"one wish to {what}", ben)
        expect(wishes).to_contain_text("1")
        assert not any(name in wishes.inner_text() for name in names)
        ben.page.locator("#panel-table section").first.locator("button").nth(button).click()

    wish("extend", 1)
    until(lambda: cat.look()["table"]["hourglass"]["ends"] > ends, "more time", cat)
    wish("pause", 0)
    expect(cat.page.locator(".bar .standing")).to_contain_text("paused")
    for person in (ann, ben):
        person.page.locator("#panel-table section").first.locator("button.first").click()
    until(lambda: not cat.look()["table"]["paused"], "it goes on", cat)
    cat.page.locator("#tab-log").click()
    paused = until(lambda: [line for line in log_of(cat) if "pause" in line.lower()], "the pause in the log", cat)
    assert not any(name in line for name in names for line in paused)


def wished(person: Person, what: str) -> bool:
    return bool(person.look()["table"]["wishes"][what] == 1)


def test_a_mind_is_changed_before_confirm_and_never_after_and_a_double_tap_is_one_move(
    house: OpenHouse, invite: Invite
) -> None:
    running = house(speed=5, seed="twice")
    people = [invite(running, DESK), *[invite(running, screen=False) for _ in range(3)]]
    ann = people[0]
    playing(people)
    first = until(ann.asked_now, "a question", ann)
    sent: list[str] = []
    ann.page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/answers") else None)

    options = ann.ask.locator("button.option")
    options.nth(0).click()
    options.nth(1).click()
    expect(options.nth(0)).to_have_attribute("aria-pressed", "false")
    expect(options.nth(1)).to_have_attribute("aria-pressed", "true")
    ann.ask.locator(".row button.first").dblclick()
    until(ann.waits, "no more is asked", ann)
    until(partial(ann.was_taken, first), "the answer was taken", ann)
    assert len(sent) == 1

    # a drawn card stays drawn
    dice = 1
    play_on(people, my_turn, "a turn of mine", dice, draws=True)
    asked = until(ann.asked_now, "a question", ann)
    assert ann.answer(dice, draws=True)
    until(partial(ann.was_taken, asked), "the cards were drawn", ann)
    seen = ann.look()
    assert told("cards-drawn")(seen) or told("black-card-drawn")(seen), [each["type"] for each in seen["story"][-4:]]
    assert all(offer["id"] != asked for offer in seen["offers"])
    again = ann.context.request.post(
        f"{ann.url}/api/tables/{ann.code}/answers", data={"decision": asked, "choice": {"type": "word", "word": "end"}}
    )
    assert again.status == 409


def test_what_is_closed_names_the_rule_in_plain_words(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=5, seed="closed")
    people = [invite(running, DESK), *[invite(running, screen=False) for _ in range(3)]]
    ann = people[0]
    playing(people)
    play_on(people, my_turn, "a turn of mine", 1, draws=True)
    until(ann.asked_now, "a question", ann)
    ann.ask.locator(".row button.plain").last.click()
    closed = ann.ask.locator("ul.closed li")
    closed.first.wait_for()
    rules = []
    for line in closed.all():
        assert len(line.inner_text()) > 10
        assert "⟨" not in line.inner_text()
        rule = line.locator("a")
        rules.append(rule.get_attribute("href"))
        assert line.inner_text().replace(rule.inner_text(), "").strip(" :").count(" ") > 3  # words, not only an ID
    assert rules
    ann.go(rules[0] or "")
    expect(ann.page.locator("main")).to_contain_text((rules[0] or "").rsplit("/", 1)[1])


def test_a_replay_is_walked_through_and_tells_neither_its_length_nor_its_end_unasked(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(speed=20, seed="back"), DESK)
    dice = 3
    code = playing([ann], bots=6, hurry=True)
    ann.call("/notebook", {"text": "too quiet", "suspicions": {"1": 70}})
    unseen([ann], comes_to("over"), "the end", dice)
    ann.go(f"/replay/{code}")
    steps = ann.page.locator(".replay .steps")
    steps.wait_for()
    assert ann.page.locator(".replay .far").count() == 0  # the length of the game is not shown
    assert ann.page.locator(".replay ol.end").count() == 0  # nor how it ended
    lines = ann.page.locator(".replay .log p")
    before = lines.count()
    for _ in range(5):
        steps.locator("button.first").click()
    until(lambda: lines.count() > before, "more of the story", ann)
    ann.page.keyboard.press("ArrowLeft")
    ann.page.locator(".replay .check input").click()
    ann.page.locator(".replay .far input").wait_for()
    steps.locator(".moves button").last.click()
    ann.page.locator(".replay ol.end").wait_for()
    ann.page.locator(".replay header select").select_option("all")
    ann.page.locator(".replay .log p").first.wait_for()
    shared = ann.page.url  # a link to this moment
    entry = next(part for part in urlsplit(shared).query.split("&") if part.startswith("entry="))
    ann.page.goto(shared)
    ann.page.locator(".replay ol.end").wait_for()
    assert ann.page.locator(".replay .far").count() == 0  # a link to a moment shows no more than that
    ann.go(f"/replay/{code}?seat=all")
    expect(ann.page.locator(".replay .seat .worlds")).to_have_count(7)
    ann.picture("replay-worlds")
    assert ann.page.evaluate(OVERLAPPING) == []  # also at dawn, when the ring is lowest
    ann.call("/rematch")
    for replay in (f"/replay/{code}/1?seat=all", f"/replay/{code}?seat=all"):
        ann.go(f"{replay}&entry=30")  # the game is still there, and open around the table
        ann.page.locator('.replay .seat .pip[data-face="witch"]').first.wait_for()
        ann.go(f"{replay}&{entry}")
        expect(ann.page.locator(".replay .notes")).to_contain_text("too quiet")


def test_back_from_a_replay_that_plays_leads_to_the_table_and_to_its_address(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=20, seed="back"), DESK)
    code = playing([ann], bots=3, hurry=True)
    unseen([ann], comes_to("over"), "the end", 3)
    ann.page.locator(f'a[href="/replay/{code}/1"]').first.click()
    ann.page.locator(".replay .moves button[aria-pressed]").click()
    ann.page.wait_for_url(lambda url: "entry=" in url)  # it plays
    ann.page.go_back()
    end = ann.page.locator(f'a[href="/replay/{code}/1"]').first
    end.wait_for()
    assert ann.page.url == f"{ann.url}/t/{code}"
    ann.page.reload()
    end.wait_for()


def test_the_shared_screen_can_be_read_from_the_sofa(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="sofa")
    ann, screen = invite(running, DESK), invite(running, (1920, 1080))
    code = playing([ann], bots=7)
    play_on([ann], my_turn, "a turn", 2)
    screen.go(f"/tv/{code}?delay=60")  # for people who stream it: nothing of the table is shown before its time
    expect(screen.page.locator(".later")).to_have_text("This screen runs 60 seconds behind the table. One moment…")
    expect(screen.page.locator("[data-seat]")).to_have_count(0)
    apart = "() => document.querySelector('.later').offsetTop - document.querySelector('.tools').offsetHeight"
    assert screen.page.evaluate(apart) > 0
    screen.page.get_by_label("Delay").select_option("none")
    assert screen.page.url.endswith(f"/tv/{code}")
    for part in (".captions p", ".seat .name", ".tools"):
        screen.page.locator(part).first.wait_for()
    caption, name, tools, stage = screen.page.evaluate(
        """() => [
            parseFloat(getComputedStyle(document.querySelector(".captions p")).fontSize),
            document.querySelector(".seat .name").getBoundingClientRect().height,
            document.querySelector(".tools").getBoundingClientRect().bottom,
            document.querySelector(".stage").getBoundingClientRect().top,
        ]"""
    )
    assert caption >= 46
    assert name >= 36
    assert tools <= stage  # nothing covers the table or the captions


def test_another_game_is_one_tap_away_with_the_same_seats_and_settings_to_change(
    house: OpenHouse, invite: Invite
) -> None:
    running = house(speed=20, seed="again")
    ann, ben = people = [invite(running, DESK) for _ in range(2)]
    playing(people, bots=2)
    unseen(people, comes_to("over"), "the end", 3)
    names = [each["name"] for each in ann.look()["table"]["places"]]
    ann.open_all()
    ann.page.locator("section.over .row button.change").click()
    for person in people:
        person.page.locator(".lobby ol > li").nth(3).wait_for()
        shown = person.page.locator(".lobby ol > li .name").all_inner_texts()
        assert all(name in each for name, each in zip(names, shown, strict=True)), shown
    pace = ann.page.locator(".lobby").get_by_label("Pace")
    pace.select_option("quick")
    until(lambda: ben.look()["table"]["pace"] == "quick", "another pace", ann)
