"""Powers that are invoked at any moment, each defined by its role (QB-ACT-01 to -05)."""

from __future__ import annotations

from typing import ClassVar

from ..components.names import COMATOSE, NEARLY_DEAD, SUN, UNHARMED, WOUNDED
from ..queries.town import published
from ..state import Quintebourg, QuintebourgState


class Power:
    """Something that may be done to one person at any moment.

    Some may be done once, some are known on a Sunday (QB-RULING-05), and one is invoked by the dead.
    """

    once: ClassVar[bool] = False

    def __init__(self, name: str, clause: str, *, on_sundays: bool = False, by_the_dead: bool = False) -> None:
        self.name = name
        self.clause = clause
        self.on_sundays = on_sundays
        self.by_the_dead = by_the_dead

    def against(self, state: QuintebourgState, seat: int) -> int:
        """The targets against which a seat can invoke it now, as a bit mask."""
        health = state.health[seat]
        able = health <= WOUNDED or (self.by_the_dead and health >= NEARLY_DEAD)
        known = self.on_sundays or state.weekday != SUN
        return self.marks(state, seat) & ~(1 << seat) if able and known else 0

    def marks(self, state: QuintebourgState, seat: int) -> int:
        """The possible targets by public knowledge; nobody if the seat does not have the power."""
        raise NotImplementedError

    def worst(self, state: QuintebourgState) -> int:
        """The worst true health of a target. If it is worse in secret, the power is kept (QB-RULING-142)."""
        return COMATOSE

    def use(self, game: Quintebourg, seat: int, target: int) -> None:
        """Use the power against a target."""
        raise NotImplementedError


def alive(state: QuintebourgState) -> int:
    """Who is not taken for dead."""
    return published(state, UNHARMED, COMATOSE)


class SingleUse(Power):
    """A power that is spent with its use, against anybody who is not taken for dead."""

    once: ClassVar[bool] = True

    def marks(self, state: QuintebourgState, seat: int) -> int:
        return alive(state) if state.uses[seat].get(self.name, 0) else 0

    def use(self, game: Quintebourg, seat: int, target: int) -> None:
        game.state.use(seat, self.name)
        self.strike(game, target)

    def strike(self, game: Quintebourg, target: int) -> None:
        """What happens to the target."""
        raise NotImplementedError
