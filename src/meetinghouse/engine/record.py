"""The record of a game: set-up, seed and answers, which reproduce it exactly."""

from __future__ import annotations

import msgspec

from .rules import Outcome, Setup
from .sayings import Saying
from .shares import SeedShare
from .values import Choice


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A decision answered, an offer taken or something said. An entry without any of it says that the time ran out.

    ``held`` marks the last answer of a step that then stayed open until its time ran out.
    """

    id: str
    choice: Choice | None = None
    held: bool = False
    said: tuple[Saying, ...] | None = None
    channel: str = ""  # in which it was said


class Record(msgspec.Struct, frozen=True):
    """A game's set-up, its entries and, after the end, its outcome."""

    setup: Setup
    entries: tuple[Entry, ...]
    outcome: Outcome | None = None
    shares: tuple[SeedShare, ...] | msgspec.UnsetType = msgspec.UNSET  # only if several people made the seed

    def encode(self) -> bytes:
        """The record as indented JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)
