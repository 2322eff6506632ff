"""What is told when the game is over."""

from __future__ import annotations

from ....engine.events import Event


class RoleShown(Event, frozen=True):
    """Who somebody was."""

    seat: int
    party: str
    effect: str
    camp: str
    health: str
    alibi: str | None


class CampWon(Event, frozen=True):
    """A camp that has won, and how."""

    camp: str
    why: str
    winners: tuple[int, ...]
