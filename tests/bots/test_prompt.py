"""A bot is given what its seat is given, and nothing else."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import meetinghouse as mh
from meetinghouse.bots import Prompt, best_bot, bots_for, make_bot, play_out, prompt_for, simulate

ALLOWED = {"view", "story", "public", "decisions", "offers", "chance", "lot", "world"}


class Spy:
    """A prompt that allows reading only these parts."""

    def __init__(self, prompt: Prompt) -> None:
        object.__setattr__(self, "prompt", prompt)

    def __getattribute__(self, name: str) -> Any:
        assert name in ALLOWED, f"a bot reached for {name}"
        return getattr(object.__getattribute__(self, "prompt"), name)

    def __setattr__(self, name: str, value: object) -> None:
        raise AssertionError(f"a bot wrote {name}")


@pytest.mark.parametrize("name", ["random", "steady"])
def test_bots_read_their_prompt_and_nothing_else(name: str) -> None:
    game = mh.start("salem1692", 6, 4)
    dice = random.Random(4)
    bots = [make_bot("salem1692", name) for _ in range(6)]
    for _ in range(3000):
        if game.over:
            break
        seat = dice.choice(game.decisions).seat
        move = bots[seat].move(cast(Prompt, Spy(prompt_for(game, seat, dice))))
        assert move is not None
        game.answer(move.id, move.choice)
    assert game.over


def test_a_prompt_holds_only_what_is_asked_and_offered_to_its_seat() -> None:
    game = mh.start("salem1692", 5, 2, {"edition": "fr"})
    dice = random.Random(2)
    offered = 0
    for _ in range(300):
        if game.over:
            break
        for seat in range(5):
            prompt = prompt_for(game, seat, dice)
            assert prompt.view.viewer == seat
            assert prompt.story == game.heard(seat)
            assert {asked.seat for asked in [*prompt.decisions, *prompt.offers]} <= {seat}
            offered += len(prompt.offers)
        decision = dice.choice(game.decisions)
        game.answer(decision.id, decision.any(dice))
    assert offered


def test_a_steady_bot_leaves_offers_alone_and_a_random_one_takes_few() -> None:
    game = mh.start("salem1692", 5, 2, {"edition": "fr"})
    while game.view(0).phase != "day":
        decision = game.decisions[0]
        game.answer(decision.id, decision.options[0])
    idle = next(seat for seat in range(5) if seat != game.decisions[0].seat)
    dice = random.Random(1)

    assert prompt_for(game, idle, dice).offers
    assert make_bot("salem1692", "steady").move(prompt_for(game, idle, dice)) is None
    bot = make_bot("salem1692", "random")
    taken = sum(bot.move(prompt_for(game, idle, dice)) is not None for _ in range(1000))
    assert 0 < taken < 200


def test_bots_are_known_by_game_and_name() -> None:
    assert set(bots_for("salem1692")) == {"random", "easy", "sharp", "steady"}
    assert set(bots_for("another")) == {"random"}
    assert best_bot("salem1692") == "steady"
    assert best_bot("another") == "random"


def test_mistakes_are_told_in_words() -> None:
    with pytest.raises(mh.Refused, match=r"bots cannot be “clever”\. It takes one of random, easy, sharp, steady"):
        simulate("salem1692", 5, 10, bots="clever")
    with pytest.raises(mh.Refused, match=r"games cannot be “0”\. It takes a whole number from 1"):
        simulate("salem1692", 5, 0)
    with pytest.raises(mh.Refused, match="one for each side: townspeople, witches"):
        simulate("salem1692", 5, 10, bots={"townspeople": "steady"})


@pytest.mark.parametrize(
    ("players", "edition"),
    [(players, edition) for edition in ("en", "fr", "es") for players in range(4 if edition == "es" else 2, 13)],
)
def test_steady_and_random_bots_finish_games_together(players: int, edition: str) -> None:
    for first in (0, 1):
        game = mh.start("salem1692", players, f"together {first}", {"edition": edition})
        names = ["steady" if seat % 2 == first else "random" for seat in range(game.seats)]
        answered = play_out(game, [make_bot("salem1692", name) for name in names], random.Random(players))
        assert game.over
        assert answered > 0
