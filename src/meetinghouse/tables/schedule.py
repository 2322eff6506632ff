"""When each awake table is attended next."""

from __future__ import annotations

import heapq
from typing import Generic, TypeVar

What = TypeVar("What")


class Schedule(Generic[What]):
    """The next time of each thing. A new time replaces the one before."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, int, What]] = []  # replaced times are dropped when they come up
        self._times: dict[What, float] = {}
        self._count = 0

    def __len__(self) -> int:
        return len(self._heap)

    def put(self, what: What, when: float) -> bool:
        """Set the next time; returns whether it is new."""
        if self._times.get(what) == when:
            return False
        self._times[what] = when
        self._count += 1
        heapq.heappush(self._heap, (when, self._count, what))
        if len(self._heap) > 2 * len(self._times) + 64:  # replaced times would keep their tables in memory
            self._heap = [entry for entry in self._heap if self._holds(entry)]
            heapq.heapify(self._heap)
        return True

    def drop(self, what: What) -> None:
        """Drop the next time, if there is one."""
        self._times.pop(what, None)

    def take_due(self, now: float) -> list[What]:
        """Take out everything whose time has come, in order."""
        due = []
        while self._heap and self._heap[0][0] <= now:
            entry = heapq.heappop(self._heap)
            if self._holds(entry):
                del self._times[entry[2]]
                due.append(entry[2])
        return due

    def next_time(self) -> float | None:
        """The earliest time, if there is one."""
        while self._heap and not self._holds(self._heap[0]):
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def _holds(self, entry: tuple[float, int, What]) -> bool:
        return self._times.get(entry[2]) == entry[0]
