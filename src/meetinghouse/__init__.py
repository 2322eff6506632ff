"""Meetinghouse: hidden-role table games with the computer as moderator."""

from typing import TYPE_CHECKING

from .engine.catalogue import load, replay, start
from .engine.decisions import Channel, Closed, Decision
from .engine.events import Event, Told
from .engine.game import Game
from .engine.imagine import imagine
from .engine.record import Entry, Record
from .engine.refusals import Refused
from .engine.rules import Outcome, View
from .engine.settings import Setting
from .engine.values import Amount, Card, Choice, Option, Position, Seat, Word

if TYPE_CHECKING:
    from .engine.catalogue import games
else:
    from . import games  # the package is callable

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
    "imagine",
    "load",
    "replay",
    "start",
]

__version__: str

if not TYPE_CHECKING:  # otherwise no type checker would find a misspelt name

    def __getattr__(name: str) -> str:
        """The version, read from the package's metadata on first use."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version

        return version(__name__)
