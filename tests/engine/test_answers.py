"""Wrong answers are refused with one clear error that names the rule, and change nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meetinghouse.engine.decisions import Decision, show
from meetinghouse.engine.game import Game
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import DONE, YES, Amount, Card, Choice, Position, Seat, Word, read_choice

from .toys.assembly import RING
from .toys.cups import LOOK
from .toys.opening import assembly, cups

RECURSIVE: list[Any] = []
RECURSIVE.append(RECURSIVE)

MALFORMED: list[Any] = [
    None, True, 0, 7, -1, 0.5, float("nan"), 10**40, "", "done", "0-1", b"done", {}, {"type": "word", "word": "done"},
    [], (), [[]], [[[[]]]], [None], [None] * 1000, ["done"], [DONE], (DONE,), [DONE, DONE], {DONE}, object(), DONE.word,
    RECURSIVE, [0] * 100_000, "x" * 100_000, Decision, Seat, range(3), iter([DONE]), Word("Done"), Word(""), Amount(1),
]  # fmt: skip


def at_the_committee() -> Game[Any]:
    game = assembly()
    game.answer("0-1", DONE)
    return game


def refused(game: Game[Any], id: Any, choice: Any) -> Refused:
    """The refusal of that answer, which must not change the game."""
    before, asked, offers = game.save(), list(game.decisions), game.offers
    with pytest.raises(Refused) as refusal:
        game.answer(id, choice)
    assert (game.save(), game.decisions, game.offers) == (before, asked, offers)
    return refusal.value


@pytest.mark.parametrize(
    "id", ["0-2", "1-1", "0-0", "-1-1", "0-", "", "0-1 ", "ring", "x" * 9999, None, 1, (), [], b"0-1"]
)
def test_an_answer_to_what_is_not_open_is_refused(id: Any) -> None:
    assert refused(assembly(), id, DONE).key == "not-open"


@pytest.mark.parametrize("index", range(len(MALFORMED)))
def test_a_malformed_answer_to_one_option_is_refused(index: int) -> None:
    refusal = refused(assembly(), "0-1", MALFORMED[index])

    assert refusal.key == "one-option"
    assert len(str(refusal)) < 300


@pytest.mark.parametrize("index", range(len(MALFORMED)))
def test_a_malformed_list_is_refused(index: int) -> None:
    refusal = refused(at_the_committee(), "0-2", MALFORMED[index])

    assert refusal.key == "list-of-options"
    assert len(str(refusal)) < 300


@pytest.mark.parametrize("index", range(len(MALFORMED)))
def test_a_malformed_tuple_is_refused(index: int) -> None:
    assert refused(cups(0, 1, 2, 3), "0-1", MALFORMED[index]).key == "one-option"
    assert refused(assembly(), "1-gift", MALFORMED[index]).key == "one-option"


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        ([], "0 were given"),
        ([Seat(1), Seat(2), Seat(3)], "3 were given"),
        ([Seat(2), Seat(2)], "is named twice"),
        ([Seat(1), Seat(9)], "is not one of them"),
        ([Seat(1), DONE], "is not one of them"),
        (Seat(1), "is not a list"),
        ([[Seat(1)]], "is not one of them"),
    ],
)
def test_a_list_of_too_few_or_too_many_or_with_repeats_or_strangers_is_refused(choice: Any, why: str) -> None:
    refusal = refused(at_the_committee(), "0-2", choice)

    assert why in str(refusal)
    assert "a list of 1 to 2 different options" in str(refusal)


@pytest.mark.parametrize(
    "choice",
    [(LOOK, Seat(0)), (Seat(1), LOOK), (LOOK,), (LOOK, Seat(1), Seat(1)), LOOK, Seat(1), [(LOOK, Seat(1))]],
)
def test_an_option_of_several_parts_is_refused_where_a_part_is_wrong_or_missing_or_out_of_order(choice: Any) -> None:
    refused(cups(0, 1, 2, 3), "0-1", choice)


def test_an_option_of_several_parts_may_come_as_a_list_as_json_has_no_tuples() -> None:
    game, wire = cups(0, 1, 2, 3), cups(0, 1, 2, 3)
    game.answer("0-1", (LOOK, Seat(2)))
    wire.answer("0-1", [LOOK, Seat(2)])

    assert game.save() == wire.save()
    assert wire.record.entries[0].choice == (LOOK, Seat(2))


def test_a_closed_option_is_refused_by_its_rule() -> None:
    game = at_the_committee()
    assert [(closed.option, closed.rule) for closed in game.closed("0-2")] == [(Seat(0), "ASM-COMMITTEE-01")]

    for choice in ([Seat(0)], [Seat(1), Seat(0)]):
        refusal = refused(game, "0-2", choice)
        assert (refusal.key, refusal.rule) == ("forbidden", "ASM-COMMITTEE-01")
        assert str(refusal).endswith("[ASM-COMMITTEE-01]")


def test_a_closed_option_is_refused_by_its_rule_where_one_is_asked_for() -> None:
    game = assembly(2)
    game.answer("0-1", DONE)

    assert refused(game, "0-2", Seat(0)).rule == "ASM-COMMITTEE-01"


def test_what_is_closed_is_asked_of_an_open_id_only() -> None:
    with pytest.raises(Refused, match="Nothing is asked under 1-1 now"):
        assembly().closed("1-1")


def test_an_answer_is_kept_as_the_option_itself() -> None:
    game = at_the_committee()
    game.answer("0-2", [Seat(True), Seat(2)])  # equal to an option in Python, but not a seat in JSON

    assert b"true" not in game.record.encode()
    assert game.record.entries[-1].choice == [Seat(1), Seat(2)]
    assert game.agenda[-1].answers == {}

    game.answer("2-ring", RING)
    game.answer("2-2", Seat(True))

    assert b"true" not in game.record.encode()


def test_an_offer_that_was_taken_is_not_open_again() -> None:
    game = assembly()
    game.answer("1-ring", RING)

    assert refused(game, "1-ring", RING).key == "not-open"


PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.binary(max_size=4)
VALUES = st.one_of(
    st.builds(Seat, st.integers(-2, 6)),
    st.builds(Amount, st.integers(-2, 6)),
    st.builds(Position, st.integers(-2, 6)),
    st.builds(Card, st.sampled_from(["bell", "", "\0"])),
    st.builds(Word, st.sampled_from(["done", "yes", "no", "ring", "look", "mix", "nobody"])),
)
ANYTHING = st.recursive(
    PLAIN | VALUES,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)


def positions() -> list[Game[Any]]:
    speech, ballot, alarm = assembly(), at_the_committee(), assembly()
    ballot.answer("0-2", [Seat(1)])
    ballot.answer("1-1", YES)
    alarm.answer("2-ring", RING)
    return [speech, at_the_committee(), ballot, alarm, cups(0, 1, 2, 3)]


POSITIONS = positions()


@settings(deadline=None, max_examples=300)
@given(position=st.sampled_from(POSITIONS), choice=ANYTHING, dice=st.randoms(use_true_random=False))
def test_any_answer_whatever_is_taken_as_one_of_the_options_or_refused(
    position: Game[Any], choice: Any, dice: Any
) -> None:
    game = position.copy()
    decision = dice.choice(game.decisions + game.offers)
    before = game.save()
    try:
        game.answer(decision.id, choice)
    except Refused:
        assert game.save() == before
    else:
        kept = game.record.entries[-1].choice
        parts = kept if isinstance(kept, list) else [kept]
        assert all(part in decision.options for part in parts)
        assert msgspec.json.encode(kept) == msgspec.json.encode(choice)


@settings(deadline=None, max_examples=200)
@given(id=st.text(max_size=8) | PLAIN, choice=ANYTHING)
def test_any_id_whatever_is_open_or_refused(id: Any, choice: Any) -> None:
    game = assembly()
    known = [decision.id for decision in game.decisions + game.offers]
    if id not in known:
        refused(game, id, choice)


@settings(deadline=None)
@given(data=ANYTHING)
def test_plain_data_is_a_choice_or_a_validation_error(data: Any) -> None:
    try:
        choice: Choice = read_choice(data)
    except msgspec.ValidationError:
        return
    assert read_choice(msgspec.to_builtins(choice)) == choice


def test_a_message_never_fails_whatever_it_shows() -> None:
    for choice in MALFORMED:
        assert len(show(choice)) <= 80
    assert show((LOOK, Seat(1))) == '[{"type":"word","word":"look"},{"type":"seat","seat":1}]'
