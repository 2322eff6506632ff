"""The fonts of the house: small, from this server only, and complete for its languages."""

from __future__ import annotations

from playwright.sync_api import Response

from .conftest import Invite, OpenHouse
from .reading import WIDTH, block_fonts
from .table import Person, playing

MOST = 65_000  # bytes of fonts for the front page and a first game
LOADED = """() => document.fonts.ready.then((fonts) =>
    [...fonts].filter((each) => each.status === "loaded").map((each) => each.family.replaceAll('"', "")))"""


def fetched(person: Person) -> list[Response]:
    """Everything that this browser is sent from now on."""
    found: list[Response] = []
    person.page.on("response", lambda response: found.append(response))
    return found


def test_the_fonts_of_a_first_evening_are_small_and_come_from_the_house_alone(house: OpenHouse, invite: Invite) -> None:
    running = house()
    ann = invite(running)
    responses = fetched(ann)
    ann.go("/")
    ann.page.locator(".doors").wait_for()
    assert set(ann.page.evaluate(LOADED)) == {"Alegreya", "IM Fell English"}
    playing([ann], bots=4)
    ann.ask.wait_for()
    ann.page.evaluate(LOADED)

    assert all(each.url.startswith((running.url, "data:")) for each in responses)
    fonts = {each.url: each for each in responses if each.url.endswith(".woff2")}
    assert all(each.headers["content-type"] == "font/woff2" for each in fonts.values())
    assert all("immutable" in each.headers["cache-control"] for each in fonts.values())
    assert 0 < sum(int(each.headers["content-length"]) for each in fonts.values()) < MOST


def test_without_its_fonts_a_page_is_read_in_the_systems(house: OpenHouse, invite: Invite) -> None:
    running = house()
    ann, ben = invite(running), invite(running)
    block_fonts(ben)
    for person in (ann, ben):
        person.go("/")
        person.page.locator(".doors").wait_for()
        person.page.evaluate(LOADED)
    assert ben.page.evaluate(LOADED) == []
    assert ben.page.locator("h1").first.is_visible()
    assert ann.page.evaluate(WIDTH) != ben.page.evaluate(WIDTH)
