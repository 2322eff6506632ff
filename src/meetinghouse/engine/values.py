"""Small tagged values: what decisions offer and events carry, the same in Python and in JSON.

This module stays uncompiled, so that the settings of the base class reach every value.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec


def tag(name: str) -> str:
    """A class name as it travels: ``TryalRevealed`` is ``tryal-revealed``."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")


class Value(msgspec.Struct, frozen=True, tag=tag, gc=False):
    """An immutable value that names its own kind; values hold only values, so they need no garbage collector."""


class Seat(Value, frozen=True):
    """Somebody at the table; seats count from 0, players clockwise, then ghosts."""

    seat: int


class Card(Value, frozen=True):
    """A card, by its kind: two copies of a kind are the same option."""

    kind: str


class Position(Value, frozen=True):
    """A place in a row or a pile, counted from 0."""

    place: int


class Amount(Value, frozen=True):
    """So many of something."""

    amount: int


class Word(Value, frozen=True):
    """A bare word such as ``draw``, ``done`` or ``yes``."""

    word: str


Simple: TypeAlias = Seat | Card | Position | Amount | Word
Option: TypeAlias = Simple | tuple[Simple, ...]
Choice: TypeAlias = Simple | Sequence[Simple | tuple[Simple, ...]]

SEATS = tuple(Seat(seat) for seat in range(64))
PLACES = tuple(Position(place) for place in range(128))

DONE = Word("done")
YES = Word("yes")
NO = Word("no")

_by_mask: dict[int, tuple[Seat, ...]] = {}
_seats_in: dict[int, tuple[int, ...]] = {}


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask, lowest first."""
    found = _seats_in.get(mask)
    if found is None:
        found = _seats_in[mask] = tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
    return found


def seat_options(mask: int) -> tuple[Seat, ...]:
    """The seats of a bit mask as options."""
    found = _by_mask.get(mask)
    if found is None:
        found = _by_mask[mask] = tuple(SEATS[seat] for seat in seats_in(mask))
    return found


def read_choice(data: object) -> Choice:
    """A choice from plain JSON data; raises ``msgspec.ValidationError`` where it is none."""
    choice: Choice = msgspec.convert(data, Simple | list[Simple | tuple[Simple, ...]])
    return choice
