"""Pardon: it cancels a trial; both cards are spent."""

from __future__ import annotations

from ..components import PARDON
from ..state import NewSalem, NewSalemState
from .card import EventCard


class Pardon(EventCard):
    """Anybody on trial, the trigger too."""

    index = PARDON
    no_target = "NEW-EVENT-23"

    def targets(self, state: NewSalemState, seat: int) -> int:
        """Those on trial."""
        return state.on_trial

    def why_not_against(self, state: NewSalemState, seat: int, target: int) -> str:
        """Nobody who is not on trial."""
        return "NEW-EVENT-22"

    def happen(self, game: NewSalem, seat: int, target: int) -> None:
        """Both cards stay turned face down with the target."""
        state = game.state
        state.middle[PARDON] -= 1
        state.on_trial &= ~(1 << target)
        state.spent[target] += 1
        state.pardons[target] += 1
