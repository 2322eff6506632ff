"""The cases of Meetinghouse; run as a worker: `python -m bench.ours`."""

from __future__ import annotations

import importlib
import platform
import random
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any, NamedTuple

import meetinghouse as mh
from bench import research
from bench.measure import cost, rate
from bench.worker import serve
from meetinghouse.bots.play import play_out
from meetinghouse.bots.registry import make_bot

Game = mh.Game[Any]

POSITIONS = 48  # half-played games, over which a cost is averaged


class Setting(NamedTuple):
    """The game, players and options of a case."""

    game: str
    players: int
    options: dict[str, Any]

    def start(self, number: int) -> Game:
        return mh.start(self.game, self.players, seed=number, options=self.options)


SALEM = Setting("salem1692", 7, {"edition": "en"})
TOWN = Setting("quintebourg", 13, {"mode": "e"})
BIG_TOWN = Setting("quintebourg", 21, {"mode": "e"})
NEW_SALEM = {players: Setting("newsalem", players, {}) for players in (5, 8)}


def play(setting: Setting, number: int, dice: random.Random) -> int:
    """Play one game with random choices."""
    game = setting.start(number)
    answered = 0
    while not game.over:
        decision = game.decisions[0]
        game.answer(decision.id, decision.any(dice))
        answered += 1
    return answered


def play_looking(setting: Setting, number: int, dice: random.Random) -> int:
    """The same, but every seat looks at its view before it answers, as a learning program would."""
    game = setting.start(number)
    answered = 0
    while not game.over:
        decision = game.decisions[0]
        game.view(decision.seat)
        game.answer(decision.id, decision.any(dice))
        answered += 1
    return answered


def play_own(setting: Setting, number: int, dice: random.Random) -> int:
    """Play one game with random choices; answers that have no effect are not counted."""
    game = setting.start(number)
    answered = 0
    while not game.over:
        decision = game.decisions[0]
        game.answer(decision.id, decision.any(dice))
        answered += decision.kind not in ("suspicion", "done")
    return answered


def steady_games() -> list[int]:
    """The numbers of the games that bots play."""
    return list(range(4))


def steady(setting: Setting, number: int) -> int:
    """Play one game with steady bots."""
    game = setting.start(number)
    bots = [make_bot(setting.game, "steady") for _ in range(game.seats)]
    play_out(game, bots, random.Random(number))
    return 1


def half_played(setting: Setting, number: int) -> Game:
    """The game of that number, stopped after half of its decisions."""
    half = play(setting, number, random.Random(number)) // 2
    dice = random.Random(number)
    game = setting.start(number)
    for _ in range(half):
        decision = game.decisions[0]
        game.answer(decision.id, decision.any(dice))
    return game


middles: dict[str, tuple[Game, ...]] = {}  # half-played games, by game


def fresh(setting: Setting) -> list[Game]:
    """Copies of half-played games, one answer after everybody has looked at their views.

    A cache of views, in versions that have one, then helps exactly as much as it does in play.
    """
    if setting.game not in middles:
        middles[setting.game] = tuple(half_played(setting, number) for number in range(POSITIONS))
    games = [game.copy() for game in middles[setting.game]]
    dice = random.Random(1692)
    for game in games:
        if hasattr(game, "kept"):
            game.cache = type(game.cache)()  # copies share the cache
        view(game)
        decision = game.decisions[0]
        game.answer(decision.id, decision.any(dice))
    return games


def copy(game: Game) -> int:
    game.copy()
    return 1


def save(game: Game) -> int:
    game.save()
    return 1


def view(game: Game) -> int:
    """Look once from every seat."""
    for seat in range(game.seats):
        game.view(seat)
    return game.seats


def build() -> str:
    """The build in use: compiled by mypyc, or pure Python."""
    try:
        file = importlib.import_module("meetinghouse.engine.game").__file__ or ""
    except ImportError:
        return "unknown"
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "pure Python"


if __name__ == "__main__":
    serve(
        {"build": build(), "python": f"{platform.python_implementation()} {platform.python_version()}"},
        {
            "play": partial(rate, partial(play, SALEM)),
            "play_looking": partial(rate, partial(play_looking, SALEM)),
            "research": research.step_rate,
            "research_zoo": research.petting_rate,
            "copy": partial(cost, partial(fresh, SALEM), copy),
            "save": partial(cost, partial(fresh, SALEM), save),
            "view": partial(cost, partial(fresh, SALEM), view),
            "new_salem_5": partial(rate, partial(play, NEW_SALEM[5])),
            "new_salem_8": partial(rate, partial(play, NEW_SALEM[8])),
            "new_salem_copy": partial(cost, partial(fresh, NEW_SALEM[5]), copy),
            "new_salem_save": partial(cost, partial(fresh, NEW_SALEM[5]), save),
            "new_salem_view": partial(cost, partial(fresh, NEW_SALEM[5]), view),
            "quintebourg": partial(rate, partial(play, TOWN)),
            "quintebourg_own": partial(rate, partial(play_own, TOWN)),
            "quintebourg_steady": partial(cost, steady_games, partial(steady, TOWN)),
            "quintebourg_copy": partial(cost, partial(fresh, BIG_TOWN), copy),
            "quintebourg_save": partial(cost, partial(fresh, BIG_TOWN), save),
            "quintebourg_view": partial(cost, partial(fresh, BIG_TOWN), view),
        },
    )
