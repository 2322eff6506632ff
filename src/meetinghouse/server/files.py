"""Files that the house makes itself."""

from __future__ import annotations

import os
from pathlib import Path

SECRET = 0o600  # for their owner alone; Windows knows no such modes, and goes by the rights of the folder
PUBLIC = 0o644


def write_whole(path: Path, content: bytes, mode: int) -> None:
    """All of it or nothing, and never readable by others in between."""
    beside = path.with_name(f"{path.name}.new")
    beside.unlink(missing_ok=True)
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
