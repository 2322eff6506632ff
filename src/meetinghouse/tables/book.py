"""The master's book: what a master needs beside the message."""

from __future__ import annotations

from typing import Any

import msgspec

from ..engine import by_hand
from ..engine.decisions import Decision
from ..engine.events import Event
from ..engine.game import Game
from ..engine.record import Entry
from ..engine.rules import NightCall
from ..engine.sayings import Spoke
from .table import Table


class Book(msgspec.Struct, frozen=True):
    """The night's calls in their order, the entries of the record so far, and what may be changed by hand.

    `secret`: a secret step is open, by night or by day, which the master closes. `gazette`: what everybody was told in
    the last morning, to be read aloud.
    """

    calls: tuple[NightCall, ...]
    entries: tuple[Entry, ...]
    repairs: tuple[Decision, ...]
    secret: bool
    gazette: tuple[Any, ...]


def book(table: Table) -> Book:
    """The book as it is now."""
    game = table.match
    entries, repairs = tuple(game.entries or ()), tuple(by_hand.repairs(game))
    return Book(game.rules.calls(game), entries, repairs, table.secret, gazette(game))


def gazette(game: Game[Any]) -> tuple[Event, ...]:
    """What everybody was told in the last morning, without what people said."""
    told = list[Event]()
    for event in reversed(game.heard(None)):
        mark = game.rules.morning(event)
        if mark == "begins":
            return tuple(reversed(told))
        if mark == "ends":
            told.clear()
        elif not isinstance(event, Spoke):
            told.append(event)
    return ()
