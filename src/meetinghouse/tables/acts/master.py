"""Acts of the master of a moderated table: closing steps, dealing by hand, and mending mistakes."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from ...engine import by_hand
from ...engine.entered import Drawn
from ...engine.record import Entry
from ...engine.unfit import unfit
from ...engine.values import Choice, read_choice
from .. import deal
from ..corrected import tell_anew
from ..refusals import Malformed, NotNow
from ..table import Table
from .act import Act
from .play import extend_archive


class CloseStep(Act, frozen=True):
    """The master closes the secret step that is open, or the deal."""

    by: int
    chance: tuple[Drawn, ...] = ()
    entry: Entry | None = None  # as the record has it, in case the act is replayed under other rules

    def do(self, table: Table, at: float) -> None:
        """Missing answers take their defaults. Refused while a question that has none is open."""
        table.only_master(self.by)
        if table.archive is not None:
            if self.entry is not None:
                extend_archive(table, self.entry)
            return
        table.only_in("playing")
        if table.dealing is not None:
            if self.chance:
                raise NotNow("dealing")
            deal.end(table, at)
            return
        game = table.match
        if game.secret and game.lacking:
            seats = list(dict.fromkeys([asked.seat for asked in game.lacking]))
            people = ", ".join([table.chairs[seat].name for seat in seats])
            raise NotNow("still-asked", seats=", ".join(map(str, seats)), people=people)
        table.retell(game.close(self.chance))
        table.after_move(at)

    def stored(self, table: Table) -> CloseStep:
        """With the entry of the closed step; a closed deal has none."""
        entries = table.match.entries
        return replace(self, entry=entries[-1] if entries and closes_step(entries[-1]) else None)

    def same(self, other: Act) -> bool:
        """Ignores the entry, which follows from the game."""
        return isinstance(other, CloseStep) and self.chance == other.chance


class DealByHand(Act, frozen=True):
    """The master enters cards that were dealt by hand, before anything else is entered."""

    by: int
    chance: tuple[Drawn, ...]

    def do(self, table: Table, at: float) -> None:
        """The game begins again with these cards, and the story is told anew."""
        table.only_master(self.by)
        if table.archive is not None:
            extend_archive(table, Entry(by_hand.DEAL, chance=self.chance))
            return
        table.only_in("playing")
        by_hand.deal(table.match, self.chance)
        if table.dealing is not None:  # everybody looks at their new cards
            for chair in table.chairs:
                table.change(chair.key, seen=False)
        told_anew(table, at)

    def check(self, table: Table) -> None:
        """Refuse to change the record of a game that does not go on."""
        check_goes_on(table)


class TakeEntryBack(Act, frozen=True):
    """The master takes an entry of the record back, or puts another choice in its place."""

    by: int
    entry: int
    why: str = ""
    choice: Any = None
    standing: Entry | None = None  # the entry that replaces it, in case the act is replayed under other rules

    def do(self, table: Table, at: float) -> None:
        """The game is played again without the entry, and the story is told anew."""
        table.only_master(self.by)
        if table.archive is not None:
            entries = list(table.archive.entries)
            if self.standing is not None and self.entry < len(entries):
                entries[self.entry] = self.standing
            table.archive = replace(table.archive, entries=tuple(entries))
            return
        table.only_in("playing")
        choice = None if self.choice is None else read(self.choice, str(self.entry))
        by_hand.take_back(table.match, self.entry, self.why, choice)
        told_anew(table, at)

    def stored(self, table: Table) -> TakeEntryBack:
        """With the entry that replaces it."""
        entries = table.match.entries
        return replace(self, standing=entries[self.entry] if entries else None)

    def same(self, other: Act) -> bool:
        """Ignores the entry that replaces it, which follows from the game."""
        return isinstance(other, TakeEntryBack) and replace(self, standing=None) == replace(other, standing=None)


class Repair(Act, frozen=True):
    """The master changes a state by hand, as far as the rules declare it, and says why."""

    by: int
    id: str
    choice: Any
    why: str

    def do(self, table: Table, at: float) -> None:
        """Those whom it concerns are told as the rules say; the reason is only in the record."""
        table.only_master(self.by)
        if table.archive is not None:
            extend_archive(table, Entry(self.id, read(self.choice, self.id), repair=True, why=self.why))
            return
        table.only_in("playing")
        table.retell(by_hand.repair(table.match, self.id, read(self.choice, self.id), self.why))
        table.after_move(at)

    def check(self, table: Table) -> None:
        """Refuse to change the record of a game that does not go on."""
        check_goes_on(table)


def closes_step(entry: Entry) -> bool:
    """Whether an entry closes a step: nothing is answered or said in it, and it is no deal or correction."""
    return entry.choice is None and entry.said is None and entry.id not in (by_hand.DEAL, by_hand.TAKEN_BACK)


def check_goes_on(table: Table) -> None:
    """Refuse unless a game is in progress whose rules are installed."""
    table.only_in("playing")
    if table.game is None:
        raise NotNow("not-playing")


def told_anew(table: Table, at: float) -> None:
    """Tell the story anew, and go on from where the game is now."""
    tell_anew(table)
    table.after_move(at)


def read(choice: object, id: str) -> Choice:
    """A choice in a request. Refused if it is not one."""
    try:
        return read_choice(choice)
    except msgspec.ValidationError as error:
        raise Malformed("choice", id=id, **unfit(error)) from error
