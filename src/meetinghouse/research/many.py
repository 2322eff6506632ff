"""A Gymnasium vector environment: many matches at once, here or in several processes."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..engine.refusals import Refused
from .aec import observation_space
from .play import Observation
from .solo import Solo
from .spaces import VERSION, Spaces

Stepped = tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class SeatVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Many matches. The step after the end of a match begins the next one, whatever its action.

    ``infos`` hold for each match the seat that acts next (``seat``), and after its end everybody's rewards
    (``rewards``, by seat).
    """

    def __init__(self, numbers: Spaces, num_envs: int, others: str | None, side: str, processes: int) -> None:
        self.numbers = numbers
        self.num_envs = _whole("num_envs", num_envs)
        self.metadata = {"name": f"{numbers.rules.name}_v{VERSION}", "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = observation_space(numbers)
        self.single_action_space = spaces.Discrete(numbers.actions.count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        first = Solo(numbers, others, side)  # refuses what cannot be played
        processes = min(_whole("processes", processes), num_envs)
        sizes = [num_envs // processes + (index < num_envs % processes) for index in range(processes)]
        self._groups: list[Group | FarGroup]
        if processes == 1:
            self._groups = [Group([first, *[Solo(numbers, others, side) for _ in range(num_envs - 1)]])]
        else:
            self._groups = [FarGroup(numbers, others, side, size) for size in sizes]
        self._sizes = sizes

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all matches; match number i with the seed plus i, or with the i-th seed of a list."""
        if seed is None or isinstance(seed, int):
            first = int(np.random.default_rng().integers(2**31)) if seed is None else seed
            seeds: list[int] = [first + index for index in range(self.num_envs)]
        else:
            seeds = [index if each is None else each for index, each in enumerate(seed)]
        start = 0
        for group, size in zip(self._groups, self._sizes, strict=True):
            group.send("reset", seeds[start : start + size])
            start += size
        observation, *_, infos = self._joined()
        return observation, infos

    def step(self, actions: NDArray[Any]) -> Stepped:
        start = 0
        for group, size in zip(self._groups, self._sizes, strict=True):
            group.send("step", actions[start : start + size])
            start += size
        return self._joined()

    def close_extras(self, **kwargs: Any) -> None:
        """End the other processes."""
        for group in self._groups:
            group.close()

    def _joined(self) -> Stepped:
        parts = [group.receive() for group in self._groups]
        if len(parts) == 1:
            return parts[0]
        seen = {key: np.concatenate([part[0][key] for part in parts]) for key in parts[0][0]}
        rewards, ended, cut = (np.concatenate([part[index] for part in parts]) for index in (1, 2, 3))
        infos = {key: np.concatenate([part[4][key] for part in parts]) for key in parts[0][4]}
        return seen, rewards, ended, cut, infos


class Group:
    """Some matches of this process."""

    def __init__(self, matches: list[Solo]) -> None:
        numbers = matches[0].numbers
        self._matches = matches
        self._count = count = len(matches)
        self._seen = np.zeros((count, numbers.size), np.float32)
        self._mask = np.zeros((count, numbers.actions.count), np.int8)
        self._rewards = np.zeros((count, numbers.players))
        self._answer: Stepped | None = None

    def send(self, what: str, values: Any) -> None:
        """Reset all matches with these seeds, or step them with these actions."""
        rewards, ended, cut = np.zeros(self._count), np.zeros(self._count, bool), np.zeros(self._count, bool)
        self._rewards[:] = 0
        seats = np.zeros(self._count, np.int64)
        for index, match in enumerate(self._matches):
            if what == "reset":
                match.reset(int(values[index]))
            elif match.over:
                match.reset()
            else:
                match.step(int(values[index]))
            match.write(self._seen[index], self._mask[index])
            seats[index] = match.seat
            if match.over:
                rewards[index], ended[index], cut[index] = match.reward, match.ended, not match.ended
                self._rewards[index] = match.rewards
        seen: Observation = {"observation": self._seen.copy(), "action_mask": self._mask.copy()}
        self._answer = seen, rewards, ended, cut, {"seat": seats, "rewards": self._rewards.copy()}

    def receive(self) -> Stepped:
        """What came of it."""
        assert self._answer is not None
        return self._answer

    def close(self) -> None:
        """Nothing is held open."""


class FarGroup:
    """Some matches of another process."""

    def __init__(self, numbers: Spaces, others: str | None, side: str, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, far = context.Pipe()
        self._process = context.Process(target=_serve, args=(far, numbers, others, side, count), daemon=True)
        self._process.start()
        far.close()

    def send(self, what: str, values: Any) -> None:
        """Reset or step, over there."""
        self._pipe.send((what, values))

    def receive(self) -> Stepped:
        """What came of it; an error there is raised here."""
        found = self._pipe.recv()
        if isinstance(found, Exception):
            raise found
        stepped: Stepped = found
        return stepped

    def close(self) -> None:
        """End the other process."""
        if self._process.is_alive():
            self._pipe.send(("close", None))
            self._process.join()
        self._pipe.close()


def _serve(pipe: Connection, numbers: Spaces, others: str | None, side: str, count: int) -> None:
    """The other process: it does what it is sent until it is closed."""
    group = Group([Solo(numbers, others, side) for _ in range(count)])
    while True:
        try:
            what, values = pipe.recv()
        except EOFError:
            return
        if what == "close":
            return
        try:
            group.send(what, values)
            pipe.send(group.receive())
        except Refused as refused:
            pipe.send(refused)


def _whole(name: str, number: int) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise Refused("option-value", name=name, value=number, takes="count")
    return number
