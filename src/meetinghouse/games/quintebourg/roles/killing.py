"""A power to kill, once: its target is nearly dead."""

from __future__ import annotations

from ..components.names import NEARLY_DEAD, PACK
from ..queries.town import members
from ..state import Quintebourg, QuintebourgState
from ..verbs.health import worsen
from .power import SingleUse


class Kill(SingleUse):
    """Leaves anybody nearly dead, once."""

    def strike(self, game: Quintebourg, target: int) -> None:
        worsen(game, target, NEARLY_DEAD)


class KillReptilian(Kill):
    """Leaves one of the pack nearly dead, once: those whom it has met."""

    def marks(self, state: QuintebourgState, seat: int) -> int:
        return super().marks(state, seat) & state.met[0] & members(state, PACK)
