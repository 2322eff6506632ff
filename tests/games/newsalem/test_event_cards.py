"""Section 4.5: the four events."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import SEATS
from meetinghouse.games.newsalem.events import CharacterInvestigated, DespairRemoved, EventTriggered, RemovalLost
from meetinghouse.games.newsalem.state import NewSalem
from tests.games.newsalem.town import alike, all_ready, decision, give, offer, refused, remove, town, trigger

DESPAIR = [["B12", "B16"], ["B17"]]
FOUR = ["W1", "W2", "P1", "P2"]


def price(game: NewSalem, kind: str) -> int:
    """The price, as everybody sees it."""
    costs: dict[str, int] = {event.kind: event.cost for event in game.view().town.events}
    return costs[kind]


@pytest.mark.rule("NEW-EVENT-11")
def test_cleansing_costs_five() -> None:
    game = town(hope=[5, 4])
    assert offer(game, 1, "cleansing") is None
    trigger(game, 0, "cleansing")
    assert (game.state.hope[0], price(game, "cleansing")) == (0, 5)


@pytest.mark.rule("NEW-EVENT-12")
def test_cleansing_removes_three_cubes_of_the_triggers_choice() -> None:
    game = town(hope=[0, 5], tableaus=DESPAIR, cubes=[[2, 1], [2]])
    trigger(game, 1, "cleansing")
    assert [each.seat for each in game.decisions] == [1]
    remove(game, 1, 0, 0)
    remove(game, 1, 1, 0)
    remove(game, 1, 0, 0)
    assert game.state.cubes == [(0, 1), (1,), (), ()]
    assert game.view().phase == "events"
    assert {each.kind for each in game.decisions} == {"ready"}


@pytest.mark.rule("NEW-EVENT-12")
def test_cleansing_removes_all_where_there_are_fewer_than_three() -> None:
    game = town(hope=[5], tableaus=DESPAIR, cubes=[[0, 2]])
    told = trigger(game, 0, "cleansing")
    assert told[1:] == [
        DespairRemoved(0, 0, "burial-grounds", 1),
        DespairRemoved(0, 0, "burial-grounds", 0),
        RemovalLost(0, 1),
    ]
    assert game.state.town == 0


@pytest.mark.rule("NEW-EVENT-13")
def test_cleansing_without_despair_is_allowed_and_paid_and_does_nothing() -> None:
    game = town(hope=[5], tableaus=DESPAIR)
    trigger(game, 0, "cleansing")
    assert (game.state.hope[0], game.state.town) == (0, 0)
    assert game.state.cubes == [(0, 0), (0,), (), ()]


@pytest.mark.rule("NEW-EVENT-14")
def test_investigation_costs_three() -> None:
    game = town(hope=[3, 2])
    assert offer(game, 1, "investigation") is None
    trigger(game, 0, "investigation", 1)
    assert (game.state.hope[0], price(game, "investigation")) == (0, 3)


@pytest.mark.rule("NEW-EVENT-15")
def test_the_investigator_alone_sees_the_whole_character_card_of_another_player() -> None:
    game = town(hope=[3], characters=["P1", "W3", "P2", "W1"])
    found = offer(game, 0, "investigation")
    assert found is not None
    assert found.options == (SEATS[1], SEATS[2], SEATS[3])
    trigger(game, 0, "investigation", 1)
    card = game.view(0).people[1].character
    assert (card.kind, card.side, card.types) == ("physician", "witches", ("education", "finance", "law"))
    assert [person.seat for person in game.view(0).people if person.character] == [0, 1]
    for seat in (2, 3, None):
        assert game.view(seat).people[1].character is None


@pytest.mark.rule("NEW-EVENT-16")
def test_who_investigated_whom_is_public_and_the_result_is_not() -> None:
    witch, puritan = (town(hope=[3], characters=["P1", who, "P2", "W1"]) for who in ("W3", "P3"))
    for game in (witch, puritan):
        trigger(game, 0, "investigation", 1)
    seen = CharacterInvestigated(0, 1, "physician", "witches", ("education", "finance", "law"))
    assert witch.heard(0) == [EventTriggered(0, "investigation", 3, 1), seen]
    for seat in (1, 2, 3, None):
        assert witch.heard(seat) == [EventTriggered(0, "investigation", 3, 1)]
    assert alike(witch, puritan, 2)
    assert alike(witch, puritan, None)


@pytest.mark.rule("NEW-EVENT-17")
def test_trial_costs_four() -> None:
    game = town(hope=[4, 3])
    assert offer(game, 1, "trial") is None
    trigger(game, 0, "trial", 1)
    assert (game.state.hope[0], price(game, "trial")) == (0, 4)


@pytest.mark.rule("NEW-EVENT-18")
def test_a_trial_card_goes_from_the_middle_to_another_player_not_on_trial() -> None:
    game = town(hope=[8], on_trial=[2])
    found = offer(game, 0, "trial")
    assert found is not None
    assert found.options == (SEATS[1], SEATS[3])
    trigger(game, 0, "trial", 3)
    assert [person.on_trial for person in game.view().people] == [False, False, True, True]
    assert game.view().town.events[2].left == 0


@pytest.mark.rule("NEW-EVENT-18")
def test_nobody_puts_oneself_on_trial() -> None:
    refused(town(hope=[4]), "NEW-RULING-12", trigger, 0, "trial", 0)


@pytest.mark.rule("NEW-EVENT-19")
def test_a_player_on_trial_keeps_all_abilities_and_nothing_changes_before_the_end() -> None:
    free, tried = town(hope=[5], characters=FOUR), town(hope=[5], characters=FOUR, on_trial=[0], middle={"trial": 2})
    assert {each.kind for each in tried.offers} - {"pardon"} == {each.kind for each in free.offers}
    assert (tried.view().town.despair, tried.state.hope) == (0, [5, 0, 0, 0])
    trigger(tried, 0, "trial", 1)
    give(tried, 0, 1, 1)
    all_ready(tried)
    assert (tried.view().people[0].on_trial, tried.view().town.despair) == (True, 0)
    assert decision(tried, 0).kind == "pick"


@pytest.mark.rule("NEW-EVENT-20")
def test_nobody_is_on_two_trials_at_once() -> None:
    refused(town(hope=[4], on_trial=[1]), "NEW-EVENT-20", trigger, 0, "trial", 1)
    game = town(3, hope=[4], on_trial=[1, 2], middle={"trial": 1})
    refused(game, "NEW-EVENT-20", trigger, 0, "trial", 1)


@pytest.mark.rule("NEW-EVENT-21")
def test_pardon_costs_three() -> None:
    game = town(hope=[3, 2], on_trial=[1])
    assert offer(game, 1, "pardon") is None
    trigger(game, 0, "pardon", 1)
    assert (game.state.hope[0], price(game, "pardon")) == (0, 3)


@pytest.mark.rule("NEW-EVENT-22")
def test_a_pardon_goes_from_the_middle_to_a_player_on_trial_who_is_then_free() -> None:
    game = town(6, hope=[6], on_trial=[0, 2])
    refused(game, "NEW-EVENT-22", trigger, 0, "pardon", 1)
    trigger(game, 0, "pardon", 2)
    assert [person.on_trial for person in game.view().people] == [True, False, False, False, False, False]
    trigger(game, 0, "pardon", 0)
    assert not any(person.on_trial for person in game.view().people)
    assert [person.pardons for person in game.view().people] == [1, 0, 1, 0, 0, 0]
    assert game.view().town.events[3].left == 0


@pytest.mark.rule("NEW-EVENT-23")
def test_without_anybody_on_trial_there_is_no_pardon() -> None:
    game = town(hope=[3])
    assert offer(game, 0, "pardon") is None
    refused(game, "NEW-EVENT-23", trigger, 0, "pardon", 1)


@pytest.mark.rule("NEW-EVENT-24")
def test_a_pardoned_trial_and_its_pardon_are_spent_and_do_not_count_at_the_end() -> None:
    game = town(round=5, characters=["P1", "P2", "P3", "P4"], hope=[3], on_trial=[1])
    trigger(game, 0, "pardon", 1)
    person = game.view().people[1]
    assert (person.on_trial, person.spent_trials, person.pardons) == (False, 1, 1)
    assert [event.left for event in game.view().town.events[2:]] == [1, 0]
    all_ready(game)
    assert game.view().verdict.players[1].change == 0
    assert game.view().verdict.despair == 0


@pytest.mark.rule("NEW-EVENT-25")
def test_a_pardoned_player_may_be_tried_again() -> None:
    game = town(hope=[3, 4], on_trial=[2])
    trigger(game, 0, "pardon", 2)
    trigger(game, 1, "trial", 2)
    person = game.view().people[2]
    assert (person.on_trial, person.spent_trials, person.pardons) == (True, 1, 1)
