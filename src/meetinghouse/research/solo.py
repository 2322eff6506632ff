"""A match from the side of one seat: bots play the others, or one player plays all seats in turn."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.bot import Bot, prompt_for
from ..bots.registry import make_bot
from ..engine.refusals import Refused
from .play import Match
from .spaces import Spaces

TRIES = 1000  # how many deals are tried until a seat is on the wanted side


class Solo:
    """Plays matches one after another: those of one seat, or, without `others`, of every seat that is asked."""

    def __init__(self, numbers: Spaces, others: str | None = None, side: str = "") -> None:
        self.numbers = numbers
        self._others = others
        self._side = side
        if others is not None:
            make_bot(numbers.rules.name, others)  # raises `Refused` if there is no such bot
        if side and (others is None or side not in numbers.rules.sides):
            raise Refused(
                "option-value", name="side", value=side, takes="values", values=", ".join(numbers.rules.sides)
            )
        self._seed = -1
        self.reset(0)

    @property
    def over(self) -> bool:
        """Whether the match has ended or was cut off."""
        return self.match.over

    @property
    def ended(self) -> bool:
        """Whether the match has ended by its rules."""
        return self.match.game.over

    @property
    def rewards(self) -> list[float]:
        """The rewards of all players, by seat."""
        return self.match.rewards

    @property
    def reward(self) -> float:
        """The reward of the seat that acted last."""
        return self.match.rewards[self.seat]

    def reset(self, seed: int | None = None) -> None:
        """Begin a match. Without a seed, use the last seed plus one."""
        self._seed = self._seed + 1 if seed is None else seed
        self.match = Match(self.numbers, self._seed)
        self.seat = self.match.turns[0] if self.match.turns else 0
        if self._others is None:
            return
        dice = random.Random(f"{self._seed} seat")
        for attempt in range(TRIES):
            seats = list(range(self.numbers.players))
            if self._side:
                seats = [seat for seat in seats if self.match.game.view(seat, basis=False).side == self._side]
            if seats:
                break
            self.match = Match(self.numbers, f"{self._seed} again {attempt}")
        else:
            raise Refused("option-value", name="side", value=self._side, takes="values", values="")
        self.seat = dice.choice(seats)
        self._chance = random.Random(f"{self._seed} bots")
        self._bots: dict[int, Bot] = {}
        self._play_others()

    def step(self, action: int) -> None:
        """Act, and let the others act until the seat is asked again."""
        self.match.act(self.seat, action)
        if self._others is None:
            self.seat = self.match.turns[0] if self.match.turns else self.seat
        else:
            self._play_others()

    def write(self, seen: NDArray[np.float32], mask: NDArray[np.int8]) -> None:
        """Write what the seat sees and may do into these arrays."""
        self.match.write(self.seat, seen, mask)

    def _play_others(self) -> None:
        match = self.match
        while not match.over and self.seat not in match.turns:
            seat = match.turns[0]
            match.move(seat, self._bot(seat).move(prompt_for(match.game, seat, self._chance)))

    def _bot(self, seat: int) -> Any:
        if seat not in self._bots:
            assert self._others is not None
            self._bots[seat] = make_bot(self.numbers.rules.name, self._others)
        return self._bots[seat]
