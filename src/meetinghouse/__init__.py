"""Meetinghouse: hidden-role table games with the computer as moderator."""

from typing import TYPE_CHECKING

from . import games as _games  # noqa: F401 (first, or the package takes the name of the function later)
from .engine.catalogue import games, load, replay, start
from .engine.decisions import Channel, Closed, Decision
from .engine.events import Event, Told
from .engine.game import Game
from .engine.record import Entry, Record
from .engine.refusals import Refused
from .engine.rules import Outcome, Setting, View
from .engine.values import Amount, Card, Choice, Option, Position, Seat, Word

__all__ = [
    "Amount",
    "Card",
    "Channel",
    "Choice",
    "Closed",
    "Decision",
    "Entry",
    "Event",
    "Game",
    "Option",
    "Outcome",
    "Position",
    "Record",
    "Refused",
    "Seat",
    "Setting",
    "Told",
    "View",
    "Word",
    "__version__",
    "games",
    "load",
    "replay",
    "start",
]

__version__: str

if not TYPE_CHECKING:  # or no type checker would find a misspelt name

    def __getattr__(name: str) -> str:
        """The version, from the package's metadata, which are read when somebody asks for it."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version

        return version(__name__)
