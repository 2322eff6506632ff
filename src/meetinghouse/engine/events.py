"""What has happened, told to an audience when it happens."""

from __future__ import annotations

from typing import Any

import msgspec

from .values import Value

EVERYBODY = -1


class Event(Value, frozen=True):
    """Something that happened, in the past tense."""


class Told(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event and its audience: a bit for every seat that heard it, or everybody (-1)."""

    event: Any
    audience: int = EVERYBODY

    def heard_by(self, seat: int | None) -> bool:
        """Whether that seat (None: the public) was told."""
        return self.audience == EVERYBODY if seat is None else bool(self.audience >> seat & 1)
