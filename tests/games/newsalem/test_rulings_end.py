"""Section 8: rulings on sets, secrets and the end."""

from __future__ import annotations

from typing import Any

import pytest

from meetinghouse.games.newsalem.rules import RULES
from meetinghouse.games.newsalem.state import NewSalem
from tests.games.newsalem.town import alike, all_ready, give, town

PURITANS = ["P1", "P2", "P3", "P4"]


def end(*, cubes: int = 0, **position: Any) -> NewSalem:
    """The end of a game with this many cubes in town, all on the Gallows of seat 0."""
    tableaus = position.pop("tableaus", [[]])
    return town(phase="end", tableaus=[["B12", *tableaus[0]], *tableaus[1:]], cubes=[[cubes]], **position)


def won(game: NewSalem) -> tuple[str, tuple[int, ...], str]:
    assert game.outcome is not None
    return game.outcome.side, game.outcome.winners, game.outcome.why


@pytest.mark.rule("NEW-RULING-01")
def test_three_buildings_of_three_types_are_no_set() -> None:
    tableaus = [["B01", "B05", "B09"], ["B16", "B17", "B18"]]
    assert [person.set_points for person in town(tableaus=tableaus).view().people] == [0, 2, 0, 0]


@pytest.mark.rule("NEW-RULING-02")
def test_the_sets_of_a_type_are_as_many_as_its_rarest_building() -> None:
    tableaus = [["B16", "B17", "B18"] * 2 + ["B16"], ["B01", "B02", "B03"] * 3, ["B10", "B10", "B11", "B11", "B12"]]
    assert [person.set_points for person in town(tableaus=tableaus).view().people] == [4, 6, 2, 0]


@pytest.mark.rule("NEW-RULING-18")
def test_a_negative_sum_becomes_zero_after_all_is_added_up() -> None:
    characters = ["W1", "W2", "W3", "P1", "P2", "P3", "P4"]
    three = town(7, phase="end", characters=characters, tableaus=[["B12"]], cubes=[[1]], on_trial=[0, 1, 2])
    assert (three.view().verdict.despair, won(three)[0]) == (0, "puritans")
    mixed = town(7, phase="end", characters=characters, on_trial=[0, 1, 3], middle={"trial": 0})
    assert mixed.view().verdict.despair == 0  # -2 -2 +2 +2, in any order


@pytest.mark.rule("NEW-RULING-19")
def test_exactly_at_the_threshold_the_witches_win_or_all_lose() -> None:
    assert won(end(cubes=6, characters=["W1", "P2", "P3", "P4"]))[:2] == ("witches", (0,))
    assert won(end(cubes=8, characters=PURITANS))[:2] == ("nobody", ())
    assert won(end(cubes=7, characters=PURITANS))[0] == "puritans"


@pytest.mark.rule("NEW-RULING-20")
def test_where_all_lose_there_is_no_winner_and_points_are_shown() -> None:
    game = end(cubes=8, characters=PURITANS, tableaus=[["B01", "B02", "B03"], ["B04"]], hope=[2, 1])
    assert won(game) == ("nobody", (), "all-lose")
    verdict = game.view().verdict
    assert verdict.side == "nobody"
    assert [(each.total, each.hope) for each in verdict.players] == [(5, 2), (1, 1), (0, 0), (0, 0)]


@pytest.mark.rule("NEW-RULING-21")
def test_only_hope_left_after_round_5_breaks_a_tie_and_never_the_seat() -> None:
    tableaus = [["B01"], ["B04"], ["B07"], ["B16"]]
    game = town(round=5, characters=PURITANS, tableaus=tableaus, hope=[3, 3, 0, 1])
    give(game, 1, 2, 3)
    give(game, 0, 3, 2)
    all_ready(game)
    assert won(game) == ("puritans", (2, 3), "shared")
    assert game.state.hope == [1, 0, 3, 3]


@pytest.mark.rule("NEW-RULING-26")
def test_witches_do_not_know_each_other() -> None:
    both = town(characters=["W1", "W2", "P1", "P2"])
    alone = town(characters=["W1", "P3", "P1", "P2"])
    assert alike(both, alone, 0)
    assert both.view(0).people[1].character is None
    assert {channel.name for channel in both.view(0).channels} == {channel.name for channel in both.view(2).channels}


@pytest.mark.rule("NEW-RULING-27")
def test_all_may_talk_to_all_and_nothing_can_be_shown() -> None:
    game = town(hope=[9, 9, 9, 9], on_trial=[1], characters=["W1", "W2", "P1", "P2"])
    possible = set()
    while not game.over:
        (channel,) = game.view(2).channels
        assert (channel.form, channel.writers, channel.readers) == ("text", (0, 1, 2, 3), (0, 1, 2, 3))
        possible |= {each.kind for each in [*game.decisions, *game.offers]}
        game.answer(game.decisions[0].id, game.decisions[0].options[0])
    events = {"give", "cleansing", "investigation", "trial", "pardon", "ready"}
    assert possible == {"pick", "last-two", "remove-despair"} | events


@pytest.mark.rule("NEW-RULING-28")
def test_hope_is_public_and_given_hope_is_added_to_it() -> None:
    game = town(hope=[3, 1])
    give(game, 0, 1, 2)
    for seat in (None, 2, 3):
        assert [person.hope for person in game.view(seat).people] == [1, 3, 0, 0]


@pytest.mark.rule("NEW-RULING-30")
def test_unused_characters_are_not_shown_after_the_game() -> None:
    game = town(phase="end", characters=PURITANS)
    shown = {person.character.kind for person in game.view("all").people}
    assert shown == {"schoolmistress", "notary", "magistrate", "jailer"}
    hidden = set(RULES.components.characters) - shown
    for seat in (None, 0, 1, 2, 3):
        text = f"{game.view(seat)} {game.heard(seat)} {game.outcome}"
        assert not [kind for kind in hidden if kind in text]
