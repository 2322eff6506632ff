"""The limits: how often anybody may do something in the house, and how many streams may be open."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from .buckets import Buckets
from .guesses import Guesses
from .refusals import HttpRefused
from .settings import Settings

TOLD_FROM = 10  # other servers are told of an address or a table from this fraction of its streams on
FORGOTTEN = 3.0  # seconds after which the streams of a server that tells nothing no longer count
STREAMS_OF_HOST = 2  # of a host without a seat: the open one, and one whose end is not noticed yet


class News(msgspec.Struct, array_like=True, frozen=True):
    """What one server tells the others: what was spent of each limit, and its open streams."""

    server: str
    number: int  # grows with each message of the server, so that one that comes twice is recognized
    spent: list[list[tuple[Any, int]]]
    streams: list[dict[str, int]]


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
        self._server = secrets.token_hex(8)
        self._told = 0  # the number of the last news
        self._heard: dict[str, int] = {}  # the numbers of the last news of other servers
        self._all = (
            self.calls, self.knocks, self.guesses.slips, self.guesses.turns, self.openings, self.acts, self.counts,
        )  # fmt: skip

    def share(self) -> None:
        """Count from now on what other servers have to be told."""
        for buckets in self._all:
            buckets.spent = Counter()

    def news(self) -> bytes:
        """What other servers have to be told: what was spent here since the last call, and how many streams are open.

        Empty if there is nothing to tell.
        """
        spent: list[list[tuple[Any, int]]] = []
        for buckets in self._all:
            counted, buckets.spent = buckets.spent or Counter(), Counter()
            spent.append([(key, tokens) for key, tokens in counted.items() if tokens])
        streams = self.streams.many()
        if not any(spent) and not any(streams):
            return b""
        self._told += 1
        return msgspec.msgpack.encode(News(self._server, self._told, spent, streams))

    def hear(self, news: bytes) -> None:
        """Note the news of another server, so that every limit holds for the whole house.

        News that come twice are noted once. What a server of another version tells about other limits is ignored.
        """
        try:
            told = msgspec.msgpack.decode(news, type=News)
        except msgspec.MsgspecError:
            return
        if len(told.spent) != len(self._all) or told.number <= self._heard.get(told.server, 0):
            return
        self._heard[told.server] = told.number
        for buckets, keys in zip(self._all, told.spent, strict=True):
            for key, tokens in keys:
                buckets.note(tuple(key) if isinstance(key, list) else key, tokens)
        self.streams.hear(told.server, told.streams)


class Streams:
    """The open streams. Seats and watchers have separate limits, so that watchers never displace players.

    The host of a table counts as a seat, even without one. The limits on one address and on one table count the streams
    at all servers, those on all streams only the streams here. Servers tell each other of addresses and tables that
    have at least a tenth of what is allowed.
    """

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self._settings = settings
        self._now = now
        self._seats: Counter[str] = Counter()  # by address
        self._watchers: Counter[str] = Counter()  # by address
        self._watched: Counter[str] = Counter()  # by table
        # by table: streams of hosts without a seat; they also count as streams of seats
        self._hosted: Counter[str] = Counter()
        self._shared = (
            (self._seats, settings.streams_of_address),
            (self._watchers, settings.watchers_of_address),
            (self._watched, settings.watchers_of_table),
        )
        self._elsewhere: dict[str, tuple[float, list[dict[str, int]]]] = {}  # by server: when it was told, and what

    @property
    def open(self) -> int:
        """The number of open streams."""
        return self._seats.total() + self._watchers.total()

    def many(self) -> list[dict[str, int]]:
        """The addresses and tables with so many streams here that other servers have to know."""
        return [
            {name: number for name, number in count.items() if number * TOLD_FROM >= most}
            for count, most in self._shared
        ]

    def hear(self, server: str, streams: list[dict[str, int]]) -> None:
        """Note the streams that are open at another server."""
        if len(streams) == len(self._shared):
            self._elsewhere[server] = self._now(), streams

    def _is_full(self, number: int, name: str) -> bool:
        """Whether no more streams of an address or a table may be open, by the number of the limit."""
        here, most = self._shared[number]
        self._elsewhere = {by: told for by, told in self._elsewhere.items() if told[0] > self._now() - FORGOTTEN}
        return here[name] + sum([told[number].get(name, 0) for _, told in self._elsewhere.values()]) >= most

    def check_seat(self, address: str) -> None:
        """Refuse another stream of a seat if too many are open."""
        if self._is_full(0, address) or self.open >= self._settings.streams:
            raise HttpRefused("too-many-connections", seconds=10)

    def check_watcher(self, address: str, table: str) -> None:
        """Refuse another watcher of a table if too many are watching."""
        settings = self._settings
        if self._is_full(1, address):
            raise HttpRefused("too-many-connections", seconds=10)
        if self._is_full(2, table) or self._watchers.total() >= settings.watchers or self.open >= settings.streams:
            raise HttpRefused("too-many-watchers", seconds=10)

    def has_place_for_host(self, table: str) -> bool:
        """Whether a host without a seat may open one more stream that does not count as a watcher's."""
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
