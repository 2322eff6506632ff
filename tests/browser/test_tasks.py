"""How long the page of a table is busy at a stretch.

Measured by the processor time of its tasks in a trace of the browser, which depends little on what else the machine
does. It is compared with a fixed piece of work that another window does in the same run.
"""

from __future__ import annotations

import json
import math
import statistics
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from .conftest import Invite, OpenHouse
from .table import PHONE, comes_to, phase_in, play_on, playing

pytestmark = pytest.mark.motion

# In times of the fixed work. The aim is 1 for each (50 ms); these only keep it from getting worse.
MOST = 3.4  # any task
MOST_LIGHT = 2.2  # the median of the longest tasks at nightfalls and daybreaks, which restyle every element
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


DRAWN = """() => new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))"""


def works(beside: Page, times: int) -> None:
    """Do the fixed work so many times."""
    for _ in range(times):
        beside.evaluate(WORK)


# Marks the moments at which day turns into night on the screen, or night into day.
LIGHT = """addEventListener("DOMContentLoaded", () => {
    const light = new MutationObserver(() => performance.mark("light"));
    light.observe(document.documentElement, { attributes: true, attributeFilter: ["data-dark"] });
})"""


def tasks(trace: bytes, code: str) -> tuple[list[float], list[float], list[float]]:
    """The processor time of the tasks of that table's page, the longest at each change of light, and the fixed work.

    In ms, longest first.
    """
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    started = next(each for each in events if each["name"] == "TracingStartedInBrowser")
    page = next(each["processId"] for each in started["args"]["data"]["frames"] if each["url"].endswith(code))
    beside = next(each["pid"] for each in events if each["name"] == "work")
    lights = [each["ts"] for each in events if each["name"] == "light" and each["pid"] == page]
    found: dict[int, list[tuple[float, float]]] = {page: [], beside: []}
    for each in events:
        if each["name"] == "RunTask" and each["pid"] in found and each["tid"] == each["pid"]:
            found[each["pid"]].append((each.get("tdur", 0) / 1000, each["ts"]))
    longest = {pid: sorted((took for took, _ in times), reverse=True) for pid, times in found.items()}
    changes = [
        max((took for took, begun in found[page] if at <= begun < end), default=0.0)
        for at, end in pairwise([*lights, math.inf])
    ]
    return longest[page], sorted(changes, reverse=True), longest[beside][: 2 * RUNS]


def test_no_message_keeps_the_page_of_a_table_of_twelve_busy_for_long(
    house: OpenHouse, invite: Invite, chromium: Browser
) -> None:
    ann = invite(house(speed=10, seed="slow"), PHONE)
    ann.context.add_init_script(LIGHT)
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
        if phase_in(ann.look()) == phase:
            ann.sees(phase)  # the trace goes on until it is drawn
            ann.page.evaluate(DRAWN)
    works(beside, RUNS)
    busy, lights, work = tasks(chromium.stop_tracing(), code)
    middle = statistics.median(work)
    print(f"tasks of {[round(each) for each in busy[:5]]} ms, work of {[round(each, 1) for each in work]} ms")
    for what, times in (("the longest", busy[:5]), ("at changes of light", lights)):
        print(f"{what}, at a quarter of the speed, scaled: {[round(each / middle * WORK_TAKES) for each in times]} ms")
    assert lights  # else nothing was drawn
    assert statistics.median(lights) < MOST_LIGHT * middle
    assert busy[0] < MOST * middle
