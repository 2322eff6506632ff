"""Small to load, quick to react to a tap, and nothing jumps."""

from __future__ import annotations

import time
import urllib.request
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Request, Route

from tests.every import every_game
from tests.installing import Install, install
from tests.patience import WHOLE_GAME, allowed

from .conftest import Invite, OpenHouse
from .line import Line
from .table import ASK, DESK, PHONE, comes_to, play_on, playing, until

__all__ = ["install"]

LOADED = (".js", ".css", ".ftl", ".woff2")
MOST_LOADED = 250_000  # bytes on the line
FEEDBACK = 100  # ms
LATENCY = 300  # ms there and back, of a slow line
LOST = 0.02  # the share of data that is lost and sent again
MADE = 1000  # ms until a move that went over it is seen
SHIFT = 0.15

# A browser that has no idle moment: what the page leaves for one waits until the test asks for it.
NEVER_IDLE = """(() => {
    window.later_ = [];
    window.requestIdleCallback = (call) => window.later_.push(call);
    window.cancelIdleCallback = () => {};
})();"""

TAP = """() => new Promise((resolve) => {
    const button = [...document.querySelectorAll(".asked button.option")].find((each) => each.checkVisibility())
        ?? document.querySelector(".ring [data-choosable]");
    const begun = performance.now();
    const pressed = () => button.getAttribute("aria-pressed") === "true";
    const felt = () => requestAnimationFrame(() => resolve(performance.now() - begun));
    const seen = new MutationObserver(() => pressed() && felt());
    seen.observe(button, { attributes: true });
    button.click();
})"""
COMMIT = """() => {
    const ask = document.querySelector(".asked .ask");
    const id = ask.dataset.decision;
    let begun = 0;
    ask.querySelector(".row button.first").addEventListener("click", () => { begun ||= performance.now(); });
    window.taken_ = null;
    const seen = new MutationObserver(() => {
        if (!begun || document.querySelector(".asked .ask")?.dataset.decision === id) return;
        window.taken_ = performance.now() - begun;
        seen.disconnect();
    });
    seen.observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
SHIFTS = """() => {
    window.shifts_ = [];
    const name = ({ node }) => node?.parentElement?.className ?? "?";
    const room = ({ y, height }) => `${Math.round(y)}+${Math.round(height)}`;
    const told = (one) => `${name(one)} from ${room(one.previousRect)} to ${room(one.currentRect)}`;
    new PerformanceObserver((list) => {
        for (const { hadRecentInput, startTime, value, sources } of list.getEntries())
            if (!hadRecentInput) window.shifts_.push({ at: startTime, value, what: sources.map(told) });
    }).observe({ type: "layout-shift" });
}"""
DRAWN = """() => new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))))"""
# Changes of the style attribute of the whole page: each costs the styles of all its elements.
WHOLE_PAGE = """() => {
    window.whole_ = [];
    const seen = new MutationObserver(() => window.whole_.push(document.documentElement.getAttribute("style")));
    seen.observe(document.documentElement, { attributes: true, attributeFilter: ["style"] });
}"""
# How much room one's own cards leave below them, and the height of what is there; both once everything is laid out.
ROOM = """() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve([
    parseFloat(getComputedStyle(document.querySelector("[data-own]")).bottom)
        - 0.75 * parseFloat(getComputedStyle(document.documentElement).fontSize),
    document.querySelector(".asked").offsetHeight]))))"""


@pytest.mark.parametrize(
    ("game", "bots"), [*every_game(salem1692=3, newsalem=3, quintebourg=7).items(), ("werewolf", 5)]
)
def test_all_that_a_table_loads_at_first_is_small_in_every_language(
    house: OpenHouse, invite: Invite, install: Install, game: str, bots: int
) -> None:
    install("meetinghouse-werewolf", games={"werewolf": "meetinghouse_werewolf:MANIFEST"})  # on the stage for any game
    running = house()
    ann = invite(running, locale="fr-FR")
    ann.context.add_init_script(NEVER_IDLE)
    loaded: list[Request] = []
    ann.page.on("requestfinished", lambda request: loaded.append(request))
    playing([ann], bots=bots, game=game)
    ann.ask.wait_for()
    ann.page.evaluate("() => document.fonts.ready.then(() => null)")
    bytes_ = sizes(loaded)
    kinds = {kind: sum(size for name, size in bytes_.items() if name.endswith(kind)) for kind in LOADED}
    print(f"first load of {game}: {sum(bytes_.values())} bytes in {len(bytes_)} files, {kinds}")
    assert all(kinds.values())
    assert [name for name in bytes_ if name.startswith("texts/")] == [f"texts/fr/{game}.ftl"]
    assert sum(bytes_.values()) < MOST_LOADED, bytes_
    zipped = {name: gzipped(f"{running.url}/{name}") for name in bytes_}
    print(f"with gzip: {sum(zipped.values())} bytes")
    assert sum(zipped.values()) < MOST_LOADED, zipped


def gzipped(url: str) -> int:
    """The bytes of a file for a browser that does not take brotli, as on a page without TLS."""
    with urllib.request.urlopen(urllib.request.Request(url, headers={"accept-encoding": "gzip"})) as reply:
        return len(reply.read())


def sizes(loaded: list[Request]) -> dict[str, int]:
    """The bytes of every file on the line, by its path."""
    return {each.url.split("/", 3)[3]: each.sizes()["responseBodySize"] for each in loaded if "/api/" not in each.url}


@pytest.mark.motion
def test_portraits_come_when_the_table_stands_and_their_place_is_kept(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="faces"), DESK)
    ann.context.add_init_script(NEVER_IDLE)
    playing([ann], bots=7, game="quintebourg")
    ann.ask.wait_for()
    ann.page.route("**/faces-*.js", lambda route: held.append(route))
    held: list[Route] = []
    cards = ann.page.locator("[data-own] .cards")
    ann.page.locator("[data-own] header button").click()
    until(lambda: held, "a portrait is wanted", ann)
    place, empty = cards.bounding_box(), ann.page.locator("[data-own] svg.face").count()
    held[0].continue_()
    cards.locator("svg.face").nth(1).wait_for()
    assert (cards.bounding_box(), empty) == (place, 0)


@pytest.mark.motion
def test_a_tap_is_felt_at_once(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=10, seed="quick"), PHONE)
    dice = 7
    playing([ann], bots=5)
    felt = []
    for _ in range(6):
        play_on([ann], lambda seen: seen["decisions"] or seen["table"]["phase"] == "over", "a question", dice)
        if ann.look()["table"]["phase"] == "over":
            break
        until(ann.asked_now, "a question", ann)
        felt.append(ann.page.evaluate(TAP))
        asked = ann.asked()
        ann.send(dice)
        until(partial(ann.asked_other_than, asked), "the next", ann)
    print(f"felt after {[round(each) for each in felt]} ms")
    assert sorted(felt)[len(felt) // 2] < allowed(FEEDBACK), felt


@pytest.mark.motion
def test_over_a_slow_line_a_tap_is_felt_at_once_and_a_move_is_made_within_a_second(
    house: OpenHouse, invite: Invite
) -> None:
    running = house(speed=10, seed="far")
    line = Line(running.url, LATENCY / 2000, LOST)
    people = [invite(line), *[invite(running, screen=False) for _ in range(3)]]
    ann = people[0]
    ann.likes(confirm=True)
    dice = 7
    playing(people)
    sent: list[str] = []
    ann.page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/answers") else None)
    felt, took = [], []
    for _ in range(3):
        play_on(people, my_turn, "my turn", dice, draws=True)
        until(ann.asked_now, "a question", ann)
        felt.append(ann.page.evaluate(TAP))
        before = len(sent)
        ann.page.evaluate(COMMIT)
        ann.ask.locator(".row button.first").dblclick()
        took.append(until(lambda: ann.page.evaluate("() => window.taken_"), "the move was made", ann))
        assert len(sent) == before + 1
        play_on(people, lambda seen: not my_turn(seen), "the others", dice, draws=True)
    print(f"felt after {[round(each) for each in felt]} ms, made after {[round(each) for each in took]} ms")
    assert sorted(felt)[len(felt) // 2] < allowed(FEEDBACK), felt
    assert min(took) > LATENCY, took  # else the line was not slow
    assert sorted(took)[len(took) // 2] < allowed(MADE), took
    ann.page.goto("about:blank")
    line.end()


def my_turn(seen: Any) -> bool:
    return seen["you"]["seat"] == 0 and any(each["kind"] == "turn" for each in seen["decisions"])


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.motion
def test_nothing_jumps_when_others_play(house: OpenHouse, invite: Invite, size: tuple[int, int]) -> None:
    running = house(speed=10, seed="quick")
    ann, ben, cat = invite(running, size), invite(running, screen=False), invite(running, screen=False)
    dice = 7
    playing([ann, ben, cat], bots=4)
    play_on([ann, ben, cat], comes_to("day"), "the day", dice)
    ann.sees("day")
    ann.page.locator(".veil").wait_for(state="detached")
    ann.page.evaluate(SHIFTS)
    before = len(ann.look()["story"])
    moves = 0
    own: list[tuple[float, float]] = []
    end = time.monotonic() + WHOLE_GAME
    while moves < 12 and ann.look()["table"]["phase"] == "playing":
        assert time.monotonic() < end, [person.look()["decisions"] for person in (ann, ben, cat)]
        moves += ben.send(dice) + cat.send(dice)
        if asked := ann.asked():
            begun = ann.page.evaluate("performance.now()")
            ann.answer(dice)
            ann.page.locator(f'{ASK}[data-decision="{asked}"]').wait_for(state="detached")
            own.append((begun, ann.page.evaluate(DRAWN)))
        ann.page.wait_for_timeout(60)
    assert len(ann.look()["story"]) > before + 10  # enough was seen, whoever had the turns
    # what moves after her own taps does not count, even if the house takes long to answer
    shifts = [
        each
        for each in ann.page.evaluate("() => window.shifts_")
        if not any(first <= each["at"] <= last for first, last in own)
    ]
    shifted = worst_window(shifts)
    print(f"layout shifted by {shifted:.4f} in {moves} moves of people", *shifts, sep="\n")
    assert shifted < SHIFT, shifts


def worst_window(shifts: list[dict[str, Any]]) -> float:
    """Cumulative layout shift as browsers count it: the worst run of shifts within five seconds, a second apart."""
    worst = run = 0.0
    first = last = float("-inf")
    for each in shifts:
        if each["at"] - last > 1000 or each["at"] - first > 5000:
            first, run = each["at"], 0.0
        run += each["value"]
        last = each["at"]
        worst = max(worst, run)
    return worst


def test_a_question_changes_the_style_of_those_that_make_room_for_it_and_not_of_the_whole_page(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(speed=10, seed="room"), PHONE)
    dice = 7
    playing([ann], bots=5)
    ann.ask.wait_for()
    ann.page.evaluate(WHOLE_PAGE)
    for _ in range(3):
        asked = until(ann.asked_now, "a question", ann)
        room, taken = ann.page.evaluate(ROOM)
        assert abs(room - taken) <= 1, (room, taken)  # one's own cards are just above it
        ann.send(dice)
        until(partial(ann.asked_other_than, asked), "the next", ann)
    assert ann.page.evaluate("() => window.whole_") == []
