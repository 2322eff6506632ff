"""Work in chunks on several processes: everything is done once, whatever happens to a process."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import NamedTuple

import pytest

from meetinghouse.engine.refusals import Refused
from meetinghouse.workers import crew


class Chunk(NamedTuple):
    """A number, and a file that says whether a process has died over it."""

    number: int
    marker: Path | None = None


def square(chunk: Chunk) -> int:
    if chunk.marker is not None and not chunk.marker.exists():
        chunk.marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return chunk.number**2


def die(chunk: Chunk) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


class Unsendable(Exception):
    """An error that cannot be pickled."""

    def __init__(self) -> None:
        super().__init__("no way")
        self.why = lambda: None


def fail(chunk: Chunk) -> int:
    raise Refused("option-value", name="chunk", value=chunk.number) if chunk.number else Unsendable()


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_every_chunk_comes_back_once_with_its_result(processes: int) -> None:
    with crew(processes) as workers:
        done = dict(workers.each(square, [Chunk(number) for number in range(20)]))

    assert done == {Chunk(number): number**2 for number in range(20)}


def test_what_a_dead_process_had_is_done_by_another(tmp_path: Path) -> None:
    chunks = [Chunk(number, tmp_path / "died" if number == 3 else None) for number in range(10)]
    with crew(2) as workers:
        done = list(workers.each(square, chunks))

    assert (tmp_path / "died").exists()
    assert sorted(result for _, result in done) == [number**2 for number in range(10)]


def test_a_chunk_over_which_every_process_dies_is_given_up() -> None:
    with crew(2) as workers, pytest.raises(Refused) as caught:
        list(workers.each(die, [Chunk(0)]))

    assert caught.value.key == "worker-died"


def test_an_error_of_the_work_is_raised_here() -> None:
    with crew(2) as workers, pytest.raises(Refused) as caught:
        list(workers.each(fail, [Chunk(7), Chunk(8)]))

    assert caught.value.details["value"] in (7, 8)


def test_an_error_that_cannot_be_sent_is_told_by_its_name() -> None:
    with crew(2) as workers, pytest.raises(RuntimeError, match="no way"):
        list(workers.each(fail, [Chunk(0), Chunk(0)]))


def test_whoever_stops_early_leaves_no_process_behind() -> None:
    from multiprocessing import active_children

    with crew(2) as workers:
        for _ in workers.each(square, [Chunk(number) for number in range(100)]):
            break

    assert active_children() == []
