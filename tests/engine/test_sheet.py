"""Sheets: their questions come one after another, are sealed, can be begun again, have a time limit and can be held."""

from __future__ import annotations

import random
from typing import ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from meetinghouse.engine import catalogue, saves
from meetinghouse.engine.conformance import masks, play, seat_bytes
from meetinghouse.engine.decisions import Question
from meetinghouse.engine.masked import SUSPICION
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.sheet import AGAIN, Given
from meetinghouse.engine.values import NO, YES, Seat

from .toys.filling import (
    EVERYBODY,
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
from .toys.opening import asked, rules_of, toy, vigil
from .toys.vigil import FAR, MILL, VIGIL, WELL, Dusk, Night

# --- one question after another


class Council(Night):
    """A seer looks before everybody's eyes."""

    hides_actors: ClassVar[bool] = False

    def present(self, game: Vigil) -> int:
        return 1 << SEER

    def keys(self, game: Vigil, seat: int, given: Given) -> tuple[str, ...]:
        return ("look", "depth")


@pytest.fixture
def council(monkeypatch: pytest.MonkeyPatch) -> Vigil:
    """A vigil in which a seer is asked openly."""
    monkeypatch.setitem(VIGIL.steps, "Council", Council)
    game = vigil()
    game.agenda[-1] = Council(1)
    game.advance()
    return game


def test_a_sheet_may_ask_openly_and_closes_with_its_last_answer(council: Vigil) -> None:
    assert (council.secret, council.waiting) == (False, (SEER,))
    assert masks(council) == 0
    before = shown(council)
    council.answer(asked(council, SEER).id, Seat(FOLK), hold=True)
    assert council.waiting == (SEER,)
    assert changed(council, before) == [SEER]
    council.answer(asked(council, SEER).id, FAR, hold=True)
    assert not isinstance(council.agenda[-1], Council)


def test_a_step_is_known_by_its_first_questions_whatever_follows(council: Vigil) -> None:
    first = council.asking
    council.answer(asked(council, SEER).id, Seat(FOLK))
    assert not set(council.asking) & set(first)
    council = saves.load(council.save(), rules_of)
    assert set(council.lasting) >= {*first, *council.asking}
    council.answer(f"{SEER}-again", AGAIN)
    assert set(council.lasting) & set(first)
    finish(council)
    assert not set(council.lasting) & set(first)


def test_a_save_from_before_sheets_knew_their_first_questions_opens() -> None:
    game = half_done()
    step = game.agenda[-1]
    assert isinstance(step, Night)
    again = Night(1)
    again.fill(msgspec.to_builtins(step.dump())[:2])
    assert (again.given, again.at, again.lasting()) == (step.given, step.at, [])


class Unnamed(Night):
    """A sheet whose questions have no key."""

    def next(self, game: Vigil, seat: int, given: Given) -> Question | None:
        question = super().next(game, seat, given)
        return None if question is None else replace(question, key="")


def test_a_question_of_a_sheet_must_have_a_key() -> None:
    game = vigil()
    game.agenda[-1] = Unnamed(1)

    with pytest.raises(ValueError, match=r"Unnamed asks '.*' without a key: on a sheet each has one"):
        game.advance()


def test_questions_come_one_after_another_and_each_has_an_id_of_its_own() -> None:
    game = vigil()
    assert kinds(game) == {0: "prey", 1: "prey", 2: "look", 3: "forge", 4: SUSPICION, 5: SUSPICION}
    asked_of = []
    for choice in (Seat(WOLF), FAR, Seat(FOLK)):
        asked_of.append((asked(game, SEER).id, asked(game, SEER).kind))
        answer(game, SEER, choice)
    assert asked_of == [("2-2", "look"), ("2-3", "depth"), ("2-4", SUSPICION)]
    assert SEER not in kinds(game)
    assert len(game.decisions) == 5


def test_what_is_asked_next_may_depend_on_what_was_answered() -> None:
    game = vigil()
    answer(game, SEER, NO)
    assert asked(game, SEER).kind == SUSPICION


def test_a_question_that_was_answered_is_not_open_any_more() -> None:
    game = vigil()
    id = asked(game, SEER).id
    answer(game, SEER, Seat(WOLF))
    with pytest.raises(Refused) as error:
        game.answer(id, Seat(WOLF))
    assert error.value.key == "not-open"


def test_when_all_sheets_are_in_they_are_settled_together() -> None:
    game = vigil(script={"marked": [0]})
    answer(game, FOLK, Seat(SEER))
    answer(game, OTHER, Seat(SEER))
    answer(game, SEER, Seat(WOLF), FAR, Seat(FOLK))
    answer(game, SMITH, YES, Seat(SEER))
    answer(game, WOLF, Seat(FOLK), MILL)
    answer(game, FELLOW, Seat(FOLK))
    assert game.state.night == 0
    answer(game, FELLOW, WELL)

    assert isinstance(game.agenda[-1], Dusk)
    assert game.state.marks[FOLK] == 1
    assert (game.state.looks, game.state.forged) == ([[SEER, WOLF, 1]], 1)
    assert sorted(game.state.suspicions) == [[SEER, FOLK], [SMITH, SEER], [FOLK, SEER], [OTHER, SEER]]


def test_no_id_is_ever_given_twice() -> None:
    for seed in range(40):
        game, dice = toy("vigil", seed), random.Random(seed)
        meant: dict[str, tuple[str, int]] = {}  # by id: the kind of question, and the number of steps below it
        answered: set[str] = set()
        while not game.over:
            for decision in game.decisions:
                asks = decision.kind, len(game.agenda)
                assert meant.setdefault(decision.id, asks) == asks
                assert decision.id not in answered
            answered.update(move.id for move in play(game, dice, 1) if move.choice is not None)


# --- sealed


def test_an_answer_shows_nothing_to_anybody_but_those_who_may_see_it() -> None:
    game = vigil()
    for seat, choice, seen_by in (
        (SEER, Seat(WOLF), [SEER]), (SEER, FAR, [SEER]), (FOLK, Seat(WOLF), [FOLK]), (SMITH, YES, [SMITH]),
        (WOLF, Seat(SEER), [WOLF, FELLOW]), (WOLF, MILL, [WOLF]), (SEER, Seat(WOLF), [SEER]),
    ):  # fmt: skip
        before = shown(game)
        answer(game, seat, choice)
        assert changed(game, before) == seen_by
    assert game.view(FELLOW).own.prey == ((WOLF, SEER),)
    assert {game.view(seat).waiting for seat in EVERYBODY} == {()}


def test_only_fellows_notice_that_somebody_begins_again_because_the_shown_answer_disappears() -> None:
    game = half_done()
    for seat, seen_by in ((SEER, [SEER]), (FOLK, [FOLK]), (WOLF, [WOLF, FELLOW])):
        before = shown(game)
        game.answer(f"{seat}-again", AGAIN)
        assert changed(game, before) == seen_by
    assert game.view(FELLOW).own.prey == ((FELLOW, OTHER),)


# --- again


def test_again_empties_the_sheet_and_its_questions_have_new_ids() -> None:
    game = vigil()
    assert not [offer for offer in game.offers if offer.kind == "again"]
    answer(game, SEER, Seat(WOLF), FAR)
    offer = next(offer for offer in game.offers if offer.kind == "again")
    assert (offer.id, offer.seat, offer.options, offer.seen_by) == ("2-again", SEER, (AGAIN,), "nobody")

    game.answer(offer.id, AGAIN)

    assert SEER not in sheet(game).given
    assert (asked(game, SEER).id, asked(game, SEER).kind) == ("2-5", "look")
    assert not [offer for offer in game.offers if offer.kind == "again"]
    answer(game, SEER, NO, Seat(WOLF))
    assert sheet(game).given[SEER] == {"look": NO, SUSPICION: Seat(WOLF)}


def test_again_opens_a_finished_sheet() -> None:
    game = half_done()
    assert FOLK not in kinds(game)
    game.answer("4-again", AGAIN)
    assert kinds(game)[FOLK] == SUSPICION


# --- time


def test_when_time_is_up_what_was_given_counts_and_what_is_missing_takes_its_default() -> None:
    game = vigil(script={"marked": [0]})
    answer(game, WOLF, Seat(FOLK))
    answer(game, SEER, Seat(WOLF))
    game.expire(asked(game, OTHER).id)

    assert game.state.night == 1
    assert game.state.marks[FOLK] == 1
    assert game.state.looks == [[SEER, WOLF, 0]]
    assert game.state.forged == 1  # the default of the smith
    assert game.state.suspicions == []


def test_all_questions_have_one_time() -> None:
    game = vigil()
    while game.state.night == 0:
        assert {decision.timer for decision in game.decisions} == {60}
        assert game.time == 60
        answer(game, game.decisions[0].seat, game.decisions[0].options[0])


# --- held


def held() -> Vigil:
    """A vigil in which all sheets are filled in and the step is held open."""
    game: Vigil = toy("vigil")
    while not game.held:
        game.answer(game.decisions[0].id, game.decisions[0].options[0], hold=True)
    return game


def test_a_held_sheet_stays_open_and_closes_when_it_expires() -> None:
    game = held()
    assert game.decisions == []
    assert [offer.kind for offer in game.offers] == ["again"] * 6

    quick = toy("vigil")
    finish(quick)
    game.expire(game.asking[2])

    assert not game.held
    assert (game.decisions, game.story) == (quick.decisions, quick.story)


def test_a_held_sheet_may_be_begun_again_and_is_held_again() -> None:
    game = held()
    game.answer("1-again", AGAIN)
    assert list(kinds(game)) == [1]
    while kinds(game):
        game.answer(game.decisions[0].id, game.decisions[0].options[-1], hold=True)
    assert game.held

    game.expire(game.asking[0])
    assert catalogue.replay(game.record, rules_of=rules_of).save() == game.save()


def test_a_held_sheet_begun_again_and_answered_without_holding_closes_and_holds_nothing_else() -> None:
    game = held()
    game.answer("1-again", AGAIN)
    finish(game)
    assert isinstance(game.agenda[-1], Night)
    assert not game.held


def test_a_held_sheet_is_saved_copied_redealt_and_replayed_as_held() -> None:
    game = held()
    known = seat_bytes(game, 1)
    loaded = saves.load(game.save(), rules_of)
    for world in (game.copy(), loaded, game.redeal(1, 7), catalogue.replay(game.record, rules_of=rules_of)):
        assert world.held
        assert seat_bytes(world, 1) == known
        world.expire(world.asking[0])
        assert not world.held
