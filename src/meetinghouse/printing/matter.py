"""Printed matter: words and pictures, before they are set on paper."""

from __future__ import annotations

from typing import Final

import msgspec

from ..rulebook import Grid

CARDS, ROLES, NIGHTS, BALLOTS, RULES = "cards", "roles", "nights", "ballots", "rules"
SORTS: Final = (CARDS, ROLES, NIGHTS, BALLOTS, RULES)


class Drawing(msgspec.Struct, frozen=True):
    """A picture: strokes of a tool along an SVG path, some of them transformed."""

    strokes: tuple[tuple[str, ...], ...]


class CardFace(msgspec.Struct, frozen=True):
    """One card to cut out."""

    kind: str
    title: str
    line: str
    foot: str
    picture: Drawing | None


class Point(msgspec.Struct, frozen=True):
    """One thing to know, after a mark; it may begin with words in bold type."""

    lead: str
    text: str


class Explanation(msgspec.Struct, frozen=True):
    """Something that is explained on a sheet."""

    title: str
    paragraphs: tuple[str, ...] = ()
    picture: Drawing | None = None
    tables: tuple[Grid, ...] = ()
    points: tuple[Point, ...] = ()
    nights: tuple[tuple[str, bool], ...] = ()  # short names, and whether it is called then
    tag: str = ""  # beside the nights
    heads: bool = False  # it says what holds for the entries below it, in a box


class Sheet(msgspec.Struct, frozen=True):
    """A list of explanations under a heading."""

    title: str
    lead: str
    entries: tuple[Explanation, ...]
    dense: bool = False


class Row(msgspec.Struct, frozen=True):
    """A step of a night: what is said, what is done."""

    mark: str
    said: tuple[tuple[str, str], ...]  # titles, and what is spoken
    done: str
    only: str = ""


class Table(msgspec.Struct, frozen=True):
    """The steps of one night."""

    title: str
    lead: str
    rows: tuple[Row, ...]
    timed: bool = False  # the column for what is done has only the length of each step


class Slip(msgspec.Struct, frozen=True):
    """A ballot."""

    question: str
    names: int
    blank: str


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be printed for a game."""

    title: str
    cards: tuple[CardFace, ...] = ()
    roles: tuple[Sheet, ...] = ()
    nights: tuple[Table, ...] = ()
    ledger: tuple[str, ...] = ()
    seats: int = 0
    ballots: tuple[Slip, ...] = ()
    rules: tuple[Sheet, ...] = ()

    def sorts(self) -> list[str]:
        """The sorts of printed matter that this game has."""
        return [each for each in SORTS if getattr(self, each)]
