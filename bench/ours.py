"""Meetinghouse's own cases; run as a worker: `python -m bench.ours`."""

from __future__ import annotations

import importlib
import platform
import random
from functools import cache, partial
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any

import meetinghouse as mh
from bench.measure import cost, rate
from bench.worker import serve

Game = mh.Game[Any]

PLAYERS = 7
POSITIONS = 48  # games stopped in the middle, over which a cost is averaged


def play(number: int, dice: random.Random) -> int:
    """One game by random choices."""
    game = mh.start("salem1692", players=PLAYERS, seed=number, options={"edition": "en"})
    answered = 0
    while not game.over:
        decision = game.decisions[0]
        game.answer(decision.id, decision.any(dice))
        answered += 1
    return answered


def play_looking(number: int, dice: random.Random) -> int:
    """The same, and every seat looks at its view before it answers, as a learning program would."""
    game = mh.start("salem1692", players=PLAYERS, seed=number, options={"edition": "en"})
    answered = 0
    while not game.over:
        decision = game.decisions[0]
        game.view(decision.seat)
        game.answer(decision.id, decision.any(dice))
        answered += 1
    return answered


def half_played(number: int) -> Game:
    """The game of that number, stopped after half of its decisions."""
    half = play(number, random.Random(number)) // 2
    dice = random.Random(number)
    game = mh.start("salem1692", players=PLAYERS, seed=number, options={"edition": "en"})
    for _ in range(half):
        decision = game.decisions[0]
        game.answer(decision.id, decision.any(dice))
    return game


@cache
def middles() -> tuple[Game, ...]:
    """The games in the middle, played once."""
    return tuple(half_played(number) for number in range(POSITIONS))


def fresh() -> list[Game]:
    """Copies of them, each one answer later, so that nothing kept from an earlier call can help."""
    games = [game.copy() for game in middles()]
    dice = random.Random(1692)
    for game in games:
        decision = game.decisions[0]
        game.answer(decision.id, decision.any(dice))
    return games


def copy(game: Game) -> int:
    """Copy the game once."""
    game.copy()
    return 1


def save(game: Game) -> int:
    """Save the game once."""
    game.save()
    return 1


def view(game: Game) -> int:
    """Look once from every seat."""
    for seat in range(PLAYERS):
        game.view(seat)
    return PLAYERS


def build() -> str:
    """`compiled` where mypyc's build of the engine is in use, else `pure Python`."""
    try:
        file = importlib.import_module("meetinghouse.engine.game").__file__ or ""
    except ImportError:
        return "unknown"
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "pure Python"


if __name__ == "__main__":
    serve(
        {"build": build(), "python": f"{platform.python_implementation()} {platform.python_version()}"},
        {
            "play": partial(rate, play),
            "play_looking": partial(rate, play_looking),
            "copy": partial(cost, fresh, copy),
            "save": partial(cost, fresh, save),
            "view": partial(cost, fresh, view),
        },
    )
