"""What sharp adds to steady in Quinte-bourg: its idealists convert before too few stand."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots import make_bot, play_out
from meetinghouse.bots.bot import Move
from meetinghouse.texts import Texts

GAMES = 24


@cache
def idealists_won(level: str) -> int:
    """In how many games of nine the idealists win, if they are of that level among steady players."""
    won = 0
    for seed in range(GAMES):
        game = mh.start("quintebourg", 9, f"1/{seed}", {"mode": "v"})
        sides = [game.view(seat).side for seat in range(9)]
        bots = [make_bot("quintebourg", level if side == "idealistes" else "steady") for side in sides]
        play_out(game, bots, random.Random(f"1/{seed}/bots"))
        assert game.outcome is not None
        won += "idealistes" in (game.outcome.side, *game.outcome.also)
    return won


def test_sharp_idealists_among_steady_win_more_than_1_3_times_their_share() -> None:
    assert idealists_won("sharp") > 1.3 * idealists_won("steady") > 0


def test_a_conversion_tells_how_likely_it_ends_the_game() -> None:
    told = []

    def watch(game: mh.Game[Any], move: Move) -> None:
        if move.reason.key == "sharp-convert":
            told.append(move.reason.params["share"])

    for seed in range(4):
        game = mh.start("quintebourg", 9, seed, {"mode": "v"})
        play_out(game, [make_bot("quintebourg", "sharp") for _ in range(9)], random.Random(seed), watch)
    assert told
    assert all(0.4 <= float(share) <= 1 for share in told)


@pytest.mark.parametrize(("mode", "players"), [("m", 8), ("e", 9)])
def test_it_plays_whole_games_in_every_mode(mode: str, players: int) -> None:
    game = mh.start("quintebourg", players, 2, {"mode": mode})
    play_out(game, [make_bot("quintebourg", "sharp") for _ in range(players)], random.Random(2))
    assert game.outcome is not None


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_its_reason_is_told_in_words(language: str) -> None:
    names = ["Odile", "Gaston", "Mireille"]
    told = Texts(language, "quintebourg", strict=True).reason("sharp-convert", {"seat": 1, "share": 0.45}, names)
    assert "Gaston" in told
    assert "45" in told
