"""Quinte-bourg's bots use only what their seat knows, can be replaced, are never refused, and are fast enough."""

from __future__ import annotations

import random
from time import process_time
from typing import Any, cast

import pytest

import meetinghouse as mh
from meetinghouse.bots.bot import Bot, Move, Prompt, prompt_for
from meetinghouse.bots.play import play_out
from meetinghouse.bots.quintebourg.belief import KINDS, Belief
from meetinghouse.bots.quintebourg.scene import Scene
from meetinghouse.bots.quintebourg.steady import ANSWERS, IDLE, SteadyBot
from meetinghouse.bots.registry import make_bot
from meetinghouse.games.quintebourg.events import GiftMade, Invoked

from ..test_prompt import Spy

TABLES = [("v", 6), ("v", 9), ("v", 14), ("m", 8), ("m", 14), ("e", 7), ("e", 13)]


LEVELS = ["steady", "sharp"]


def made(level: str) -> Bot:
    return make_bot("quintebourg", level)


def steady() -> Bot:
    return made("steady")


def start(mode: str, players: int, seed: int, **more: Any) -> mh.Game[Any]:
    return mh.start("quintebourg", players, seed, {"mode": mode, **more})


def move_of(game: mh.Game[Any], seat: int, bot: Bot | None = None) -> Move | None:
    return (bot or steady()).move(prompt_for(game, seat, random.Random(0)))


def positions(mode: str, players: int, seed: int, every: int, level: str = "steady") -> list[mh.Game[Any]]:
    game = start(mode, players, seed)
    bots = [made(level) for _ in range(players)]
    dice = random.Random(seed)
    found = []
    count = 0
    while not game.over:
        if count % every == 0:
            found.append(game.copy())
        seat = dice.choice(game.decisions).seat
        move = bots[seat].move(prompt_for(game, seat, dice))
        assert move is not None
        game.answer(move.id, move.choice)
        count += 1
    return found


@pytest.mark.parametrize("mode", "vme")
@pytest.mark.parametrize("players", [6, 8, 11, 14])
def test_steady_bots_play_whole_games_and_are_never_refused(mode: str, players: int) -> None:
    game = start(mode, players, players)
    play_out(game, [steady() for _ in range(players)], random.Random(players))
    assert game.outcome is not None
    assert game.view(0).town.weeks <= 6


def test_steady_bots_play_the_night_call_by_call_and_from_a_monday() -> None:
    game = start("v", 13, 3, night_calls="classic", start_weekday="mon")
    play_out(game, [steady() for _ in range(13)], random.Random(3))
    assert game.outcome is not None


def test_steady_bots_play_beside_bots_that_do_anything() -> None:
    for mode in "vme":
        for seed in range(2):
            game = start(mode, 10, seed)
            bots = [make_bot("quintebourg", "steady" if seat % 2 else "random") for seat in range(10)]
            play_out(game, bots, random.Random(seed))
            assert game.outcome is not None


@pytest.mark.parametrize(
    ("mode", "players", "level"), [*[(*each, "steady") for each in TABLES], ("v", 9, "sharp"), ("e", 13, "sharp")]
)
def test_a_bot_moves_alike_in_every_world_its_seat_cannot_tell_apart(mode: str, players: int, level: str) -> None:
    compared = 0
    for index, game in enumerate(positions(mode, players, 5, 5 * players, level)):
        for seat in range(0, players, 2):
            mine = move_of(game, seat, made(level))
            other = game.redeal(seat, index)
            assert move_of(other, seat, made(level)) == mine
            compared += mine is not None
    assert compared >= 10


@pytest.mark.parametrize("level", LEVELS)
def test_another_bot_can_take_over_a_seat_at_any_moment(level: str) -> None:
    game = start("e", 11, 11)
    bots = [made(level) for _ in range(11)]
    dice = random.Random(1)
    while not game.over:
        seat = dice.choice(game.decisions).seat
        move = move_of(game, seat, bots[seat])
        assert move is not None
        assert move_of(game, seat, made(level)) == move
        move = bots[seat].move(prompt_for(game, seat, dice))
        assert move is not None
        game.answer(move.id, move.choice)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_reads_its_prompt_and_nothing_else(level: str) -> None:
    for game in positions("v", 10, 3, 17, level):
        for decision in game.decisions:
            prompt = cast(Prompt, Spy(prompt_for(game, decision.seat, random.Random(0))))
            assert made(level).move(prompt) is not None


def test_what_decides_nothing_is_answered_at_once() -> None:
    class Busy(Spy):
        """A prompt whose view must not be read."""

        def __getattribute__(self, name: str) -> Any:
            assert name in ("decisions", "chance")
            return super().__getattribute__(name)

    answered = 0
    for game in positions("v", 8, 2, 7):
        for decision in game.decisions:
            if decision.kind == "suspicion":
                move = steady().move(cast(Prompt, Busy(prompt_for(game, decision.seat, random.Random(0)))))
                assert move is not None
                assert move.choice == (decision.default or decision.options[0])
                answered += 1
    assert answered > 10


def test_there_is_a_thought_for_every_question() -> None:
    asked = set()
    for mode, players in (("v", 16), ("m", 12), ("e", 12)):
        game = start(mode, players, 4)
        bots = [steady() for _ in range(players)]
        dice = random.Random(4)
        while not game.over:
            decision = game.decisions[0]
            asked.add(decision.kind)
            move = bots[decision.seat].move(prompt_for(game, decision.seat, dice))
            assert move is not None
            game.answer(move.id, move.choice)
    assert asked <= ANSWERS.keys() | IDLE | {"weddings", "feast"}
    assert len(asked) > 40


def test_offers_are_taken_with_measure() -> None:
    for seed in range(3):
        game = start("v", 14, seed)
        play_out(game, [steady() for _ in range(14)], random.Random(seed))
        days = game.view(0).town.day
        hands = [told.event for told in game.story if isinstance(told.event, Invoked)]
        gifts = [told.event for told in game.story if isinstance(told.event, GiftMade)]
        assert len(hands) <= 3 * (days + 1)
        assert len(gifts) <= days + 3


def test_a_reason_speaks_of_seats_at_the_table_and_of_chances() -> None:
    for game in positions("e", 12, 3, 23):
        for decision in game.decisions:
            move = move_of(game, decision.seat)
            assert move is not None
            assert move.reason.key.startswith("steady-")
            assert 0 <= cast(int, move.reason.params.get("seat", 0)) < 12
            assert 0 <= cast(float, move.reason.params.get("share", 0.0)) <= 1


def test_beliefs_are_chances_and_know_oneself() -> None:
    for game in positions("v", 13, 6, 60):
        for seat in range(0, 13, 3):
            scene = Scene(game.view(seat))
            belief = Belief(scene)
            belief.read(game.heard(seat))
            for chances in belief.chances(scene):
                assert len(chances) == len(KINDS)
                assert sum(chances) == pytest.approx(1)
            if scene.own.camp == "villageois":
                assert belief.chances(scene)[seat][KINDS.index("villager")] == 1


def test_a_side_is_read_from_the_own_view() -> None:
    game = start("v", 11, 2)
    sides = [game.view(seat).side for seat in range(11)]
    assert sorted(sides).count("amoureux") == 2
    assert set(sides) <= set(game.view(0).town.camps)


def test_a_game_is_quick() -> None:
    began = process_time()
    for seed in range(4):
        game = start("v", 13, seed)
        play_out(game, [steady() for _ in range(13)], random.Random(seed))
    assert (process_time() - began) / 4 < 0.5


def test_it_judges_anew_only_when_it_sees_or_hears_something_new() -> None:
    game = positions("v", 9, 4, 40)[2]
    seat, bot, dice = game.decisions[0].seat, SteadyBot(), random.Random(4)
    first = bot._mind(prompt_for(game, seat, dice))
    heard = game.heard(seat)
    again = prompt_for(game.copy(), seat, dice)
    assert bot._mind(again) is first
    assert first.prompt is again
    while game.heard(seat) == heard:
        game.answer(game.decisions[0].id, game.decisions[0].any(dice))
    assert bot._mind(prompt_for(game, seat, dice)) is not first
