"""The games in progress, found in the store without waking their tables."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from ..engine import saves
from ..engine.catalogue import rules_of
from ..engine.refusals import Refused
from . import acts
from .chairs import Chair
from .journal import Damaged, Journal, Listing
from .waking import woken

BEGUN = ("playing", "abandoned")  # the phases with a game in progress: with people, or with bots only
SEATING = (acts.Sit, acts.Leave, acts.PutOut, acts.TakeBack)  # acts that may change the owner of a seat during a game


class Running(msgspec.Struct, frozen=True):
    """A game in progress: its rules, the number of people who own a seat, and when somebody last played."""

    table: str  # the table's name
    code: str
    game: str
    version: str
    owners: int
    played: float  # by the house's clock

    @property
    def playable(self) -> bool:
        """Whether the version of the rules with which the game is played is installed."""
        try:
            return rules_of(self.game).version == self.version
        except Refused:
            return False


class _Head(msgspec.Struct):
    """The fields of a saved table that are needed here; the decoder skips the others."""

    phase: str
    chairs: list[Chair]
    touched: float
    game: bytes | None


async def running(journal: Journal) -> AsyncIterator[Running]:
    """All games in progress in which somebody owns a seat, also at sleeping tables."""
    for phase in BEGUN:
        async for listing in journal.all_tables(phase):
            found = await _inspect(journal, listing)
            if found is not None and found.owners:
                yield found


async def beginning(journal: Journal) -> AsyncIterator[str]:
    """The names of tables where a game is about to begin, because shares are being opened."""
    async for listing in journal.all_tables("opening"):
        yield listing.table


async def _inspect(journal: Journal, listing: Listing) -> Running | None:
    """Read a game from its latest snapshot, or if that is not enough, from the whole table; None if it is damaged."""
    code = listing.status.code or ""
    try:
        found = await journal.wake(listing.table)
        head = None if found.snapshot is None else msgspec.msgpack.decode(found.snapshot.body, type=_Head)
        since = [acts.read_act(entry.body) for entry in found.entries]
        moved = any(isinstance(entry.act, SEATING) for entry in since)
        if head is not None and head.phase == "playing" and head.game is not None and not moved:
            setup = saves.setup_in(head.game)
            owners = sum(chair.person for chair in head.chairs)
            played = max([head.touched, *[entry.at for entry in since if entry.act.renews]])
            return Running(listing.table, code, setup.game, setup.version, owners, played)
    except (Damaged, msgspec.MsgspecError, Refused):
        pass
    try:
        whole = await woken(journal, listing.table)
    except Damaged:
        return None
    if whole is None or whole.table.phase != "playing":
        return None  # the game is over
    table = whole.table
    setup = table.match.setup if table.archive is None else table.archive.setup
    owners = sum(chair.person for chair in table.chairs)
    return Running(listing.table, code, setup.game, setup.version, owners, table.touched)
