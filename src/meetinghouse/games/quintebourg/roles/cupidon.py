"""Cupid, from his second call: somebody is admired at dawn (QB-EFF-CUPIDON-03)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ..call import Call, chosen_seat, part, seats
from ..names import B, I
from ..state import Quintebourg
from ..town import NONE, able, published, with_effect


class Admire(Call):
    """Whom the town admires: that one may exchange a post."""

    name: ClassVar[str] = "admire"
    step: ClassVar[str] = "J"

    def callees(self, game: Quintebourg) -> int:
        """Cupid, from the second night on."""
        state = game.state
        return (
            with_effect(state, "cupidon") & able(state) if state.night >= 2 and "cupidon" in self.tonight(state) else 0
        )

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """Anyone unharmed or wounded."""
        return None if "admire" in given else part("admire", [NONE, *seats(published(game.state, I, B))])

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """It happens at dawn."""
        for given in answers.values():
            game.state.admired = chosen_seat(given, "admire")
