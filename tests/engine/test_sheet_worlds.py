"""Sheets that are saved, copied, redealt or interrupted halfway."""

from __future__ import annotations

import random

import pytest

from meetinghouse.engine import catalogue, saves
from meetinghouse.engine.conformance import play, seat_bytes
from meetinghouse.engine.masked import SUSPICION
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.sheet import AGAIN
from meetinghouse.engine.values import DONE, YES, Seat, Word

from .toys.filling import (
    FELLOW,
    FOLK,
    OTHER,
    SEER,
    SMITH,
    WOLF,
    Vigil,
    answer,
    changed,
    finish,
    half_done,
    kinds,
    sheet,
    shown,
)
from .toys.opening import asked, ids, rules_of, toy, vigil
from .toys.vigil import FAR, MILL, Night

# --- kept


def test_a_sheet_is_saved_and_loaded_in_its_middle() -> None:
    game = half_done()
    loaded = saves.load(game.save(), rules_of)

    assert loaded.save() == game.save()
    assert shown(loaded) == shown(game)
    assert loaded.decisions == game.decisions
    assert sheet(loaded).given == sheet(game).given
    for each in (game, loaded):
        finish(each)
    assert loaded.save() == game.save()


def test_a_record_goes_through_answers_and_new_beginnings_alike() -> None:
    game: Vigil = toy("vigil")
    dice = random.Random(2)
    for _ in range(25):
        again = [offer for offer in game.offers if offer.kind == "again"]
        if again and dice.random() < 0.3:
            game.answer(again[0].id, AGAIN)
        else:
            play(game, dice, 1)
    assert "again" in {entry.id.partition("-")[2] for entry in game.record.entries}
    assert catalogue.replay(game.record.encode(), rules_of=rules_of).save() == game.save()


def test_a_copy_lives_its_own_life() -> None:
    game = half_done()
    saved, before = game.save(), shown(game)
    other = game.copy()
    other.answer("2-again", AGAIN)
    answer(other, WOLF, MILL)
    answer(other, OTHER, Seat(WOLF))

    assert game.save() == saved
    assert changed(game, before) == []
    answer(game, SEER, Seat(FOLK))
    assert SEER not in sheet(other).given


# --- redealt


def test_redealt_ones_own_answers_stay_and_those_of_others_are_other_ones() -> None:
    game = half_done()
    worlds = [game.redeal(SEER, seed) for seed in range(40)]
    for world in worlds:
        assert seat_bytes(world, SEER) == seat_bytes(game, SEER)
        assert sheet(world).given[SEER] == sheet(game).given[SEER]
        assert world.decisions
        for who, given in sheet(world).given.items():
            assert set(given) <= {"", *sheet(world).keys(world, who, given)}  # type: ignore[attr-defined]
    assert len({tuple(world.state.roles) for world in worlds}) > 10
    assert len({str(sheet(world).given.get(FOLK)) for world in worlds}) > 5


def test_redealt_before_anybody_has_finished_others_have_answered_otherwise_too() -> None:
    game = vigil()
    answer(game, WOLF, Seat(FOLK))
    given = {str(game.redeal(SEER, seed).agenda[-1].given.get(WOLF)) for seed in range(40)}  # type: ignore[attr-defined]
    assert len(given) > 5


def test_redealt_what_one_has_seen_of_fellows_stays() -> None:
    game = half_done()
    lairs = set()
    for seed in range(30):
        world = game.redeal(WOLF, seed)
        assert seat_bytes(world, WOLF) == seat_bytes(game, WOLF)
        given = sheet(world).given[FELLOW]
        assert given["prey"] == Seat(OTHER)
        lairs.add(given["lair"])
    assert len(lairs) == 3  # a fellow does not see the lair


def test_redealt_nobody_who_was_asked_something_has_finished() -> None:
    game = vigil()
    for seat in (FOLK, OTHER):
        answer(game, seat, Seat(WOLF))
    answer(game, SMITH, YES, Seat(WOLF))
    for seat in (WOLF, FELLOW):
        answer(game, seat, Seat(SMITH), MILL)
    answer(game, SEER, Seat(WOLF))  # everybody waits for her second answer
    kinds_there = set()
    for seed in range(40):
        world = game.redeal(FOLK, seed)
        assert isinstance(world.agenda[-1], Night)
        assert ids(world) == ids(game)
        kinds_there.add(world.decisions[0].kind)
        assert saves.load(world.save(), rules_of).save() == world.save()
        finish(world)
        assert world.state.night == 1
    assert "done" in kinds_there  # where the real seer is folk, all questions are answered


# --- interrupted


def ring(game: Vigil, by: int, whom: int) -> None:
    """Ring the bell in the middle of the night."""
    game.answer(f"{by}-ring", YES)
    answer(game, by, Seat(whom))


def test_a_sheet_that_is_interrupted_goes_on_where_it_was() -> None:
    game = half_done()
    before, given = {decision.id: decision for decision in game.decisions}, str(sheet(game).given)
    game.answer("3-ring", YES)
    assert kinds(game) == {SMITH: "toll"}
    assert game.waiting == (SMITH,)
    assert not [offer for offer in game.offers if offer.kind == "again"]
    answer(game, SMITH, Seat(WOLF))  # a wolf stays a wolf

    assert {decision.id: decision for decision in game.decisions} == before
    assert str(sheet(game).given) == given


def test_whoever_was_interrupted_gets_no_id_twice() -> None:
    game = vigil()
    first = asked(game, SMITH).id
    game.answer("3-ring", YES)
    toll = asked(game, SMITH).id
    answer(game, SMITH, Seat(WOLF))
    assert asked(game, SMITH).id == first
    answer(game, SMITH, YES)
    assert len({first, toll, asked(game, SMITH).id}) == 3


def test_a_finished_sheet_opens_again_where_a_question_is_added() -> None:
    game = half_done()
    assert FOLK not in kinds(game)
    old = sheet(game).numbers[FOLK]

    ring(game, SMITH, FOLK)  # who becomes a seer

    assert asked(game, FOLK).kind == "look"
    assert asked(game, FOLK).id == f"{FOLK}-{old + 1}"
    answer(game, FOLK, Seat(WOLF), FAR)
    assert FOLK not in kinds(game)
    assert sheet(game).given[FOLK] == {SUSPICION: Seat(SEER), "look": Seat(WOLF), "depth": FAR}
    finish(game)
    assert [FOLK, WOLF, 1] in game.state.looks


def test_an_interruption_that_changes_the_question_changes_its_id() -> None:
    game = vigil()
    id = asked(game, SEER).id
    ring(game, SMITH, SEER)
    assert asked(game, SEER).kind == SUSPICION
    assert asked(game, SEER).id != id
    with pytest.raises(Refused):
        game.answer(id, Seat(WOLF))  # an answer to another question


def test_a_sheet_with_nothing_left_to_answer_is_finished_by_its_seat_alone() -> None:
    game = vigil()
    answer(game, FOLK, Seat(SEER))
    ring(game, SMITH, FOLK)
    answer(game, FOLK, Seat(WOLF))
    for seat in (WOLF, FELLOW, SEER, OTHER, SMITH):
        while seat in kinds(game):
            answer(game, seat, asked(game, seat).options[0])
    ring(game, OTHER, FOLK)  # folk again, who are not asked how far to look

    assert kinds(game) == {FOLK: "done"}
    assert asked(game, FOLK).default == DONE
    assert saves.load(game.save(), rules_of).decisions == game.decisions
    answer(game, FOLK, DONE)
    assert game.state.night == 1
    assert [by for by, _, _ in game.state.looks] == [SEER]


def test_an_interrupted_sheet_is_saved_and_redealt_below() -> None:
    game = half_done()
    game.answer("3-ring", YES)
    loaded = saves.load(game.save(), rules_of)
    assert (loaded.save(), shown(loaded)) == (game.save(), shown(game))
    for seed in range(20):
        for seat in (WOLF, FOLK):
            world = game.redeal(seat, seed)
            assert seat_bytes(world, seat) == seat_bytes(game, seat)
            answer(world, SMITH, Seat(FOLK))
            assert isinstance(world.agenda[-1], Night)
    for each in (game, loaded):
        answer(each, SMITH, Seat(FOLK))
        finish(each)
    assert loaded.save() == game.save()


def test_a_word_of_the_rules_own_offers_is_not_taken_by_the_sheet() -> None:
    game = vigil()
    with pytest.raises(Refused):
        game.answer("4-ring", AGAIN)
    with pytest.raises(Refused):
        game.answer("4-again", AGAIN)  # nothing to begin again
    answer(game, FOLK, Seat(SEER))
    with pytest.raises(Refused):
        game.answer("4-again", Word("ring"))
