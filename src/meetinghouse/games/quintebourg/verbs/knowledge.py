"""What cards a player has seen of others."""

from __future__ import annotations

from ..events import CardsSeen
from ..state import Quintebourg, QuintebourgState

PARTY, EFFECT, LOVER = 1, 2, 4


def shown_party(state: QuintebourgState, seat: int) -> str:
    """The party card that others see: for a lover, the alibi."""
    return state.alibi[seat] or state.party[seat]


def see_all_cards(game: Quintebourg, viewer: int, target: int) -> None:
    """Show all cards of a player, and whether the player is a lover (QB-RULING-73)."""
    state = game.state
    state.see(viewer, target, PARTY | EFFECT | LOVER)
    lover = bool(state.alibi[target])
    game.tell(viewer, CardsSeen(viewer, target, shown_party(state, target), state.effect[target], lover))
