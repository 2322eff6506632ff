"""Which games are played on both builds, and how: every one follows from its name alone."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import meetinghouse as mh
from meetinghouse.bots.play import play_out
from meetinghouse.bots.registry import make_bot
from meetinghouse.engine.catalogue import opening, read_record
from meetinghouse.engine.conformance import any_move
from meetinghouse.engine.record import Entry
from tests.every import every_game
from tests.games.newsalem.test_conformance import CLOCKS
from tests.games.quintebourg.test_conformance import TABLES as TOWNS
from tests.games.salem1692.test_conformance import TABLES as VILLAGES
from tests.golden import GAMES as GOLDEN
from tests.golden import record_of

Game = mh.Game[Any]

RANDOM = 200  # matches of each game
STEADY = 8
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = every_game(
    salem1692=VILLAGES,
    newsalem=[(players, options) for players in range(3, 9) for options in ({}, CLOCKS)],
    quintebourg=[(players, {"max_weeks": 1, **options}) for players, options in TOWNS],
)


class Planned(NamedTuple):
    """A game to play: its kind and name, how it opens, and the moves that are made in it."""

    kind: str
    name: str
    game: Game
    moves: Iterable[Entry]


def planned() -> Iterator[Planned]:
    """All of them."""
    for name in sorted(GOLDEN):
        record = read_record(record_of(name))
        yield Planned("golden", f"golden {name}", opening(record), record.entries)
    for rules, tables in TABLES.items():
        for number in range(RANDOM):
            name, game = start("random", rules, number, tables)
            yield Planned(f"random {rules}", name, game, any_moves(game, random.Random(name)))
        for number in range(STEADY):
            apart = tables[:: max(1, len(tables) // STEADY)]
            name, game = start("steady", rules, number, apart)
            yield Planned(f"steady {rules}", name, game, steady_moves(game.copy(), random.Random(name)))


def start(how: str, rules: str, number: int, tables: list[tuple[int, dict[str, Any]]]) -> tuple[str, Game]:
    """The game of that number, with a name that says how to start it again; the tables take turns."""
    players, options = tables[number % len(tables)]
    return f"{how} {rules}, {players} players, seed {number}, {options}", mh.start(rules, players, number, options)


def any_moves(game: Game, dice: random.Random) -> Iterator[Entry]:
    """Random answers, some offers, now and then time that runs out, until the game is over."""
    while not game.over:
        yield any_move(game, dice)


def steady_moves(game: Game, chance: random.Random) -> tuple[Entry, ...]:
    """What steady bots do in it, to its end."""
    play_out(game, [make_bot(game.setup.game, "steady") for _ in range(game.seats)], chance)
    return game.record.entries
