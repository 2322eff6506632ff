"""The crier in a browser: the test moves its clock, and every step is noted with its time."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentResource
from playwright.sync_api import expect

from meetinghouse.cli.main import main
from meetinghouse.engine.script import Line, Script, When
from meetinghouse.texts import Texts, folder
from tests.installing import Install
from tests.running import Running

from .conftest import Invite
from .table import Person

# What of a step cannot be read without scrolling, or is cut.
CUT = """() => {
    const walk = document.querySelector(".walk");
    return [walk, ...(walk?.querySelectorAll(".caption, .word, button") ?? [])]
        .filter((each) => each && (each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1))
        .map((each) => each.textContent.trim());
}"""

# Notes every step that is shown: when it begins, its words, whether the screen is dark and the rain on, and what of it
# does not fit. The rain is on while the last loudness that was asked for is not 0.
WRITE = (
    """() => {
    const cut = """
    + CUT
    + """;
    globalThis.steps = [];
    globalThis.stepped = undefined;
    globalThis.watched?.disconnect();
    if (globalThis.rain === undefined) {
        globalThis.rain = 0;
        const set = AudioParam.prototype.setTargetAtTime;
        AudioParam.prototype.setTargetAtTime = function (value, ...more) {
            globalThis.rain = value;
            return set.call(this, value, ...more);
        };
    }
    const look = () => {
        const walk = document.querySelector(".walk");
        const line = walk?.dataset.line ?? "";
        const last = globalThis.steps.at(-1);
        if (line === (last?.line ?? "") && walk?.dataset.at === last?.at) return;
        const caption = walk?.querySelector(".caption").textContent ?? "";
        const dark = document.documentElement.hasAttribute("data-dark");
        const fits = cut().length === 0;
        const marked = walk?.querySelectorAll("[aria-pressed=true]").length ?? 0;
        globalThis.steps.push({
            line, at: walk?.dataset.at, caption, time: Date.now(), dark, rain: globalThis.rain > 0, fits, marked,
            look: dark ? walk.outerHTML : "",
        });
        if (walk) globalThis.stepped?.(walk);
    };
    globalThis.watched = new MutationObserver(look);
    globalThis.watched.observe(document, { subtree: true, childList: true, attributes: true });
}"""
)

# Confirms every step that waits. With taps, it also taps names while eyes are shut: only half of them, because the game
# ends when all are witches.
WALK = """(taps) => {
    globalThis.stepped = (walk) => {
        const seats = walk.querySelectorAll(".seat");
        if (taps && walk.classList.contains("secret") && seats.length)
            for (let each = 0; each < 5; each++)
                setTimeout(() => walk.querySelectorAll(".seat")[each % (seats.length >> 1)].click(), 200 * (each + 1));
        if (walk.dataset.lasts === "0")
            setTimeout(() => [...walk.querySelectorAll(".controls .big")].at(-1).click(), 1300);
    };
}"""

# Does in every step what fills the screen: a refused tap, or the names to cross out; a stop, and a question. Notes what
# is cut then.
FILL = (
    """(refused) => {
    const cut = """
    + CUT
    + """;
    globalThis.cut = [];
    const press = (what) => [...document.querySelectorAll(what)].at(-1)?.click();
    globalThis.stepped = (walk) => {
        const open = !walk.classList.contains("secret");
        [
            () => press(open ? ".row button" : `.seat:nth-child(${refused + 1})`),
            () => open && press(".row button"),
            () => press(".row button:first-child"),
            () => press(".controls > button:last-child"),
            () => press(".controls .big"),
            () => walk.dataset.lasts === "0" && press(".controls .big"),
        ].forEach((act, at) => setTimeout(() => {
            globalThis.cut.push(...cut().map((each) => `${walk.dataset.line}, ${at}: ${each}`));
            act();
        }, 300 * (at + 1)));
    };
}"""
)

# Presses the large button of the day; if it asks who is out, the answer is yes.
PRESS = """async () => {
    document.querySelector("footer .big").click();
    await Promise.resolve();
    document.querySelector("footer .row button")?.click();
}"""

LEAVE = """async () => {
    document.querySelector("nav button:last-child").click();
    for (const at of [-1, -2]) {
        await Promise.resolve();
        [...document.querySelectorAll("section button")].at(at).click();
    }
}"""

LETTERS, LEAST, PAUSE = 13, 1.5, 2  # a sentence: letters per second, its least seconds, and the pause after it
LATE = 1200  # milliseconds in which a tap is still meant for the step before
MINUTE = 60_000  # milliseconds
LONGEST = 10 * MINUTE  # that a part may last


class Step(NamedTuple):
    """A step that was shown; a step without a line is the day."""

    line: str
    caption: str
    time: float
    dark: bool = False
    rain: bool = False
    fits: bool = True
    marked: int = 0
    look: str = ""  # the page in the dark

    @property
    def said(self) -> str:
        """The caption with ordinary spaces; in a caption no name is broken over two lines."""
        return self.caption.replace("\u00a0", " ")


def holds(when: When, values: dict[str, str]) -> bool:
    """Whether a condition of the script is true for a table."""
    return all(values[name] in allowed for name, allowed in when.items())


def expected(script: Script, part: str, values: dict[str, str]) -> list[Line]:
    """The lines of a part that this table must hear the first time."""
    found = next(each for each in script.parts if each.name == part)
    return [line for line in found.lines if holds(line.when, values) and line.first is not False]


class Phone:
    """The phone in the middle of the table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def stand(self) -> None:
        """From now on the clock moves only when the test says so."""
        self.page.clock.pause_at(self.page.evaluate("Date.now() / 1000") + 60)

    def set_up(self, players: int, language: str = "en", **values: str) -> None:
        """Fill in the form; the edition comes first, because it changes the defaults of the others."""
        page = self.page
        if page.evaluate("document.documentElement.lang") != language:
            page.locator("label:has(option[value=en]:text-is('English')) select").first.select_option(language)
        for name in sorted(values, key=lambda each: each not in ("game", "edition")):
            if page.evaluate("name => document.querySelector(`[name=${name}]`)?.value", name) != values[name]:
                page.locator(f"select[name={name}]").select_option(values[name])
        now = int(page.locator(".players output").inner_text())
        for _ in range(abs(players - now)):
            page.locator(".players button").nth(1 if players > now else 0).click()
        expect(page.locator(".players output")).to_have_text(str(players))

    def open(self) -> None:
        """Leave the form for the table."""
        self.page.locator("footer .big").click()
        expect(self.page.locator(".ring")).to_be_visible()

    def begin(self) -> None:
        """Press the large button of the day: dawn or night."""
        self.page.evaluate(WRITE)
        self.press()
        expect(self.page.locator(".walk")).to_be_visible()

    def press(self) -> None:
        """Press the large button of the day, and answer that those who were tapped are out."""
        self.page.evaluate(PRESS)

    def confirm(self) -> None:
        """Confirm by day who is out."""
        self.page.get_by_role("button", name="Confirm who is out").click()
        self.page.get_by_role("button", name="Yes", exact=True).click()

    @property
    def line(self) -> str:
        """The step that is shown."""
        walk = self.page.locator(".walk")
        return str(walk.get_attribute("data-line")) if walk.count() else ""

    @property
    def lasts(self) -> float:
        """How many milliseconds the step that is shown lasts; 0 if it waits for somebody."""
        walk = self.page.locator(".walk")
        return float(walk.get_attribute("data-lasts") or 0) if walk.count() else 0

    def to(self, line: str) -> None:
        """Go on to that step; steps that wait for somebody are confirmed."""
        for _ in range(60):
            if self.line == line:
                self.page.clock.run_for(0 if self.lasts else LATE)
                return
            self.step()
        raise AssertionError(f"the crier never came to {line}; it is at {self.line!r}")

    def finish(self, answer: int = 0) -> list[Step]:
        """Go on to the end of the part; returns all its steps."""
        for _ in range(60):
            if not self.line:
                return self.steps()
            self.step(answer)
        raise AssertionError(f"the crier never came to an end; it is at {self.line!r}")

    def step(self, answer: int = 0) -> None:
        """Go on to the next step: let time pass, or confirm."""
        if lasts := self.lasts:
            self.page.clock.run_for(math.ceil(lasts))
        else:
            self.page.clock.run_for(LATE)
            self.page.locator(".walk .big").nth(answer if self.page.locator(".walk .big").count() > 1 else 0).click()

    def steps(self) -> list[Step]:
        """All steps since the part began."""
        found = self.page.evaluate("globalThis.steps.map(({ at, ...each }) => each)")
        return [Step(**each) for each in found]

    def walk(self, taps: bool) -> list[Step]:
        """Go through a whole part, with or without taps. Every question gets its last answer."""
        return self._through(WALK, taps)

    def fill(self, refused: int) -> list[str]:
        """Go through a whole part, and make every screen as full as it can be; returns what of it is cut."""
        self._through(FILL, refused)
        return list(self.page.evaluate("globalThis.cut"))

    def _through(self, how: str, argument: object) -> list[Step]:
        self.page.evaluate(WRITE)
        self.page.evaluate(how, argument)
        self.page.evaluate(PRESS)
        for _ in range(LONGEST // MINUTE):
            self.page.clock.run_for(MINUTE)
            if not self.line:
                return self.steps()
        raise AssertionError(f"the crier never came to an end; it is at {self.line!r}")

    def leave(self) -> None:
        """End the game, back to the form."""
        self.page.evaluate(LEAVE)
        expect(self.page.locator("h1")).to_be_visible()

    def tap(self, seat: int) -> None:
        """Tap a name."""
        self.page.locator(".ring .seat").nth(seat).click()

    def kept(self) -> Any:
        """What the phone has stored about the game."""
        return json.loads(self.page.evaluate("localStorage.getItem('meetinghouse-crier')"))["position"]

    @property
    def word(self) -> str:
        """The text in the space for answers."""
        return self.page.locator(".word").inner_text().replace("\u00a0", " ")


def phone(invite: Invite, running: Running, size: tuple[int, int] = (320, 568), offline: bool = True) -> Phone:
    """The crier, opened once; then its network is cut, and it is opened again."""
    person = invite(running, size)
    person.page.clock.install()
    person.go("/crier")
    if offline:
        expect(person.page.locator("html")).to_have_attribute("data-kept", "yes")
        person.context.set_offline(True)
        person.planned("ERR_INTERNET_DISCONNECTED")
        person.page.reload()
    expect(person.page.locator("h1")).to_be_visible()
    found = Phone(person)
    found.stand()
    return found


def kept_file(invite: Invite, running: Running, install: Install, folder: Path, size: tuple[int, int]) -> Phone:
    """The crier with the folk game, as one file on a phone without a network."""
    install("meetinghouse-werewolf", games={"werewolf": "meetinghouse_werewolf:MANIFEST"})
    file = folder / "kept" / "crier.html"
    assert main(["crier", "--out", str(file)]) == 0
    person = invite(running, size)
    person.context.set_offline(True)
    person.page.clock.install()
    person.page.goto(file.as_uri())
    found = Phone(person)
    found.stand()
    return found


def texts(language: str, game: str, package: str) -> Texts:
    """The texts of a game and of its script."""
    found = Texts(language, game)
    source = (folder(package) / f"{language}.ftl").read_text(encoding="utf-8")
    found._bundles[0].add_resource(FluentResource(source), allow_overrides=True)
    return found
