"""Two stopwatches: games played in a given time, and the cost of one call.

Both measure the processor time of the process, so that other work on the machine matters less. This module uses only
the standard library, because the environment of the peers runs it too.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter, process_time
from typing import TypeVar

Figures = dict[str, float]
Play = Callable[[int, random.Random], int]  # plays the game of that number; returns how many decisions it took
Position = TypeVar("Position")

BATCH = 10  # games between two readings of the clock, which cost as much as a move of a small game


def rate(play: Play, seconds: float) -> Figures:
    """Play whole games, the same ones in every round, for so many seconds of processor time."""
    dice = random.Random(1692)
    decisions = games = 0
    wall, cpu = perf_counter(), process_time()
    while process_time() - cpu < seconds:
        for number in range(games, games + BATCH):
            decisions += play(number, dice)
        games += BATCH
    spent = process_time() - cpu
    return {"decisions": decisions, "games": games, "cpu": spent, "wall": perf_counter() - wall}


def cost(fresh: Callable[[], list[Position]], use: Callable[[Position], int], seconds: float) -> Figures:
    """Time `use` on positions that nobody has looked at since they changed; it returns how many calls it made."""
    calls = 0
    cpu = wall = 0.0
    until = perf_counter() + 4 * seconds  # making the positions may take longer than using them
    while not calls or (cpu < seconds and perf_counter() < until):
        positions = fresh()
        wall_before, cpu_before = perf_counter(), process_time()
        for position in positions:
            calls += use(position)
        cpu += process_time() - cpu_before
        wall += perf_counter() - wall_before
    return {"calls": calls, "cpu": cpu, "wall": wall}
