"""One server for one file: who is at a table is known to one process alone.

The lock is on a file beside the data, known by the data's own name: whoever comes by a symbolic link finds it too. On
Linux the data file itself is locked as well, so that a hard link does not lead around it. Elsewhere it does: macOS
would take such a lock for one of SQLite's own, and Windows would keep SQLite from reading.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(held: int) -> None:
        msvcrt.locking(held, msvcrt.LK_NBLCK, 1)  # PermissionError where another has it
else:
    import fcntl

    def _take(held: int) -> None:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)


ITSELF = sys.platform == "linux"  # whether the data file itself can be locked


class InUse(Exception):
    """Another server uses the file."""


@contextmanager
def only_one(data: Path) -> Iterator[None]:
    """Keep other servers from the file; the system lets go of it however this process ends."""
    real = data.resolve()  # a file may be known by several names
    with ExitStack() as stack:
        for path in (real.with_name(f"{real.name}.lock"), *([real] if ITSELF else [])):
            held = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            stack.callback(os.close, held)  # the data's only after SQLite has closed it: that would drop SQLite's locks
            try:
                _take(held)
            except (BlockingIOError, PermissionError):
                raise InUse from None
        yield
