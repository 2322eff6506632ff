"""The record: set-up, seed and answers reproduce a game exactly."""

from __future__ import annotations

import msgspec

from .rules import Outcome, Setup
from .shares import SeedShare
from .values import Choice


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A decision answered or an offer taken; without a choice: its time ran out.

    Held: all had answered by then, but the step was kept open until its time ran out.
    """

    id: str
    choice: Choice | None = None
    held: bool = False


class Record(msgspec.Struct, frozen=True):
    """What was played, and how it ended."""

    setup: Setup
    entries: tuple[Entry, ...]
    outcome: Outcome | None = None
    shares: tuple[SeedShare, ...] | msgspec.UnsetType = msgspec.UNSET  # where several made the seed

    def encode(self) -> bytes:
        """The record as JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)
