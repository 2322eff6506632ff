"""Codes that strangers try: how many wrong ones the whole house answers, whoever and however many they are."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..tables.refusals import Unknown
from .address import neighbourhood
from .limits import Buckets
from .settings import Settings


class Guesses:
    """Whoever has no token at the table needs a turn to have its code looked for; a right code gives it back.

    There are two lines, each with turns of its own: one for networks that have tried hardly any wrong code lately, and
    one for all others. So the house answers only so many guesses from however many addresses, and those who guess do
    not stand in the way of a newcomer. A right code, too, is not looked for without a turn: else it would tell itself.
    """

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self._slips = Buckets(settings.slips, settings.buckets, now)
        self._turns = Buckets(settings.guesses, 2, now)

    @contextmanager
    def turn(self, address: str) -> Iterator[None]:
        """Around the search for a table; refused where there is no turn left."""
        network = neighbourhood(address)
        line = "newcomers" if self._slips.left(network) >= 1 else "others"
        try:
            with self._turns.lent(line):
                yield
        except Unknown:
            if self._slips.left(network) >= 1:
                self._slips.take(network)
            raise
