"""The master's book: a person moderates, and enters for every seat what happens in the room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

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
    go_on = person.page.locator(".go button")
    go_on.click()

    expect(book.locator(".lead")).to_be_visible()  # it says whom to ask, or that nobody has a choice
    closed = 0
    while not book.locator(".people button").count():
        call = book.locator(".call").inner_text()
        go_on.click()
        closed += 1
        expect(book.locator(".call")).not_to_have_text(call)
        expect(book.locator(".lead")).to_be_visible()
    ask = person.page.locator(".asked .ask")
    expect(ask).to_have_count(1)
    asked = ask.get_attribute("data-decision")
    check(person, game)
    ask.locator(".options button:not([disabled])").first.click()
    ask.locator(".row button.first").click()
    expect(person.page.locator(f'.asked .ask[data-decision="{asked}"]')).to_have_count(0)

    entries = person.page.locator(".master-more details", has=person.page.locator("ol[reversed]"))
    entries.locator("summary").click()
    expect(entries.locator("li")).to_have_count(closed + 1)
    entries.locator("li button").first.click()
    entries.locator("li button.first").click()  # confirms that it is taken back
    expect(entries.locator("li")).to_have_count(closed)
    expect(person.page.locator(f'.asked .ask[data-decision="{asked}"]')).to_have_count(1)


def test_a_call_that_was_closed_too_early_is_opened_again(house: OpenHouse, invite: Invite) -> None:
    person = invite(house(seed="a"), PHONE)
    book, page = moderating(person, "quintebourg", 6), person.page
    go_on = page.locator(".go button")
    go_on.click()
    call = book.locator(".call").inner_text()
    expect(book.locator(".people button")).to_have_count(0)  # nobody has a choice in the first call
    go_on.click()
    expect(book.locator(".call")).not_to_have_text(call)
    entries = page.locator(".master-more details", has=page.locator("ol[reversed]"))
    entries.locator("summary").click()
    entries.locator("li button").click()
    entries.locator("li button.first").click()
    expect(book.locator(".call")).to_have_text(call)
    expect(entries.locator("li")).to_have_count(0)


def test_an_entry_that_would_no_longer_fit_is_named_as_the_list_has_it(house: OpenHouse, invite: Invite) -> None:
    person = invite(house(seed="a"), PHONE)
    book, page = moderating(person, "quintebourg", 6), person.page
    entries = page.locator(".master-more details", has=page.locator("ol[reversed]"))
    page.locator(".go button").click()
    entries.locator("summary").click()
    for count in range(1, 30):
        if book.locator(".people button").count():
            break
        page.locator(".go button").click()
        expect(entries.locator("li")).to_have_count(count)
    ask = page.locator(".asked .ask")
    ask.locator(".options button:not([disabled])").first.click()
    ask.locator(".row button.first").click()
    expect(entries.locator("li")).to_have_count(count)

    person.planned("409 (Conflict)")
    entries.locator("li button").last.click()
    entries.locator("li button.first").click()
    second = entries.locator("li span").nth(count - 2).inner_text()  # the next one; the record counts from 0
    expect(entries.locator(".trouble")).to_contain_text(f"Entry 2 ({second})")
    expect(entries.locator("li")).to_have_count(count)


def leave_to_the_house(page: Page, until: str) -> None:
    """Let the house make the draws between two decks: alibis, variants of cards, and who takes the doctor's card."""
    house = page.locator(".by-hand .items button.plain")
    while True:
        house.or_(page.locator(until)).first.wait_for()
        if not house.count():
            return
        draw = page.locator("#draw").element_handle()
        house.click()
        page.wait_for_function("draw => !draw.isConnected", arg=draw)


def test_cards_dealt_by_hand_are_entered_player_by_player_and_shown_in_the_overview(
    house: OpenHouse, invite: Invite
) -> None:
    person = invite(house(seed="a"), PHONE, bypass_csp=True)
    book, page = moderating(person, "quintebourg", 6), person.page
    book.locator("button.plain").click()
    dealt = list[str]()
    for deck in range(3):  # party cards, effect cards and posts
        rows = page.locator(".by-hand li")
        expect(rows).to_have_count(6 if deck < 2 else 5)  # the doctor has a post of their own
        check(person, "by hand")
        for seat in range(rows.count()):
            rows.nth(seat).locator("select").select_option(index=1)
            expect(rows.nth(seat).locator("button")).to_have_count(1)
            dealt += [rows.nth(seat).locator("button").inner_text().removesuffix(" ✕")] if deck == 0 else []
        title = page.locator("#by-hand").inner_text()
        page.locator(".by-hand .first").click()
        expect(page.locator("#by-hand", has_text=title)).to_have_count(0)
        leave_to_the_house(page, ".by-hand li" if deck < 2 else "#deal")
    page.locator(".go button").click()
    overview = page.locator(".overview")
    overview.locator("summary").click()
    for seat, card in enumerate(dealt):
        expect(overview.locator("li").nth(seat).locator(".title")).to_contain_text(card)
    check(person, "overview")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_player_scans_their_seat_and_another_device_takes_up_the_book(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="a")
    person = invite(running, PHONE)
    moderating(person, "salem1692", 4)
    page = person.page
    page.locator(".go button").click()
    phones = page.locator(".phones")
    phones.locator("summary").click()
    with page.expect_response("**/give-seat") as given:
        phones.locator("button", has_text=NAMES[2]).click()
    expect(phones.locator(".qr")).to_be_visible()
    code = person.page.url.rsplit("/", 1)[1]
    guest = invite(running, PHONE)
    guest.go(f"/t/{code}#{given.value.json()['token']}")
    expect(guest.page.locator(".game")).to_be_visible()
    expect(guest.page.locator(".master-book")).to_have_count(0)
    expect(phones.locator(".people button")).to_have_count(0)
    phones.locator(".given button").click()
    expect(phones.locator(".people").first.locator("button")).to_have_count(3)

    anew = phones.get_by_role("group").locator("button")  # the phone is lost, and the seat given anew
    anew.click()
    with page.expect_response("**/give-seat") as again:
        anew.click()
    expect(guest.page.get_by_role("alert")).to_be_visible()
    guest.page.locator(".wait button").click()
    expect(guest.page.locator(".watching")).to_be_visible()
    heir = invite(running, PHONE)
    heir.go(f"/t/{code}#{again.value.json()['token']}")
    expect(heir.page.locator(".game")).to_be_visible()
    expect(heir.page.locator(".watching")).to_have_count(0)

    token = page.evaluate("code => JSON.parse(localStorage.getItem('seats ' + code)).tokens[0]", code)
    other = invite(running, (768, 1024))
    other.go(f"/t/{code}#{token}")
    expect(other.page.locator(".master-book")).to_be_visible()
    expect(page.locator(".master-book")).to_have_count(0)  # it is told that the book is open elsewhere


def test_a_state_is_changed_by_hand_only_with_a_reason(house: OpenHouse, invite: Invite) -> None:
    person = invite(house(seed="a"), PHONE)
    moderating(person, "quintebourg", 6)
    page = person.page
    page.locator(".go button").click()
    entries = page.locator(".master-more details", has=page.locator("select"))
    entries.locator("summary").click()
    entries.locator("select").select_option(index=1)
    entries.locator(".ask .options button").first.click()
    person.planned("422 (Unprocessable")
    entries.locator(".ask .row .first").click()
    expect(entries.locator(".ask [role=alert]")).to_be_visible()  # it asks for a reason
    entries.locator("input").fill("the die lay on its edge")
    entries.locator(".ask .row .first").click()
    expect(entries.locator(".ask")).to_have_count(0)
    expect(entries.locator("li")).to_have_count(1)
