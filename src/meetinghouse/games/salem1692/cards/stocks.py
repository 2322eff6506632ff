"""Stocks: the holder's next turn is skipped."""

from __future__ import annotations

from typing import ClassVar

from ..components import STOCKS
from ..state import Salem
from .card import NO_BARS, Bars, PlayingCard


class Stocks(PlayingCard):
    """A green card that stays in front of its target until the turn is skipped."""

    kind: ClassVar[int] = STOCKS
    skips_turn: ClassVar[bool] = True

    def bars(self, game: Salem, by: int) -> Bars:
        """If a card must have an effect: ghosts without turns."""
        edition = game.state.edition
        return NO_BARS if edition.idle_cards or edition.ghosts_discard else ((~game.state.humans, "SAL-GHOST-31"),)

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        self.to_front(game, by, target)
