"""A player deletes their own data by a call with the seat's token."""

from __future__ import annotations

import httpx

from meetinghouse.tables.chairs import NOBODY
from meetinghouse.tables.erasure import NOTHING

from .guests import Guest, Serving, hosted, joined, playing

WORDS = "I was in Paris that night"


def test_before_a_game_what_was_said_goes_and_the_seat_stays(serving: Serving) -> None:
    host = hosted(serving)
    bob = joined(host, "Robertson")
    bob.ok("/chat", {"channel": "lobby", "text": WORDS})
    bob.ok("/erase")

    seen = Guest(host.url, host.code).look()
    assert seen["table"]["places"][1]["name"] == NOBODY
    assert [line["text"] for line in seen["story"] if line["type"] == "said"] == [NOTHING]
    bob.ok("/name", {"name": "Rob"})


def test_whoever_plays_is_told_when_and_on_leaving_it_is_done(serving: Serving) -> None:
    host, bob, cat = playing(serving, ("Robertson", "Catherine"), bots=2, pace="none", options={})
    bob.ok("/notebook", {"text": WORDS, "suspicions": {}})
    refused = bob.post("/erase")
    assert (refused.status_code, refused.json()["refused"]) == (409, "erase-later")
    bob.ok("/leave", {"erase": True})
    host.look_until(lambda seen: seen["table"]["places"][1]["name"] == NOBODY)

    cat.ok("/leave")
    cat.ok("/erase")  # with the old token
    host.look_until(lambda seen: seen["table"]["places"][2]["name"] == f"{NOBODY} 2")


def test_nobody_deletes_what_is_anothers(serving: Serving) -> None:
    host = hosted(serving)
    joined(host, "Bob")
    assert Guest(host.url, host.code).post("/erase").status_code == 401
    assert Guest(host.url, host.code, "guess").post("/erase").status_code == 401
    assert [place["name"] for place in host.look()["table"]["places"]] == ["Ann", "Bob"]


def test_leaving_the_lobby_with_all_that_was_said(serving: Serving) -> None:
    host = hosted(serving)
    bob = joined(host, "Robertson")
    bob.ok("/chat", {"channel": "lobby", "text": WORDS})
    bob.ok("/leave", {"erase": True})
    seen = host.look()
    assert len(seen["table"]["places"]) == 1
    assert not {WORDS, "Robertson"} & {value for line in seen["story"] for value in line.values()}


def test_whoever_was_put_out_may_still_ask(serving: Serving) -> None:
    host, bob, cat = playing(serving, ("Robertson", "Catherine"), bots=2, pace="none", options={})
    for voter in (host, cat):
        voter.ok("/put-out", {"seat": 1})
    host.ok("/watchers", {"watchers": False})
    cookie = {"Cookie": f"seat={bob.token}"}
    assert httpx.get(f"{host.url}/api/tables/{host.code}", headers=cookie).status_code == 404, "but not watch"
    bob.ok("/erase")
    host.look_until(lambda seen: seen["table"]["places"][1]["name"] == NOBODY)
