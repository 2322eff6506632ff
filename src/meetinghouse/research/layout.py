"""The layout of an observation: which number stands where, and what it means, made from the declared view of a game.

Every field of a view becomes a fixed number of floats:

- a boolean is 0 or 1, a number is itself; if it may be missing, a 0 or 1 before it says whether it is there;
- a seat, or a place, is a one in a row of zeros, one for each seat, and all zeros for nobody; a list counts each;
- a word is a one in a row of zeros, one for each word of its field and a last one for any other word; a list of
  words counts each word;
- a list of things with several fields has one place for each seat, but at least eight; before it stands how many
  there are, and before each thing a 1. Things beyond the last place are left out;
- things by seat have one place for each seat.

Left out are words without texts, channels (nobody talks here), options, and what is shown only after the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import inspect

from ..engine.decisions import Channel
from ..engine.rules import Own, SeatView, View
from .vocabulary import Vocabulary
from .writers import (
    Place,
    Write,
    amounts_writer,
    bag_writer,
    index_writer,
    map_writer,
    maybe_writer,
    number_writer,
    people_writer,
    places_writer,
    struct_writer,
    thing_writer,
    tuple_writer,
)

LEAST_PLACES = 8


class Numbers(NamedTuple):
    """Some numbers of an observation that belong together: where they begin, how many they are, what they mean."""

    start: int
    size: int
    path: str  # the field of the view: public.people.3.character
    meaning: str
    names: tuple[str, ...] = ()  # the names of the numbers, if they have any


class Slot(NamedTuple):
    """One place of a list: its rows in the table, its size, and what writes it."""

    first: int
    last: int
    size: int
    write: Write


class Layout:
    """One part of an observation: its size, the meaning of its numbers, and what writes them into a buffer."""

    def __init__(
        self, kind: type, path: str, seats: int, vocabulary: Vocabulary, start: int = 0, origin: int = 0
    ) -> None:
        """The part begins at ``start`` of the observation; its writers count from ``origin``."""
        self.numbers: list[Numbers] = []
        self.left_out: list[str] = []
        self._seats = seats
        self._vocabulary = vocabulary
        self._start = self._end = start
        self._origin = origin
        self._within: list[type] = []
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        self.write: Write = self._struct(info, path)

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return self._end - self._start

    def _reserve(self, count: int, path: str, meaning: str, names: tuple[str, ...] = ()) -> int:
        """Reserve the next numbers of this part. Returns their place."""
        self.numbers.append(Numbers(self._end, count, path, meaning, names))
        self._end += count
        return self._end - count - self._origin

    def _left_out(self, path: str, why: str) -> Write | None:
        """No writer, for a field that is left out."""
        self.left_out.append(f"{path}: {why}")
        return None

    def _struct(self, info: inspect.StructType, path: str) -> Write:
        self._within.append(info.cls)
        names, writers = [], []
        people = any(field.name == "people" for field in info.fields)
        for field in info.fields:
            if field.name == "seats" and people:
                self._left_out(f"{path}.seats", "for plain boards; people says more")
                continue
            writer = self._field(field.name, field.type, f"{path}.{field.name}")
            if writer is not None:
                names.append(field.name)
                writers.append(writer)
        self._within.pop()
        return struct_writer(names, writers)

    def _field(self, name: str, info: inspect.Type, path: str) -> Write | None:
        """The writer of a field; None if it is left out."""
        info, missing = _without_none(info)
        match info:
            case inspect.BoolType():
                return self._number(path, "1 if so", missing)
            case inspect.FloatType():
                return self._number(path, "a number", missing)
            case inspect.IntType():
                return self._whole(name, path, missing)
            case inspect.StrType():
                return self._word(name, path)
            case inspect.StructType():
                return self._thing(info, path)
            case inspect.VarTupleType() | inspect.ListType():
                return self._list(name, info.item_type, path)
            case inspect.TupleType():
                return self._tuple(name, info, path)
            case inspect.DictType():
                return self._map(name, info, path)
        return self._left_out(path, "an option, or of several types")

    def _number(self, path: str, meaning: str, missing: bool) -> Write:
        if missing:
            return maybe_writer(self._reserve(2, path, meaning, ("is there", "value")))
        return number_writer(self._reserve(1, path, meaning))

    def _whole(self, name: str, path: str, missing: bool) -> Write:
        kind = self._vocabulary.numbers(name)
        if kind == "number":
            return self._number(path, "a number", missing)
        return index_writer(self._reserve(self._seats, path, f"a {kind}", self._counted(kind)), self._seat_ids)

    def _word(self, name: str, path: str) -> Write | None:
        words = self._vocabulary.of_field(name)
        if not words:
            return self._left_out(path, "its words have no texts")
        at = self._reserve(len(words) + 1, path, "a word", (*words, "another word"))
        return index_writer(at, {word: index for index, word in enumerate(words)}, len(words))

    def _thing(self, info: inspect.StructType, path: str) -> Write | None:
        if why := self._without(info.cls):
            return self._left_out(path, why)
        return thing_writer(*self._place(info, path))

    def _list(self, name: str, item: inspect.Type, path: str) -> Write | None:
        match item:
            case inspect.IntType():
                kind = self._vocabulary.numbers(name)
                at = self._reserve(self._seats, path, f"how often each {kind} is in it", self._counted(kind))
                return bag_writer(at, self._seat_ids)
            case inspect.StrType():
                words = self._vocabulary.of_field(name)
                if not words:
                    return self._left_out(path, "its words have no texts")
                at = self._reserve(len(words) + 1, path, "how often each word is in it", (*words, "another word"))
                return bag_writer(at, {word: index for index, word in enumerate(words)}, len(words))
            case inspect.StructType() if why := self._without(item.cls):
                return self._left_out(path, why)
            case inspect.StructType() | inspect.TupleType():
                return self._places(name, item, path)
        return self._left_out(path, "a list of options or of lists")

    def _without(self, kind: type) -> str:
        """Why things of this class are left out; empty if they are not."""
        if kind is Channel:
            return "nobody talks here"
        if issubclass(kind, Own) or kind in self._within:
            return "what everybody knew, for those who may see everything"
        return ""

    def _places(self, name: str, item: inspect.StructType | inspect.TupleType, path: str) -> Write:
        count = self._reserve(1, path, "how many there are")
        if isinstance(item, inspect.StructType) and (item.cls is SeatView or name == "people"):
            return people_writer(count, [self._place(item, f"{path}.{seat}") for seat in range(self._seats)])
        start, slot = self._end, self._slot(name, item, path)
        places = max(self._seats, LEAST_PLACES)
        for place in range(1, places):
            for each in self.numbers[slot.first : slot.last]:
                moved = f"{path}.{place}{each.path.removeprefix(f'{path}.0')}"
                self.numbers.append(each._replace(start=each.start + place * slot.size, path=moved))
        self._end = start + places * slot.size
        return places_writer(count, start - self._origin, slot.size, places, slot.write)

    def _place(self, item: inspect.StructType, path: str) -> Place:
        there = self._reserve(1, path, "1 if it is there")
        return there, self._struct(item, path)

    def _slot(self, name: str, item: inspect.StructType | inspect.TupleType, path: str) -> Slot:
        """The first place of a list; its writer writes into a buffer of its own."""
        first, before, start = len(self.numbers), self._origin, self._end
        self._origin = start  # its places count from 0
        there = self._reserve(1, f"{path}.0", "1 if it is there")
        inner = f"{path}.0"
        write = self._struct(item, inner) if isinstance(item, inspect.StructType) else self._tuple(name, item, inner)
        self._origin = before
        return Slot(first, len(self.numbers), self._end - start, thing_writer(there, write))

    def _tuple(self, name: str, info: inspect.TupleType, path: str) -> Write:
        found = [self._field(name, item, f"{path}.{index}") for index, item in enumerate(info.item_types)]
        return tuple_writer(found)

    def _map(self, name: str, info: inspect.DictType, path: str) -> Write | None:
        match info.key_type, info.value_type:
            case inspect.IntType(), inspect.StructType() as item:
                return map_writer([self._place(item, f"{path}.{seat}") for seat in range(self._seats)])
            case inspect.StrType(), inspect.IntType() if words := self._vocabulary.of_field(name):
                at = self._reserve(len(words), path, "a number for each word", words)
                return amounts_writer(at, words)
        return self._left_out(path, "by words without texts, or of several types")

    def _counted(self, kind: str) -> tuple[str, ...]:
        return tuple([f"{kind} {number}" for number in range(self._seats)])

    @property
    def _seat_ids(self) -> dict[int, int]:
        return {seat: seat for seat in range(self._seats)}


def _without_none(info: inspect.Type) -> tuple[inspect.Type, bool]:
    """The type of a field that may be missing, and whether it may; a union of several types stays as it is."""
    if isinstance(info, inspect.UnionType):
        types = [each for each in info.types if not isinstance(each, inspect.NoneType)]
        if len(types) == 1:
            return types[0], True
    return info, False


def part_of(view: type[View], part: str) -> type:
    """The class of a view's part: ``public`` or ``own``."""
    return next(_types(view, part))


def _types(view: type[View], part: str) -> Iterator[type]:
    info: Any = inspect.type_info(view)
    for field in info.fields:
        if field.name == part:
            found: Any = _without_none(field.type)[0]
            yield found.cls
