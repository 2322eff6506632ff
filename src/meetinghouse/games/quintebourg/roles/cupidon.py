"""Cupid: two casual partners, and from his second call somebody is admired at dawn (QB-EFF-CUPIDON, QB-DUO)."""

from __future__ import annotations

from ....engine.values import Option
from ..components.names import UNHARMED, WOUNDED
from ..phases.night.call import Asked, Once, seat_of, seats
from ..queries.town import NONE, acts, published
from ..state import Quintebourg, QuintebourgState
from .duos import MakePair, Meeting
from .role import Role


class Admire(Once):
    """Cupid chooses whom the town admires; that player may exchange a post (QB-EFF-CUPIDON-03)."""

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        return [NONE, *seats(published(state, UNHARMED, WOUNDED))], {}

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        game.state.admired = seat_of(option)

    def fits(self, state: QuintebourgState, seat: int) -> bool:
        return state.admired < 0 or acts(state, seat)


CUPIDON: Role = Role(
    "cupidon",
    calls=[
        MakePair("make-partners", "G", 15, "partners", "casual"),
        Meeting("partners", "G", 15, "casual", "casual_place"),  # Wednesdays and Saturdays
        Admire("admire", "J"),
    ],
)
