"""Section 9: the worked examples."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.games.newsalem.events import CharacterInvestigated, EventTriggered, RoundEnded
from meetinghouse.games.newsalem.rules import RULES
from meetinghouse.games.newsalem.state import NewSalem
from tests.games.newsalem.town import (
    answer,
    answers,
    give,
    kinds,
    named,
    offer,
    play_round,
    refused,
    remove,
    town,
    trigger,
)

A, B, C, D = range(4)
HANDS = [["B01", "B05", "B12"], ["B02", "B06", "B13"], ["B03", "B07", "B16"], ["B04", "B10", "B17"]]


def deck_of(players: int) -> Counter[str]:
    return Counter(RULES.components.names_of(tuple(RULES.components.deck(players))))


def outcome(game: NewSalem) -> tuple[str, tuple[int, ...]]:
    assert game.outcome is not None
    return game.outcome.side, game.outcome.winners


@pytest.mark.rule("NEW-EX-01")
def test_the_set_up_of_six_players() -> None:
    game = start_by(RULES, 6, 1)
    view = game.view().town
    assert (view.witches, view.puritans) == (2, 5)
    assert len(game.state.characters) == len(set(game.state.characters)) == 6
    assert sum(RULES.components.side_of[who] == 1 for who in game.state.characters) in (1, 2)
    cards = game.state.deck + [card for hand in game.state.hands for card in hand]
    assert len(cards) == 108
    assert not {7, 8} & {RULES.components.number[card] for card in cards}
    assert game.state.middle == [1, 1, 3, 2]


@pytest.mark.rule("NEW-EX-02")
def test_the_decks_of_seven_eight_and_three_players() -> None:
    assert deck_of(7) == dict.fromkeys(RULES.components.kinds, 7) | {"sheriffs-office": 8, "gallows": 6}
    assert deck_of(7).total() == 126
    assert deck_of(8) == dict.fromkeys(RULES.components.kinds, 8)
    assert deck_of(8).total() == 144
    assert deck_of(3) == dict.fromkeys(RULES.components.kinds, 3)
    assert deck_of(3).total() == 54
    assert town(3).state.middle == [1, 1, 2, 0]


def drafted() -> NewSalem:
    game = town(phase="pick", round=1, hands=HANDS)
    answers(game, "B01", "B13", "B07", "B10")
    return game


@pytest.mark.rule("NEW-EX-03")
def test_a_draft_of_four_players_in_round_1() -> None:
    game = drafted()
    assert [kinds(game, hand) for hand in game.state.hands] == [
        named("B04", "B17"),
        named("B05", "B12"),
        named("B02", "B06"),
        named("B03", "B16"),
    ]
    assert game.view().phase == "last-two"


@pytest.mark.rule("NEW-EX-04")
def test_the_last_two_cards_of_that_draft() -> None:
    game = drafted()
    assert game.view().town.deck == 60
    first, second = game.state.deck[-1], game.state.deck[-2]  # from the top
    answers(game, "B04", "redraw", "redraw", "B16")
    assert first in game.state.tableaus[B]
    assert second in game.state.tableaus[C]
    assert [len(cards) for cards in game.state.discards] == [1, 2, 2, 1]
    assert game.view().town.deck == 64
    assert [len(tableau) for tableau in game.state.tableaus] == [2, 2, 2, 2]
    assert kinds(game, game.state.tableaus[0]) == named("B01", "B04")
    assert kinds(game, game.state.tableaus[3]) == named("B10", "B16")


@pytest.mark.rule("NEW-EX-05")
def test_the_seeds_own_example_of_cubes() -> None:
    game = town(phase="reveal", picks=[["B16", "B10", "B02"]])
    told = game.heard()
    assert (told[0].seat, told[0].hope, told[0].despair) == (0, 1, 1)  # type: ignore[attr-defined]
    assert (told[-1].building, told[-1].despair) == ("burial-grounds", 0)  # type: ignore[attr-defined]
    assert game.state.hope == [1, 0, 0, 0]
    assert game.state.town == 0


@pytest.mark.rule("NEW-EX-07")
@pytest.mark.parametrize(("despair", "left"), [(4, 1), (2, 0), (0, 0)])
def test_the_seeds_own_example_of_a_gift_and_a_cleansing(despair: int, left: int) -> None:
    game = town(hope=[3, 3], tableaus=[["B12"]], cubes=[[despair]])
    refused(game, "NEW-EVENT-02", trigger, A, "cleansing")
    give(game, A, B, 2)
    assert game.state.hope[:2] == [1, 5]
    assert {each.kind for each in game.offers if each.seat == B} == {"give", "cleansing", "investigation", "trial"}
    trigger(game, B, "cleansing")
    assert (game.state.town, game.state.hope[B]) == (left, 0)


@pytest.mark.rule("NEW-EX-08")
def test_two_players_cannot_pay_for_an_event_together() -> None:
    game = town(hope=[2, 2])
    refused(game, "NEW-EVENT-02", trigger, A, "trial", C)
    refused(game, "NEW-EVENT-02", trigger, B, "trial", C)
    give(game, A, B, 2)
    refused(game, "NEW-EVENT-02", trigger, A, "trial", C)
    assert offer(game, B, "trial")
    trigger(game, B, "trial", C)
    assert game.view().people[C].on_trial


@pytest.mark.rule("NEW-EX-10")
def test_a_race_for_the_last_card() -> None:
    game = town(hope=[4, 4], middle={"trial": 1})
    answer(game, C, "ready")
    answer(game, D, "ready")
    trigger(game, A, "trial", C)
    refused(game, "NEW-EVENT-06", trigger, B, "trial", D)
    assert [person.on_trial for person in game.view().people] == [False, False, True, False]
    assert game.state.hope == [0, 4, 0, 0]
    assert not any(person.ready for person in game.view().people)


@pytest.mark.rule("NEW-EX-11")
def test_the_seeds_own_end_of_a_game_of_four() -> None:
    game = town(
        phase="end",
        characters=["W2", "W1", "P1", "P2"],
        tableaus=[["B10", "B11", "B12", "B01", "B04"], ["B07", "B08", "B09"]],
        cubes=[[0, 0, 4], [0, 0, 3]],
        on_trial=[0, 2],
    )
    verdict = game.view().verdict
    assert [each.change for each in verdict.players] == [-2, 2, 2, 0]
    assert (verdict.cubes, verdict.despair, verdict.threshold, verdict.side) == (7, 9, 8, "witches")
    points = [(each.set_points, each.matching_points, each.total) for each in verdict.players[:2]]
    assert points == [(2, 2, 4), (2, 3, 5)]
    assert outcome(game) == ("witches", (1,))


@pytest.mark.rule("NEW-EX-12")
def test_the_threshold_is_inclusive() -> None:
    characters = ["W1", "P1", "P2", "P3", "P4"]
    tableaus = [["B12"], ["B01", "B02", "B03"]]
    at, below = (town(5, phase="end", characters=characters, tableaus=tableaus, cubes=[[n]]) for n in (8, 7))
    assert (at.view().verdict.despair, outcome(at)) == (10, ("witches", (0,)))
    assert (below.view().verdict.despair, outcome(below)) == (9, ("puritans", (1,)))


@pytest.mark.rule("NEW-EX-13")
def test_three_puritans_lose_together_at_the_threshold() -> None:
    position: dict[str, Any] = {"characters": ["P1", "P2", "P3"], "tableaus": [["B12"], ["B04"]], "cubes": [[4]]}
    tried, untried = (town(3, phase="end", on_trial=seats, **position) for seats in ([2], []))
    assert (tried.view().verdict.despair, outcome(tried)) == (6, ("nobody", ()))
    assert (untried.view().verdict.despair, outcome(untried)) == (4, ("puritans", (1,)))


@pytest.mark.rule("NEW-EX-17")
def test_only_the_investigator_learns_the_character() -> None:
    game = town(hope=[3], characters=["P1", "P2", "W3", "P3"])
    trigger(game, A, "investigation", C)
    card = game.view(A).people[C].character
    assert (card.kind, card.side, card.types) == ("physician", "witches", ("education", "finance", "law"))
    assert game.state.hope[A] == 0
    for seat in (B, C, D):
        assert game.heard(seat) == [EventTriggered(A, "investigation", 3, C)]
    assert not any(game.view(seat).people[C].character for seat in (B, D))
    assert isinstance(game.heard(A)[-1], CharacterInvestigated)


@pytest.mark.rule("NEW-EX-18")
def test_the_deck_of_five_players_round_by_round() -> None:
    game = start_by(RULES, 5, 1)
    assert game.view().town.deck == 90 - 15
    for _ in range(4):
        play_round(game)
    assert game.view().town.deck == 15
    play_round(game)
    assert [each.deck for each in game.heard() if isinstance(each, RoundEnded)] == [80, 65, 45, 30, 20]


def test_removing_where_one_wants_takes_more_than_one_place_to_choose_from() -> None:
    game = town(phase="reveal", picks=[["B10", "B16"]], tableaus=[[], ["B12"]], cubes=[[], [1]])
    remove(game, A, B, 0)
    assert game.state.cubes[:2] == [(0, 1), (0,)]
