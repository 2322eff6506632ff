"""Cleansing: the trigger removes despair."""

from __future__ import annotations

from typing import Final

from ....engine.values import Option, Word
from ..components import CLEANSING
from ..despair import RemoveDespair
from ..state import NewSalem, NewSalemState
from .card import EventCard

CLEANSE: Final = (Word("cleanse"),)


class Cleansing(EventCard):
    """It may be triggered with no despair in town, and then does nothing."""

    index = CLEANSING

    def targets(self, state: NewSalemState, seat: int) -> int:
        """Nobody."""
        return 0

    def options(self, state: NewSalemState, seat: int) -> tuple[Option, ...]:
        """To do it."""
        return CLEANSE

    def happen(self, game: NewSalem, seat: int, target: int) -> None:
        """Ask its removals, one after another."""
        game.next(RemoveDespair(seat, game.state.components.cleansed, True))
