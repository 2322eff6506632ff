"""Small to load, quick to answer a tap, and nothing jumps."""

from __future__ import annotations

import gzip
import re
from functools import partial
from typing import Any

import pytest

from meetinghouse.server.pages import folder
from tests.patience import allowed

from .conftest import Invite, OpenHouse
from .line import Line
from .table import DESK, PHONE, comes_to, play_on, playing, until

MOST_SCRIPT = 200 * 1024  # bytes, compressed, of all that a game in a browser needs
FEEDBACK = 100  # ms
LATENCY = 300  # ms there and back, of a slow line
LOST = 0.02  # of what goes over it, and is sent again
MADE = 1000  # ms until a move that went over it is seen
SHIFT = 0.1
SLOWER = 4  # times

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
FRAMES = """() => {
    window.frames_ = [];
    let last = performance.now();
    const next = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(next); };
    requestAnimationFrame(next);
}"""


def test_scripts_are_small(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house())
    asked: set[str] = set()
    ann.page.on("request", lambda request: asked.add(request.url))
    playing([ann], bots=3)
    ann.ask.wait_for()
    names = {found[1] for url in asked if (found := re.search(r"(/assets/[^?]+\.js)$", url))}
    sizes = {name: len(gzip.compress((folder() / name[1:]).read_bytes())) for name in names}
    print(f"scripts of the game page, compressed: {sum(sizes.values())} bytes in {len(sizes)} files")
    assert len(sizes) > 2
    assert sum(sizes.values()) < MOST_SCRIPT, sizes
    everything = sum(len(gzip.compress(path.read_bytes())) for path in folder().rglob("*.js"))
    print(f"all scripts, compressed: {everything} bytes")


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


def test_over_a_slow_line_a_tap_is_felt_at_once_and_a_move_is_made_within_a_second(
    house: OpenHouse, invite: Invite
) -> None:
    running = house(speed=10, seed="far")
    line = Line(running.url, LATENCY / 2000, LOST)
    people = [invite(line), *[invite(running) for _ in range(3)]]
    ann = people[0]
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
def test_nothing_jumps_when_others_play(house: OpenHouse, invite: Invite, size: tuple[int, int]) -> None:
    running = house(speed=10, seed="quick")
    ann, ben, cat = invite(running, size), invite(running), invite(running)
    dice = 7
    playing([ann, ben, cat], bots=0)
    play_on([ann, ben, cat], comes_to("day"), "the day", dice)
    ann.sees("day")
    ann.page.locator(".veil").wait_for(state="detached")
    ann.page.evaluate(SHIFTS)
    moves = 0
    while moves < 12:  # the others play; Ann answers by hand, and what moves under her hand is her doing
        moves += ben.send(dice) + cat.send(dice)
        if ann.asked():
            ann.answer(dice)
        ann.page.wait_for_timeout(60)
    shifts = ann.page.evaluate("() => window.shifts_")
    shifted = worst_window(shifts)
    print(f"layout shifted by {shifted:.4f}", *shifts, sep="\n")
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


def test_frames_on_a_slow_phone(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=10, seed="slow"), PHONE)
    dice = 7
    playing([ann], bots=11)
    ann.ask.wait_for()
    ann.context.new_cdp_session(ann.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    ann.page.evaluate(FRAMES)
    for _ in range(12):
        ann.send(dice)
        ann.page.wait_for_timeout(150)
    frames = sorted(ann.page.evaluate("() => window.frames_"))
    late = sum(each > 50 for each in frames) / len(frames)
    middle, worst = frames[len(frames) // 2], frames[-1]
    print(f"{len(frames)} frames at a quarter of the speed: {middle:.0f} ms, worst {worst:.0f} ms, late {late:.1%}")
    assert frames
