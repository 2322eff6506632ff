"""The master's book: what a master needs beside the message."""

from __future__ import annotations

import msgspec

from ..engine import by_hand
from ..engine.decisions import Decision
from ..engine.record import Entry
from ..engine.rules import NightCall
from .table import Table


class Book(msgspec.Struct, frozen=True):
    """The night's calls in their order, the entries of the record so far, and what may be changed by hand.

    `secret`: a secret step is open, by night or by day, which the master closes.
    """

    calls: tuple[NightCall, ...]
    entries: tuple[Entry, ...]
    repairs: tuple[Decision, ...]
    secret: bool


def book(table: Table) -> Book:
    """The book as it is now."""
    game = table.match
    return Book(game.rules.calls(game), tuple(game.entries or ()), tuple(by_hand.repairs(game)), table.secret)
