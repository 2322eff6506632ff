"""Rate limits: nobody can send requests without end, guess codes, or fill the memory."""

from __future__ import annotations

import asyncio
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest

from meetinghouse.server.app import make_app
from meetinghouse.server.buckets import Buckets
from meetinghouse.server.calls import CALLS
from meetinghouse.server.calls.call import TABLE
from meetinghouse.server.settings import NO_RATE, Rate, Settings
from meetinghouse.tables.codes import LETTERS
from meetinghouse.tables.house import House
from meetinghouse.tables.journal import Listing
from meetinghouse.tables.refusals import TooMuch
from meetinghouse.tables.room import Room
from meetinghouse.tables.sqlite import SqliteJournal
from tests.tables.awaiting import awaited

from .conftest import Start
from .guests import Guest, hosted, joined, opened
from .wire import Wire


def at_once(rate: Rate) -> Rate:
    """A rate limit that allows this many at once, and no more during the test."""
    return Rate(1e-4, rate.at_once)


def test_a_bucket_is_emptied_and_fills_again() -> None:
    now = [100.0]
    bucket = Buckets(Rate(2, 3), 10, lambda: now[0])
    for _ in range(3):
        bucket.spend("ann")

    with pytest.raises(TooMuch) as refused:
        bucket.spend("ann")
    assert refused.value.details == {"seconds": 1}
    bucket.spend("bob")
    now[0] += 0.5
    bucket.spend("ann")
    with pytest.raises(TooMuch):
        bucket.spend("ann")


def test_only_so_many_are_remembered_and_the_busy_ones_longest() -> None:
    bucket = Buckets(Rate(0.001, 2), 3, lambda: 0.0)
    for who in ("ann", "ann", "b", "c"):
        bucket.spend(who)
    with pytest.raises(TooMuch):
        bucket.spend("ann")
    for number in range(1000):
        bucket.spend(number)

    assert len(bucket) == 3


def test_a_crowd_of_newcomers_from_one_address_is_slowed_down(serve: Start) -> None:
    serving = serve(Settings(calls=NO_RATE, knocks=at_once(Settings().knocks)))
    host = opened(serving)
    answers = []
    with httpx.Client() as crowd:
        for number in range(100):
            answers.append(crowd.post(f"{host.table}/seats", json={"name": f"n{number}"}))
            crowd.cookies.clear()

    statuses = [answer.status_code for answer in answers]
    assert statuses.count(201) == 12
    assert statuses.index(429) == 59, "opening the table was a knock too"
    assert set(statuses[59:]) == {429}
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert host.look()["table"]["phase"] == "lobby", "whoever has a token is not kept out by the crowd"


def test_whoever_has_guessed_too_many_codes_does_not_learn_which_exist(serve: Start) -> None:
    serving = serve(Settings(knocks=Rate(0.01, 20)))
    host = hosted(serving)
    with httpx.Client() as guesser:
        misses = [guesser.get(f"{serving.url}/api/tables/{code}").status_code for code in ["BBBB"] * 40]
        hit = guesser.get(host.table)
        tried = guesser.get(host.table, headers={"Authorization": "Bearer guess"})

    assert misses[0] == 404
    assert misses[-1] == 429
    assert hit.status_code == tried.status_code == 429
    assert host.get().status_code == 200


def test_what_was_taken_can_be_given_back_but_no_more() -> None:
    bucket = Buckets(Rate(0.001, 2), 3, lambda: 0.0)
    for _ in range(2):
        bucket.spend("ann")
    for _ in range(5):
        bucket.give_back("ann")

    assert bucket.left("ann") == 2


@awaited
async def test_whoever_has_used_up_the_knocks_wakes_nothing_and_has_nothing_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await SqliteJournal.open(tmp_path / "tables.db") as journal:
        house = House(journal, threads=False)
        wire = Wire(make_app(house, Settings(knocks=Rate(0.0001, 10), calls=NO_RATE)))
        opened_ = [(await wire.call("POST", "/api/tables", {"game": "salem1692"})).json for _ in range(2)]
        awake, asleep = opened_
        house.drop(house.codes[asleep["code"]])
        looked_for: list[str] = []
        find = journal.find

        async def finding(code: str) -> Listing | None:
            looked_for.append(code)
            await asyncio.sleep(0.01)
            return await find(code)

        monkeypatch.setattr(journal, "find", finding)
        guesses = [wire.call("GET", f"/api/tables/BBB{letter}/record") for letter in LETTERS]
        statuses = [said.status for said in await asyncio.gather(*guesses)]
        assert sorted(statuses) == [404] * 8 + [429] * 10
        assert len(looked_for) == 8, "many at once are counted each"

        before = dict(house.awake)
        looked_for.clear()
        for code in ("BBBB", asleep["code"], awake["code"], "AAAA", "nonsense"):
            for method, path, body in (
                ("GET", "", None), ("GET", "/stream", None), ("GET", "/record", None), ("GET", "/replay", None),
                ("GET", "/notebook", None), ("POST", "/seats", {"name": "Eve"}), ("POST", "/session", {"token": "x"}),
                ("POST", "/start", {}), ("POST", "/chat", {"channel": "lobby", "text": "a"}),
            ):  # fmt: skip
                for token, cookie in ((None, ""), ("guess", ""), (None, "seat=guess")):
                    said = await wire.call(method, f"/api/tables/{code}{path}", body, token, (("cookie", cookie),))
                    assert (said.status, said.json["refused"]) == (429, "too-fast"), said
        assert looked_for == []
        assert house.awake == before

        host = f"/api/tables/{awake['code']}"
        assert (await wire.call("GET", host, None, awake["token"])).status == 200
        assert (await wire.call("POST", f"{host}/lock", {"locked": True}, awake["token"])).status == 200
        await house.close()


def test_whoever_looks_at_a_table_without_a_seat_uses_up_nothing(serve: Start) -> None:
    serving = serve(Settings(knocks=Rate(0.0001, 3), calls=NO_RATE))
    public = Guest(serving.url, opened(serving).code)

    assert [public.get().status_code for _ in range(20)] == [200] * 20


def test_one_address_asks_only_so_often(serve: Start) -> None:
    serving = serve(Settings(calls=Rate(0.01, 30)))
    with httpx.Client() as hasty:
        statuses = [hasty.get(f"{serving.url}/api/games").status_code for _ in range(40)]

    assert statuses[:30] == [200] * 30
    assert statuses[30:] == [429] * 10


HERE = (ip_network("127.0.0.1"), ip_network("10.0.0.0/8"))  # a proxy on this machine, and others before it


def test_behind_a_trusted_proxy_everybody_has_limits_of_their_own(serve: Start) -> None:
    serving = serve(Settings(calls=Rate(0.01, 3), proxies=HERE))

    def ask(address: str) -> int:
        return httpx.get(f"{serving.url}/api/games", headers={"X-Forwarded-For": address}).status_code

    assert [ask("6.6.6.6, 1.2.3.4") for _ in range(4)] == [200, 200, 200, 429]
    assert ask("6.6.6.6, 1.2.3.5") == 200
    assert ask("1.2.3.5, 1.2.3.4, 10.0.0.7, ::ffff:10.0.0.8") == 429, "the last that is no trusted proxy"
    assert [ask(f"2001:db8::{number}") for number in range(4)] == [200, 200, 200, 429], "one network is one address"
    assert [ask(f"9.9.9.{number}, nobody, 10.0.0.9") for number in range(4)] == [200, 200, 200, 429], "no further back"


@pytest.mark.parametrize("proxies", [(), (ip_network("10.0.0.0/8"), ip_network("::1"))])
def test_nobody_but_a_trusted_proxy_chooses_an_address(
    serve: Start, proxies: tuple[IPv4Network | IPv6Network, ...]
) -> None:
    serving = serve(Settings(calls=NO_RATE, knocks=Rate(0.01, 3), proxies=proxies))

    def knock(number: int) -> int:
        forged = {"X-Forwarded-For": f"1.2.3.{number}, 10.0.0.{number}"}
        return httpx.post(f"{serving.url}/api/tables", json={"game": "salem1692"}, headers=forged).status_code

    assert [knock(number) for number in range(4)] == [201, 201, 201, 429]


def test_one_seat_does_only_so_much(serve: Start) -> None:
    serving = serve(Settings(deeds=Rate(0.01, 5)))
    host = hosted(serving)
    notes = {"text": "", "suspicions": {}}

    bob = joined(host, "Bob")
    elsewhere = hosted(serving)

    assert [host.post("/notebook", notes).status_code for _ in range(6)] == [200] * 5 + [429]
    assert [guest.post("/notebook", notes).status_code for guest in (bob, elsewhere)] == [200, 200]
    assert host.get("/notebook").status_code == 200


DEEDS: dict[str, Any] = {
    "/settings": {"options": {}, "pace": "quick"}, "/ready": {"ready": True}, "/lock": {"locked": True},
    "/order": {"seats": [0]}, "/bots": {"bot": "random"}, "/remove": {"seat": 9}, "/mute": {"seat": 9, "muted": True},
    "/block": {"seat": 9, "blocked": True}, "/pause": {}, "/resume": {}, "/extend": {}, "/return": {}, "/seen": {},
    "/substitute": {"seat": 9}, "/put-out": {"seat": 9}, "/rematch": {}, "/start": {},
    "/share": {"share": "ab" * 32}, "/stop": {},
    "/notebook": {"text": "", "suspicions": {}},
    "/chat": {"channel": "lobby", "text": "a"}, "/answers": {"decision": "0-1", "choice": {}}, "/leave": {},
    "/name": {"name": "Ann"}, "/watchers": {"watchers": True}, "/erase": {},
    "/speed": {"speed": "2"}, "/eyes": {"open": True}, "/call": {"link": ""}, "/list": {"listed": False},
    "/phone": {"name": "Ben"}, "/worlds": {"counted": True},
    "/sayings": {"channel": "town", "sayings": [{"kind": "nothing"}]},
    "/push": {"endpoint": "https://push.example.org/a", "p256dh": "", "auth": ""}, "/push-off": {"endpoint": ""},
}  # fmt: skip


MASTERS: dict[str, Any] = {
    "/close": {}, "/deal": {"chance": []}, "/take-back": {"entry": 0, "why": ""}, "/draw": {"chance": []},
    "/give-seat": {"seat": 0},
    "/repair": {"id": "0-coins", "choice": {"type": "word", "word": "done"}, "why": "a slip"},
}  # fmt: skip


def test_whatever_a_seat_does_is_counted(serve: Start) -> None:
    serving = serve(Settings(deeds=Rate(0.001, 1), calls=NO_RATE, knocks=NO_RATE))
    posts = {call.path.removeprefix(TABLE) for call in CALLS if call.method == "POST" and call.at_table}

    assert {*DEEDS, *MASTERS} == posts - {"/seats", "/session", "/whose"}, "those are knocks"
    for path, body in (DEEDS | MASTERS).items():
        host = opened(serving, moderated=True) if path in MASTERS else hosted(serving)
        host.ok("/lock", {"locked": False})
        again = host.post(path, body)
        assert (again.status_code, again.json()["refused"]) == (429, "too-fast"), path


def test_settings_are_not_changed_without_end(serve: Start) -> None:
    host = hosted(serve(Settings(deeds=at_once(Settings().deeds))))

    statuses = [host.post("/settings", {"options": {}, "pace": "quick"}).status_code for _ in range(30)]

    assert statuses == [200] * 20 + [429] * 10


def test_a_host_fills_a_table_with_bots_and_starts_without_waiting(serve: Start) -> None:
    host = hosted(serve(Settings()), options={})
    host.ok("/settings", {"options": {}, "pace": "relaxed"})
    for _ in range(11):
        host.ok("/bots", {"bot": "random"}, 201)
    host.ok("/start")

    assert host.look()["table"]["phase"] == "playing"


def test_one_alone_opens_the_largest_town_within_the_usual_limits(serve: Start) -> None:
    serving = serve(Settings())
    for _ in range(3):
        host = hosted(serving, game="quintebourg", pace="none", options={})
        host.ok("/bots", {"bot": "random", "count": 20}, 201)
        host.ok("/start")
        assert len(host.look()["table"]["places"]) == 21


def test_metrics_are_told_at_a_port_of_their_own_and_nowhere_else(serve: Start) -> None:
    serving = serve(Settings(proxies=HERE))
    for forged in ({}, {"X-Forwarded-For": "127.0.0.1"}):
        answer = httpx.get(f"{serving.url}/metrics", headers=forged)
        assert (answer.status_code, answer.json()["refused"]) == (404, "not-found")
    assert "meetinghouse_streams 0.0" in httpx.get(serving.metrics).text
    assert httpx.get(serving.metrics.replace("/metrics", "/api/games")).status_code == 404


def test_metrics_count_requests_refusals_streams_and_acts_without_names(serve: Start) -> None:
    serving = serve()
    host = hosted(serving)
    Guest(serving.url, host.code).post("/start")
    with host.following() as stream:
        next(stream)
        text = httpx.get(serving.metrics).text

    assert 'meetinghouse_requests_total{method="POST",route="/api/tables/{code}/start",status="401"} 1.0' in text
    assert 'meetinghouse_refused_total{key="no-token"} 1.0' in text
    assert "meetinghouse_streams 1.0" in text
    assert "meetinghouse_tables_awake 1.0" in text
    assert "meetinghouse_acts_total 2.0" in text
    assert "meetinghouse_store_seconds_count 1.0" in text
    assert 'meetinghouse_request_seconds_count{route="/api/tables"} 1.0' in text
    assert host.code not in text


@awaited
async def test_one_address_opens_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with await SqliteJournal.open(tmp_path / "tables.db") as journal:
        app = make_app(House(journal, threads=False), Settings(openings=Rate(0.0001, 3)))
        wire = Wire(app)
        said = [await wire.call("POST", "/api/tables", {"game": "salem1692"}) for _ in range(5)]
        assert [each.status for each in said] == [201] * 3 + [429] * 2
        assert await journal.count() == 3


@awaited
async def test_what_the_store_takes_and_may_take_is_told_to_prometheus(tmp_path: Path) -> None:
    async with await SqliteJournal.open(tmp_path / "tables.db") as journal:
        house = House(journal, threads=False, room=Room(5_000_000))
        wire = Wire(app := make_app(house))
        await wire.call("POST", "/api/tables", {"game": "salem1692"})
        told = dict(line.rsplit(" ", 1) for line in app.state.metrics.text().decode().splitlines())
        assert float(told["meetinghouse_store_bytes"]) == house.room.taken > 10_000
        assert float(told["meetinghouse_store_most_bytes"]) == 5_000_000
