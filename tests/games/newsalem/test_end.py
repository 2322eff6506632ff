"""Section 5: trials, which side may win, points, winners."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.newsalem.events import CharacterRevealed, GameWon
from meetinghouse.games.newsalem.rules import RULES
from meetinghouse.games.newsalem.state import NewSalem
from tests.games.newsalem.town import all_ready, town

FOUR = ["W1", "W2", "P1", "P4"]
PURITANS = ["P1", "P2", "P3", "P4"]


def end(cubes: int = 0, **position: Any) -> NewSalem:
    """The end of a game with this many cubes in town, all on the Gallows of the last player."""
    players = len(position["characters"])
    tableaus = [*position.pop("tableaus", ())]
    tableaus += [[]] * (players - len(tableaus))
    rows: list[list[int]] = [[]] * (players - 1) + [[cubes]]
    return town(players, phase="end", tableaus=[*tableaus[:-1], ["B12", *tableaus[-1]]], cubes=rows, **position)


def won(game: NewSalem) -> tuple[str, tuple[int, ...], str]:
    assert game.outcome is not None
    return game.outcome.side, game.outcome.winners, game.outcome.why


def points(*tableau: str, character: str = "P1") -> tuple[int, int]:
    """The matching points and set points of that tableau."""
    others = [each for each in ("P2", "P3", "P4", "P5") if each != character][:3]
    judged = end(characters=[character, *others], tableaus=[tableau]).view().verdict.players[0]
    assert judged.total == judged.matching_points + judged.set_points
    return judged.matching_points, judged.set_points


@pytest.mark.rule("NEW-END-01")
def test_at_the_end_all_characters_are_revealed() -> None:
    game = town(round=5, characters=FOUR, on_trial=[1])
    assert not [each for each in game.heard() if isinstance(each, CharacterRevealed)]
    all_ready(game)
    assert [person.character.kind for person in game.view().people] == [
        "widow",
        "governess",
        "schoolmistress",
        "jailer",
    ]
    assert [each for each in game.heard() if isinstance(each, CharacterRevealed)] == [
        CharacterRevealed(0, "widow", "witches", False, 2),
        CharacterRevealed(1, "governess", "witches", True, -2),
        CharacterRevealed(2, "schoolmistress", "puritans", False, 0),
        CharacterRevealed(3, "jailer", "puritans", False, 0),
    ]


@pytest.mark.rule("NEW-END-02")
def test_a_witch_on_trial_takes_two_from_the_despair() -> None:
    assert end(5, characters=["W1", "P2", "P3", "P4"], on_trial=[0]).view().verdict.despair == 3


@pytest.mark.rule("NEW-END-03")
def test_a_witch_not_on_trial_adds_two() -> None:
    assert end(5, characters=["W1", "P2", "P3", "P4"]).view().verdict.despair == 7
    assert end(5, characters=FOUR).view().verdict.despair == 9


@pytest.mark.rule("NEW-END-04")
def test_a_puritan_on_trial_adds_two() -> None:
    assert end(5, characters=PURITANS, on_trial=[2, 3]).view().verdict.despair == 9


@pytest.mark.rule("NEW-END-05")
def test_a_puritan_not_on_trial_changes_nothing() -> None:
    verdict = end(5, characters=PURITANS).view().verdict
    assert verdict.despair == 5
    assert [each.change for each in verdict.players] == [0, 0, 0, 0]


@pytest.mark.rule("NEW-END-06")
def test_final_despair_is_never_less_than_nothing() -> None:
    verdict = end(1, characters=["W1", "W2", "P3", "P4"], on_trial=[0, 1]).view().verdict
    assert (verdict.cubes, verdict.despair) == (1, 0)


@pytest.mark.rule("NEW-END-07")
def test_witches_need_twice_as_much_despair_as_there_are_players() -> None:
    assert [town(players).view().town.threshold for players in range(3, 9)] == [6, 8, 10, 12, 14, 16]


@pytest.mark.rule("NEW-END-08")
def test_from_the_threshold_on_only_witches_can_win() -> None:
    rich = [["B02"], [], ["B01", "B02", "B03", "B04", "B05", "B06"]]
    assert won(end(4, characters=["W2", "W1", "P1", "P4"], tableaus=rich)) == ("witches", (0,), "points")


@pytest.mark.rule("NEW-END-09")
def test_below_the_threshold_only_puritans_can_win() -> None:
    rich = [["B01", "B02", "B03", "B04", "B05", "B06"], [], ["B02"]]
    assert won(end(3, characters=["W2", "W1", "P1", "P2"], tableaus=rich)) == ("puritans", (2,), "points")
    assert won(end(11, characters=["W2", "W1", "P1", "P2"], tableaus=rich, on_trial=[0, 1]))[0] == "puritans"


@pytest.mark.rule("NEW-END-10")
def test_where_despair_reigns_and_nobody_is_a_witch_all_lose() -> None:
    game = end(8, characters=PURITANS)
    assert won(game) == ("nobody", (), "all-lose")
    assert GameWon("nobody", (), "all-lose") in game.heard()


@pytest.mark.rule("NEW-END-11")
def test_only_three_or_four_players_can_all_be_puritans() -> None:
    puritans = RULES.components.puritans
    assert [players for players in range(3, 9) if puritans[players] >= players] == [3, 4]
    for players in range(5, 9):
        for seed in range(30):
            assert max(town(players, seed=seed).state.characters) >= 6  # the last numbers are witches


@pytest.mark.rule("NEW-END-12")
def test_there_is_always_a_puritan() -> None:
    for players in range(3, 9):
        assert RULES.components.witches[players] < players
        for seed in range(30):
            assert min(town(players, seed=seed).state.characters) < 6


@pytest.mark.rule("NEW-SCORE-01")
def test_every_copy_of_a_building_of_an_own_type_scores_one_point() -> None:
    assert points("B01", "B01", "B04", "B07", "B10") == (3, 0)
    assert points("B07", "B10", "B17", "B16", "B01", character="W1") == (4, 0)


@pytest.mark.rule("NEW-SCORE-02")
def test_a_set_of_any_type_scores_two_points() -> None:
    assert points("B10", "B11", "B12") == (0, 2)
    assert points("B10", "B11", "B12", "B16", "B17", "B18") == (0, 4)


@pytest.mark.rule("NEW-SCORE-03")
def test_a_set_is_the_three_different_buildings_of_one_type() -> None:
    assert points("B10", "B10", "B11") == (0, 0)
    assert points("B10", "B10", "B10") == (0, 0)
    assert points("B07", "B10", "B13") == (0, 0)


@pytest.mark.rule("NEW-SCORE-04")
def test_a_card_belongs_to_one_set_only() -> None:
    assert points("B10", "B11", "B12", "B10", "B11") == (0, 2)
    assert points("B10", "B11", "B12", "B10", "B11", "B12", "B12") == (0, 4)


@pytest.mark.rule("NEW-SCORE-05")
def test_a_set_of_an_own_type_is_worth_five() -> None:
    assert points("B01", "B02", "B03") == (3, 2)


@pytest.mark.rule("NEW-SCORE-06")
def test_hope_despair_trials_and_pardons_give_no_points() -> None:
    game = town(phase="end", characters=PURITANS, tableaus=[["B07", "B10"]], cubes=[[2, 2]], hope=[9], on_trial=[0, 1])
    assert [each.total for each in game.view().verdict.players] == [0, 0, 0, 0]
    pardoned = town(round=5, characters=PURITANS, on_trial=[1])
    pardoned.state.pardons[0] = pardoned.state.spent[0] = 1
    all_ready(pardoned)
    assert [each.total for each in pardoned.view().verdict.players] == [0, 0, 0, 0]


@pytest.mark.rule("NEW-WIN-01")
def test_of_the_winning_side_most_points_win() -> None:
    tableaus = [["B01"], ["B04", "B07"], ["B07"]]
    assert won(end(characters=PURITANS, tableaus=tableaus, hope=[9, 0, 9])) == ("puritans", (1,), "points")


@pytest.mark.rule("NEW-WIN-02")
def test_a_tie_is_broken_by_hope() -> None:
    tableaus = [["B01"], ["B04"], ["B07"]]
    assert won(end(characters=PURITANS, tableaus=tableaus, hope=[1, 3, 2, 9])) == ("puritans", (3,), "hope")
    tableaus = [["B01"] * 2, ["B04"] * 2, ["B07"]]
    assert won(end(characters=PURITANS, tableaus=tableaus, hope=[1, 3, 9, 9])) == ("puritans", (1,), "hope")


@pytest.mark.rule("NEW-WIN-03")
def test_those_still_tied_share_the_victory() -> None:
    tableaus = [["B01"] * 2, ["B04"] * 2, ["B07"] * 2]
    assert won(end(characters=PURITANS, tableaus=tableaus, hope=[3, 1, 3])) == ("puritans", (0, 2), "shared")


@pytest.mark.rule("NEW-WIN-04")
def test_the_other_side_loses_whatever_it_has() -> None:
    tableaus = [["B01"], ["B02", "B01"], ["B01"]]
    game = end(characters=["W4", "W2", "P1", "P6"], tableaus=tableaus, hope=[9, 9, 1, 0])
    assert won(game) == ("puritans", (2,), "points")
    tied = end(characters=["W4", "W2", "P1", "P6"], tableaus=[["B01"], ["B01"], ["B01"], ["B13"]], hope=[9, 9, 2, 1])
    assert won(tied) == ("puritans", (2,), "hope")


@pytest.mark.rule("NEW-WIN-05")
def test_the_result_holds_all_figures() -> None:
    game = end(3, characters=FOUR, tableaus=[["B10"], ["B01", "B02", "B03"]], on_trial=[0, 3], hope=[0, 4, 1])
    verdict, outcome = game.view().verdict, game.outcome
    assert outcome is not None
    assert (verdict.cubes, verdict.despair, verdict.threshold, verdict.side) == (3, 5, 8, "puritans")
    assert (outcome.side, outcome.winners) == ("puritans", (3,))
    assert outcome.sides == ("witches", "witches", "puritans", "puritans")
    rows = [(each.seat, each.matching_points, each.set_points, each.total, each.hope) for each in verdict.players]
    assert rows == [(0, 1, 0, 1, 0), (1, 3, 2, 5, 4), (2, 0, 0, 0, 1), (3, 1, 0, 1, 0)]
    assert [person.character.side for person in game.view().people] == list(outcome.sides)


@pytest.mark.rule("NEW-SRC-03")
def test_the_despair_of_the_table_is_enough_for_the_witches() -> None:
    assert won(end(6, characters=["W1", "P2", "P3", "P4"]))[0] == "witches"
    assert won(end(5, characters=["W1", "P2", "P3", "P4"]))[0] == "puritans"
