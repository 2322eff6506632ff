"""Abigail Williams: when she brings about a trial, may discard all accusations in her own front."""

from __future__ import annotations

from ....engine.agenda import NOTHING
from ....engine.decisions import Question
from ....engine.values import YES
from ..events import AbilityUsed
from ..queries import accusations, character
from ..state import Salem
from ..steps import SalemStep
from ..verbs import discard_accusations
from .character import ABIGAIL_WILLIAMS


class AbigailDecides(SalemStep):
    """After the trial and its consequences: all of them, or none."""

    seat: int

    def ask(self, game: Salem) -> dict[int, Question]:
        """Discard them?"""
        state = game.state
        if character(state, self.seat) is not ABIGAIL_WILLIAMS or not accusations(state, self.seat):
            return NOTHING
        return self.yes_or_no(game, self.seat, "abigail-discards")

    def resolve(self, game: Salem) -> None:
        """Blue cards and Stocks stay."""
        if self.choice_of(self.seat) == YES:
            game.tell_all(AbilityUsed(self.seat, ABIGAIL_WILLIAMS.name))
            discard_accusations(game, self.seat, "abigail")
