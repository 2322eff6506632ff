"""Boards: what each game's table looks like in a terminal."""

from __future__ import annotations

from . import newsalem, quintebourg, salem1692
from .board import Board

BOARDS: dict[str, type[Board]] = {
    "newsalem": newsalem.NewSalemBoard,
    "quintebourg": quintebourg.QuintebourgBoard,
    "salem1692": salem1692.SalemBoard,
}


def board_for(game: str) -> type[Board]:
    """The game's own board, or the plain one."""
    return BOARDS.get(game, Board)


__all__ = ["Board", "board_for"]
