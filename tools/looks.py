"""Look at every state of real games: python -m tools.looks GAME PLAYERS [SEED ...] (after make pages).

Two people and bots play. Whenever the first is asked something of a new kind, or something new is announced, the page
is shown on six screens in three languages; with --theme night, in that theme. The pictures go to test-artifacts/looks,
with a page that shows them all. What a program can measure is printed: what scrolls sideways, words that are broken or
cut, questions that are not read whole, seats and text that something covers, targets that are too small to tap. With
GAME `around`: the pages before, beside and after a game.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.conftest import QUIET
from tests.browser.table import Person, comes_to, host_table, phase_in, play_on, playing
from tests.browser.test_phones import BROKEN
from tests.installing import werewolf
from tests.running import Running
from tools.chromium import find

SHEETS = Path(__file__).parents[1] / "test-artifacts" / "looks"
SCREENS = ((320, 568), (360, 640), (390, 844), (768, 1024), (1280, 800), (1920, 1080))
LANGUAGES = ("en", "fr", "es")
LIMIT = 400  # answers of a game after which we have seen enough

SPEAK = """async (language) => {
    if (document.documentElement.lang === language) return;
    const button = document.querySelector("header button[aria-controls=likes]");
    if (!button) return;
    if (!document.querySelector("#likes")) button.click();
    await new Promise(requestAnimationFrame);
    const select = document.querySelector("#likes select");
    select.value = language;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    button.click();
    for (let turn = 0; turn < 200 && document.documentElement.lang !== language; turn++)
        await new Promise((resolve) => setTimeout(resolve, 20));
    await document.fonts.ready;
}"""
# Chooses the theme in the menu of the page.
DRESS = """async (theme) => {
    const button = document.querySelector("header button[aria-controls=likes]");
    if (!button || document.querySelector("#likes")) return;
    button.click();
    await new Promise(requestAnimationFrame);
    const select = document.querySelectorAll("#likes select")[1];
    select.value = theme;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    button.click();
}"""
# While it is held, no announcement ends: the timers that end them wait.
HOLD = """(() => {
    const set = setTimeout;
    window.setTimeout = (then, wait, ...more) => set(function end() {
        if (window.held_ && wait > 500) set(end, 50);
        else then(...more);
    }, wait);
})();"""
SETTLED = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 80)))"
MEASURES = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


class Looks:
    """Pictures of one person's page, and what was measured on them."""

    only = ""
    screens: Any = SCREENS
    languages: Any = LANGUAGES
    theme = ""

    def __init__(self, person: Person, about: str) -> None:
        self.person = person
        self.about = about
        self.folder = SHEETS / about
        self.folder.mkdir(parents=True, exist_ok=True)
        self.found: dict[str, dict[str, list[str]]] = {}
        self.states: list[str] = []

    def at(self, state: str, languages: Any = (), full: bool = False) -> None:
        """Look at the page as it is now, on every screen and in every language."""
        if self.only and not re.search(self.only, state):
            return
        page = self.person.page
        self.states.append(state)
        if self.theme:
            page.evaluate(DRESS, self.theme)
        for language in languages or self.languages:
            for screen in self.screens:
                page.set_viewport_size({"width": screen[0], "height": screen[1]})
                page.evaluate(SPEAK, language)
                page.evaluate("() => scrollTo(0, 0)")
                page.evaluate(SETTLED)
                for finding in page.evaluate(MEASURES) + page.evaluate(BROKEN):
                    self.found.setdefault(finding, {}).setdefault(state, []).append(f"{screen[0]}{language}")
                page.screenshot(path=self.path(state, screen, language), animations="disabled", full_page=full)
        page.set_viewport_size({"width": 360, "height": 640})

    def path(self, state: str, screen: tuple[int, int], language: str) -> Path:
        return self.folder / f"{state}-{screen[0]}-{language}.png"

    def tell(self) -> None:
        """Write one page with all pictures, and print what was measured."""
        rows = []
        for state in self.states:
            pictures = sorted(self.folder.glob(f"{state}-[0-9]*.png"), key=lambda each: each.name.split("-")[::-1])
            row = "".join(f'<img src="{self.about}/{each.name}" title="{each.stem}">' for each in pictures)
            rows.append(f"<h2>{state}</h2><p>{row}</p>")
        style = "<style>p { white-space: nowrap; overflow-x: auto } img { max-height: 40rem; margin: 0.25rem }</style>"
        sheet = SHEETS / f"{self.about}.html"
        sheet.write_text(f"<!doctype html>{style}{''.join(rows)}", encoding="utf-8")
        for finding, where in sorted(self.found.items()):
            places = [f"{state} ({' '.join(at)})" for state, at in where.items()]
            print(f"{finding} | {'; '.join(places)}")
        print(f"{len(self.states)} states: {sheet}")


def walk(people: list[Person], looks: Looks, seed: int, met: set[str]) -> None:
    """Play a game to its end, and look at what is new."""
    ann = people[0]
    answers = 0
    while answers < LIMIT:
        seen = ann.look()
        phase = phase_in(seen)
        if phase == "over":
            break
        if seen["decisions"]:
            decision = seen["decisions"][0]
            state = f"{phase}-{decision['kind']}"
            if state not in met:
                met.add(state)
                try:
                    ann.page.locator(f'.asked .ask[data-decision="{decision["id"]}"]').wait_for(timeout=20000)
                    ann.page.locator(".veil").wait_for(state="detached", timeout=20000)
                    looks.at(state)
                except Error as error:
                    print("missed", state, str(error)[:200], file=sys.stderr)
        elif f"{phase}-waits" not in met and people[1].look()["decisions"]:
            met.add(f"{phase}-waits")
            ann.page.wait_for_timeout(1500)
            looks.at(f"{phase}-waits")
        announced(ann, looks, met)
        moved = False
        for person in people:
            moved = person.send(seed, draws=seed % 2 == 0) or moved
        answers += moved
        if not moved:
            ann.page.wait_for_timeout(30)
    if phase_in(ann.look()) == "over" and "over" not in met:
        met.add("over")
        ann.page.locator("section.over .fates").wait_for()
        ann.page.wait_for_timeout(1500)
        looks.at("over-opening")
        ann.open_all()
        ann.page.wait_for_timeout(1500)
        looks.at("over")


def announced(person: Person, looks: Looks, met: set[str]) -> None:
    """Look at what is announced over the table, if it is new."""
    veil = "document.querySelector('.veil')?.dataset.moment"
    if (moment := person.page.evaluate(veil)) is None or f"moment-{moment}" in met:
        return
    person.page.evaluate("window.held_ = true")
    if person.page.evaluate(veil) == moment:
        met.add(f"moment-{moment}")
        looks.at(f"moment-{moment}")
    person.page.evaluate("window.held_ = false")


def around(browser: Browser, running: Running, looks: Looks) -> None:
    """Look at what is before, beside and after a game."""
    ann = looks.person
    for name, path in (
        ("home", "/"),
        ("new", "/new/salem1692"),
        ("learn", "/learn/salem1692"),
        ("guide", "/guide/salem1692"),
        ("rules", "/rules"),
        ("stats", "/stats"),
        ("nowhere", "/nowhere"),
    ):
        ann.go(path)
        ann.page.locator("main h1, main h2").first.wait_for()
        looks.at(name)
    code = host_table(ann, "Ann")
    guest = Person(browser, running.url)
    looks.person = guest
    guest.go(f"/j/{code}")
    guest.page.locator(".join").wait_for()
    looks.at("join")
    guest.code = code
    guest.call("/seats", {"name": "Ben"})
    guest.go(f"/t/{code}")
    guest.page.locator(".lobby").wait_for()
    looks.at("lobby-guest")
    looks.person = ann
    ann.go(f"/t/{code}")
    ann.page.locator(".lobby").wait_for()
    looks.at("lobby-host")
    tv = Person(browser, running.url, (1280, 800))
    looks.person = tv
    tv.go(f"/tv/{code}")
    tv.page.locator(".tv, main.wide").first.wait_for()
    tv.page.wait_for_timeout(1000)
    looks.at("tv-lobby", languages=("en",))
    guest.call("/ready", {"ready": True})
    for _ in range(5):
        ann.call("/bots", {"bot": "steady"})
    ann.call("/start")
    for person in (ann, guest):
        person.call("/seen")
        person.call("/speed", {"speed": "asked"})
    people = [ann, guest]
    for person in people:
        person.go(f"/t/{code}")
        person.page.locator(".game").wait_for()
    play_on(people, comes_to("day"), "the day", 3)
    ann.ask.wait_for()
    tv.page.wait_for_timeout(2000)
    looks.at("tv-day", languages=("en",))
    looks.person = ann
    for name in ("talk", "notes", "table"):
        ann.page.locator(f"[role=tab]#tab-{name}, [role=tab][data-tab={name}]").first.evaluate("(each) => each.click()")
        ann.page.wait_for_timeout(300)
        looks.at(f"panel-{name}", full=True)
    ann.page.keyboard.press("?")
    ann.page.wait_for_timeout(500)
    looks.at("keys")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".ring [data-seat]").nth(3).evaluate("(each) => each.click()")
    ann.page.wait_for_timeout(500)
    looks.at("seat")
    ann.page.keyboard.press("Escape")
    play_on(people, lambda seen: phase_in(seen) == "over", "the end", 3)
    tv.page.wait_for_timeout(3000)
    looks.person = tv
    looks.at("tv-over", languages=("en",))
    looks.person = ann
    ann.open_all()
    looks.at("over-whole", full=True)
    ann.go(f"/replay/{code}")
    ann.page.wait_for_timeout(3000)
    looks.at("replay")
    ann.go("/stats")
    ann.page.wait_for_timeout(1000)
    looks.at("stats-one")


def main() -> int:
    """Returns 0; what was found is for people to judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", type=int, nargs="?", default=7)
    parser.add_argument("seed", type=int, nargs="*", default=[1])
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--name", default="")
    parser.add_argument("--only", default="", help="a pattern of states, such as confess")
    parser.add_argument("--languages", default="", help="some of the languages, such as fr")
    parser.add_argument("--widths", default="", help="some of the screens, such as 320,360")
    parser.add_argument("--theme", default="", help="such as night")
    asked = parser.parse_args()
    Looks.theme = asked.theme
    about = asked.name or f"{asked.game}-{asked.players}"
    options = dict(each.split("=", 1) for each in asked.option)
    met: set[str] = set()
    Looks.only = asked.only
    if asked.languages:
        Looks.languages = asked.languages.split(",")
    if asked.widths:
        Looks.screens = tuple(each for each in SCREENS if str(each[0]) in asked.widths.split(","))
    with ExitStack() as stack:
        stack.enter_context(werewolf())
        playwright = stack.enter_context(sync_playwright())
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        looks = None
        if asked.game == "around":
            running = Running(Path(folder) / "around.db", speed=10, seed="around")
            looks = Looks(Person(browser, running.url), about)
            try:
                around(browser, running, looks)
            except Exception as error:  # what was seen before is worth its sheets
                print("stopped", str(error)[:600], file=sys.stderr)
            asked.seed = []
        for seed in asked.seed:
            running = Running(Path(folder) / f"{seed}.db", speed=10, seed=f"looks-{seed}")
            people = [Person(browser, running.url), Person(browser, running.url, screen=False)]
            people[0].context.add_init_script(HOLD)
            try:
                playing(people, bots=asked.players - 2, game=asked.game, options=options, seen=False, hurry=True)
                if looks is None:
                    looks = Looks(people[0], about)
                    people[0].page.locator("dialog.deal").wait_for()
                    looks.at("deal-back")
                    people[0].page.locator("dialog.deal .back button").evaluate("(each) => each.click()")
                    people[0].page.wait_for_timeout(1500)
                    looks.at("deal-face")
                    people[0].page.locator("dialog.deal .face button").evaluate("(each) => each.click()")
                looks.person = people[0]
                for each in people:
                    each.call("/seen")
                people[0].go(f"/t/{people[0].code}")
                people[0].page.locator("dialog.deal").wait_for(state="detached")
                walk(people, looks, seed, met)
            except Exception as error:  # what was seen before is worth its sheets
                print("stopped", seed, str(error)[:400], file=sys.stderr)
            finally:
                for each in people:
                    if each.complaints:
                        print("complaints", each.complaints[:5], file=sys.stderr)
                    each.context.close()
                running.stop()
        assert looks is not None
        looks.tell()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
