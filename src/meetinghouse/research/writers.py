"""What writes the fields of a view into a buffer of floats, and only where they differ from what was written before.

A writer gets the buffer, the new value and the old one, None for nothing. Views keep their unchanged parts as the same
objects from one position to the next, so most of a view is skipped after one comparison.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from types import SimpleNamespace
from typing import Any, TypeAlias

from msgspec import UNSET

Buffer: TypeAlias = "array[float]"
Write: TypeAlias = Callable[[Buffer, Any, Any], None]
Place: TypeAlias = "tuple[int, Write]"  # where a 1 says that something is there, and what writes it

MOST_STAMPS = 10_000  # how many encoded things a list keeps


def number_writer(at: int) -> Write:
    """Writes a number, or a boolean as 0 or 1."""

    def write(buffer: Buffer, new: Any, old: Any) -> None:
        buffer[at] = new or 0.0

    return write


def maybe_writer(at: int) -> Write:
    """Whether there is a number, and the number."""

    def write(buffer: Buffer, new: Any, old: Any) -> None:
        missing = new is None or new is UNSET
        buffer[at] = not missing
        buffer[at + 1] = 0.0 if missing else new

    return write


def index_writer(at: int, ids: Mapping[Any, int], other: int | None = None) -> Write:
    """A 1 at the place of the value, or at the last place for any other value; all zeros for None and an empty word."""

    def write(buffer: Buffer, new: Any, old: Any) -> None:
        if old is not None and old is not UNSET and old != "" and (index := ids.get(old, other)) is not None:
            buffer[at + index] = 0.0
        if new is not None and new is not UNSET and new != "" and (index := ids.get(new, other)) is not None:
            buffer[at + index] = 1.0

    return write


def bag_writer(at: int, ids: Mapping[Any, int], other: int | None = None) -> Write:
    """How often each value is in a list."""

    def write(buffer: Buffer, new: Any, old: Any) -> None:
        after, before = new or (), old or ()
        same = min(len(after), len(before))
        if after[:same] != before[:same]:
            same = 0
        for value in before[same:]:  # if a list grows or shrinks at its end, only the difference is written
            if (index := ids.get(value, other)) is not None:
                buffer[at + index] -= 1.0
        for value in after[same:]:
            if (index := ids.get(value, other)) is not None:
                buffer[at + index] += 1.0

    return write


def struct_writer(names: Sequence[str], writers: Sequence[Write]) -> Write:
    """The fields of a thing, compared one by one in a function that is written for them: it runs at every step."""
    if not names:
        return _nothing
    lines = ["def write(buffer, new, old):"]
    lines += ["    new = nobody if new is None else new", "    old = nobody if old is None else old"]
    for index, name in enumerate(names):
        lines.append(f"    if (now := new.{name}) is not (then := old.{name}):")
        lines.append(f"        write_{index}(buffer, now, then)")
    found: dict[str, Any] = {f"write_{index}": writer for index, writer in enumerate(writers)}
    found["nobody"] = SimpleNamespace(**dict.fromkeys(names))
    exec("\n".join(lines), found)
    made: Write = found["write"]
    return made


def tuple_writer(writers: Sequence[Write | None]) -> Write:
    """The parts of a tuple of fixed length; those without a writer are left out."""
    empty = (None,) * len(writers)
    every = tuple([writer or _nothing for writer in writers])

    def write(buffer: Buffer, new: Any, old: Any) -> None:
        for writer, now, then in zip(every, new or empty, old or empty, strict=True):
            if now is not then:
                writer(buffer, now, then)

    return write


def thing_writer(there: int, write_fields: Write) -> Write:
    """One thing that may be missing, with a 1 before it."""

    def write(buffer: Buffer, new: Any, old: Any) -> None:
        now, then = (None if each is UNSET else each for each in (new, old))
        buffer[there] = now is not None
        write_fields(buffer, now, then)

    return write


def people_writer(count: int, places: Sequence[Place]) -> Write:
    """One thing for each seat, of which few change at a time; ``count`` is where their number stands."""
    every = tuple(places)

    def write(buffer: Buffer, new: Any, old: Any) -> None:
        after, before = new or (), old or ()
        buffer[count] = len(after)
        for (there, writer), now, then in zip_longest(every, after, before):
            if now is not then:
                buffer[there] = now is not None
                writer(buffer, now, then)

    return write


def places_writer(count: int, at: int, size: int, places: int, write_one: Write) -> Write:
    """Small things one after another. The numbers of a thing are cached, and copied to its place."""
    stamps: dict[Any, array[float]] = {}
    nothing = array("f", bytes(4 * size))

    def stamp(thing: Any) -> array[float]:
        if len(stamps) > MOST_STAMPS:
            stamps.clear()
        made = stamps[thing] = array("f", bytes(4 * size))
        write_one(made, thing, None)
        return made

    def write(buffer: Buffer, new: Any, old: Any) -> None:
        after, before = new or (), old or ()
        buffer[count] = len(after)
        known = len(before)
        where = at
        for index, thing in enumerate(after[:places]):
            if index >= known or thing is not before[index]:
                buffer[where : where + size] = stamps.get(thing) or stamp(thing)
            where += size
        for _ in range(len(after), min(known, places)):
            buffer[where : where + size] = nothing
            where += size

    return write


def map_writer(places: Sequence[Place]) -> Write:
    """Things by seat."""
    every = tuple(enumerate(places))
    nobody: dict[int, Any] = {}

    def write(buffer: Buffer, new: Any, old: Any) -> None:
        after, before = new or nobody, old or nobody
        for seat, (there, writer) in every:
            now, then = after.get(seat), before.get(seat)
            if now is not then:
                buffer[there] = now is not None
                writer(buffer, now, then)

    return write


def amounts_writer(at: int, words: Sequence[str]) -> Write:
    """A number for each word."""
    every = tuple(enumerate(words, at))

    def write(buffer: Buffer, new: Any, old: Any) -> None:
        amounts = new or {}
        for index, word in every:
            buffer[index] = amounts.get(word, 0)

    return write


def _nothing(buffer: Buffer, new: Any, old: Any) -> None:
    pass
