"""The pages that tools.looks shows beside a game: before and after it, one phone handed round, and the crier."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Browser, Error

from tests.browser.crier import Phone
from tests.browser.table import NAMES, Person, comes_to, host_table, phase_in, play_on
from tests.browser.test_away import missed
from tests.browser.test_one_phone import play_until, seated, take
from tests.running import Running

if TYPE_CHECKING:
    from tools.looks import Looks

LONG = (
    "Bartholomew", "Maximilian", "Ann", "Wilhelmina", "Jo", "Christopher",
    "Bo", "Anne-Charlotte", "Eve", "Guadalupe", "Montserrat", "Al",
)  # fmt: skip


def around(browser: Browser, running: Running, looks: Looks) -> None:
    """Look at what is before, beside and after a game."""
    ann = looks.person
    for name, path in (
        ("home", "/"),
        ("new", "/new?game=salem1692"),
        ("new-wrong", "/new?game=salem1692&dawn_window_s=soon"),
        ("learn", "/learn/salem1692"),
        ("guide", "/guide/salem1692"),
        ("rules", "/rules"),
        ("stats", "/stats"),
        ("licences", "/licences"),
        ("nowhere", "/nowhere"),
        ("no-table", "/j/ZZZZ"),
    ):
        ann.go(path)
        ann.page.locator("main h1, main h2").first.wait_for()
        looks.at(name)
        if name in ("home", "guide"):
            looks.at(f"{name}-whole", full=True)
    ann.go("/")
    ann.page.locator("header button[aria-controls=likes]").click()
    looks.at("menu")
    for language in looks.languages:
        looks.person = Person(browser, running.url, locale=language)
        looks.person.page.goto("/offline")
        looks.at("offline", languages=(language,))
        looks.person.context.close()
    code = host_table(ann, "Ann")
    guest = Person(browser, running.url)
    looks.person = guest
    guest.go(f"/j/{code}")
    guest.page.locator(".join").wait_for()
    looks.at("join", full=True)
    guest.code = code
    guest.call("/seats", {"name": "Ben"})
    guest.go(f"/t/{code}")
    guest.page.locator(".lobby").wait_for()
    looks.at("lobby-guest", full=True)
    looks.person = ann
    ann.go(f"/t/{code}")
    ann.page.locator(".lobby").wait_for()
    looks.at("lobby-host", full=True)
    ann.page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = true))")
    looks.at("lobby-settings", full=True)
    ann.call("/list", {"listed": True})
    ann.call("/call", {"link": "https://meet.example.org/salem-on-thursday"})
    looks.at("lobby-call")
    looks.person = guest
    guest.go("/")
    guest.page.locator(".open-tables, [data-open-tables], main article").first.wait_for()
    guest.page.wait_for_timeout(500)
    looks.at("open-tables", full=True)
    guest.go(f"/t/{code}")
    tv = Person(browser, running.url, (1280, 800))
    tv.go(f"/tv/{code}")
    tv.page.locator(".tv, main.wide").first.wait_for()
    looks.person = tv
    looks.at("tv-lobby", again=".tv .code")
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
    looks.at("tv-dawn", again=".tv .ring")
    play_on(people, comes_to("day"), "the day", 3)
    ann.ask.wait_for()
    looks.at("tv-day", again=".tv .ring")
    looks.person = ann
    looks.at("call-at-table")
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
    ann.page.locator(".seats .tools button").first.evaluate("(each) => each.click()")
    looks.at("list")
    ann.page.locator(".seats .tools button").first.evaluate("(each) => each.click()")
    stranger = Person(browser, running.url)
    looks.person = stranger
    stranger.go(f"/t/{code}")
    stranger.page.locator(".game").wait_for()
    looks.at("watching")
    looks.person = ann
    guest.page.goto("about:blank")
    missed(running, ann, 1)
    running.go_on(0.01, 11)
    try:
        ann.page.locator(".countdown").first.wait_for(timeout=20000)
        looks.at("away")
    except Error as error:
        print("missed away", str(error)[:200])
    running.go_on(10)
    play_on(people, comes_to("night"), "the night", 3)
    looks.person = tv
    looks.at("tv-night", again=".tv .ring")
    play_on(people, lambda seen: phase_in(seen) == "over", "the end", 3)
    tv.page.wait_for_timeout(3000)
    looks.at("tv-over", again=".tv")
    looks.person = ann
    ann.go(f"/t/{code}")
    ann.open_all()
    looks.at("over-whole", full=True)
    ann.go(f"/replay/{code}")
    ann.page.wait_for_timeout(3000)
    looks.at("replay", full=True)
    ann.go("/stats")
    ann.page.wait_for_timeout(1000)
    looks.at("stats-one", full=True)


def one_phone(browser: Browser, running: Running, looks: Looks) -> None:
    """Look at a game of people with a single phone."""
    ann = looks.person
    seated(ann, 3)
    looks.at("lobby", full=True)
    ann.page.locator(".one-phone input").fill("Dan")
    ann.page.locator(".one-phone button").click()
    ann.page.locator(".bar .first").click()
    ann.page.locator(".handing.whole").wait_for()
    looks.at("hand")
    for at, name in enumerate(NAMES[:4]):
        take(ann, name)
        if not at:
            looks.at("deal")
        ann.look_at_role()
    take(ann, NAMES[0])
    ann.page.locator(".asked .ask").wait_for()
    looks.at("dawn")
    ann.page.reload()
    play_until(ann, "day")
    ann.page.reload()
    ann.page.locator(".handing:not(.whole)").wait_for()
    looks.at("day")
    ann.page.locator(".handing .more").click()
    looks.at("day-others")
    ann.page.locator(".handing .first").click()
    ann.page.locator(".behind").wait_for()
    looks.at("turn")
    ann.page.reload()
    play_until(ann, "night")
    ann.page.reload()
    take(ann, ann.page.locator(".handing.whole h2").inner_text().split()[-1])
    ann.page.locator(".asked .ask").wait_for()
    looks.at("night")
    ann.page.reload()
    play_until(ann, "over")
    ann.open_all()
    looks.at("over")


def crier(browser: Browser, running: Running, looks: Looks) -> None:
    """Look at the narrator for a game with real cards, with twelve names of all lengths."""
    for language in looks.languages:
        person = looks.person = Person(browser, running.url)
        person.likes(language=language)
        person.page.clock.install()
        person.go("/crier")
        person.page.locator("h1").wait_for()
        phone = Phone(person)
        phone.stand()
        looks.at("setup", languages=(language,))
        phone.set_up(12, language, edition=language, director="phone")
        person.page.locator("details summary").first.click()
        for at, name in enumerate(LONG):
            person.page.locator(".names input").nth(at).fill(name)
        looks.at("names", languages=(language,))
        phone.open()
        for at in range(person.page.locator("nav button").count()):
            person.page.locator("nav button").nth(at).click()
            looks.at(f"day-{at}", languages=(language,))
        person.page.locator("nav button").first.click()
        phone.tap(2)
        looks.at("doubt", languages=(language,))
        person.page.get_by_role("button").last.focus()
        phone.press()
        person.page.locator(".walk").wait_for()
        met: set[str] = set()
        for _ in range(40):
            if not phone.line:
                break
            if phone.line not in met:
                met.add(phone.line)
                looks.at(f"walk-{phone.line}", languages=(language,))
            phone.step()
        person.context.close()
