"""After a game: another one with the same people."""

from __future__ import annotations

import msgspec

from ...engine.events import EVERYBODY
from .. import events, past, shares
from ..chairs import Notebook
from ..table import Table
from .act import Act

SOON = 10.0  # seconds until the next game begins by itself


class Rematch(Act, frozen=True):
    """The host returns to the lobby with the same people, for another game, which may begin by itself."""

    by: int
    share: str = ""  # the house's share of the next game's seed
    soon: bool = False  # it begins when everybody is ready or the countdown is over; not at the pace of days

    def do(self, table: Table, at: float) -> None:
        """The story goes on without the lines of the last game. Bots keep the seats that nobody owns."""
        table.only_host(self.by)
        if table.archive is None or table.phase != "playing":  # without its rules, a game's end goes unnoticed
            table.only_in("over")
        past.shelve(table)
        table.forget(len(table.lines))
        table.game = table.archive = None
        table.phase = "lobby"
        table.sat = table.dealing = None
        soon = self.soon and table.pace.grace is not None
        table.starting = at + SOON if soon else None
        table.chairs = [
            msgspec.structs.replace(
                chair,
                vacant=False,
                opens=0.0,
                before=None,
                left=chair.left or chair.out,
                out="",
                lost="",
                ready=chair.ready and (chair.always_ready or not soon),
                notebook=Notebook(chair.notebook.text),
            )
            for chair in table.chairs  # suspicions are dropped, because the seats may be other people's now
        ]
        table.shares = ()
        shares.draw_again(table, self.share)
        table.tell(events.Rematched(), EVERYBODY)

    def same(self, other: Act) -> bool:
        """Ignores the share, which is new in every call."""
        return isinstance(other, Rematch) and (self.by, self.soon) == (other.by, other.soon)
