"""The master's book: a person moderates, and enters for every seat what happens in the room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Invite, OpenHouse
from .table import NAMES, PHONE, Person
from .test_accessibility import check


def moderating(person: Person, game: str, people: int) -> Locator:
    """From the front page to the deal of a moderated table; returns the book."""
    page = person.page
    person.go("/")
    card = page.locator(f'article[data-game="{game}"]')
    card.locator("button.likes").click()
    card.locator(".master button").click()
    for index, name in enumerate(NAMES[:people], 1):
        page.locator(".one-phone input").fill(name)
        page.locator(".one-phone button").click()
        expect(page.locator(".lobby ol > li")).to_have_count(index)
    expect(page.locator(".moderated")).to_be_visible()
    page.locator(".bar .first").click()
    book = page.locator(".master-book")
    expect(book.locator(".people button")).to_have_count(people)
    return book


@pytest.mark.parametrize(("game", "people"), [("quintebourg", 6), ("salem1692", 5)])
def test_a_master_leads_from_the_deal_through_calls_and_answers_for_seats(
    house: OpenHouse, invite: Invite, game: str, people: int
) -> None:
    person = invite(house(seed="a"), PHONE, bypass_csp=True)
    book = moderating(person, game, people)
    check(person, game)

    book.locator(".people button").first.click()  # one player looks at the role on the master's phone
    person.page.locator("dialog.deal button").first.click()
    person.page.locator("dialog.deal button").last.click()
    expect(book).to_be_visible()
    book.locator(".row .first").click()

    expect(book.locator(".lead")).to_be_visible()  # it says whom to ask, or that nobody has a choice
    while not book.locator(".people button").count():
        call = book.locator(".call").inner_text()
        book.locator(".row .first").click()
        expect(book.locator(".call")).not_to_have_text(call)
        expect(book.locator(".lead")).to_be_visible()
    ask = person.page.locator(".asked .ask")
    expect(ask).to_have_count(1)
    asked = ask.get_attribute("data-decision")
    check(person, game)
    ask.locator(".options button:not([disabled])").first.click()
    ask.locator(".row button.first").click()
    expect(person.page.locator(f'.asked .ask[data-decision="{asked}"]')).to_have_count(0)

    entries = book.locator("details", has=person.page.locator("ol[reversed]"))
    entries.locator("summary").click()
    expect(entries.locator("li")).to_have_count(1)
    entries.locator("li button").click()
    entries.locator("li button.first").click()  # confirms that it is taken back
    expect(entries.locator("li")).to_have_count(0)
    expect(person.page.locator(f'.asked .ask[data-decision="{asked}"]')).to_have_count(1)
