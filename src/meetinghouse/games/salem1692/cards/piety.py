"""Piety: doubles the holder's threshold (see queries), or keeps red cards away, depending on the edition."""

from __future__ import annotations

from typing import ClassVar, Final

from ..components import KIND, PIETY
from ..phases.trial import HoldTrial
from ..queries import character, total
from ..state import Salem, SalemState
from .card import BlueCard

PIETIES: Final = frozenset([card for card, kind in enumerate(KIND) if kind == PIETY])


def with_piety(state: SalemState) -> int:
    """The seats that have Piety in front of them."""
    return sum([1 << seat for seat, front in enumerate(state.fronts) if not PIETIES.isdisjoint(front)])


def tried_without_piety(state: SalemState, seat: int) -> bool:
    """Whether losing Piety brings that player to trial."""
    return state.edition.piety_loss_trial and total(state, seat) >= character(state, seat).threshold


class Piety(BlueCard):
    """A player who loses it may stand trial at once; the active player accuses."""

    kind: ClassVar[int] = PIETY

    def lost(self, game: Salem, seat: int, counted: bool) -> None:
        if tried_without_piety(game.state, seat):
            game.next(HoldTrial(game.state.turn, seat, False, counted))
