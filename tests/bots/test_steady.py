"""Salem's bots use only what their seat knows, can be replaced, and can answer every question."""

from __future__ import annotations

import random
from time import process_time
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots.bot import Bot, Move, Prompt, prompt_for
from meetinghouse.bots.play import play_out
from meetinghouse.bots.registry import make_bot
from meetinghouse.bots.salem1692.sharp import SharpBot
from meetinghouse.bots.salem1692.steady import ANSWERS
from meetinghouse.engine.events import Event
from meetinghouse.games.salem1692.events import TrialBegan, TurnBegan
from meetinghouse.games.salem1692.view import SalemView

from .levels import LEVELS, bot_of

TABLES = [
    *[(players, "en") for players in range(2, 13)],
    *[(players, "fr") for players in (2, 3, 5, 8, 11)],
    *[(players, "es") for players in (4, 7, 10)],
]


def steady() -> Bot:
    return make_bot("salem1692", "steady")


def move_of(bot: Bot, game: mh.Game[Any], seat: int, seed: int = 0) -> Move:
    move = bot.move(prompt_for(game, seat, random.Random(seed)))
    assert move is not None
    return move


def positions(players: int, edition: str, seed: int, every: int, level: str = "steady") -> list[mh.Game[Any]]:
    game = mh.start("salem1692", players, seed, {"edition": edition})
    bots = [bot_of(level) for _ in range(game.seats)]
    found = []
    for count in range(5000):
        if game.over:
            break
        if count % every == 0:
            found.append(game.copy())
        decision = game.decisions[0]
        game.answer(decision.id, move_of(bots[decision.seat], game, decision.seat, count).choice)
    assert game.over
    return found


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_steady_bots_play_whole_games(players: int, edition: str) -> None:
    game = mh.start("salem1692", players, seed=players, options={"edition": edition})

    play_out(game, [steady() for _ in range(game.seats)], random.Random(players))

    assert game.outcome is not None


@pytest.mark.parametrize(("players", "edition"), [(2, "en"), (4, "fr"), (7, "en"), (9, "es"), (12, "en")])
def test_sharp_bots_play_whole_games(players: int, edition: str) -> None:
    game = mh.start("salem1692", players, seed=players, options={"edition": edition})

    play_out(game, [bot_of("sharp") for _ in range(game.seats)], random.Random(players))

    assert game.outcome is not None


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_with_every_option_of_the_rules(level: str) -> None:
    options = {"edition": "es", "town_hall_choice": True, "point_to_two": True, "extra_witch": True}
    for seed in range(3):
        game = mh.start("salem1692", 6, seed, {**options, "dawn_cat_penalty": True})
        play_out(game, [bot_of(level) for _ in range(6)], random.Random(seed))
        assert game.over


def test_steady_bots_bring_several_to_trial_in_a_turn_where_the_table_allows_it() -> None:
    most = 0
    for seed in range(4):
        game = mh.start("salem1692", 9, seed, {"edition": "es", "max_trials_per_turn": "unlimited"})
        play_out(game, [steady() for _ in range(9)], random.Random(seed))
        trials = 0
        for event in game.heard(None):
            trials = 0 if isinstance(event, TurnBegan) else trials + isinstance(event, TrialBegan)
            most = max(most, trials)
    assert most > 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "edition"), [(7, "en"), (6, "fr"), (7, "es"), (3, "en"), (2, "fr")])
def test_a_bot_moves_alike_in_every_world_its_seat_cannot_tell_apart(players: int, edition: str, level: str) -> None:
    compared = 0
    for index, game in enumerate(positions(players, edition, 5, 7, level)):
        for decision in game.decisions:
            seat = decision.seat
            mine = move_of(bot_of(level), game, seat)
            assert move_of(bot_of(level), game.redeal(seat, index), seat) == mine
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("level", LEVELS)
def test_another_bot_can_take_over_a_seat_at_any_moment(level: str) -> None:
    game = mh.start("salem1692", 6, 11, {"edition": "en"})
    bots = [bot_of(level) for _ in range(6)]
    for count in range(400):
        if game.over:
            break
        seat = game.decisions[0].seat
        move = move_of(bots[seat], game, seat, count)
        assert move_of(bot_of(level), game, seat, count) == move
        game.answer(move.id, move.choice)


def test_an_imagined_world_that_is_played_out_changes_nothing_that_a_bot_believes() -> None:
    for game in positions(5, "en", 2, 60, "sharp"):
        for seat in {decision.seat for decision in game.decisions}:
            prompt = prompt_for(game, seat, random.Random(0))
            bot, other = SharpBot(0), SharpBot(0)
            mine = bot._mind(prompt)
            play_out(prompt.imagine(1), [SharpBot(0) for _ in range(5)], random.Random(1))
            fresh = other._mind(prompt_for(game, seat, random.Random(0)))
            assert (mine.trials, mine.enmities, mine.witch) == (fresh.trials, fresh.enmities, fresh.witch)


@pytest.mark.parametrize(("players", "edition"), [(7, "en"), (3, "fr"), (6, "es")])
def test_what_a_steady_bot_looks_at_changes_only_together_with_its_story(players: int, edition: str) -> None:
    def looked_at(view: SalemView) -> tuple[object, ...]:
        table, own = view.table, view.own
        assert own is not None
        public = (view.public.people, table.ring, table.deck, table.discard, table.played, table.trials, table.gavel)
        return *public, own.hand, own.team, own.signs, own.deck_order, own.people

    game, dice = mh.start("salem1692", players, 4, {"edition": edition}), random.Random(4)
    bots = [steady() for _ in range(game.seats)]
    seen: dict[int, tuple[list[Event], tuple[object, ...]]] = {}
    again = 0
    while not game.over:
        seat = dice.choice(game.decisions).seat
        story, sight = game.heard(seat), looked_at(game.view(seat))
        if seat in seen and seen[seat][0] == story:
            assert seen[seat][1] == sight
            again += 1
        seen[seat] = (story, sight)
        chosen = move_of(bots[seat], game, seat)
        decision = game.decision(chosen.id)
        game.answer(chosen.id, decision.any(dice) if dice.random() < 0.2 else chosen.choice)
    assert again > 10


def test_the_random_bot_pays_for_nothing_it_does_not_read() -> None:
    game = mh.start("salem1692", 5, 1)
    asked = [decision for decision in game.decisions if decision.seat == 0]

    def fail(*_: object) -> Any:
        raise AssertionError("it looked")

    prompt = Prompt(fail, fail, list, asked, random.Random(1))

    assert make_bot("salem1692", "random").move(prompt) is not None


def test_every_kind_of_question_has_an_answer_of_its_own() -> None:
    asked: set[str] = set()
    for players, edition in [(7, "en"), (5, "fr"), (8, "es"), (2, "en"), (3, "fr")]:
        for seed in range(6):
            game = mh.start("salem1692", players, seed, {"edition": edition, "town_hall_choice": players == 7})
            dice = random.Random(seed)
            while not game.over:
                asked.update(decision.kind for decision in game.decisions)
                decision = dice.choice(game.decisions)
                game.answer(decision.id, decision.any(dice))
    assert asked - {"last-words"} <= set(ANSWERS)


def test_a_reason_speaks_of_seats_at_the_table_and_of_chances() -> None:
    for game in positions(6, "en", 3, 9):
        for decision in game.decisions:
            reason = move_of(steady(), game, decision.seat).reason
            assert reason.key.startswith("steady-")
            assert 0 <= reason.params.get("seat", 0) < game.seats  # type: ignore[operator]
            assert 0 <= reason.params.get("share", 0.0) <= 1  # type: ignore[operator]


def test_thinking_is_quick() -> None:
    took = []
    for game in positions(7, "en", 2, 3):
        for decision in game.decisions:
            bot = steady()
            move_of(bot, game, decision.seat)  # the bot has read the story, as it has at a table
            began = process_time()
            move_of(bot, game, decision.seat)
            took.append(process_time() - began)
    took.sort()
    assert took[len(took) // 2] < 0.003
    assert took[int(len(took) * 0.99)] < 0.02
