"""Events: each is told to an audience at the moment it happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from .values import Value

EVERYBODY = -1


class Event(Value, frozen=True):
    """Something that happened. Names of events are in the past tense."""

    rule: ClassVar[str] = ""  # the clause that brings it about, for reports on how often it came into play


class Secret(Event, frozen=True):
    """An event that is never told to everybody. A game that is imagined keeps it between those who heard it."""


class Told(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event and its audience: a bit mask of the seats that heard it, or -1 for everybody."""

    event: Any
    audience: int = EVERYBODY

    def heard_by(self, seat: int | None) -> bool:
        """Whether this seat (None: the public) was told the event."""
        return self.audience == EVERYBODY if seat is None else bool(self.audience >> seat & 1)

    def but(self, seat: int | None) -> Told:
        """The same event, told to everybody in its audience but this seat."""
        return self if seat is None else Told(self.event, self.audience & ~(1 << seat))


def heard_by(story: Sequence[Told], seat: int | None) -> list[Told]:
    """The lines of a story that a seat (None: the public) was told."""
    if seat is None:
        return [told for told in story if told.audience == EVERYBODY]
    ours = 1 << seat
    return [told for told in story if told.audience & ours]
