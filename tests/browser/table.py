"""People with a browser each, and how they behave at a table."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request

from tests.patience import PATIENCE, WHOLE_GAME

PICTURES = Path(__file__).parents[2] / "test-artifacts" / "browser"
PHONE = (360, 640)
DESK = (1280, 800)
ASK = ".asked .ask"
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Lou")


# Shares of the shuffle are the same each time, as the house's seeds are; every other chance is the browser's own.
DRAWN = """(() => {
    const chance = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => {
        if (bytes.length !== 32) return chance(bytes);
        const drawn = Number(localStorage.getItem("drawn") ?? 0) + 1;
        localStorage.setItem("drawn", String(drawn));
        return bytes.fill(drawn);
    };
})();"""


class Person:
    """Somebody with a browser of their own; whatever goes wrong in it is a complaint."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int] = PHONE, locale: str = "en-GB", **more: Any):
        self.url = url
        self.context = browser.new_context(
            base_url=url, viewport={"width": size[0], "height": size[1]}, locale=locale, **more
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(DRAWN)
        self.complaints: list[str] = []
        self._planned: list[str] = []
        self._last = ""  # the question answered last, and how often one came to each
        self._met: dict[str, int] = {}
        self.code = ""
        self.page = self.open_page()

    def open_page(self) -> Page:
        """One more window; what it complains of counts too."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._complain(f"page error: {error}"))
        page.on("requestfailed", self._failed)
        return page

    # --- complaints

    def planned(self, *parts: str) -> None:
        """Complaints with such words in them are part of the test."""
        self._planned += parts

    def _complain(self, what: str) -> None:
        if not any(each in what for each in self._planned):
            self.complaints.append(what)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        failure = request.failure or ""
        if "ERR_ABORTED" not in failure:  # a page that is left lets go of its stream
            self._complain(f"request: {failure} {request.url}")

    # --- what they see and know

    def go(self, path: str) -> None:
        """To that address."""
        self.page.goto(path)
        self.remember()

    def remember(self) -> str:
        """Which table the address names."""
        parts = urlsplit(self.page.url).path.split("/")
        if len(parts) > 2 and parts[1] in ("t", "j", "learn"):
            self.code = parts[2].upper()
        return self.code

    def look(self) -> Any:
        """What the server tells this browser."""
        answer = self.context.request.get(f"{self.url}/api/tables/{self.code}")
        assert answer.ok, answer.text()
        return answer.json()

    def call(self, path: str, body: Any = None) -> Any:
        """A call with this browser's cookie."""
        answer = self.context.request.post(
            f"{self.url}/api/tables/{self.code}{path}", data={} if body is None else body
        )
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def ask(self) -> Locator:
        """What is asked on the screen."""
        return self.page.locator(ASK)

    def asked(self) -> str | None:
        """The id of what is asked on the screen, and not answered yet."""
        found = self.page.evaluate(
            """() => {
                const ask = document.querySelector(".asked .ask");
                return ask?.querySelector("button.option:not(:disabled)") ? ask.dataset.decision : null;
            }"""
        )
        return None if found is None else str(found)

    def asked_now(self) -> str | None:
        """The id of what the house asks, once the screen asks it too."""
        asked = [each["id"] for each in self.look()["decisions"][:1]]
        return asked[0] if asked == [self.asked()] else None

    def was_taken(self, decision: str) -> bool:
        """The house asks that no more: a screen locks its buttons as soon as an answer is under way."""
        return all(each["id"] != decision for each in self.look()["decisions"])

    def asked_other_than(self, before: str | None) -> bool:
        """Something else is asked by now, or nothing."""
        return self.asked() != before

    def waits(self) -> bool:
        """Nothing is asked that is not answered yet."""
        return self.asked() is None

    def over(self) -> bool:
        """Whether the screen shows the end."""
        return self.page.locator("section.over").count() > 0

    def sees(self, phase: str) -> None:
        """The screen comes to that phase."""
        self.page.locator(f'.game[data-phase="{phase}"]').wait_for()

    def answer(self, dice: int, seen: Any = None, draws: bool = False) -> bool:
        """Answer what is asked with clicks: the options, then Confirm. False where it was gone by then."""
        for decision in (seen or self.look())["decisions"][:1]:
            ask = self.page.locator(f'{ASK}[data-decision="{decision["id"]}"]')
            try:
                for pick in choose(decision, self.rolls(dice, decision["id"]), draws):
                    self.tap(ask, pick, decision["options"])
                ask.locator(".row button.first").click(timeout=15000)
                return True
            except Error:
                if self.asked() == decision["id"]:
                    raise
        return False

    def rolls(self, dice: int, id: str) -> str:
        """Other dice for every question, also where one comes back to it; not for one that is seen twice in a row."""
        if self._last != id:
            self._last = id
            self._met[id] = self._met.get(id, 0) + 1
        return f"{dice}/{id}/{self._met[id]}"

    def tap(self, ask: Locator, option: int, options: Sequence[Any] = ()) -> None:
        """Its button, or those of its parts; on a phone many seats are folded away, until one wants them."""
        for index in part_taps(options, option) if in_parts(options) else [option]:
            button = ask.locator("button.option").nth(index)
            if not button.is_visible() and ask.locator("button.unfold").is_visible():
                ask.locator("button.unfold").click(timeout=15000)
            button.click(timeout=15000)

    def send(self, dice: int, seen: Any = None, draws: bool = False) -> bool:
        """The same without a screen."""
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

    def picture(self, name: str, **more: Any) -> Path:
        """A screenshot, kept."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        path = PICTURES / f"{name}.png"
        self.page.screenshot(path=path, animations="disabled", **more)
        return path

    def text(self) -> str:
        """All that can be read on the page, or heard of it."""
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


def until(holds: Callable[[], Any], what: str, person: Person, patience: float = PATIENCE) -> Any:
    """Look again and again; the browser goes on meanwhile."""
    end = time.monotonic() + patience
    while True:
        if found := holds():
            return found
        assert time.monotonic() < end, f"it did not come to this: {what}"
        person.page.wait_for_timeout(40)


def sit_down(person: Person, code: str, name: str, by: str = "/j/") -> None:
    """Follow the link, say a name, take a seat."""
    person.go(f"{by}{code}")
    person.page.locator(".join input").fill(name)
    person.page.locator(".join button.first").click()
    person.page.locator(".join").wait_for(state="detached")
    person.page.locator(".lobby").wait_for()


def host_table(person: Person, name: str, **wanted: Any) -> str:
    """Open a table by a call, and come to it as its host."""
    body = {"game": "salem1692", "pace": "none", "options": {}} | wanted
    answer = person.context.request.post(f"{person.url}/api/tables", data=body)
    assert answer.status == 201, answer.text()
    person.code = answer.json()["code"]
    person.call("/seats", {"name": name})
    return person.code


def playing(people: Sequence[Person], bots: int = 0, **wanted: Any) -> str:
    """A game that has begun, with everybody looking at it: the first is host; bots have the other seats."""
    code = host_table(people[0], NAMES[0], **wanted)
    for person, name in zip(people[1:], NAMES[1:], strict=False):
        person.code = code
        person.call("/seats", {"name": name})
        person.call("/ready", {"ready": True})
    for _ in range(bots):
        people[0].call("/bots", {"bot": "steady"})
    people[0].call("/start")
    for person in people:
        person.go(f"/t/{code}")
        person.page.locator(".game").wait_for()
    return code


def choose(decision: Any, dice: str, draws: bool = False) -> list[int]:
    """Indices of options: a legal choice, and one that gets the game on. Who draws comes to the night sooner."""
    options = decision["options"]
    if decision["kind"] == "turn":
        for wanted in () if draws else ("accusation", "evidence", "witness"):
            for index, option in enumerate(options):
                if not isinstance(option, list) and option.get("kind") == wanted:
                    return [index]
        return [0]
    if decision["kind"] == "target" and not draws:
        return [0]  # all accuse the same
    many = max(decision["least"], min(1, decision["most"]))
    return random.Random(dice).sample(range(len(options)), many)


FEW = 6  # options of different forms that a page lists as they are
ALONE: list[Any] = []  # what ends an option where others go on


def in_parts(options: Sequence[Any]) -> bool:
    """Whether a page asks for them part after part: all of the same several parts, or many without cards."""
    if not any(len(steps(each)) > 1 for each in options):
        return False
    forms = [tuple(part["type"] for part in each) if isinstance(each, list) else (each["type"],) for each in options]
    return len(set(forms)) == 1 or (len(options) > FEW and not any("card" in form for form in forms))


def steps(option: Any) -> list[list[Any]]:
    """An option's parts as they are asked: a place belongs to what stands there."""
    found: list[list[Any]] = []
    for part in option if isinstance(option, list) else [option]:
        if part["type"] == "position" and found and found[-1][0]["type"] != "word":
            found[-1].append(part)
        else:
            found.append([part])
    return found


def part_taps(options: Sequence[Any], option: int) -> list[int]:
    """Which of the buttons to press, part after part; what can be only one thing is not asked."""
    wanted, taps = steps(options[option]), []
    for at in range(len(wanted) + 1):
        nexts = [each[at] if at < len(each) else ALONE for each in map(steps, options) if each[:at] == wanted[:at]]
        parts = [ALONE] if ALONE in nexts else []
        parts += [each for index, each in enumerate(nexts) if each != ALONE and each not in nexts[:index]]
        if len(parts) > 1:
            taps.append(parts.index(wanted[at] if at < len(wanted) else ALONE))
    return taps


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
    """Everybody answers whatever they are asked until somebody sees that it has come to that."""
    end = time.monotonic() + patience
    while True:
        assert time.monotonic() < end, f"it did not come to this: {what}"
        moved = False
        for person in people:
            if reached(seen := person.look()):
                return
            moved = (person.answer if clicks else person.send)(dice, seen, draws) or moved
        if not moved:
            people[0].page.wait_for_timeout(30)


def told(kind: str, **fields: str) -> Callable[[Any], bool]:
    """Whether a message's story has come to such an event."""
    return lambda seen: any(
        each["type"] == kind and all(each.get(field) == value for field, value in fields.items())
        for each in seen["story"]
    )


def comes_to(*phases: str) -> Callable[[Any], bool]:
    """Whether a message is of such a phase."""
    return lambda seen: phase_in(seen) in phases


def phase_in(seen: Any) -> str:
    """Which phase a message is of; `over` at the end."""
    return "over" if seen["table"]["phase"] == "over" else str((seen["view"] or {}).get("phase", ""))


def sideways(page: Page) -> list[str]:
    """What sticks out of the page to the side; nothing should."""
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
