"""All eyes: who sees what all seats see.

That is the master of a moderated table; and a person who is out and alone with bots, if they open all views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ..engine.game import Game
from ..engine.rules import View
from . import masking
from .chairs import MASTER
from .refusals import NotNow

if TYPE_CHECKING:
    from .table import Table


def check(table: Table, key: int) -> None:
    """Refuse unless this person is out, and nobody else owns a seat, has left one, or is host without one."""
    if table.seat_of(key) not in table.match.view(None).out:
        raise NotNow("eyes-not-out")
    if table.host_token or not masking.alone(table):
        raise NotNow("eyes-not-alone")


def open_to(table: Table) -> int:
    """The bit of the person to whom all views are open now; 0 if there is none."""
    return 1 << MASTER if table.moderated else _opened(table)


def shut_out(table: Table) -> bool:
    """Whether nobody may watch now, because the only player watches with all views open."""
    return not table.moderated and _opened(table) != 0


def _opened(table: Table) -> int:
    """The bit of the person who has opened all views."""
    if table.phase != "playing":
        return 0
    for chair in table.company.open_eyed:
        try:
            check(table, chair.key)
        except NotNow:
            return 0
        return 1 << chair.key
    return 0


def all_views(table: Table, seen: View) -> View:
    """The union of a view and those of all seats, for a reader to whom all are open."""
    if seen.own is None:
        return seen
    known = {other: own for other, own in enumerate(owns(table, table.match)) if own is not None}
    return replace(seen, own=seen.own.with_all(known))


def owns(table: Table, game: Game[Any]) -> list[Any]:
    """By seat: what each player knows beyond what everybody may know."""
    return [game.view(seat).own for seat in range(len(table.chairs))]
