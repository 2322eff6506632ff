"""Tables of the rulebook, in a column of a sheet.

What is in the last columns stands below each row, over the whole width, if the table is much lower so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ..rulebook import Grid
from .paper import Type, clean, height_of, width_of, wrapped_after

if TYPE_CHECKING:
    from .columns import Columns

_CELL: Final = 1.5  # between the cells of a table
_LARGEST, _SMALLEST = 7.0, 5.0  # the type of a table
_UNDER: Final = 1.0  # below a row, with its line
_HIGHER: Final = 1.4  # how many times as high as the lowest a table may be, if more columns are side by side
_SHORT: Final = 40.0  # the height up to which a table stays in one column
_BETWEEN: Final = " · "


class Layout(NamedTuple):
    """How the rows of a table are set: the widths of the columns side by side; the others stand below."""

    size: float
    widths: tuple[float, ...]
    room: float

    def parts(self, number: int, row: Sequence[str]) -> tuple[str, str]:
        """Of a row with one column: the first cell, which is bold, and the rest; the heading is bold as a whole."""
        return (row[0], self.below(row)) if number else ("", _BETWEEN.join(row))

    def type_at(self, number: int) -> Type:
        """The type of a row; the first is the heading."""
        return Type(self.size, "regular" if number else "bold")

    def height(self, number: int, row: Sequence[str]) -> float:
        type_, below = self.type_at(number), self.below(row)
        if len(self.widths) == 1:
            return len(wrapped_after(*self.parts(number, row), self.room, type_)) * type_.line + _UNDER
        cells = zip(row, self.widths, strict=False)
        beside = max([height_of([cell], width - _CELL, type_) for cell, width in cells])
        return beside + (height_of([below], self.room, type_) if below else 0) + _UNDER

    def below(self, row: Sequence[str]) -> str:
        """What stands below the cells that are side by side; after the first one, if that is alone."""
        return _BETWEEN.join([cell for cell in row[len(self.widths) :] if cell])


def set_grid(columns: Columns, grid: Grid) -> None:
    """Set a table. A long one may go on in another column, where its heading is repeated; that is never alone."""
    rows = [[clean(cell.replace("`", "")) for cell in row[: len(grid.head)]] for row in (grid.head, *grid.rows)]
    turned = [list(row) for row in zip(*rows, strict=False)]
    rows = next((each for each in (rows, turned) if _beside(each, len(each[0]), columns.room)), rows)
    layout = _best(rows, columns.room)
    heights = [layout.height(number, row) for number, row in enumerate(rows)]
    caption = Type(7, "italic")
    above = height_of([grid.caption], columns.room, caption) + 1 if grid.caption else 0
    whole = above + sum(heights)
    columns.need(whole if whole <= _SHORT else above + sum(heights[:2]))
    if grid.caption:
        columns.y = columns.paper.write(columns.x, columns.y + 1, grid.caption, caption, columns.room)
    _set(columns, layout, 0, rows[0])
    for number, row in enumerate(rows[1:], 1):
        x = columns.x
        if columns.y + heights[number] > columns.bottom:
            columns.need(heights[0] + heights[number])
        if columns.x != x:
            _set(columns, layout, 0, rows[0])
        _set(columns, layout, number, row)


def _set(columns: Columns, layout: Layout, number: int, row: Sequence[str]) -> None:
    paper, type_, below = columns.paper, layout.type_at(number), layout.below(row)
    bottom = columns.y + layout.height(number, row)
    if len(layout.widths) == 1:
        paper.write_after(columns.x, columns.y, *layout.parts(number, row), type_, columns.room)
    else:
        x, y = columns.x, columns.y
        for cell, width in zip(row, layout.widths, strict=False):
            y = max(y, paper.write(x, columns.y, cell, type_, width - _CELL))
            x += width
        if below:
            paper.write(columns.x, y, below, type_, columns.room)
    paper.rule(columns.x, bottom - 0.4, columns.x + columns.room, bottom - 0.4, width=0.1)
    columns.y = bottom


def _best(rows: Sequence[Sequence[str]], room: float) -> Layout:
    """As many columns side by side as fit, unless the table is much lower with fewer of them."""

    def height(layout: Layout) -> float:
        return sum([layout.height(number, row) for number, row in enumerate(rows)])

    heights = {layout: height(layout) for layout in _layouts(rows, room)}
    return next(layout for layout in heights if heights[layout] <= _HIGHER * min(heights.values()))


def _layouts(rows: Sequence[Sequence[str]], room: float) -> list[Layout]:
    """All that fit with several columns side by side, those with more of them first; else one column."""
    counts = range(len(rows[0]), 1, -1)
    return [each for count in counts if (each := _beside(rows, count, room))] or [Layout(_LARGEST, (room,), room)]


def _beside(rows: Sequence[Sequence[str]], count: int, room: float) -> Layout | None:
    """So many columns side by side, in the largest type in which their longest words fit."""
    size = _LARGEST
    while sum(_least(rows, count, size)) > room:
        size -= 0.25
        if size < _SMALLEST:
            return None
    least = _least(rows, count, size)
    lengths = [sum([len(row[at]) for row in rows if at < len(row)]) + 1 for at in range(count)]
    spare = room - sum(least)  # goes to those with more to say
    widths = [width + spare * length / sum(lengths) for width, length in zip(least, lengths, strict=True)]
    return Layout(size, tuple(widths), room)


def _least(rows: Sequence[Sequence[str]], count: int, size: float) -> list[float]:
    """How wide each column is at least: as wide as its longest word."""
    types = Type(size), Type(size, "bold")  # figures are wider in regular type
    words = [[word for row in rows if at < len(row) for word in row[at].split(" ")] for at in range(count)]
    return [max([width_of(word, type_) for word in each for type_ in types]) + _CELL + 0.1 for each in words]
