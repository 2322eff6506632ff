"""One server for one file: who is at a table is known to one process alone."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class InUse(Exception):
    """Another server uses the file."""


@contextmanager
def only_one(data: Path) -> Iterator[None]:
    """Keep other servers from the file; the system lets go of it however this process ends."""
    if sys.platform == "win32":  # it has no such lock
        yield
        return
    import fcntl

    real = data.resolve()  # a file may be known by several names
    held = os.open(real.with_name(f"{real.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse from None
        yield
    finally:
        os.close(held)
