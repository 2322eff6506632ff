"""Ann Putnam: draws two cards for a trial she brings about, before the reveal or at the end of her turn."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.values import SEATS, YES
from .. import draw
from ..events import AbilityUsed
from ..state import Salem
from ..steps import SalemStep
from .character import ANN_PUTNAM


class AnnDecides(SalemStep):
    """Before the tryal card is picked she may draw two cards."""

    seat: int
    accused: int

    phase: ClassVar[str] = "trial"

    def ask(self, game: Salem) -> dict[int, Question]:
        """Draw?"""
        return self.yes_or_no(game, self.seat, "ann-draws", SEATS[self.accused])

    def resolve(self, game: Salem) -> None:
        """Two cards; the trial waits."""
        if self.choice_of(self.seat) == YES:
            game.tell_all(AbilityUsed(self.seat, ANN_PUTNAM.name))
            game.next(draw.Draw(self.seat, 2))
