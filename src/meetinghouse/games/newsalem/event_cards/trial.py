"""Trial: a player is put on trial until the end of the game, or a Pardon."""

from __future__ import annotations

from ..components import TRIAL
from ..state import NewSalem, NewSalemState
from .card import EventCard


class Trial(EventCard):
    """Somebody else who is not on trial."""

    index = TRIAL
    no_target = "NEW-EVENT-20"

    def targets(self, state: NewSalemState, seat: int) -> int:
        """Others, one trial at a time."""
        return super().targets(state, seat) & ~state.on_trial

    def why_not_against(self, state: NewSalemState, seat: int, target: int) -> str:
        """Not oneself, and nobody twice at once."""
        return "NEW-RULING-12" if target == seat else "NEW-EVENT-20"

    def happen(self, game: NewSalem, seat: int, target: int) -> None:
        """The card goes to the target."""
        game.state.middle[TRIAL] -= 1
        game.state.on_trial |= 1 << target
