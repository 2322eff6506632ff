"""Saves: at every decision the bytes give the same game again, and damaged bytes are refused."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meetinghouse.engine import saves
from meetinghouse.engine.conformance import any_move, make, play, seat_bytes
from meetinghouse.engine.decisions import Question
from meetinghouse.engine.game import Game
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.rules import Rules
from meetinghouse.engine.values import DONE, NO, YES, Amount, Seat

from .toys.assembly import ASSEMBLY, NOBODY, RING, Assembly, Ballot
from .toys.opening import PLAYERS, assembly, events, ids, rules_of, toy


def load(data: Any) -> Game[Any]:
    return saves.load(data, rules_of)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", PLAYERS)
def test_a_game_saved_and_loaded_at_every_single_decision_is_the_same_to_its_end(name: str, seed: int) -> None:
    dice = random.Random(seed)
    game = straight = toy(name, seed)
    straight = game.copy()
    while not game.over:
        loaded = load(game.save())
        assert loaded.save() == game.save()
        assert (loaded.decisions, loaded.offers) == (game.decisions, game.offers)
        for seat in (None, *range(game.seats)):
            assert seat_bytes(loaded, seat) == seat_bytes(game, seat)
        move = any_move(game, dice, offer_rate=0.3)
        make(loaded, move)
        make(straight, move)
        game = loaded
    assert game.save() == straight.save()
    assert load(game.save()).outcome == straight.outcome


def test_a_game_can_be_saved_in_the_middle_of_three_interrupts() -> None:
    game = assembly()
    game.answer("0-1", DONE)
    game.answer("0-2", [Seat(2)])
    game.answer("3-1", YES)
    for ringer in (1, 2, 3):
        game.answer(f"{ringer}-ring", RING)
        game = load(game.save())
    for id in ("3-2", "2-2"):
        game.answer(id, NOBODY)
        game = load(game.save())
    told = events(game.answer("1-2", Seat(0)))

    assert told[0].seat == 0  # type: ignore[attr-defined]
    assert ids(game) == ["1-1", "2-1"]
    assert game.agenda[-1].answers == {3: YES}


def test_a_save_does_not_number_what_a_step_below_will_ask() -> None:
    game = assembly()
    game.answer("0-1", DONE)
    game.answer("0-2", [Seat(2)])
    game.answer("1-1", NO)
    game.state.present &= ~(1 << 2)  # somebody left before the interrupt
    game.answer("3-ring", RING)
    game.state.present |= 1 << 2  # and came back before its end
    del game.agenda[-2].numbers[2]
    game.asked[2] = 0

    assert load(game.save()).asked == game.asked
    assert load(game.save()).save() == game.save()


class TupleBallot(Ballot):
    """A ballot with options of two parts."""

    def ask(self, game: Any) -> Any:
        options = tuple((Seat(seat), Amount(1)) for seat in range(4))
        return {seat: Question("gift", options) for seat in range(4) if game.state.present >> seat & 1}


class TupleRules(Assembly):
    steps = {**Assembly.steps, "TupleBallot": TupleBallot}  # noqa: RUF012


def test_sealed_answers_come_back_as_they_were_also_those_of_a_seat_that_is_asked_no_more() -> None:
    game = assembly()
    game.rules = TupleRules()
    game.next(TupleBallot(0))
    game.advance()
    for seat in (1, 3):
        game.answer(f"{seat}-1", (Seat(seat), Amount(1)))
    game.state.present &= ~(1 << 3)

    loaded = saves.load(game.save(), lambda name: game.rules)

    assert loaded.agenda[-1].answers == {1: (Seat(1), Amount(1)), 3: (Seat(3), Amount(1))}


class Silent(Assembly):
    events = ()


def test_a_game_without_events_can_be_saved() -> None:
    game = toy("assembly")
    assert game.story == []

    assert saves.load(game.save(), lambda name: Silent()).save() == game.save()


SAVE = toy("coven").save()


def test_a_save_cut_short_anywhere_is_refused() -> None:
    for length in range(len(SAVE)):
        with pytest.raises(Refused, match="not a saved game"):
            load(SAVE[:length])


@settings(deadline=None, max_examples=300)
@given(place=st.integers(0, len(SAVE) - 1), bit=st.integers(0, 7))
def test_a_save_with_any_bit_flipped_is_refused(place: int, bit: int) -> None:
    damaged = bytearray(SAVE)
    damaged[place] ^= 1 << bit
    with pytest.raises(Refused, match="not a saved game"):
        load(bytes(damaged))


@settings(deadline=None, max_examples=200)
@given(data=st.binary(max_size=300))
def test_bytes_that_are_no_save_are_refused(data: bytes) -> None:
    for wrong in (data, saves.MAGIC + data, SAVE + data + b"."):
        with pytest.raises(Refused, match="not a saved game"):
            load(wrong)


@pytest.mark.parametrize("data", [None, "text", 7, [], {}, SAVE.hex(), object()])
def test_what_is_no_bytes_is_no_save(data: object) -> None:
    with pytest.raises(Refused, match="bytes were expected"):
        load(data)


def test_other_kinds_of_bytes_are_loaded_as_well() -> None:
    assert load(bytearray(SAVE)).save() == load(memoryview(SAVE)).save() == SAVE


@settings(deadline=None, max_examples=200)
@given(place=st.integers(0, len(SAVE) - len(saves.MAGIC) - saves.DIGEST - 1), value=st.integers(0, 255))
def test_a_save_that_was_edited_and_signed_again_is_loaded_or_refused(place: int, value: int) -> None:
    body = bytearray(SAVE[len(saves.MAGIC) + saves.DIGEST :])
    body[place] = value
    digest = blake2b(saves.MAGIC + bytes(body), digest_size=saves.DIGEST).digest()
    try:
        game = load(saves.MAGIC + digest + bytes(body))
    except Refused:
        return
    assert isinstance(game, Game)


class Newer(Assembly):
    version = "2"


def test_a_save_of_another_version_of_the_rules_is_refused() -> None:
    newer: Rules[Any] = Newer()
    with pytest.raises(Refused, match="played under version 1 of assembly; this is version 2"):
        saves.load(toy("assembly").save(), lambda name: newer)


def test_a_save_of_more_players_than_the_game_is_for_is_refused() -> None:
    game = toy("assembly")
    game.setup = msgspec.structs.replace(game.setup, players=99)
    with pytest.raises(Refused, match="The Assembly is not for 99 players"):
        load(game.save())


def test_a_save_whose_steps_the_rules_do_not_know_is_refused() -> None:
    game = assembly()
    game.next(TupleBallot(0))
    game.advance()
    with pytest.raises(Refused, match="do not fit together"):
        saves.load(game.save(), lambda name: ASSEMBLY)


def test_a_loaded_game_goes_on_by_the_same_chance() -> None:
    game = toy("cups", 9)
    loaded = load(game.save())
    for each in (game, loaded):
        play(each, random.Random(9), 100)
    assert game.save() == loaded.save()


@pytest.mark.parametrize("again", [lambda game: pickle.loads(pickle.dumps(game)), copy.deepcopy, copy.copy])
def test_pickled_or_copied_as_python_does_it_is_the_same_game_and_independent(
    again: Callable[[Game[Any]], Game[Any]],
) -> None:
    game = toy("coven", 4)
    play(game, random.Random(4), 5)
    saved = game.save()
    other = again(game)
    assert other.save() == saved
    play(other, random.Random(5), 10)
    assert other.save() != saved
    assert game.save() == saved
