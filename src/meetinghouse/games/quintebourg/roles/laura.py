"""Laura, who never sleeps at her own house (QB-EFF-LAURA)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Position, seats_in
from ..call import Call, part
from ..state import Quintebourg
from ..town import able, houses, with_effect


class Squat(Call):
    """Any house but her own, empty or not; chance chooses where she does not."""

    name: ClassVar[str] = "squat"
    step: ClassVar[str] = "N"

    def callees(self, game: Quintebourg) -> int:
        """Laura, every night."""
        return with_effect(game.state, "laura") & able(game.state)

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """A house; not the bunker, not a room (QB-RULING-52)."""
        if "squat" in given:
            return None
        state = game.state
        return part(
            "squat", [Position(plot) for plot in houses(state)], {Position(state.slot[seat]): "QB-EFF-LAURA-01"}, None
        )

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """An intention, until positions are fixed."""
        state = game.state
        state.squat = -1
        for seat in seats_in(self.callees(game)):
            choice = answers.get(seat, {}).get("squat")
            if isinstance(choice, Position):
                state.squat = choice.place
            else:
                state.squat = game.chance.pick([plot for plot in houses(state) if plot != state.slot[seat]], "squat")
