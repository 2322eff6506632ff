"""Tables of the rulebook, in a column of a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ..rulebook import Grid
from .paper import Type, clean, height_of, width_of

if TYPE_CHECKING:
    from .columns import Columns

_CELL: Final = 1.5  # between the cells of a table
_SMALL: Final = 5.0  # the smallest type of a table


def set_grid(columns: Columns, grid: Grid) -> None:
    """A table of the rulebook, in a type in which the longest words of its columns fit side by side."""
    rows = [[clean(cell.replace("`", "")) for cell in row[: len(grid.head)]] for row in (grid.head, *grid.rows)]
    if grid.caption:
        columns.need(12)
        columns.y = columns.paper.write(columns.x, columns.y + 1, grid.caption, Type(7, "italic"), columns.room)
    turned = [list(row) for row in zip(*rows, strict=False)]
    fitting = [each for each in (rows, turned) if sum(_least(each, _SMALL)) <= columns.room]
    if not fitting:
        _list(columns, rows)
        return
    rows = fitting[0]
    size = 7.0
    while sum(_least(rows, size)) > columns.room and size > _SMALL:
        size -= 0.25
    widths = _shared(rows, _least(rows, size), columns.room)
    for number, row in enumerate(rows):
        type_ = Type(size, "bold" if number == 0 else "regular")
        height = max([height_of([cell], width - _CELL, type_) for cell, width in zip(row, widths, strict=False)])
        columns.need(height + 1)
        x = columns.x
        for cell, width in zip(row, widths, strict=False):
            columns.paper.write(x, columns.y, cell, type_, width - _CELL)
            x += width
        columns.y += height + 0.6
        columns.paper.rule(columns.x, columns.y, columns.x + columns.room, columns.y, width=0.1)
        columns.y += 0.4


def _list(columns: Columns, rows: Sequence[Sequence[str]]) -> None:
    """A table that is too wide for columns: each row is a paragraph of cells, each after its heading."""
    type_ = Type(7)
    for row in rows[1:]:
        text = "; ".join([f"{head}: {cell}" for head, cell in zip(rows[0], row, strict=False) if cell])
        columns.need(height_of([text], columns.room - 2, type_))
        columns.y = columns.paper.write(columns.x + 2, columns.y, text, type_, columns.room - 2) + 0.4


def _least(rows: Sequence[Sequence[str]], size: float) -> list[float]:
    """How wide each column is at least: as wide as its longest word."""
    type_ = Type(size, "bold")
    words = [[word for row in rows if at < len(row) for word in row[at].split(" ")] for at in range(len(rows[0]))]
    return [max([width_of(word, type_) for word in each]) + _CELL + 0.1 for each in words]


def _shared(rows: Sequence[Sequence[str]], least: list[float], room: float) -> list[float]:
    """The widths of the columns: what is left of the room goes to those with more to say."""
    lengths = [sum([len(row[at]) for row in rows if at < len(row)]) + 1 for at in range(len(least))]
    spare = room - sum(least)
    return [width + spare * length / sum(lengths) for width, length in zip(least, lengths, strict=True)]
