"""Removing despair: only the total counts, so the choice is free to show trust, or to hide what one built."""

from __future__ import annotations

from typing import cast

from ...engine.decisions import Decision
from ...engine.values import Card, Choice, Position, Seat
from ..bot import Reason
from .mind import Mind

Spot = tuple[Seat, Card, Position]


def remove(mind: Mind, decision: Decision) -> tuple[Choice, Reason]:
    """A puritan removes despair from the worst suspect, a witch from her own buildings first."""
    spots = cast(tuple[Spot, ...], decision.options)
    me = mind.scene.me
    if mind.scene.is_witch:
        best = max(spots, key=lambda spot: (spot[0].seat == me, -mind.chance[spot[0].seat]))
        return best, Reason("steady-remove-hide", {"seat": best[0].seat})
    best = max(spots, key=lambda spot: mind.chance[spot[0].seat])
    return best, mind.reason("remove", best[0].seat)
