"""Piety: doubles the holder's threshold (see queries), or keeps red cards away, depending on the edition."""

from __future__ import annotations

from typing import ClassVar

from ..components import PIETY
from ..phases.trial import HoldTrial
from ..queries import character, has_in_front, total
from ..state import Salem, SalemState
from .card import BlueCard


def with_piety(state: SalemState) -> int:
    """The seats that have Piety in front of them."""
    return sum([1 << seat for seat in range(len(state.fronts)) if has_in_front(state, seat, PIETY)])


def tried_without_piety(state: SalemState, seat: int) -> bool:
    """Whether losing Piety brings that player to trial."""
    return state.edition.piety_loss_trial and total(state, seat) >= character(state, seat).threshold


class Piety(BlueCard):
    """A player who loses it may stand trial at once; the active player accuses."""

    kind: ClassVar[int] = PIETY

    def lost(self, game: Salem, seat: int, counted: bool) -> None:
        if tried_without_piety(game.state, seat):
            game.next(HoldTrial(game.state.turn, seat, False, counted))
