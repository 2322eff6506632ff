"""The record of a game: set-up, seed and answers, which reproduce it exactly."""

from __future__ import annotations

import msgspec

from .entered import Drawn
from .rules import Outcome, Setup
from .sayings import Saying
from .shares import SeedShare
from .values import Choice


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A decision answered, an offer taken or something said. An entry without any of it says that the time ran out.

    ``held`` marks the last answer of a step that then stayed open until its time ran out. ``chance`` holds the draws
    of this entry that were made by hand. A repair changes the state by hand. An entry that was taken back is
    kept as ``taken`` in the entry that replaces it; if no other choice does, the replacement has the id ``taken-back``.
    """

    id: str
    choice: Choice | None = None
    held: bool = False
    said: tuple[Saying, ...] | None = None
    channel: str = ""  # in which it was said
    chance: tuple[Drawn, ...] = ()
    repair: bool = False
    why: str = ""  # the reason for a repair, or for taking an entry back
    taken: Entry | None = None
    skips: dict[str, int] = {}  # by label: draws to skip, which the entry taken back had made


class Record(msgspec.Struct, frozen=True):
    """A game's set-up, its entries and, after the end, its outcome."""

    setup: Setup
    entries: tuple[Entry, ...]
    outcome: Outcome | None = None
    shares: tuple[SeedShare, ...] | msgspec.UnsetType = msgspec.UNSET  # only if several people made the seed
    moderated: bool | msgspec.UnsetType = msgspec.UNSET  # true if a person who saw everything moderated the game

    def encode(self) -> bytes:
        """The record as indented JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)
