"""What one seat knows beyond what everybody does (section 26)."""

from __future__ import annotations

from msgspec.structs import replace

from ..state import Quintebourg
from . import QuintebourgOwn
from .channels import own_channels
from .knowledge import known_people
from .private import private


def own_part(game: Quintebourg, seat: int) -> QuintebourgOwn:
    """A seat's own cards and plans, what it knows of others, and its channels. Spectators see everything."""
    watching = bool(game.state.watching >> seat & 1)
    key = (
        private(game, seat),
        own_channels(game, seat),
        known_people(game, seat, watching),
        _everybodys(game, marking=False) if watching else (),
    )
    found: QuintebourgOwn | None = game.cache.find(("own", seat), key)
    if found is None:
        own, channels, known, opened = key
        found = game.cache.store(("own", seat), key, replace(own, channels=channels, people=known, opened=opened))
    return found


def everything(game: Quintebourg) -> QuintebourgOwn | None:
    """All secrets of a game in progress; None after the end, when they are public."""
    if game.over:
        return None
    return QuintebourgOwn(people=known_people(game, None, True), opened=_everybodys(game, marking=True))


def _everybodys(game: Quintebourg, marking: bool) -> tuple[QuintebourgOwn, ...]:
    return () if game.over else tuple([private(game, seat, marking) for seat in range(game.state.players)])
