"""Black cards: never held; everybody sees them, and they are resolved before anything else."""

from __future__ import annotations

from ....engine.agenda import Step
from ..components import KINDS
from ..events import BlackCardDrawn
from ..state import Salem, SalemState
from ..verbs import lay_open
from .card import PlayingCard


class BlackCard(PlayingCard):
    """Cannot be played."""

    def targets(self, game: Salem, by: int) -> int:
        return 0

    def come_up(self, game: Salem, seat: int, card: int, by_look: bool) -> None:
        lay_open(game.state, card)
        game.state.aside += (card,)
        game.tell_all(BlackCardDrawn(seat, KINDS[self.kind]))
        game.next(*self.steps(seat, card, by_look))

    def steps(self, seat: int, card: int, by_look: bool) -> list[Step[SalemState]]:
        """The steps that follow when the card is drawn."""
        raise NotImplementedError
