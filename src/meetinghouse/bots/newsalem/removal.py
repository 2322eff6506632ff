"""Removing despair: only the total counts, so it shows whom one trusts, or hides what one did."""

from __future__ import annotations

from typing import cast

from ...engine.decisions import Decision
from ...engine.values import Card, Choice, Position, Seat
from ..bot import Reason
from .mind import Mind

Spot = tuple[Seat, Card, Position]


def remove(mind: Mind, decision: Decision) -> tuple[Choice, Reason]:
    """A puritan begins with whom they suspect most; a witch with the own despair."""
    spots = cast(tuple[Spot, ...], decision.options)
    me = mind.scene.me
    if mind.scene.is_witch:
        best = max(spots, key=lambda spot: (spot[0].seat == me, -mind.chance[spot[0].seat]))
        return best, Reason("steady-remove-hide", {"seat": best[0].seat})
    best = max(spots, key=lambda spot: mind.chance[spot[0].seat])
    return best, mind.reason("remove", best[0].seat)
