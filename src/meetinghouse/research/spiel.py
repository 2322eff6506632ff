"""An OpenSpiel game, written in Python.

Chance is one event at the beginning: which of many deals is played. Everything after that follows from the deal and the
actions, so that states copy, and are rebuilt from their history.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ..extras import needs
from .play import Match
from .spaces import VERSION, Spaces

with needs("openspiel"):
    import pyspiel

DEALS: Final = 10_000

_registered: dict[str, type[Any]] = {}


def spiel_game(numbers: Spaces) -> Any:
    """The game for a set-up; OpenSpiel knows it as ``python_meetinghouse_<game>``, by the players' number."""
    game = f"python_meetinghouse_{numbers.rules.name}_v{VERSION}"
    kind = _registered.get(game)
    if kind is None:
        kind = _registered[game] = _game_class(game, numbers)
    return kind({"players": numbers.players}, numbers)


def _game_class(name: str, first: Spaces) -> type[Any]:
    rules = first.rules
    about = pyspiel.GameType(
        short_name=name,
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": first.players},
    )

    class MeetinghouseGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel carries no types
        """A game of the catalogue."""

        def __init__(self, params: Any = None, numbers: Spaces | None = None) -> None:
            players = int((params or {}).get("players", first.players))
            self.numbers = numbers or Spaces(**(first.recipe | {"players": players}))
            info = pyspiel.GameInfo(
                num_distinct_actions=self.numbers.actions.count,
                max_chance_outcomes=DEALS,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=self.numbers.limit,
            )
            super().__init__(about, info, {"players": players})

        def new_initial_state(self) -> Any:
            """The state before the deal."""
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            """What turns a state into what a player sees."""
            return SpielObserver(self.numbers)

    pyspiel.register_game(about, MeetinghouseGame)
    return MeetinghouseGame


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match, or the moment before its deal."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.numbers: Spaces = game.numbers
        self.match: Match | None = None

    def current_player(self) -> int:
        """The first of the seats that are asked."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.over else self.match.turns[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return self.match.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as any other."""
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = Match(self.numbers, action)
        else:
            self.match.act(self.match.turns[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.numbers.table.actions[action]

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        """1 for winners and -1 for losers, at the end."""
        return [0.0] * self.numbers.players if self.match is None else self.match.rewards

    def __str__(self) -> str:
        if self.match is None:
            return "before the deal"
        return f"step {self.match.steps}: {self.match.game.view(None, basis=False).phase}"


class SpielObserver:
    """A player's observation: the same numbers as in the other environments."""

    def __init__(self, numbers: Spaces) -> None:
        self.tensor = np.zeros(numbers.size, np.float32)
        self.dict = {"observation": self.tensor}
        self._numbers = numbers

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees; zeros before the deal."""
        self.tensor[:] = 0 if state.match is None else state.match.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, as the numbers that are not zero."""
        self.set_from(state, player)
        return " ".join([f"{index}:{self.tensor[index]:g}" for index in np.flatnonzero(self.tensor)])
