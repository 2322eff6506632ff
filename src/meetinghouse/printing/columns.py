"""Sheets to read: entries one under the other, in two columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..rulebook import Grid
from .matter import Explanation, Sheet
from .paper import FAINT, Paper, Type, clean, height_of, width_of
from .pictures import draw

MARGIN: Final = 14.0
_GUTTER: Final = 8.0
_TITLE: Final = Type(18, "bold")
_LEAD: Final = Type(9.5, "italic")
_PICTURE: Final = 9.0
_CELL: Final = 1.5  # between the cells of a table
_SMALL: Final = 5.0  # the smallest type of a table
_SLACK: Final = 0.01  # millimetres that rounding may cost
_BETWEEN: Final = 6.0  # between two sheets on a page
_SIZES: Final = (11.0, 10.0, 9.0)  # of what is read on a sheet: the largest with which it is short enough
_DENSE: Final = Type(7.5, "bold"), Type(8)


class Columns:
    """Where the next entry goes."""

    def __init__(self, paper: Paper, foot: str) -> None:
        self.paper, self.foot = paper, foot
        self.room = (paper.width - 2 * MARGIN - _GUTTER) / 2
        self.end = paper.height - MARGIN - 5  # of the page
        self.bottom = self.end  # of the sheet, which may end above
        self.column, self.top, self.y = 1, self.bottom, self.bottom  # full: the first entry begins a page

    @property
    def x(self) -> float:
        """The left edge of the column."""
        return MARGIN + self.column * (self.room + _GUTTER)

    def need(self, height: float) -> None:
        """Go to the next column or page if this height does not fit below."""
        if self.y + height > self.bottom + _SLACK and (self.y > self.top or self.column == 1):
            self.column += 1
            if self.column > 1:
                self.turn()
            self.y = self.top

    def turn(self) -> None:
        """Begin a page."""
        self.paper.turn()
        page_foot(self.paper, self.foot)
        self.column, self.top, self.bottom = 0, MARGIN, self.end
        self.y = self.top


def page_foot(paper: Paper, text: str) -> None:
    """The line below every page that is read."""
    type_, number = Type(8), str(paper.page)
    room = width_of(number, type_)
    paper.write(MARGIN, paper.height - 11, text, type_, paper.width - 2 * MARGIN - 20, grey=FAINT)
    paper.write(paper.width - MARGIN - room, paper.height - 11, number, type_, room, grey=FAINT)


def set_sheets(paper: Paper, sheets: Sequence[Sheet], foot: str) -> None:
    """Every sheet begins a page, or stands below the last one if there is room for all of it; dense ones go on."""
    columns = Columns(paper, foot)
    for sheet in sheets:
        types = _DENSE if sheet.dense else _begin(columns, sheet)
        if sheet.dense:
            _heading(columns, sheet)
        for entry in sheet.entries:
            _entry(columns, entry, *types)


def _begin(columns: Columns, sheet: Sheet) -> tuple[Type, Type]:
    """Set the heading of a sheet over both columns, which are even; returns the types of titles and text.

    It stands below the last sheet if all of it fits there. Two short ones share a page.
    """
    paper, whole = columns.paper, columns.paper.width - 2 * MARGIN
    head = height_of([sheet.title], whole, _TITLE) + 3 + (height_of([sheet.lead], whole, _LEAD) if sheet.lead else 0)
    ways = []
    for size in _SIZES:
        types = Type(size + 2.5, "bold"), Type(size)
        ways.append((types, _even([_height(entry, columns.room, *types) for entry in sheet.entries])))
    y = columns.bottom + _BETWEEN
    below = [way for way in ways if y + head + way[1] <= columns.end]
    halves = [way for way in ways if head + way[1] <= (columns.end - MARGIN - _BETWEEN) / 2]
    types, even = (below or halves or ways[-1:])[0]
    if not below:
        columns.turn()
        y = MARGIN - 2
    y = paper.write(MARGIN, y, sheet.title, _TITLE, whole)
    if sheet.lead:
        y = paper.write(MARGIN, y, sheet.lead, _LEAD, whole)
    columns.column, columns.top = 0, y + 3
    columns.y, columns.bottom = columns.top, min(columns.top + even, columns.end)
    return types


def _even(heights: Sequence[float]) -> float:
    """How high two columns are at least that hold all of these in their order."""
    return min([max(sum(heights[:at]), sum(heights[at:])) for at in range(len(heights) + 1)])


def _heading(columns: Columns, sheet: Sheet) -> None:
    type_ = Type(11, "bold")
    columns.need(height_of([sheet.title], columns.room, type_) + 14)
    columns.y = columns.paper.write(columns.x, columns.y + 2, sheet.title, type_, columns.room) + 1


def _indent(entry: Explanation) -> float:
    return _PICTURE + 2.5 if entry.picture is not None else 0


def _gap(body: Type) -> float:
    """Below an entry."""
    return 1 if body is _DENSE[1] else 2.4


def _height(entry: Explanation, room: float, head: Type, body: Type) -> float:
    """The height of an entry without its tables, with the gap below it."""
    indent = _indent(entry)
    text = height_of([entry.title], room - indent, head) + height_of(entry.paragraphs, room - indent, body)
    return max(text, _PICTURE + 2 if indent else 0) + _gap(body)


def _entry(columns: Columns, entry: Explanation, head: Type, body: Type) -> None:
    indent = _indent(entry)
    room = columns.room - indent
    columns.need(_height(entry, columns.room, head, body) - _gap(body))
    paper, start = columns.paper, columns.y
    if entry.picture is not None:
        draw(paper, entry.picture, columns.x, start + 0.8, _PICTURE)
    columns.y = paper.write(columns.x + indent, columns.y, entry.title, head, room)
    for paragraph in entry.paragraphs:
        columns.y = paper.write(columns.x + indent, columns.y, paragraph, body, room)
    if indent:
        columns.y = max(columns.y, start + _PICTURE + 2)
    for grid in entry.tables:
        _grid(columns, grid)
    columns.y += _gap(body)


def _grid(columns: Columns, grid: Grid) -> None:
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
