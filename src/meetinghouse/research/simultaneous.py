"""A PettingZoo environment in which all seats that are asked something act at once."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from .actions import ENOUGH
from .aec import observation_space
from .play import Match, Observation
from .spaces import VERSION, Spaces


class SimultaneousEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One match after another. The only legal action of a seat that is asked nothing is 0, which does nothing.

    What one seat does can close the question of another in the same step. The other's action then does nothing.
    """

    def __init__(self, numbers: Spaces) -> None:
        self.numbers = numbers
        self.metadata = {"name": f"{numbers.rules.name}_parallel_v{VERSION}", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(numbers.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(numbers) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(numbers.actions.count) for agent in self.possible_agents}
        self._next_seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match. Without a seed, use the last seed plus one."""
        seed = self._next_seed if seed is None else seed
        self._next_seed = seed + 1
        self.match = Match(self.numbers, seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        match, agents = self.match, self.agents
        chosen = {seat: int(actions.get(self.possible_agents[seat], ENOUGH)) for seat in match.turns}
        asked = {seat: (match.asked(seat), match.check(seat, action)) for seat, action in chosen.items()}
        for seat, action in chosen.items():
            if not match.over and (match.asked(seat), match.legal(seat)) == asked[seat]:
                match.act(seat, action)
        ended, cut = match.game.over, match.cut
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        found = (
            self._observations(),
            dict(zip(agents, match.rewards, strict=True)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            infos,
        )
        if match.over:
            self.agents = []
        return found

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    def _observations(self) -> dict[str, Observation]:
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            found[agent] = self.match.observation(seat)
            if seat not in self.match.turns:
                found[agent]["action_mask"][ENOUGH] = 1
        return found
