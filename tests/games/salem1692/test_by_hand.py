"""What a moderator speaks at night, and what may be changed by hand after a mistake."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine import by_hand
from meetinghouse.engine.catalogue import load, replay
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import Card, Seat
from meetinghouse.engine.verify import verify
from meetinghouse.games.salem1692.components import ACCUSATION, ASYLUM, BLACK_CAT, EVIDENCE, KIND, NIGHT, PIETY
from meetinghouse.games.salem1692.phases.night import Confess
from meetinghouse.games.salem1692.state import Salem

from .village import A, B, C, D, village


def fronts(game: Salem) -> list[list[int]]:
    return [[KIND[card] for card in front] for front in game.state.fronts]


def calls(game: Salem) -> list[tuple[str, str]]:
    return [(call.name, call.state) for call in game.rules.calls(game)]


def close(game: Salem) -> None:
    """Answer whatever decides something, and close the step."""
    for asked in game.lacking:
        game.answer(asked.id, asked.options[0], hold=True)
    game.close()


def test_dawn_has_one_call() -> None:
    game = mh.start("salem1692", 6, 1)
    assert calls(game) == [("dawn-witches", "open")]
    close(game)
    assert calls(game) == []


@pytest.mark.parametrize("rows", [{C: "WN", D: "KN"}, {C: "WN", D: "kN"}])
def test_a_night_has_three_calls_in_their_order_whether_or_not_there_is_a_constable(rows: dict[int, str]) -> None:
    game = village(players=6, turn=A, rows={A: "NN", B: "NN", **rows}, deck=[NIGHT])
    assert calls(game) == []
    game.answer(game.decisions[0].id, mh.Word("draw"))
    names = ["night-witches", "night-constable", "night-confess"]
    for number in range(3):
        states = ["done"] * number + ["open"] + ["coming"] * (2 - number)
        assert calls(game) == list(zip(names, states, strict=True))
        if number == 2:
            assert isinstance(game.agenda[-1], Confess)
        else:
            close(game)


def test_the_ghost_game_calls_the_constable_in_its_own_words() -> None:
    game = village(players=3, turn=A, deck=[NIGHT])
    game.answer(game.decisions[0].id, mh.Word("draw"))
    assert [name for name, _ in calls(game)][1] == "night-constable-ghosts"


def test_a_card_goes_to_the_player_before_whom_it_should_lie_and_everybody_is_told() -> None:
    game = village(turn=A, fronts={B: [ACCUSATION, ASYLUM], C: [ACCUSATION]})
    told = by_hand.repair(game, "1-card", (Card("asylum"), Seat(C)), "laid before the wrong neighbour")
    assert fronts(game) == [[], [ACCUSATION], [ACCUSATION, ASYLUM], []]
    assert [(type(line.event).__name__, line.audience) for line in told] == [("FrontMoved", -1)]


def test_a_card_that_should_not_be_there_is_discarded() -> None:
    game = village(turn=A, fronts={B: [ACCUSATION, ACCUSATION]})
    told = by_hand.repair(game, "1-discard", Card("accusation"), "counted twice")
    assert fronts(game)[B] == [ACCUSATION]
    assert [KIND[card] for card in game.state.discard] == [ACCUSATION]
    assert [(type(line.event).__name__, line.audience) for line in told] == [("CardsDiscarded", -1)]


def offered(game: Salem, id: str) -> list[Any]:
    return [option for each in by_hand.repairs(game) if each.id == id for option in each.options]


def test_no_repair_brings_a_trial_or_a_second_blue_card_and_the_cat_is_not_discarded() -> None:
    game = village(turn=A, fronts={B: [EVIDENCE, EVIDENCE, PIETY, BLACK_CAT, ACCUSATION], C: [ACCUSATION] * 4})
    assert [seat.seat for card, seat in offered(game, "1-card") if card == Card("evidence")] == [A, D]
    assert Card("piety") not in offered(game, "1-discard"), "without Piety seven accusations are enough"
    assert offered(game, "1-discard") == [Card("evidence"), Card("accusation")]
    before = game.save()
    with pytest.raises(Refused):
        by_hand.repair(game, "1-discard", Card("black-cat"), "no")
    assert game.save() == before


def test_worlds_saves_and_records_hold_after_repairs_and_verify_names_each() -> None:
    game, dice, made = mh.start("salem1692", 6, 5), random.Random(3), 0
    while made < 6:
        asked = dice.choice(game.decisions)
        choice: Any = dice.choice(asked.options)
        game.answer(asked.id, choice if asked.most == 1 else dice.sample(asked.options, asked.least))
        assert not game.over
        found = by_hand.repairs(game)
        if not found or dice.random() > 0.1:
            continue
        change = dice.choice(found)
        by_hand.repair(game, change.id, dice.choice(change.options), f"slip {made}")
        made += 1
        for seat in (None, change.seat, dice.randrange(6)):
            world = game.redeal(seat, made)
            assert world.view(seat) == game.view(seat)
            assert world.heard(seat) == game.heard(seat)
            imagined = mh.imagine(game.view(seat, basis=True), game.heard(seat), made)
            assert imagined.view(seat) == game.view(seat)
    assert load(game.save()).save() == replay(game.record).save() == game.save()
    report = verify(game.record)
    assert report.holds
    assert [(each.kind, each.why) for each in report.by_hand] == [("repair", f"slip {made}") for made in range(6)]
