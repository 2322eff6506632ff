"""A Gymnasium vector environment: many matches at once, here or in several processes.

All processes write into one block of shared memory, each its own rows, so that a step costs one short message to each
process and one copy of the block, however many matches there are.
"""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..engine.refusals import Refused
from .aec import observation_space
from .play import Observation, refused_action
from .solo import Solo
from .spaces import VERSION, Spaces

Stepped = tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]

SEEDS = 2**63  # seeds must fit into a signed column of a row
RESET, STEP, CLOSE, DONE = b"reset", b"step", b"close", b"done"


class SeatVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Many matches. The step after the end of a match begins the next one, whatever its action.

    ``infos`` hold for each match the seat that acts next (``seat``), and after its end everybody's rewards
    (``rewards``, by seat). If one action is not legal, the step is refused and no match changes.
    """

    def __init__(self, numbers: Spaces, num_envs: int, others: str | None, side: str, processes: int) -> None:
        self.numbers = numbers
        self.num_envs = _whole("num_envs", num_envs)
        self.metadata = {"name": f"{numbers.rules.name}_v{VERSION}", "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = observation_space(numbers)
        self.single_action_space = spaces.Discrete(numbers.actions.count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        first = Solo(numbers, others, side)  # raises `Refused` for settings that cannot be played
        processes = min(_whole("processes", processes), num_envs)
        ends = [num_envs * (index + 1) // processes for index in range(processes)]
        memory: Any = bytearray(Rows.size(numbers, num_envs))
        if processes > 1:
            memory = multiprocessing.get_context("spawn").RawArray("b", len(memory))
        self._rows = Rows(numbers, num_envs, memory)
        self._far = [FarGroup((numbers, num_envs, memory), others, side, start, end) for start, end in pairwise(ends)]
        matches = [first, *[Solo(numbers, others, side) for _ in range(ends[0] - 1)]]
        self._near = Group(matches, self._rows.part(0, ends[0]))

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all matches; match number i with the seed plus i, or with the i-th seed of a list.

        Seeds from 2^63 on are taken modulo 2^63.
        """
        if seed is None or isinstance(seed, int):
            first = int(np.random.default_rng().integers(2**31)) if seed is None else seed
            seeds: list[int] = [first + index for index in range(self.num_envs)]
        else:
            seeds = [index if each is None else each for index, each in enumerate(seed)]
        self._rows.given[:] = [each if abs(each) < SEEDS else each % SEEDS for each in seeds]
        observation, *_, infos = self._all(RESET)
        return observation, infos

    def step(self, actions: NDArray[Any]) -> Stepped:
        self._rows.given[:] = actions
        self._check()
        return self._all(STEP)

    def close_extras(self, **kwargs: Any) -> None:
        """End the other processes."""
        for group in self._far:
            group.close()

    def _all(self, what: bytes) -> Stepped:
        """Have all groups do something at the same time. Returns copies of the results."""
        for group in self._far:
            group.send(what)
        try:
            self._near.do(what)
        finally:
            for group in self._far:
                group.wait()
        rows = self._rows
        seen: Observation = {"observation": rows.seen.copy(), "action_mask": rows.mask.copy()}
        infos = {"seat": rows.seat.copy(), "rewards": rows.rewards.copy()}
        return seen, rows.reward.copy(), rows.ended.copy(), rows.cut.copy(), infos

    def _check(self) -> None:
        """Raise `Refused` if one of the actions is not legal."""
        rows = self._rows
        over = rows.ended | rows.cut
        inside = (rows.given >= 0) & (rows.given < self.numbers.actions.count)
        legal = rows.mask[np.arange(self.num_envs), np.where(inside, rows.given, 0)].astype(bool) & inside
        if not (legal | over).all():
            wrong = int(np.argmin(legal | over))
            raise refused_action(int(rows.given[wrong]), np.flatnonzero(rows.mask[wrong]).tolist())


class Rows:
    """The inputs and results of matches, one row for each match, in memory that processes may share."""

    given: NDArray[Any]  # the seeds, or the actions
    seat: NDArray[Any]
    reward: NDArray[Any]
    rewards: NDArray[Any]
    seen: NDArray[Any]
    mask: NDArray[Any]
    ended: NDArray[Any]
    cut: NDArray[Any]

    def __init__(self, numbers: Spaces, count: int, memory: Any) -> None:
        start = 0
        for name, kind, shape in _columns(numbers, count):
            column = np.frombuffer(memory, kind, int(np.prod(shape)), start).reshape(shape)
            setattr(self, name, column)
            start += column.nbytes

    @staticmethod
    def size(numbers: Spaces, count: int) -> int:
        """The size of this number of rows, in bytes."""
        return sum(np.dtype(kind).itemsize * int(np.prod(shape)) for _, kind, shape in _columns(numbers, count))

    def part(self, start: int, end: int) -> Rows:
        """Some of the rows, in the same memory."""
        found = Rows.__new__(Rows)
        for name, column in vars(self).items():
            setattr(found, name, column[start:end])
        return found


def _columns(numbers: Spaces, count: int) -> list[tuple[str, Any, tuple[int, ...]]]:
    """The columns of rows: name, type and shape; the widest types come first, so that all are aligned."""
    return [
        ("given", np.int64, (count,)),
        ("seat", np.int64, (count,)),
        ("reward", np.float64, (count,)),
        ("rewards", np.float64, (count, numbers.players)),
        ("seen", np.float32, (count, numbers.size)),
        ("mask", np.int8, (count, numbers.actions.count)),
        ("ended", np.bool_, (count,)),
        ("cut", np.bool_, (count,)),
    ]


class Group:
    """Some matches of one process, and their rows."""

    def __init__(self, matches: list[Solo], rows: Rows) -> None:
        self._matches = matches
        self._rows = rows

    def do(self, what: bytes) -> None:
        """Reset all matches with the given seeds, or step them with the given actions."""
        rows = self._rows
        rows.reward[:] = 0
        rows.rewards[:] = 0
        rows.ended[:] = rows.cut[:] = False
        for index, (match, given) in enumerate(zip(self._matches, rows.given.tolist(), strict=True)):
            if what == RESET:
                match.reset(given)
            elif match.over:
                match.reset()
            else:
                match.step(given)
            match.write(rows.seen[index], rows.mask[index])
            rows.seat[index] = match.seat
            if match.over:
                rows.reward[index], rows.ended[index], rows.cut[index] = match.reward, match.ended, not match.ended
                rows.rewards[index] = match.rewards


class FarGroup:
    """Some matches of another process."""

    def __init__(self, whole: tuple[Spaces, int, Any], others: str | None, side: str, start: int, end: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, far = context.Pipe()
        self._process = context.Process(target=_serve, args=(far, whole, others, side, start, end), daemon=True)
        self._process.start()
        far.close()

    def send(self, what: bytes) -> None:
        """Have the other process do something."""
        with suppress(BrokenPipeError):  # the process has ended: wait() raises the error
            self._pipe.send_bytes(what)

    def wait(self) -> None:
        """Wait until it is done."""
        try:
            self._pipe.recv_bytes()
        except (EOFError, ConnectionResetError):
            raise RuntimeError("A process of this vector environment has ended; make a new one.") from None

    def close(self) -> None:
        """End the other process."""
        if self._process.is_alive():
            self._pipe.send_bytes(CLOSE)
            self._process.join()
        self._pipe.close()


def _serve(
    pipe: Connection, whole: tuple[Spaces, int, Any], others: str | None, side: str, start: int, end: int
) -> None:
    """The other process: it does what it is sent until it is closed."""
    numbers = whole[0]
    group = Group([Solo(numbers, others, side) for _ in range(end - start)], Rows(*whole).part(start, end))
    while True:
        try:
            what = pipe.recv_bytes()
        except EOFError:
            return
        if what == CLOSE:
            return
        group.do(what)
        pipe.send_bytes(DONE)


def _whole(name: str, number: int) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise Refused("option-value", name=name, value=number, takes="count")
    return number
