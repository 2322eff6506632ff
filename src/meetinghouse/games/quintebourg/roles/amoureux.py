"""The two lovers: where they meet, who watches at whose bed, who makes signs to whom (QB-ROLE-AMOUREUX, QB-LONG-02)."""

from __future__ import annotations

from ..components.names import COMATOSE, UNHARMED, WOUNDED, room
from ..queries.town import fit, published
from ..state import Quintebourg, QuintebourgState
from .duos import Meeting, bound
from .role import Role


class Lovers(Meeting):
    """They meet every night; if one is in hospital, the other watches there."""

    def circle(self, state: QuintebourgState) -> int:
        return sum(1 << seat for seat in self.pair(state))

    def signing(self, game: Quintebourg) -> int:
        """Both; neither if one is known to be in a coma (QB-RULING-138)."""
        pair = self.circle(game.state)
        return 0 if pair & ~published(game.state, UNHARMED, WOUNDED) else pair & fit(game.state)


AMOUREUX: Role = Role("amoureux", calls=[Lovers("lovers", "F", 30, "lover", "lovers_place")])


def vigil(state: QuintebourgState) -> tuple[int, int, int] | None:
    """The lover who watches, the other one, and the room (QB-RULING-47); None unless exactly one is in hospital."""
    pair = bound(state.lover)
    ill = [seat for seat in pair if state.health[seat] in (WOUNDED, COMATOSE)]
    if not ill or max(state.health[seat] for seat in pair) > COMATOSE:
        return None
    comatose = [seat for seat in ill if state.health[seat] == COMATOSE]
    if len(comatose) == 2:
        return None
    patient = (comatose or sorted(ill, key=lambda seat: state.since[seat]))[0]
    return state.lover[patient], patient, room(patient)
