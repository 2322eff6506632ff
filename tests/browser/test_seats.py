"""Seats cannot be stolen on the page: links ask first, an opening is counted down, a troublemaker is put out."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .table import DESK, PHONE, Person, playing, sideways, sit_down, until

STAY, TAKE = "Stay Ann", "Play as Ben"


def key_of(person: Person) -> str:
    """The key of somebody's seat, as in a link."""
    return next(str(each["value"]) for each in person.context.cookies() if each["name"] == "seat")


def is_called(person: Person, name: str) -> bool:
    """Whether the server knows that browser by this name."""
    seen = person.look()
    seat = seen["you"]["seat"]
    return seat is not None and seen["table"]["places"][seat]["name"] == name


def test_a_link_to_another_seat_asks_first_and_the_own_one_stays_in_reach(house: OpenHouse, invite: Invite) -> None:
    running = house()
    ann, ben = invite(running, PHONE), invite(running)
    answer = ann.context.request.post(f"{running.url}/api/tables", data={"game": "salem1692", "pace": "none"})
    code = ann.code = ben.code = answer.json()["code"]
    sit_down(ann, code, "Ann", by="/t/")
    sit_down(ben, code, "Ben")

    ann.page.goto(f"{running.url}/t/{code}#{key_of(ann)}")
    ann.page.reload()
    ann.page.locator(".lobby").wait_for()
    expect(ann.page.locator("dialog")).to_have_count(0)  # one's own link

    for choice, name, (width, height) in ((STAY, "Ann", PHONE), (TAKE, "Ben", DESK)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.goto("about:blank")
        ann.page.goto(f"{running.url}/t/{code}#{key_of(ben)}")
        asked = ann.page.get_by_role("dialog", name="You are playing here as Ann. This link leads to Ben’s seat.")
        asked.wait_for()
        assert key_of(ben) not in ann.page.url
        assert is_called(ann, "Ann")
        ann.picture(f"other-seat-{width}")
        assert sideways(ann.page) == []
        asked.get_by_role("button", name=choice).click()
        until(partial(is_called, ann, name), f"plays as {name}", ann)
        expect(ann.page.locator("dialog")).to_have_count(0)

    ann.page.get_by_role("button", name="Back to Ann’s seat").click()
    until(partial(is_called, ann, "Ann"), "is Ann again", ann)
    expect(ann.page.get_by_role("button", name="Back to Ben’s seat")).to_have_count(1)

    for path, body in (("watchers", {"watchers": False}), ("lock", {"locked": True})):
        assert ann.context.request.post(f"{running.url}/api/tables/{code}/{path}", data=body).ok
    phone = invite(running, PHONE)
    phone.code = code
    assert phone.context.request.get(f"{running.url}/api/tables/{code}").status == 404  # hidden from strangers
    phone.page.goto(f"{running.url}/t/{code}#{key_of(ben)}")
    phone.page.locator(".lobby").wait_for()
    assert is_called(phone, "Ben")


def test_an_opening_is_counted_down_for_everybody_and_a_spoiler_is_put_out(house: OpenHouse, invite: Invite) -> None:
    running = house()
    ann, ben, cat, eve = invite(running, DESK), invite(running, PHONE), invite(running), invite(running, PHONE)
    code = playing([ann, ben, cat], bots=3)
    cat.call("/leave")
    eve.code = code
    eve.go(f"/t/{code}")
    for person in (ann, ben):
        person.page.locator("#tab-table").click()
        person.page.get_by_role("button", name="Open to a substitute").click()
    for person in (ann, ben, eve):
        expect(person.page.locator(".countdown")).to_contain_text("opens to a newcomer")
        expect(person.page.locator(".countdown .time")).to_contain_text(":")
        assert sideways(person.page) == []
    expect(eve.page.locator(".watching")).to_contain_text("A seat opens soon")
    expect(eve.page.locator(".join")).to_have_count(0)
    ann.picture("opening-1280")
    eve.picture("opening-360")

    running.go_on(1, after=121)
    ann.call("/pause")  # so that everybody sees the same time
    eve.page.locator(".join input").fill("Eve")
    eve.page.locator(".join button.first").click()
    until(partial(is_called, eve, "Eve"), "sits down", eve)
    eve.look_at_role()  # which is new to her
    expect(ann.page.locator(".countdown")).to_have_count(0)

    for person, name in ((ann, "Ben"), (eve, "Ben")):
        person.page.locator("#tab-table").click()
        person.page.get_by_role("button", name=f": {name}").filter(has_text="To vote out").click()
        asked = person.page.get_by_role("dialog", name="Vote Ben out of this game?")
        asked.wait_for()
        person.picture(f"put-out-{1280 if person is ann else 360}")
        assert sideways(person.page) == []
        asked.get_by_role("button", name="Vote them out").click()
        asked.wait_for(state="detached")
    expect(ben.page.get_by_role("alert")).to_contain_text("You are out of this game")
    ben.picture("out-360")
    ben.page.get_by_role("button", name="Watch").click()
    ben.page.locator(".watching").wait_for()
    expect(ann.page.locator(".controls")).to_contain_text("voted out; a bot plays on")
