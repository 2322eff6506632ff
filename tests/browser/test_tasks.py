"""How long the page of a table is busy at a stretch.

Measured by the processor time of its tasks in a trace of the browser, which depends little on what else the machine
does. It is compared with a fixed piece of work that another window does in the same run.
"""

from __future__ import annotations

import json
import statistics
from typing import Any

from playwright.sync_api import Browser, Page

from .conftest import Invite, OpenHouse
from .table import PHONE, comes_to, play_on, playing

MOST = 4  # times as long as the fixed work
WORK_TAKES = 50  # ms, at a quarter of the speed of the machine on which the work was chosen
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
WARM, RUNS = 10, 5
WORK = """() => {
    performance.mark("work");
    const words = new Map();
    for (let each = 0; each < 30000; each += 1) {
        const word = JSON.stringify({ word: each % 997 });
        words.set(word, (words.get(word) ?? 0) + 1);
    }
    const list = document.createElement("div");
    document.body.append(list);
    for (let each = 0; each < 300; each += 1) {
        const line = document.createElement("p");
        line.textContent = "word ".repeat(12) + each;
        line.style.padding = `${each % 7}px`;
        list.append(line);
    }
    const height = list.offsetHeight;
    list.remove();
    return words.size + height;
}"""


def works(beside: Page, times: int) -> None:
    """Do the fixed work so many times."""
    for _ in range(times):
        beside.evaluate(WORK)


def tasks(trace: bytes, code: str) -> tuple[list[float], list[float]]:
    """The processor time of all tasks of that table's page, and of the fixed work, in ms, longest first."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    started = next(each for each in events if each["name"] == "TracingStartedInBrowser")
    page = next(each["processId"] for each in started["args"]["data"]["frames"] if each["url"].endswith(code))
    beside = next(each["pid"] for each in events if each["name"] == "work")
    found: dict[int, list[float]] = {page: [], beside: []}
    for each in events:
        if each["name"] == "RunTask" and each["pid"] in found and each["tid"] == each["pid"]:
            found[each["pid"]].append(each.get("tdur", 0) / 1000)
    longest = {pid: sorted(times, reverse=True) for pid, times in found.items()}
    return longest[page], longest[beside][: 2 * RUNS]


def test_no_message_keeps_the_page_of_a_table_of_twelve_busy_for_long(
    house: OpenHouse, invite: Invite, chromium: Browser
) -> None:
    ann = invite(house(speed=10, seed="slow"), PHONE)
    beside = ann.open_page()
    beside.goto("about:blank")
    works(beside, WARM)
    code = playing([ann], bots=11)
    play_on([ann], comes_to("day"), "the day", 7)
    ann.sees("day")
    ann.page.locator(".veil").wait_for(state="detached")
    chromium.start_tracing(page=ann.page, categories=CATEGORIES)
    works(beside, RUNS)
    for phase in ("night", "day"):
        play_on([ann], comes_to(phase, "over"), phase, 7, draws=True)
    works(beside, RUNS)
    busy, work = tasks(chromium.stop_tracing(), code)
    middle = statistics.median(work)
    print(f"tasks of {[round(each) for each in busy[:5]]} ms, work of {[round(each, 1) for each in work]} ms")
    print(f"at a quarter of the speed, scaled: {[round(each / middle * WORK_TAKES) for each in busy[:5]]} ms")
    assert busy[0] < MOST * middle
