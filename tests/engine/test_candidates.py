"""Questions: which options are open, which are closed, and which clause a wrong choice breaks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meetinghouse.engine import saves
from meetinghouse.engine.agenda import put
from meetinghouse.engine.candidates import Listed, Seats
from meetinghouse.engine.decisions import Closed, Otherwise, Question
from meetinghouse.engine.game import Game
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import DONE, NO, YES, Amount, Option, Seat, Word

from .toys.opening import asked, coven, rules_of

# --- candidates


def test_candidates_keep_their_order_and_part_into_open_and_closed() -> None:
    found = Listed(YES)
    found.add(DONE, "TOY-02")
    found.add((Seat(1), Amount(2)))
    found.add(NO, "TOY-01")

    assert found.all == (YES, DONE, (Seat(1), Amount(2)), NO)
    assert found.options == (YES, (Seat(1), Amount(2)))
    assert found.closed == [Closed(DONE, "TOY-02"), Closed(NO, "TOY-01")]


def test_a_seat_that_is_barred_twice_is_barred_by_the_first_clause() -> None:
    found = Seats(0b11111).bar(0b00110, "TOY-01").bar(0b01100, "TOY-02")

    assert found.closed == [Closed(Seat(1), "TOY-01"), Closed(Seat(2), "TOY-01"), Closed(Seat(3), "TOY-02")]


def test_seats_are_open_and_closed_in_the_order_of_the_table_whichever_was_barred_first() -> None:
    found = Seats(0b11111).bar(1 << 4, "TOY-01").bar(1 << 0, "TOY-02").bar(1 << 2, "TOY-03")

    assert found.all == tuple(Seat(seat) for seat in range(5))
    assert found.options == (Seat(1), Seat(3))
    assert (found.mask, found.open) == (0b11111, 0b01010)
    assert [closed.option for closed in found.closed] == [Seat(0), Seat(2), Seat(4)]


def test_barring_somebody_who_is_no_candidate_closes_nothing() -> None:
    found = Seats(0b0011).bar(0b1100, "TOY-01").bar(0, "TOY-02")

    assert (found.options, found.closed) == ((Seat(0), Seat(1)), [])


# --- questions


def test_what_is_closed_otherwise_is_looked_for_only_when_somebody_asks() -> None:
    looked = []

    def find() -> list[tuple[Option, str]]:
        looked.append("looked")
        return [(YES, "TOY-01"), (DONE, "TOY-02")]

    found = Otherwise((YES, NO), find)

    assert (found.options, looked) == ((YES, NO), [])
    assert (found.all, found.closed) == ((YES, NO, DONE), [Closed(DONE, "TOY-02")])


def test_a_question_among_options_has_nothing_closed() -> None:
    question = Question("vote", (YES, NO))

    assert question.options == question.all == (YES, NO)
    assert question.closed == []


def test_a_question_is_put_with_its_open_options_alone() -> None:
    question = Question("whom", Seats(0b111).bar(0b010, "TOY-01"), timer=9, default=Seat(2))
    decision = put(question, "4-7", 4)

    assert (decision.id, decision.seat, decision.kind, decision.options) == ("4-7", 4, "whom", (Seat(0), Seat(2)))
    assert (decision.timer, decision.default) == (None, None)  # an offer has neither


def test_any_choice_is_an_open_one() -> None:
    one = Question("whom", Seats(0b1111).bar(0b0101, "TOY-01"))
    several = Question("whom", Seats(0b1111).bar(0b0101, "TOY-01"), least=0, most=2)
    dice = random.Random(1)

    assert {one.any(dice) for _ in range(40)} == {Seat(1), Seat(3)}
    assert {str(several.any(dice)) for _ in range(80)} == {
        str(choice) for choice in ([], [Seat(1)], [Seat(3)], [Seat(1), Seat(3)], [Seat(3), Seat(1)])
    }


@pytest.mark.parametrize(
    ("choice", "clause"),
    [
        (Seat(1), "TOY-01"),
        ([Seat(0), Seat(2)], "TOY-02"),
        ([Seat(2), Seat(1)], "TOY-01"),
        (Seat(9), "TOY-ALL"),
        (Word("feast"), "TOY-ALL"),
        ((Seat(0), Amount(1)), "TOY-ALL"),
        ([Seat(9)], "TOY-ALL"),
        (7, ""),
        ("1", ""),
        (None, ""),
        ({"type": "seat", "seat": 1}, ""),
        ([Seat(1), None], ""),
        ([[Seat(1)]], ""),
    ],
)
def test_a_choice_breaks_the_clause_of_what_is_closed_or_that_of_the_question_and_nonsense_none(
    choice: Any, clause: str
) -> None:
    among = Seats(0b1111).bar(1 << 2, "TOY-02").bar(1 << 1, "TOY-01")

    assert Question("whom", among, rule="TOY-ALL").forbids(choice) == clause


@pytest.mark.parametrize(
    ("choice", "clause"),
    [
        ([], "TOY-LEAST"),
        ([Seat(0)], "TOY-LEAST"),
        ([Seat(0), Seat(1), Seat(2), Seat(4)], "TOY-MOST"),
        ([Seat(0), Seat(0)], "TOY-MOST"),
        ([Seat(0), Seat(3)], "TOY-03"),
        ([Seat(9)], "TOY-ALL"),
        (Seat(0), "TOY-ALL"),
    ],
)
def test_too_few_and_too_many_break_the_clauses_of_the_number(choice: Any, clause: str) -> None:
    among = Seats(0b11111).bar(1 << 3, "TOY-03")
    question = Question("whom", among, least=2, most=3, rule="TOY-ALL", least_rule="TOY-LEAST", most_rule="TOY-MOST")

    assert question.forbids(choice) == clause


def test_where_a_question_names_no_clause_only_what_is_closed_has_one() -> None:
    question = Question("whom", Seats(0b11).bar(0b10, "TOY-01"))

    assert (question.forbids(Seat(1)), question.forbids(Seat(9))) == ("TOY-01", "")


# --- in a game


def night_passes(game: Game[Any]) -> None:
    """The witches convert seat 3; then seat 1 looks at somebody, and it is night again."""
    for decision in game.decisions:
        game.answer(decision.id, Seat(3 if decision.kind == "turn" else 1 - (decision.seat == 1)))
    game.answer(game.decisions[0].id, Seat(0))


def fellows(game: Game[Any]) -> list[Closed]:
    """The options that are closed to seat 1."""
    return game.closed(asked(game, 1).id)


def test_what_is_closed_follows_each_game_and_not_the_one_it_was_copied_from() -> None:
    game = coven(1, 4)
    dealt = [Closed(Seat(4), "COV-NIGHT-02")]
    turned = [Closed(Seat(3), "COV-NIGHT-02"), *dealt]
    copies = [game.copy(), saves.load(game.save(), rules_of), game.redeal(1, 7)]

    night_passes(game)

    assert fellows(game) == fellows(game.copy()) == turned
    for copy in copies:
        assert fellows(copy) == dealt
        with pytest.raises(Refused, match="COV-NIGHT-02"):
            copy.answer("1-1", Seat(4))
        night_passes(copy)
        assert fellows(copy) == turned


def test_an_answer_that_may_be_changed_is_refused_by_the_same_clauses() -> None:
    game = coven(1, 4)
    game.answer("1-1", Seat(3))

    assert game.closed("1-1") == [Closed(Seat(4), "COV-NIGHT-02")]
    with pytest.raises(Refused, match="COV-NIGHT-02"):
        game.answer("1-1", Seat(4))
    assert game.agenda[-1].answers == {1: Seat(3)}
