"""Finished games: their records, who played, the bots' reasons, and everybody's private notes."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ..bots.bot import Reason
from ..engine.record import Record
from .chairs import Notebook
from .refusals import NotNow, Unknown

if TYPE_CHECKING:
    from .table import Table

MOST_GAMES = 20  # finished games kept of one table
MOST_BYTES = 1_000_000  # the size of all finished games of a table; the last one is kept whatever its size
MOST_PAGES = 100  # pages of one notebook in one game
MOST_LETTERS = 40_000  # characters on all pages of one notebook in one game


class Why(msgspec.Struct, frozen=True):
    """A bot's reason for an entry of the record; it is secret as long as the record is."""

    entry: int
    seat: int
    bot: str
    reason: Reason | None


class Page(msgspec.Struct, frozen=True):
    """A notebook as it was after an entry of the record. Only the person with this token may read it."""

    token: str
    entry: int
    notebook: Notebook


class Sat(NamedTuple):
    """Who played a game, seat by seat."""

    names: tuple[str, ...]
    bots: tuple[bool, ...]  # whether no person owned the seat
    out: tuple[int, ...] = ()  # seats whose owners were put out; a bot played on
    owners: tuple[str, ...] = ()  # the hash of each seat's token, empty for a bot's


class Played(msgspec.Struct, frozen=True):
    """A finished game."""

    number: int  # counted at this table from 1
    names: tuple[str, ...]
    bots: tuple[bool, ...]  # whether no person owned the seat
    record: Record
    reasons: list[Why]
    pages: tuple[Page, ...]
    out: tuple[int, ...] = ()  # seats whose owners were put out; a bot played on
    owners: tuple[str, ...] = ()  # the hash of each seat's token, empty for a bot's; missing in older games

    def pack(self) -> Packed:
        """The game in compressed form."""
        return Packed(self.number, zlib.compress(msgspec.msgpack.encode(self)))


class Packed(msgspec.Struct, frozen=True):
    """A game in compressed form, as a table keeps it."""

    number: int
    body: bytes

    def open(self) -> Played:
        return _open(self.body)

    def passed_on(self, old: str, new: str) -> Packed:
        """The game with another token for one of its players, whose notes are deleted."""
        played = self.open()
        if old not in played.owners:
            return self
        owners = tuple([new if each == old else each for each in played.owners])
        pages = tuple([page for page in played.pages if page.token != old])
        return msgspec.structs.replace(played, owners=owners, pages=pages).pack()


@lru_cache(maxsize=8)
def _open(body: bytes) -> Played:
    return msgspec.msgpack.decode(zlib.decompress(body), type=Played)


def played(table: Table, number: int | None = None) -> Played:
    """A finished game of a table, by its number, or the last one. Refused if there is none."""
    if number is None or number == table.number:
        found = ended(table) or (table.past[-1].open() if number is None and table.past else None)
        if found is None:
            raise NotNow("no-record-yet")
        return found
    for game in table.past:
        if game.number == number:
            return game.open()
    raise Unknown("no-such-game", number=number)


def ended(table: Table) -> Played | None:
    """The current game of a table as a finished one; None while it is in progress."""
    record = table.record
    if record is None:
        return None
    names, bots, out, owners = table.sat or seated(table)
    return Played(table.number, names, bots, record, table.reasons, table.pages, out, owners)


def finished(table: Table) -> list[int]:
    """The numbers of the finished games whose records a table keeps."""
    over = table.archive is not None or (table.game is not None and table.game.over)
    return [game.number for game in table.past] + ([table.number] if over else [])


def seated(table: Table) -> Sat:
    """Who sits at a table."""
    names = tuple([chair.name for chair in table.chairs])
    bots = tuple([chair.bot != "" and not chair.owned for chair in table.chairs])
    out = tuple([seat for seat, chair in enumerate(table.chairs) if chair.out])
    return Sat(names, bots, out, tuple([chair.owner for chair in table.chairs]))


def shelve(table: Table) -> None:
    """Add the current game of a table to its past ones."""
    game = ended(table)
    if game is not None:
        table.past = shelved(table.past, game.pack())
    table.pages = ()


def shelved(past: tuple[Packed, ...], game: Packed) -> tuple[Packed, ...]:
    """Add a game; the oldest ones are dropped if there are too many or they take too many bytes."""
    kept = (*past, game)[-MOST_GAMES:]
    while len(kept) > 1 and sum([len(each.body) for each in kept]) > MOST_BYTES:
        kept = kept[1:]
    return kept


def pages(table: Table, key: int, number: int | None = None) -> list[Page]:
    """The pages that a chair's owner wrote into their notebook during a finished game."""
    token = table.chair(key).token
    return [page for page in played(table, number).pages if page.token == token]


def turn_page(pages: tuple[Page, ...], page: Page) -> tuple[Page, ...]:
    """Add a page, replacing one after the same entry; the person's oldest pages are dropped if there are too many."""
    own = [each for each in pages if each.token == page.token and each.entry != page.entry] + [page]
    letters = 0
    kept: list[Page] = []
    for each in reversed(own[-MOST_PAGES:]):
        letters += len(each.notebook.text)
        if letters > MOST_LETTERS and kept:
            break
        kept.insert(0, each)
    return (*[each for each in pages if each.token != page.token], *kept)
