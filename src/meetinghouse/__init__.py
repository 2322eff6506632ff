"""Meetinghouse: hidden-role table games with the computer as moderator."""

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
    "games",
    "load",
    "replay",
    "start",
]
