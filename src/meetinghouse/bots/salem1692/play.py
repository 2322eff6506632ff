"""A play that a bot considers: a card, its targets, and why."""

from __future__ import annotations

import msgspec

from ...engine.values import Card, Seat


class Play(msgspec.Struct, frozen=True):
    """A card, its target, its second part if it has one, and its worth to one's own side.

    Why it is worth that is the key of a reason; whom the reason is about, and what more it says.
    """

    value: float
    card: str
    target: int
    why: str
    about: int
    second: Seat | Card | None = None
    as_witness: bool = False
    more: dict[str, int | float | str] = {}
