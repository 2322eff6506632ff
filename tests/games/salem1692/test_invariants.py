"""Section 26 of the rules: what is always true, in random games of every edition."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

import meetinghouse as mh
from meetinghouse.engine import conformance
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692 import invariants

TABLES = [(2, "en"), (4, "en"), (6, "en"), (10, "en"), (3, "fr"), (5, "fr"), (8, "fr"), (4, "es"), (7, "es")]


@cache
def quiet_positions() -> list[Salem]:
    """The positions between two actions in random games, one game after another."""
    found = []
    for players, edition in TABLES:
        game = mh.start("salem1692", players, seed=players, options={"edition": edition})
        dice = random.Random(players)
        while not game.over:
            if invariants.is_quiet(game):
                found.append(game.copy())
            conformance.make(game, conformance.any_move(game, dice))
    return found


@pytest.mark.parametrize(
    "invariant",
    [
        pytest.param(invariants.playing_cards_are_split_without_loss_or_copy, marks=pytest.mark.rule("SAL-INV-01")),
        pytest.param(invariants.tryal_cards_are_those_dealt, marks=pytest.mark.rule("SAL-INV-02")),
        pytest.param(invariants.rows_keep_their_length, marks=pytest.mark.rule("SAL-INV-03")),
        pytest.param(invariants.the_living_and_only_they_have_face_down_cards, marks=pytest.mark.rule("SAL-INV-04")),
        pytest.param(invariants.nobody_stands_at_the_threshold, marks=pytest.mark.rule("SAL-INV-05")),
        pytest.param(invariants.face_down_witch_cards_belong_to_living_witches, marks=pytest.mark.rule("SAL-INV-06")),
        pytest.param(invariants.there_is_at_most_one_constable, marks=pytest.mark.rule("SAL-INV-07")),
        pytest.param(invariants.the_constable_alone_is_told_so, marks=pytest.mark.rule("SAL-INV-07")),
        pytest.param(
            invariants.a_running_game_has_a_hidden_witch_card_and_a_townsperson, marks=pytest.mark.rule("SAL-INV-08")
        ),
        pytest.param(invariants.night_is_in_the_deck_once, marks=pytest.mark.rule("SAL-INV-09")),
        pytest.param(invariants.black_cards_are_never_held, marks=pytest.mark.rule("SAL-INV-10")),
        pytest.param(invariants.nobody_has_two_matchmakers, marks=pytest.mark.rule("SAL-INV-12")),
        pytest.param(
            invariants.two_left_have_no_blue_cards_where_they_are_removed, marks=pytest.mark.rule("SAL-INV-13")
        ),
        pytest.param(invariants.the_eliminated_have_no_cards, marks=pytest.mark.rule("SAL-INV-14")),
    ],
)
def test_an_invariant_holds_in_every_quiet_position(invariant: Callable[[Salem], None]) -> None:
    positions = quiet_positions()
    assert len(positions) > 200
    for game in positions:
        invariant(game)


@pytest.mark.rule("SAL-INV-11")
def test_nobody_ever_stops_being_a_witch() -> None:
    before: dict[str, int] = {}
    grown = 0
    for game in quiet_positions():
        key = f"{game.setup.options}{game.setup.players}"
        witches = before.get(key, 0)
        assert witches & ~game.state.witches == 0
        grown += game.state.witches != witches
        before[key] = game.state.witches
    assert grown > len(TABLES)


@pytest.mark.rule("SAL-INV-15")
def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    for players, edition in TABLES:
        game = mh.start("salem1692", players, seed=9, options={"edition": edition})
        dice = random.Random(9)
        for _ in range(150):
            if not game.over:
                conformance.make(game, conformance.any_move(game, dice))
        assert mh.replay(game.record).save() == game.save()


@pytest.mark.rule("SAL-INV-16")
def test_hidden_information_can_be_exchanged_without_a_seat_noticing() -> None:
    changed = 0
    for index, game in enumerate(quiet_positions()[::12]):
        for seat in (None, *range(game.seats)):
            other = game.redeal(seat, index)
            assert conformance.seat_bytes(other, seat) == conformance.seat_bytes(game, seat)
            changed += other.state.dump() != game.state.dump()
    assert changed > 100
