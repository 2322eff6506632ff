"""What is told of invocations."""

from __future__ import annotations

from ....engine.events import Event, Secret


class Invoked(Event, frozen=True):
    """Somebody was seen to invoke a power."""

    seat: int


class InvocationBegan(Event, frozen=True):
    """Somebody invokes a power; everything stands still."""


class InvocationFailed(Secret, frozen=True):
    """The target had fallen already; the power is kept."""

    seat: int
    power: str
    target: int
