"""The games that are being played, found in the store without waking their tables."""

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

BEGUN = ("playing", "abandoned")  # phases of a status: somebody plays, or bots stand in for everybody
SEATING = (acts.Sit, acts.Leave, acts.PutOut, acts.TakeBack)  # what may change who owns a seat in a game
AT_ONCE = 500  # tables listed in one go


class Running(msgspec.Struct, frozen=True):
    """A game that is being played: by which rules, how many people own a seat, and when it was last played."""

    table: str  # its name
    code: str
    game: str
    version: str
    owners: int
    played: float  # by the clock of the house

    @property
    def playable(self) -> bool:
        """Whether the rules by which it is played are at hand."""
        try:
            return rules_of(self.game).version == self.version
        except Refused:
            return False


class _Head(msgspec.Struct):
    """The fields of a kept table that are looked at; the others are skipped."""

    phase: str
    chairs: list[Chair]
    touched: float
    game: bytes | None


async def running(journal: Journal) -> AsyncIterator[Running]:
    """All games that somebody may still come back to, also at tables that sleep."""
    for phase in BEGUN:
        async for listing in _listed(journal, phase):
            found = await _look(journal, listing)
            if found is not None and found.owners:
                yield found


async def beginning(journal: Journal) -> AsyncIterator[str]:
    """The names of tables where shares are being opened: a game begins there, or the start is stopped."""
    async for listing in _listed(journal, "opening"):
        yield listing.table


async def _listed(journal: Journal, phase: str) -> AsyncIterator[Listing]:
    after = ""
    while listed := await journal.tables(phase, after, AT_ONCE):
        for listing in listed:
            yield listing
        after = listed[-1].table


async def _look(journal: Journal, listing: Listing) -> Running | None:
    """By the head of the latest snapshot, or else by the whole table; a damaged one has no game to go on with."""
    code = listing.status.code or ""
    try:
        found = await journal.wake(listing.table)
        head = None if found.snapshot is None else msgspec.msgpack.decode(found.snapshot.body, type=_Head)
        since = [acts.read_entry(entry.body) for entry in found.entries]
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
        return None  # over meanwhile
    table = whole.table
    setup = table.match.setup if table.archive is None else table.archive.setup
    return Running(listing.table, code, setup.game, setup.version, table.owners.bit_count(), table.touched)
