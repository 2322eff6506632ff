"""A repeated call with the same idempotency key happens once, and gets the same response."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest

from meetinghouse.server.idempotency import IdempotencyCache
from meetinghouse.server.reply import Reply, say
from meetinghouse.tables.refusals import Malformed, NotNow
from tests.tables.awaiting import awaited

from .guests import Guest, Serving, any_choice, hosted, joined, playing

KEY = "5f0c3a0e-long-enough-to-be-nobody-elses"
SHORT = "fifteen-letters"


def test_a_table_is_opened_once(serving: Serving) -> None:
    def open_(**body: str) -> httpx.Response:
        return httpx.post(f"{serving.url}/api/tables", json=body, headers={"Idempotency-Key": KEY})

    first, again = open_(game="salem1692"), open_(game="salem1692")
    other = open_(game="salem1692", pace="quick")

    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    assert (other.status_code, other.json()["refused"]) == (422, "key-reused")


def test_a_seat_is_taken_once(serving: Serving) -> None:
    host = hosted(serving)
    newcomer = Guest(serving.url, host.code)

    first, again = (newcomer.post("/seats", {"name": "Bob"}, KEY) for _ in range(2))

    assert first.status_code == 201
    assert (again.status_code, again.json()) == (201, first.json())
    assert len(host.look()["table"]["places"]) == 2


def test_a_key_that_gives_a_token_back_is_too_long_to_be_guessed(serving: Serving) -> None:
    host = hosted(serving)
    open_ = httpx.post(f"{serving.url}/api/tables", json={"game": "salem1692"}, headers={"Idempotency-Key": SHORT})
    sit = Guest(serving.url, host.code).post("/seats", {"name": "Bob"}, SHORT)

    for answer in (open_, sit):
        assert answer.status_code == 400
        assert answer.json() == {"refused": "header", "rule": None, "params": {"name": "Idempotency-Key"}}
    assert len(host.look()["table"]["places"]) == 1
    assert host.post("/lock", {"locked": True}, SHORT).status_code == 200
    assert Guest(serving.url, hosted(serving).code).post("/seats", {"name": "Bob"}, SHORT + "!").status_code == 201


@pytest.mark.parametrize("key", ["two words", "x" * 65, ""])
def test_a_key_means_nothing_where_nothing_is_done(serving: Serving, key: str) -> None:
    host = hosted(serving)

    for path in ("", "/notebook"):
        assert host.get(path, headers={"Idempotency-Key": key}).status_code == 200
    assert httpx.get(f"{serving.url}/api/games", headers={"Idempotency-Key": key}).status_code == 200


def test_two_seats_may_use_the_same_key_and_both_happen(serving: Serving) -> None:
    host = hosted(serving)
    bob = joined(host, "Bob")
    words = {"channel": "lobby", "text": "hello"}

    assert [guest.post("/chat", words, "same").status_code for guest in (host, bob, host, bob)] == [200] * 4

    story = host.look()["story"]
    assert [event["name"] for event in story if event["type"] == "said"] == ["Ann", "Bob"]


def test_what_was_refused_may_be_tried_again_with_its_key(serving: Serving) -> None:
    host = hosted(serving)
    newcomer = Guest(serving.url, host.code)
    host.ok("/lock", {"locked": True})
    assert newcomer.post("/seats", {"name": "Bob"}, KEY).status_code == 403
    host.ok("/lock", {"locked": False})

    assert newcomer.post("/seats", {"name": "Bob"}, KEY).status_code == 201


def test_everything_else_happens_once_too(serving: Serving) -> None:
    host = hosted(serving)
    bob = joined(host, "Bob")
    for _ in range(3):
        assert host.post("/bots", {"bot": "random"}, "bot").status_code == 201
    for _ in range(3):
        assert bob.post("/chat", {"channel": "lobby", "text": "hello"}, "words").status_code == 200

    seen = host.look()
    assert len(seen["table"]["places"]) == 3
    assert [event["type"] for event in seen["story"]].count("said") == 1
    assert host.post("/bots", {"bot": "steady"}, "bot").json()["refused"] == "key-reused"
    assert bob.post("/bots", {"bot": "steady"}, "bot").status_code == 403, "everybody has keys of their own"


def test_starting_and_leaving_happen_once_though_neither_can_be_done_twice(serving: Serving) -> None:
    host = hosted(serving)
    bob = joined(host, "Bob")
    bob.ok("/ready", {"ready": True})
    for _ in range(4):
        host.ok("/bots", {"bot": "random"}, 201)

    assert [host.post("/start", {}, "start").status_code for _ in range(2)] == [200, 200]
    assert [bob.post("/leave", {}, "leave").status_code for _ in range(2)] == [200, 200]
    assert host.post("/start", {}, "another").status_code == 409


def test_an_answer_counts_once(serving: Serving) -> None:
    host = playing(serving, options={}, pace="relaxed")[0]
    asked = host.look()["decisions"][0]
    body = {"decision": asked["id"], "choice": any_choice(asked, random.Random(1))}

    assert [host.post("/answers", body, "a").status_code for _ in range(3)] == [200, 200, 200]
    live = serving.house.codes[host.code]
    game = live.table.game
    assert game is not None
    assert [entry.id for entry in game.entries or []].count(asked["id"]) <= 1


@awaited
async def test_two_at_the_same_moment_get_one_answer() -> None:
    cache = IdempotencyCache(10, 60)
    done = []

    async def work() -> Reply:
        await asyncio.sleep(0.01)
        done.append(1)
        return say({"number": len(done)})

    answers = await asyncio.gather(*[cache.get_or_run("key", b"body", work) for _ in range(5)])

    assert {answer.body for answer in answers if isinstance(answer, Reply)} == {b'{"number":1}'}
    with pytest.raises(Malformed):
        await cache.get_or_run("key", b"other", work)


@awaited
async def test_what_fails_leaves_nothing_behind() -> None:
    cache = IdempotencyCache(10, 60)

    async def fail() -> Reply:
        await asyncio.sleep(0)
        raise NotNow("locked")

    async def work() -> Reply:
        return say({})

    with pytest.raises(NotNow):
        await cache.get_or_run("key", b"", fail)
    reply = await cache.get_or_run("key", b"", work)
    assert isinstance(reply, Reply)
    assert reply.body == b"{}"


@awaited
async def test_only_so_many_answers_are_kept() -> None:
    cache = IdempotencyCache(2, 60)
    done = []

    async def work() -> Reply:
        done.append(1)
        return say({})

    for key in "abcda":
        await cache.get_or_run(key, b"", work)

    assert len(done) == 5
    await cache.get_or_run("a", b"", work)
    assert len(done) == 5
