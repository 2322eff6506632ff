"""Section 8: rulings on gifts and events."""

from __future__ import annotations

import pytest

from meetinghouse.games.newsalem.events import CharacterInvestigated
from meetinghouse.games.newsalem.state import NewSalem
from tests.games.newsalem.town import all_ready, answer, decision, give, offer, refused, town, trigger


def ready(game: NewSalem) -> list[int]:
    """The seats that are ready, as everybody sees them."""
    return [person.seat for person in game.view().people if person.ready]


@pytest.mark.rule("NEW-RULING-07")
def test_hope_may_be_given_before_and_after_events_in_part_or_in_full_without_consent() -> None:
    game = town(hope=[9])
    give(game, 0, 1, 1)
    trigger(game, 0, "trial", 1)
    give(game, 0, 2, 4)
    assert game.state.hope == [0, 1, 4, 0]
    all_ready(game)
    assert game.state.hope == [0, 1, 4, 0]


@pytest.mark.rule("NEW-RULING-08")
def test_an_event_clears_all_ready_flags() -> None:
    game = town(hope=[8])
    for seat in (1, 2, 3):
        answer(game, seat, "ready")
    assert ready(game) == [1, 2, 3]
    trigger(game, 0, "trial", 1)
    assert ready(game) == []
    answer(game, 0, "ready")
    trigger(game, 0, "trial", 2)  # players who are ready may still act
    assert ready(game) == []


@pytest.mark.rule("NEW-RULING-08")
def test_a_gift_clears_the_flags_of_giver_and_receiver_only() -> None:
    game = town(5, hope=[3])
    for seat in (0, 1, 2, 3):
        answer(game, seat, "ready")
    give(game, 0, 1, 1)
    assert ready(game) == [2, 3]
    assert set(game.waiting) == {0, 1, 4}


@pytest.mark.rule("NEW-RULING-08")
def test_whoever_is_not_ready_after_all_clears_the_own_flag_and_all_flags_end_the_phase_at_once() -> None:
    game = town()
    for seat in (0, 1, 2):
        answer(game, seat, "ready")
    answer(game, 1, "wait")
    assert ready(game) == [0, 2]
    answer(game, 3, "ready")
    assert game.state.round == 1
    answer(game, 1, "ready")
    assert game.state.round == 2


@pytest.mark.rule("NEW-RULING-09")
@pytest.mark.parametrize(("round", "first"), [(1, 0), (2, 1), (3, 2), (4, 0), (5, 1)])
def test_one_by_one_it_begins_with_the_seat_of_the_round_and_goes_left(round: int, first: int) -> None:
    game = town(3, round=round)
    order = []
    while not game.over and game.state.round == round and game.view().phase == "events":
        order.append(game.decisions[0].seat)
        answer(game, order[-1], "ready")
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.rule("NEW-RULING-09")
def test_one_by_one_it_goes_on_left_of_whoever_acted_until_all_in_a_row_are_ready() -> None:
    game = town(hope=[0, 0, 4])
    assert [each.seat for each in game.decisions] == [0, 1, 2, 3]
    answer(game, 0, "ready")
    answer(game, 1, "ready")
    trigger(game, 2, "trial", 0)
    assert [each.seat for each in game.decisions] == [3, 0, 1, 2]
    for seat in (3, 0, 1):
        answer(game, seat, "ready")
    assert [each.seat for each in game.decisions] == [2]


@pytest.mark.rule("NEW-RULING-10")
def test_the_first_to_ask_gets_the_last_card_and_the_second_pays_nothing() -> None:
    game = town(hope=[4, 4, 3, 3], middle={"trial": 1}, on_trial=[3])
    assert game.view().town.events[2].left == 1
    trigger(game, 1, "trial", 0)
    refused(game, "NEW-EVENT-06", trigger, 0, "trial", 2)
    trigger(game, 3, "pardon", 3)
    refused(game, "NEW-EVENT-06", trigger, 2, "pardon", 0)
    assert game.state.hope == [4, 0, 3, 0]


@pytest.mark.rule("NEW-RULING-11")
def test_nobody_gives_more_than_twenty_times_in_a_phase() -> None:
    game = town(hope=[30, 1])
    for times in range(20):
        assert game.view().people[0].gifts_left == 20 - times
        give(game, 0, 1, 1)
    assert offer(game, 0, "give") is None
    refused(game, "NEW-RULING-11", give, 0, 1, 1)
    give(game, 1, 0, 1)
    all_ready(game)
    while game.view().phase != "events":
        game.answer(game.decisions[0].id, game.decisions[0].options[0])
    give(game, 0, 1, 1)


@pytest.mark.rule("NEW-RULING-11")
def test_a_clock_of_the_phase_is_off_unless_asked_for_and_makes_all_ready() -> None:
    assert {each.timer for each in town().decisions} == {None}
    game = town(options={"event_seconds": 60})
    assert {each.timer for each in game.decisions} == {60}
    answer(game, 2, "ready")
    game.expire(decision(game, 0).id)
    assert game.state.round == 2


@pytest.mark.rule("NEW-RULING-12")
def test_any_other_player_not_on_trial_may_be_tried_and_a_wrong_guess_costs_two_despair_at_the_end_only() -> None:
    game = town(round=5, characters=["P1", "P2", "P3", "W1"], hope=[4], on_trial=[2])
    refused(game, "NEW-RULING-12", trigger, 0, "trial", 0)
    refused(game, "NEW-EVENT-20", trigger, 0, "trial", 2)
    trigger(game, 0, "trial", 1)
    assert (game.state.hope, game.state.town) == ([0, 0, 0, 0], 0)
    all_ready(game)
    assert [each.change for each in game.view().verdict.players] == [0, 2, 2, 2]


@pytest.mark.rule("NEW-RULING-13")
def test_somebody_can_be_tried_twice_but_not_at_the_same_time() -> None:
    game = town(hope=[4, 3, 8])
    trigger(game, 0, "trial", 3)
    refused(game, "NEW-EVENT-20", trigger, 2, "trial", 3)
    trigger(game, 1, "pardon", 3)
    trigger(game, 2, "trial", 3)
    assert game.view().people[3].on_trial
    assert game.view().town.events[2].left == 0


@pytest.mark.rule("NEW-RULING-14")
def test_a_pardon_cancels_one_trial_and_protects_nobody_before_or_after() -> None:
    game = town(6, hope=[6, 8], on_trial=[2, 3])
    refused(game, "NEW-EVENT-22", trigger, 0, "pardon", 4)
    trigger(game, 0, "pardon", 2)
    assert [person.on_trial for person in game.view().people] == [False, False, False, True, False, False]
    trigger(game, 1, "trial", 2)
    assert game.view().people[2].on_trial


@pytest.mark.rule("NEW-RULING-15")
def test_trial_and_pardon_cards_are_not_used_again_in_a_later_round() -> None:
    game = town(hope=[11])
    trigger(game, 0, "trial", 1)
    trigger(game, 0, "pardon", 1)
    trigger(game, 0, "trial", 1)
    all_ready(game)
    assert [event.left for event in game.view().town.events[2:]] == [0, 0]


@pytest.mark.rule("NEW-RULING-16")
def test_the_same_player_may_be_investigated_again_for_the_same_price_and_never_oneself() -> None:
    game = town(hope=[6])
    refused(game, "NEW-RULING-16", trigger, 0, "investigation", 0)
    for _ in range(2):
        told = trigger(game, 0, "investigation", 1)
        assert isinstance(told[1], CharacterInvestigated)
    assert game.state.hope[0] == 0


@pytest.mark.rule("NEW-RULING-17")
@pytest.mark.parametrize(("cubes", "left"), [([2], 0), ([1], 0), ([3], 0), ([4], 1)])
def test_cleansing_takes_all_where_there_are_fewer_than_three_for_the_full_price(cubes: list[int], left: int) -> None:
    game = town(hope=[6], tableaus=[["B12"]], cubes=[cubes])
    trigger(game, 0, "cleansing")
    assert (game.state.hope[0], game.state.town) == (1, left)


@pytest.mark.rule("NEW-RULING-34")
def test_the_payer_alone_decides_on_a_trial_and_a_pardon() -> None:
    game = town(hope=[7])
    trigger(game, 0, "trial", 1)
    assert game.view().people[1].on_trial
    assert {each.kind for each in game.decisions} == {"ready"}
    trigger(game, 0, "pardon", 1)
    assert not game.view().people[1].on_trial
    assert {each.kind for each in game.decisions} == {"ready"}
