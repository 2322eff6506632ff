"""What is told of weddings, coins, cameras, spectators and the feast."""

from __future__ import annotations

from ....engine.events import Event, Secret


class MarriageProposed(Event, frozen=True):
    """Somebody proposes marriage."""

    seat: int
    other: int
    how: str


class FeeNamed(Event, frozen=True):
    """The priest's fee."""

    seat: int
    coins: int


class MarriageFailed(Event, frozen=True):
    """There is no wedding, and why."""

    seat: int
    other: int
    why: str


class Married(Event, frozen=True):
    """A couple, and the house they live in; none: the bunker."""

    seat: int
    other: int
    house: int | None


class GiftMade(Secret, frozen=True):
    """Coins have changed hands."""

    seat: int
    other: int
    coins: int


class InquiryHeld(Secret, frozen=True):
    """The prosecutor has looked at the viewer's cards."""

    seat: int


class CameraPlaced(Secret, frozen=True):
    """Where the viewer's camera stands tonight."""

    seat: int
    house: int


class BecameSpectator(Event, frozen=True):
    """One of the dead only watches from now on."""

    seat: int


class RichestReported(Event, frozen=True):
    """Who is richer than all others."""

    seat: int | None


class FeastBegan(Event, frozen=True):
    """The village feast begins."""


class Walked(Event, frozen=True):
    """Somebody goes somewhere else."""

    seat: int
    place: str
    house: int | None


class FeastEnded(Event, frozen=True):
    """All go home."""
