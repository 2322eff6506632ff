"""The dead who choose only to watch: they see everything, and do nothing any more (QB-RULING-115)."""

from __future__ import annotations

from ...engine.values import Word
from .events import BecameSpectator
from .names import M
from .state import Quintebourg, QuintebourgState

WATCH = Word("watch")


def may_watch(state: QuintebourgState) -> int:
    """Who is known to be dead, and so will never come back."""
    if not state.options["dead_spectator"]:
        return 0
    dead = sum(1 << seat for seat in range(state.players) if state.published[seat] == M)
    return dead & ~state.watching


def watch(game: Quintebourg, seat: int) -> None:
    """For all to know, and for good."""
    game.state.watching |= 1 << seat
    game.tell_all(BecameSpectator(seat))
