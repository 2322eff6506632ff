"""The deal: after the start of a game, everybody looks at their role before the first step begins.

During the deal no clock runs and no bot moves, and nobody is told who else has looked. It does not wait for seats that
bots play. It ends at the latest after the time that the pace gives it, or that time for each player of a phone that is
handed round; after a pause that time starts again. With a master it lasts until the master ends it.
"""

from __future__ import annotations

from ..engine.clocks import DAY
from . import one_phone
from .clock import Clock
from .table import Table

SINCE = 2  # the first terms with a deal; games that began under earlier terms are replayed without one


def open_deal(table: Table, at: float) -> None:
    """Start the deal, or start its time again after a pause."""
    if table.moderated:
        table.dealing = at + DAY
    elif table.terms >= SINCE:
        table.dealing = at + table.pace.deal * max(one_phone.most_on_one(table), 1)


def see(table: Table, key: int, at: float) -> None:
    """Note that the owner of this chair has looked; the last one to look ends the deal."""
    if not table.chair(key).seen:
        table.change(key, seen=True)
        maybe_end(table, at)


def maybe_end(table: Table, at: float) -> None:
    """End the deal if every seat's owner has looked or a bot plays the seat. A master ends it by hand."""
    if table.moderated:
        return
    seen = all(chair.seen or chair.bot for chair in table.chairs)
    if seen and table.phase == "playing" and table.dealing is not None:
        end(table, at)


def end(table: Table, at: float) -> None:
    """End the deal and start the clock of the first step."""
    table.dealing = None
    table.clock = Clock()
    if table.game is not None:  # otherwise its rules are not installed any more
        table.after_move(at)
