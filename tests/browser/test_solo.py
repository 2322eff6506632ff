"""From the front door through a whole game against bots, by hand, to the next one."""

from __future__ import annotations

import time

from tests.patience import WHOLE_GAME, allowed

from .conftest import Invite, OpenHouse
from .table import DESK, until

CLOCK = 6  # times faster: nights pass, and somebody who clicks at once is still in time


def test_from_the_front_door_to_a_game_with_bots_in_ten_seconds_to_its_end_and_again(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house(speed=CLOCK, seed="solo"), DESK)
    ann.go("/")
    begun = time.monotonic()
    ann.page.locator("[data-game=salem1692] button.alone").click()
    ann.page.locator(".game").wait_for()
    assert time.monotonic() - begun < allowed(10)  # a game with bots in ten seconds at most
    ann.remember()
    ann.picture("solo-beginning")

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
    said = ann.page.locator("section.over > p:not(.verdict)").first.inner_text()
    for seat in outcome["winners"]:
        assert names[seat] in said
    opened = ann.page.locator("section.over ol.end > li")
    opened.first.wait_for()
    if ann.page.locator("section.over button.all").is_visible():  # they are opened one after the other, or at once
        ann.page.locator("section.over button.all").click()
    ann.page.locator("section.over ol.end > li[data-shut]").first.wait_for(state="detached")
    assert opened.count() == len(names)
    assert opened.locator("h3").all_inner_texts() != []
    assert ann.page.locator("section.over ol.end > li[data-won]").count() == len(outcome["winners"])
    faces = sum(len(person["row"]) for person in message["opened"]["people"])
    assert ann.page.locator("section.over ol.end .row > *").count() == faces
    ann.picture("solo-end", full_page=True)

    ann.page.get_by_role("button", name="shuffle").click()
    ann.page.locator(".verdict p.holds").wait_for()
    claims = ann.page.locator(".verdict li.holds").evaluate_all("(all) => all.map((each) => each.dataset.claim)")
    assert claims == ["seed", "shares", "mixed", "list", "house", "own"]  # the house and Ann's browser made it together
    assert ann.page.locator(".verdict .breaks").count() == 0

    ann.page.locator("section.over .row button.first").click()
    ann.page.locator(".lobby").wait_for()
    assert ann.page.locator(".lobby ol > li").count() == len(names)
    ann.page.locator("div.bar button.first").click()
    ann.page.locator(".game").wait_for()
    until(lambda: ann.look()["table"]["phase"] == "playing", "the next game", ann)


def test_the_front_door_leads_back_to_a_game_that_was_left(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(seed="back"), DESK)
    ann.go("/")
    ann.page.locator("[data-game=salem1692] button.alone").click()
    ann.page.locator(".game").wait_for()
    code = ann.page.url[-4:]
    ann.page.locator("header a[href='/']").click()
    ann.page.locator(f".back a[href='/t/{code}']").click()
    ann.page.locator(".game").wait_for()
    assert ann.page.url.endswith(f"/t/{code}")
