"""Section 4, rounds and phases, and 4.6, the end of a round."""

from __future__ import annotations

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.games.newsalem.events import (
    BuildingsPlayed,
    DespairRemoved,
    HandDealt,
    HandReceived,
    HandsPassed,
    RoundBegan,
    RoundEnded,
)
from meetinghouse.games.newsalem.rules import RULES
from tests.games.newsalem.town import all_ready, answer, answers, kinds, offer, play_round, remove, town, unshuffled

THREE = [["B01", "B05", "B12"], ["B02", "B06", "B13"], ["B03", "B07", "B16"], ["B04", "B10", "B17"]]


@pytest.mark.rule("NEW-ROUND-01", "NEW-REND-03", "NEW-DATA-11")
def test_a_game_has_five_rounds_and_everybody_plays_14_buildings() -> None:
    game = start_by(RULES, 4, 1)
    for round in (1, 2, 3, 4, 5):
        assert not game.over
        assert game.state.round == round
        play_round(game)
    assert game.over
    assert [len(tableau) for tableau in game.state.tableaus] == [14] * 4


@pytest.mark.rule("NEW-ROUND-02", "NEW-ROUND-03")
def test_a_round_is_deal_draft_discard_cubes_events_and_end() -> None:
    game = town(deck=["B05"] * 4 + ["B12"] * 4 + ["B06"] * 4 + ["B02"] * 4)
    unshuffled(game)
    all_ready(game)
    mark, phases = len(game.story) - 5, []
    while game.state.round == 2:
        phases.append(game.view().phase)
        game.answer(game.decisions[0].id, game.decisions[0].options[0])
    assert phases == ["pick"] * 8 + ["last-two"] * 4 + ["remove-despair"] * 3 + ["events"] * 4
    told = [type(each.event) for each in game.story[mark:]]
    assert list(dict.fromkeys(told)) == [
        RoundBegan, HandDealt, HandsPassed, HandReceived, BuildingsPlayed, DespairRemoved, RoundEnded,
    ]  # fmt: skip


@pytest.mark.rule("NEW-ROUND-04")
def test_a_phase_starts_when_everybody_has_finished_the_one_before() -> None:
    game = town(phase="pick", hands=THREE)
    answers(game, "B12", "B13", "B16")
    assert game.view().phase == "pick"
    answer(game, 3, "B10")
    answers(game, "B04", "B05", "B06")
    assert game.view().phase == "last-two"
    assert not any(game.state.tableaus)
    answer(game, 3, "B03")
    assert game.view().phase == "remove-despair"
    assert game.offers == []
    remove(game, 1, 0, 1)
    remove(game, 3, 2, 1)
    assert game.view().phase == "events"
    for seat in (0, 1, 2):
        answer(game, seat, "ready")
        assert (game.view().phase, game.state.round) == ("events", 1)
    answer(game, 3, "ready")
    assert (game.view().phase, game.state.round) == ("pick", 2)


@pytest.mark.rule("NEW-REND-01")
def test_the_whole_deck_is_shuffled_with_the_discards() -> None:
    hands = [["B04", "B17"], ["B05", "B12"], ["B02", "B06"], ["B03", "B16"]]
    places = set()
    for seed in range(20):
        game = town(phase="last-two", round=5, hands=hands, seed=seed)
        answers(game, "B04", "B12", "B02", "B03")
        bottom, deck = game.state.deck[0], game.state.deck.copy()
        all_ready(game)
        assert sorted(game.state.deck) == sorted(deck)
        places.add(game.state.deck.index(bottom))
    assert len(places) > 10
    assert max(places) > 40


@pytest.mark.rule("NEW-REND-02")
def test_the_counter_is_turned_and_the_next_one_counts() -> None:
    game = town()
    assert game.view().town.round == 1
    all_ready(game)
    view = game.view().town
    assert (view.round, view.deal, view.play, view.direction) == (2, 4, 3, "right")
    assert [each for each in game.heard() if isinstance(each, RoundEnded)] == [RoundEnded(1, 72)]


@pytest.mark.rule("NEW-REND-03")
def test_the_game_ends_after_round_5_and_not_before() -> None:
    fourth, fifth = town(round=4), town(round=5)
    all_ready(fourth)
    all_ready(fifth)
    assert (fourth.over, fourth.state.round) == (False, 5)
    assert fifth.over
    assert offer(fifth, 0, "give") is None


@pytest.mark.rule("NEW-REND-04")
@pytest.mark.parametrize("players", [3, 5, 8])
def test_the_deck_shrinks_by_what_was_played(players: int) -> None:
    game = start_by(RULES, players, 1)
    for _ in range(5):
        play_round(game)
    sizes = [each.deck for each in game.heard() if isinstance(each, RoundEnded)]
    assert sizes == [18 * players - players * played for played in (2, 5, 9, 12, 14)]
    assert len(kinds(game, game.state.deck)) == 4 * players
