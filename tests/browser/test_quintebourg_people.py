"""Two people in Quinte-bourg, each with a browser: signs in the dark, a gift, a raised hand, the feast, the end."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .table import DESK, PHONE, Person, comes_to, play_on, playing, sideways, unseen, until
from .test_phones import whole_words
from .test_quintebourg import texts

PACK = {
    "deal_medecin": 0,
    "deal_reptilienne": 3,
    "deal_rept_noire": 0,
    "deal_seth": 0,
    "deal_sesiano": 0,
    "deal_villageois": 1,
}
POWERS = {"deal_seth": 1, "deal_fennec": 1, "deal_rept_noire": 1, "deal_reptilienne": 0, "deal_assassin": 1}
POWERFUL = ("rept-rouge", "rept-noire", "seth", "fennec", "sesiano")
BOXES = """() => [...document.querySelectorAll(".asked .options.boxes > *")].map((each) => {
    const { width, height } = each.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
})"""


def owns(person: Person) -> Any:
    """What only that person knows."""
    return person.look()["view"]["own"]


def gathers(seen: Any) -> bool:
    """A condition: the pack is called."""
    return "pack" in seen["view"]["public"]["town"]["calls"]


def stands(person: Person, place: str) -> bool:
    """Whether everybody sees that person at this place."""
    seen = person.look()
    return bool(seen["view"]["public"]["people"][seen["you"]["seat"]]["place"] == place)


def is_offered(kind: str, seen: Any) -> bool:
    """A condition: this is offered now."""
    return any(each["kind"] == kind for each in seen["offers"])


def test_two_of_the_pack_make_signs_and_one_gives_the_other_a_coin(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="two-of-the-pack", speed=8)
    ann, ben = invite(running, PHONE), invite(running, DESK)
    playing([ann, ben], bots=4, game="quintebourg", options=PACK)
    assert [owns(each)["camp"] for each in (ann, ben)] == ["reptiliens", "reptiliens"]

    # in the dark every question has the same number of boxes, all of one size
    play_on([ann, ben], gathers, "the pack is called", 1)
    for person in (ann, ben):
        until(person.asked_now, "the pack's question", person)
        boxes = person.page.evaluate(BOXES)
        assert len(boxes) == 7
        assert len({tuple(each) for each in boxes}) == 1
        assert sideways(person.page) == []

    ann.page.locator(".signs button.sign").first.click()
    ann.page.locator(".signs button.who", has_text="Ben").click()
    ann.page.locator(".signs button[type=submit]").click()
    shown = ben.page.locator(".signs li").first
    expect(shown).to_contain_text("Ann")
    expect(shown).to_contain_text("Ben")
    ann.picture("bourg-signs")

    # by day, when what was said at night is covered
    play_on([ann, ben], partial(is_offered, "give"), "gifts", 1)
    signs = texts().say("channel-signs-pack")
    for person in (ann, ben):
        person.page.locator("#tab-talk").click()
        talk = person.page.locator(".chat .lines")
        expect(talk).not_to_contain_text(signs)
        person.page.locator(".chat button.cover").click()
        expect(talk).to_contain_text(signs)
        person.picture("bourg-talk")
    before = owns(ben)["coins"]
    ann.page.get_by_role("button", name=texts().say("page-quintebourg-deed-give")).click()
    deed = ann.page.locator(".deeds .ask")
    deed.locator("button.option", has_text="Ben").click()
    one = deed.locator(".numbers button.option")
    if one.count():
        one.first.click()
    deed.locator(".row button.first").click()
    until(lambda: owns(ben)["coins"] == before + 1, "the coin", ben)
    expect(ben.page.locator(".game")).to_contain_text("Ann")


def test_a_hand_is_raised_and_everything_stands_still(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="a-hand-0", speed=8)  # with this seed one of the two has a power and somebody to use it on
    ann, ben = invite(running, PHONE), invite(running, DESK)
    playing([ann, ben], bots=6, game="quintebourg", options=POWERS)
    play_on([ann, ben], comes_to("session", "debate", "vote"), "the day", 2)
    invoker = next(each for each in (ann, ben) if owns(each)["party"] in POWERFUL or owns(each)["effect"] == "assassin")
    other = ben if invoker is ann else ann

    def raise_hand(person: Person) -> None:
        button = person.page.locator(".invoke button")
        button.click()
        expect(button).to_have_text(texts().say("page-quintebourg-invoke-sure"))
        button.click()
        expect(button).to_have_text(texts().say("page-quintebourg-invoke-raised"))

    raise_hand(invoker)
    for person in (invoker, other):
        person.sees("invocation")
        expect(person.page.locator(".night h2")).to_have_text(texts().say("page-quintebourg-still"))
    until(invoker.asked_now, "which power", invoker)
    invoker.picture("bourg-invocation")
    assert not other.look()["decisions"]
    powers = invoker.page.locator(".asked button.option")
    assert powers.count() > 1
    powers.first.click()
    invoker.page.locator(".asked .row button.first").click()
    until(lambda: other.look()["view"]["public"]["phase"] != "invocation", "the day goes on", other)


QUIET = {"start_weekday": "thu", "max_weeks": 1, "feast_seconds": 3600, "deal_rept_rouge": 0, "deal_rept_noire": 0,
         "deal_seth": 0, "deal_fennec": 0, "deal_assassin": 0, "deal_eris": 0}  # fmt: skip


@pytest.mark.motion
def test_they_meet_at_the_feast_and_see_the_end(house: OpenHouse, invite: Invite) -> None:
    running = house(seed="feast", speed=20)
    ann, ben = invite(running, PHONE), invite(running, DESK)
    playing([ann, ben], bots=8, game="quintebourg", options=QUIET)
    unseen([ann, ben], comes_to("feast", "over"), "Sunday", 3)
    ann.sees("feast")
    standing = [person for person in (ann, ben) if stands(person, "square")]
    for person in standing:
        tavern = person.page.locator(".feast li", has_text=texts().say("place-tavern"))
        tavern.get_by_role("button").click()
        until(partial(stands, person, "tavern"), "there", person)
    if len(standing) == 2:  # players who fell in the nights before do not go out
        expect(ann.page.locator(".feast li.here")).to_contain_text("Ben")
    assert sideways(ann.page) == []
    ann.picture("bourg-feast")
    whole_words(ann, "feast")
    play_on([ann, ben], comes_to("over"), "the end", 3)
    for person in (ann, ben):
        person.page.locator("section.over").wait_for()
        assert sideways(person.page) == []
    ann.picture("bourg-over")
