"""New Salem in the browser: alone to the end, three languages at one table, every size of screen, the keyboard."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from meetinghouse.games.newsalem.rules import RULES
from meetinghouse.texts import Texts
from tests.patience import WHOLE_GAME

from .conftest import Invite, OpenHouse
from .table import DESK, PHONE, TOO_LATE, Person, comes_to, log_of, play_on, playing, sideways, told, unseen, until
from .test_accessibility import SMALL_TARGETS, TARGET, WIDTHS, check_both, settled
from .test_keyboard import focus_seen, look_at_role_by_keyboard, send_by_keyboard, tab_to
from .test_languages import LOCALES, in_language, whole
from .test_taps import COUNT_TAPS

HOPE = dict(zip(RULES.components.kinds, RULES.components.hope, strict=True))
COST = 3  # the price of an investigation
GIFT_TAPS = 4  # the card, the receiver, the amount, and a confirmation, because a gift is final
DEED = "dialog[open] .ask"
TALL = (PHONE[0], 4000)  # a phone so tall that the question covers nothing


def seat(number: int) -> dict[str, Any]:
    return {"type": "seat", "seat": number}


def amount(number: int) -> dict[str, Any]:
    """An amount of hope as an option."""
    return {"type": "amount", "amount": number}


def hopes(person: Person) -> list[int]:
    """How much hope everybody has."""
    return [each["hope"] for each in person.look()["view"]["public"]["people"]]


def do(person: Person, kind: str, *parts: Any) -> None:
    """Give hope or trigger an event by taps: its card, the option with these parts, and yes."""
    offer = next(each for each in person.look()["offers"] if each["kind"] == kind)
    options = [each if isinstance(each, list) else [each] for each in offer["options"]]
    person.page.locator(f'[data-event="{kind}"] button').click()
    ask = person.page.locator(f'{DEED}[data-decision="{offer["id"]}"]')
    person.tap(ask, options.index([*parts]), offer["options"])
    ask.locator(".row button.first").click()
    ask.wait_for(state="detached")


def gather(people: list[Person]) -> None:
    """Let everybody keep the card that brings most hope, until the events."""
    while (seen := people[0].look())["view"]["public"]["phase"] != "events":
        for person in people:
            for decision in person.look()["decisions"][:1]:
                best = max(decision["options"], key=hope_of)
                body = {"decision": decision["id"], "choice": best}
                person.context.request.post(f"{person.url}/api/tables/{person.code}/answers", data=body)
        assert seen["view"]["public"]["town"]["round"] == 1


def all_open(person: Person) -> None:
    """At the end, turn everything over and wait for the scores."""
    person.open_all()
    person.open_cards()
    person.page.locator("section.over .scores").wait_for()


def hope_of(option: Any) -> int:
    """The hope that a card brings; other options bring none."""
    return HOPE.get(option["kind"], 0) if isinstance(option, dict) and option["type"] == "card" else 0


@pytest.mark.motion
def test_new_salem_is_played_alone_from_the_front_door_to_the_end_and_again(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="solo"), DESK)
    ann.planned(*TOO_LATE)
    ann.go("/")
    ann.page.locator("[data-game=newsalem] button.alone").click()
    ann.page.locator(".game").wait_for()
    ann.remember()
    ann.look_at_role()
    assert ann.look()["table"]["game"] == "newsalem"
    dice = 3
    answers = gifts = 0
    end = time.monotonic() + WHOLE_GAME
    while not ann.over():
        assert time.monotonic() < end, f"not over after {answers} answers"
        seen = ann.look()
        if ann.asked() is None or not seen["decisions"]:
            ann.page.wait_for_timeout(40)
        elif not answers:  # a building is one tap
            ann.page.evaluate(COUNT_TAPS)
            asked = seen["decisions"][0]
            ann.tap(ann.ask, 0, asked["options"])
            until(partial(ann.was_taken, asked["id"]), "the building is chosen", ann)
            answers += 1
            assert ann.page.evaluate("() => window.taps_") == 1
        elif seen["decisions"][0]["kind"] == "ready" and not gifts and hopes(ann)[0]:
            before = ann.page.evaluate("() => window.taps_")
            do(ann, "give", seat(1), amount(1))
            until(lambda: told("hope-given")(ann.look()), "the gift", ann)
            gifts += 1
            assert ann.page.evaluate("() => window.taps_") - before <= GIFT_TAPS
        else:
            answers += ann.answer(dice, seen)
    assert answers >= 14 + 5  # buildings, and five times ready
    assert gifts == 1

    message = ann.look()
    outcome = message["table"]["outcome"]
    names = [each["name"] for each in message["table"]["places"]]
    shown = ann.page.locator("section.over")
    for winner in outcome["winners"]:
        expect(shown.first).to_contain_text(names[winner])
    all_open(ann)
    for judged in message["view"]["public"]["verdict"]["players"]:
        expect(shown.first).to_contain_text(str(judged["total"]))
    settled(ann)
    ann.picture("newsalem-solo-end", full_page=True)
    ann.page.get_by_role("button", name="shuffle").click()
    ann.page.locator(".verdict p.holds").wait_for()

    shown.locator(".row button.change").click()
    ann.page.locator(".lobby").wait_for()
    assert ann.page.locator(".lobby ol > li").count() == len(names)


def test_three_people_play_a_round_in_three_languages_with_a_gift_and_an_event(
    house: OpenHouse, invite: Invite
) -> None:
    running = house(seed="babel-8")
    people = {language: invite(running, DESK, locale) for language, locale in LOCALES.items()}
    ann, ben, cat = three = list(people.values())
    for person in three:
        person.planned(*TOO_LATE)
    playing(three, game="newsalem")

    def all_whole(where: str) -> None:
        for language, person in people.items():
            whole(person, language, where)

    for person in three:
        person.ask.wait_for()
    all_whole("draft")

    # a sealed choice survives a reload, and nobody else sees it
    decision = ben.look()["decisions"][0]
    best = max(range(len(decision["options"])), key=lambda index: hope_of(decision["options"][index]))
    ben.tap(ben.ask, best)
    ben.ask.locator(".row button.first").click()
    until(partial(ben.was_taken, decision["id"]), "the choice is sealed", ben)
    ben.page.reload()
    ben.page.locator('.game[data-phase="pick"]').wait_for()
    until(ben.waits, "still sealed", ben)
    assert ben.look()["offers"], "it may still be changed"
    assert ann.look()["view"]["public"]["waiting"] == [0, 2]
    gather(three)
    for person in three:
        person.sees("events")
    all_whole("events")

    # by taps, one player collects all hope and then pays for a look at a character
    for giver, person in ((1, ben), (2, cat)):
        has = hopes(person)[giver]
        do(person, "give", seat(0), amount(has))
        until(partial(has_given, ann, giver), "the gift", ann)
    assert hopes(ann)[0] >= COST
    assert hopes(ann)[1:] == [0, 0]
    ann.page.reload()  # in the middle of it
    ann.sees("events")
    do(ann, "investigation", seat(2))
    until(lambda: told("character-investigated")(ann.look()), "the look", ann)
    all_whole("after an event")
    title = ann.look()["view"]["own"]["people"]["2"]["character"]["kind"]
    assert "2" not in ben.look()["view"]["own"]["people"]
    assert Texts("fr", "newsalem").word("character", title) not in ben.page.locator(".game").inner_text()

    for person in three:
        until(person.asked, "ready?", person)
        assert person.answer(1)
    for person in three:
        person.sees("pick")
        assert person.look()["view"]["public"]["town"]["round"] == 2
    all_whole("the second round")
    for language, person in people.items():
        person.page.locator("#tab-log").click()
        in_language(" ".join(log_of(person)), language, 2)


def has_given(person: Person, giver: int) -> bool:
    """Whether that player's gift has been told."""
    return any(each["type"] == "hope-given" and each["giver"] == giver for each in person.look()["story"])


def test_eight_at_a_table_fit_on_every_screen_in_the_last_round(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="eight"), WIDTHS[0])
    ann.planned(*TOO_LATE)
    playing([ann], bots=7, game="newsalem")
    dice = 1
    unseen([ann], lambda seen: seen["view"]["public"]["town"]["round"] == 5, "the last round", dice)
    for phase in ("pick", "last-two", "events", "over"):
        play_on([ann], comes_to(phase), phase, dice)
        if phase == "over":
            all_open(ann)
        else:
            ann.sees(phase)
            until(ann.asked, "a question", ann)
        settled(ann)
        for width, height in WIDTHS:
            ann.page.set_viewport_size({"width": width, "height": height})
            assert sideways(ann.page) == [], (phase, width)
            assert ann.page.evaluate(SMALL_TARGETS, TARGET) == [], (phase, width)
            ann.picture(f"newsalem-{phase}-{width}")


def test_no_moment_of_new_salem_has_a_serious_finding_or_a_small_target(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="axe"), TALL, bypass_csp=True)
    ann.planned(*TOO_LATE)
    code = playing([ann], bots=4, game="newsalem")
    dice = 5
    for phase in ("pick", "last-two", "remove-despair", "events"):
        play_on([ann], partial(asked_in, phase), phase, dice)
        ann.sees(phase)
        until(ann.asked, "a question", ann)
        check_both(ann, phase, TALL)
    unseen([ann], lambda seen: {"give", "ready"} <= kinds_in(seen), "something to give", dice)
    settled(ann)
    ann.page.locator('[data-event="give"] button').click()
    ann.page.locator(DEED).wait_for()
    check_both(ann, "a gift", TALL)
    unseen([ann], comes_to("over"), "the end", dice)
    all_open(ann)
    check_both(ann, "end", TALL)
    ann.go(f"/replay/{code}")
    ann.page.locator(".replay .steps button.first").click()
    check_both(ann, "replay", TALL)
    ann.go(f"/tv/{code}")
    ann.page.locator(".tv .stage *").first.wait_for()
    check_both(ann, "tv at the end", TALL)


def asked_in(phase: str, seen: Any) -> bool:
    """Whether something is asked in that phase."""
    return comes_to(phase)(seen) and bool(seen["decisions"])


def kinds_in(seen: Any) -> set[str]:
    """The kinds of questions and offers that somebody has."""
    return {each["kind"] for each in (*seen["decisions"], *seen["offers"])}


def test_a_round_of_new_salem_is_played_by_keyboard(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="keys"), DESK)
    ann.planned(*TOO_LATE)
    press = ann.page.keyboard.press
    ann.go("/")
    ann.page.locator(".doors").wait_for()
    tab_to(ann, "[data-game=newsalem] button.alone")
    assert focus_seen(ann)
    press("Enter")
    ann.page.locator(".game").wait_for()
    ann.remember()
    look_at_role_by_keyboard(ann)
    gave = False
    end = time.monotonic() + WHOLE_GAME
    while not gave or ann.look()["view"]["public"]["town"]["round"] < 3:
        assert time.monotonic() < end
        seen = ann.look()
        assert not ann.over(), "no hope to give in the whole game"
        asked = ann.asked()
        if asked is None or not seen["decisions"] or seen["decisions"][0]["id"] != asked:
            ann.page.wait_for_timeout(40)
            continue
        if seen["decisions"][0]["kind"] == "ready" and hopes(ann)[0] and not gave:
            give_by_keyboard(ann)
            gave = True
            continue
        for _ in range(3):  # the first of each part
            if not ann.ask.locator(".row button.first:enabled").count():
                press("1")
        send_by_keyboard(ann, asked)


def give_by_keyboard(person: Person) -> None:
    """Give hope by keyboard: to the offer, to whom, how much, and confirm."""
    press = person.page.keyboard.press
    tab_to(person, '[data-event="give"] button')
    assert focus_seen(person)
    press("Enter")
    person.page.locator(DEED).wait_for()
    for _ in range(2):
        if not person.page.locator(f"{DEED} .row button.first").is_enabled():
            tab_to(person, f"{DEED} .option")
            press("Enter")
    tab_to(person, f"{DEED} .row button.first")
    press("Enter")
    until(lambda: told("hope-given")(person.look()), "the gift", person)
