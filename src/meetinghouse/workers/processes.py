"""Processes on this machine."""

from __future__ import annotations

import gc
import multiprocessing
import pickle
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic

from ..engine.refusals import Refused
from .here import TRIES, C, Crew, R

AHEAD = 2  # chunks that a process is given at a time, so that it never waits for the next one


class Processes(Crew):
    """A number of processes. If one of them dies, a new one gets its chunks."""

    def __init__(self, count: int) -> None:
        self.count = count

    def each(self, work: Callable[[C], R], chunks: Iterable[C]) -> Iterator[tuple[C, R]]:
        rest = _Rest(chunks)
        hands: dict[Connection, _Hand[C, R]] = {}
        try:
            while self._fill(hands, rest, work):
                for pipe in wait(list(hands)):
                    assert isinstance(pipe, Connection)
                    found = hands[pipe].read()
                    if found is None:
                        dead = hands.pop(pipe)
                        dead.end()
                        rest.requeue(dead.given)
                    else:
                        yield found
        finally:
            for hand in hands.values():
                hand.end()

    def _fill(self, hands: dict[Connection, _Hand[C, R]], rest: _Rest[C], work: Callable[[C], R]) -> bool:
        """Give out chunks, and end processes for which there are none. Returns whether any process has work."""
        while len(hands) < self.count and (given := rest.next()) is not None:
            hand = _Hand[C, R](work)
            hands[hand.pipe] = hand
            hand.give(given)
        for hand in list(hands.values()):
            while len(hand.given) < AHEAD and (given := rest.next()) is not None:
                hand.give(given)
            if not hand.given:
                hands.pop(hand.pipe).end()
        return bool(hands)


class _Rest(Generic[C]):
    """The chunks that nobody has yet, each with the number of the try."""

    def __init__(self, chunks: Iterable[C]) -> None:
        self._chunks = iter(chunks)
        self._again: deque[tuple[C, int]] = deque()

    def next(self) -> tuple[C, int] | None:
        """The next chunk, if there is one."""
        return self._again.popleft() if self._again else next(((chunk, 1) for chunk in self._chunks), None)

    def requeue(self, given: Iterable[tuple[C, int]]) -> None:
        """Do these chunks once more. Raises `Refused` if the first chunk has now killed TRIES processes."""
        for number, (chunk, tries) in enumerate(given):
            if number == 0 and tries == TRIES:
                raise Refused("worker-died", count=TRIES)
            self._again.append((chunk, tries + (number == 0)))


class _Hand(Generic[C, R]):
    """One process, the pipe to it, and the chunks it was given."""

    def __init__(self, work: Callable[[C], R]) -> None:
        context = multiprocessing.get_context()
        self.given: deque[tuple[C, int]] = deque()
        self.pipe, other = context.Pipe()
        self._process: BaseProcess = context.Process(target=_work, args=(other, self.pipe, work), daemon=True)
        self._process.start()
        other.close()

    def give(self, given: tuple[C, int]) -> None:
        """Send a chunk to the process."""
        self.given.append(given)
        with suppress(OSError):  # the process is dead; the next read notices it
            self.pipe.send_bytes(pickle.dumps(given[0]))

    def read(self) -> tuple[C, R] | None:
        """The next chunk that is done, with its result; None if the process died. Raises the error of the work."""
        try:
            done, result = pickle.loads(self.pipe.recv_bytes())
        except (EOFError, OSError):
            return None
        if not done:
            raise result
        return self.given.popleft()[0], result

    def end(self) -> None:
        """Stop the process at once."""
        self.pipe.close()
        self._process.kill()
        self._process.join()
        self._process.close()


def _work(pipe: Connection, other: Connection, work: Callable[[Any], Any]) -> None:
    """Do one chunk after the other, until the other end of the pipe is closed."""
    other.close()  # a forked process also has this end open, and would never notice that it is closed
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends this one after Ctrl+C
    gc.freeze()  # what was loaded before the fork stays shared
    with suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(_result(work, pickle.loads(pipe.recv_bytes())))


def _result(work: Callable[[Any], Any], chunk: Any) -> bytes:
    """The pickled result, or the error."""
    try:
        return pickle.dumps((True, work(chunk)))
    except Exception as error:
        try:
            return pickle.dumps((False, error))
        except Exception:
            return pickle.dumps((False, RuntimeError(repr(error))))
