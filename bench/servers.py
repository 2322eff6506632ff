"""What players notice when a server dies, and when servers are updated one after another: `python -m bench.servers`.

Three servers share a PostgreSQL. One of them looks after all tables and is killed: how long does it take until the
others look after each of them? Then every server is stopped and started again, one after another, as an update does.
Players read at any server; if a stream ends, they wait for a second as browsers do, and open another one at any server
that answers. Meanwhile they write notes, each of which is sent again until it is acknowledged.

    --tables 500      tables, each with a person who reads, and two bots
    --every 10        seconds between two notes at a table
    --store new       a PostgreSQL; "new" starts one for the measurement
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import sys
import tempfile
import time
from contextlib import ExitStack, suppress

import asyncpg  # type: ignore[import-untyped]
import uvloop

from bench.load.figures import share
from bench.load.ours import FLAGS, some_at_once
from bench.load.processes import Server, free_port, raise_limit
from bench.load.wire import Caller, Lost, Stream, head
from bench.postgres import database, new_schema
from meetinghouse.tables.postgres.address import Address

SERVERS = 3
RETRY = 1.0  # seconds that a browser waits before it opens another stream, as the server asks it to
PAUSE = 0.1  # seconds until the next try of a call that was not answered
LOOKED = 0.02  # seconds between two looks into the database
SETTLED = 5.0  # seconds between two updates of a server
PATIENCE = 60.0
LEFT = "SELECT count(*) FROM {}.tables WHERE keeper IS NULL OR keeper = ANY ($1)"
KEEPERS = "SELECT array_agg(DISTINCT keeper) FROM {}.tables WHERE keeper IS NOT NULL"


class House:
    """All servers, and how to reach one of them."""

    def __init__(self, stack: ExitStack, store: str) -> None:
        self._stack = stack
        self._env = {"MEETINGHOUSE_STORE": store, "MEETINGHOUSE_KEY": secrets.token_hex(32)}
        self.dice = random.Random(1692)
        self.ports = [free_port() for _ in range(SERVERS)]
        self.servers = [self._started(port) for port in self.ports]
        self.callers = [Caller(port) for port in self.ports]

    def _started(self, port: int) -> Server:
        errors = self._stack.enter_context(tempfile.TemporaryFile("w+"))  # noqa: SIM115
        command = [sys.executable, "-m", "meetinghouse.cli", "serve", "--shared", "--port", str(port), *FLAGS]
        server = Server(command, port, errors, self._env)
        self._stack.callback(server.close)
        return server

    async def restart(self, number: int) -> None:
        """Start a server anew that was stopped or killed."""
        self.servers[number] = await asyncio.to_thread(self._started, self.ports[number])

    async def post(self, path: str, body: object, token: str = "") -> dict[str, str]:
        """Make a call, at one server after another until one answers."""
        while True:
            with suppress(Lost):
                status, answer = await self.dice.choice(self.callers).post(path, json.dumps(body).encode(), token)
                if status in (200, 201):
                    found: dict[str, str] = json.loads(answer)
                    return found
            await asyncio.sleep(PAUSE)


class Table:
    """A table with one person, who reads and writes notes."""

    def __init__(self, house: House, every: float) -> None:
        self._house = house
        self._every = every
        self._tasks: list[asyncio.Task[None]] = []
        self.gaps: list[float] = []  # seconds between the end of a stream and the first message of the next
        self.waits: list[float] = []  # seconds until a note was acknowledged

    async def open(self) -> None:
        """Open the table and begin a game at the first server, and read at any other."""
        first = self._house.callers[0]
        made = json.loads((await first.post("/api/tables", b'{"game": "newsalem", "pace": "relaxed"}'))[1])
        self._path, self._token = f"/api/tables/{made['code']}", made["token"]
        for path, body in (("seats", {"name": "Ann"}), ("bots", {"bot": "random", "count": 2}), ("start", {})):
            status, answer = await first.post(f"{self._path}/{path}", json.dumps(body).encode(), self._token)
            assert status in (200, 201), answer
        reading = asyncio.Event()
        self._tasks = [asyncio.create_task(self._read(reading)), asyncio.create_task(self._write())]
        await reading.wait()

    async def _read(self, reading: asyncio.Event) -> None:
        loop = asyncio.get_running_loop()
        ended = None
        while True:
            lost = loop.create_future()
            heard = asyncio.Event()
            ports = self._house.dice.sample(self._house.ports[1:] if ended is None else self._house.ports, 2)
            for port in (*ports, *self._house.ports):
                request = head("GET", f"{self._path}/stream", port, self._token)
                stream = Stream(
                    request,
                    lambda event, data, heard=heard: heard.set(),  # type: ignore[misc]
                    lambda why, lost=lost: None if lost.done() else lost.set_result(why),  # type: ignore[misc]
                )
                with suppress(OSError):
                    await loop.create_connection(lambda stream=stream: stream, "127.0.0.1", port)  # type: ignore[misc]
                    break
            first = asyncio.create_task(heard.wait())
            await asyncio.wait((first, lost), return_when=asyncio.FIRST_COMPLETED)
            first.cancel()
            if heard.is_set():
                reading.set()
                if ended is not None:
                    self.gaps.append(time.monotonic() - ended)
                await lost
                ended = time.monotonic()
            await asyncio.sleep(RETRY)

    async def _write(self) -> None:
        while True:
            await asyncio.sleep(self._house.dice.uniform(0, 2 * self._every))
            begun = time.monotonic()
            await self._house.post(f"{self._path}/notebook", {"text": "It was Ben.", "suspicions": {}}, self._token)
            self.waits.append(time.monotonic() - begun)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


def told(name: str, seconds: list[float]) -> str:
    """A line about some times."""
    return (
        f"{name}: {len(seconds)}, median {share(seconds, 0.5):.2f} s, "
        f"p99 {share(seconds, 0.99):.2f} s, longest {max(seconds, default=0.0):.2f} s"
    )


async def measure(store: str, url: str, count: int, every: float) -> None:
    """All stages."""
    schema = Address(store).schema
    connection = await asyncpg.connect(url)
    with ExitStack() as stack:
        house = House(stack, store)
        tables = [Table(house, every) for _ in range(count)]
        await some_at_once([table.open for table in tables])
        keepers = await connection.fetchval(KEEPERS.format(schema))
        assert len(keepers) == 1, "one server looks after all tables"

        house.servers[0].kill()
        begun = time.monotonic()
        while await connection.fetchval(LEFT.format(schema), keepers):
            assert time.monotonic() < begun + PATIENCE, "nobody looks after the tables"
            await asyncio.sleep(LOOKED)
        took = time.monotonic() - begun
        print(
            f"a server that looked after {count} tables was killed: others looked after all of them {took:.2f} s later"
        )
        await house.restart(0)
        await asyncio.sleep(SETTLED)

        for table in tables:
            table.gaps.clear()
            table.waits.clear()
        for number in range(SERVERS):
            await asyncio.to_thread(house.servers[number].close)
            await house.restart(number)
            await asyncio.sleep(SETTLED)
        gaps, waits = (
            [gap for table in tables for gap in table.gaps],
            [each for table in tables for each in table.waits],
        )
        print(told("streams that ended in a rolling update, until the next message", gaps))
        print(told("notes meanwhile, until they were acknowledged", waits))
        for table in tables:
            table.close()
    await connection.close()


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.servers", description="Servers that die, and updates.")
    parser.add_argument("--tables", type=int, default=500, help="with a person and two bots each (500)")
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two notes at a table (10)")
    parser.add_argument("--store", default="new", help='a PostgreSQL; "new" starts one (new)')
    wishes = parser.parse_args()
    if not 1 <= wishes.tables <= 5000 or wishes.every <= 0:
        parser.error("1 to 5000 tables, and some seconds between two notes")
    raise_limit(3 * wishes.tables + 500)
    with database(wishes.store) as url:
        assert url is not None
        with new_schema(url) as store:
            uvloop.run(measure(store, url, wishes.tables, wishes.every))
    return 0


if __name__ == "__main__":
    sys.exit(main())
