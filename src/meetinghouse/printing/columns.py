"""Sheets to read: entries one under the other, in two columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .entries import DENSE, gap, height, set_entry
from .grids import set_grid
from .matter import Explanation, Sheet
from .paper import FAINT, Paper, Type, height_of, width_of

MARGIN: Final = 14.0
_COLUMNS: Final = 2
_GUTTER: Final = 8.0
_TITLE: Final = Type(18, "bold")
_LEAD: Final = Type(9.5, "italic")
_SLACK: Final = 0.01  # millimetres that rounding may cost
_BETWEEN: Final = 6.0  # between two sheets on a page
_SIZES: Final = (11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.25)  # of what is read on a sheet: the largest with which it fits
_LONG: Final = 4  # from which of them on a sheet of several pages may have


class Columns:
    """Where the next entry goes."""

    def __init__(self, paper: Paper, foot: str) -> None:
        self.paper, self.foot = paper, foot
        self.whole = paper.width - 2 * MARGIN
        self.room = (self.whole - _GUTTER) / 2
        self.end = paper.height - MARGIN - 5  # of the page
        self.bottom = self.end  # of the sheet, which may end above
        self.column, self.top, self.y = 1, self.bottom, self.bottom  # full: the first entry begins a page
        self.size = _SIZES[0]  # of what is read on the last sheet

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

    def even(self, heights: Sequence[float]) -> None:
        """At the top of a page: end both columns alike, if the page holds all of these."""
        if (self.column, self.y) == (0, self.top):
            self.bottom = min(self.top + _even(heights), self.end)


def page_foot(paper: Paper, text: str) -> None:
    """The line below every page that is read."""
    type_, number = Type(8), str(paper.page)
    room = width_of(number, type_)
    paper.write(MARGIN, paper.height - 11, text, type_, paper.width - 2 * MARGIN - 20, grey=FAINT)
    paper.write(paper.width - MARGIN - room, paper.height - 11, number, type_, room, grey=FAINT)


def set_sheets(paper: Paper, sheets: Sequence[Sheet], foot: str) -> None:
    """Every sheet begins a page, or stands below the last one if there is room for all of it; dense ones go on."""
    columns = Columns(paper, foot)
    for number, sheet in enumerate(sheets):
        if sheet.dense:
            _heading(columns, sheet)
            for entry in sheet.entries:
                _entry(columns, entry, *DENSE)
        else:
            _set(columns, sheet, sheets[number + 1 :])


def _set(columns: Columns, sheet: Sheet, later: Sequence[Sheet]) -> None:
    """Set a sheet: its heading over both columns, which are even on its last page, and its entries."""
    types, together = _begin(columns, sheet, later), _together(sheet)
    heights = _heights(columns, sheet, columns.size)
    for number, entries in enumerate(together):
        columns.need(heights[number] - gap(types[1]))
        columns.even(heights[number:])
        for entry in entries:
            _entry(columns, entry, *types)


def _together(sheet: Sheet) -> list[list[Explanation]]:
    """The entries, each alone; one that holds for those below it stays with the first of them."""
    found: list[list[Explanation]] = []
    for entry in sheet.entries:
        if found and found[-1][-1].heads and not entry.heads:
            found[-1].append(entry)
        else:
            found.append([entry])
    return found


def _height_of(entries: Sequence[Explanation], room: float, types: tuple[Type, Type]) -> float:
    return sum([height(entry, room, *types) for entry in entries])


def _begin(columns: Columns, sheet: Sheet, later: Sequence[Sheet]) -> tuple[Type, Type]:
    """Set the heading of a sheet; returns the types of titles and text.

    It stands below the last sheet, in no larger type, if all of it fits there.
    """
    paper, y = columns.paper, columns.bottom + _BETWEEN
    below = [size for size in _SIZES if size <= columns.size and y + _need(columns, sheet, size) <= columns.end]
    columns.size = below[0] if below else _shared(columns, [sheet, *later]) or _long(columns, sheet)
    if not below:
        columns.turn()
        y = MARGIN - 2
    y = paper.write(MARGIN, y, sheet.title, _TITLE, columns.whole)
    if sheet.lead:
        y = paper.write(MARGIN, y, sheet.lead, _LEAD, columns.whole)
    columns.column, columns.top = 0, y + 3
    even = _even(_heights(columns, sheet, columns.size))
    columns.y, columns.bottom = columns.top, min(columns.top + even, columns.end)
    return _types(columns.size)


def _types(size: float) -> tuple[Type, Type]:
    """Of titles and text."""
    return Type(size + 2.5, "bold"), Type(size)


def _heights(columns: Columns, sheet: Sheet, size: float) -> list[float]:
    return [_height_of(each, columns.room, _types(size)) for each in _together(sheet)]


def _head(columns: Columns, sheet: Sheet) -> float:
    lead = height_of([sheet.lead], columns.whole, _LEAD) if sheet.lead else 0
    return height_of([sheet.title], columns.whole, _TITLE) + 3 + lead


def _need(columns: Columns, sheet: Sheet, size: float) -> float:
    """The height of a sheet that is all on one page."""
    return _head(columns, sheet) + _even(_heights(columns, sheet, size))


def _shared(columns: Columns, sheets: Sequence[Sheet]) -> float:
    """The largest size in which the first of these fits on a page, with as many of the next ones as can; 0 for none."""
    found = 0.0
    for count in range(1, len(sheets) + 1):
        room = columns.end - MARGIN - (count - 1) * _BETWEEN
        fitting = [size for size in _SIZES if sum([_need(columns, each, size) for each in sheets[:count]]) <= room]
        if not fitting:
            break
        found = fitting[0]
    return found


def _long(columns: Columns, sheet: Sheet) -> float:
    """The size in which a sheet of several pages takes the fewest."""
    page, head = columns.end - MARGIN, _head(columns, sheet)
    sizes = _SIZES[_LONG:]
    taken = [_pages(_heights(columns, sheet, size), page - head, page) for size in sizes]
    return sizes[taken.index(min(taken))]


def _pages(heights: Sequence[float], first: float, later: float) -> int:
    """How many pages these take, if the columns of the first page are shorter."""
    used, left = 1, first
    for each in heights:
        if each > left + _SLACK:
            used += 1
            left = first if used <= _COLUMNS else later
        left -= each
    return -(-used // _COLUMNS)


def _even(heights: Sequence[float]) -> float:
    """How high two columns are at least that hold all of these in their order."""
    return min([max(sum(heights[:at]), sum(heights[at:])) for at in range(len(heights) + 1)])


def _heading(columns: Columns, sheet: Sheet) -> None:
    """The title of a dense sheet, in a column with at least the first entry."""
    type_ = Type(11, "bold")
    first = max([height(entry, columns.room, *DENSE) for entry in sheet.entries[:1]], default=0)
    columns.need(height_of([sheet.title], columns.room, type_) + 3 + first)
    columns.y = columns.paper.write(columns.x, columns.y + 2, sheet.title, type_, columns.room) + 1


def _entry(columns: Columns, entry: Explanation, head: Type, body: Type) -> None:
    columns.need(height(entry, columns.room, head, body) - gap(body))
    columns.y = set_entry(columns.paper, entry, columns.x, columns.y, columns.room, head, body)
    for grid in entry.tables:
        set_grid(columns, grid)
    columns.y += gap(body)
