"""Phase 2: reveal the buildings, take cubes, remove despair."""

from __future__ import annotations

from .despair import RemoveDespair
from .event_phase import EventPhase
from .events import BuildingsPlayed, Redrew
from .state import NewSalem


def reveal(game: NewSalem) -> None:
    """Everybody plays the chosen buildings; first all cubes are placed, then despair is removed.

    They are laid out by their kinds: in the order of choosing, the last would be the card that was redrawn.
    """
    state = game.state
    components = state.components
    due = [0] * state.players
    for seat in range(state.players):
        hope = despair = 0
        state.picks[seat].sort()
        for card in state.picks[seat]:
            building = components.building[card]
            state.tableaus[seat].append(card)
            state.cubes[seat].append(components.despair[building])
            despair += components.despair[building]
            hope += components.hope[building]
            due[seat] += components.removals[building]
        state.hope[seat] += hope
        state.town += despair
        if state.redrew >> seat & 1:
            game.tell_all(Redrew(seat))
        game.tell_all(BuildingsPlayed(seat, components.names_of(state.picks[seat]), hope, despair))
        state.picks[seat] = []
    removals = [RemoveDespair(seat, due[seat], False) for seat in state.around(state.first) if due[seat]]
    game.next(*removals, EventPhase(state.first))
