"""Token buckets, which limit how often each address, seat or network may do something."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from ..tables.refusals import TooMuch, Unknown
from .settings import Rate


class Buckets:
    """A token bucket for each key; only the `most` recently used keys are remembered."""

    def __init__(self, rate: Rate, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._now = now
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()  # tokens left, and when; oldest first
        self.spent: Counter[Hashable] | None = None  # since other servers were last told; None if there are none

    def __len__(self) -> int:
        return len(self._left)

    def left(self, key: Hashable) -> float:
        """The number of tokens left for a key."""
        left, at = self._left.get(key, (self._rate.at_once, 0.0))
        return min(self._rate.at_once, left + (self._now() - at) * self._rate.each_second)

    def spend(self, key: Hashable) -> None:
        """Spend a token. Raises `TooMuch` if none is left."""
        left = self.left(key)
        if left < 1:
            raise TooMuch("too-fast", seconds=math.ceil((1 - left) / self._rate.each_second))
        self._set(key, left - 1)
        self._count(key, 1)

    def give_back(self, key: Hashable) -> None:
        """Return a token that was spent."""
        self._set(key, min(self._rate.at_once, self.left(key) + 1))
        self._count(key, -1)

    def note(self, key: Hashable, tokens: int) -> None:
        """Subtract tokens that were spent at another server; the number left may become negative."""
        self._set(key, min(self._rate.at_once, self.left(key) - tokens))

    @contextmanager
    def lent(self, key: Hashable) -> Iterator[None]:
        """Spend a token for a lookup, and give it back unless the lookup raises `Unknown`."""
        self.spend(key)
        missed = False
        try:
            yield
        except Unknown:
            missed = True
            raise
        finally:
            if not missed:
                self.give_back(key)

    def _count(self, key: Hashable, tokens: int) -> None:
        if self.spent is not None and (key in self.spent or len(self.spent) < self._most):
            self.spent[key] += tokens

    def _set(self, key: Hashable, left: float) -> None:
        self._left[key] = left, self._now()
        self._left.move_to_end(key)
        if len(self._left) > self._most:
            self._left.popitem(last=False)
