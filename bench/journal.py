"""Durable appends to the journal: `python -m bench.journal` from the repository.

Many tables write at the same time; like answers, each entry waits until the last one is durable. A plain store and an
encrypted one take turns, and the cost of encryption is printed as a ratio. --store adds PostgreSQL; the processor time
of its own processes is not counted.

    --writers 200     how many tables write at the same time
    --seconds 5       how long they write
    --busy 0          microseconds of other work in the event loop for every append, as in a server
    --store URL       also measure this PostgreSQL
    --data PATH       folder for the file, on the disk to measure; by default the system's temporary folder
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import NamedTuple

from bench.postgres import new_schema
from meetinghouse.tables.cipher import Cipher
from meetinghouse.tables.journal import Journal, Snapshot, Status
from meetinghouse.tables.postgres.address import Address
from meetinghouse.tables.postgres.journal import PostgresJournal
from meetinghouse.tables.sealed import SealedJournal
from meetinghouse.tables.sqlite import SqliteJournal

BODY = 110  # bytes of an answer
SNAPSHOT = 20_000  # bytes of a table of eight in mid-game
LONG = 1_000  # entries of a long game
WAKES = 50
ROUNDS = 3


class Figures(NamedTuple):
    """Processor time and elapsed time per append, in microseconds."""

    append_on_the_clock: float
    append: float
    wake_from_entries: float
    wake_from_snapshot: float


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.journal", description="Durable appends to the journal.")
    parser.add_argument("--writers", type=int, default=200, help="how many at once (200)")
    parser.add_argument("--seconds", type=float, default=5, help="how long (5)")
    parser.add_argument("--busy", type=float, default=0, help="microseconds of other work for every append (0)")
    parser.add_argument("--data", type=Path, help="folder for the file")
    parser.add_argument("--store", help="a PostgreSQL, too: postgresql://…")
    wishes = parser.parse_args()
    figures: dict[str, list[Figures]] = {"plain": [], "sealed": [], **({"postgres": []} if wishes.store else {})}
    for turn in range(ROUNDS):
        for kind, found in figures.items():
            with tempfile.TemporaryDirectory(dir=wishes.data) as folder, new_store(kind, wishes.store) as store:
                print(f"-- {kind}, round {turn + 1}")
                opening = opened(Path(folder), kind, store)
                found.append(asyncio.run(measure(opening, wishes.writers, wishes.seconds, wishes.busy / 1e6)))
    middle = {kind: [statistics.median(each) for each in zip(*found, strict=True)] for kind, found in figures.items()}
    for number, what in enumerate(Figures._fields):
        one = middle["plain"][number]
        others = [f"{kind} {each[number]:10.1f}   x {each[number] / one:.2f}" for kind, each in middle.items()]
        print(f"{what:24} {'   '.join(others)}")
    return 0


def new_store(kind: str, url: str | None) -> AbstractContextManager[str]:
    """The address of a temporary store in the database, if one is measured."""
    return new_schema(url) if kind == "postgres" and url else nullcontext("")


async def opened(folder: Path, kind: str, store: str) -> tuple[SqliteJournal | PostgresJournal, Journal]:
    """A store, and the journal that writes to it."""
    if kind == "postgres":
        database = await PostgresJournal.open(Address(store))
        return database, database
    file = await SqliteJournal.open(folder / "journal.db")
    return file, file if kind == "plain" else await SealedJournal.over(file, Cipher(os.urandom(32)))


async def measure(
    opening: Awaitable[tuple[SqliteJournal | PostgresJournal, Journal]], writers: int, seconds: float, busy: float
) -> Figures:
    """Append for a while, then wake a table with a long journal."""
    store, journal = await opening
    async with journal:
        waits: list[float] = []
        until = time.perf_counter() + seconds
        wall, cpu = time.perf_counter(), time.process_time()
        await asyncio.gather(*(write(journal, f"table {number}", until, busy, waits) for number in range(writers)))
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        waits.sort()
        print(f"appends/s        {len(waits) / wall:10,.0f}   ({writers} writers, {BODY} bytes, keys and deadlines)")
        print(f"p50 / p99 / max  {ms(waits, 0.5)} / {ms(waits, 0.99)} / {ms(waits, 1)} ms")
        print(f"per commit       {len(waits) / store.commits:10.1f}   appends")
        print(f"processor        {cpu / len(waits) * 1e6:10.1f}   µs an append")
        return Figures(
            wall / len(waits) * 1e6,
            cpu / len(waits) * 1e6,
            await wake(journal, "without a snapshot", None),
            await wake(journal, "with one, 50 after it", LONG - 50),
        )


async def write(journal: Journal, table: str, until: float, busy: float, waits: list[float]) -> None:
    """One table, which writes entry after entry."""
    version = 0
    while (begun := time.perf_counter()) < until:
        version += 1
        body = os.urandom(BODY)
        await journal.append(
            table, version, body, key=str(version), status=Status(table, "playing", begun + 30, b"salem1692"), at=begun
        )
        done = time.perf_counter()
        waits.append(done - begun)
        while time.perf_counter() - done < busy:
            pass


async def wake(journal: Journal, table: str, kept: int | None) -> float:
    """The processor time to wake the table of a long game, in microseconds."""
    for version in range(1, LONG + 1, 100):
        await asyncio.gather(*(journal.append(table, version + more, os.urandom(BODY)) for more in range(100)))
    if kept:
        await journal.save_snapshot(table, Snapshot(kept, os.urandom(SNAPSHOT)))
    taken = []
    cpu = time.process_time()
    for _ in range(WAKES):
        begun = time.perf_counter()
        await journal.wake(table)
        taken.append(time.perf_counter() - begun)
    cpu = time.process_time() - cpu
    taken.sort()
    print(f"wake p50 / max   {ms(taken, 0.5)} / {ms(taken, 1)} ms   ({LONG:,} entries, {table})")
    return cpu / WAKES * 1e6


def ms(times: list[float], share: float) -> str:
    """A quantile of sorted times, in milliseconds."""
    return f"{times[min(len(times) - 1, int(len(times) * share))] * 1000:.2f}"


if __name__ == "__main__":
    sys.exit(main())
