"""Boards: how each game is drawn in a terminal."""

from __future__ import annotations

from ...engine.catalogue import blaming, manifest_of
from ...engine.manifest import load_part
from ...engine.refusals import Fault
from .board import Board


def board_for(game: str) -> type[Board]:
    """The game's own board, or the plain one."""
    name = manifest_of(game).board
    if not name:
        return Board
    with blaming(game):
        board = load_part(name)
        if not (isinstance(board, type) and issubclass(board, Board)):
            raise Fault("part-class", part=name, expected="Board")
        return board


__all__ = ["Board", "board_for"]
