"""New Salem's bots use only what their seat knows, can be replaced, and are fast enough."""

from __future__ import annotations

import random
from time import process_time
from typing import Any, cast

import pytest

import meetinghouse as mh
from meetinghouse.bots.bot import Bot, Move, Prompt, prompt_for
from meetinghouse.bots.newsalem.puritan import GIFTS
from meetinghouse.bots.play import play_out
from meetinghouse.bots.registry import make_bot
from meetinghouse.games.newsalem.events import HopeGiven, RoundBegan

from .test_prompt import Spy

LEVELS = ["steady", "sharp"]


def made(level: str) -> Bot:
    return make_bot("newsalem", level)


def move_of(game: mh.Game[Any], seat: int, bot: Bot) -> Move | None:
    return bot.move(prompt_for(game, seat, random.Random(0)))


def positions(level: str, players: int, seed: int, every: int) -> list[mh.Game[Any]]:
    game = mh.start("newsalem", players, seed)
    dice = random.Random(seed)
    found = []
    count = 0
    while not game.over:
        if count % every == 0:
            found.append(game.copy())
        move = move_of(game, dice.choice(game.decisions).seat, made(level))
        assert move is not None
        game.answer(move.id, move.choice)
        count += 1
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", range(3, 9))
def test_bots_play_whole_games(players: int, level: str) -> None:
    for seed in range(4):
        game = mh.start("newsalem", players, seed)
        decisions = play_out(game, [made(level) for _ in range(players)], random.Random(seed))
        assert game.outcome is not None
        assert decisions < 100 * players


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [3, 5, 8])
def test_a_bot_moves_alike_in_every_world_its_seat_cannot_tell_apart(players: int, level: str) -> None:
    compared = 0
    for index, game in enumerate(positions(level, players, 5, 7)):
        for seat in range(players):
            mine = move_of(game, seat, made(level))
            for world in range(2):
                assert move_of(game.redeal(seat, 10 * index + world), seat, made(level)) == mine
            compared += mine is not None
    assert compared > 10


@pytest.mark.parametrize("level", LEVELS)
def test_another_bot_can_take_over_a_seat_at_any_moment(level: str) -> None:
    game = mh.start("newsalem", 6, 11)
    bots = [made(level) for _ in range(6)]
    while not game.over:
        seat = game.decisions[0].seat
        move = move_of(game, seat, bots[seat])
        assert move is not None
        assert move_of(game, seat, made(level)) == move
        game.answer(move.id, move.choice)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_reads_its_prompt_and_nothing_else(level: str) -> None:
    for game in positions(level, 5, 3, 5):
        for decision in game.decisions:
            prompt = cast(Prompt, Spy(prompt_for(game, decision.seat, random.Random(0))))
            assert made(level).move(prompt) is not None


def test_nobody_gives_more_often_than_it_means_to() -> None:
    for seed in range(20):
        game = mh.start("newsalem", 8, seed)
        play_out(game, [made("steady") for _ in range(8)], random.Random(seed))
        gifts = [0] * 8
        for told in game.story:
            if isinstance(told.event, RoundBegan):
                gifts = [0] * 8
            elif isinstance(told.event, HopeGiven):
                gifts[told.event.giver] += 1
                assert gifts[told.event.giver] <= GIFTS


def test_a_seat_that_is_asked_nothing_changes_nothing_it_has_decided() -> None:
    for game in positions("steady", 5, 8, 3):
        asked = {decision.seat for decision in game.decisions}
        for seat in set(range(5)) - asked:
            move = move_of(game, seat, made("steady"))
            assert move is None or not move.id.split("-")[1].isdigit()


@pytest.mark.parametrize("level", LEVELS)
def test_a_reason_speaks_of_seats_at_the_table_and_of_chances(level: str) -> None:
    for game in positions(level, 6, 3, 4):
        for decision in game.decisions:
            move = move_of(game, decision.seat, made(level))
            assert move is not None
            params = move.reason.params
            assert move.reason.key.startswith(("steady-", f"{level}-"))
            assert 0 <= cast(int, params.get("seat", 0)) < 6
            assert 0 <= cast(float, params.get("share", 0.0)) <= 1


def test_a_side_is_read_from_the_own_view() -> None:
    game = mh.start("newsalem", 6, 2)
    sides = [game.view(seat).side for seat in range(6)]
    play_out(game, [made("steady") for _ in range(6)], random.Random(2))
    assert game.outcome is not None
    assert tuple(sides) == game.outcome.sides


def test_a_game_is_quick() -> None:
    game = mh.start("newsalem", 5, 4)
    began = process_time()
    count = play_out(game, [made("steady") for _ in range(5)], random.Random(4))
    assert (process_time() - began) / count < 0.005
