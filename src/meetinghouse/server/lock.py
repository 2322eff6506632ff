"""A lock on the data file. Only one server may use it, because presence at a table is known to one process alone.

The lock is a file beside the data file, after symbolic links are resolved. On Linux the data file itself is locked as
well, so that a hard link cannot evade the lock. On macOS such a lock would conflict with SQLite's own locks, and on
Windows it would keep SQLite from reading.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from ..tables.journal import InUse

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # raises PermissionError if it is locked
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


LOCKS_DATA = sys.platform == "linux"


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Lock the data file until this process ends. Raises `InUse` if another server has locked it."""
    real = data.resolve()  # a symbolic link may lead to the file
    with ExitStack() as stack:
        for path in (real.with_name(f"{real.name}.lock"), *([real] if LOCKS_DATA else [])):
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            stack.callback(os.close, file)  # runs after SQLite has closed the data file, since closing drops its locks
            try:
                _lock(file)
            except (BlockingIOError, PermissionError):
                raise InUse(str(data)) from None
        yield
