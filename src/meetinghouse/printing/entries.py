"""Entries of a sheet: how high they are, and how they are set.

An entry has a title beside its picture, the nights in which it is called, and what it does, in points or paragraphs.
One that holds for those below it stands in a box.
"""

from __future__ import annotations

from typing import Final

from .matter import Explanation
from .paper import FAINT, INK, POINT, Paper, Type, height_of, width_of, wrapped_after
from .pictures import draw

DENSE: Final = Type(7.5, "bold"), Type(8)
_PICTURE: Final = 9.0
_MARK, _HANG = "•", 3.0  # before a point, and how far its lines are indented
_POINTS: Final = 0.35  # between two points
_NIGHT: Final = 6.2, 3.7  # the size of a field for a night
_NIGHTS: Final = 5.0  # the height of the line with all of them
_BOX: Final = 2.0  # inside a box, on every side
_PALE: Final = 240
_PAPER: Final = 255


def gap(body: Type) -> float:
    """The space below an entry, in millimetres."""
    return 1 if body is DENSE[1] else 2.4


def height(entry: Explanation, room: float, head: Type, body: Type) -> float:
    """The height of an entry without its tables, with the gap below it."""
    left, top = _inside(entry)
    inner = room - left - (top if entry.heads else 0)
    text = height_of([entry.title], inner, head) + height_of(entry.paragraphs, inner, body)
    text += _NIGHTS if entry.nights or entry.tag else 0
    for point in entry.points:
        text += len(wrapped_after(point.lead, point.text, inner - _HANG, body)) * body.line + _POINTS
    return max(text + 2 * top, _PICTURE + 2 if entry.picture is not None else 0) + gap(body)


def set_entry(paper: Paper, entry: Explanation, x: float, y: float, room: float, head: Type, body: Type) -> float:
    """Set an entry from a corner on, and return where its tables would begin."""
    left, top = _inside(entry)
    x_in, inner, end = x + left, room - left - (top if entry.heads else 0), y
    if entry.heads:
        paper.fill(x, y, room, height(entry, room, head, body) - gap(body), _PALE)
    if entry.picture is not None:
        draw(paper, entry.picture, x, y + 0.8, _PICTURE)
        end = y + _PICTURE + 2
    y = paper.write(x_in, y + top, entry.title, head, inner)
    if entry.nights or entry.tag:
        _nights(paper, entry, x_in, y + 0.5, inner)
        y += _NIGHTS
    for paragraph in entry.paragraphs:
        y = paper.write(x_in, y, paragraph, body, inner)
    for point in entry.points:
        paper.write(x_in, y, _MARK, body, _HANG)
        y = paper.write_after(x_in + _HANG, y, point.lead, point.text, body, inner - _HANG) + _POINTS
    return max(y + top, end)


def _inside(entry: Explanation) -> tuple[float, float]:
    """How far the words are from the left and from the upper edge."""
    if entry.heads:
        return _BOX, _BOX
    return (_PICTURE + 2.5 if entry.picture is not None else 0), 0


def _nights(paper: Paper, entry: Explanation, x: float, y: float, room: float) -> None:
    """A field for every night, dark for those in which it is called, and when else it acts."""
    (wide, high), start = _NIGHT, x
    type_ = Type(7.5, "bold")
    for name, called in entry.nights:
        paper.fill(x, y, wide - 0.5, high, INK if called else _PALE)
        left = x + (wide - 0.5 - width_of(name, type_)) / 2
        paper.write(left, y + (high - type_.line) / 2, name, type_, wide, grey=_PAPER if called else FAINT)
        x += wide
    if entry.tag:
        tag, at = Type(8.5, "italic"), x + (1.5 if entry.nights else 0)
        paper.write(at, y + (high - tag.size * POINT * 1.2) / 2, entry.tag, tag, room - (at - start))
