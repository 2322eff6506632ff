"""Games that are over: what was played, by whom, why the bots moved so, and everybody's own notes."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import NamedTuple

import msgspec

from ..bots.bot import Reason
from ..engine.record import Record
from .chairs import Notebook

MOST_GAMES = 20  # kept of one table
MOST_BYTES = 1_000_000  # in all of them together, but the last one is kept whatever its size
MOST_PAGES = 100  # of one notebook in one game
MOST_LETTERS = 40_000  # in all of them together


class Why(msgspec.Struct, frozen=True):
    """A bot's sealed reason for an entry of the record; opened with it."""

    entry: int
    seat: int
    bot: str
    reason: Reason | None


class Page(msgspec.Struct, frozen=True):
    """A notebook as it stood from an entry of the record on; only whoever has that token may read it."""

    token: str
    entry: int
    notebook: Notebook


class Sat(NamedTuple):
    """Who played, seat by seat."""

    names: tuple[str, ...]
    bots: tuple[bool, ...]  # seats that were nobody's but a bot's
    out: tuple[int, ...] = ()  # seats whose owners the others have put out; a bot played on
    owners: tuple[str, ...] = ()  # the hash of each seat's token, empty for a bot's


class Played(msgspec.Struct, frozen=True):
    """A game that is over."""

    number: int  # at this table, from 1 on
    names: tuple[str, ...]
    bots: tuple[bool, ...]  # seats that were nobody's but a bot's
    record: Record
    reasons: list[Why]
    pages: tuple[Page, ...]
    out: tuple[int, ...] = ()  # seats whose owners the others have put out; a bot played on
    owners: tuple[str, ...] = ()  # the hash of each seat's token, empty for a bot's; none in games of before

    def pack(self) -> Packed:
        """In few bytes."""
        return Packed(self.number, zlib.compress(msgspec.msgpack.encode(self)))


class Packed(msgspec.Struct, frozen=True):
    """The same, as a table carries it along, seldom looking into it."""

    number: int
    body: bytes

    def open(self) -> Played:
        """All of it."""
        return _open(self.body)


@lru_cache(maxsize=8)
def _open(body: bytes) -> Played:
    return msgspec.msgpack.decode(zlib.decompress(body), type=Played)


def shelve(past: tuple[Packed, ...], game: Packed) -> tuple[Packed, ...]:
    """One more game; the oldest go where there are too many, or where they take too much room."""
    kept = (*past, game)[-MOST_GAMES:]
    while len(kept) > 1 and sum([len(each.body) for each in kept]) > MOST_BYTES:
        kept = kept[1:]
    return kept


def turn_page(pages: tuple[Page, ...], page: Page) -> tuple[Page, ...]:
    """One more page: in place of an earlier one of the same moment, and the oldest go where there are too many."""
    own = [each for each in pages if each.token == page.token and each.entry != page.entry] + [page]
    letters = 0
    kept: list[Page] = []
    for each in reversed(own[-MOST_PAGES:]):
        letters += len(each.notebook.text)
        if letters > MOST_LETTERS and kept:
            break
        kept.insert(0, each)
    return (*[each for each in pages if each.token != page.token], *kept)
