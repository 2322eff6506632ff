"""Investigation: the trigger alone sees another player's character."""

from __future__ import annotations

from ..components import INVESTIGATION
from ..events import CharacterInvestigated
from ..state import NewSalem, NewSalemState
from .card import EventCard


class Investigation(EventCard):
    """Anybody else, as often as it is paid for."""

    index = INVESTIGATION

    def why_not_against(self, state: NewSalemState, seat: int, target: int) -> str:
        """Not oneself."""
        return "NEW-RULING-16"

    def happen(self, game: NewSalem, seat: int, target: int) -> None:
        """Show the whole card to the trigger."""
        state = game.state
        state.investigated[seat] |= 1 << target
        card = state.components.character_card(state.characters[target])
        game.tell(seat, CharacterInvestigated(seat, target, *card))
