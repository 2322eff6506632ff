"""Section 8: rulings on draft, deck, cubes and rounds."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.values import PLACES, SEATS, Card, Word
from meetinghouse.games.newsalem.box import Box, check, read
from meetinghouse.games.newsalem.events import BuildingsPlayed, DespairRemoved, RemovalLost
from meetinghouse.games.newsalem.rules import RULES, NewSalemRules
from meetinghouse.games.newsalem.state import NewSalem
from tests.games.newsalem.town import (
    alike,
    all_ready,
    answer,
    answers,
    decision,
    kinds,
    named,
    play_round,
    remove,
    town,
)

TWO = [["B04", "B17"], ["B05", "B12"], ["B02", "B06"], ["B03", "B16"]]
CLOCK = {"choice_seconds": 30, "event_seconds": 90}


@pytest.mark.rule("NEW-RULING-03")
def test_all_cubes_are_placed_before_anything_is_removed() -> None:
    game = town(phase="reveal", picks=[["B05"], [], [], ["B12"]])
    assert game.heard()[-1] == DespairRemoved(0, 3, "gallows", 0)
    assert game.state.town == 0


@pytest.mark.rule("NEW-RULING-04")
@pytest.mark.parametrize(
    ("round", "order"), [(1, [0, 0, 2, 3]), (2, [2, 3, 0, 0]), (3, [2, 3, 0, 0]), (4, [3, 0, 0, 2]), (5, [0, 0, 2, 3])]
)
def test_removals_go_round_from_a_seat_that_the_round_names_and_each_does_all_its_own(
    round: int, order: list[int]
) -> None:
    picks = [["B05", "B14"], [], ["B10"], ["B05"]]
    game = town(phase="reveal", round=round, picks=picks, tableaus=[[], ["B12", "B12", "B16"]], cubes=[[], [2, 2, 2]])
    found = []
    while game.view().phase == "remove-despair":
        found.append(game.decisions[0].seat)
        game.answer(game.decisions[0].id, game.decisions[0].options[-1])
    assert found == order
    assert game.state.town == 2


def usual(tableaus: list[list[str]], cubes: list[list[int]], seat: int = 1) -> tuple[int, int]:
    """Where a cube is removed for a player who does not choose: the owner of the building, and its place."""
    picks = [["B05"] if each == seat else [] for each in range(4)]
    game = town(phase="reveal", picks=picks, tableaus=tableaus, cubes=cubes, options=CLOCK)
    before = game.state.cubes.copy()
    game.expire(decision(game, seat).id)
    return next(
        (owner, place)
        for owner, row in enumerate(before)
        for place, count in enumerate(row)
        if game.state.cubes[owner][place] == count - 1
    )


@pytest.mark.rule("NEW-RULING-05")
def test_the_choice_of_the_cube_is_the_players_and_the_total_is_all_that_counts() -> None:
    for owner, place in ((0, 0), (0, 1), (2, 0)):
        game = town(phase="reveal", picks=[["B05"]], tableaus=[["B12", "B16"], [], ["B17"]], cubes=[[1, 2], [], [1]])
        remove(game, 0, owner, place)
        assert game.state.town == 3


@pytest.mark.rule("NEW-RULING-05")
def test_without_a_choice_the_own_building_with_most_despair_loses_a_cube() -> None:
    assert usual([["B12"], ["B12", "B16", "B17"]], [[5], [1, 2, 2]]) == (1, 1)


@pytest.mark.rule("NEW-RULING-05")
def test_without_despair_of_ones_own_it_is_that_of_the_lowest_seat() -> None:
    assert usual([["B12", "B16", "B17"], ["B12"], ["B12"]], [[1, 3, 3], [0], [9]]) == (0, 1)


@pytest.mark.rule("NEW-RULING-06")
def test_more_removals_than_cubes_are_lost_for_those_later_in_the_order() -> None:
    game = town(phase="reveal", round=2, picks=[["B05"], ["B10", "B14"], ["B05"]], tableaus=[["B12"]], cubes=[[2]])
    assert [each for each in game.heard() if not isinstance(each, BuildingsPlayed)] == [
        DespairRemoved(1, 0, "gallows", 1),
        DespairRemoved(1, 0, "gallows", 0),
        RemovalLost(2, 1),
        RemovalLost(0, 1),
    ]
    assert game.view().phase == "events"


def smallest() -> Box:
    """The smallest box: 15 building cards for each of three players."""
    box = read()
    fewer = [replace(each, numbers=(3, 3, *each.numbers[3:], 8)) for each in box.buildings[:9]]
    return check(Box(tuple(fewer) + box.buildings[9:], box.events, box.characters, box.rounds, box.players))


@pytest.mark.rule("NEW-RULING-22")
def test_with_the_cards_of_the_box_the_deck_is_never_exhausted() -> None:
    for players in range(3, 9):
        game = start_by(RULES, players, 1)
        for _ in range(4):
            play_round(game)
        assert game.state.round == 5
        assert len(game.state.deck) == 3 * players


@pytest.mark.rule("NEW-RULING-22")
def test_with_an_empty_deck_a_redraw_gives_an_earlier_discard_of_the_same_step() -> None:
    game: NewSalem = start_by(NewSalemRules(smallest()), 3, 1)
    for _ in range(4):
        play_round(game)
    assert game.state.deck == []
    for seat in range(3):
        answer(game, seat, decision(game, seat).options[0])
    first = game.state.hands[0]
    answers(game, "redraw", "redraw", "redraw")
    assert game.state.tableaus[0][-1] in first
    assert sorted(game.state.deck + [card for each in game.state.tableaus for card in each]) == (
        game.state.components.deck(3)
    )
    for viewer in (None, 0, 1, 2):
        assert alike(game, game.redeal(viewer, 1), viewer)
    play_round(game)
    assert game.over


@pytest.mark.rule("NEW-RULING-23")
def test_discards_go_under_the_deck_by_seat_and_in_hand_order() -> None:
    game = town(phase="last-two", hands=TWO)
    answers(game, "redraw", "B12", "redraw", "B03")
    assert kinds(game, game.state.deck[:6][::-1]) == named("B04", "B17", "B05", "B02", "B06", "B16")


@pytest.mark.rule("NEW-RULING-24")
def test_discards_come_back_and_round_5_shuffles_too() -> None:
    dealt = set()
    for seed in range(40):
        game = town(phase="last-two", hands=TWO, seed=seed)
        discarded = game.state.hands[0][1]
        answers(game, "B04", "B12", "B02", "B03")
        all_ready(game)
        dealt.add(discarded in game.state.deck)
    assert dealt == {True, False}
    last = town(round=5)
    deck = last.state.deck.copy()
    all_ready(last)
    assert last.state.deck != deck
    assert sorted(last.state.deck) == sorted(deck)


@pytest.mark.rule("NEW-RULING-25")
def test_last_two_decisions_are_secret_and_carried_out_seat_by_seat() -> None:
    game, other = (town(phase="last-two", hands=TWO, deck=["B09", "B13", "B18"]) for _ in range(2))
    answer(game, 2, "redraw")
    answer(other, 2, "B02")
    assert all(alike(game, other, seat) for seat in (0, 1, 3, None))
    answer(game, 3, "redraw")
    answer(game, 0, "redraw")
    answer(game, 1, "B12")
    assert [kinds(game, tableau) for tableau in game.state.tableaus] == [
        named("B09"),
        named("B12"),
        named("B13"),
        named("B18"),
    ]


@pytest.mark.rule("NEW-RULING-25")
def test_the_discards_of_a_seat_lie_under_the_deck_before_a_later_seat_draws() -> None:
    game = town(phase="last-two", hands=TWO)
    game.state.deck.clear()
    answers(game, "B04", "redraw", "B02", "B03")
    assert kinds(game, game.state.tableaus[1]) == named("B17")


@pytest.mark.rule("NEW-RULING-29")
def test_hope_is_one_number_for_each_player_and_despair_one_for_each_building() -> None:
    game = town(phase="reveal", picks=[["B16", "B16", "B09"]])
    assert game.view().people[0].hope == 4
    assert [each.despair for each in game.view().people[0].buildings] == [1, 1, 1]


@pytest.mark.rule("NEW-RULING-31")
def test_a_card_is_used_if_its_number_is_not_greater_than_the_players() -> None:
    components = RULES.components
    for players in range(3, 9):
        assert {components.number[card] for card in components.deck(players)} == set(range(3, players + 1))


@pytest.mark.rule("NEW-RULING-32")
def test_with_three_players_a_hand_of_round_3_comes_back_as_the_last_two() -> None:
    hands = [["B01", "B02", "B03", "B04", "B05"], ["B07"] * 3 + ["B08"] * 2, ["B10"] * 3 + ["B11"] * 2]
    game = town(3, phase="pick", round=3, hands=hands)
    answers(game, "B01", "B07", "B10")
    answers(game, "B10", "B02", "B07")
    answers(game, "B07", "B10", "B03")
    assert game.view().phase == "last-two"
    assert kinds(game, game.state.hands[0]) == named("B04", "B05")
    assert decision(game, 0).options == (Card("school"), Card("meeting-house"), Word("redraw"))


@pytest.mark.rule("NEW-RULING-33")
def test_a_missing_player_takes_the_first_card_in_hand_order() -> None:
    hands = [["B12", "B01", "B05"], ["B13", "B02", "B06"], ["B07", "B03", "B16"], ["B17", "B04", "B10"]]
    game = town(phase="pick", hands=hands, options=CLOCK)
    answer(game, 1, "B06")
    game.expire(decision(game, 0).id)
    assert [kinds(game, picks) for picks in game.state.picks] == [
        named("B12"),
        named("B06"),
        named("B07"),
        named("B17"),
    ]
    answer(game, 2, "redraw")
    game.expire(decision(game, 0).id)
    tableaus = [set(kinds(game, tableau)) for tableau in game.state.tableaus]
    assert [tableaus[seat] for seat in (0, 1, 3)] == [
        {*named("B12", "B04")},
        {*named("B06", "B01")},
        {*named("B17", "B03")},
    ]


@pytest.mark.rule("NEW-RULING-33")
def test_a_missing_player_removes_as_usual_and_is_ready() -> None:
    game = town(phase="reveal", picks=[["B05"]], tableaus=[["B12"], ["B12"]], cubes=[[1], [3]], options=CLOCK)
    assert decision(game, 0).default == (SEATS[0], Card("gallows"), PLACES[0])
    game.expire(decision(game, 0).id)
    assert game.state.cubes == [(0, 0), (3,), (), ()]
    answer(game, 2, "ready")
    game.expire(decision(game, 0).id)
    assert (game.state.round, game.view().phase) == (2, "pick")
