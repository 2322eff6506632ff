"""Few taps: a choice in the open is sent by itself, and can be undone until then."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .table import DESK, PHONE, Person, comes_to, play_on, playing, until
from .test_accessibility import check
from .test_keyboard import focus_seen, tab_to
from .test_phones import HIDDEN

DRAW = {"type": "word", "word": "draw"}
MOST = 3.0  # seconds that a choice may wait
CARDS = {"accusation": "Accusation", "evidence": "Evidence", "witness": "Witness"}
END = {"type": "word", "word": "end"}
COUNT_TAPS = """() => {
    window.taps_ = 0;
    addEventListener("pointerdown", (event) => { window.taps_ += event.isTrusted ? 1 : 0; }, true);
}"""


def my_turn(seen: Any) -> bool:
    """A condition: the first seat may draw."""
    return seen["you"]["seat"] == 0 and any(DRAW in each["options"] for each in seen["decisions"])


def sends(person: Person) -> list[str]:
    """The answers that the page sends from now on."""
    found: list[str] = []
    person.page.on("request", lambda each: found.append(each.post_data or "") if "/answers" in each.url else None)
    return found


def wait_of(person: Person) -> float:
    """The seconds that a choice waits before it is sent."""
    sand = person.ask.locator(".row .sand")
    return float(sand.evaluate("(each) => parseFloat(each.style.animationDuration) / 1000"))


def draw(person: Person) -> str:
    """Tap Draw; returns the id of the question."""
    asked = str(until(person.asked_now, "a turn", person))
    person.page.locator(".veil").wait_for(state="detached")
    options = person.look()["decisions"][0]["options"]
    person.tap(person.ask, options.index(DRAW))
    return asked


def test_a_choice_goes_by_itself_and_can_be_undone_until_then(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=10, seed="undo")
    people = [invite(running, PHONE), *[invite(running, screen=False) for _ in range(3)]]
    ann = people[0]
    playing(people)
    play_on(people, my_turn, "a turn of mine", 1, draws=True)
    sent = sends(ann)

    asked = draw(ann)
    undo = ann.ask.locator(".row .undo")
    undo.click()
    expect(undo).to_have_count(0)
    expect(ann.ask.locator("button.option[aria-pressed=true]")).to_have_count(0)
    ann.page.wait_for_timeout(MOST * 1000)  # longer than it would have waited
    assert sent == []
    assert not ann.was_taken(asked)

    draw(ann)
    assert 0 < wait_of(ann) <= MOST
    ann.picture("waits-360")
    until(partial(ann.was_taken, asked), "it has gone by itself", ann)
    assert len(sent) == 1

    # once an answer is sent, it cannot be undone
    again = ann.context.request.post(
        f"{ann.url}/api/tables/{ann.code}/answers", data={"decision": asked, "choice": DRAW}
    )
    assert again.status == 409

    # one more tap sends it at once
    play_on(people, lambda seen: not my_turn(seen), "the others", 1, draws=True)
    play_on(people, my_turn, "another turn of mine", 1, draws=True)
    asked = draw(ann)
    ann.ask.locator("button.option[aria-pressed=true]").click()
    until(partial(ann.was_taken, asked), "it has gone at once", ann)
    assert len(sent) == 2


def test_a_choice_that_waits_covers_no_seat(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=10, seed="looks-2")
    people = [invite(running, PHONE), invite(running, screen=False)]
    ann = people[0]
    playing(people, bots=5)
    play_on(people, lambda seen: my_turn(seen) and len(plays(seen)) > 2, "a turn with many cards", 1, draws=True)
    draw(ann)
    expect(ann.ask.locator(".row .undo")).to_be_visible()
    assert ann.page.evaluate(HIDDEN, ".ring [data-seat]") == []


def test_whoever_likes_to_confirm_is_waited_for(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=10, seed="undo")
    people = [invite(running, DESK), *[invite(running, screen=False) for _ in range(3)]]
    ann = people[0]
    playing(people)
    ann.page.locator("header button[aria-controls=likes]").click()
    ann.page.get_by_label("Confirm every choice myself").check()
    ann.page.keyboard.press("Escape")
    sent = sends(ann)
    play_on(people, comes_to("day"), "the day", 1)
    play_on(people, my_turn, "a turn of mine", 1, draws=True)
    asked = draw(ann)
    expect(ann.ask.locator(".row .sand, .row .undo")).to_have_count(0)
    ann.page.wait_for_timeout(MOST * 1000 + 500)  # longer than a choice waits before it is sent by itself
    assert sent == []
    ann.ask.locator(".row button.first").click()
    until(partial(ann.was_taken, asked), "confirmed", ann)


def plays(seen: Any) -> list[Any]:
    """The cards that the first seat may play now."""
    own = (seen["view"] or {}).get("own") or {}
    return list(own.get("plays", [])) if my_turn(seen) else []


def accusing(seen: Any) -> tuple[list[str], int] | None:
    """A condition: three red cards in hand, and a player whom they accuse without a trial."""
    cards = [
        (each["card"], aim)
        for each in plays(seen)
        for aim in each["on"]
        for _ in range(seen["view"]["own"]["hand"].count(each["card"]))
        if aim["counts"]
    ]
    people = seen["view"]["public"]["people"] if cards else []
    for person in people:
        found = sorted([(aim["counts"], card, aim) for card, aim in cards if aim["seat"] == person["seat"]], key=str)[
            :3
        ]
        if len(found) == 3 and person["accusations"] + sum(each[0] for each in found) < found[0][2]["needs"]:
            return [card for _, card, _ in found], person["seat"]
    return None


def seat_of(person: Person, seat: int) -> Any:
    """A seat of the ring that can be chosen."""
    return person.page.locator(f".ring [data-seat='{seat}'][data-choosable]")


def take_up(person: Person, kinds: list[str]) -> None:
    """Tap these cards in the question."""
    options = person.look()["decisions"][0]["options"]
    for kind in kinds:
        person.ask.locator("button.option").nth(options.index({"type": "card", "kind": kind})).click()


def front_of(person: Person, seat: int) -> list[str]:
    """The cards in front of a seat."""
    return [each["card"] for each in person.look()["view"]["public"]["people"][seat]["front"]]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_three_cards_and_the_end_of_the_turn_are_five_taps(
    house: OpenHouse, invite: Invite, size: tuple[int, int]
) -> None:
    running = house(speed=10, seed="five")
    people = [invite(running, size), *[invite(running, screen=False) for _ in range(3)]]
    ann = people[0]
    playing(people)
    play_on(people, accusing, "three red cards against somebody", 1, draws=True)
    until(ann.asked_now, "a turn", ann)
    ann.page.locator(".veil").wait_for(state="detached")
    cards, seat = accusing(ann.look()) or ([], -1)
    before = front_of(ann, seat)

    ann.page.evaluate(COUNT_TAPS)
    take_up(ann, cards)
    expect(seat_of(ann, seat).locator("[data-would]")).to_be_visible()  # the result is shown in advance
    expect(seat_of(ann, seat)).to_contain_text("with that,")
    assert (ann.page.evaluate("() => scrollY") > 0) == (size == PHONE)
    ann.picture(f"aims-{size[0]}")
    seat_of(ann, seat).click()
    assert 0 < wait_of(ann) <= MOST
    ann.picture(f"aimed-{size[0]}")
    until(lambda: sorted(front_of(ann, seat)) == sorted([*before, *cards]), "all three lie there", ann)
    until(lambda: END in (ann.look()["decisions"] or [{"options": []}])[0]["options"], "the turn may end", ann)
    until(ann.asked_now, "the turn goes on", ann)
    ann.tap(ann.ask, ann.look()["decisions"][0]["options"].index(END))
    until(lambda: ann.look()["view"]["public"]["table"]["turn"] != 0, "the turn is over", ann)
    assert ann.page.evaluate("() => window.taps_") == 5
    if size == PHONE:  # the page was scrolled past its header when cards were taken up
        until(lambda: ann.page.evaluate("() => scrollY") == 0, "the header is in sight again", ann)


def test_a_gesture_is_undone_and_a_card_is_drawn_to_a_seat(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=10, seed="five")
    people = [invite(running, DESK), *[invite(running, screen=False) for _ in range(3)]]
    ann = people[0]
    playing(people)
    play_on(people, accusing, "three red cards against somebody", 1, draws=True)
    asked = until(ann.asked_now, "a turn", ann)
    ann.page.locator(".veil").wait_for(state="detached")
    cards, seat = accusing(ann.look()) or ([], -1)
    sent = sends(ann)
    take_up(ann, cards[:1])
    seat_of(ann, seat).click()
    ann.page.keyboard.press("Escape")
    expect(ann.ask.locator(".row .sand")).to_have_count(0)
    ann.page.wait_for_timeout(MOST * 1000)  # longer than it would have waited
    assert sent == []
    assert not ann.was_taken(asked)
    ann.ask.locator(".row .undo").click()  # the card goes back to the hand
    expect(ann.page.locator(".ring [data-choosable]")).to_have_count(0)

    # from the open hand on the table; all its cards may be played on that seat
    before = front_of(ann, seat)
    hand = ann.page.locator(".own section").nth(1)
    hand.locator("header button").click()
    card = hand.get_by_role("button", name=CARDS[cards[0]]).first
    card.scroll_into_view_if_needed()
    start, end = card.bounding_box(), ann.page.locator(f".ring [data-seat='{seat}']").bounding_box()
    assert start
    assert end
    ann.page.mouse.move(start["x"] + 15, start["y"] + 15)
    ann.page.mouse.down()
    ann.page.mouse.move(end["x"] + 30, end["y"] + 30, steps=6)
    ann.picture("drawn-1280")
    ann.page.mouse.up()
    ann.page.locator(f".ring [data-seat='{seat}'][data-chosen]").click()  # to send it at once
    until(lambda: front_of(ann, seat) == [*before, cards[0]], "the card lies there", ann)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_cards_are_played_on_a_seat_by_keyboard_and_axe_finds_nothing(
    house: OpenHouse, invite: Invite, size: tuple[int, int]
) -> None:
    running = house(speed=10, seed="five")
    ann = invite(running, size, bypass_csp=True)
    people = [ann, *[invite(running, screen=False) for _ in range(3)]]
    press = ann.page.keyboard.press
    playing(people)
    play_on(people, accusing, "three red cards against somebody", 1, draws=True)
    until(ann.asked_now, "a turn", ann)
    ann.page.locator(".veil").wait_for(state="detached")
    cards, seat = accusing(ann.look()) or ([], -1)
    before = front_of(ann, seat)
    options = ann.look()["decisions"][0]["options"]
    for card in cards[:2]:
        press(str(options.index({"type": "card", "kind": card}) + 1))
    ann.page.locator(".own section").nth(1).locator("header button").press("Enter")  # the open hand
    check(ann, "cards taken up")
    tab_to(ann, f".ring [data-seat='{seat}'][data-choosable]")
    assert focus_seen(ann)
    press("Enter")
    expect(seat_of(ann, seat)).to_have_attribute("aria-pressed", "true")
    press("Enter")  # to send it at once
    until(lambda: sorted(front_of(ann, seat)) == sorted([*before, *cards[:2]]), "both lie there", ann)
