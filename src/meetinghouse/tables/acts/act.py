"""What every act is."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from ...engine.values import tag
from ..table import Table


class Act(msgspec.Struct, frozen=True, tag=tag):
    """One thing done at a table, by whoever has that key (0: the host without a seat, or the house itself)."""

    renews: ClassVar[bool] = True  # whether it shows that the table is still used
    own: ClassVar[bool] = True  # whether it is done by whoever has that key, and not by the house for them

    def happen(self, table: Table, at: float) -> None:
        """Do it; a newcomer who has done anything has the seat for good."""
        self.do(table, at)
        by = getattr(self, "by", None)
        if by and self.own:
            table.settle(by)

    def do(self, table: Table, at: float) -> None:
        """Check it and let it happen; where it is refused, the table is thrown away."""
        raise NotImplementedError

    def check(self, table: Table) -> None:
        """Refuse what was allowed once: asked when it is done, not when the journal is read again."""

    def same(self, other: Act) -> bool:
        """Whether it says the same as one that was sent under the same key."""
        return self == other

    def kept(self, table: Table) -> Act:
        """What the journal keeps of it, after it was done."""
        return self
