"""Games with any settings: at any moment any seat can imagine the game, and cannot tell it from the real one."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine.conformance.playing import any_move, make
from meetinghouse.engine.conformance.secrecy import imagined, redealt
from meetinghouse.games.salem1692.components import FACES
from meetinghouse.games.salem1692.editions import EDITIONS, SETTINGS
from meetinghouse.games.salem1692.events import GhostTryalSeen, TryalsSeen
from meetinghouse.games.salem1692.state import EXCHANGED, Salem
from tests.matrix import full

GAMES = 60 if full() else 1
EVERY = 30  # moves between two moments, on average
SET = 0.2  # the share of settings that are not as usual


def any_game(players: int, dice: random.Random) -> Salem:
    """A game with random settings that fit together."""
    while True:
        options: dict[str, Any] = {"edition": dice.choice(EDITIONS)}
        for setting in SETTINGS:
            if setting.values is not None and setting.group and dice.random() < SET:
                options[setting.name] = dice.choice(setting.values)
        if players < 4:
            options["ghost_game"] = True
        try:
            return mh.start("salem1692", players, dice.getrandbits(32), options)
        except mh.Refused:
            continue


@pytest.mark.parametrize("players", range(2, 13))
def test_any_seat_imagines_any_game_at_any_moment(players: int) -> None:
    dice, worlds = random.Random(f"any settings {players}"), 0
    for _ in range(GAMES):
        game = any_game(players, dice)
        while not game.over:
            if dice.random() * EVERY < 1:
                seat = dice.choice([None, *range(game.seats)])
                redealt(game, seat, dice, 5)
                assert imagined(game, seat, dice, 5) is not None
                worlds += 1
            make(game, any_move(game, dice))
    assert worlds > 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mixed", [False, True])
def test_the_dead_who_see_everything_imagine_the_game_as_it_is(edition: str, mixed: bool) -> None:
    options = {"edition": edition, "dead_view": "moderator", "conspiracy_center_shuffle": mixed}
    game: Salem = mh.start("salem1692", 6, 5, options)
    dice, checked = random.Random(5), 0
    while not game.over:
        if game.state.moderators and dice.random() < 0.1:
            seat = game.state.moderators.bit_length() - 1
            world = imagined(game, seat, dice, 5)
            assert world is not None
            faces = [[each.state.faces[card] for card in row] for each in (game, world) for row in each.state.rows]
            assert faces[:6] == faces[6:]
            assert world.state.witches == game.state.witches
            checked += 1
        make(game, any_move(game, dice))
    assert checked


def after_a_conspiracy(players: int, options: dict[str, Any]) -> Salem:
    """A game that has gone on after a Conspiracy."""
    for seed in count():
        game, dice = mh.start("salem1692", players, seed, options), random.Random(seed)
        while not game.over:
            if any(entry[0] == EXCHANGED for entry in game.state.chronicle):
                return game
            make(game, any_move(game, dice, 0.1, 0))
    raise AssertionError


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {"edition": "fr"}), (6, {"conspiracy_center_shuffle": True})]
)
def test_others_have_heard_in_it_what_they_know_there(players: int, options: dict[str, Any]) -> None:
    """What others were told of their cards, when they saw them last, is what lies in their rows."""
    game = after_a_conspiracy(players, options)
    for world in (game.redeal(0, 1), mh.imagine(game.view(0, basis=True), game.heard(0), 1)):
        for seat in range(1, players):
            rows = [event.faces for event in world.heard(seat) if isinstance(event, TryalsSeen)]
            held = [world.state.faces[card] for card in world.state.rows[seat]]
            assert sorted(rows[-1]) == sorted([FACES[face] for face in held])
            looked = [event for event in world.heard(seat) if isinstance(event, GhostTryalSeen)]
            assert len(looked) == len(world.view(seat).own.looked)
