"""The dead who choose only to watch: they see everything, and do nothing any more (QB-RULING-115)."""

from __future__ import annotations

from ....engine.values import Word
from ..components.names import DEAD
from ..events import BecameSpectator
from ..state import Quintebourg, QuintebourgState

WATCH = Word("watch")


def may_watch(state: QuintebourgState) -> int:
    """The players who are known to be dead, and so will never come back."""
    dead = sum(1 << seat for seat, health in enumerate(state.published) if health == DEAD)
    return dead & ~state.watching if state.options["dead_spectator"] else 0


def watch(game: Quintebourg, seat: int) -> None:
    """Make a dead player a spectator, publicly and for good."""
    game.state.watching |= 1 << seat
    game.tell_all(BecameSpectator(seat))
