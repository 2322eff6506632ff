"""From the front page through a whole game against bots, by hand, to the next game."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.patience import WHOLE_GAME, allowed

from .conftest import Invite, OpenHouse
from .table import DESK

CLOCK = 6  # times faster: nights pass, but somebody who clicks at once is still in time


@pytest.mark.motion
def test_from_the_front_door_to_a_game_with_bots_in_ten_seconds_to_its_end_and_again(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(speed=CLOCK, seed="solo"), DESK)
    ann.go("/")
    begun = time.monotonic()
    ann.page.locator("[data-game=salem1692] button.alone").click()
    ann.page.locator(".game").wait_for()
    assert time.monotonic() - begun < allowed(10)  # a game with bots within ten seconds
    ann.remember()
    ann.look_at_role()
    ann.picture("solo-beginning")
    ann.page.get_by_label("Speed of the bots").select_option("asked")

    dice = 3
    answers = 0
    end = time.monotonic() + WHOLE_GAME
    while not ann.over():
        assert time.monotonic() < end, f"not over after {answers} answers"
        if ann.asked() is None or not ann.answer(dice):
            ann.page.wait_for_timeout(40)
        else:
            answers += 1
    assert answers > 5

    message = ann.look()
    outcome = message["table"]["outcome"]
    names = [each["name"] for each in message["table"]["places"]]
    ann.open_all()
    for seat in outcome["winners"]:
        expect(ann.page.locator(f'.fates li[data-seat="{seat}"][data-won]')).to_contain_text(names[seat])
    assert ann.page.locator(".fates li[data-won]").count() == len(outcome["winners"])
    ann.open_cards()
    opened = ann.page.locator("section.over ol.end > li")
    opened.first.wait_for()
    assert ann.page.locator("section.over ol.end > li[data-shut]").count() == 0  # they were opened above
    assert opened.count() == len(names)
    assert opened.locator("h3").all_inner_texts() != []
    assert ann.page.locator("section.over ol.end > li[data-won]").count() == len(outcome["winners"])
    faces = sum(len(person["row"]) for person in message["opened"]["public"]["people"])
    assert ann.page.locator("section.over ol.end .row > *").count() == faces
    ann.picture("solo-end", full_page=True)

    ann.page.get_by_role("button", name="shuffle").click()
    ann.page.locator(".verdict p.holds").wait_for()
    claims = ann.page.locator(".verdict li.holds").evaluate_all("(all) => all.map((each) => each.dataset.claim)")
    assert claims == ["seed", "shares", "mixed", "list", "house", "own"]  # made jointly by the house and Ann's browser
    assert ann.page.locator(".verdict .breaks").count() == 0

    ann.page.locator("section.over .row button.first").click()  # again, with one tap
    ann.look_at_role()
    again = ann.look()["table"]
    assert (again["phase"], again["finished"]) == ("playing", [1])
    assert [each["name"] for each in again["places"]] == names


def test_the_front_door_leads_back_to_a_game_that_was_left(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="back"), DESK)
    ann.go("/")
    ann.page.locator("[data-game=salem1692] button.alone").click()
    ann.page.locator(".game").wait_for()
    ann.look_at_role()
    code = ann.page.url[-4:]
    ann.page.locator("header a[href='/']").click()
    ann.page.locator(f".back a[href='/t/{code}']").click()
    ann.page.locator(".game").wait_for()
    assert ann.page.url.endswith(f"/t/{code}")
