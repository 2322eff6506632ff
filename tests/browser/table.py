"""People with a browser each, and what they do at a table."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request

from tests.patience import PATIENCE, WHOLE_GAME

from .picking import choose, in_parts, part_taps

LOOKED_AT = os.environ.get("MEETINGHOUSE_PICTURES", "") not in ("", "0")
PICTURES = Path(__file__).parents[2] / "test-artifacts" / "browser"
PHONE = (360, 640)
DESK = (1280, 800)
ASK = ".asked .ask"
SOON = 15  # seconds
TOO_LATE = ("/closed/", "409 (Conflict)")  # requests that came after a question was gone
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Lou")


# The shares of the shuffle are the same each time, like the seeds of the house; all other randomness is the browser's.
DRAWN = """(() => {
    const chance = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => {
        if (bytes.length !== 32) return chance(bytes);
        const drawn = Number(localStorage.getItem("drawn") ?? 0) + 1;
        localStorage.setItem("drawn", String(drawn));
        return bytes.fill(drawn);
    };
})();"""


# A page that is laid out and can be used as always, but not painted: painting is up to half of a browser's work.
UNPAINTED = """{
    globalThis.unpainted_ = new CSSStyleSheet();
    globalThis.unpainted_.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets = [globalThis.unpainted_];
}"""
PAINT = "(painted) => { globalThis.unpainted_.disabled = painted; }"


class Person:
    """A person with a browser, whose errors are collected as complaints.

    Without a `screen` they sit at the table and answer, but their browser does not draw it. Where pages are not
    `painted`, they are only for a picture.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = PHONE,
        locale: str = "en-GB",
        screen: bool = True,
        painted: bool = True,
        **more: Any,
    ):
        self.url = url
        self.screen = screen
        self._painted = painted
        self.context = browser.new_context(
            base_url=url, viewport={"width": size[0], "height": size[1]}, locale=locale, **more
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(DRAWN)
        if not painted:
            self.context.add_init_script(UNPAINTED)
        self.complaints: list[str] = []
        self._planned: list[str] = []
        self._last = ""  # the last question that was answered, and how often each was asked
        self._met: dict[str, int] = {}
        self.code = ""
        self.page = self.open_page()

    def likes(self, **likes: Any) -> None:
        """Save these settings of the reader before the first page."""
        kept = f"localStorage.setItem('meetinghouse', JSON.stringify({json.dumps(likes)}))"
        self.context.add_init_script(f"if (location.protocol !== 'about:') {kept}")

    def open_page(self) -> Page:
        """Open another window; its errors count too."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._complain(f"page error: {error}"))
        page.on("requestfailed", self._failed)
        return page

    # --- complaints

    def planned(self, *parts: str) -> None:
        """Errors that contain these words are part of the test."""
        self._planned += [part for part in parts if part not in self._planned]

    def _complain(self, what: str) -> None:
        if not any(each in what for each in self._planned):
            self.complaints.append(what)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        failure = request.failure or ""
        if "ERR_ABORTED" not in failure:  # a page that is closed drops its stream
            self._complain(f"request: {failure} {request.url}")

    # --- what they see and know

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.remember()

    def come_to_the_table(self) -> None:
        """Go to the page of the table, and wait for the game; without a screen only its stream is read."""
        if self.screen:
            self.go(f"/t/{self.code}")
            self.page.locator(".game").wait_for()
        else:
            self.page.goto("/healthz")
            self.page.evaluate(
                "(path) => { window.stream_ = new EventSource(path); }", f"/api/tables/{self.code}/stream"
            )

    def remember(self) -> str:
        """Remember the table that the address names."""
        parts = urlsplit(self.page.url).path.split("/")
        if len(parts) > 2 and parts[1] in ("t", "j", "learn"):
            self.code = parts[2].upper()
        return self.code

    def look(self) -> Any:
        """What the server sends to this browser."""
        answer = self.context.request.get(f"{self.url}/api/tables/{self.code}")
        assert answer.ok, answer.text()
        return answer.json()

    def call(self, path: str, body: Any = None) -> Any:
        """Make a call with this browser's cookie."""
        answer = self.context.request.post(
            f"{self.url}/api/tables/{self.code}{path}", data={} if body is None else body
        )
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def ask(self) -> Locator:
        """The question on the screen."""
        return self.page.locator(ASK)

    def asked(self) -> str | None:
        """The id of the question on the screen, if it is not answered yet."""
        found = self.page.evaluate(
            """() => {
                const ask = document.querySelector(".asked .ask");
                return ask?.querySelector("button.option:not(:disabled)") ? ask.dataset.decision : null;
            }"""
        )
        return None if found is None else str(found)

    def asked_now(self) -> str | None:
        """The id of the question that the server asks, once the screen shows it too."""
        asked = [each["id"] for each in self.look()["decisions"][:1]]
        return asked[0] if asked == [self.asked()] else None

    def was_taken(self, decision: str) -> bool:
        """Whether the server no longer asks this: a screen disables its buttons while an answer is being sent."""
        return all(each["id"] != decision for each in self.look()["decisions"])

    def asked_other_than(self, before: str | None) -> bool:
        """Whether something else is asked by now, or nothing."""
        return self.asked() != before

    def waits(self) -> bool:
        """Whether no question is left to answer."""
        return self.asked() is None

    def over(self) -> bool:
        """Whether the screen shows the end."""
        return self.page.locator("section.over").count() > 0

    def open_all(self) -> None:
        """Open all seats at once at the end, instead of one after another."""
        self.page.locator("section.over .fates").wait_for()
        self.page.evaluate("document.querySelector('section.over button.all')?.click()")
        self.page.locator("section.over p.verdict").wait_for()

    def open_cards(self) -> None:
        """Unfold everybody's cards at the end: by key, because the list moves while what is above it still arrives."""
        self.page.locator("section.over details.cards summary").press("Enter")
        self.page.locator("section.over details.cards[open]").wait_for()

    def look_at_role(self) -> None:
        """Turn up one's role, and put it away again."""
        card = self.page.locator("dialog.deal")
        for side in ("back", "face"):
            card.locator(f".{side} button").evaluate("(each) => each.click()")  # even while it is still turning
        card.wait_for(state="detached")

    def sees(self, phase: str) -> None:
        """Wait until the screen shows that phase."""
        self.page.locator(f'.game[data-phase="{phase}"]').wait_for()

    def answer(self, dice: int, seen: Any = None, draws: bool = False) -> bool:
        """Answer the question by clicks: the options, then Confirm, even if the choice would be sent by itself.

        Returns False if the question was gone by then, or was answered and is asked again.
        """
        self.planned(*TOO_LATE)
        seen = seen or self.look()
        for decision in seen["decisions"][:1]:
            ask = self.page.locator(f'{ASK}[data-decision="{decision["id"]}"]')
            try:
                for pick in choose(decision, self.rolls(dice, decision["id"]), draws):
                    self.tap(ask, pick, decision["options"])
                click(ask.locator(".row button.first"), ask)
                return True
            except Error:
                if self.asked() == decision["id"] and self.look()["length"] == seen["length"]:
                    raise
        return False

    def rolls(self, dice: int, id: str) -> str:
        """The dice for this question: new ones each time it is asked, but the same if it is only seen twice."""
        if self._last != id:
            self._last = id
            self._met[id] = self._met.get(id, 0) + 1
        return f"{dice}/{id}/{self._met[id]}"

    def tap(self, ask: Locator, option: int, options: Sequence[Any] = ()) -> None:
        """Tap the button of this option, or those of its parts; on a phone the seats may have to be unfolded first."""
        for index in part_taps(options, option) if in_parts(options) else [option]:
            button = ask.locator("button.option").nth(index)
            if not button.is_visible() and ask.locator("button.unfold").is_visible():
                click(ask.locator("button.unfold"), ask)
            click(button, ask)

    def send(self, dice: int, seen: Any = None, draws: bool = False) -> bool:
        """Send the answer without using the page. The page might ask for the reasons of a question that is gone."""
        self.planned(*TOO_LATE)
        for decision in (seen or self.look())["decisions"][:1]:
            picks = [decision["options"][each] for each in choose(decision, self.rolls(dice, decision["id"]), draws)]
            single = decision["least"] == decision["most"] == 1
            answer = self.context.request.post(
                f"{self.url}/api/tables/{self.code}/answers",
                data={"decision": decision["id"], "choice": picks[0] if single else picks},
            )
            return answer.ok
        return False

    # --- pictures and texts

    def picture(self, name: str, **more: Any) -> None:
        """Keep a screenshot for people to look at, if MEETINGHOUSE_PICTURES is set."""
        if LOOKED_AT:
            self.photograph(name, **more)

    def photograph(self, name: str, **more: Any) -> Path:
        """Keep a screenshot."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        path = PICTURES / f"{name}.png"
        path.write_bytes(self.shot(animations="disabled", **more))
        return path

    def shot(self, part: Locator | None = None, **more: Any) -> bytes:
        """A screenshot of the page, or of a part of it."""
        with self.painting():
            return (part or self.page).screenshot(**more)

    @contextmanager
    def painting(self) -> Iterator[None]:
        """Meanwhile the page is painted."""
        if not self._painted:
            self.page.evaluate(PAINT, True)
        try:
            yield
        finally:
            if not self._painted:
                self.page.evaluate(PAINT, False)

    def text(self) -> str:
        """All text that can be read on the page or is read out."""
        return str(
            self.page.evaluate(
                """() => {
                    const names = ["aria-label", "title", "placeholder", "aria-valuetext"];
                    const found = [document.title, document.body.textContent];
                    for (const each of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
                        found.push(...names.map((name) => each.getAttribute(name) ?? ""));
                    return found.join("\\n");
                }"""
            )
        )


def click(button: Locator, ask: Locator) -> None:
    """Click this button of a question, however long that takes, but give up soon once the question is gone."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return button.click(timeout=SOON * 1000)
        except Error:
            if not ask.count() or time.monotonic() > end:
                raise


def until(holds: Callable[[], Any], what: str, person: Person, patience: float = PATIENCE) -> Any:
    """Check again and again until this is true; meanwhile the browser goes on."""
    end = time.monotonic() + patience
    while True:
        if found := holds():
            return found
        assert time.monotonic() < end, f"it did not come to this: {what}"
        person.page.wait_for_timeout(40)


def sit_down(person: Person, code: str, name: str, by: str = "/j/") -> None:
    """Follow the link, type a name, take a seat."""
    person.go(f"{by}{code}")
    person.page.locator(".join input").fill(name)
    person.page.locator(".join button.first").click()
    person.page.locator(".join").wait_for(state="detached")
    person.page.locator(".lobby").wait_for()


def host_table(person: Person, name: str, **wanted: Any) -> str:
    """Open a table by a call, and sit down as its host."""
    body = {"game": "salem1692", "pace": "none", "options": {}} | wanted
    answer = person.context.request.post(f"{person.url}/api/tables", data=body)
    assert answer.status == 201, answer.text()
    person.code = answer.json()["code"]
    person.call("/seats", {"name": name})
    return person.code


def playing(people: Sequence[Person], bots: int = 0, seen: bool = True, hurry: bool = False, **wanted: Any) -> str:
    """A game that has begun, shown to all these people; the first is the host, and bots have the other seats.

    If roles are not `seen` yet, everybody's role is shown face down. Bots in a `hurry` play without delay.
    """
    code = host_table(people[0], NAMES[0], **wanted)
    for person, name in zip(people[1:], NAMES[1:], strict=False):
        person.code = code
        person.call("/seats", {"name": name})
        person.call("/ready", {"ready": True})
    for _ in range(bots):
        people[0].call("/bots", {"bot": "steady"})
    people[0].call("/start")
    for person in people if hurry else ():
        person.call("/speed", {"speed": "asked"})
    for person in people if seen else ():
        person.call("/seen")
    for person in people:
        person.come_to_the_table()
    return code


def play_on(
    people: Sequence[Person],
    reached: Callable[[Any], Any],
    what: str,
    dice: int,
    *,
    clicks: bool = False,
    draws: bool = False,
    patience: float = WHOLE_GAME,
) -> None:
    """Everybody answers everything until somebody's message fulfils the condition, by clicks if they have a screen."""
    end = time.monotonic() + patience
    while True:
        assert time.monotonic() < end, f"it did not come to this: {what}; {[_where(person) for person in people]}"
        moved = False
        for person in people:
            if reached(seen := person.look()):
                return
            assert phase_in(seen) != "over", f"the game ended before this: {what}"
            moved = (person.answer if clicks and person.screen else person.send)(dice, seen, draws) or moved
        if not moved:
            people[0].page.wait_for_timeout(30)


def _where(person: Person) -> str:
    """Where the game is for somebody: the question on the page, the open ones, and what was told last."""
    seen = person.look()
    open_now = [f"{each['id']} {each['kind']}" for each in seen["decisions"]]
    return f"{phase_in(seen)}, {person.asked()} of {open_now}, {[each['type'] for each in seen['story'][-3:]]}"


def unseen(people: Sequence[Person], reached: Callable[[Any], Any], what: str, dice: int, **more: Any) -> None:
    """Play on while nobody's browser draws the table, which is faster; then all come back to it."""
    for screen in (False, True):
        for person in people:
            person.screen = screen
            person.come_to_the_table()
        if not screen:
            play_on(people, reached, what, dice, **more)


def told(kind: str, **fields: Any) -> Callable[[Any], bool]:
    """A condition: such an event has been told."""
    return lambda seen: any(
        each["type"] == kind and all(each.get(field) == value for field, value in fields.items())
        for each in seen["story"]
    )


def comes_to(*phases: str) -> Callable[[Any], bool]:
    """A condition: the game is in one of these phases."""
    return lambda seen: phase_in(seen) in phases


def phase_in(seen: Any) -> str:
    """The phase of a message; `over` at the end."""
    return "over" if seen["table"]["phase"] == "over" else str(seen["view"]["public"]["phase"] if seen["view"] else "")


def log_of(person: Person) -> list[str]:
    """The lines of the log, also those that the browser does not draw because they are out of sight."""
    return person.page.locator(".log .lines p").all_text_contents()


def sideways(page: Page) -> list[str]:
    """The elements that are wider than the page; there should be none."""
    found: list[str] = page.evaluate(
        """() => {
            const wide = document.documentElement.clientWidth;
            if (document.documentElement.scrollWidth <= wide) return [];
            return [`the page is ${document.documentElement.scrollWidth} of ${wide}`,
                ...[...document.body.querySelectorAll("*")]
                    .filter((each) => each.getBoundingClientRect().right > wide + 1)
                    .slice(0, 8)
                    .map((each) => `${each.tagName}.${each.getAttribute("class")}`)];
        }"""
    )
    return found
