"""Laura, who never sleeps at her own house (QB-EFF-LAURA)."""

from __future__ import annotations

from ....engine.sheet import Given
from ....engine.values import Option, Position
from ..phases.night.call import Asked, Once
from ..queries.town import acts, houses
from ..state import Quintebourg, QuintebourgState
from .role import Role


class Squat(Once):
    """She sleeps in any house but her own, empty or not; not in the bunker or a room (QB-RULING-52)."""

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        return [Position(plot) for plot in houses(state)], {Position(state.slot[seat]): "QB-EFF-LAURA-01"}

    def default(self, state: QuintebourgState) -> Option | None:
        return None

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """If she does not choose, chance does."""
        state = game.state
        for seat, given in answers.items():
            choice = given.get(self.name)
            if isinstance(choice, Position):
                state.squat = choice.place
            else:
                state.squat = game.chance.pick([plot for plot in houses(state) if plot != state.slot[seat]], "squat")

    def fits(self, state: QuintebourgState, seat: int) -> bool:
        return state.squat != state.slot[seat] and (state.squat < 0 or acts(state, seat))


LAURA: Role = Role("laura", calls=[Squat("squat", "N")])
