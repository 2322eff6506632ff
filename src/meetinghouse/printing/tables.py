"""The master's tables: one for each night, with room for notes, and one of all players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from .columns import MARGIN, page_foot
from .matter import Row, Table
from .paper import FAINT, Paper, Type, fitted, height_of
from .words import Words

_TITLE: Final = Type(17, "bold")
_HEAD: Final = Type(9, "bold")
_CALL: Final = Type(9, "bold")
_SAID: Final = Type(9, "italic")
_DONE: Final = Type(9)
_ONLY: Final = Type(8)
_PAD: Final = 1.2
_LEAST: Final = 6.5  # the height of a row
_STEP: Final = 11.0  # the width of the first column
_BETWEEN: Final = 8.0  # between two tables on a page

Cells: TypeAlias = Sequence[Sequence[tuple[str, Type]]]  # of a row: texts, each in its type


class Ruled:
    """A table with ruled columns, which goes on over pages."""

    def __init__(self, paper: Paper, title: str, lead: str, heads: Sequence[str], shares: Sequence[float], foot: str):
        self.paper, self.title, self.lead, self.heads, self.foot = paper, title, lead, heads, foot
        rest = paper.width - 2 * MARGIN - _STEP
        self.widths = [_STEP, *[rest * share / sum(shares) for share in shares]]
        self.bottom = paper.height - MARGIN - 3

    def begin_at(self, below: float, rows: Sequence[Cells]) -> None:
        """Begin below another table on its page, if there is room for all of these rows, else on a new page."""
        whole = self.paper.width - 2 * MARGIN
        head = _TITLE.line + (height_of([self.lead], whole, _ONLY) + 1 if self.lead else 0) + _HEAD.line + 1.5
        if below + _BETWEEN + head + sum([self.height(cells) for cells in rows]) <= self.bottom:
            self._heading(below + _BETWEEN)
        else:
            self.turn()

    def turn(self) -> None:
        """Begin a page."""
        self.paper.turn()
        page_foot(self.paper, self.foot)
        self._heading(MARGIN - 4)

    def _heading(self, y: float) -> None:
        """The title and the heads of the columns."""
        paper, whole = self.paper, self.paper.width - 2 * MARGIN
        self.y = paper.write(MARGIN, y, self.title, _TITLE, whole)
        if self.lead:
            self.y = paper.write(MARGIN, self.y, self.lead, _ONLY, whole, grey=FAINT) + 1
        heads = [
            fitted(head, width - 2 * _PAD, _HEAD.line, _HEAD)
            for head, width in zip(self.heads, self.widths, strict=True)
        ]
        self.begin = self.y
        paper.rule(MARGIN, self.y, MARGIN + whole, self.y)
        for x, width, head, type_ in zip(self.edges(), self.widths, self.heads, heads, strict=True):
            paper.write(x + _PAD, self.y + 0.5, head, type_, width - 2 * _PAD)
        self.y += _HEAD.line + 1.5
        self._close()

    def edges(self) -> list[float]:
        """The left edges of the columns."""
        return [MARGIN + sum(self.widths[:at]) for at in range(len(self.widths))]

    @property
    def rooms(self) -> list[float]:
        """How wide the text of each column may be."""
        return [width - 2 * _PAD for width in self.widths]

    def height(self, cells: Cells) -> float:
        """The height of a row."""
        cell_rooms = zip(cells, self.rooms, strict=True)
        heights = [sum([height_of([text], room, type_) for text, type_ in cell]) for cell, room in cell_rooms]
        return max(_LEAST, max(heights) + 2)

    def row(self, cells: Cells, height: float | None = None) -> None:
        """One row; every cell is a list of texts, each in its type."""
        height = self.height(cells) if height is None else height
        if self.y + height > self.bottom:
            self.turn()
        for x, room, cell in zip(self.edges(), self.rooms, cells, strict=True):
            y = self.y + 0.6
            for text, type_ in cell:
                y = self.paper.write(x + _PAD, y, text, type_, room, grey=FAINT if type_ is _ONLY else 30)
        self.y += height
        self._close()

    def _close(self) -> None:
        right = self.paper.width - MARGIN
        self.paper.rule(MARGIN, self.y, right, self.y)
        for x in [*self.edges(), right]:
            self.paper.rule(x, self.begin, x, self.y)
        self.begin = self.y


def set_nights(paper: Paper, tables: Sequence[Table], words: Words, foot: str) -> None:
    """The tables of all nights. A short one may stand below another on its page."""
    below = paper.height
    for table in tables:
        below = _set_night(paper, table, words, foot, below)


def _set_night(paper: Paper, table: Table, words: Words, foot: str, below: float) -> float:
    """The table of one night, with a column for notes; returns where it ends."""
    heads = [words.step, words.said, words.time if table.timed else words.done, words.notes]
    ruled = Ruled(paper, table.title, table.lead, heads, [110, 14, 42] if table.timed else [62, 66, 38], foot)
    rows = [_cells(row) for row in table.rows]
    ruled.begin_at(below, rows)
    for cells in rows:
        ruled.row(cells)
    return ruled.y


def _cells(row: Row) -> Cells:
    said = [part for title, text in row.said for part in [(title, _CALL), (text, _SAID)] if part[0]]
    if row.only:
        said.append((row.only, _ONLY))
    return [[(row.mark, _CALL)], said, [(row.done, _DONE)] if row.done else [], []]


def set_ledger(paper: Paper, columns: Sequence[str], seats: int, words: Words, foot: str) -> None:
    """A table of all players, to be filled in."""
    heads = ["", words.name, *columns]
    ruled = Ruled(paper, words.ledger, "", heads, [1.3, *[1.0] * len(columns)], foot)
    ruled.turn()
    height = (ruled.bottom - ruled.y) / seats
    for seat in range(1, seats + 1):
        ruled.row([[(str(seat), _CALL)], *[[] for _ in heads[1:]]], min(height, 14) - 0.01)
