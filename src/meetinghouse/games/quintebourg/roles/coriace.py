"""The tough one, who never falls by more than one notch (QB-EFF-CORIACE)."""

from __future__ import annotations

from ..state import QuintebourgState
from .role import Role


class Coriace(Role):
    """Loses only one notch at a time."""

    def protect(self, state: QuintebourgState, seat: int, health: int) -> int:
        return min(health, state.health[seat] + 1)

    def possible(self, state: QuintebourgState, seat: int) -> bool:
        return max(state.fallen[seat], state.health[seat] - state.published[seat]) <= 1


CORIACE: Role = Coriace("coriace", for_doctor=False)
