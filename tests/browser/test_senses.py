"""For eyes and ears: no meaning by colour alone, no unasked motion or flashing, and a hidden page is silent."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Invite, OpenHouse
from .table import DESK, Person, play_on, playing, until

pytestmark = pytest.mark.motion

FACES = {"witch": "witch", "constable": "constable", "not-a-witch": "not a witch"}
STILL = 10  # ms: shorter changes are not seen as motion
FLASH = 1000 / 3  # ms: changes that return sooner are flashes
MOVING = """(still) => document.getAnimations()
    .filter((each) => each.playState === "running" && each.effect.getComputedTiming().duration > still)
    .map((each) => each.animationName ?? each.transitionProperty)"""
# All motion as long as the page lasts: the length of one round, and how many there are.
WATCH_MOTION = """() => {
    window.motions_ = {};
    const look = () => {
        for (const each of document.getAnimations()) {
            const { duration, iterations } = each.effect.getComputedTiming();
            window.motions_[each.animationName ?? each.transitionProperty] = [duration, Math.min(iterations, 1e6)];
        }
        requestAnimationFrame(look);
    };
    look();
}"""
# A page that can be told that it is hidden, and whose sounds and wake locks can be read.
HIDE = """
    window.sounds_ = [];
    const Real = window.AudioContext;
    window.AudioContext = class extends Real { constructor(...all) { super(...all); window.sounds_.push(this); } };
    window.lamps_ = 0;
    const lamp = { request: async () => { window.lamps_ += 1; return { release: async () => {} }; } };
    Object.defineProperty(navigator, "wakeLock", { value: lamp });
    let seen = "visible";
    Object.defineProperty(document, "visibilityState", { get: () => seen });
    Object.defineProperty(document, "hidden", { get: () => seen === "hidden" });
    window.turn_ = (to) => { seen = to; document.dispatchEvent(new Event("visibilitychange")); };
"""
# Night falls, then day breaks. With a transition a colour stays for now, and what inherits it follows frames later.
DUSK = """() => {
    const root = document.documentElement;
    const late = new Set();
    for (const dark of [!root.hasAttribute("data-dark"), root.hasAttribute("data-dark")]) {
        root.dataset.theme = dark ? "black" : "parchment";
        root.toggleAttribute("data-dark", dark);
        for (const each of document.getAnimations()) if (each.transitionProperty) late.add(each.transitionProperty);
    }
    return [...late].sort();
}"""
SOUNDS = "() => window.sounds_.map((each) => each.state)"


def somebody_is_out(seen: Any) -> bool:
    people = seen["view"]["public"]["people"] if seen["view"] else []
    return any(not each["living"] for each in people) and any(each["front"] for each in people)


def seats_out(person: Person) -> list[int]:
    """Who is out of the game, as a screen reader is told at the seats."""
    seats = person.page.locator(".ring [data-seat]").all()
    told = {int(seat.get_attribute("data-seat") or -1): seat.locator(":scope > .unseen").inner_text() for seat in seats}
    return sorted(seat for seat, words in told.items() if "out of the game" in words.lower())


def test_without_colour_every_side_card_and_status_can_be_told(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=20, seed="grey"), DESK, reduced_motion="reduce")
    dice = 8
    playing([ann], bots=5)
    play_on([ann], lambda seen: somebody_is_out(seen) or seen["table"]["phase"] == "over", "somebody is out", dice)
    ann.call("/pause")
    seen = ann.look()
    assert somebody_is_out(seen)
    people = seen["view"]["public"]["people"]
    turn = seen["view"]["public"]["table"]["turn"]
    out = [person["seat"] for person in people if not person["living"]]
    until(lambda: seats_out(ann) == out, "the page has caught up", ann)
    looks: dict[str, set[str]] = {}
    for person in people:
        seat = ann.page.locator(f".ring [data-seat='{person['seat']}']")
        words = seat.locator(":scope > .unseen").inner_text().lower()
        assert ("out of the game" in words) == (not person["living"]), words
        assert ("taking a turn" in words) == (turn == person["seat"]), words
        if person["living"]:
            counted = f"{person['accusations']}/{person['threshold']}"
            assert seat.locator(".number").inner_text() == counted
            assert f"{person['accusations']} of {person['threshold']}" in words
        up = [card["face"] for card in person["row"] if card["up"]]
        assert all(FACES[face] in words.partition("turned up: ")[2] for face in up), words
        # an open face has a letter, and the candle of an eliminated player another shape
        letters = seat.locator(".pip").all_inner_texts()
        assert [bool(each) for each in letters] == [card["up"] for card in person["row"]]
        for card, letter in zip(person["row"], letters, strict=True):
            if card["up"]:
                looks.setdefault(letter, set()).add(card["face"])
        looks.setdefault(seat.locator(".candle").inner_html(), set()).add(f"living: {person['living']}")
        # cards in front are drawn and named
        tokens = seat.locator(".front [title]")
        kinds = {card["card"] for card in person["front"]}
        titles = {each.get_attribute("title") for each in tokens.all()}
        assert len(titles) >= len(kinds)
        assert all(titles)
    assert all(len(meant) == 1 for meant in looks.values()), looks  # no sign has two meanings

    eyes = ann.context.new_cdp_session(ann.page)
    for kind in ("achromatopsia", "deuteranopia"):
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        ann.picture(f"day-{kind}")


def test_who_wants_no_motion_gets_none_and_nothing_flashes_for_anybody(house: OpenHouse, invite: Invite) -> None:
    running = house(speed=10, seed="still")
    ann, ben, cat = invite(running, DESK, reduced_motion="reduce"), invite(running, DESK), invite(running, DESK)
    dice = 8
    playing([ann, ben, cat], bots=2)
    ben.page.locator("header button[aria-controls=likes]").click()
    ben.page.get_by_label("Less motion").click()  # whatever the device says
    cat.page.evaluate(WATCH_MOTION)

    def go_on() -> Any:
        """Play a little; returns what has moved on the screen of somebody who likes it."""
        for person in (ann, ben):
            assert person.page.evaluate(MOVING, STILL) == []
        for person in (ann, ben, cat):
            person.send(dice, draws=True)
        return cat.page.evaluate("() => window.motions_")

    for _ in range(20):
        go_on()
        ann.page.wait_for_timeout(30)
    motions = until(go_on, "something moves", ann)
    flashing = {name: each for name, each in motions.items() if each[0] < FLASH and each[1] > 3}
    assert not flashing


def test_words_and_the_paper_below_them_change_colour_in_the_same_frame(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="dusk"), DESK)
    playing([ann], bots=4)
    ann.ask.wait_for()
    assert all(each.startswith(("border", "box-shadow")) for each in ann.page.evaluate(DUSK))
    ann.page.emulate_media(reduced_motion="reduce")
    assert ann.page.evaluate(DUSK) == []
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.likes(calm=True)
    ann.come_to_the_table()
    ann.ask.wait_for()
    assert ann.page.evaluate(DUSK) == []


def test_a_hidden_page_is_silent_and_one_that_is_seen_again_keeps_the_screen_on(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(seed="sound"), DESK)
    ann.context.add_init_script(HIDE)
    playing([ann], bots=3)
    ann.ask.wait_for()
    assert ann.page.evaluate(SOUNDS) == []  # silent before the first tap
    ann.page.mouse.click(5, 5)
    until(lambda: sounds(ann) == ["running"], "the night can be heard", ann)
    lamps = ann.page.evaluate("() => window.lamps_")
    assert lamps > 0
    ann.page.evaluate("() => window.turn_('hidden')")
    until(lambda: sounds(ann) == ["suspended"], "silence", ann)
    assert ann.page.evaluate("() => speechSynthesis.speaking") is False
    assert ann.page.evaluate("() => window.lamps_") == lamps
    ann.page.evaluate("() => window.turn_('visible')")
    until(lambda: sounds(ann) == ["running"], "the night can be heard again", ann)
    assert ann.page.evaluate("() => window.lamps_") == lamps + 1


def sounds(person: Person) -> Any:
    return person.page.evaluate(SOUNDS)
