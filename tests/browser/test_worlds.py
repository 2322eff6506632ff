"""The count of worlds on the page: at the seats what everybody can count, in the panel one's own, with its reasons."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .table import PHONE


def test_in_the_guided_game_every_seat_has_its_share_of_worlds_and_every_number_its_reasons(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(seed="worlds"), PHONE)
    ann.go("/learn/newsalem")
    ann.page.locator("form button.first").click()
    ann.page.locator(".game").wait_for()
    ann.look_at_role()
    ann.page.locator(".coach button").last.click()
    ann.remember()
    seats = len(ann.look()["table"]["places"])
    expect(ann.page.locator("[data-seat] .worlds .number")).to_have_count(seats)

    ann.page.locator("#tab-worlds").click()
    panel = ann.page.locator("#panel-worlds")
    expect(panel.locator("ul > li")).to_have_count(seats)
    ann.picture("worlds-everybody")
    assert len(set(panel.locator(".sides").all_inner_texts())) == 1  # by what everybody knows, all seats are alike
    panel.locator(".whose button").last.click()
    mine = panel.locator("ul > li").first
    expect(mine.locator(".sides b")).to_have_text("100%")
    mine.locator("summary").click()
    expect(mine.locator("ol li").last).to_contain_text("→ ")
    ann.picture("worlds-own")
