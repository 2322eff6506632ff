"""While a game is about to begin: shares of its seed are opened, or the start is stopped."""

from __future__ import annotations

from typing import Any

import msgspec

from ...engine.shares import mixed
from .. import shares
from ..refusals import NotNow
from ..table import Table
from .act import Act
from .lobby import begin


class Reveal(Act, frozen=True):
    """Somebody's device opens the share whose hash it has sent."""

    by: int
    share: str
    version: str = ""  # of the rules, and the options, where the game began with it
    options: dict[str, Any] | None = None

    def do(self, table: Table, at: float) -> None:
        """The last one begins the game."""
        opened = shares.reveal(table, self.by, self.share)
        if opened is not None:
            seed = mixed([each.share for each in opened])
            begin(table, seed, self.version or table.rules.version, self.options, at)
            table.shares = opened

    def kept(self, table: Table) -> Reveal:
        """With rules version and options, for whoever reads it again under other rules."""
        if table.phase == "lobby":
            return self
        setup = table.match.setup
        return msgspec.structs.replace(self, version=setup.version, options=setup.options)

    def same(self, other: Act) -> bool:
        """Whether it is the same share."""
        return isinstance(other, Reveal) and (self.by, self.share) == (other.by, other.share)


class StopStart(Act, frozen=True):
    """Somebody's share was not opened in time, or the host does not want to wait: back to the lobby."""

    share: str  # the house's next one
    by: int | None = None  # None: the time is up

    def do(self, table: Table, at: float) -> None:
        """Nobody's share is passed over: all are drawn again."""
        if self.by is not None:
            table.only_host(self.by)
        if table.opening is None:
            raise NotNow("not-opening")
        shares.stop(table, self.share)

    def same(self, other: Act) -> bool:
        """Whether it says the same; a share is drawn anew each time."""
        return isinstance(other, StopStart) and self.by == other.by
