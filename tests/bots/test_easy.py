"""The easy bot: it plays every game that has a bot of its own, and loses more often than that bot."""

from __future__ import annotations

import random

import pytest

import meetinghouse as mh
from meetinghouse.bots import make_bot
from meetinghouse.bots.bot import AnyGame, Bot, Move, prompt_for
from meetinghouse.bots.easy import IMPULSE
from meetinghouse.bots.play import play_out
from meetinghouse.bots.simulation import Job, play_one
from tests.every import every_game

PLAYERS = every_game(salem1692=5, newsalem=4, quintebourg=7)


def bots(game: AnyGame, name: str) -> list[Bot]:
    return [make_bot(name, "easy") for _ in range(game.seats)]


@pytest.mark.parametrize("name", PLAYERS)
def test_it_plays_whole_games_partly_thinking_and_partly_on_impulse(name: str) -> None:
    reasons = []
    game = mh.start(name, PLAYERS[name], seed=3)

    play_out(game, bots(game, name), random.Random(3), lambda _, move: reasons.append(move.reason))

    assert game.over
    assert 0.2 < reasons.count(IMPULSE) / len(reasons) < 0.6


def test_it_moves_alike_in_every_world_its_seat_cannot_tell_apart_and_for_whoever_takes_over() -> None:
    def move_of(bot: Bot, at: AnyGame, seat: int) -> Move | None:
        return bot.move(prompt_for(at, seat, random.Random(seat)))

    game = mh.start("newsalem", 5, seed=8)
    seated = bots(game, "newsalem")
    for count in range(60):
        seat = game.decisions[0].seat
        move = move_of(seated[seat], game, seat)
        assert move_of(make_bot("newsalem", "easy"), game, seat) == move
        assert move_of(make_bot("newsalem", "easy"), game.redeal(seat, count), seat) == move
        assert move is not None
        game.answer(move.id, move.choice)


def test_steady_puritans_win_more_often_than_easy_ones() -> None:
    def won(puritans: str) -> int:
        job = Job("newsalem", 6, {}, 1, {"puritans": puritans, "witches": "steady"})
        return sum("puritans" in play_one(job, index).won for index in range(60))

    assert won("steady") > won("easy") + 6
