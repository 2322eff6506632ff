"""The sandman and Morpheus: somebody sleeps heavily tonight (QB-EFF-SAND)."""

from __future__ import annotations

from ....engine.values import Option
from ..components.names import UNHARMED, WOUNDED
from ..events import SentToSleep
from ..phases.night.call import Asked, Once, close_seats, seat_of, seats
from ..queries.town import NONE, published
from ..state import Quintebourg, QuintebourgState
from .role import Role


class HeavySleep(Once):
    """Each names another; both take effect, even on each other, and the sleeper is told at once."""

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        awake = published(state, UNHARMED, WOUNDED)
        return [NONE, *seats(awake)], close_seats(1 << seat, "QB-EFF-SAND-01")

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        state, target = game.state, seat_of(option)
        if state.health[target] <= WOUNDED and not state.asleep >> target & 1:
            state.asleep |= 1 << target
            game.tell(target, SentToSleep(target))

    def fits(self, state: QuintebourgState, seat: int) -> bool:
        return not state.asleep or state.health[seat] <= WOUNDED


MARCHAND_DE_SABLE: Role = Role("marchand-de-sable", "morphee", calls=[HeavySleep("sleep", "H")])
