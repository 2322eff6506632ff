"""Waiting in tests: until something happens, not until some time has passed.

How long is nobody's limit but the test's own: what has not come by then never will, however busy the machine.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 60.0  # seconds
WHOLE_GAME = 600.0  # seconds, if a game is played to its end
PAUSE = 0.02  # seconds between two looks
MOST = 4.0  # times as long as promised at most, however busy the machine

Found = TypeVar("Found")


def eventually(look: Callable[[], Found], what: str = "that") -> Found:
    """Call the function again and again until it returns something true; returns that."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, f"it did not come to this: {what}"
        time.sleep(PAUSE)
    return found


def allowed(seconds: float) -> float:
    """How long something may take here that is promised for a quiet machine: more, where others want the processors."""
    waiting = getattr(os, "getloadavg", lambda: (0.0,))()[0]
    return seconds * min(MOST, max(1.0, waiting / (os.cpu_count() or 1)))
