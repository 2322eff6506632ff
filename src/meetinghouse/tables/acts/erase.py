"""Deletion of a person's own data."""

from __future__ import annotations

from ..erasure import erase
from ..refusals import NotNow
from ..table import Table
from .act import Act


class Erase(Act, frozen=True):
    """Somebody deletes their name, words and notes, also from earlier journal entries."""

    by: int

    def do(self, table: Table, at: float) -> None:
        """Refused during a game, while the others still have to know who says what."""
        chair = table.chair(self.by)
        if table.phase == "playing" and chair.person:
            raise NotNow("erase-later")
        if chair.owner:
            erase(table, chair)
