"""For everybody: axe on every screen, targets large enough for a finger, small screens, large text."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .table import DESK, NAMES, PHONE, Person, comes_to, host_table, play_on, playing, sideways, unseen, until

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BAD = ("serious", "critical")
TARGET = 44  # px
WIDTHS = ((320, 568), (360, 640), (768, 1024), (1280, 800))
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# Controls that stand alone; a link inside a sentence may be as small as its line.
SMALL_TARGETS = """(least) => {
    const found = [];
    for (const each of document.querySelectorAll("button, a.button, summary, select, input, textarea, [role=tab]")) {
        if (!each.checkVisibility({ visibilityProperty: true })) continue;
        if (each.closest(".unseen, [inert], [aria-hidden=true]")) continue;
        const labelled = each.matches("input[type=checkbox], input[type=radio], input[type=range]");
        const shown = labelled ? each.closest("label") ?? each : each;
        const box = shown.getBoundingClientRect();
        if (box.width < least - 0.5 || box.height < least - 0.5)
            found.push(`${each.outerHTML.slice(0, 140)} is ${box.width.toFixed(1)} by ${box.height.toFixed(1)}`);
    }
    return found;
}"""
# A row of a list that is half scrolled out of sight: axe measures the visible half and reports a small target.
CUT_OFF = """(selector) => {
    const each = document.querySelector(selector);
    const shows = (x, y) => each.contains(document.elementFromPoint(x, y));
    for (let around = each?.parentElement; around; around = around.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return !shows((left + right) / 2, top + 1) || !shows((left + right) / 2, bottom - 1);
    }
    return false;
}"""
OVERLAPPING = """() => {
    const seats = [...document.querySelectorAll(".ring [data-seat]")]
        .map((each) => [Number(each.dataset.seat), each.getBoundingClientRect()]);
    const found = [];
    for (const [one, a] of seats) for (const [two, b] of seats)
        if (one < two && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
            found.push(`${one} and ${two}`);
    return found;
}"""


def findings(person: Person) -> list[Any]:
    """The serious findings of axe."""
    found: list[dict[str, Any]] = person.page.evaluate(
        "async (tags) => (await axe.run(document, { runOnly: { type: 'tag', values: tags } })).violations", RULES
    )
    for each in found:
        if each["id"] == "target-size":
            each["nodes"] = [node for node in each["nodes"] if not person.page.evaluate(CUT_OFF, node["target"][0])]
    return [
        (
            each["id"],
            each["impact"],
            [node["html"][:160] for node in each["nodes"][:4]],
            each["nodes"][0]["failureSummary"],
        )
        for each in found
        if each["impact"] in BAD and each["nodes"]
    ]


def check(person: Person, where: str) -> None:
    """Check that axe finds nothing serious, no target is small, and nothing is wider than the page."""
    person.page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")
    expect(person.page.locator(".dusk")).to_have_count(0)
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.add_script_tag(path=AXE)
    with person.painting():  # axe takes no notice of what is transparent
        bad = findings(person)
    assert not bad, (where, bad)
    small = person.page.evaluate(SMALL_TARGETS, TARGET)
    assert not small, (where, small[:6])
    assert sideways(person.page) == [], where


def check_both(person: Person, where: str, phone: tuple[int, int] = PHONE) -> None:
    """Check a page at a desk and on a phone, and stay on the phone."""
    for width, height in (DESK, phone):
        person.page.set_viewport_size({"width": width, "height": height})
        settled(person)
        check(person, f"{where}, {width} px wide")


def test_no_page_has_a_serious_finding_or_a_small_target(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(), bypass_csp=True)
    for path, ready in (
        ("/", ".doors"),
        ("/learn", ".welcome"),
        ("/learn/newsalem", ".welcome"),
        ("/guide", "article section"),
        ("/guide/newsalem", "article section"),
        ("/guide/quintebourg", "article section"),
        ("/licences", "summary"),
        ("/stats", "main h1"),
        ("/rules", "main h1"),
        ("/rules/QB-PRESET-02", "main table"),
    ):
        ann.go(path)
        ann.page.locator(ready).first.wait_for()
        check_both(ann, path)
    ann.page.locator("header button[aria-controls=likes]").click()
    ann.page.locator("#likes").wait_for()
    check_both(ann, "settings")
    code = host_table(ann, NAMES[0])
    ann.call("/bots", {"bot": "steady"})
    ann.go(f"/t/{code}")
    ann.page.locator(".lobby ol > li").nth(1).wait_for()
    check_both(ann, "lobby")
    ann.go(f"/tv/{code}")
    ann.page.locator(".tv h1").wait_for()
    check_both(ann, "tv in the lobby")


def test_no_moment_of_a_game_has_a_serious_finding_or_a_small_target(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(speed=10, seed="axe"), bypass_csp=True)
    dice = 5
    code = playing([ann], bots=4)
    ann.ask.wait_for()
    check_both(ann, "dawn")
    play_on([ann], comes_to("day", "conspiracy", "trial"), "the day", dice)
    ann.page.locator('.game:not([data-phase="dawn"])').wait_for()
    until(ann.asked, "a question", ann)
    check_both(ann, "day")
    for tab in ("talk", "notes", "table", "log"):
        ann.page.locator(f"#tab-{tab}").click()
        ann.page.locator(f"#panel-{tab}").wait_for()
        check_both(ann, f"panel {tab}")
    ann.page.locator(".stage .tools button").first.click()  # as a list
    ann.page.locator("ol.list").wait_for()
    check_both(ann, "seats as a list")
    ann.page.locator(".stage .tools button").first.click()
    several(ann, dice)
    play_on([ann], lambda seen: comes_to("over")(seen) or asked_by_night(seen), "a night", dice, draws=True)
    if ann.look()["table"]["phase"] == "playing":
        ann.sees("night")
        check_both(ann, "night")
    unseen([ann], comes_to("over"), "the end", dice)
    ann.open_all()
    ann.page.locator(".charts svg").first.wait_for()
    ann.open_cards()
    ann.page.locator("section.over ol.end").wait_for()
    check_both(ann, "end")
    ann.go(f"/replay/{code}")
    ann.page.locator(".replay .steps button.first").click()
    check_both(ann, "replay")
    ann.go(f"/tv/{code}")
    ann.page.locator(".tv .stage *").first.wait_for()
    check_both(ann, "tv at the end")


def several(person: Person, dice: int) -> None:
    """Play until the first question with several options, and unfold everything."""
    play_on(
        [person],
        lambda seen: seen["table"]["phase"] == "over" or any(len(each["options"]) > 2 for each in seen["decisions"]),
        "several options",
        dice,
    )
    for decision in person.look()["decisions"][:1]:
        ask = person.page.locator(f'.asked .ask[data-decision="{decision["id"]}"]')
        ask.wait_for()
        ask.locator(".row button.plain").last.click()  # "why can't I?"
        ask.locator("ul.closed").wait_for()
        person.tap(ask, 0)
        settled(person)
        check(person, "a question with several options")


def settled(person: Person) -> None:
    """Wait until no announcement covers the table."""
    person.page.locator(".veil").wait_for(state="detached")


def asked_by_night(seen: Any) -> bool:
    """Whether the reader is asked something at night. Without a question the night may pass before it is seen."""
    return comes_to("night")(seen) and bool(seen["decisions"])


def my_turn(seen: Any) -> bool:
    return any(each["kind"] == "turn" for each in seen["decisions"])


def test_twelve_seats_fit_on_every_screen_and_at_twice_the_size(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="twelve")
    ann = invite(running, WIDTHS[0])
    playing([ann], bots=11)
    ann.ask.wait_for()
    for phase in ("dawn", "day"):
        ann.sees(phase)
        for width, height in WIDTHS:
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.page.locator(".ring [data-seat]").nth(11).wait_for()
            assert sideways(ann.page) == [], (phase, width)
            assert ann.page.evaluate(OVERLAPPING) == [], (phase, width)
            assert ann.page.evaluate(SMALL_TARGETS, TARGET) == [], (phase, width)
            ann.picture(f"twelve-{phase}-{width}")
        if phase == "dawn":
            play_on([ann], my_turn, "my turn", 1)

    # text of twice the size leaves half the room, and everything can still be done
    ann.page.set_viewport_size({"width": DESK[0] // 2, "height": DESK[1] // 2})
    assert sideways(ann.page) == []
    assert ann.page.evaluate(OVERLAPPING) == []
    assert ann.page.evaluate(SMALL_TARGETS, TARGET) == []
    asked = until(ann.asked, "a question", ann)
    ann.picture("twelve-zoom")
    assert ann.answer(1)
    until(partial(ann.asked_other_than, asked), "the answer was taken", ann)
