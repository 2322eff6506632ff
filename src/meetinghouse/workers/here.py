"""The interface of all crews, and the simplest one: this process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

C = TypeVar("C")
R = TypeVar("R")

TRIES = 3  # how often a chunk is tried if its process dies


class Crew:
    """Does the same work for many chunks."""

    count = 1  # how many chunks are done at the same time
    far = False  # whether other machines do the work, each with its own installation of Meetinghouse

    def each(self, work: Callable[[C], R], chunks: Iterable[C]) -> Iterator[tuple[C, R]]:
        """Every chunk with its result, in the order in which they are ready."""
        raise NotImplementedError

    def close(self) -> None:
        """Leave the cluster, which goes on without us."""


class Here(Crew):
    """Does all the work in this process."""

    def each(self, work: Callable[[C], R], chunks: Iterable[C]) -> Iterator[tuple[C, R]]:
        for chunk in chunks:
            yield chunk, work(chunk)
