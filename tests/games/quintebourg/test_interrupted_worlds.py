"""Whole games in which players raise hands at any moment: no seat can tell another world from the real one.

MEETINGHOUSE_GAMES=100 plays a hundred games.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots.bot import prompt_for
from meetinghouse.bots.registry import make_bot
from meetinghouse.engine import conformance
from meetinghouse.engine.record import Entry
from meetinghouse.engine.sheet import Sheet
from meetinghouse.engine.values import Word
from meetinghouse.games.quintebourg.phases.invocation import Invocation, powers
from meetinghouse.games.quintebourg.state import Quintebourg
from tests.games.quintebourg import invariants

GAMES = int(os.environ.get("MEETINGHOUSE_GAMES", "4"))
HANDS = 0.04  # the chance that somebody raises a hand
STEADY = 0.5  # the chance that a player plays like a steady bot
UNASKED = 0.03  # the chance that another offer is taken
MOVES = 1200
FEW = 0.02  # the share of quiet positions that are checked; half of those with a raised hand are
SEATS = 3  # how many seats each position is checked for


def any_options(dice: random.Random) -> dict[str, Any]:
    """Random options for a game of one or two weeks."""
    options: dict[str, Any] = {
        name: dice.random() < 0.3 for name in ("hide_q_m", "leader_succession", "converts_leave")
    }
    modes, calls = dice.choice("vme"), dice.choice(("waves", "classic"))
    return options | {"mode": modes, "night_calls": calls, "max_weeks": dice.choice((1, 2)), "clock": 100}


def move(game: Quintebourg, dice: random.Random) -> Entry:
    """Choose a move: somebody raises a hand, or answers well or at random; sheets are held open."""
    able = [seat for seat in range(game.seats) if powers(game.state, seat)]
    if able and dice.random() < HANDS:
        return Entry(f"{dice.choice(able)}-invoke", Word("invoke"))
    if not game.decisions:
        return Entry(game.asking[0])
    asked = dice.choice(game.decisions)
    if dice.random() < STEADY:
        played = make_bot("quintebourg", "steady").move(prompt_for(game, asked.seat, dice))
        if played is not None and played.id == asked.id:
            return Entry(asked.id, played.choice, isinstance(game.agenda[-1], Sheet))
    return conformance.any_move(game, dice, UNASKED)


@pytest.mark.parametrize("seed", range(GAMES))
def test_nobody_can_tell_worlds_apart_though_hands_are_raised_at_any_moment(seed: int) -> None:
    dice = random.Random(f"hands {seed}")
    game = mh.start("quintebourg", dice.randint(6, 21), seed, any_options(dice))
    for _ in range(MOVES):
        if game.over:
            break
        conformance.make(game, move(game, dice))
        hand = any(isinstance(step, Invocation) for step in game.agenda[-2:])
        if not game.over and dice.random() < (0.5 if hand else FEW):
            for seat in dice.sample([None, *range(game.seats)], SEATS):
                other = conformance.redealt(game, seat, dice, dice.choice((0, 8)), None, invariants.learns)
                invariants.hold(other)
            if not (seat is not None and game.state.watching >> seat & 1):
                world = conformance.imagined(game, seat, dice, 4, invariants.learns)
                assert world is not None
                invariants.hold(world)
