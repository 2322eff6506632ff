"""A PettingZoo environment in which the seats act one at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ..engine.refusals import Refused
from .play import Match, Observation
from .spaces import VERSION, Spaces

LARGEST = float(2**24)  # the largest integer up to which float32 is exact


def observation_space(numbers: Spaces) -> spaces.Dict:
    """The space of what environments show to a seat."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (numbers.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (numbers.actions.count,), np.int8),
        }
    )


class SeatsEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One match after another; agents are called ``seat_0``, ``seat_1``, …"""

    def __init__(self, numbers: Spaces) -> None:
        super().__init__()
        self.numbers = numbers
        self.metadata = {"name": f"{numbers.rules.name}_v{VERSION}", "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(numbers.players)]
        self.observation_spaces = {agent: observation_space(numbers) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(numbers.actions.count) for agent in self.possible_agents}
        self._next_seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. Without a seed, use the last seed plus one."""
        seed = self._next_seed if seed is None else seed
        self._next_seed = seed + 1
        self.match = Match(self.numbers, seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        return self.match.observation(self._seat(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        if action is None:
            raise Refused("option-value", name="action", value=action, takes="whole")
        self.match.act(self._seat(agent), int(action))
        if self.match.over:
            self.rewards = dict(zip(self.agents, self.match.rewards, strict=True))
            ended, cut = self.match.game.over, self.match.cut
            self.terminations = dict.fromkeys(self.agents, ended)
            self.truncations = dict.fromkeys(self.agents, cut)
            self._accumulate_rewards()
        self._select()

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    def _select(self) -> None:
        if self.match.turns:
            self.agent_selection = self.possible_agents[self.match.turns[0]]
        else:
            self.agent_selection = self.agents[0]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)
