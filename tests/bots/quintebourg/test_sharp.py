"""What sharp adds to steady in Quinte-bourg, camp by camp."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots import make_bot, play_out
from meetinghouse.bots.bot import Move, prompt_for
from meetinghouse.bots.quintebourg.aims import aims
from meetinghouse.bots.quintebourg.mind import Mind
from meetinghouse.bots.quintebourg.sharp import SharpBot
from meetinghouse.bots.quintebourg.steady import SteadyBot
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


def minds(mode: str, camp: str) -> list[tuple[Mind, Mind]]:
    """How steady and sharp judge in every seat of that camp, after the first night."""
    game = mh.start("quintebourg", 9, 3, {"mode": mode})
    dice = random.Random(3)
    while not game.over and game.view(None).town.day < 1:
        play_one(game, dice)
    found = []
    for seat in range(9):
        if game.view(seat).own.camp == camp:
            prompt = prompt_for(game, seat, dice)
            found.append((SteadyBot()._mind(prompt), SharpBot()._mind(prompt)))
    return found


def play_one(game: mh.Game[Any], dice: random.Random) -> None:
    seat = game.decisions[0].seat
    move = make_bot("quintebourg", "steady").move(prompt_for(game, seat, dice))
    assert move is not None
    game.answer(move.id, move.choice)


def test_mathematicians_of_a_camp_have_no_likes_without_a_reason() -> None:
    camp = minds("m", "analystes")
    assert camp
    for steady, sharp in camp:
        wanted = aims(sharp.scene)
        plain = [sum(want * chance for want, chance in zip(wanted, row, strict=True)) for row in sharp.chances]
        others = [seat for seat in sharp.scene.others if sharp.scene.people[seat].spouse is None]
        assert [sharp.foe[seat] for seat in others] == pytest.approx([plain[seat] for seat in others])
        assert [steady.foe[seat] for seat in others] != pytest.approx([plain[seat] for seat in others])


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
