"""Pages to cut up: cards and ballots on a grid with cut marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

from .matter import CardFace, Slip
from .paper import FAINT, POINT, Paper, Type, fitted, height_of
from .pictures import draw
from .words import Words

_MARK: Final = 4.0  # the length of a cut mark
_GAP: Final = 1.0  # between the mark and the grid
_PICTURES: Final = ((120, 34.0), (400, 20.0), (2000, 15.0))  # the most letters on a card, and its picture's size
_SHORT: Final = _PICTURES[0][0]


class Grid(NamedTuple):
    """Pieces of one size, side by side in the middle of a page."""

    width: float
    height: float
    columns: int
    rows: int


CARDS: Final = Grid(63, 88, 3, 3)  # the size of playing cards, for which there are sleeves
BALLOTS: Final = Grid(94, 65, 2, 4)

Piece = TypeVar("Piece")


def cut_up(
    paper: Paper, grid: Grid, pieces: Sequence[Piece], set_: Callable[[Paper, Piece, float, float], None]
) -> None:
    """Set pieces on as many pages as they need."""
    each = grid.columns * grid.rows
    left, top = (paper.width - grid.width * grid.columns) / 2, (paper.height - grid.height * grid.rows) / 2
    for number, piece in enumerate(pieces):
        at = number % each
        if at == 0:
            paper.turn()
            rows = -(-min(each, len(pieces) - number) // grid.columns)
            _marks(paper, grid._replace(rows=rows), left, top)
        set_(paper, piece, left + at % grid.columns * grid.width, top + at // grid.columns * grid.height)


def _marks(paper: Paper, grid: Grid, left: float, top: float) -> None:
    """Thin lines along every cut, and darker marks at their ends."""
    right, bottom = left + grid.width * grid.columns, top + grid.height * grid.rows
    for column in range(grid.columns + 1):
        x = left + column * grid.width
        paper.rule(x, top, x, bottom, grey=210, width=0.1)
        paper.rule(x, top - _GAP - _MARK, x, top - _GAP, grey=0)
        paper.rule(x, bottom + _GAP, x, bottom + _GAP + _MARK, grey=0)
    for row in range(grid.rows + 1):
        y = top + row * grid.height
        paper.rule(left, y, right, y, grey=210, width=0.1)
        paper.rule(left - _GAP - _MARK, y, left - _GAP, y, grey=0)
        paper.rule(right + _GAP, y, right + _GAP + _MARK, y, grey=0)


def set_card(paper: Paper, card: CardFace, x: float, y: float) -> None:
    """One card: its kind, its title, its picture, a line about it, and whom it belongs to."""
    margin, room = 4.5, CARDS.width - 9
    left = x + margin
    paper.write(left, y + 5, card.kind, Type(8), room, centred=True, grey=FAINT)
    title = fitted(card.title, room, 13, Type(18, "bold"))
    height = height_of([card.title], room, title)
    paper.write(left, y + 10 + max(0, 13 - height) / 2, card.title, title, room, centred=True)
    top, bottom = y + 26, y + (77 if card.foot else CARDS.height - 4)
    if card.picture is not None:
        side = next(side for most, side in _PICTURES if len(card.line) <= most)
        draw(paper, card.picture, x + (CARDS.width - side) / 2, top - 1, side)
        top += side + 0.5
    size = 10.5 if card.picture is not None else 13
    italic = card.picture is not None and len(card.line) <= _SHORT
    line = fitted(card.line, room, bottom - top, Type(size, "italic" if italic else "regular"))
    height = height_of([card.line], room, line)
    paper.write(left, top + max(0, bottom - top - height) / 2, card.line, line, room, centred=True)
    if card.foot:
        foot = fitted(card.foot, room, 4, Type(8.5))
        paper.rule(x + CARDS.width / 2 - 8, y + 78.5, x + CARDS.width / 2 + 8, y + 78.5)
        paper.write(left, y + 79.5, card.foot, foot, room, centred=True, grey=FAINT)


def ballot_setter(words: Words) -> Callable[[Paper, Slip, float, float], None]:
    """A function that draws one ballot with these words on it."""

    def set_(paper: Paper, slip: Slip, x: float, y: float) -> None:
        left, room = x + 7, BALLOTS.width - 14
        below = paper.write(left, y + 6, slip.question, fitted(slip.question, room, 11, Type(12, "bold")), room)
        at = below + 3
        for _ in range(slip.names):
            at += 9
            paper.rule(left, at, left + room, at)
        if slip.blank:
            type_ = Type(9)
            paper.box(left, at + 3.5, 3.2, 3.2)
            paper.write(left + 5, at + 3.4, slip.blank, type_, room - 5)
        foot = Type(8)
        y_foot = y + BALLOTS.height - 6 - foot.size * POINT
        paper.write(left, y_foot, words.voter, foot, 24, grey=FAINT)
        paper.rule(left + 24, y_foot + foot.size * POINT, left + room, y_foot + foot.size * POINT)

    return set_
