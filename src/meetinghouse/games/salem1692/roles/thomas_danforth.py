"""Thomas Danforth: may hold a trial with one accusation fewer."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.values import SEATS, YES, Seat
from ..events import TrialDeclined
from ..phases.trial import HoldTrial
from ..queries import character, raised_by_piety, total, trials_are_spent
from ..state import Salem, SalemState
from ..steps import SalemStep
from .ability import Decides
from .character import Character


class ThomasDecides(Decides):
    """At the reduced threshold he chooses whether to hold the trial; otherwise the accusations stay."""

    accused: int

    phase: ClassVar[str] = "trial"
    kind: ClassVar[str] = "hold-trial"

    def about(self) -> Seat:
        return SEATS[self.accused]

    def resolve(self, game: Salem) -> None:
        if self.answers.get(self.seat) == YES:
            game.next(HoldTrial(self.seat, self.accused, True, True))
        else:
            game.tell_all(TrialDeclined(self.accused, self.seat))


class ThomasDanforth(Character):
    number: ClassVar[int] = 11
    name: ClassVar[str] = "thomas-danforth"
    accuses_cheaply: ClassVar[bool] = True

    def short_of_trial(self, state: SalemState, seat: int, accused: int) -> list[SalemStep]:
        limit = raised_by_piety(state, accused, character(state, accused).tried_cheaply_at(state.edition))
        return [ThomasDecides(seat, accused)] if total(state, accused) >= limit and not trials_are_spent(state) else []


THOMAS_DANFORTH: Final = ThomasDanforth()
