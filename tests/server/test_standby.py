"""A second server that waits: it takes over when the first one dies, and nothing is lost or done twice.

MEETINGHOUSE_TAKEOVERS sets how often a server is killed.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from meetinghouse.server.store import STANDBY_EVERY
from meetinghouse.tables.postgres.address import Address
from meetinghouse.tables.postgres.schema import OURS, lock_of
from tests.patience import PATIENCE, allowed, eventually
from tests.postgres import OwnServer, connected, execute, own_server, server_url, with_schema

from .chaos import KEPT, count_stored
from .crowd import Crowd, caught_up
from .process import Process
from .test_serve import said

TAKEOVERS = int(os.environ.get("MEETINGHOUSE_TAKEOVERS", "2"))
LOCKS = "FROM pg_locks WHERE locktype = 'advisory' AND objid::bigint = $1"
WAITING = f"SELECT count(*) {LOCKS} AND NOT granted"
CUT = f"SELECT count(pg_terminate_backend(pid)) {LOCKS} AND granted"
PROMISED = 5.0  # seconds after which the other server answers


def servers(folder: Path, store: str) -> list[Process]:
    """Two servers of one store, either of which may wait for the other."""
    return [Process(folder / f"{name}.db", store=store, options=["--standby"]) for name in ("one", "two")]


async def take_turns(database: OwnServer, waiting: list[Process], folder: Path, key: str) -> list[float]:
    """Kill the server that serves, again and again, and once crash the database; returns how long each turn took."""
    dice, taken = random.Random(1692), []
    crowd = Crowd(waiting[0], shaky=True)
    waiting[0].start()
    execute(database.url, KEPT)
    wait_behind(waiting[1])
    try:
        await crowd.begin(dice)
        for turn in range(TAKEOVERS):
            await asyncio.sleep(dice.uniform(0.5, 1.5))
            if turn == 1:
                database.stop()
                database.start()
            crowd.check()
            dead, next_one = waiting
            dead.kill()
            begun = time.monotonic()
            crowd.turn_to(next_one)
            await asyncio.to_thread(next_one.up)
            taken.append(time.monotonic() - begun)
            waiting.reverse()
            await asyncio.to_thread(wait_behind, dead)
        async with asyncio.timeout(PATIENCE):
            while not crowd.busy():
                crowd.check()
                await asyncio.sleep(0.05)
        await crowd.rest()
        await caught_up(crowd)
    finally:
        await crowd.go()
    for server in waiting:
        server.kill()
    assert await count_stored(Address(database.url), crowd, folder / "copy.db", key) > 50
    return taken


def wait_behind(server: Process) -> None:
    """Start a server that waits for another one."""

    def times() -> int:
        return server.log.read_text(encoding="utf-8").count("This one waits") if server.log.exists() else 0

    before = times()
    server.begin()
    eventually(lambda: times() > before, "it waits")


def test_the_other_server_takes_over_within_seconds_and_nothing_is_lost_or_done_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = secrets.token_hex(32)
    monkeypatch.setenv("MEETINGHOUSE_KEY", key)
    with own_server("max_connections = 40\n") as database:
        waiting = servers(tmp_path, database.url)
        with waiting[0], waiting[1]:
            taken = asyncio.run(take_turns(database, waiting, tmp_path, key))
    print(f"{len(taken)} turns, {sorted(round(each, 2) for each in taken)} seconds")
    assert max(taken) < allowed(PROMISED)


def test_a_server_that_has_lost_its_store_to_another_one_stops(
    postgres: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection breaks, and before it has another one the other server has taken the lock."""
    monkeypatch.setenv("MEETINGHOUSE_KEY", secrets.token_hex(32))
    one, _ = servers(tmp_path, with_schema(server_url(), postgres.schema))

    async def take_the_lock(connection: Any) -> None:
        """Wait in the queue for the lock, then cut the connection that has it."""
        lock = connection.execute("SELECT pg_advisory_lock($1, $2)", OURS, lock_of(postgres))
        waiting = asyncio.create_task(lock)
        number = lock_of(postgres) % 2**32
        while not await connected(server_url(), lambda other: other.fetchval(WAITING, number)):
            await asyncio.sleep(0.02)
        await connected(server_url(), lambda other: other.fetchval(CUT, number))
        await waiting
        await asyncio.to_thread(eventually, lambda: one.status == 1, "it stops")

    with one:
        one.start()
        asyncio.run(connected(server_url(), take_the_lock))
        assert "has taken over" in one.log.read_text(encoding="utf-8")


def test_a_file_has_no_second_server(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, err = said(capsys, "--port", "0", "--data", str(tmp_path / "tables.db"), "--standby")

    assert (status, err.count("\n")) == (2, 1)
    assert "--store" in err
    assert STANDBY_EVERY < PROMISED


def test_a_server_that_is_asked_to_stop_makes_room_at_once(
    postgres: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEETINGHOUSE_KEY", secrets.token_hex(32))
    one, two = servers(tmp_path, with_schema(server_url(), postgres.schema))
    with one, two:
        one.start()
        made = httpx.post(f"{one.url}/api/tables", json={"game": "salem1692"}).json()
        wait_behind(two)
        one.stop()
        two.up()
        found = httpx.get(f"{two.url}/api/tables/{made['code']}", headers={"Authorization": f"Bearer {made['token']}"})
        assert found.status_code == 200
