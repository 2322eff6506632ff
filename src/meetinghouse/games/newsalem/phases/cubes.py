"""Phase 2: reveal the buildings, take cubes, remove despair."""

from __future__ import annotations

from ..queries import around, first_seat
from ..state import NewSalem
from ..verbs import play_buildings
from .despair import RemoveDespair
from .event import EventPhase


def reveal(game: NewSalem) -> None:
    """Everybody plays the chosen buildings; first all cubes are placed, then despair is removed."""
    state = game.state
    state.turn = first_seat(state)
    due = [play_buildings(game, seat) for seat in range(state.players)]
    game.next(*[RemoveDespair(seat, due[seat]) for seat in around(state, state.turn) if due[seat]], EventPhase())
