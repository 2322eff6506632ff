"""The army chief guards a house or a room (QB-POST-ARMYCHIEF)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ..call import Call, part
from ..state import Quintebourg
from ..town import NONE, able, place_of, place_options


class ArmyGuard(Call):
    """Mondays and Thursdays; he may decline."""

    name: ClassVar[str] = "army-guard"
    step: ClassVar[str] = "O"

    def callees(self, game: Quintebourg) -> int:
        """The holder of the post."""
        state = game.state
        chief = state.holder("chef-armees")
        called = "chef-armees" in self.tonight(state)
        return 1 << chief & able(state) if chief >= 0 and called else 0

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """Which place."""
        return None if "army-guard" in given else part("army-guard", [NONE, *place_options(game.state)])

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """An intention, until positions are fixed."""
        game.state.army = max([place_of(given.get("army-guard")) for given in answers.values()], default=-1)
