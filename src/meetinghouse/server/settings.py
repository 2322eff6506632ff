"""The limits of a server."""

from __future__ import annotations

import ssl
from typing import Literal

import msgspec

from ..tables.room import MOST_OF_TABLE
from .address import Network


class Rate(msgspec.Struct, frozen=True):
    """A rate limit: how many a second in the long run, and how many at once."""

    each_second: float
    at_once: float


class Push(msgspec.Struct, frozen=True):
    """Push messages in games that take days: whom push services may ask about them, and the key of the store."""

    contact: str  # mailto:… or https:…
    key: bytes = b""  # the store's, from which the house's key pair follows
    private: bool = False  # whether push services may be in private networks, for tests
    tls: ssl.SSLContext | None = None  # which certificates are trusted; None: those that the system trusts


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Limits and timeouts.

    Everybody behind one router has the same address, so the limits on one address leave room for a whole table.
    """

    most_target: int = 2 * 1024  # bytes of path and query, enough for 100 letters of any script
    most_header: int = 8 * 1024  # bytes of one header's value
    most_head: int = 32 * 1024  # bytes of request line and headers
    most_body: int = 16 * 1024  # bytes
    head_patience: float = 15.0  # seconds for the first request line and headers to arrive
    body_patience: float = 10.0  # seconds for a body to arrive, and for bytes after a response to become a request
    handshake_patience: float = 10.0  # seconds for the TLS handshake
    goodbye_patience: float = 5.0  # seconds for the client to close a TLS connection too
    heartbeat: float = 15.0  # seconds without a message after which a stream sends a comment
    send_patience: float = 20.0  # seconds that a client may leave a response or a message unread
    calls: Rate = Rate(60, 600)  # requests of one address
    knocks: Rate = Rate(0.5, 60)  # tables opened and joined, wrong codes and wrong tokens by one address
    guesses: Rate = Rate(0.5, 100)  # wrong codes in the whole house, counted apart for networks with few and with many
    slips: Rate = Rate(1 / 3600, 3)  # wrong codes of a network (/24, or IPv6 /48), after which it has many
    openings: Rate = Rate(1 / 60, 60)  # tables opened by one address
    deeds: Rate = Rate(5, 20)  # all acts of one seat at one table
    counts: Rate = Rate(0.5, 30)  # counts of worlds that are not cached, by one seat at one table or by one address
    buckets: int = 20_000  # addresses and seats that are remembered
    connections_of_address: int = 512  # connections of a trusted proxy are not counted
    streams_of_address: int = 400  # of seats; seats and watchers together stay below the limit on connections
    watchers_of_address: int = 100  # streams without a seat
    watchers_of_table: int = 100
    streams: int = 20_000
    watchers: int = 10_000  # of the streams; the rest is reserved for seats
    answers_kept: int = 10_000  # replies in the idempotency cache
    answers_kept_for: float = 600.0  # seconds
    code_letters: Literal[4, 6] = 4  # the default length of a table's code
    most_room: int | None = 2 * 1024**3  # bytes of all tables together; None: no limit
    most_of_table: int = MOST_OF_TABLE  # bytes
    open_tables: bool = False  # whether everybody may read a list of the tables whose hosts want to be found
    push: Push | None = None  # None: no push messages
    network: str | None = None  # the server's address for phones in the same network
    names: frozenset[str] = frozenset()  # the server's host names, besides IP addresses and localhost
    proxies: tuple[Network, ...] = ()  # proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted


NO_RATE = Rate(1e9, 1e9)
UNLIMITED = Settings(
    calls=NO_RATE,
    knocks=NO_RATE,
    guesses=NO_RATE,
    openings=NO_RATE,
    deeds=NO_RATE,
    counts=NO_RATE,
    connections_of_address=1_000_000,
    streams_of_address=1_000_000,
    watchers_of_address=1_000_000,
    watchers_of_table=1_000_000,
    streams=1_000_000,
    watchers=1_000_000,
)
