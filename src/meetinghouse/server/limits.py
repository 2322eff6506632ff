"""How often anybody may do something, remembered for a bounded number of them."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from ..tables.refusals import TooMuch, Unknown
from .refusals import AtDoor
from .settings import Rate, Settings

HOSTS = 2  # streams of a host without a seat: one, and one that is not yet known to be gone


class Buckets:
    """A bucket of tokens for everyone: each act takes one, and time fills it again."""

    def __init__(self, rate: Rate, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._now = now
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()  # what was left when, oldest first

    def __len__(self) -> int:
        return len(self._left)

    def left(self, who: Hashable) -> float:
        """How many tokens are left."""
        left, at = self._left.get(who, (self._rate.at_once, 0.0))
        return min(self._rate.at_once, left + (self._now() - at) * self._rate.each_second)

    def take(self, who: Hashable) -> None:
        """Take one; refused where none is left."""
        left = self.left(who)
        if left < 1:
            raise TooMuch("too-fast", seconds=math.ceil((1 - left) / self._rate.each_second))
        self._set(who, left - 1)

    def give_back(self, who: Hashable) -> None:
        """Give back one that was taken."""
        self._set(who, min(self._rate.at_once, self.left(who) + 1))

    @contextmanager
    def lent(self, who: Hashable) -> Iterator[None]:
        """Take one, and give it back unless what is looked for meanwhile is not there."""
        self.take(who)
        missed = False
        try:
            yield
        except Unknown:
            missed = True
            raise
        finally:
            if not missed:
                self.give_back(who)

    def _set(self, who: Hashable, left: float) -> None:
        self._left[who] = left, self._now()
        self._left.move_to_end(who)
        if len(self._left) > self._most:
            self._left.popitem(last=False)


class Streams:
    """How many streams are open: those of seats, and apart from them those of watchers, which keep no seat out.

    A host without a seat is no watcher.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._seats: Counter[str] = Counter()  # by address
        self._watchers: Counter[str] = Counter()  # by address
        self._watched: Counter[str] = Counter()  # by table
        self._hosted: Counter[str] = Counter()  # by table: those of a host without a seat, among those of seats

    @property
    def open(self) -> int:
        """All of them."""
        return self._seats.total() + self._watchers.total()

    def check_seat(self, address: str) -> None:
        """Refuse one more of a seat where there are too many."""
        if self._seats[address] >= self._settings.streams_of_address or self.open >= self._settings.streams:
            raise AtDoor("too-many-connections", seconds=10)

    def check_watcher(self, address: str, table: str) -> None:
        """The same for one without a seat at that table."""
        limits = self._settings
        if self._watchers[address] >= limits.watchers_of_address:
            raise AtDoor("too-many-connections", seconds=10)
        if (
            self._watched[table] >= limits.watchers_of_table
            or self._watchers.total() >= limits.watchers
            or self.open >= limits.streams
        ):
            raise AtDoor("too-many-watchers", seconds=10)

    def has_place_for_host(self, table: str) -> bool:
        """Whether one more of the table's host without a seat counts as a seat's; any further one watches."""
        return self._hosted[table] < HOSTS

    @contextmanager
    def one_more(self, address: str, watched: str | None, hosted: str | None) -> Iterator[None]:
        """Count one while it is open: a seat's, a watcher's of that table, or its host's."""
        counts = [(self._seats, address)]
        if watched is not None:
            counts = [(self._watchers, address), (self._watched, watched)]
        elif hosted is not None:
            counts.append((self._hosted, hosted))
        for count, name in counts:
            count[name] += 1
        try:
            yield
        finally:
            for count, name in counts:
                _less(count, name)


def _less(count: Counter[str], name: str) -> None:
    count[name] -= 1
    if not count[name]:
        del count[name]
