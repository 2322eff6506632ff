"""Seats cannot be stolen over HTTP, with any combination of token and cookie."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from meetinghouse.server.settings import Rate, Settings

from .conftest import Start
from .guests import Guest, Serving, joined, leap, opened, playing


@pytest.mark.parametrize("how", ["header", "cookie"])
def test_whoever_owns_a_seat_takes_no_open_one(serving: Serving, how: str) -> None:
    ann, bob, _, dan = playing(serving, ("Bob", "Cid", "Dan"), bots=1, pace="async", options={})
    dan.ok("/leave")
    for guest in (ann, bob):
        guest.ok("/substitute", {"seat": 3})
    leap(serving)
    thief = bob if how == "header" else Guest(serving.url, ann.code)
    cookie = {} if how == "header" else {"Cookie": f"seat={bob.token}"}
    taken = thief.post("/seats", {"name": "Eve", "seat": 3}, headers=cookie)
    assert (taken.status_code, taken.json()["refused"]) == (409, "seated-already")
    Guest(serving.url, ann.code).ok("/seats", {"name": "Eve", "seat": 3}, 201)


def replaced(serve: Start) -> tuple[list[Guest], Guest]:
    """A game with Ann and Cid, in which Eve has taken Bob's seat; nobody has called for minutes."""
    serving = serve()
    guests = playing(serving, ("Bob", "Cid"), bots=1, pace="none", options={})
    leap(serving, 61)
    guests[0].look_until(lambda seen: seen["table"]["places"][1]["bot"])
    for guest in (guests[0], guests[2]):
        guest.ok("/substitute", {"seat": 1})
    leap(serving)
    return guests, joined(guests[0], "Eve")


def by_look(bob: Guest) -> Any:
    return bob.get()


def by_link(bob: Guest) -> Any:
    return httpx.post(f"{bob.table}/session", json={"token": bob.token})


def by_act(bob: Guest) -> Any:
    return bob.post("/notebook", {"text": "here again", "suspicions": {}})


@pytest.mark.parametrize("call", [by_look, by_link, by_act])
def test_an_owner_has_the_seat_again_by_any_call_before_the_newcomer_has_acted(serve: Start, call: Any) -> None:
    (_, bob, _), eve = replaced(serve)
    with eve.following() as stream:
        assert next(stream).data["you"]["seat"] == 1
        assert call(bob).status_code == 200
        assert [sent.event for sent in stream][-1] == "reclaimed"
    assert bob.look()["you"]["seat"] == 1
    assert eve.get().status_code == 401


def test_a_shared_screen_in_the_owners_browser_is_no_return(serve: Start) -> None:
    (_, bob, _), eve = replaced(serve)
    assert bob.get("?as=public").status_code == 200
    eve.ok("/notebook", {"text": "mine", "suspicions": {}})
    assert bob.get().status_code == 401


def test_whoever_was_put_out_is_told_so_and_comes_back_only_to_watch(serve: Start) -> None:
    serving = serve()
    ann, bob, cid = playing(serving, ("Bob", "Cid"), bots=1, pace="quick")
    with bob.following() as stream:
        next(stream)
        for guest in (ann, cid):
            guest.ok("/put-out", {"seat": 1})
        assert [sent.event for sent in stream][-1] == "put-out"
    for answer in (bob.get(), bob.post("/pause"), bob.post("/seats", {"name": "Bo"})):
        assert (answer.status_code, answer.json()["refused"]) == (401, "put-out")
    cookie = {"Cookie": f"seat={bob.token}"}
    assert Guest(serving.url, ann.code).get(headers=cookie).json()["you"]["seat"] is None


def test_whose_a_token_is_is_told_without_a_cookie_and_gives_no_seat_back(serve: Start) -> None:
    (ann, bob, _), eve = replaced(serve)
    stranger = Guest(ann.url, ann.code)
    for guest, told in (
        (ann, {"seat": 0, "name": "Ann"}),
        (bob, {"seat": 1, "name": "Bob"}),
        (eve, {"seat": 1, "name": "Eve"}),
    ):
        answer = stranger.post("/whose", {"token": guest.token})
        assert (answer.json(), answer.headers.get("set-cookie")) == (told, None)
    assert eve.get().status_code == 200
    unknown = stranger.post("/whose", {"token": "somebody's"})
    assert (unknown.status_code, unknown.json()["refused"]) == (401, "wrong-token")


def test_whoever_asks_whose_a_token_is_is_told_of_another_seat_of_their_own(serve: Start) -> None:
    (ann, bob, _), eve = replaced(serve)
    assert ann.ok("/whose", {"token": bob.token}) == {"seat": 1, "name": "Bob", "yours": "Ann"}
    assert ann.ok("/whose", {"token": ann.token}) == {"seat": 0, "name": "Ann"}
    assert eve.ok("/whose", {"token": bob.token}) == {"seat": 1, "name": "Bob"}, "that is one seat"
    browser = Guest(ann.url, ann.code)
    answer = browser.post("/whose", {"token": bob.token}, headers={"Cookie": f"seat={ann.token}"})
    assert answer.json() == {"seat": 1, "name": "Bob", "yours": "Ann"}


def test_a_hosts_key_without_a_seat_is_nobodys_seat(serving: Serving) -> None:
    host = opened(serving)
    bob = joined(host, "Bob")
    assert host.ok("/whose", {"token": host.token}) == {"seat": None, "name": ""}
    assert host.ok("/whose", {"token": bob.token}) == {"seat": 0, "name": "Bob"}
    assert bob.ok("/whose", {"token": host.token}) == {"seat": None, "name": "", "yours": "Bob"}


def test_whoever_guesses_tokens_may_not_knock_for_long(serve: Start) -> None:
    serving = serve(Settings(knocks=Rate(0.001, 3)))
    host = opened(serving)
    guessed = [host.post("/whose", {"token": f"guess {number}"}).status_code for number in range(4)]
    assert guessed[-1] == 429
