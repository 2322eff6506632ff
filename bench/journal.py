"""Durable appends to the journal: `python -m bench.journal` from the repository.

Many tables write at once, each waiting for its entry to be durable before the next, as answers do.

    --writers 200     how many at once
    --seconds 5       how long
    --busy 0          microseconds of work in the event loop for every append, as a server has
    --data PATH       folder for the file, on the disk that is to be measured (the system's own for such)
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from meetinghouse.tables.journal import Journal, Snapshot, Status
from meetinghouse.tables.sqlite import SqliteJournal

BODY = 110  # bytes of an answer
SNAPSHOT = 20_000  # bytes of a table of eight in mid-game
LONG = 1_000  # entries of a long game


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.journal", description="Durable appends to the journal.")
    parser.add_argument("--writers", type=int, default=200, help="how many at once (200)")
    parser.add_argument("--seconds", type=float, default=5, help="how long (5)")
    parser.add_argument("--busy", type=float, default=0, help="microseconds of other work for every append (0)")
    parser.add_argument("--data", type=Path, help="folder for the file")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=wishes.data) as folder:
        asyncio.run(measure(Path(folder), wishes.writers, wishes.seconds, wishes.busy / 1e6))
    return 0


async def measure(folder: Path, writers: int, seconds: float, busy: float) -> None:
    """Append for a while, then wake a long table."""
    async with await SqliteJournal.open(folder / "journal.db") as journal:
        waits: list[float] = []
        until = time.perf_counter() + seconds
        wall, cpu = time.perf_counter(), time.process_time()
        await asyncio.gather(*(write(journal, f"table {number}", until, busy, waits) for number in range(writers)))
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        waits.sort()
        print(f"appends/s        {len(waits) / wall:10,.0f}   ({writers} writers, {BODY} bytes, keys and deadlines)")
        print(f"p50 / p99 / max  {ms(waits, 0.5)} / {ms(waits, 0.99)} / {ms(waits, 1)} ms")
        print(f"per commit       {len(waits) / journal.commits:10.1f}   appends")
        print(f"processor        {cpu / len(waits) * 1e6:10.1f}   µs an append")
        await wake(journal, "without a snapshot", None)
        await wake(journal, "with one, 50 after it", LONG - 50)


async def write(journal: Journal, table: str, until: float, busy: float, waits: list[float]) -> None:
    """One table: entry after entry."""
    version = 0
    while (begun := time.perf_counter()) < until:
        version += 1
        body = os.urandom(BODY)
        await journal.append(
            table, version, body, key=str(version), status=Status(table, "playing", begun + 30, b"salem1692")
        )
        done = time.perf_counter()
        waits.append(done - begun)
        while time.perf_counter() - done < busy:
            pass


async def wake(journal: Journal, table: str, kept: int | None) -> None:
    """How long a table of a long game takes to wake."""
    for version in range(1, LONG + 1, 100):
        await asyncio.gather(*(journal.append(table, version + more, os.urandom(BODY)) for more in range(100)))
    if kept:
        await journal.keep(table, Snapshot(kept, os.urandom(SNAPSHOT)))
    taken = []
    for _ in range(50):
        begun = time.perf_counter()
        await journal.wake(table)
        taken.append(time.perf_counter() - begun)
    taken.sort()
    print(f"wake p50 / max   {ms(taken, 0.5)} / {ms(taken, 1)} ms   ({LONG:,} entries, {table})")


def ms(times: list[float], share: float) -> str:
    """A share of sorted times, as milliseconds."""
    return f"{times[min(len(times) - 1, int(len(times) * share))] * 1000:.2f}"


if __name__ == "__main__":
    sys.exit(main())
