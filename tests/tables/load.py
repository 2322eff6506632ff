"""Appends entries as fast as possible until killed, and prints what was acknowledged.

Usage: `python -m tests.tables.load FILE`.
"""

from __future__ import annotations

import asyncio
import os
import sys

from meetinghouse.tables.journal import Conflict, Journal, Snapshot, Status
from meetinghouse.tables.sqlite import SqliteJournal

TABLES = 20


async def play(journal: Journal, table: str) -> None:
    """Append entries to one table, after its last version."""
    version = (await journal.wake(table)).version
    while True:
        version += 1
        body = os.urandom(8 + version % 300)
        try:
            await journal.append(table, version, body, key=body.hex(), status=Status(deadline=float(version)))
        except Conflict as conflict:  # another process plays the same table
            version = conflict.last
            continue
        os.write(1, f"{table} {version} {body.hex()}\n".encode())
        if version % 10 == 0:
            await journal.save_snapshot(table, Snapshot(version, b"%d" % version))


async def main() -> None:
    """Append to all tables concurrently."""
    journal = await SqliteJournal.open(sys.argv[1])
    await asyncio.gather(*(play(journal, f"table-{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main())
