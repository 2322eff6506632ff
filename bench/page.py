"""How long the page of a table is busy at a stretch: `python -m bench.page FOLDER...`.

Each FOLDER holds built pages, as `make pages` puts them into src/meetinghouse/server/web. A whole game of Salem 1692
with twelve players is played once, and what a phone was sent is kept. Then the pages take turns in one run: each gets
the same messages, one after another, and goes through the replay of the game. The time of a message is that of the
longest task of the page until the next one, in processor time from a trace of Chromium, and scaled: a fixed piece of
work, which another window does in the same run, counts as 50 ms, which it took at a quarter of the speed of the machine
on which it was chosen. A row has the longest and the middle one of a moment's messages; of each message, the median of
all turns.

    --turns 3         how often each of the pages plays the game
    --size 360x640    the screen
    --keep FILE       where the game is kept, and taken from if it is there
    --first, --last   only the messages from this one to that one; the others are shown without being measured
    --trace FILE      keep the last trace, for the browser's tools
    --wait 80         ms between two messages
    --steps 120       how many steps of the replay
    --longest 12      how many of the longest messages are listed, with the parts of their longest task
"""

from __future__ import annotations

import argparse
import itertools
import json
import mimetypes
import shutil
import sys
import tempfile
import threading
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import QUIET
from tests.browser.table import PHONE, Person, phase_in, play_on, playing
from tests.browser.test_tasks import CATEGORIES, DRAWN, WARM, WORK_TAKES, works
from tests.running import Running
from tools.chromium import find

BOTS = 11
SEED, DICE = "slow", 7
DARK = ("dawn", "night")
FLYING = {"card-played", "card-drawn", "black-card-drawn", "cards-discarded", "cards-taken", "front-moved"}
NEXT = ".moves button.first"
STEPS = 120  # of a replay
SETTLES = 6000  # ms after the end, in which all seats are opened
KINDS = {"m": "", "d": "the deal", "p": "the page of the replay", "r": "a step of the replay"}
PARTS = {
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
    "script": ("FunctionCall", "TimerFire", "FireAnimationFrame", "EvaluateScript", "RunMicrotasks", "v8.callFunction"),
}
RECORD = """(() => {
    const Real = EventSource;
    window.heard_ = [];
    window.EventSource = class extends Real {
        addEventListener(kind, call) {
            super.addEventListener(kind, (event) => { window.heard_.push([kind, event.data]); call(event); });
        }
    };
})()"""
# A stream that says what it is told to say.
FEED = """(() => {
    class Source extends EventTarget {
        constructor() {
            super();
            this.readyState = 1;
            window.source_ = this;
            setTimeout(() => this.onopen?.({}));
        }
        close() {}
    }
    Source.CLOSED = 2;
    window.EventSource = Source;
    window.feed_ = (events, mark, wait) => new Promise((resolve) => setTimeout(() => {
        performance.mark(mark);
        for (const [kind, data] of events) window.source_.dispatchEvent(new MessageEvent(kind, { data }));
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, wait)));
    }));
})()"""
CLICK = """([button, mark, wait]) => new Promise((resolve) => setTimeout(() => {
    performance.mark(mark);
    document.querySelector(button).click();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, wait)));
}))"""

Event = tuple[str, str]


class Played:
    """A game as one phone was told of it, and the house in which it was played."""

    def __init__(self, running: Running, kept: dict[str, Any]) -> None:
        self.running = running
        self.code: str = kept["code"]
        self.cookie: str = kept["cookie"]
        self.messages: list[list[Event]] = []
        events: list[Event] = []
        for kind, data in kept["heard"]:
            events = [*events, (kind, data)] if kind in ("part", "last") else [(kind, data)]
            if kind not in ("first", "part"):
                self.messages.append(events)
                events = []

    @cached_property
    def moments(self) -> list[str]:
        """What each message brings."""
        found = []
        before = phase = ""
        dealing = True
        for events in self.messages:
            told = json.loads("".join(data for _, data in events))
            changes = told.get("changes", {})
            if "changes" not in told:
                phase = told["view"]["public"]["phase"]
                dealing = told["table"].get("dealing") is not None
            phase = changes.get("/view/public/phase", phase)
            dealt = dealing and any(each.startswith("/table/dealing") for each in changes)
            if dealt:
                dealing = False
            kinds = {event["type"] for event in told["story"]}
            found.append("the deal" if dealt else moment_of(before, phase, kinds))
            before = phase
        return found


def moment_of(before: str, phase: str, kinds: set[str]) -> str:
    """What a message brings that leads from one phase to another and tells events of these kinds."""
    if not before:
        return "the first message"
    if (phase in DARK) != (before in DARK) and phase != "over":
        return "nightfall" if phase in DARK else "daybreak"
    if phase == "over":
        return "the end"
    if phase in DARK:
        return "at night"
    if kinds & {"trial-began", "tryal-revealed"}:
        return "a trial"
    if phase != before:
        return "another phase"
    return "cards fly" if kinds & FLYING else "by day"


@contextmanager
def played(browser: Browser, keep: Path | None) -> Iterator[Played]:
    """The game: as it was kept, or played now and kept."""
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "page.db"
        kept = keep and keep.with_suffix(".db")
        known = keep is not None and kept is not None and keep.exists() and kept.exists()
        if known and kept:
            shutil.copy(kept, store)
        running = Running(store, arrival=3, speed=1 if known else 10, seed=SEED)
        try:
            told = json.loads(keep.read_text()) if known and keep else record(browser, running)
            if keep and kept and not known:
                running.stop()
                keep.write_text(json.dumps(told))
                shutil.copy(store, kept)
                running = Running(store, arrival=3, seed=SEED)
            yield Played(running, told)
        finally:
            running.stop()


def record(browser: Browser, running: Running) -> dict[str, Any]:
    ann = Person(browser, running.url, PHONE)
    ann.context.add_init_script(RECORD)
    code = playing([ann], bots=BOTS, seen=False)
    ann.page.wait_for_timeout(500)
    ann.call("/seen")
    play_on([ann], lambda seen: phase_in(seen) == "over", "the end", DICE)
    ann.page.locator("section.over").wait_for()
    heard = ann.page.evaluate("() => window.heard_")
    cookie = "; ".join(f"{each['name']}={each['value']}" for each in ann.context.cookies())
    ann.context.close()
    return {"code": code, "heard": heard, "cookie": cookie}


@contextmanager
def serving(folder: Path, game: Played) -> Iterator[str]:
    """The pages of the folder, on top of the house in which the game was played."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_: object) -> None: ...

        def do_GET(self) -> None:
            path = self.path.split("?")[0]
            if path.startswith(("/api/", "/texts/")):
                asked = Request(game.running.url + self.path, headers={"Cookie": game.cookie})
                try:
                    with urlopen(asked) as reply:
                        self.reply(reply.status, reply.headers["Content-Type"], reply.read())
                except HTTPError as error:
                    self.reply(error.code, "application/json", error.read())
                return
            file = folder / path.lstrip("/")
            if not file.is_file():
                file = folder / "index.html"
            self.reply(200, mimetypes.guess_type(file.name)[0] or "application/octet-stream", file.read_bytes())

        def do_POST(self) -> None:
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.reply(200, "application/json", b"{}")

        def reply(self, status: int, kind: str, data: bytes) -> None:
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()


class Turn:
    """One page that plays the game, and a window beside it that does the fixed work."""

    def __init__(self, browser: Browser, url: str, game: Played, wishes: argparse.Namespace) -> None:
        self.browser, self.game, self.wishes = browser, game, wishes
        width, height = (int(each) for each in wishes.size.split("x"))
        self.context = browser.new_context(
            base_url=url, viewport={"width": width, "height": height}, locale="en-GB", service_workers="block"
        )
        self.context.add_init_script(FEED)
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.beside = self.context.new_page()
        self.beside.goto("about:blank")
        works(self.beside, WARM)
        self.page.bring_to_front()

    def go(self) -> bytes:
        """Play the game and its replay; returns the trace."""
        wishes, messages = self.wishes, self.game.messages
        self.page.goto(f"/t/{self.game.code}")
        self.page.wait_for_function("() => window.source_")
        for at in range(min(wishes.last, len(messages))):
            if at == wishes.first:
                self.browser.start_tracing(page=self.page, categories=CATEGORIES)
                works(self.beside, 3)
            self.feed(at, wishes.wait if at >= wishes.first else 0)
            if at == 0:
                self.look()
        if wishes.last >= len(messages):
            self.page.wait_for_timeout(SETTLES)
        if wishes.steps:
            self.replay()
        works(self.beside, 4)
        trace = self.browser.stop_tracing()
        self.context.close()
        if self.wrong:
            print("errors of the page:", self.wrong[:3], file=sys.stderr)
        return trace

    def look(self) -> None:
        """Turn up the role, and put it away."""
        for at, side in enumerate(("back", "face")):
            button = self.page.locator(f"dialog.deal .{side} button")
            button.wait_for()
            self.page.wait_for_timeout(1000)
            self.page.evaluate(CLICK, [f"dialog.deal .{side} button", f"d{at}", 1000])

    def feed(self, at: int, wait: int) -> None:
        self.page.evaluate("([events, mark, wait]) => window.feed_(events, mark, wait)",
                           [self.game.messages[at], f"m{at}", wait])  # fmt: skip

    def replay(self) -> None:
        self.page.evaluate("() => void performance.mark('p0')")
        self.page.goto(f"/replay/{self.game.code}")
        self.page.locator(NEXT).wait_for()
        self.page.evaluate(DRAWN)
        for at in range(self.wishes.steps):
            self.page.evaluate(CLICK, [NEXT, f"r{at}", self.wishes.wait])


def is_mark(name: str) -> bool:
    """Whether the page marked a message, a click on the role, the way to the replay or a step of it."""
    return name[:1] in KINDS and name[1:].isdigit()


def tasks_of(trace: bytes) -> tuple[float, dict[str, tuple[float, Counter[str]]]]:
    """The median of the fixed work in ms, and by mark the longest task until the next one, with its parts."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    page = {each["pid"] for each in events if is_mark(each["name"])}
    beside = next(each["pid"] for each in events if each["name"] == "work")
    marks = sorted((each["ts"], each["name"]) for each in events
                   if each["pid"] in page and is_mark(each["name"]))  # fmt: skip
    whole = [each for each in events if each["ph"] == "X" and each["tid"] == each["pid"] and "tdur" in each]
    whole.sort(key=lambda each: (each["ts"], -each["dur"]))
    work = sorted((each["tdur"] for each in whole if each["name"] == "RunTask" and each["pid"] == beside), reverse=True)
    found: dict[str, tuple[float, Counter[str]]] = {}
    ends = [ts for ts, _ in marks[1:]] + [float("inf")]
    at = 0
    mine = [each for each in whole if each["pid"] in page]
    for index, task in enumerate(mine):
        if task["name"] != "RunTask":
            continue
        while at < len(marks) and ends[at] <= task["ts"] + task["dur"]:
            at += 1
        mark = marks[at][1]
        took = task["tdur"] / 1000
        if marks[at][0] <= task["ts"] + task["dur"] and took > found.get(mark, (0.0, Counter()))[0]:
            found[mark] = (took, parts_of(mine[index + 1 :], task))
    return median(work[:7]) / 1000, found


def parts_of(events: Sequence[dict[str, Any]], task: dict[str, Any]) -> Counter[str]:
    """How much processor time the parts of a task took themselves, in ms."""
    took: Counter[str] = Counter()
    open_: list[dict[str, Any]] = []
    names = {name: part for part, some in PARTS.items() for name in some}
    end = task["ts"] + task["dur"]
    for each in itertools.takewhile(lambda each: each["ts"] < end, events):
        while open_ and open_[-1]["ts"] + open_[-1]["dur"] <= each["ts"]:
            open_.pop()
        if open_:
            took[names.get(open_[-1]["name"], "other")] -= each["tdur"] / 1000
        took[names.get(each["name"], "other")] += each["tdur"] / 1000
        open_.append(each)
    return took


def main(given: Sequence[str] | None = None) -> int:
    """Measure and print."""
    wishes = arguments(given)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        with played(browser, wishes.keep) as game:
            print(f"{len(game.messages)} messages:", dict(Counter(game.moments)))
            found: list[dict[str, list[tuple[float, Counter[str]]]]] = [defaultdict(list) for _ in wishes.folders]
            work: list[list[float]] = [[] for _ in wishes.folders]
            for _, (at, folder) in itertools.product(range(wishes.turns), enumerate(wishes.folders)):
                with serving(folder, game) as url:
                    trace = Turn(browser, url, game, wishes).go()
                if wishes.trace:
                    wishes.trace.write_bytes(trace)
                base, tasks = tasks_of(trace)
                work[at].append(base)
                for mark, (took, parts) in tasks.items():
                    scale = WORK_TAKES / base
                    found[at][mark].append((took * scale, Counter({k: v * scale for k, v in parts.items()})))
            for at, folder in enumerate(wishes.folders):
                report(str(folder), work[at], found[at], game, wishes.longest)
        browser.close()
    return 0


def report(
    name: str, work: list[float], found: dict[str, list[tuple[float, Counter[str]]]], game: Played, longest: int
) -> None:
    print(f"\n{name}: the fixed work took {', '.join(f'{each:.1f}' for each in work)} ms")
    moments: dict[str, list[float]] = defaultdict(list)
    middles = {}
    for mark, times in found.items():
        middles[mark] = median(took for took, _ in times)
        moments[KINDS[mark[0]] or game.moments[int(mark[1:])]].append(middles[mark])
    for moment, each in sorted(moments.items(), key=lambda row: -max(row[1])):
        print(f"  {moment:28} {len(each):4}  longest {max(each):4.0f}  middle {median(each):4.0f}")
    for mark in sorted(middles, key=lambda each: -middles[each])[:longest]:
        took, parts = min(found[mark], key=lambda each: abs(each[0] - middles[mark]))
        told = ", ".join(f"{part} {ms:.0f}" for part, ms in parts.most_common() if ms >= 1)
        span = f"{min(each for each, _ in found[mark]):.0f}-{max(each for each, _ in found[mark]):.0f}"
        what = KINDS[mark[0]] or game.moments[int(mark[1:])]
        print(f"    {mark:5} {took:4.0f} ({span:8}) {what:20} {told}")


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description="How long a table's page is busy.")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="built pages")
    parser.add_argument("--turns", type=int, default=3, help="how often each plays the game (3)")
    parser.add_argument("--size", default="{}x{}".format(*PHONE), help="of the screen")
    parser.add_argument("--keep", type=Path, help="a file for the game")
    parser.add_argument("--first", type=int, default=0, help="the first message that counts")
    parser.add_argument("--last", type=int, default=100_000, help="the message before which the game is left")
    parser.add_argument("--wait", type=int, default=80, help="ms after each message (80)")
    parser.add_argument("--steps", type=int, default=STEPS, help=f"steps of the replay ({STEPS})")
    parser.add_argument("--trace", type=Path, help="a file for the last trace")
    parser.add_argument("--longest", type=int, default=12, help="how many messages to list (12)")
    return parser.parse_args(given)


if __name__ == "__main__":
    sys.exit(main())
