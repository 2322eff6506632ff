"""Section 4.4: reveal, cubes, removals."""

from __future__ import annotations

import random

import pytest

from meetinghouse.engine import conformance
from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.values import PLACES, SEATS, Card, Word
from meetinghouse.games.newsalem.events import BuildingsPlayed, DespairRemoved, RemovalLost
from meetinghouse.games.newsalem.rules import RULES
from tests.games.newsalem.town import (
    all_ready,
    answer,
    answers,
    decision,
    kinds,
    named,
    refused,
    remove,
    town,
    unshuffled,
)

TWO = [["B04", "B17"], ["B11", "B12"], ["B02", "B06"], ["B03", "B16"]]
ONE = [["B01"], ["B13"], ["B07"], ["B18"]]


@pytest.mark.rule("NEW-CUBE-01")
def test_all_reveal_their_buildings_together() -> None:
    game = town(phase="last-two", hands=TWO, picks=ONE)
    answers(game, "B04", "B11", "B02")
    assert [person.buildings for person in game.view().people] == [()] * 4
    answer(game, 3, "B03")
    for seat in (None, 0, 3):
        assert [each.seat for each in game.heard(seat) if isinstance(each, BuildingsPlayed)] == [0, 1, 2, 3]
    assert [kinds(game, tableau) for tableau in game.state.tableaus] == [
        named("B01", "B04"),
        named("B11", "B13"),
        named("B02", "B07"),
        named("B03", "B18"),
    ]


@pytest.mark.rule("NEW-CUBE-02")
def test_every_face_down_building_is_played_and_costs_nothing() -> None:
    game = town(phase="reveal", picks=[["B02", "B08", "B02"]], hope=[2, 1])
    assert kinds(game, game.state.tableaus[0]) == named("B02", "B02", "B08")
    assert game.state.picks == [(), (), (), ()]
    assert game.state.hope == [2, 1, 0, 0]


@pytest.mark.rule("NEW-CUBE-03")
def test_each_hope_symbol_gives_the_owner_one_hope() -> None:
    game = town(phase="reveal", picks=[["B09", "B01", "B02"], ["B16"], ["B12"]])
    assert game.state.hope == [3, 1, 0, 0]


@pytest.mark.rule("NEW-CUBE-04")
def test_each_despair_symbol_puts_a_cube_on_its_building() -> None:
    game = town(phase="reveal", picks=[["B01", "B09"], ["B16", "B17"], ["B18"]], tableaus=[["B02"]])
    assert game.state.cubes == [(0, 0, 1), (1, 1), (0,), ()]
    assert game.state.town == 3


@pytest.mark.rule("NEW-CUBE-05")
def test_a_building_brings_cubes_only_in_the_round_in_which_it_is_played() -> None:
    game = town(phase="reveal", round=2, picks=[["B02"], ["B08"]], tableaus=[["B09", "B16"], ["B05"]])
    assert game.state.hope == [0, 0, 0, 0]
    assert game.state.cubes[0] == (0, 0, 0)
    game = town(phase="reveal", round=2, picks=[["B12", "B12"]], tableaus=[[], ["B05"]])
    assert (game.state.town, game.view().phase) == (2, "events")  # the old Meeting House does not remove cubes


@pytest.mark.rule("NEW-CUBE-06")
def test_each_removal_symbol_takes_a_cube_off_any_building_after_all_are_placed() -> None:
    game = town(phase="reveal", picks=[["B05", "B14"], ["B16"], ["B12"]], tableaus=[["B17"]], cubes=[[1]])
    assert game.view().phase == "remove-despair"
    assert [each.seat for each in game.decisions] == [0]
    assert decision(game, 0).options == (
        (SEATS[0], Card("ritual-circle"), PLACES[0]),
        (SEATS[1], Card("burial-grounds"), PLACES[0]),
        (SEATS[2], Card("gallows"), PLACES[0]),
    )
    remove(game, 0, 2, 0)
    told = remove(game, 0, 0, 0)
    assert told == [DespairRemoved(0, 0, "ritual-circle", 1)]
    assert game.state.cubes == [(0, 0, 0), (1,), (0,), ()]
    assert game.view().phase == "events"


@pytest.mark.rule("NEW-CUBE-06")
def test_despair_cannot_be_removed_where_there_is_none() -> None:
    game = town(phase="reveal", picks=[["B05"], ["B12"], ["B12"]])
    refused(game, "NEW-CUBE-06", remove, 0, 0, 0)
    refused(game, "NEW-CUBE-06", answer, 0, (SEATS[3], Card("gallows"), PLACES[0]))


@pytest.mark.rule("NEW-CUBE-07")
def test_a_witch_too_must_remove_despair() -> None:
    characters = ["W1", "W2", "P1", "P2"]
    game = town(phase="reveal", characters=characters, picks=[["B05"], ["B12"], ["B12"]])
    refused(game, "NEW-CUBE-07", answer, 0, Word("done"))
    assert decision(game, 0).options == (
        (SEATS[1], Card("gallows"), PLACES[0]),
        (SEATS[2], Card("gallows"), PLACES[0]),
    )
    assert town(phase="reveal", characters=characters, picks=[["B05"], ["B12"]]).state.town == 0


@pytest.mark.rule("NEW-CUBE-08")
def test_without_despair_a_removal_does_nothing() -> None:
    game = town(phase="reveal", picks=[["B05"], ["B04"]])
    assert game.view().phase == "events"
    assert game.state.town == 0
    assert game.state.cubes == [(0,), (0,), (), ()]
    assert RemovalLost(0, 1) in game.heard()


@pytest.mark.rule("NEW-CUBE-09")
def test_an_unused_removal_is_not_kept_for_later() -> None:
    deck = ["B12"] * 4 + ["B06"] * 4 + ["B02"] * 4 + ["B08"] * 4
    game = town(phase="reveal", picks=[["B05", "B10"]], deck=deck)
    unshuffled(game)
    all_ready(game)
    while game.view().phase != "events":
        asked = game.decisions[0]
        assert asked.kind in ("pick", "last-two")
        game.answer(asked.id, asked.options[0])
    all_ready(game)
    assert (game.state.round, game.state.town) == (3, 6)


@pytest.mark.rule("NEW-CUBE-10")
def test_a_cube_placed_this_round_may_be_removed_this_round() -> None:
    game = town(phase="reveal", picks=[["B10"], ["B16"]], tableaus=[["B12"]], cubes=[[1]])
    remove(game, 0, 1, 0)
    assert game.state.cubes == [(1, 0), (0,), (), ()]


@pytest.mark.rule("NEW-CUBE-11")
def test_hope_is_kept_from_round_to_round() -> None:
    game = town(hope=[3, 1, 0, 7])
    all_ready(game)
    assert game.state.round == 2
    assert [person.hope for person in game.view().people] == [3, 1, 0, 7]


@pytest.mark.rule("NEW-CUBE-12", "NEW-COMP-05")
def test_hope_and_despair_never_run_out() -> None:
    game = town(phase="reveal", picks=[["B09"]], hope=[29, 30], tableaus=[["B12"], ["B12"]], cubes=[[30], [12]])
    assert game.state.hope == [31, 30, 0, 0]
    assert game.state.town == 43


@pytest.mark.rule("NEW-CUBE-13")
def test_buildings_never_leave_a_tableau_nor_change_owner() -> None:
    game, dice = start_by(RULES, 5, 3), random.Random(3)
    before = game.state.tableaus.copy()
    while not game.over:
        conformance.make(game, conformance.any_move(game, dice, offer_rate=0.3))
        for old, new in zip(before, game.state.tableaus, strict=True):
            assert new[: len(old)] == old
        before = game.state.tableaus.copy()
    assert [len(tableau) for tableau in before] == [14] * 5
