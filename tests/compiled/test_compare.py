"""Two builds that play alike are told so; where they part, the entry is named."""

from __future__ import annotations

import random

import msgspec

import meetinghouse as mh
from meetinghouse.engine.record import Entry
from tests.compiled.compare import difference
from tests.compiled.plan import Game, Planned, any_moves
from tests.compiled.play import Played, played


def start() -> Game:
    return mh.start("newsalem", 3, 1)


def whole_game() -> list[Entry]:
    """The moves of a random game."""
    game = start()
    made = []
    for move in any_moves(game, random.Random(1)):
        game.carry_out(move)
        made.append(move)
    return made


def written(moves: list[Entry]) -> Played:
    """What is stored of a game with those moves."""
    return played(Planned("random", "a game", start(), moves))


def otherwise(moves: list[Entry], place: int) -> list[Entry]:
    """The same, but another answer as the entry of that number."""
    game = start()
    for move in moves[: place - 1]:
        game.carry_out(move)
    asked = next(decision for decision in game.decisions if decision.id == moves[place - 1].id)
    other = next(option for option in asked.options if option != moves[place - 1].choice)
    return [*moves[: place - 1], Entry(asked.id, other), *moves[place:]]


def test_the_same_game_is_no_difference() -> None:
    moves = whole_game()
    assert difference(written(moves), written(moves)) is None


def test_the_first_entry_that_differs_is_named() -> None:
    moves = whole_game()
    assert difference(written(moves), written(otherwise(moves, 2))) == "the builds differ at entry 2"


def test_a_game_that_only_one_build_can_finish_is_named_with_the_error() -> None:
    moves = whole_game()
    stuck = [*moves[:5], Entry("9-9")]
    found = difference(written(moves), written(stuck))
    assert found is not None
    assert found.startswith("after entry 5, pure: no error; compiled: Refused")


def test_what_differs_only_at_the_end_is_named() -> None:
    game = written(whole_game())
    other = msgspec.structs.replace(game, end={**game.end, "story of 1": "something else"})
    assert difference(game, other) == "all entries are alike, and the story of 1 at the end differs"
