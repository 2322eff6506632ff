"""Cases of the research environments: every step with the observation and the legal actions of whoever acts.

The environments are imported only when they are measured, because older versions that are measured have none.
"""

from __future__ import annotations

import random
from functools import cache
from time import perf_counter

from bench.measure import Figures, Play, rate

GAME, PLAYERS = "salem1692", 7
ENVS = 64
STEPS = 150
ROUNDS = 3


def step_rate(seconds: float) -> Figures:
    """Steps of a match without any framework."""
    return rate(steps(), seconds)


def petting_rate(seconds: float) -> Figures:
    """The same through PettingZoo."""
    return rate(petting(), seconds)


@cache
def steps() -> Play:
    """A match, step by step, without any framework."""
    from meetinghouse import research
    from meetinghouse.research.play import Match

    spaces = research.Spaces(GAME, PLAYERS)

    def play(number: int, dice: random.Random) -> int:
        match = Match(spaces, number)
        while not match.over:
            seat = match.turns[0]
            match.observe(seat)
            match.act(seat, dice.choice(match.legal(seat)))
        return match.steps

    return play


@cache
def petting() -> Play:
    """The same through PettingZoo, as its peers are played."""
    from meetinghouse import research

    env = research.pettingzoo(GAME, PLAYERS)

    def play(number: int, dice: random.Random) -> int:
        decisions = 0
        env.reset(seed=number)
        for _ in env.agent_iter():
            seen, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(dice.choice(seen["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return play


def two_against_one() -> float:
    """How many times faster a vector environment in two processes steps, in elapsed time: the best of a few rounds."""
    best = {1: float("inf"), 2: float("inf")}
    for _ in range(ROUNDS):
        for processes in best:
            best[processes] = min(best[processes], _elapsed(processes))
    return best[1] / best[2]


def _elapsed(processes: int) -> float:
    import numpy as np

    from meetinghouse import research

    dice = np.random.default_rng(1)
    env = research.vector(GAME, PLAYERS, ENVS, processes=processes)
    seen, _ = env.reset(seed=1)
    began = perf_counter()
    for _ in range(STEPS):
        mask = seen["action_mask"]
        seen, *_ = env.step((dice.random(mask.shape, np.float32) * mask).argmax(1))
    spent = perf_counter() - began
    env.close()
    return spent
