"""How much the server lets anybody do. Everything has a bound."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..tables.room import MOST_OF_TABLE
from .address import Network


class Rate(msgspec.Struct, frozen=True):
    """So often a second in the long run, and so often at once."""

    each_second: float
    at_once: float


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Limits and patience. Addresses are shared by everybody behind one router, so a whole table must fit in one."""

    most_target: int = 2 * 1024  # bytes of path and query: 100 letters of any script fit
    most_header: int = 8 * 1024  # bytes of one header's value
    most_body: int = 16 * 1024  # bytes
    body_patience: float = (
        10.0  # seconds for a request's body to arrive, or for what is sent after the answer to be a request
    )
    handshake_patience: float = 10.0  # seconds for a connection to be secured by TLS
    goodbye_patience: float = 5.0  # seconds for the other side of such a connection to end it too
    heartbeat: float = 15.0  # seconds between two comments on a quiet stream
    send_patience: float = 20.0  # seconds a reader may keep an answer or a message waiting
    calls: Rate = Rate(60, 600)  # of one address
    knocks: Rate = Rate(0.5, 60)  # of one address: opening, joining, wrong codes and wrong tokens
    guesses: Rate = Rate(0.5, 100)  # of the whole house: wrong codes of those who hardly ever try one, and of others
    slips: Rate = Rate(1 / 3600, 3)  # wrong codes of one network (/24, or /48 of IPv6) that is not yet one of those
    openings: Rate = Rate(1 / 60, 60)  # of one address: tables
    deeds: Rate = Rate(5, 20)  # of one seat at one table: everything that is done there
    buckets: int = 20_000  # how many addresses and seats are remembered
    connections_of_address: int = 512  # a trusted proxy is not counted, for all have its address
    streams_of_address: int = 400  # of seats; with those who watch they fit into its connections
    watchers_of_address: int = 100  # streams without a seat
    watchers_of_table: int = 100
    streams: int = 20_000
    watchers: int = 10_000  # of these; the others are for seats
    answers_kept: int = 10_000  # for those who ask again with the same key
    answers_kept_for: float = 600.0  # seconds
    code_letters: Literal[4, 6] = 4  # of a new table's code, where its host does not say
    most_room: int | None = 2 * 1024**3  # bytes that all tables may take; None: as many as the disk has
    most_of_table: int = MOST_OF_TABLE  # bytes
    network: str | None = None  # where phones in the same network find the server
    names: frozenset[str] = frozenset()  # by which browsers may ask for the house, beside addresses and localhost
    proxies: tuple[Network, ...] = ()  # trusted: what they say in X-Forwarded-For and -Proto is believed


NO_RATE = Rate(1e9, 1e9)
UNLIMITED = Settings(
    calls=NO_RATE,
    knocks=NO_RATE,
    guesses=NO_RATE,
    openings=NO_RATE,
    deeds=NO_RATE,
    connections_of_address=1_000_000,
    streams_of_address=1_000_000,
    watchers_of_address=1_000_000,
    watchers_of_table=1_000_000,
    streams=1_000_000,
    watchers=1_000_000,
)
