"""What the crier has at hand by day: accusations, cards and rules, and a moderator's notes."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from meetinghouse.games.salem1692.script import CRIER, MODERATOR, PHONE
from meetinghouse.rulebook import clauses, groups
from meetinghouse.texts import LANGUAGES

from .conftest import Invite, OpenHouse
from .crier import Phone, phone
from .table import sideways
from .test_phones import BROKEN

A, B, C = range(3)


def opened(invite: Invite, house: OpenHouse, edition: str = "en", director: str = PHONE) -> Phone:
    """A table before dawn, without names."""
    found = phone(invite, house(), offline=False)
    found.set_up(5, edition=edition, director=director)
    found.open()
    return found


HIDDEN = "each => each.scrollHeight - each.clientHeight"


@pytest.mark.parametrize("size", [(320, 454), (320, 568), (360, 740)])
def test_by_day_all_names_and_counters_are_in_sight_with_a_clock_and_without(
    house: OpenHouse, invite: Invite, size: tuple[int, int]
) -> None:
    table = phone(invite, house(), size, offline=False)
    page = table.page
    for language, (players, edition) in product(LANGUAGES, ((12, ""), (2, "fr"))):
        table.set_up(players, language, edition=edition or language, director=PHONE)
        table.open()
        assert page.locator("section").evaluate(HIDDEN) == 0, (language, players)
        assert re.findall(r"\d+", page.locator(".alive").inner_text()) == [str(players)]  # no ghost lives
        for tab, button in ((1, ".clocks button"), (0, ".seat")):
            page.locator("nav button").nth(tab).click()
            expect(page.locator(button).first).to_be_visible()
            if tab:
                page.locator(button).first.click()
        expect(page.locator(".running")).to_be_visible()
        assert page.locator("section").evaluate(HIDDEN) == 0, (language, players, "with a clock")
        assert sideways(page) == []
        table.leave()


def test_how_many_accusations_bring_a_trial_follows_from_characters_and_piety(house: OpenHouse, invite: Invite) -> None:
    table = opened(invite, house)
    page = table.page
    page.get_by_role("button", name="Accusations").click()
    counted, told = page.locator("li output"), page.locator(".reached")

    def ask(seat: int, *marks: str) -> None:
        page.get_by_role("button", name=f"Player {seat + 1}", exact=False).first.click()
        for mark in marks:
            page.get_by_role("button", name=mark, exact=True).click()

    def more(seat: int, times: int) -> None:
        for _ in range(times):
            page.get_by_role("button", name=f"One more for Player {seat + 1}").click()

    ask(A, "George Burroughs", "Piety")
    expect(counted).to_have_text(["0/16", "0/7", "0/7", "0/7", "0/7"])
    table.person.picture("crier-accusations")
    assert sideways(page) == []
    more(A, 8)
    expect(told).to_be_empty()
    page.get_by_role("button", name="Piety", exact=True).click()  # lost: a trial at once
    expect(told).to_have_text("Player 1 has 8 accusations: trial.")
    expect(page.locator("section")).to_contain_text("[SAL-CHAR-GEORGE-01]")
    page.get_by_role("button", name="Undo").click()
    expect(told).to_be_empty()

    more(B, 6)
    expect(told).to_be_empty()
    ask(C, "Thomas Danforth")
    expect(told).to_have_text("Player 2 has 6 accusations: Thomas Danforth may hold the trial already.")
    expect(page.locator("section")).to_contain_text("[SAL-CHAR-THOMAS-01]")
    more(B, 1)
    expect(told).to_have_text("Player 2 has 7 accusations: trial.")
    expect(page.locator("section")).to_contain_text("[SAL-TRIAL-02]")
    page.reload()
    page.get_by_role("button", name="Accusations").click()
    expect(counted).to_have_text(["8/16", "7/7", "0/7", "0/7", "0/7"])


def test_names_are_whole_beside_their_accusations_on_the_smallest_phone(house: OpenHouse, invite: Invite) -> None:
    table = phone(invite, house(), (320, 568), offline=False)
    page = table.page
    table.set_up(4, director=PHONE)
    page.locator("details summary").first.click()
    for at, name in enumerate(("Bartholomew", "Anne-Charlotte", "Maximiliane", "Guadalupe")):
        page.locator(".names input").nth(at).fill(name)
    table.open()
    page.get_by_role("button", name="Accusations").click()
    page.get_by_role("button", name="Bartholomew", exact=True).click()
    for mark in ("George Burroughs", "Piety"):
        page.get_by_role("button", name=mark, exact=True).click()
    expect(page.locator("li small")).to_have_text("George Burroughs, Piety")
    assert page.evaluate(BROKEN) == []
    assert (
        page.locator("li .who > *").evaluate_all("(all) => all.filter((each) => each.scrollWidth > each.clientWidth)")
        == []
    )
    assert sideways(page) == []


def test_cards_rules_and_tables_are_found_by_words_and_by_clause(house: OpenHouse, invite: Invite) -> None:
    table = opened(invite, house)
    page = table.page
    page.get_by_role("button", name="Cards and rules").click()
    search = page.get_by_role("searchbox")
    search.fill("piety")
    expect(page.locator("dt", has_text="Piety").first).to_be_visible()
    expect(page.locator("dd", has_text="twice as many accusations")).to_be_visible()
    search.fill("SAL-NIGHT-07")
    expect(page.locator("dl")).to_contain_text(clauses("en")["SAL-NIGHT-07"].text)
    search.fill("SAL-SETUP-01")
    page.get_by_role("button", name="SAL-COMP-02").click()
    expect(search).to_have_value("SAL-COMP-02")
    shown = clauses("en")["SAL-COMP-02"].tables[0]
    expect(page.locator("dl th")).to_have_text(list(shown.head))
    expect(page.locator("dl tbody tr").first.locator("td")).to_have_text(list(shown.rows[0]))
    assert sideways(page) == []
    search.fill("asylum")
    expect(page.locator("dt.id").first).not_to_have_text("SAL-COMP-01")
    expect(page.locator("dt.id").last).to_have_text("SAL-COMP-01")  # only its table speaks of it
    search.fill("worked examples")  # by their heading
    expect(page.locator("dt.id")).to_have_count(len(groups()["SAL-EX"]))
    expect(page.locator("section h3")).to_have_text(["25. Worked examples"])
    expect(page.locator("section")).to_contain_text("W Witch, N Not a Witch, K Constable")
    assert sideways(page) == []
    search.fill("SAL-INV-07")
    expect(page.locator("dl")).to_contain_text(clauses("en")["SAL-INV-07"].text)
    search.fill("xyzzy")
    expect(page.locator("section")).to_contain_text("Nothing found.")


def test_only_a_moderator_can_read_the_notes(house: OpenHouse, invite: Invite) -> None:
    table = opened(invite, house)
    page = table.page
    hold = page.get_by_role("button", name="Hold to read")
    for director, readable in ((PHONE, False), (CRIER, False), (MODERATOR, True)):
        table.begin()
        if director != CRIER:
            table.to("script-witches-wake" if readable else "script-witches-awake")
            table.tap(B)
        table.finish()
        page.get_by_role("button", name="Something went wrong").click()
        expect(page.get_by_role("heading", name="End this game")).to_be_visible()
        expect(hold).to_have_count(1 if readable else 0)
        if readable:
            notes = page.locator("section dd")
            expect(notes).to_have_text("…")
            hold.hover()
            page.mouse.down()
            expect(notes).to_have_text("Player 2")
            page.mouse.up()
            expect(notes).to_have_text("…")
        table.leave()
        table.set_up(5, edition="en", director={PHONE: CRIER, CRIER: MODERATOR}.get(director, director))
        table.open()


def test_the_clocks_of_the_day_run_out_with_a_word(house: OpenHouse, invite: Invite) -> None:
    table = opened(invite, house)
    page = table.page
    page.get_by_role("button", name="Clocks").click()
    names = page.locator(".clocks button")
    expect(names).to_have_text([re.compile(each) for each in ("Turn", "Trial", "Last words", "Tituba")])
    for at, seconds in enumerate((30, 30, 30, 60)):
        names.nth(at).click()
        page.clock.run_for(1000 * (seconds - 1))
        expect(page.locator(".running")).to_be_visible()
        page.clock.run_for(1100)
        expect(page.get_by_text("Time is up.")).to_be_visible()
