"""The limit on wrong codes for the whole house, from any number of addresses."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..tables.refusals import Unknown
from .address import neighbourhood
from .buckets import Buckets
from .settings import Settings


class Guesses:
    """A lookup without a seat's token takes a turn, which is returned if the code is right.

    There are two buckets of turns: one for networks that have tried few wrong codes lately, and one for all others. So
    the number of guesses is limited, however many addresses they come from, and guessing does not hold up newcomers.
    Without a turn, right codes are not looked up either, because the response would reveal them.
    """

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.slips = Buckets(settings.slips, settings.buckets, now)
        self.turns = Buckets(settings.guesses, 2, now)

    @contextmanager
    def turn(self, address: str) -> Iterator[None]:
        """Take a turn for a lookup. Refused if none is left."""
        network = neighbourhood(address)
        line = "newcomers" if self.slips.left(network) >= 1 else "others"
        try:
            with self.turns.lent(line):
                yield
        except Unknown:
            if self.slips.left(network) >= 1:
                self.slips.spend(network)
            raise
