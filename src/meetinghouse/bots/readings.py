"""Stories with the same beginning are read once: whoever reads the next one goes on from a copy.

Games that are played on from one moment, again and again or in many imagined worlds, have such stories.
"""

# compiled: every event of a story is compared here

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, Protocol, TypeVar

from ..engine.events import Event, Secret

SHORT = 30  # events that are read sooner than a copy is looked for
STEP = 8  # events that are worth a copy
MOST = 64  # copies that are kept, those used last


class Reading(Protocol):
    """What somebody has read from a story."""

    story: list[Event]

    def read(self, story: Sequence[Event]) -> None:
        """Read what is new in the story."""


R = TypeVar("R", bound=Reading)


class Readings(Generic[R]):
    """For each reader the last story, and copies of what was read in a short and in a longer beginning of it."""

    def __init__(self, copy: Callable[[R], R | None]) -> None:
        """`copy` returns None for a reading that cannot be copied."""
        self._copy = copy
        self._known: dict[Hashable, tuple[Sequence[Event], list[R]]] = {}

    def read(self, who: Hashable, story: Sequence[Event], new: Callable[[], R]) -> R:
        """What that reader finds in a story, the same as if a `new` one had read all of it."""
        if len(story) < SHORT:
            reading = new()
            reading.read(story)
            return reading
        key = (who, next((event for event in story if isinstance(event, Secret)), None))
        last, beginnings = self._known.pop(key, ((), []))
        parted = common(last, story)
        beginnings = [beginning for beginning in beginnings if len(beginning.story) <= parted]
        reading = (self._copy(beginnings[-1]) if beginnings else None) or new()
        if not beginnings or parted - len(reading.story) >= STEP:
            reading.read(story[:parted])
            beginning = self._copy(reading)
            beginnings = [shortest for shortest in beginnings[:1] if shortest.story]
            if beginning is not None:
                beginnings.append(beginning)
        reading.read(story)
        if beginnings:
            self._known[key] = (story, beginnings)
            while len(self._known) > MOST:
                self._known.pop(next(iter(self._known)), None)
        return reading


def common(one: Sequence[Event], other: Sequence[Event]) -> int:
    """How many events two stories have in common before they part."""
    low, high = 0, min(len(one), len(other))
    if one[:high] == other[:high]:
        return high
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
