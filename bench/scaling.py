"""Simulating with two processes, compared to one."""

from __future__ import annotations

from time import perf_counter

from meetinghouse.bots import simulate

GAMES = 600
ROUNDS = 3


def two_against_one() -> float:
    """How many times faster two processes are, in elapsed time: the best of a few rounds each."""
    best = {1: float("inf"), 2: float("inf")}
    for _ in range(ROUNDS):
        for processes in best:
            began = perf_counter()
            simulate("salem1692", 7, GAMES, options={"edition": "en"}, processes=processes)
            best[processes] = min(best[processes], perf_counter() - began)
    return best[1] / best[2]
