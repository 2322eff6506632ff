"""Waiting in tests: until something happens, not until some time has passed.

The limits are long: what has not happened by then never will, however busy the machine is.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

PATIENCE = 240.0  # seconds
WHOLE_GAME = 1200.0  # seconds, if a game is played to its end
PAUSE = 0.02  # seconds between two tries
MOST = 20.0  # the largest factor by which a busy machine may be slower than promised

Found = TypeVar("Found")


def eventually(look: Callable[[], Found], what: str = "that") -> Found:
    """Call the function until it returns something true, and return that."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, f"it did not come to this: {what}"
        time.sleep(PAUSE)
    return found


def allowed(seconds: float) -> float:
    """How long something may take that is promised within `seconds` on a quiet machine: longer if this one is busy."""
    return seconds * min(MOST, max(1.0, _busy() / (os.cpu_count() or 1)))


def _busy() -> float:
    """How many processes want to run: on average in the last minute, or now if that is more."""
    average: float = getattr(os, "getloadavg", lambda: (0.0,))()[0]
    try:
        now = int(Path("/proc/loadavg").read_text(encoding="ascii").split()[3].split("/")[0])
    except OSError:  # only Linux has it
        return average
    return max(average, now)
