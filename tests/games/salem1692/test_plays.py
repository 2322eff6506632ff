"""Players are told in advance which cards they may play on whom, exactly as they will be asked."""

from __future__ import annotations

import random

import pytest

import meetinghouse as mh
from meetinghouse.engine import conformance
from meetinghouse.games.salem1692.components import ACCUSATION, EVIDENCE
from meetinghouse.games.salem1692.state import Salem
from meetinghouse.games.salem1692.view.types import Play
from tests.games.salem1692.village import A, B, is_asked, play, village


def told(game: Salem, seat: int) -> tuple[Play, ...]:
    """The plays that this seat is told of in advance."""
    own = game.view(seat).own
    return own.plays if own else ()


@pytest.mark.parametrize("edition", ["en", "fr", "es"])
def test_whoever_is_in_turn_is_told_whom_each_card_may_be_played_on(edition: str) -> None:
    turns = 0
    for seed in range(3):
        game: Salem = mh.start("salem1692", 5, seed=seed, options={"edition": edition})
        dice = random.Random(seed)
        while not game.over:
            asked = {each.seat: each for each in game.decisions if each.kind == "turn"}
            for seat in range(5):
                assert bool(told(game, seat)) <= (seat in asked)  # only players whose turn it is are told of plays
            for seat, decision in asked.items():
                turns += 1
                cards = [option for option in decision.options if isinstance(option, mh.Card)]
                assert [play.card for play in told(game, seat)] == [card.kind for card in cards]
                for card, foretold in zip(cards, told(game, seat), strict=True):
                    world = game.copy()
                    world.answer(decision.id, card)
                    [after] = world.decisions
                    assert after.kind == foretold.asks
                    assert [mh.Seat(aim.seat) for aim in foretold.on] == list(after.options)
            conformance.make(game, conformance.any_move(game, dice))
    assert turns > 20


def test_what_a_red_card_would_count_is_told_and_when_it_comes_to_a_trial() -> None:
    game = village(hands={A: [ACCUSATION, EVIDENCE]}, fronts={B: [EVIDENCE, ACCUSATION]})
    counts = {each.card: each.on[0] for each in told(game, A)}
    assert [counts[kind].counts for kind in ("accusation", "evidence")] == [1, 3]
    total = game.view(A).people[B].accusations
    assert total + counts["evidence"].counts >= counts["evidence"].needs > total + counts["accusation"].counts
    play(game, A, ACCUSATION, B)
    assert not is_asked(game, A, "tryal")
    play(game, A, EVIDENCE, B)
    assert is_asked(game, A, "tryal")
