"""Getting in: names, seats, settings and the first button, on a phone and by keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Invite, OpenHouse
from .reading import LANGUAGES, Reader
from .table import DESK, Person, sideways
from .test_accessibility import check
from .test_phones import BROKEN

SMALLEST = (320, 568)


def at_rest(part: Locator) -> Any:
    """Where a part of the page is once it no longer moves."""
    found = part.bounding_box()
    while True:
        part.page.wait_for_timeout(300)
        last, found = found, part.bounding_box()
        if found == last:
            return found


def open_table(host: Person, name: str = "Ann", **wanted: Any) -> str:
    """Open a table, and let its host sit down."""
    host.go("/")
    body = {"game": "salem1692", "options": {"edition": "en"}, **wanted}
    made = host.context.request.post(f"{host.url}/api/tables", data=body).json()
    host.code = made["code"]
    host.call("/seats", {"name": name})
    host.go(f"/t/{host.code}")
    host.page.locator(".bar").wait_for()
    return str(made["code"])


def sit(guest: Person, code: str, name: str) -> None:
    """Let somebody join by the link."""
    guest.go(f"/j/{code}")
    guest.page.locator(".join input").fill(name)
    guest.page.locator(".join button").click()
    guest.page.locator(".pencil").wait_for()


def test_ready_and_begin_are_in_reach_and_say_what_is_missing(house: OpenHouse, invite: Invite) -> None:
    running = house()
    host, guest = invite(running), invite(running, SMALLEST)
    code = open_table(host)
    begin = host.page.locator(".bar button")
    expect(begin).to_be_in_viewport()
    expect(begin).to_have_attribute("aria-disabled", "true")
    expect(host.page.locator("#obstacle")).to_have_text("One more player is missing: it takes at least 2.")

    sit(guest, code, "Ben")
    ready = guest.page.locator(".bar button")
    expect(ready).to_be_in_viewport()
    expect(host.page.locator("#obstacle")).to_have_text("Waiting for Ben.")
    ready.click()
    expect(begin).to_have_attribute("aria-disabled", "false")
    begin.click()
    host.page.locator(".game").wait_for()


def test_host_and_guest_change_their_names(house: OpenHouse, invite: Invite) -> None:
    running = house()
    host, guest = invite(running), invite(running)
    code = open_table(host)
    sit(guest, code, "Ben")
    guest.planned("409")
    for person, name in ((host, "Anna"), (guest, "Benno")):
        person.page.locator(".pencil").click()
        person.page.keyboard.type(name)  # the old name is selected
        person.page.keyboard.press("Enter")
        for other in (host, guest):
            expect(other.page.locator("ol li", has_text=name)).to_be_visible()
    guest.page.locator(".pencil").click()
    guest.page.keyboard.type("anna")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("alert")).to_have_text("Somebody at this table is already called anna.")


def test_seats_are_arranged_by_drag_by_taps_and_by_keys(house: OpenHouse, invite: Invite) -> None:
    host = invite(house(), SMALLEST)
    open_table(host)
    for name in ("Ben", "Cat"):
        host.call("/bots", {"bot": "steady", "name": name})
    names = host.page.locator("ol li .name")
    handles = host.page.locator("ol li .handle")

    def sit_so(*order: str) -> None:
        expect(names).to_have_text([f"Swap: {name}" + ("\u00a0(You)" if name == "Ann" else "") for name in order])

    sit_so("Ann", "Ben", "Cat")
    assert sideways(host.page) == []
    handles.nth(2).scroll_into_view_if_needed()
    handles.nth(0).drag_to(handles.nth(2))
    sit_so("Ben", "Cat", "Ann")
    names.nth(0).click()
    names.nth(1).click()
    sit_so("Cat", "Ben", "Ann")
    handles.nth(2).focus()
    host.page.keyboard.press("ArrowUp")
    sit_so("Cat", "Ann", "Ben")
    host.page.keyboard.press("ArrowUp")  # it still has the focus
    sit_so("Ann", "Cat", "Ben")


def test_a_locked_table_tells_a_stranger_why(house: OpenHouse, invite: Invite) -> None:
    running = house()
    host, stranger = invite(running), invite(running)
    code = open_table(host)
    host.call("/lock", {"locked": True})
    stranger.planned("403")
    stranger.go(f"/j/{code}")
    reason = "The table is locked: nobody new may sit down."
    expect(stranger.page.locator(".locked")).to_have_text(reason)
    stranger.page.locator(".join input").fill("Eve")
    stranger.page.locator(".join button").click()
    expect(stranger.page.get_by_role("alert")).to_have_text(reason)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "es-ES"])
def test_settings_are_words_in_every_language(house: OpenHouse, invite: Invite, locale: str) -> None:
    host = invite(house(), DESK, locale)
    open_table(host, options={"edition": "en", "frame_stack": "near_deck"})
    settings = host.page.locator("section[aria-labelledby=settings]")
    settings.locator(".styles").wait_for()
    host.page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = true))")
    words = [*settings.locator("option").all_inner_texts(), *settings.locator(".label").all_inner_texts()]
    raw = [word for word in words if not word[0].isupper() and not word[0].isdigit()]
    assert len(words) > 80
    assert [word for word in raw if word != "near_deck" and not word.startswith("across_")] == []


@pytest.mark.parametrize("size", [SMALLEST, DESK])
def test_every_control_of_the_lobby_can_be_hit(house: OpenHouse, invite: Invite, size: tuple[int, int]) -> None:
    host = invite(house(), size, bypass_csp=True)
    open_table(host)
    host.call("/bots", {"bot": "steady"})
    host.page.locator(".styles").wait_for()
    host.page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = true))")
    check(host, "all settings")
    host.page.locator(".pencil").click()
    check(host, "one's own name")


def test_the_menu_lies_over_the_page_and_escape_puts_it_away(house: OpenHouse, invite: Invite) -> None:
    host = invite(house())
    open_table(host)
    code = host.page.locator("#invite")
    before = at_rest(code)
    button = host.page.locator("header button")
    button.click()
    expect(host.page.locator("#likes select").first).to_be_visible()
    assert code.bounding_box() == before
    host.page.locator("#likes select").first.focus()
    host.page.keyboard.press("Escape")
    expect(host.page.locator("#likes")).to_have_count(0)
    expect(button).to_be_focused()


def test_nothing_that_has_the_focus_is_under_the_bar(house: OpenHouse, invite: Invite) -> None:
    host = invite(house(), SMALLEST)
    open_table(host)
    host.page.locator(".styles").wait_for()
    host.page.locator(".handle").focus()
    for _ in range(12):
        host.page.keyboard.press("Tab")
        hidden = host.page.evaluate(
            """() => {
                const at = document.activeElement, box = at.getBoundingClientRect();
                const bar = document.querySelector(".bar");
                return !bar.contains(at) && box.bottom > bar.getBoundingClientRect().top + 1 && at.outerHTML;
            }"""
        )
        assert not hidden, hidden


def test_where_nothing_is_a_page_says_so_with_a_way_home(house: OpenHouse, invite: Invite) -> None:
    running = house()
    for locale, words in (("en-GB", "Nothing here"), ("fr-FR", "Il n’y a rien ici"), ("es-ES", "Aquí no hay nada")):
        lost = invite(running, locale=locale)
        lost.planned("404")
        answer = lost.page.goto("/foo")
        assert answer is not None
        assert answer.status == 404
        expect(lost.page.locator("h1")).to_have_text(words)
        lost.page.locator("main a.button").click()
        expect(lost.page.locator(".doors")).to_be_visible()


def test_a_code_nobody_knows_is_told_in_words(house: OpenHouse, invite: Invite) -> None:
    lost = invite(house())
    lost.planned("404")
    lost.go("/j/ZZZZ")
    expect(lost.page.locator("h1")).to_have_text("There is no table ZZZZ")
    expect(lost.page.locator("main a.button")).to_be_visible()


def test_a_way_to_play_keeps_its_name_when_something_is_changed_and_comes_back_by_one_tap(
    house: OpenHouse, invite: Invite
) -> None:
    running = house()
    host, guest = invite(running), invite(running)
    code = open_table(host)
    sit(guest, code, "Ben")
    host.page.get_by_role("radio", name="Dark times").check()
    host.page.locator("details.all > summary").click()
    host.page.locator("details.group > summary").first.click()
    field = host.page.locator("details.group").first.locator("select").first
    field.select_option(index=1 - field.evaluate("each => each.selectedIndex"))

    expect(host.page.get_by_role("radio", name="Dark times, with your changes")).to_be_checked()
    expect(guest.page.locator(".styles")).to_contain_text("Dark times, with your changes")
    host.page.get_by_role("button", name="Undo the changes").click()
    expect(host.page.locator(".way.chosen b")).to_have_text("Dark times")
    expect(guest.page.locator(".styles b")).to_have_text("Dark times")


def test_the_settings_of_a_table_are_a_link_that_opens_another_one_like_it(house: OpenHouse, invite: Invite) -> None:
    running = house()
    host = invite(running, SMALLEST, bypass_csp=True)
    open_table(host, pace="quick", options={"edition": "fr", "hourglass_seconds": 45})
    link = host.page.get_by_role("link", name="These settings as a link").get_attribute("href")
    assert link is not None
    host.go("/new" + link.split("/new")[1] + "&dawn_window_s=soon")
    expect(host.page.get_by_role("alert")).to_contain_text("Option dawn_window_s cannot be “soon”.")
    check(host, "a link that does not fit")
    assert sideways(host.page) == []
    host.picture("new-table", full_page=True)
    host.page.get_by_role("button", name="Open a table").click()
    host.page.locator(".bar").wait_for()
    host.code = host.page.url.split("/")[-1]
    seen = host.look()["table"]
    assert (seen["game"], seen["pace"], seen["options"]) == (
        "salem1692", "quick", {"edition": "fr", "hourglass_seconds": 45},
    )  # fmt: skip


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "es-ES"])
def test_every_game_at_the_front_door_says_where_its_lessons_and_its_guide_are(
    house: OpenHouse, invite: Invite, locale: str
) -> None:
    ann = invite(house(), SMALLEST, locale)
    ann.go("/")
    doors = ann.page.locator(".doors article")
    expect(doors).to_have_count(3)
    for door in doors.all():
        links = door.locator(".more a")
        expect(links).to_have_count(2)
        for link in links.all():
            expect(link).to_be_visible()
            assert link.inner_text().strip()
    assert sideways(ann.page) == []


# What the shared screen shows before a game outside of the screen, or below its controls.
UNSEEN = """() => {
    const over = document.querySelector(".tv .tools").getBoundingClientRect();
    return [...document.querySelectorAll(".tv .lobby :is(h1, h2, p, li, svg)")].filter((each) => {
        const { right, top, bottom } = each.getBoundingClientRect();
        return top < 0 || bottom > innerHeight || (right > over.left && top < over.bottom);
    }).map((each) => each.textContent);
}"""


def test_everybody_reads_which_game_it_is_and_the_host_changes_it_and_fills_the_table(
    house: OpenHouse, invite: Invite
) -> None:
    running = house()
    host, guest, screen = invite(running, bypass_csp=True), invite(running, SMALLEST), invite(running, DESK)
    code = open_table(host)
    guest.go(f"/j/{code}")
    screen.go(f"/tv/{code}")
    titles = [person.page.locator(".playing h2") for person in (host, guest, screen)]
    for title in titles:
        expect(title).to_have_text("Salem 1692")

    host.page.get_by_label("Change the game").select_option("quintebourg")
    for title in titles:
        expect(title).to_have_text("Les gens étranges de Quinte-bourg")
    expect(guest.page.locator(".playing")).to_contain_text("A small town, six nights a week")
    expect(screen.page.locator(".playing")).to_contain_text(re.compile(r"Player’s guide [\w.:]+/guide/quintebourg"))
    assert sideways(host.page) == sideways(guest.page) == []
    guest.picture("join-quintebourg", full_page=True)

    fill = host.page.get_by_role("button", name="Fill up to 9 with bots")
    fill.click()
    expect(host.page.locator(".lobby ol > li")).to_have_count(9)
    expect(fill).to_have_count(0)
    expect(host.page.locator(".lobby ol")).to_contain_text("Odile")  # a name from the world of the game
    check(host, "a lobby with bots")
    host.call("/bots", {"bot": "steady", "count": 12})
    expect(screen.page.locator(".tv .lobby li")).to_have_count(21)
    assert screen.page.evaluate(UNSEEN) == []
    screen.picture("tv-lobby-full")
    host.page.locator(".bar button").click()
    host.page.locator(".game").wait_for()
    assert host.look()["table"]["game"] == "quintebourg"


CUT = """() => {
    const pen = document.createElement("canvas").getContext("2d");
    const cut = (select) => {
        const { fontSize, fontWeight, paddingLeft, paddingRight } = getComputedStyle(select);
        pen.font = `${fontWeight} ${fontSize} Alegreya`;
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return pen.measureText(select.selectedOptions[0].textContent.trim()).width > room;
    };
    for (const each of document.querySelectorAll("details")) each.open = true;
    return document.fonts.ready.then(() => {
        const all = [...document.querySelectorAll(".setting > select")];
        return [all.length, all.filter(cut).map((each) => each.selectedOptions[0].textContent)];
    });
}"""


def test_on_the_smallest_phone_the_value_of_every_setting_is_whole(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(), SMALLEST, "fr-FR")
    open_table(ann)
    ann.page.locator(".lobby .setting > select").first.wait_for(state="attached")
    count, cut = ann.page.evaluate(CUT)
    assert (count > 10, cut) == (True, [])


def test_on_the_smallest_phone_no_word_of_the_lobby_is_broken(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(), SMALLEST)
    open_table(ann)
    ann.page.locator(".lobby .setting > select").first.wait_for(state="attached")
    ann.page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = true))")
    reader = Reader(ann)
    for language in LANGUAGES:
        reader.read(screen=SMALLEST, size=100, language=language)
        assert ann.page.evaluate(BROKEN) == [], language
