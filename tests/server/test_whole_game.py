"""A game over HTTP from the empty table to its verified record."""

from __future__ import annotations

import random
import time
from typing import Any

import httpx

import meetinghouse as mh

from .conftest import Start
from .guests import Guest, Serving, any_choice, joined, leap, opened, playing


def play(serving: Serving, guest: Guest, dice: random.Random, answered: dict[str, int]) -> list[Any]:
    """Follow the stream and answer all decisions until the game is over; returns the whole story."""
    story: list[Any] = []
    done: dict[str, float] = {}  # when each was answered, since a message sent before that may ask again
    with guest.following() as stream:
        for sent in stream:
            if sent.data is None:  # a heartbeat
                continue
            assert sent.event in ("message", "changes", "last")
            story += sent.data["story"]
            assert sent.id == sent.data["length"] == len(story)
            if sent.data["table"]["phase"] == "over":
                assert sent.data["opened"]["game"] == sent.data["table"]["game"]
                return story
            for decision in sent.data["decisions"]:
                if sent.data["table"]["now"] < done.get(decision["id"], 0):
                    continue
                now = serving.house.now()
                answer = guest.post("/answers", {"decision": decision["id"], "choice": any_choice(decision, dice)})
                assert answer.status_code in (200, 409) or decision["id"] in done, answer.text
                done[decision["id"]] = now
                answered[str(answer.status_code)] = answered.get(str(answer.status_code), 0) + 1
    raise AssertionError("the stream ended before the game")


def test_a_game_is_played_to_its_end_and_its_record_holds(serve: Start) -> None:
    serving = serve(hurried=True)
    host = opened(serving, pace="none")
    assert host.ok("/seats", {"name": "Ann"}, 201) == {"seat": 0, "token": host.token}
    for name in ("", "Bot Two", "", ""):
        host.ok("/bots", {"bot": "steady", "name": name} if name else {"bot": "steady"}, 201)
    host.ok("/start")
    answered: dict[str, int] = {}

    story = play(serving, host, random.Random(7), answered)

    assert answered["200"] > 2
    kinds = [event["type"] for event in story]
    assert kinds[:2] == ["joined", "joined"]
    assert "game-over" in kinds
    record = host.get("/record")
    game = mh.replay(record.content)
    assert game.over
    assert record.json()["names"] == [place["name"] for place in host.look()["table"]["places"]]
    seed = next(event["seed"] for event in story if event["type"] == "game-over")
    assert game.setup.seed == seed
    assert game.commitment == next(event["commitment"] for event in story if event["type"] == "game-started")
    reasons = host.get("/reasons").json()
    assert {why["bot"] for why in reasons} == {"steady"}

    host.ok("/rematch")
    assert host.look()["table"]["phase"] == "lobby"


def test_everything_before_a_game_can_be_arranged_over_http(serving: Serving) -> None:
    host = opened(serving)
    host.ok("/seats", {"name": "Ann"}, 201)
    bob = joined(host, "Bob")
    for name in ("Cid", "Dot"):
        host.ok("/bots", {"bot": "random", "name": name}, 201)

    host.ok("/order", {"seats": [0, 2, 1, 3]})
    host.ok("/remove", {"seat": 3})
    host.ok("/lock", {"locked": True})
    host.ok("/settings", {"options": {"edition": "fr"}, "pace": "relaxed"})
    bob.ok("/ready", {"ready": True})
    bob.ok("/chat", {"channel": "lobby", "text": "Good evening"})
    host.ok("/mute", {"seat": 2, "muted": True})
    bob.ok("/block", {"seat": 0, "blocked": True})
    bob.ok("/notebook", {"text": "Cid is odd", "suspicions": {"1": 80}})

    seen = bob.look()
    assert [place["name"] for place in seen["table"]["places"]] == ["Ann", "Cid", "Bob"]
    assert [place["muted"] for place in seen["table"]["places"]] == [False, False, True]
    assert [place["ready"] for place in seen["table"]["places"]] == [False, True, True]
    assert seen["table"]["locked"]
    assert seen["table"]["options"] == {"edition": "fr"}
    assert seen["table"]["pace"] == "relaxed"
    assert seen["you"] == {
        "seat": 2,
        "host": False,
        "blocked": [0],
        "seen": True,
        "all_eyes": False,
        "phone": [],
        "master": False,
        "owns": [],
        "asks": {},
    }
    assert {"type": "said", "name": "Bob", "channel": "lobby", "text": "Good evening"} in seen["story"]
    assert bob.get("/notebook").json() == {"text": "Cid is odd", "suspicions": {"1": 80}}
    bob.ok("/leave")
    assert [place["name"] for place in host.look()["table"]["places"]] == ["Ann", "Cid"]


def test_a_running_game_can_be_paused_left_and_joined_by_a_substitute(serving: Serving) -> None:
    host = opened(serving, pace="classic", options={})
    host.ok("/seats", {"name": "Ann"}, 201)
    bob, cid = joined(host, "Bob"), joined(host, "Cid")
    for guest in (bob, cid):
        guest.ok("/ready", {"ready": True})
    for _ in range(3):
        host.ok("/bots", {"bot": "random"}, 201)
    host.ok("/start")
    for guest in (host, bob, cid):
        guest.ok("/seen")
    asked = bob.look()["decisions"][0]["id"]
    assert isinstance(bob.get(f"/closed/{asked}").json(), list)

    host.ok("/extend")
    assert host.post("/speed", {"speed": "3"}).status_code == 422
    for guest in (host, bob):
        assert guest.look()["table"]["speed"] == "1"
        guest.ok("/speed", {"speed": "4"})
    host.look_until(lambda seen: seen["table"]["speed"] == "4")
    host.ok("/pause")
    bob.ok("/pause")
    host.look_until(lambda seen: seen["table"]["paused"])
    for guest in (host, bob):
        guest.ok("/resume")
    host.look_until(lambda seen: not seen["table"]["paused"])
    with bob.following() as stream:
        next(stream)
        bob.ok("/leave")
        last = [sent.event for sent in stream][-1]
    assert last == "moved", "whoever left reads no more over the seat's shoulder"
    bots_own = host.post("/substitute", {"seat": 3})
    assert (bots_own.status_code, bots_own.json()["refused"]) == (409, "not-yours")
    assert host.post("/substitute", {"seat": 1, "vacant": True}).status_code == 422
    for guest in (host, cid):
        guest.ok("/substitute", {"seat": 1})
    too_soon = Guest(host.url, host.code).post("/seats", {"name": "Flo"})
    assert (too_soon.status_code, too_soon.json()["refused"]) == (409, "opens-later")
    leap(serving)
    flo = joined(host, "Flo")

    seen = flo.look_until(lambda seen: seen["table"]["places"][1]["name"] == "Flo")
    assert seen["you"]["seat"] == 1
    assert [event["type"] for event in seen["story"]].count("tryals-seen") == 1
    assert bob.get().status_code == 401


def test_the_games_are_told_with_their_bots_and_paces(serving: Serving) -> None:
    games = httpx.get(f"{serving.url}/api/games").json()

    assert games["salem1692"]["least"] == 2
    assert games["salem1692"]["bots"] == ["random", "easy", "sharp", "steady"]
    assert "quick" in games["salem1692"]["paces"]
    assert "edition" in [option["name"] for option in games["salem1692"]["options"]]


def test_somebody_back_takes_the_seat_from_the_bot_that_stood_in(serve: Start) -> None:
    serving = serve(hurried=True)
    host, _ = playing(serving, ("Bob",), bots=3, pace="none", options={})
    watcher = Guest(serving.url, host.code)
    with watcher.following() as stream:
        for sent in stream:  # Ann sends nothing for a minute of the house's clock
            if sent.data["table"]["places"][0]["bot"]:
                break

    host.ok("/return")

    host.look_until(lambda seen: not seen["table"]["places"][0]["bot"])


def test_a_seat_is_opened_by_more_than_half_of_all_who_own_one_and_not_by_the_host(serving: Serving) -> None:
    host, bob, cid, dan = playing(serving, ("Bob", "Cid", "Dan"), bots=2, pace="relaxed", options={})
    dan.ok("/leave")

    def open_to_all(guest: Guest) -> bool:
        return bool(guest.look()["table"]["places"][3]["vacant"])

    assert Guest(serving.url, host.code).post("/substitute", {"seat": 3}).status_code == 401
    host.ok("/substitute", {"seat": 3})
    time.sleep(1.1)
    assert not open_to_all(cid)
    bob.ok("/substitute", {"seat": 3})
    cid.look_until(lambda seen: seen["table"]["places"][3]["vacant"])
