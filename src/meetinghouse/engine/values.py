"""Small tagged values for decisions and events, with one form in Python and one in JSON.

This module is never compiled, because mypyc would drop the settings of the base class.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec

from .masks import seats_in as seats_in


def tag(name: str) -> str:
    """The JSON tag of a class: ``TryalRevealed`` becomes ``tryal-revealed``."""
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")


class Value(msgspec.Struct, frozen=True, tag=tag, gc=False):
    """An immutable value with a tag. Values hold only values, so they need no cyclic garbage collection."""


class Seat(Value, frozen=True):
    """A seat at the table, counted from 0: first the players clockwise, then ghosts."""

    seat: int


class Card(Value, frozen=True):
    """A card, by its kind: two copies of a kind are the same option."""

    kind: str


class Position(Value, frozen=True):
    """A place in a row or a pile, counted from 0."""

    place: int


class Amount(Value, frozen=True):
    """A number of things."""

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


def seat_of(choice: Choice | None) -> int:
    """The seat that a choice names, alone or as a part of an option; -1 if it names none."""
    if isinstance(choice, tuple):
        choice = next((part for part in choice if isinstance(part, Seat)), None)
    return choice.seat if isinstance(choice, Seat) else -1


def most_named(names: Iterable[int]) -> list[int]:
    """The seats named most often, in ascending order: several in a tie, none if no seat was named."""
    counts = Counter(names)
    return sorted([seat for seat, count in counts.items() if count == max(counts.values())])


class _Chosen(msgspec.Struct, array_like=True):
    """A choice in a class of its own, because msgspec caches how to read a class, but not how to read a union."""

    choice: Simple | list[Simple | tuple[Simple, ...]]


def read_choice(data: object) -> Choice:
    """A choice from decoded JSON. Raises ``msgspec.ValidationError`` if the data is not a choice."""
    try:
        return msgspec.convert((data,), _Chosen).choice
    except msgspec.ValidationError:  # read again, so that the error does not mention this class
        choice: Choice = msgspec.convert(data, Simple | list[Simple | tuple[Simple, ...]])
        return choice
