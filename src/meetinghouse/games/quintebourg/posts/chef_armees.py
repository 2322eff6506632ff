"""The army chief guards a house or a room (QB-POST-ARMYCHIEF)."""

from __future__ import annotations

from ....engine.values import Option
from ..phases.night.call import Asked, Once
from ..queries.town import NONE, able, bit, place_of, place_options
from ..state import Quintebourg, QuintebourgState


class ArmyGuard(Once):
    """Asked on Mondays and Thursdays; he may decline."""

    def callees(self, game: Quintebourg) -> int:
        state = game.state
        return bit(state.holder("chef-armees")) & able(state) if "chef-armees" in self.tonight(state) else 0

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        return [NONE, *place_options(state)], {}

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        game.state.army = place_of(option)


ARMY_GUARD = ArmyGuard("army-guard", "O")
