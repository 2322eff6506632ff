"""Values: small and tagged, with the same form in Python and in JSON."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from meetinghouse.engine.candidates import seat_options
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.events import EVERYBODY, Told
from meetinghouse.engine.values import (
    Amount,
    Card,
    Position,
    Seat,
    Word,
    read_choice,
    seats_in,
    tag,
)

from .toys.assembly import CommitteeNamed, Spoken


@pytest.mark.parametrize(
    ("choice", "json"),
    [
        (Seat(3), b'{"type":"seat","seat":3}'),
        (Card("alibi"), b'{"type":"card","kind":"alibi"}'),
        (Position(2), b'{"type":"position","place":2}'),
        (Amount(5), b'{"type":"amount","amount":5}'),
        (Word("draw"), b'{"type":"word","word":"draw"}'),
        ((Seat(3), Amount(5)), b'[{"type":"seat","seat":3},{"type":"amount","amount":5}]'),
        ([Seat(3), Seat(1)], b'[{"type":"seat","seat":3},{"type":"seat","seat":1}]'),
        ([(Seat(3), Amount(5))], b'[[{"type":"seat","seat":3},{"type":"amount","amount":5}]]'),
        ([], b"[]"),
    ],
)
def test_a_choice_is_the_same_in_json(choice: Any, json: bytes) -> None:
    assert msgspec.json.encode(choice) == json
    options = choice if isinstance(choice, list) else [choice]
    numbers = (0, max(1, len(options))) if isinstance(choice, list) else (1, 1)
    decision = Decision("0-1", 0, "any", (*options, Word("other"), Word("another")), None, *numbers)
    if decision.single and isinstance(choice, list):
        decision = msgspec.structs.replace(decision, most=2)

    assert decision.check(decision.normal(read_choice(msgspec.json.decode(json)))) == choice


@pytest.mark.parametrize(
    "data",
    [None, 7, "seat", {}, {"seat": 1}, {"type": "sheep"}, {"type": "seat", "seat": "1"}, {"type": "seat"}, [[[]]]],
)
def test_what_is_no_choice_is_a_validation_error(data: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_choice(data)


def test_a_class_name_travels_in_small_letters() -> None:
    assert tag("TryalRevealed") == "tryal-revealed"
    assert msgspec.json.encode(CommitteeNamed((1, 2))) == b'{"type":"committee-named","seats":[1,2]}'


def test_values_are_equal_by_kind_and_content() -> None:
    assert len({Seat(1), Seat(1), Amount(1), Position(1), (Seat(1),)}) == 4


def test_seats_of_a_bit_mask_come_lowest_first() -> None:
    assert seats_in(0b10110) == (1, 2, 4)
    assert seat_options(0b101) == (Seat(0), Seat(2))
    assert seats_in(0) == ()


def test_an_event_is_heard_by_its_audience() -> None:
    told = Told(Spoken(1), 0b101)
    assert [told.heard_by(seat) for seat in (None, 0, 1, 2)] == [False, True, False, True]
    assert [Told(Spoken(1), EVERYBODY).heard_by(seat) for seat in (None, 0, 20)] == [True, True, True]


def test_a_list_of_options_of_several_parts_may_come_as_a_list_of_lists() -> None:
    gifts = tuple((Seat(seat), Amount(coins)) for seat in (1, 2) for coins in (1, 2))
    decision = Decision("0-1", 0, "gifts", gifts, least=0, most=2)
    plain: Any = [[Seat(1), Amount(2)], [Seat(2), Amount(1)]]

    assert decision.check(decision.normal(plain)) == [(Seat(1), Amount(2)), (Seat(2), Amount(1))]


@pytest.mark.parametrize(("least", "most"), [(1, 1), (0, 1), (0, 3), (2, 2), (1, 4), (4, 4)])
def test_any_choice_is_a_legal_one_and_all_lengths_come_up(least: int, most: int) -> None:
    decision = Decision("0-1", 0, "any", seat_options(0b1111), least=least, most=most)
    dice = random.Random(1)
    lengths = set()
    for _ in range(200):
        choice = decision.any(dice)
        assert decision.check(decision.normal(choice)) == choice
        lengths.add(len(choice) if isinstance(choice, list) else 1)
    assert lengths == set(range(least, most + 1))
