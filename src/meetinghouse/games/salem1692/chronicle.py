"""What the chronicle of tryal cards tells: who was a witch when, and what each seat has observed."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...engine.values import seats_in
from .components import CONSTABLE, WITCH
from .state import DIED, EXCHANGED, GAVEL_GIVEN, LOOKED, REVEALED, WITCHES_MET, SalemState


@lru_cache(maxsize=256)  # an exchange is followed several times in every world
def moves(entry: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """The cards that changed hands in an exchange: giver, taker, card."""
    return tuple(zip(entry[1::3], entry[2::3], entry[3::3], strict=True))


class Tryals:
    """The tryal cards at a moment of the past: who had them, which lay open, who lived and who was a witch."""

    def __init__(self, state: SalemState) -> None:
        self.state = state
        self.faces = state.faces
        self.owner = list(state.first_owner)
        self.up = 0
        self.living = (1 << len(state.rows)) - 1
        self.witches = 0
        card = -1
        for _ in range(self.faces.count(WITCH)):
            card = self.faces.index(WITCH, card + 1)
            self.witches |= 1 << self.owner[card]
        self._constable = self.faces.index(CONSTABLE) if CONSTABLE in self.faces else -1

    def apply(self, entry: tuple[int, ...]) -> None:
        """Apply an entry of the chronicle."""
        if entry[0] == EXCHANGED:
            for _, taker, card in moves(entry):
                self.owner[card] = taker
                if self.faces[card] == WITCH:
                    self.witches |= 1 << taker
        elif entry[0] == REVEALED:
            self.up |= 1 << entry[2]
        elif entry[0] == DIED:
            self.living &= ~(1 << entry[1])

    def hidden(self, face: int) -> list[int]:
        """Who has the face-down cards of that face."""
        return [self.owner[card] for card, its in enumerate(self.faces) if its == face and not self.up >> card & 1]

    @property
    def constable(self) -> int:
        """Who holds the face-down Constable card; -1: nobody."""
        card = self._constable
        return -1 if card < 0 or self.up >> card & 1 else self.owner[card]

    @property
    def meeting(self) -> int:
        """The living players who are witches."""
        return self.witches & self.living & self.state.humans

    def observed(self, entry: tuple[int, ...], seat: int | None) -> list[object]:
        """What that seat saw of the entry that was just applied."""
        what, faces = entry[0], self.faces
        if what == EXCHANGED:
            exchanged = moves(entry)
            lost = tuple([faces[card] for giver, _, card in exchanged if giver == seat])
            return [("exchange", lost, tuple([faces[card] for _, taker, card in exchanged if taker == seat]))]
        if what == REVEALED:
            who, card = entry[1], entry[2]
            return [("reveal", who, faces[card], faces[card] == WITCH and who in self.hidden(WITCH))]
        if what == DIED and self.state.disclosed[entry[1]] >= 0:
            return [("past", entry[1], self.witches >> entry[1] & 1)]
        if what == WITCHES_MET and seat is not None and self.meeting >> seat & 1:
            return [("fellows", self.meeting)]
        if what == GAVEL_GIVEN:
            return [("gavel", entry[1], self.could_give(entry[1]))]
        return [("looked", entry[2], faces[entry[3]])] if what == LOOKED and entry[1] == seat else []

    def could_give(self, gavel: int) -> bool:
        """Whether the constable could give the gavel to that seat (-1: nobody), if there was one."""
        constable = self.constable
        if self.state.ghost_game:
            return gavel < 0 or (constable >= 0 and bool(self.state.humans >> constable & 1))
        return (gavel >= 0) == (constable >= 0) and (gavel < 0 or constable != gavel)


def witches_at(state: SalemState) -> list[int]:
    """Who was a witch before each entry of the chronicle, and (last) now."""
    tryals = Tryals(state)
    found = [tryals.witches]
    for entry in state.chronicle:
        tryals.apply(entry)
        found.append(tryals.witches)
    return found


def observations(state: SalemState, seat: int | None) -> tuple[object, ...]:
    """All that a seat (None: the public) has learned of tryal cards, in order.

    Two worlds in which a seat made the same observations are the same to it.
    """
    tryals = Tryals(state)
    dealt = [face for face, first in zip(state.faces, state.first_owner, strict=True) if first == seat]
    seen: list[object] = [tuple(sorted(dealt))]
    players = state.humans if state.ghost_game else 0
    for entry in state.chronicle:
        tryals.apply(entry)
        seen += tryals.observed(entry, seat)
        seen.append(bool((players or tryals.living) & ~tryals.witches))  # the observation that the game went on
    return tuple(seen)


class History(NamedTuple):
    """Who was what in the course of a game: before each entry of the chronicle, and (last) now."""

    witches: list[int]  # as bit masks
    constables: list[int]  # -1: none
    met: list[int]  # by seat: whom it knows now to be a witch, from meetings and from cards that changed hands
    now: Tryals


def history(state: SalemState) -> History:
    """Follow the whole chronicle."""
    tryals = Tryals(state)
    constable = tryals.constable
    witches, constables, met = [tryals.witches], [constable], [0] * len(state.rows)
    for entry in state.chronicle:
        what = entry[0]
        tryals.apply(entry)
        if what in (EXCHANGED, REVEALED):
            constable = tryals.constable
        if what in (EXCHANGED, WITCHES_MET):
            acquaint(state, met, entry, tryals.meeting)
        witches.append(tryals.witches)
        constables.append(constable)
    return History(witches, constables, met, tryals)


def acquaint(state: SalemState, met: list[int], entry: tuple[int, ...], meeting: int) -> None:
    """Add whom each seat has met by an entry of the chronicle; `meeting`: the living witches at that moment."""
    if entry[0] == WITCHES_MET:
        for seat in seats_in(meeting):
            met[seat] |= meeting
    elif entry[0] == EXCHANGED and not state.edition.center_shuffle:
        for giver, taker, card in moves(entry):
            if state.faces[card] == WITCH:
                met[giver] |= 1 << taker
                met[taker] |= 1 << giver
