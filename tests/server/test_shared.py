"""Several servers of one store: people call any of them, and any of them may be killed at any moment."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest

from meetinghouse.server import lifespan
from meetinghouse.server import limits as all_limits
from meetinghouse.server.app import make_app
from meetinghouse.server.refusals import HttpRefused
from meetinghouse.server.settings import Rate, Settings
from meetinghouse.tables.house import House
from meetinghouse.tables.journal import Unavailable
from meetinghouse.tables.postgres.address import Address
from meetinghouse.tables.postgres.journal import PostgresJournal
from meetinghouse.tables.refusals import TooMuch
from tests.patience import PATIENCE, WHOLE_GAME, eventually
from tests.postgres import server_url, with_schema
from tests.tables.awaiting import awaited

from .chaos import Troubles, spend
from .process import Process
from .test_serve import said
from .wire import Wire


def servers(folder: Path, store: str, number: int) -> list[Process]:
    return [Process(folder / f"node{each}.db", store=store, options=["--shared"]) for each in range(number)]


def test_servers_that_are_killed_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    """A short form of `tests.server.chaos`."""
    wanted = Troubles(
        tables=2, kills=1, stops=1, crashes=1, restarts=0, resets=1, stalls=0, pause=0.1, seconds=WHOLE_GAME,
        to_the_end=False, between=(0.5, 1.0),
    )  # fmt: skip
    happened = spend(wanted, tmp_path)
    assert happened["stored"] > 50
    assert happened["stored"] >= happened["acknowledged"] > 50
    assert all(happened[what] == 1 for what in ("kills", "stops", "crashes", "resets"))


def post(node: Process, path: str, body: Any, key: str, token: str | None = None) -> Any:
    headers = {"Idempotency-Key": key} | ({} if token is None else {"Authorization": f"Bearer {token}"})
    answer = httpx.post(f"{node.url}/api/tables{path}", json=body, headers=headers, timeout=PATIENCE)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def test_a_repeated_call_has_the_same_answer_at_another_server_and_a_new_token_is_known_at_once(
    postgres: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEETINGHOUSE_KEY", secrets.token_hex(32))
    one, two = servers(tmp_path, with_schema(server_url(), postgres.schema), 2)
    with one, two:
        one.start()
        two.start()
        opened = post(one, "", {"game": "newsalem"}, "k" * 16)
        assert post(two, "", {"game": "newsalem"}, "k" * 16) == opened
        path = f"/{opened['code']}"
        sat = post(two, f"{path}/seats", {"name": "Ann"}, "s" * 16, opened["token"])
        assert sat["token"] == opened["token"]
        post(one, f"{path}/ready", {"ready": True}, "a" * 16, opened["token"])
        for number in range(6):
            newcomer = post((one, two)[number % 2], f"{path}/seats", {"name": f"Ben {number}"}, f"{number}" * 16)
            assert (
                post((two, one)[number % 2], f"{path}/seats", {"name": f"Ben {number}"}, f"{number}" * 16) == newcomer
            )
            post((two, one)[number % 2], f"{path}/ready", {"ready": True}, "r" * 16, newcomer["token"])
        post(one, f"{path}/start", {}, "b" * 16, opened["token"])
        for node in (one, two):
            assert httpx.get(f"{node.url}/healthz?live=1").is_success
        node = one
        node.stop()
        eventually(lambda: httpx.get(f"{two.url}/healthz").is_success, "the other one serves")


def test_shared_is_for_databases_and_not_for_one_that_waits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, err = said(capsys, "--port", "0", "--data", str(tmp_path / "tables.db"), "--shared")
    assert status == 2
    assert "--store" in err
    status, err = said(capsys, "--port", "0", "--store", "postgresql:///house", "--shared", "--standby")
    assert status == 2
    assert "--standby" in err
    for more in (["--shared", "--close-old"], []):
        status, err = said(capsys, "--port", "0", "--store", "postgresql:///house", "--leave-old", *more)
        assert (status, err.count("\n")) == (2, 1)
        assert "--leave-old" in err


def test_limits_hold_for_the_house_as_a_whole() -> None:
    settings = Settings(knocks=Rate(0.001, 4), deeds=Rate(0.001, 4))
    one, two = all_limits.Limits(settings), all_limits.Limits(settings)
    one.share()
    two.share()
    for _ in range(3):
        one.knocks.spend("192.0.2.1")
        one.acts.spend(("a table", 1))
    with one.knocks.lent("192.0.2.7"):
        pass  # the token was only lent
    two.knocks.spend("192.0.2.1")
    spent = one.news()
    assert one.news() == b""
    assert b"192.0.2.7" not in spent
    two.hear(spent)
    with pytest.raises(TooMuch):
        two.knocks.spend("192.0.2.1")
    two.acts.spend(("a table", 1))
    with pytest.raises(TooMuch):
        two.acts.spend(("a table", 1))
    two.acts.spend(("a table", 2))
    one.hear(two.news())
    with pytest.raises(TooMuch):
        one.knocks.spend("192.0.2.1")


@awaited
async def test_a_limit_that_is_used_up_at_one_server_is_used_up_at_the_other(postgres: Address) -> None:
    apps = []
    async with AsyncExitStack() as stack:
        for _ in range(2):
            journal = await stack.enter_async_context(await PostgresJournal.open(postgres, shared=True))
            apps.append(make_app(House(journal, threads=False), Settings(openings=Rate(0.001, 2))))
            apps[-1].runner.start()
            stack.push_async_callback(apps[-1].runner.stop)
        one, two = [Wire(app) for app in apps]
        for _ in range(2):
            assert (await one.call("POST", "/api/tables", {"game": "newsalem"})).status == 201
        async with asyncio.timeout(PATIENCE):
            while apps[1].state.limits.openings.left("127.0.0.1") >= 1:
                await asyncio.sleep(0.05)
        assert (await two.call("POST", "/api/tables", {"game": "newsalem"})).status == 429


def test_limits_on_streams_count_those_at_other_servers() -> None:
    settings = Settings(streams_of_address=20, watchers_of_address=20, watchers_of_table=20)
    one, two = all_limits.Limits(settings), all_limits.Limits(settings)
    clock = [0.0]
    two.streams = all_limits.Streams(settings, lambda: clock[0])
    with ExitStack() as stack:
        for _ in range(12):
            stack.enter_context(one.streams.counted("192.0.2.1", None, None))
            stack.enter_context(one.streams.counted("192.0.2.2", "a table", None))
        stack.enter_context(one.streams.counted("192.0.2.3", None, None))
        for _ in range(8):
            two.streams.check_seat("192.0.2.1")
            stack.enter_context(two.streams.counted("192.0.2.1", None, None))
            two.streams.check_watcher("192.0.2.4", "a table")
            stack.enter_context(two.streams.counted("192.0.2.4", "a table", None))
        news = one.news()
        assert b"192.0.2.3" not in news, "a single stream is not told"
        two.hear(news)
        with pytest.raises(HttpRefused) as refused:
            two.streams.check_seat("192.0.2.1")
        assert refused.value.key == "too-many-connections"
        with pytest.raises(HttpRefused) as refused:
            two.streams.check_watcher("192.0.2.5", "a table")
        assert refused.value.key == "too-many-watchers"
        two.streams.check_seat("192.0.2.2")
        two.hear(news)
        assert two.streams.open == 16, "what is told again does not count twice"
        clock[0] += all_limits.FORGOTTEN
        two.streams.check_seat("192.0.2.1")
    assert one.news() == b""


def test_limits_of_a_server_of_another_version_are_ignored() -> None:
    one, two = all_limits.Limits(Settings()), all_limits.Limits(Settings())
    one.share()
    one.knocks.spend("192.0.2.1")
    server, number, spent, streams = msgspec.msgpack.decode(one.news())
    before = two.knocks.left("192.0.2.1")
    more = [("192.0.2.1", 1)]
    others = [server, number, [*spent, more], streams], [server, number, spent[:-1], streams], spent, {"knocks": 1}
    for other in (*others, [server, spent, streams], [None] * 4):
        two.hear(msgspec.msgpack.encode(other))
    two.hear(b"")
    assert two.knocks.left("192.0.2.1") == before
    two.hear(msgspec.msgpack.encode([server, number, spent, streams]))
    assert two.knocks.left("192.0.2.1") < before


def test_what_was_spent_is_noted_once_though_it_is_told_twice() -> None:
    settings = Settings(knocks=Rate(0.001, 4))
    one, two = all_limits.Limits(settings), all_limits.Limits(settings)
    one.share()
    for left in (3, 2):
        one.knocks.spend("192.0.2.1")
        news = one.news()
        two.hear(news)
        two.hear(news)  # the answer to the first message was lost
        assert round(two.knocks.left("192.0.2.1")) == left


@awaited
async def test_what_was_spent_is_told_again_until_it_has_arrived(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lifespan, "SHARED_EVERY", 0.0)
    told: list[bytes] = []
    arrived = asyncio.Event()

    async def exchange(news: bytes) -> list[bytes]:
        told.append(news)
        if len(told) < 3:
            raise Unavailable("unreachable")
        arrived.set()
        return []

    house: Any = SimpleNamespace(journal=SimpleNamespace(exchange=exchange))
    metrics: Any = None
    limits = all_limits.Limits(Settings())
    limits.share()
    limits.knocks.spend("192.0.2.1")
    sharing = asyncio.create_task(lifespan.Lifespan(house, metrics, limits)._share_limits())
    async with asyncio.timeout(PATIENCE):
        await arrived.wait()
    sharing.cancel()
    assert b"192.0.2.1" in told[0]
    assert told[0] == told[1] == told[2]


@awaited
async def test_an_error_does_not_end_the_sharing_of_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lifespan, "SHARED_EVERY", 0.0)
    outcomes, shared = [KeyError("a fault"), Unavailable("busy")], asyncio.Event()

    async def exchange(told: bytes) -> list[bytes]:
        if outcomes:
            raise outcomes.pop()
        shared.set()
        return []

    house: Any = SimpleNamespace(journal=SimpleNamespace(exchange=exchange))
    metrics: Any = None
    sharing = asyncio.create_task(lifespan.Lifespan(house, metrics, all_limits.Limits(Settings()))._share_limits())
    async with asyncio.timeout(PATIENCE):
        await shared.wait()
    sharing.cancel()
