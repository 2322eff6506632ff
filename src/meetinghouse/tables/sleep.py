"""Pretended questions of a secret step answer themselves if one person is alone with bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.sheet import pretended
from . import masking

if TYPE_CHECKING:
    from .table import Table

SINCE = 3  # the first terms under which the table answers; games under earlier terms are replayed without


def sleep(table: Table) -> None:
    """Answer the pretended question of a person alone with bots, who has nobody to hide anything from."""
    if table.terms < SINCE or not table.moving or not masking.alone(table):
        return
    game = table.match
    seats = [seat for seat, chair in enumerate(table.chairs) if chair.person and not chair.bot]
    for seat in seats:
        while (asked := pretended(game, seat)) is not None:
            table.retell(game.answer(*asked, hold=masking.holds(game)))
