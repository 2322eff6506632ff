"""Look at every state of real games: python -m tools.looks GAME PLAYERS [SEED ...] (after make pages).

Two people and bots play. Whenever the first is asked something of a new kind, or something new is announced, the page
is shown on six screens in three languages; with --theme night, in that theme. The pictures go to test-artifacts/looks,
with a page that shows them all. What a program can measure is printed: what scrolls sideways, words that are broken or
cut, questions that are not read whole, seats and text that something covers, targets that are too small to tap. With
GAME `around`: the pages before, beside and after a game; `phone`: one phone handed round; `crier`: the narrator for a
game with real cards.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Error, sync_playwright

from meetinghouse.server.settings import UNLIMITED
from tests.browser.conftest import QUIET
from tests.browser.table import Person, phase_in, playing
from tests.browser.test_phones import BROKEN
from tests.installing import werewolf
from tests.running import Running
from tools.beside import around, crier, one_phone
from tools.chromium import find

SHEETS = Path(__file__).parents[1] / "test-artifacts" / "looks"
SCREENS = ((320, 568), (360, 640), (390, 844), (768, 1024), (1280, 800), (1920, 1080))
LANGUAGES = ("en", "fr", "es")
BESIDE = {"around": around, "phone": one_phone, "crier": crier}
LIMIT = 400  # answers of a game after which we have seen enough

SPEAK = """async (language) => {
    if (document.documentElement.lang === language) return;
    const button = document.querySelector("header button[aria-controls=likes]");
    if (!button) return;
    const open = document.querySelector("#likes") !== null;
    if (!open) button.click();
    await new Promise(requestAnimationFrame);
    const select = document.querySelector("#likes select");
    select.value = language;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    if (!open) button.click();
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
KEEP = """(language) => {
    const likes = JSON.parse(localStorage.getItem("meetinghouse") ?? "{}");
    localStorage.setItem("meetinghouse", JSON.stringify({ ...likes, language }));
}"""
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

    def at(self, state: str, languages: Any = (), full: bool = False, again: str = "") -> None:
        """Look at the page as it is now, on every screen and in every language.

        A page without a menu is loaded again in each language, until it shows what `again` selects.
        """
        if self.only and not re.search(self.only, state):
            return
        page = self.person.page
        if state not in self.states:
            self.states.append(state)
        if self.theme:
            page.evaluate(DRESS, self.theme)
        for language in languages or self.languages:
            if again:
                page.evaluate(KEEP, language)
                page.reload()
                page.locator(again).first.wait_for()
                page.wait_for_timeout(1000)
            for screen in self.screens:
                page.set_viewport_size({"width": screen[0], "height": screen[1]})
                page.evaluate(SPEAK, language)
                page.evaluate("() => scrollTo(0, 0)")
                page.wait_for_timeout(120)  # not the page's own time, which may stand still
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
        if asked.game in BESIDE:
            settings = replace(UNLIMITED, open_tables=True)
            running = Running(Path(folder) / "beside.db", settings, speed=10, seed="around")
            looks = Looks(Person(browser, running.url), about)
            try:
                BESIDE[asked.game](browser, running, looks)
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
