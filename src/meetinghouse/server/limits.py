"""The limits: how often anybody may do something in the house, and how many streams may be open at one server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from .buckets import Buckets
from .guesses import Guesses
from .refusals import HttpRefused
from .settings import Settings

STREAMS_OF_HOST = 2  # of a host without a seat: the open one, and one whose end is not noticed yet


class Limits:
    """All limits that are checked before a call."""

    def __init__(self, settings: Settings) -> None:
        self.calls = Buckets(settings.calls, settings.buckets)
        self.knocks = Buckets(settings.knocks, settings.buckets)
        self.guesses = Guesses(settings)
        self.openings = Buckets(settings.openings, settings.buckets)
        self.acts = Buckets(settings.deeds, settings.buckets)
        self.counts = Buckets(settings.counts, settings.buckets)
        self.streams = Streams(settings)
        self._all = (
            self.calls, self.knocks, self.guesses.slips, self.guesses.turns, self.openings, self.acts, self.counts,
        )  # fmt: skip

    def share(self) -> None:
        """Count from now on what other servers have to be told."""
        for buckets in self._all:
            buckets.spent = Counter()

    def spent(self) -> bytes:
        """What was spent here since the last call, for other servers; empty if nothing was."""
        found: list[list[tuple[Any, int]]] = []
        for buckets in self._all:
            spent, buckets.spent = buckets.spent or Counter(), Counter()
            found.append([(key, tokens) for key, tokens in spent.items() if tokens])
        return msgspec.msgpack.encode(found) if any(found) else b""

    def hear(self, spent: bytes) -> None:
        """Note what was spent at another server, so that every limit holds for the whole house.

        What a server of another version tells about other limits is ignored.
        """
        try:
            told = msgspec.msgpack.decode(spent, type=list[list[tuple[Any, int]]])
        except msgspec.MsgspecError:
            return
        if len(told) != len(self._all):
            return
        for buckets, keys in zip(self._all, told, strict=True):
            for key, tokens in keys:
                buckets.note(tuple(key) if isinstance(key, list) else key, tokens)


class Streams:
    """The open streams. Seats and watchers have separate limits, so that watchers never displace players.

    The host of a table counts as a seat, even without one.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._seats: Counter[str] = Counter()  # by address
        self._watchers: Counter[str] = Counter()  # by address
        self._watched: Counter[str] = Counter()  # by table
        # by table: streams of hosts without a seat; they also count as streams of seats
        self._hosted: Counter[str] = Counter()

    @property
    def open(self) -> int:
        """The number of open streams."""
        return self._seats.total() + self._watchers.total()

    def check_seat(self, address: str) -> None:
        """Refuse another stream of a seat if too many are open."""
        if self._seats[address] >= self._settings.streams_of_address or self.open >= self._settings.streams:
            raise HttpRefused("too-many-connections", seconds=10)

    def check_watcher(self, address: str, table: str) -> None:
        """Refuse another watcher of a table if too many are watching."""
        settings = self._settings
        if self._watchers[address] >= settings.watchers_of_address:
            raise HttpRefused("too-many-connections", seconds=10)
        if (
            self._watched[table] >= settings.watchers_of_table
            or self._watchers.total() >= settings.watchers
            or self.open >= settings.streams
        ):
            raise HttpRefused("too-many-watchers", seconds=10)

    def has_place_for_host(self, table: str) -> bool:
        """Whether another stream of a host without a seat counts as a seat's; further ones count as watchers'."""
        return self._hosted[table] < STREAMS_OF_HOST

    @contextmanager
    def counted(self, address: str, watched: str | None, hosted: str | None) -> Iterator[None]:
        """Count a stream while it is open: a seat's, that of a watcher of a table, or that of a table's host."""
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
                _decrement(count, name)


def _decrement(count: Counter[str], name: str) -> None:
    count[name] -= 1
    if not count[name]:
        del count[name]
