"""Without any reason yet, bots choose at random whom to accuse, so that no seat is everybody's first suspect."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots.bot import Bot, Move, prompt_for
from meetinghouse.bots.play import play_out
from meetinghouse.bots.registry import make_bot
from meetinghouse.bots.salem1692.sharp import SharpBot
from meetinghouse.bots.salem1692.steady import SteadyBot
from meetinghouse.bots.whims import whims
from meetinghouse.engine.events import Event
from meetinghouse.games.newsalem.events import EventTriggered
from meetinghouse.games.quintebourg.events import Voted
from meetinghouse.games.salem1692.events import CardPlayed, CatGiven
from tests.every import every_game

# The limit of chi-squared for so many seats: with equal chances, one run in a thousand exceeds it.
FLAT = {5: 18.5, 7: 22.5, 9: 26.1}


def accused(event: Event) -> int | None:
    """The player who is accused, by an accusation, a trial or a vote."""
    if isinstance(event, CardPlayed) and event.card in ("accusation", "evidence", "witness"):
        return event.target
    if isinstance(event, EventTriggered) and event.card == "trial":
        return event.target
    return event.names[0] if isinstance(event, Voted) and event.names else None


def first_accused(game: mh.Game[Any], seed: int) -> int | None:
    """The players whom steady bots accuse first."""
    bots = [make_bot(game.setup.game, "steady") for _ in range(game.seats)]
    chance = random.Random(seed)
    while not game.over:
        heard = len(game.story)
        asked = chance.choice(game.decisions)
        move = bots[asked.seat].move(prompt_for(game, asked.seat, chance))
        assert move is not None
        game.answer(move.id, move.choice)
        for told in game.story[heard:]:
            found = accused(told.event)
            if found is not None:
                return found
    return None


@pytest.mark.parametrize(
    ("name", "players", "games"),
    [(name, *sizes) for name, sizes in every_game(salem1692=(7, 150), newsalem=(5, 150), quintebourg=(9, 120)).items()],
)
def test_no_seat_is_everybodys_first_suspect(name: str, players: int, games: int) -> None:
    firsts = Counter(first_accused(mh.start(name, players, seed), seed) for seed in range(games))
    firsts.pop(None, None)

    even = firsts.total() / players
    assert even > games / players / 2
    assert sum((firsts[seat] - even) ** 2 / even for seat in range(players)) < FLAT[players], firsts


def first_cat(bot: Bot, seed: int) -> int:
    """The player to whom seven bots of this kind give the Black Cat at dawn."""
    game = mh.start("salem1692", players=7, seed=seed, options={"edition": "en"})
    chance = random.Random(seed)
    while True:
        asked = chance.choice(game.decisions)
        move = bot.move(prompt_for(game, asked.seat, chance))
        assert move is not None
        game.answer(move.id, move.choice)
        for told in game.story:
            if isinstance(told.event, CatGiven):
                return told.event.seat


@pytest.mark.parametrize("level", [SteadyBot, lambda: SharpBot(0)], ids=["steady", "sharp"])
def test_at_dawn_witches_give_the_black_cat_to_every_seat_alike(
    level: Callable[[], Bot],
) -> None:
    first = Counter(first_cat(level(), seed) for seed in range(210))

    assert sum((first[seat] - 30) ** 2 / 30 for seat in range(7)) < FLAT[7], first


@pytest.mark.parametrize(("name", "players"), [("salem1692", 7), ("quintebourg", 9)])
def test_with_another_secret_number_a_bot_has_other_whims_and_with_the_same_one_it_moves_alike(
    name: str, players: int
) -> None:
    others = 0
    game = mh.start(name, players, 5)
    dice = random.Random(5)
    kept = [make_bot(name, "steady") for _ in range(game.seats)]
    for _ in range(400):
        if game.over:
            break
        seat = dice.choice(game.decisions).seat
        prompts = [prompt_for(game, seat, random.Random(1), lot=lot) for lot in ((1,), (1,), (2,))]
        move = kept[seat].move(prompts[0])
        assert move == make_bot(name, "steady").move(prompts[1])
        others += move != make_bot(name, "steady").move(prompts[2])
        assert move is not None
        game.answer(move.id, move.choice)
    assert others


@pytest.mark.parametrize(("name", "players"), [("salem1692", 7), ("newsalem", 6), ("quintebourg", 9)])
def test_with_another_secret_number_a_bot_says_something_else(name: str, players: int) -> None:
    alike = others = 0
    game = mh.start(name, players, 5, {"talk": "claims"})
    bots = [make_bot(name, "steady") for _ in range(game.seats)]

    def compare(_: object, move: Move) -> None:
        nonlocal alike, others
        seat = int(move.id.partition("-")[0])
        prompts = [prompt_for(game, seat, random.Random(1), lot=lot) for lot in ((1, 1), (1, 1), (2, 2))]
        lines = [make_bot(name, "steady").say(prompt) for prompt in prompts]
        assert lines[0] == lines[1]
        alike += lines[0] == lines[2] is not None
        others += lines[0] != lines[2]

    play_out(game, bots, random.Random(5), compare)
    assert others > alike / 10


def test_a_whim_is_the_same_whenever_it_is_asked_of_the_same_and_spread_over_all_seats() -> None:
    assert whims(1, (2, 3)) == whims(1, (2, 3)) != whims(2, (2, 3))
    first = Counter(max(range(7), key=whims(game, 0).__getitem__) for game in range(700))
    assert all(70 < first[seat] < 130 for seat in range(7))
