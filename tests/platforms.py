"""The differences between operating systems: how to stop and kill a process, and what a test needs from the system.

A test that a system cannot run is skipped there, with a sentence that says why.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

APART: dict[str, Any]  # arguments to start a process that can be stopped separately
STOPS: tuple[signal.Signals, ...]  # the signal that asks a process to stop in good order

if sys.platform == "win32":
    APART = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    STOPS = (signal.CTRL_BREAK_EVENT,)
    KILLED = 1
else:
    APART = {}
    STOPS = (signal.SIGTERM, signal.SIGINT)
    KILLED = -signal.SIGKILL

needs_modes = pytest.mark.skipif(os.name != "posix", reason="Only POSIX has such modes of files.")
needs_links = pytest.mark.skipif(sys.platform == "win32", reason="Windows makes links only for administrators.")
needs_file_locks = pytest.mark.skipif(
    sys.platform != "linux", reason="Only Linux locks a file beside the locks that SQLite has on it."
)
needs_prlimit = pytest.mark.skipif(sys.platform != "linux", reason="Only Linux limits another process while it runs.")
needs_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="There is no bash.")


@contextmanager
def small_disk(place: Path, size: str) -> Iterator[Path]:
    """A small separate disk for a test; only root on Linux can create one."""
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(place)]
    if sys.platform != "linux" or os.geteuid() or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("Only root on Linux may mount a disk of its own.")
    try:
        yield place
    finally:
        subprocess.run(["umount", str(place)], check=True)
