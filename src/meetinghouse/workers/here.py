"""The interface of those who do work, and the simplest of them: this process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

C = TypeVar("C")
R = TypeVar("R")

TRIES = 3  # how often a chunk is given to a process, if each of them dies


class Crew:
    """Does the same work for many chunks."""

    count = 1  # how many chunks are worked at together
    far = False  # whether others than this machine do it, with a Meetinghouse of their own

    def each(self, work: Callable[[C], R], chunks: Iterable[C]) -> Iterator[tuple[C, R]]:
        """Every chunk with its result, in the order in which they are ready."""
        raise NotImplementedError

    def close(self) -> None:
        """Leave the cluster, which goes on without us."""


class Here(Crew):
    """This process does all of it."""

    def each(self, work: Callable[[C], R], chunks: Iterable[C]) -> Iterator[tuple[C, R]]:
        for chunk in chunks:
            yield chunk, work(chunk)
