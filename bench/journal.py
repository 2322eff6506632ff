"""Durable appends to the journal: `python -m bench.journal` from the repository.

Many tables write at once, each waiting for its entry to be durable before the next, as answers do. The same
is done on a plain store and on a sealed one, in turns, and what sealing costs is told as a ratio.

    --writers 200     how many at once
    --seconds 5       how long
    --busy 0          microseconds of work in the event loop for every append, as a server has
    --data PATH       folder for the file, on the disk that is to be measured (the system's own for such)
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from meetinghouse.tables.cipher import Cipher
from meetinghouse.tables.journal import Journal, Snapshot, Status
from meetinghouse.tables.sealed import SealedJournal
from meetinghouse.tables.sqlite import SqliteJournal

BODY = 110  # bytes of an answer
SNAPSHOT = 20_000  # bytes of a table of eight in mid-game
LONG = 1_000  # entries of a long game
WAKES = 50
ROUNDS = 3


class Figures(NamedTuple):
    """Microseconds of the processor."""

    append: float
    wake_from_entries: float
    wake_from_snapshot: float


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.journal", description="Durable appends to the journal.")
    parser.add_argument("--writers", type=int, default=200, help="how many at once (200)")
    parser.add_argument("--seconds", type=float, default=5, help="how long (5)")
    parser.add_argument("--busy", type=float, default=0, help="microseconds of other work for every append (0)")
    parser.add_argument("--data", type=Path, help="folder for the file")
    wishes = parser.parse_args()
    figures: dict[str, list[Figures]] = {"plain": [], "sealed": []}
    for turn in range(ROUNDS):
        for kind, found in figures.items():
            with tempfile.TemporaryDirectory(dir=wishes.data) as folder:
                print(f"-- {kind}, round {turn + 1}")
                found.append(
                    asyncio.run(measure(Path(folder), kind, wishes.writers, wishes.seconds, wishes.busy / 1e6))
                )
    plain, sealed = ([statistics.median(each) for each in zip(*found, strict=True)] for found in figures.values())
    for what, one, other in zip(Figures._fields, plain, sealed, strict=True):
        print(f"{what:24} plain {one:10.1f} µs   sealed {other:10.1f} µs   x {other / one:.2f}")
    return 0


async def measure(folder: Path, kind: str, writers: int, seconds: float, busy: float) -> Figures:
    """Append for a while, then wake a long table."""
    file = await SqliteJournal.open(folder / "journal.db")
    async with file if kind == "plain" else await SealedJournal.over(file, Cipher(os.urandom(32))) as journal:
        waits: list[float] = []
        until = time.perf_counter() + seconds
        wall, cpu = time.perf_counter(), time.process_time()
        await asyncio.gather(*(write(journal, f"table {number}", until, busy, waits) for number in range(writers)))
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        waits.sort()
        print(f"appends/s        {len(waits) / wall:10,.0f}   ({writers} writers, {BODY} bytes, keys and deadlines)")
        print(f"p50 / p99 / max  {ms(waits, 0.5)} / {ms(waits, 0.99)} / {ms(waits, 1)} ms")
        print(f"per commit       {len(waits) / file.commits:10.1f}   appends")
        print(f"processor        {cpu / len(waits) * 1e6:10.1f}   µs an append")
        return Figures(
            cpu / len(waits) * 1e6,
            await wake(journal, "without a snapshot", None),
            await wake(journal, "with one, 50 after it", LONG - 50),
        )


async def write(journal: Journal, table: str, until: float, busy: float, waits: list[float]) -> None:
    """One table: entry after entry."""
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
    """How long a table of a long game takes to wake: microseconds of the processor."""
    for version in range(1, LONG + 1, 100):
        await asyncio.gather(*(journal.append(table, version + more, os.urandom(BODY)) for more in range(100)))
    if kept:
        await journal.keep(table, Snapshot(kept, os.urandom(SNAPSHOT)))
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
    """A share of sorted times, as milliseconds."""
    return f"{times[min(len(times) - 1, int(len(times) * share))] * 1000:.2f}"


if __name__ == "__main__":
    sys.exit(main())
