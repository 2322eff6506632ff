"""Section 4.5: the event phase, and gifts."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import SEATS, Amount, Card, Word
from meetinghouse.games.newsalem.events import EventTriggered, HopeGiven
from tests.games.newsalem.town import (
    all_ready,
    answer,
    decision,
    give,
    offer,
    refused,
    remove,
    town,
    trigger,
)

COSTS = {"cleansing": 5, "investigation": 3, "trial": 4, "pardon": 3}
DESPAIR = [["B12", "B16"], ["B17"]]


def target(kind: str) -> int | None:
    """The player against whom seat 0 triggers the event while seat 2 is on trial."""
    return {"cleansing": None, "investigation": 1, "trial": 1, "pardon": 2}[kind]


@pytest.mark.rule("NEW-EVENT-01")
def test_anybody_may_give_and_trigger_in_any_number_and_order() -> None:
    game = town(5, hope=[12, 9, 8])
    trigger(game, 2, "trial", 0)
    give(game, 0, 3, 2)
    trigger(game, 0, "investigation", 2)
    trigger(game, 0, "cleansing")
    give(game, 2, 0, 1)
    trigger(game, 1, "pardon", 0)
    give(game, 1, 3, 1)
    trigger(game, 3, "investigation", 4)
    assert game.state.hope == [3, 5, 3, 0, 0]
    assert (game.view().phase, game.state.round) == ("events", 1)


@pytest.mark.rule("NEW-EVENT-02")
@pytest.mark.parametrize("kind", COSTS)
def test_an_event_is_paid_in_full_from_the_own_hope(kind: str) -> None:
    poor = town(on_trial=[2], hope=[COSTS[kind] - 1, 20, 20, 20])
    refused(poor, "NEW-EVENT-02", trigger, 0, kind, target(kind))
    game = town(on_trial=[2], hope=[COSTS[kind] + 1, 7, 7, 7])
    assert trigger(game, 0, kind, target(kind))[0] == EventTriggered(0, kind, COSTS[kind], target(kind))
    assert game.state.hope == [1, 7, 7, 7]


@pytest.mark.rule("NEW-EVENT-03")
def test_hope_of_two_does_not_pay_for_one_event() -> None:
    game = town(hope=[3, 3])
    refused(game, "NEW-EVENT-02", trigger, 0, "cleansing")
    refused(game, "NEW-EVENT-02", trigger, 1, "cleansing")
    give(game, 0, 1, 2)
    trigger(game, 1, "cleansing")
    assert game.state.hope == [1, 0, 0, 0]


@pytest.mark.rule("NEW-EVENT-04")
def test_received_hope_may_be_used_for_anything_or_kept() -> None:
    game = town(hope=[4])
    give(game, 0, 1, 4)
    kinds = {each.kind for each in game.offers if each.seat == 1}
    assert kinds == {"give", "investigation", "trial"}
    assert decision(game, 1).options == (Word("ready"),)
    all_ready(game)
    assert game.state.hope == [0, 4, 0, 0]


@pytest.mark.rule("NEW-EVENT-05")
def test_cleansing_and_investigation_may_be_triggered_any_number_of_times_and_paid_each_time() -> None:
    game = town(hope=[40])
    for times in range(1, 6):
        trigger(game, 0, "cleansing")
        trigger(game, 0, "investigation", 1)
        assert game.state.hope[0] == 40 - 8 * times
    assert {event.kind: event.left for event in game.view().town.events} == {
        "cleansing": None,
        "investigation": None,
        "trial": 2,
        "pardon": 1,
    }


@pytest.mark.rule("NEW-EVENT-06")
def test_trial_and_pardon_can_be_triggered_as_often_as_there_are_cards() -> None:
    game = town(hope=[40])
    trigger(game, 0, "trial", 1)
    trigger(game, 0, "trial", 2)
    refused(game, "NEW-EVENT-06", trigger, 0, "trial", 3)
    trigger(game, 0, "pardon", 1)
    refused(game, "NEW-EVENT-06", trigger, 0, "pardon", 2)
    assert [event.left for event in game.view().town.events[2:]] == [0, 0]


@pytest.mark.rule("NEW-EVENT-07")
def test_nothing_else_is_accepted_before_an_event_is_resolved() -> None:
    game = town(hope=[10, 10], tableaus=DESPAIR, cubes=[[2, 1], [2]])
    trigger(game, 0, "cleansing")
    assert [each.seat for each in game.decisions] == [0]
    assert game.offers == []
    refused(game, "NEW-EVENT-07", give, 1, 2, 1)
    refused(game, "NEW-EVENT-07", trigger, 1, "trial", 2)
    refused(game, "NEW-EVENT-07", trigger, 0, "cleansing")
    for _ in range(3):
        remove(game, 0, 0, 0 if game.state.cubes[0][0] else 1)
    assert offer(game, 1, "trial")


@pytest.mark.rule("NEW-EVENT-08")
def test_spent_hope_goes_to_nobody() -> None:
    game = town(hope=[5, 2, 1, 3])
    trigger(game, 0, "cleansing")
    assert game.state.hope == [0, 2, 1, 3]


@pytest.mark.rule("NEW-EVENT-09")
def test_nobody_has_to_give_or_trigger_anything() -> None:
    game = town(hope=[20, 20, 20, 20], tableaus=DESPAIR, cubes=[[3, 3], [3]])
    all_ready(game)
    assert (game.state.round, game.state.hope, game.state.town) == (2, [20, 20, 20, 20], 9)


@pytest.mark.rule("NEW-EVENT-10")
@pytest.mark.parametrize("kind", COSTS)
def test_events_can_be_triggered_in_phase_3_only_also_in_round_5(kind: str) -> None:
    hands = [["B01"] * 3, ["B02"] * 3, ["B03"] * 3, ["B04"] * 3]
    for game in (
        town(phase="pick", hands=hands, hope=[5], on_trial=[2]),
        town(phase="last-two", hands=[hand[:2] for hand in hands], hope=[5], on_trial=[2]),
        town(phase="reveal", picks=[["B05"], ["B12"], ["B12"]], hope=[5], on_trial=[2]),
    ):
        assert game.offers == []
        refused(game, "NEW-EVENT-10", trigger, 0, kind, target(kind))
    last = town(round=5, hope=[5], on_trial=[2])
    trigger(last, 0, kind, target(kind))
    assert last.state.hope[0] == 5 - COSTS[kind]


@pytest.mark.rule("NEW-EVENT-26")
def test_the_phase_ends_when_all_are_ready_and_nothing_is_pending() -> None:
    game = town(hope=[5], tableaus=DESPAIR, cubes=[[2, 1], [2]])
    for seat in (1, 2, 3):
        answer(game, seat, "ready")
    trigger(game, 0, "cleansing")
    for place in (0, 0, 1):
        assert game.decisions[0].kind == "remove-despair"
        remove(game, 0, 0, place)
    for seat in (3, 1, 0):
        answer(game, seat, "ready")
        assert game.state.round == 1
    answer(game, 2, "ready")
    assert game.state.round == 2


# --- gifts


@pytest.mark.rule("NEW-GIVE-01")
def test_one_hope_up_to_all_may_be_given_to_one_other_player_and_to_several() -> None:
    game = town(hope=[3])
    gift = offer(game, 0, "give")
    assert gift is not None
    assert gift.options == tuple((SEATS[seat], Amount(amount)) for seat in (1, 2, 3) for amount in (1, 2, 3))
    assert give(game, 0, 1, 1) == [HopeGiven(0, 1, 1)]
    give(game, 0, 2, 2)
    assert game.state.hope == [0, 1, 2, 0]


@pytest.mark.rule("NEW-GIVE-01")
@pytest.mark.parametrize(("receiver", "amount"), [(1, 0), (1, -1), (1, 4), (0, 1), (7, 1)])
def test_a_gift_of_nothing_or_of_too_much_or_to_oneself_is_refused(receiver: int, amount: int) -> None:
    refused(town(hope=[3, 5]), "NEW-GIVE-01", give, 0, receiver, amount)


@pytest.mark.rule("NEW-GIVE-01")
def test_whoever_has_no_hope_gives_none() -> None:
    game = town(hope=[0, 5])
    assert offer(game, 0, "give") is None
    refused(game, "NEW-GIVE-01", give, 0, 1, 1)


@pytest.mark.rule("NEW-GIVE-02")
def test_a_gift_takes_effect_at_once_and_nobody_is_asked() -> None:
    game = town(hope=[3])
    give(game, 0, 1, 3)
    assert game.state.hope == [0, 3, 0, 0]
    assert {each.kind for each in game.decisions} == {"ready"}
    refused(game, "NEW-GIVE-01", give, 0, 2, 1)


@pytest.mark.rule("NEW-GIVE-03")
def test_hope_can_be_given_in_phase_3_only() -> None:
    hands = [["B01"] * 3, ["B02"] * 3, ["B03"] * 3, ["B04"] * 3]
    for game in (
        town(phase="pick", hands=hands, hope=[5]),
        town(phase="last-two", hands=[hand[:2] for hand in hands], hope=[5]),
        town(phase="reveal", picks=[["B05"], ["B12"], ["B12"]], hope=[5]),
    ):
        refused(game, "NEW-GIVE-03", give, 0, 1, 1)


def test_what_cannot_be_done_is_shown_with_its_clause() -> None:
    game = town(3, hope=[3])
    assert {each.option: each.rule for each in game.closed(decision(game, 0).id)} == {
        Card("cleansing"): "NEW-EVENT-02",
        Card("trial"): "NEW-EVENT-02",
        Card("pardon"): "NEW-EVENT-06",
    }
    assert Word("give") in [each.option for each in game.closed(decision(game, 1).id)]
