"""How a page is read: the screen, the language, the font and the size of text."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Route

from ..matrix import Row, rows
from .table import DESK, PHONE, Person, until

LANGUAGES = ("en", "fr", "es")
SIZES = (100, 200)  # of text, in percent
SYSTEM = ("DejaVu Serif", "DejaVu Sans", "DejaVu Sans Mono")  # the fonts of three systems, each of another width
USUAL: Row = {"screen": PHONE, "size": 100, "language": "en"}
WITH_OWN_TYPE = rows(screen=(PHONE, DESK), size=SIZES, language=LANGUAGES)
WITHOUT = rows(family=SYSTEM, screen=(PHONE, DESK), size=SIZES, language=LANGUAGES)
PIXELS = 16  # a browser's size of text if its reader has not chosen one

# The font in which text is really set, found by measuring: its name does not say whether the font is there.
WIDTH = """() => {
    const context = document.createElement("canvas").getContext("2d");
    context.font = `100px ${getComputedStyle(document.documentElement).fontFamily}`;
    return context.measureText("Whom do you suspect?").width;
}"""
# A system with this serif font, which is used if the fonts of the house cannot be loaded.
SYSTEM_SERIF = """(family) =>
    document.documentElement.style.setProperty("--serif", family ? `"Alegreya", "${family}"` : "")"""


def block_fonts(person: Person) -> None:
    """Let no font of the house reach this browser."""

    def refuse(route: Route) -> None:
        route.abort("blockedbyclient")

    person.context.route("**/*.woff2", refuse)
    person.planned("ERR_BLOCKED_BY_CLIENT")


class Reader:
    """A person who reads the same page in one way after another."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._browser = person.context.new_cdp_session(person.page)

    def read(self, *, screen: tuple[int, int], size: int, language: str, family: str | None = None) -> None:
        """Read like this from now on, as if set in the browser and in the menu of the page."""
        page = self.person.page
        self._browser.send("Page.setFontSizes", {"fontSizes": {"standard": PIXELS * size // 100}})
        page.evaluate(SYSTEM_SERIF, family)
        page.set_viewport_size({"width": screen[0], "height": screen[1]})
        if self.language() != language:
            page.locator("header button[aria-controls=likes]").click()
            page.locator("#likes select").first.select_option(language)
            page.locator("header button[aria-controls=likes]").click()
            until(partial(self._reads, language), f"the page in {language}", self.person)
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def language(self) -> str:
        """The language of the page."""
        return str(self.person.page.evaluate("document.documentElement.lang"))

    def _reads(self, language: str) -> bool:
        return self.language() == language
