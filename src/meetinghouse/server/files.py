"""Writing the server's own files."""

from __future__ import annotations

import os
from pathlib import Path

SECRET = 0o600  # readable only by the owner; on Windows the permissions of the folder count
PUBLIC = 0o644


def write_whole(path: Path, content: bytes, mode: int) -> None:
    """Write a file completely or not at all, with its mode set from the beginning."""
    beside = path.with_name(f"{path.name}.new")
    beside.unlink(missing_ok=True)
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
