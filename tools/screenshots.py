"""Make the pictures of the README again: python -m tools.screenshots [--pieces] (after make pages).

They show games on a real server. --pieces adds a picture of every component in its states, from the page /dev/pieces,
as python -m tools.pieces makes them.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from meetinghouse.server.pages import folder as pages
from tests.browser.conftest import QUIET
from tests.browser.crier import Phone
from tests.browser.table import PHONE, Person, comes_to, host_table, play_on, playing, until
from tests.running import Running
from tools import pieces
from tools.chromium import find

IMAGES = Path(__file__).parents[1] / "docs" / "images"
SIZE = (1120, 700)
MOST = 300 * 1024  # the limit for one picture, in bytes
CHOICES = 3
TURNS = 6
SEED = "a quiet evening in Salem"
NAMES = ("Ann", "Ben", "Catherine", "Dorcas", "Elias", "Faith", "Giles")


def main() -> int:
    """Returns 0 if all pictures were made, and those of the README are small enough."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pieces", action="store_true")
    asked = parser.parse_args()
    path = find()
    if not (pages() / "index.html").is_file() or path is None:
        print("This needs the pages (make pages) and Chromium (python tools/chromium.py).", file=sys.stderr)
        return 1
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        running = Running(Path(folder) / "tables.db", speed=6, seed=SEED)
        try:
            before_the_game(browser, running)
            in_the_game(browser, running)
            in_the_other_game(browser, running)
            with_real_cards(browser, running)
        finally:
            browser.close()
            running.stop()
    large = [each for each in sorted(IMAGES.glob("*.png")) if each.stat().st_size > MOST]
    for each in sorted(IMAGES.glob("*.png")):
        print(f"{each.relative_to(IMAGES.parents[1])}: {each.stat().st_size // 1024} KB")
    return 1 if large else pieces.make([]) if asked.pieces else 0


def before_the_game(browser: Browser, running: Running) -> None:
    """The front page, and a lobby that fills."""
    ann = Person(browser, running.url, SIZE)
    ann.go("/")
    ann.page.locator("[data-game]").first.wait_for()
    shoot(ann, "home")
    code = host_table(ann, "Ann", pace="classic")
    guests = []
    for name in ("Ben", "Catherine", "Dorcas"):
        guest = Person(browser, running.url)
        guest.code = code
        guest.call("/seats", {"name": name})
        guest.call("/ready", {"ready": True})
        guest.go(f"/t/{code}")
        guest.page.locator(".lobby").wait_for()
        guests.append(guest)
    for _ in range(2):
        ann.call("/bots", {"bot": "steady"})
    guests[0].call("/chat", {"channel": "lobby", "text": "Good evening! Who brought the cat?"})
    ann.go(f"/t/{code}")
    ann.page.locator(".lobby ol > li").nth(5).wait_for()
    shoot(ann, "lobby")
    for person in (ann, *guests):
        person.context.close()


def in_the_game(browser: Browser, running: Running) -> None:
    """By night on a desktop, by day on a desktop and on a phone."""
    dice = random.Random(1692)
    ann = Person(browser, running.url, SIZE)
    ben = Person(browser, running.url, device_scale_factor=2)
    playing([ann, ben], bots=5)
    ann.ask.wait_for()
    ann.page.locator(".ring [data-seat]").first.wait_for()
    shoot(ann, "table-night")
    play_on([ann, ben], comes_to("day"), "the day", dice)
    play_on([ann, ben], turn_of(0), "Ann’s turn", dice, draws=True)
    until(ann.asked, "what she does", ann)
    shoot(ann, "table-day")
    play_on([ann, ben], turn_of(1, turns=0), "Ben’s turn", dice, draws=True)
    until(ben.asked, "what he does", ben)
    shoot(ben, "phone")
    for person in (ann, ben):
        person.context.close()


def in_the_other_game(browser: Browser, running: Running) -> None:
    """A half-built town during the draft, which is full of drawings: a smaller picture."""
    ann = Person(browser, running.url, (1040, 680))
    playing([ann], bots=4, game="newsalem")
    play_on([ann], third_round, "the third round", random.Random(1692))
    until(ann.asked, "what she keeps", ann)
    shoot(ann, "newsalem")
    ann.context.close()


def with_real_cards(browser: Browser, running: Running) -> None:
    """The crier, from its form to the morning."""
    ann = Person(browser, running.url, PHONE)
    ann.page.clock.install()
    ann.go("/crier")
    crier = Phone(ann)
    ann.page.locator("h1").wait_for()
    crier.stand()
    crier.set_up(len(NAMES), edition="en", director="phone")
    ann.page.locator("summary").first.click()
    for index, name in enumerate(NAMES):
        ann.page.locator(".names input").nth(index).fill(name)
    ann.page.locator("summary").first.click()
    shoot(ann, "crier-setup")
    crier.open()
    crier.begin()
    crier.finish()
    crier.tap(4)
    shoot(ann, "crier-day")
    ann.page.locator("nav button").nth(3).click()
    ann.page.get_by_role("searchbox").fill("asylum")
    shoot(ann, "crier-lookup")
    crier.begin()
    crier.to("script-target-tap")
    crier.tap(2)
    shoot(ann, "crier-night")
    crier.to("script-confess-characters")
    ann.page.clock.run_for(20_000)
    shoot(ann, "crier-glass")
    while crier.line != "script-attacked":
        ann.page.clock.run_for(1000)
    shoot(ann, "crier-morning")
    crier.finish()
    for _ in range(2):
        ann.page.locator(".tallies .many button").last.click()
    shoot(ann, "crier-end")
    ann.context.close()


def third_round(seen: Any) -> bool:
    """Whether this is the first pick of the third round."""
    return bool(seen["view"]["public"]["town"]["round"] == 3 and seen["view"]["public"]["phase"] == "pick")


def turn_of(seat: int, turns: int = TURNS) -> Callable[[Any], bool]:
    """Whether it is that seat's turn after a few rounds, with several cards to choose from."""
    return lambda seen: (
        seen["you"]["seat"] == seat
        and sum(each["type"] == "turn-began" for each in seen["story"]) > turns
        and any(each["kind"] == "turn" and len(each["options"]) >= CHOICES for each in seen["decisions"])
    )


def shoot(person: Person, name: str) -> None:
    """Take a picture without the messages that cover the table for a moment."""
    person.page.locator(".veil").wait_for(state="detached")
    person.page.evaluate("() => scrollTo(0, 0)")
    person.page.screenshot(path=IMAGES / f"{name}.png", animations="disabled")


if __name__ == "__main__":
    sys.exit(main())
