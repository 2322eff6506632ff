"""The count of worlds at a table: what can still be true for a reader.

A count is made of the reader's view and story alone, so it cannot tell more than they do. In a secret step there is
none, because its time or size might tell who knows what. Outside it all counts of a table have one size.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..engine import worlds
from .refusals import NotNow
from .table import Table

PAGE = 4096  # bytes
OF_SEAT = 768  # bytes for a seat's shares and reasons


class Worlds(worlds.Worlds, frozen=True):
    """A count of worlds in the size of all counts of its table."""

    pad: str = ""


def check(table: Table) -> None:
    """Refuse unless the table counts worlds, a game is in progress, and the step is not secret."""
    table.only_in("playing")
    if not table.worlds:
        raise NotNow("worlds-off")
    if table.secret:
        raise NotNow("worlds-rest")


def count(view: Any, story: Sequence[Any]) -> Worlds:
    """The worlds that fit a view and a story, padded to a size that follows from the number of seats."""
    found = worlds.count(view, story)
    length = len(msgspec.json.encode(found)) + len(',"pad":""')
    size = max(PAGE + OF_SEAT * len(found.shares), -(-length // PAGE) * PAGE)
    return Worlds(found.exact, found.drawn, found.shares, found.reasons, found.lines, " " * (size - length))
