"""The master's tables: one for each night, with room for notes, and one of all players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from .columns import MARGIN, page_foot
from .matter import Row, Table
from .paper import FAINT, INK, Paper, Type, fitted, height_of
from .words import Words

_TITLE: Final = Type(17, "bold")
_HEAD: Final = Type(9, "bold")
_LEAD: Final = Type(8)
_SIZES: Final = (12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0)  # of what is read in a night
_PAD: Final = 1.2
_LEAST: Final = 6.5  # the height of a row
_STEP: Final = 11.0  # the width of the first column
_BETWEEN: Final = 8.0  # between two tables on a page

Cell: TypeAlias = Sequence[tuple[str, Type, int]]  # texts, each in its type and grey


class Ruled(NamedTuple):
    """A table with ruled columns, which goes on over pages."""

    title: str
    lead: str
    heads: Sequence[str]
    widths: Sequence[float]
    rows: Sequence[Sequence[Cell]]
    least: float = _LEAST  # the height of a row without words

    @property
    def rooms(self) -> list[float]:
        """How wide the text of each column may be."""
        return [width - 2 * _PAD for width in self.widths]

    def edges(self) -> list[float]:
        """The left edges of the columns, and the right edge of the last one."""
        return [MARGIN + sum(self.widths[:at]) for at in range(len(self.widths) + 1)]

    def head(self) -> float:
        """The height of the title and the heads of the columns."""
        lead = height_of([self.lead], sum(self.widths), _LEAD) + 1 if self.lead else 0
        return _TITLE.line + lead + _HEAD.line + 1.5

    def height(self, cells: Sequence[Cell]) -> float:
        cell_rooms = zip(cells, self.rooms, strict=True)
        heights = [sum([height_of([text], room, type_) for text, type_, _ in cell]) for cell, room in cell_rooms]
        return max(self.least, max(heights) + 2)

    def pages(self, room: float) -> list[Sequence[Sequence[Cell]]]:
        """The rows of each page, if a page has this room for them."""
        found: list[list[Sequence[Cell]]] = []
        left = 0.0
        for cells in self.rows:
            height = self.height(cells)
            if height > left or not found:
                found.append([])
                left = room
            found[-1].append(cells)
            left -= height
        return [*found]


class Tables:
    """Tables on paper, one after the other: where the next one begins, and how many pages they took."""

    def __init__(self, paper: Paper, foot: str) -> None:
        self.paper, self.foot = paper, foot
        self.bottom = paper.height - MARGIN - 3
        self.y, self.turned = self.bottom, 0  # full: the first table begins a page

    def place(self, table: Ruled, *, draw: bool) -> None:
        """Place a table, or only find out how much room it takes. A short one may stand below another on its page."""
        above = MARGIN - 4
        pages = table.pages(self.bottom - above - table.head())
        below = self.y + _BETWEEN
        fits = below + table.head() + sum([table.height(cells) for cells in table.rows]) <= self.bottom
        for number, rows in enumerate(pages, 1):
            if not fits:
                self.turned += 1
                if draw:
                    self.paper.turn()
                    page_foot(self.paper, self.foot)
            self.y = below if fits else above
            if draw:
                self._heading(table, f"{table.title} {number}/{len(pages)}" if len(pages) > 1 else table.title)
                for cells in rows:
                    self._row(table, cells)
            else:
                self.y += table.head() + sum([table.height(cells) for cells in rows])

    def _heading(self, table: Ruled, title: str) -> None:
        """The title and the heads of the columns."""
        paper, whole = self.paper, sum(table.widths)
        self.y = paper.write(MARGIN, self.y, title, _TITLE, whole)
        if table.lead:
            self.y = paper.write(MARGIN, self.y, table.lead, _LEAD, whole, grey=FAINT) + 1
        paper.rule(MARGIN, self.y, MARGIN + whole, self.y)
        for x, room, head in zip(table.edges(), table.rooms, table.heads, strict=False):
            paper.write(x + _PAD, self.y + 0.5, head, fitted(head, room, _HEAD.line, _HEAD), room)
        self._close(table, _HEAD.line + 1.5)

    def _row(self, table: Ruled, cells: Sequence[Cell]) -> None:
        for x, room, cell in zip(table.edges(), table.rooms, cells, strict=False):
            y = self.y + 0.6
            for text, type_, grey in cell:
                y = self.paper.write(x + _PAD, y, text, type_, room, grey=grey)
        self._close(table, table.height(cells))

    def _close(self, table: Ruled, height: float) -> None:
        """Rule the columns of a row, and the line below it."""
        edges = table.edges()
        for x in edges:
            self.paper.rule(x, self.y, x, self.y + height)
        self.y += height
        self.paper.rule(edges[0], self.y, edges[-1], self.y)


def set_nights(paper: Paper, tables: Sequence[Table], words: Words, foot: str) -> None:
    """The tables of all nights, in the largest type with which they take no more pages than in the smallest."""
    ways = [[_night(paper, table, words, size) for table in tables] for size in _SIZES]
    taken = []
    for way in ways:
        tried = Tables(paper, foot)
        for ruled in way:
            tried.place(ruled, draw=False)
        taken.append(tried.turned)
    on_paper = Tables(paper, foot)
    for ruled in ways[taken.index(taken[-1])]:
        on_paper.place(ruled, draw=True)


def _night(paper: Paper, table: Table, words: Words, size: float) -> Ruled:
    """The table of one night, with a column for notes."""
    heads = [words.step, words.said, words.time if table.timed else words.done, words.notes]
    widths = _widths(paper, [110, 14, 42] if table.timed else [68, 62, 36])
    return Ruled(table.title, table.lead, heads, widths, [_cells(row, size) for row in table.rows])


def _widths(paper: Paper, shares: Sequence[float]) -> list[float]:
    rest = paper.width - 2 * MARGIN - _STEP
    return [_STEP, *[rest * share / sum(shares) for share in shares]]


def _cells(row: Row, size: float) -> Sequence[Cell]:
    bold, italic, plain = Type(size, "bold"), Type(size, "italic"), Type(size)
    said = [(text, type_, INK) for pair in row.said for text, type_ in zip(pair, (bold, italic), strict=True) if text]
    if row.only:
        said.append((row.only, Type(size - 1), FAINT))
    return [[(row.mark, bold, INK)], said, [(row.done, plain, INK)] if row.done else [], []]


def set_ledger(paper: Paper, columns: Sequence[str], seats: int, words: Words, foot: str) -> None:
    """A table of all players, to be filled in."""
    heads, widths = ["", words.name, *columns], _widths(paper, [1.3, *[1.0] * len(columns)])
    rows = [[[(str(seat), _HEAD, INK)], *[[] for _ in heads[1:]]] for seat in range(1, seats + 1)]
    table, ledger = Ruled(words.ledger, "", heads, widths, rows), Tables(paper, foot)
    room = (ledger.bottom - (MARGIN - 4) - table.head()) / seats
    ledger.place(table._replace(least=min(room, 14) - 0.01), draw=True)
