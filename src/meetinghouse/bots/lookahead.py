"""Looking ahead: which of a few answers serves best, tried out in worlds that fit all a seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from time import perf_counter

import msgspec

from ..engine.values import Choice
from .bot import AnyGame, Prompt

TryOut = Callable[[AnyGame, int], float]  # plays on in the world of that number; returns what it is worth


class Found(msgspec.Struct, frozen=True):
    """The best answer, and in how many of the worlds it went better than the usual one."""

    choice: Choice
    better: int
    worlds: int


def look_ahead(
    prompt: Prompt, choices: Sequence[Choice], budget: int, seed: str, try_out: TryOut, margin: float = 0.0
) -> Found:
    """The best of these answers to the seat's first question; another than the usual one must be better by the margin.

    All are tried out in the same worlds. After each round the better half goes on, so that most of the budget, which
    counts playouts, is spent where the choice is hard; a small budget tries out fewer answers. At tables, where
    thinking has an end, the worlds seen until then decide.
    """
    began, question = perf_counter(), prompt.decisions[0].id
    while _least(len(choices)) > budget:
        choices = choices[:-1]
    worths: list[list[float]] = [[] for _ in choices]
    left, rounds = [*range(len(choices))], max(1, (len(choices) - 1).bit_length())
    number = 0
    for _ in range(rounds):
        for _ in range(max(1, budget // (rounds * len(left)))):
            if number and prompt.seconds is not None and perf_counter() - began > prompt.seconds:
                break
            world = prompt.imagine(f"{seed}/{number}")
            for each in left:
                game = world.copy()
                game.answer(question, choices[each])
                worths[each].append(try_out(game, number))
            number += 1
        means = [fmean(found) + (0.0 if each else margin) for each, found in enumerate(worths)]
        left = sorted(left, key=lambda each: (-means[each], each))[: (len(left) + 1) // 2]
    best = left[0]
    pairs = list(zip(worths[best], worths[0], strict=False))
    return Found(choices[best], sum([mine > usual for mine, usual in pairs]), len(pairs))


def _least(answers: int) -> int:
    """How many playouts so many answers need, if all rounds have a single world."""
    return 0 if answers < 2 else answers + _least((answers + 1) // 2)
