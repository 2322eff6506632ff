"""Step 4: spouses inherit the estates of the dead; the notary gives away the rest (posts/notaire)."""

from __future__ import annotations

from .....engine.values import seats_in
from ... import victory
from ...components.names import COMATOSE, DEAD, NEARLY_DEAD
from ...events import EstateSettled, Inherited
from ...queries.town import of_health
from ...state import Quintebourg
from ...verbs import money
from .step import DawnStep


class Estates(DawnStep):
    """A spouse inherits before the notary is asked (QB-RULING-112)."""

    def resolve(self, game: Quintebourg) -> None:
        state = game.state
        for seat in seats_in(state.unsettled & of_health(state, NEARLY_DEAD, DEAD)):
            widow = state.ex[seat]
            if state.estates[seat] and state.health[widow] <= COMATOSE:
                amount, state.estates[seat], state.wills[seat] = state.estates[seat], 0, 0
                money.change(game, widow, amount)
                game.tell(widow, Inherited(widow, seat, amount))
                game.tell_all(EstateSettled(seat))
        state.unsettled = 0
        victory.check(game)
