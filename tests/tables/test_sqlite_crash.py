"""A process that dies at any moment loses nothing it has acknowledged."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import threading
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import TypeAlias

from meetinghouse.tables.journal import Appended
from meetinghouse.tables.sqlite import SqliteJournal
from tests.platforms import KILLED

Bodies: TypeAlias = dict[tuple[str, int], bytes]

ROOT = Path(__file__).resolve().parents[2]
KILLS = 10


def acknowledged_until_killed(path: Path, after: int) -> Bodies:
    """What a process acknowledged before it was killed, after a number of acknowledgements."""
    command = [sys.executable, "-m", "tests.tables.load", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        lines = [*islice(process.stdout, after)]
        process.kill()
        lines += process.stdout
    assert process.returncode == KILLED
    words = [line.split() for line in lines if line.endswith("\n")]
    return {(table, int(version)): bytes.fromhex(body) for table, version, body in words}


async def stored(path: Path) -> Bodies:
    """Check that the file is complete and consistent, and return its contents."""
    found: Bodies = {}
    async with await SqliteJournal.open(path) as journal:
        for listing in await journal.tables():
            table, last = listing.table, listing.version
            entries = await journal.read(table)
            assert [entry.version for entry in entries] == list(range(1, last + 1))
            assert ((await journal.wake(table)).version, listing.status.deadline) == (last, last)
            assert await journal.append(table, last + 1, b"", key=entries[-1].body.hex()) == Appended(last, fresh=False)
            found |= {(table, entry.version): entry.body for entry in entries}
    return found


def test_every_acknowledged_entry_survives_kill_9_at_random_moments(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    dice = random.Random(1692)
    promised: Bodies = {}
    for _ in range(KILLS):
        promised |= acknowledged_until_killed(path, dice.randint(1, 300))
        assert promised.items() <= asyncio.run(stored(path)).items()
    assert len(promised) > 100


def test_two_processes_at_the_same_tables_never_win_the_same_version(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    won: list[Bodies] = []
    threads = [
        threading.Thread(target=lambda: won.append(acknowledged_until_killed(path, after=200))) for _ in range(2)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert max(Counter(version for bodies in won for version in bodies).values()) == 1
    assert all(won)
    assert (won[0] | won[1]).items() <= asyncio.run(stored(path)).items()
