"""Section 3: the set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.engine.chance import Scripted
from meetinghouse.engine.game import begin
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.rules import Setup
from meetinghouse.games.newsalem.events import CharacterDealt
from meetinghouse.games.newsalem.rules import RULES
from meetinghouse.games.newsalem.state import NewSalem
from tests.games.newsalem.town import all_ready, answers, town, trigger

COUNTS = range(3, 9)
PURITANS, WITCHES = list(range(6)), list(range(6, 10))  # by the numbers of the cards


def scripted(players: int, script: dict[str, list[object]]) -> NewSalem:
    """A game with scripted shuffles."""
    return begin(RULES, Setup("newsalem", "1", players, {}, "x", ""), Scripted(script))


@pytest.mark.rule("NEW-SETUP-01")
def test_three_to_eight_may_play() -> None:
    assert [len(start_by(RULES, players, 1).view().people) for players in COUNTS] == list(COUNTS)
    for players in (0, 1, 2, 9):
        with pytest.raises(Refused, match="3 to 8 players"):
            start_by(RULES, players, 1)


@pytest.mark.rule("NEW-SETUP-02")
@pytest.mark.parametrize(
    ("players", "witches", "puritans"), [(3, 2, 4), (4, 2, 4), (5, 2, 4), (6, 2, 5), (7, 3, 5), (8, 3, 6)]
)
def test_of_each_side_cards_are_removed_until_the_counts_remain(players: int, witches: int, puritans: int) -> None:
    some_witches, some_puritans = [9, 7, 6, 8], [5, 3, 1, 0, 2, 4]
    remaining = some_puritans[:puritans] + some_witches[:witches]
    script: dict[str, list[object]] = {
        "puritans": [some_puritans],
        "witches": [some_witches],
        "characters": [remaining[::-1]],  # fails if the pool consists of other cards
    }
    assert scripted(players, script).state.characters == tuple(remaining[::-1][:players])


@pytest.mark.rule("NEW-SETUP-02", "NEW-SETUP-03")
def test_anybody_may_be_any_character() -> None:
    dealt = Counter((seat, who) for seed in range(300) for seat, who in enumerate(town(3, seed=seed).state.characters))
    assert len(dealt) == 30
    assert max(dealt.values()) < 3 * min(dealt.values())


@pytest.mark.rule("NEW-SETUP-03")
def test_the_characters_of_both_sides_are_shuffled_together_and_one_is_dealt_to_each() -> None:
    game = scripted(4, {"puritans": [PURITANS], "witches": [WITCHES], "characters": [[2, 7, 0, 6, 1, 3]]})
    assert game.state.characters == (2, 7, 0, 6)


@pytest.mark.rule("NEW-SETUP-04")
def test_characters_that_were_removed_or_left_over_lie_nowhere() -> None:
    for players in COUNTS:
        game = start_by(RULES, players, 1)
        assert len(game.state.characters) == players
        told = [each.event.character for each in game.story if isinstance(each.event, CharacterDealt)]
        assert told == [RULES.components.characters[who] for who in game.state.characters]


@pytest.mark.rule("NEW-SETUP-05")
def test_only_the_owner_may_look_at_a_character_and_an_investigator() -> None:
    games = [
        town(phase="pick", hands=[["B01"] * 3, ["B02"] * 3, ["B03"] * 3, ["B04"] * 3]),
        town(phase="last-two", hands=[["B01"] * 2, ["B02"] * 2, ["B03"] * 2, ["B04"] * 2]),
        town(phase="reveal", picks=[["B05"]], tableaus=[["B12", "B12"]], cubes=[[1, 1]]),
        town(phase="events", hope=[3]),
    ]
    assert [game.view().phase for game in games] == ["pick", "last-two", "remove-despair", "events"]
    for game in games:
        for seat in range(4):
            assert [person.seat for person in game.view(seat).people if person.character] == [seat]
        assert not any(person.character for person in game.view().people)
    trigger(games[-1], 0, "investigation", 2)
    assert [person.seat for person in games[-1].view(0).people if person.character] == [0, 2]


@pytest.mark.rule("NEW-SETUP-06")
def test_buildings_numbered_higher_than_the_players_stay_in_the_box_and_the_rest_is_shuffled() -> None:
    for players in COUNTS:
        state, other = start_by(RULES, players, 1).state, start_by(RULES, players, 2).state
        used = sorted(state.deck + [card for hand in state.hands for card in hand])
        assert used == [card for card, number in enumerate(RULES.components.number) if number <= players]
        assert state.deck != other.deck
        assert state.hands != other.hands
        assert state.deck != sorted(state.deck)


@pytest.mark.rule("NEW-SETUP-07")
def test_events_numbered_higher_than_the_players_stay_in_the_box_and_the_rest_lies_open() -> None:
    for players, trials, pardons in ((3, 2, 0), (4, 2, 1), (5, 2, 1), (6, 3, 2), (7, 3, 2), (8, 4, 2)):
        events = {event.kind: event for event in start_by(RULES, players, 1).view().town.events}
        assert list(events) == ["cleansing", "investigation", "trial", "pardon"]
        assert (events["trial"].left, events["pardon"].left) == (trials, pardons)


@pytest.mark.rule("NEW-SETUP-08")
def test_round_1_lies_on_top_and_all_counters_are_open() -> None:
    view = start_by(RULES, 4, 1).view().town
    assert (view.round, view.rounds, view.deal, view.play, view.direction) == (1, 5, 3, 2, "left")
    assert [piece.kind for piece in RULES.box if piece.group == "round"] == ["1", "2", "3", "4", "5"]


@pytest.mark.rule("NEW-SETUP-09")
def test_everybody_starts_with_nothing() -> None:
    view = start_by(RULES, 5, 1).view()
    for person in view.people:
        assert (person.hope, person.buildings, person.on_trial, person.spent_trials, person.pardons) == (
            0, (), False, 0, 0,
        )  # fmt: skip
    assert view.town.despair == 0


@pytest.mark.rule("NEW-SETUP-10")
def test_there_is_no_start_player_all_are_asked_at_once() -> None:
    game = town(phase="pick", hands=[["B01"] * 3, ["B02"] * 3, ["B13"] * 3, ["B04"] * 3])
    assert set(game.waiting) == {0, 1, 2, 3}
    answers(game, "B01", "B02", "B13", "B04")
    assert (game.view().phase, set(game.waiting)) == ("last-two", {0, 1, 2, 3})
    answers(game, "B04", "B01", "B02", "B13")
    assert (game.view().phase, set(game.waiting)) == ("events", {0, 1, 2, 3})
    assert {each.seat for each in game.offers} == {0, 1, 2, 3}
    all_ready(game)
    assert (game.view().phase, set(game.waiting)) == ("pick", {0, 1, 2, 3})
