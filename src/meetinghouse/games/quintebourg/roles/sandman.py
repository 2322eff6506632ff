"""The sandman and Morpheus: somebody sleeps heavily tonight (QB-EFF-SAND)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ..call import Call, chosen_seat, close_seats, part, seats
from ..events import SentToSleep
from ..names import B, I
from ..state import Quintebourg
from ..town import NONE, fit, published, with_effect


class HeavySleep(Call):
    """Each names one; both take effect, even on each other."""

    name: ClassVar[str] = "sleep"
    step: ClassVar[str] = "H"

    def callees(self, game: Quintebourg) -> int:
        """Both sandmen, every night."""
        return with_effect(game.state, *self.tonight(game.state)) & fit(game.state)

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """Any other who is unharmed or wounded."""
        if "sleep" in given:
            return None
        awake = published(game.state, I, B)
        return part("sleep", [NONE, *seats(awake)], close_seats(1 << seat, "QB-EFF-SAND-01"))

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """The sleeper is told at once."""
        state = game.state
        for given in answers.values():
            target = chosen_seat(given, "sleep")
            if target >= 0 and state.health[target] <= B and not state.asleep >> target & 1:
                state.asleep |= 1 << target
                game.tell(target, SentToSleep(target))
