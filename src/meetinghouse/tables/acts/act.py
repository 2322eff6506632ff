"""The base class of all acts."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from ...engine.values import tag
from .. import deal
from ..table import Table


class Act(msgspec.Struct, frozen=True, tag=tag):
    """Something done at a table. ``by`` is the key of the person who does it; 0 is a host without a seat."""

    renews: ClassVar[bool] = True  # whether it shows that the table is in use
    own: ClassVar[bool] = True  # whether the person does it, and not the house on their behalf

    def happen(self, table: Table, at: float) -> None:
        """Do the act and what follows from any act: a newcomer who has acted keeps the seat for good."""
        self.do(table, at)
        by = getattr(self, "by", None)
        if by and self.own:
            table.settle(by)
        deal.maybe_end(table, at)  # the last person it waited for may have left

    def do(self, table: Table, at: float) -> None:
        """Check the act and change the table; if it is refused, the caller discards the table."""
        raise NotImplementedError

    def check(self, table: Table) -> None:
        """Refuse what older versions allowed. Called for new acts, not for replayed ones."""

    def same(self, other: Act) -> bool:
        """Whether this act repeats another one that was sent with the same idempotency key."""
        return self == other

    def stored(self, table: Table) -> Act:
        """The form in which the journal stores the act, after it was done."""
        return self
