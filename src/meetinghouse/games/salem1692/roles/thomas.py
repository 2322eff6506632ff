"""Thomas Danforth: may hold a trial with one accusation fewer."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.values import SEATS, YES
from .. import trial
from ..events import TrialDeclined
from ..state import Salem
from ..steps import SalemStep


class ThomasDecides(SalemStep):
    """At the reduced threshold the trial is his choice."""

    seat: int
    accused: int

    phase: ClassVar[str] = "trial"

    def ask(self, game: Salem) -> dict[int, Question]:
        """Hold it?"""
        return self.yes_or_no(game, self.seat, "hold-trial", SEATS[self.accused])

    def resolve(self, game: Salem) -> None:
        """Hold it, or let the accusations lie."""
        if self.choice_of(self.seat) == YES:
            game.next(trial.HoldTrial(self.seat, self.accused, True, True))
        else:
            game.tell_all(TrialDeclined(self.accused, self.seat))
