"""Acts while a game is about to begin: shares of its seed are opened, or the start is stopped."""

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
    """Somebody's device opens the share whose hash it has sent before."""

    by: int
    share: str
    version: str = ""  # the rules version, if the game began with this share; likewise `options`
    options: dict[str, Any] | None = None

    def do(self, table: Table, at: float) -> None:
        """The last share to be opened begins the game."""
        opened = shares.reveal(table, self.by, self.share)
        if opened is not None:
            seed = mixed([each.share for each in opened])
            begin(table, seed, self.version or table.rules.version, self.options, at)
            table.shares = opened

    def stored(self, table: Table) -> Reveal:
        """With rules version and options, in case the act is replayed under other rules."""
        if table.phase == "lobby":
            return self
        setup = table.match.setup
        return msgspec.structs.replace(self, version=setup.version, options=setup.options)

    def same(self, other: Act) -> bool:
        """Ignores rules version and options."""
        return isinstance(other, Reveal) and (self.by, self.share) == (other.by, other.share)


class StopStart(Act, frozen=True):
    """Shares were not opened in time, or the host does not want to wait or to begin yet: the lobby is open again."""

    share: str  # the house's next share
    by: int | None = None  # None: the time is up

    def do(self, table: Table, at: float) -> None:
        """No share may be left out of the seed, so all are discarded and drawn again."""
        if self.by is not None:
            table.only_host(self.by)
        if table.opening is None and table.starting is None:
            raise NotNow("not-opening")
        table.starting = None
        if table.opening is not None:
            shares.stop(table, self.share)

    def same(self, other: Act) -> bool:
        """Ignores the share, which is new in every call."""
        return isinstance(other, StopStart) and self.by == other.by
