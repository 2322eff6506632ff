"""Play leaves nothing for the cyclic garbage collector, which looks only while few tables are awake."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from meetinghouse.server import garbage
from meetinghouse.server.run import bind, make_server
from meetinghouse.server.settings import UNLIMITED
from meetinghouse.tables.house import House
from meetinghouse.tables.sqlite import SqliteJournal

TIMES = 20
LEFT = 200  # objects: what belongs to the last connection may still be alive when the others are counted


class Visitor:
    """Makes calls, each with a connection of its own."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def ask(self, method: str, path: str, body: bytes = b"", token: str = "") -> bytes:
        """Make a call, read what comes first, and hang up."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Authorization: Bearer {token}"]
        if method == "POST":
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        found = await reader.readuntil(b"\r\n\r\n")
        found += await reader.read(1)
        found += await reader.read(100_000)
        writer.close()
        await writer.wait_closed()
        return found.partition(b"\r\n\r\n")[2]


@pytest.fixture
def untouched() -> Iterator[None]:
    """The collector looks only when the test tells it to."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def left_by(work: Callable[[], Awaitable[object]]) -> int:
    """How many objects the collector finds after some work was done many times."""
    await work()
    await asyncio.sleep(0.1)
    gc.collect()
    for _ in range(TIMES):
        await work()
    await asyncio.sleep(0.1)
    return gc.collect()


@pytest.mark.usefixtures("untouched")
def test_streams_calls_and_refusals_leave_nothing_for_the_collector(tmp_path: Path) -> None:
    async def test() -> None:
        journal = await SqliteJournal.open(tmp_path / "house.db")
        listening, ready = bind("127.0.0.1", 0), asyncio.Event()
        server = make_server(House(journal, threads=False), UNLIMITED, ready.set)
        running = asyncio.create_task(server.serve(sockets=[listening]))
        await ready.wait()
        ask = Visitor(listening.getsockname()[1]).ask
        opened = json.loads(await ask("POST", "/api/tables", b'{"game":"salem1692"}'))
        table = f"/api/tables/{opened['code']}"
        token = json.loads(await ask("POST", f"{table}/seats", b'{"name":"Ann"}', opened["token"]))["token"]
        work: list[Callable[[], Awaitable[object]]] = [
            lambda: ask("GET", f"{table}/stream", token=token),
            lambda: ask("POST", f"{table}/ready", b'{"ready":true}', token),
            lambda: ask("POST", f"{table}/ready", b'{"ready":3}', token),
            lambda: ask("POST", f"{table}/ready", b"{", token),
            lambda: ask("POST", f"{table}/answers", b'{"decision":"0-1","choice":1}', token),
            lambda: ask("POST", "/api/tables/XXXX/ready", b"{}", token),
        ]
        assert [await left_by(each) < LEFT for each in work] == [True] * len(work)
        server.should_exit = True
        await running
        await journal.close()

    asyncio.run(test())


@pytest.mark.usefixtures("untouched")
def test_a_table_that_falls_asleep_is_freed_without_the_collector(tmp_path: Path) -> None:
    async def test() -> None:
        journal = await SqliteJournal.open(tmp_path / "house.db")
        house = House(journal, threads=False)
        live = await house.at((await house.open("salem1692")).code)
        gone = weakref.ref(live)
        house.drop(live)
        del live
        house.rounds.next_time()  # leaves out the times of tables that were dropped
        await asyncio.sleep(0.01)
        assert gone() is None
        await journal.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("awake", "at_last", "many", "looks"),
    [(50, 1e9, 1e9, True), (51, 1e9, 1e9, False), (51, 0.0, 1e9, True), (51, 1e9, -1, True)],
)
def test_the_collector_looks_only_while_few_tables_are_awake_or_at_last_or_after_much_was_made(
    tmp_path: Path, awake: int, at_last: float, many: float, looks: bool
) -> None:
    async def test() -> None:
        journal = await SqliteJournal.open(tmp_path / "house.db")
        house = House(journal, threads=False)
        house.awake = dict.fromkeys(map(str, range(awake)))  # type: ignore[assignment]
        with (
            patch.object(garbage, "COLLECT_EVERY", 0.001),
            patch.object(garbage, "AT_LAST", at_last),
            patch.object(garbage, "MANY", many),
            patch.object(gc, "collect") as collect,
        ):
            looking = asyncio.create_task(garbage.collect_in_quiet_hours(house))
            await asyncio.sleep(0.1)
            looking.cancel()
            assert bool(collect.call_count) == looks
        await journal.close()

    asyncio.run(test())
