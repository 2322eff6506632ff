"""What the master enters at any moment: invocations at night, a law and a wedding by day."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect

from .conftest import Invite, OpenHouse
from .table import NAMES, PHONE, SOON, until
from .test_accessibility import check
from .test_master import moderating


def entries_of(page: Page) -> Locator:
    """What was entered so far."""
    return page.locator(".master-more details", has=page.locator("ol[reversed]"))


def entered(page: Page) -> int:
    """How many entries there are; the page lists the newest thirty."""
    return int(entries_of(page).locator("ol[reversed]").get_attribute("start") or 0)


def expect_entered(page: Page, count: int) -> None:
    """Wait until the book has so many entries."""
    expect(entries_of(page).locator("ol[reversed]")).to_have_attribute("start", str(count))


def lead_on(page: Page, shown: Locator) -> None:
    """Close every call and give every question its first answer, until this is shown."""
    go_on, ask = page.locator(".go button"), page.locator(".as-seat .ask")
    while True:
        go_on.or_(ask).first.wait_for()
        if shown.count():
            return
        asked = ask.first.get_attribute("data-decision") if ask.count() else None
        count = entered(page)
        if go_on.count():
            go_on.click()
        else:
            ask.locator(".options button:not([disabled])").first.click()
            ask.locator(".row button.first").click()
        expect_entered(page, count + 1)
        if asked is not None:
            expect(page.locator(f'.as-seat .ask[data-decision="{asked}"]')).to_have_count(0)


def test_a_hand_raised_at_night_is_entered_by_a_tap_and_seen_in_the_book(house: OpenHouse, invite: Invite) -> None:
    person = invite(house(seed="a"), PHONE, bypass_csp=True)
    book, page = moderating(person, "quintebourg", 6), person.page
    page.locator(".go button").click()
    hands = book.locator('.unasked details[data-kind="invoke"]')
    hands.locator("summary").click()
    expect(hands.locator("button")).to_have_count(6)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")  # where the button at the foot covers nothing
    check(person, "unasked")
    said = book.locator(".unasked [role=status]")
    expect(said).to_have_text("")

    for count, name in enumerate(NAMES[1:3], 1):  # the group stays open: the second hand needs one tap
        hands.locator("button", has_text=name).click()
        expect(said).to_contain_text(name)
        expect_entered(page, count)
        expect(entries_of(page).locator("li span").first).to_contain_text(name)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_law_and_a_wedding_are_entered_by_day(house: OpenHouse, invite: Invite) -> None:
    person = invite(house(seed="a"), PHONE)
    book, page = moderating(person, "quintebourg", 6), person.page
    page.locator(".go button").click()
    expect(book.locator(".lead")).to_be_visible()
    ask = page.locator(".as-seat .ask")
    law = ask.filter(has_text="propose a law")
    lead_on(page, law)
    option = law.locator(".options button:not([disabled])").nth(1)
    title = option.inner_text().splitlines()[0]
    option.click()
    law.locator(".row button.first").click()
    expect(entries_of(page).locator("li span").first).to_contain_text(title)

    weddings = book.locator('.unasked details[data-kind="propose"]')
    lead_on(page, weddings)
    weddings.locator("summary").click()
    weddings.locator(".seats button").first.click()
    proposal, count = weddings.locator(".ask"), entered(page)

    options = proposal.locator(".options button:not([disabled])")

    def tap() -> bool:
        """Tap whom, and if there is a choice before whom: the last tap enters it."""
        if options.count():
            with suppress(Error):  # it may have been entered by now
                options.first.click(timeout=SOON * 1000)
        return entered(page) > count

    until(tap, "the proposal is entered", person)
    expect_entered(page, count + 1)
    expect(proposal).to_have_count(0)
