"""Single choices of Salem's bots, and what the bots of one game share."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots.bot import Move, prompt_for
from meetinghouse.bots.salem1692 import steady
from meetinghouse.bots.salem1692.belief import Belief
from meetinghouse.bots.salem1692.cards import plays
from meetinghouse.bots.salem1692.common import PublicBelief
from meetinghouse.bots.salem1692.mind import Mind
from meetinghouse.bots.salem1692.scene import ALIBI as ALIBI_CARD
from meetinghouse.bots.salem1692.scene import Scene
from meetinghouse.engine.events import Event
from meetinghouse.games.salem1692.components import ACCUSATION, ALIBI

from ..games.salem1692.village import A, B, village
from .levels import LEVELS, bot_of


class Opinion(Mind):
    """Trusts everybody, and finds these trials worth so much."""

    worth: dict[int, float]

    def trial(self, seat: int) -> float:
        return self.worth[seat]

    def enmity(self, seat: int) -> float:
        return -1.0


@pytest.mark.parametrize(("worth", "helped"), [(0.5, []), (-0.5, [B])])
def test_nobody_plays_an_alibi_on_somebody_whose_trial_is_welcome(worth: float, helped: Sequence[int]) -> None:
    game = village(hands={A: [ALIBI]}, fronts={B: [ACCUSATION] * 5})
    mind = Opinion(Scene(game.view(A)), Belief(A))
    mind.worth = dict.fromkeys(range(4), worth)

    assert [play.target for play in plays(mind) if play.card == ALIBI_CARD] == helped


def moves(level: str, seed: int) -> list[Move]:
    """What bots of a whole game do; a seat that is asked first is not always the one that moves first."""
    game = mh.start("salem1692", 6, seed, {"edition": "en"})
    bots = [bot_of(level) for _ in range(6)]
    order = random.Random(seed)
    found: list[Move] = []
    while not game.over:
        asked = order.choice(game.decisions)
        move = bots[asked.seat].move(prompt_for(game, asked.seat, random.Random(len(found))))
        assert move is not None
        found.append(move)
        game.answer(move.id, move.choice)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_bots_that_share_what_everybody_believes_move_like_bots_that_read_it_alone(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    together = [moves(level, seed) for seed in range(2)]
    alone = 0

    def unshared(kind: type[PublicBelief], story: list[Event], world: int) -> PublicBelief:
        nonlocal alone
        alone += 1
        own = kind()
        own.read(story)
        return own

    monkeypatch.setattr(steady, "shared", unshared)

    assert [moves(level, seed) for seed in range(2)] == together
    assert alone > 2


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_shared_never_tells_a_bot_of_later_events(level: str) -> None:
    game = mh.start("salem1692", 6, 3, {"edition": "en"})
    bots = [bot_of(level) for _ in range(6)]
    earlier: list[mh.Game[Any]] = []
    while not game.over:
        asked = game.decisions[0]
        if asked.kind == "turn":
            earlier.append(game.copy())
        move = bots[asked.seat].move(prompt_for(game, asked.seat, random.Random(3)))
        assert move is not None
        game.answer(move.id, move.choice)

    def ask(then: mh.Game[Any]) -> Move | None:
        return bot_of(level).move(prompt_for(then, then.decisions[0].seat, random.Random(0)))

    behind = [ask(then) for then in earlier]  # while the others have read to the end
    del bots
    steady._SHARED.clear()
    assert behind == [ask(then) for then in earlier]
