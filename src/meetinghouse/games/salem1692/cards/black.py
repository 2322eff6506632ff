"""Black cards: never held, resolved when drawn (see draw, conspiracy and night)."""

from __future__ import annotations

from typing import ClassVar

from ..components import CONSPIRACY, NIGHT
from ..state import Salem
from .card import PlayingCard


class BlackCard(PlayingCard):
    """Cannot be played."""

    def targets(self, game: Salem, by: int) -> int:
        """Nobody."""
        return 0


class Conspiracy(BlackCard):
    """The Black Cat's holder reveals a tryal card; then everybody takes one from the left neighbour."""

    kind: ClassVar[int] = CONSPIRACY


class Night(BlackCard):
    """The witches choose a victim, the constable protects, players confess."""

    kind: ClassVar[int] = NIGHT
