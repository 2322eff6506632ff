"""One server for one file: who is at a table is known to one process alone."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(held: int) -> None:
        msvcrt.locking(held, msvcrt.LK_NBLCK, 1)  # PermissionError where another has it
else:
    import fcntl

    def _take(held: int) -> None:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)


class InUse(Exception):
    """Another server uses the file."""


@contextmanager
def only_one(data: Path) -> Iterator[None]:
    """Keep other servers from the file; the system lets go of it however this process ends."""
    real = data.resolve()  # a file may be known by several names
    held = os.open(real.with_name(f"{real.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            _take(held)
        except (BlockingIOError, PermissionError):
            raise InUse from None
        yield
    finally:
        os.close(held)
