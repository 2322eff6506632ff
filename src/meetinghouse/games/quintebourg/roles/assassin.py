"""The assassin, who shoots at any moment: the first bullet is free (QB-EFF-ASSASSIN)."""

from __future__ import annotations

from ..components.names import COMATOSE, NEARLY_DEAD
from ..queries.town import victims
from ..state import Quintebourg, QuintebourgState
from ..verbs.health import TABLE1, damage
from ..verbs.money import spend
from .power import Power
from .role import Role

BULLET = 2  # coins, after the first


class Shot(Power):
    """The die decides the harm; nobody can defend himself (QB-RULING-65)."""

    def marks(self, state: QuintebourgState, seat: int) -> int:
        pays = state.coins[seat] >= BULLET and not state.condemned >> seat & 1  # the condemned cannot spend coins
        armed = state.effect[seat] == "assassin" and (state.uses[seat]["free-bullet"] or pays)
        return victims(state) if armed else 0

    def worst(self, state: QuintebourgState) -> int:
        return NEARLY_DEAD if state.returned else COMATOSE

    def use(self, game: Quintebourg, seat: int, target: int) -> None:
        state = game.state
        if state.uses[seat]["free-bullet"]:
            state.use(seat, "free-bullet")
        else:
            spend(game, seat, BULLET)
            state.bank += BULLET
        damage(game, target, TABLE1[game.chance.below(10, "assassin")])


ASSASSIN: Role = Role(
    "assassin", powers=[Shot("assassinate", "QB-EFF-ASSASSIN-01")], uses=["free-bullet"], defends=True
)
