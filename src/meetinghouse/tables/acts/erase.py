"""One's own data goes, as one wishes."""

from __future__ import annotations

from ..erasure import erase
from ..refusals import NotNow
from ..table import Table
from .act import Act


class Erase(Act, frozen=True):
    """Somebody wants their name, what they said and their notes deleted; the journal lets go of all that was before."""

    by: int

    def do(self, table: Table, at: float) -> None:
        """Not while one plays: the others still need to know who says what."""
        chair = table.chair(self.by)
        if table.phase == "playing" and chair.person:
            raise NotNow("erase-later")
        if chair.owner:
            erase(table, chair)
