"""The time of the house: that of its store, continued by a monotonic clock."""

from __future__ import annotations

import math
import time
from collections.abc import Callable


class HouseTime:
    """The house's seconds. They continue from where they stopped, and never go back. So neither the hours while the
    house was down nor changes of the machine's clock count. A new house starts with the seconds since 1970. If
    processes share a store, its clock is the only one that counts: what the store tells corrects all of them, however
    wrong the clocks of their machines are.
    """

    def __init__(self, since: float | None = None, monotonic: Callable[[], float] | None = None) -> None:
        self.monotonic = monotonic or time.monotonic
        self._ahead = (time.time() if since is None else since) - self.monotonic()
        self._last = -math.inf

    def __call__(self) -> float:
        """The time now."""
        self._last = max(self._last, self._ahead + self.monotonic())
        return self._last

    def correct(self, asked: float, told: float) -> None:
        """Note the store's time, told at some moment since it was asked for (by the monotonic clock).

        The clock moves only as far as that proves it wrong.
        """
        self._ahead = min(max(self._ahead, told - self.monotonic()), told - asked)
