"""Sections 4.1 to 4.3: deal, draft, discard."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import Card, Word
from meetinghouse.games.newsalem.events import HandDealt, HandReceived
from meetinghouse.games.newsalem.state import NewSalem
from tests.games.newsalem.town import (
    alike,
    all_ready,
    answer,
    answers,
    decision,
    kinds,
    named,
    refused,
    town,
    unshuffled,
)

THREE = [["B01", "B05", "B12"], ["B02", "B06", "B13"], ["B03", "B07", "B16"], ["B04", "B10", "B17"]]
FOUR = [["B01", "B02", "B03", "B04"], ["B05"] * 4, ["B06"] * 4, ["B07"] * 4]
TWO = [["B04", "B17"], ["B05", "B12"], ["B02", "B06"], ["B03", "B16"]]


def pick_first(game: NewSalem, *seats: int) -> None:
    """These seats pick the first card of their hands."""
    for seat in seats:
        answer(game, seat, kinds(game, game.state.hands[seat])[0])


@pytest.mark.rule("NEW-DEAL-01")
@pytest.mark.parametrize(("round", "deal"), [(2, 4), (3, 5), (4, 4), (5, 3)])
def test_the_number_on_the_counter_is_dealt_to_each_from_the_top(round: int, deal: int) -> None:
    game = town(round=round - 1)
    unshuffled(game)
    deck = game.state.deck.copy()
    all_ready(game)
    top = deck[::-1]
    assert game.state.hands == [tuple(sorted(top[seat * deal : (seat + 1) * deal])) for seat in range(4)]
    assert game.state.deck == deck[: -4 * deal]


@pytest.mark.rule("NEW-DEAL-02")
def test_only_its_holder_sees_a_hand_in_the_view_and_in_what_is_told() -> None:
    game = town()
    all_ready(game)
    for seat in range(4):
        assert list(game.view(seat).own.hand) == kinds(game, game.state.hands[seat])
        assert [each.seat for each in game.heard(seat) if isinstance(each, HandDealt)] == [seat]
    assert game.view().own is None
    assert not [each for each in game.heard() if isinstance(each, HandDealt)]
    one, other = town(phase="pick", hands=THREE), town(phase="pick", hands=[["B08"] * 3, *THREE[1:]])
    assert not alike(one, other, 0)
    assert all(alike(one, other, seat) for seat in (1, 2, 3, None))


@pytest.mark.rule("NEW-DRAFT-01")
def test_everybody_lays_one_card_down_and_passes_the_rest_while_more_than_two_are_left() -> None:
    game = town(phase="pick", round=2, hands=FOUR)
    assert decision(game, 0).options == tuple(Card(kind) for kind in named("B01", "B02", "B03", "B04"))
    answers(game, "B02", "B05", "B06", "B07")
    assert kinds(game, game.state.picks[0]) == named("B02")
    assert kinds(game, game.state.hands[3]) == named("B01", "B03", "B04")
    assert game.view().phase == "pick"
    pick_first(game, 0, 1, 2, 3)
    assert game.view().phase == "last-two"


@pytest.mark.rule("NEW-DRAFT-01")
def test_a_card_of_another_hand_cannot_be_chosen_nor_none() -> None:
    game = town(phase="pick", hands=THREE)
    refused(game, "NEW-DRAFT-01", answer, 0, "B02")
    refused(game, "NEW-DRAFT-01", answer, 0, Word("redraw"))


@pytest.mark.rule("NEW-DRAFT-02")
def test_all_choose_at_the_same_time_and_passed_hands_wait() -> None:
    game = town(phase="pick", round=2, hands=FOUR)
    before = game.state.copy().dump()
    assert set(game.waiting) == {0, 1, 2, 3}
    for seat in (2, 0, 1):
        pick_first(game, seat)
        assert game.state.dump() == before
        assert seat not in game.waiting
    pick_first(game, 3)
    assert [kinds(game, hand) for hand in game.state.hands] == [
        named("B05", "B05", "B05"),
        named("B06", "B06", "B06"),
        named("B07", "B07", "B07"),
        named("B02", "B03", "B04"),
    ]
    assert set(game.waiting) == {0, 1, 2, 3}


@pytest.mark.rule("NEW-DRAFT-03")
@pytest.mark.parametrize(("round", "receiver"), [(1, 1), (2, 3), (3, 1), (4, 3), (5, 1)])
def test_left_is_to_the_next_seat_and_right_to_the_one_before(round: int, receiver: int) -> None:
    game = town(phase="pick", round=round, hands=FOUR)
    pick_first(game, 0, 1, 2, 3)
    assert kinds(game, game.state.hands[receiver]) == named("B02", "B03", "B04")
    received = [each for each in game.heard(receiver) if isinstance(each, HandReceived)]
    assert received == [HandReceived(receiver, 0, tuple(named("B02", "B03", "B04")))]


@pytest.mark.rule("NEW-DRAFT-04")
@pytest.mark.parametrize(("round", "passes"), [(2, 2), (3, 3), (4, 2), (5, 1)])
def test_there_are_two_passes_fewer_than_cards_dealt(round: int, passes: int) -> None:
    game = town(round=round - 1)
    all_ready(game)
    found = 0
    while game.view().phase == "pick":
        pick_first(game, 0, 1, 2, 3)
        found += 1
    assert found == passes
    assert [len(hand) for hand in game.state.hands] == [2] * 4


@pytest.mark.rule("NEW-DRAFT-05")
def test_a_chosen_card_cannot_be_exchanged_once_the_hand_was_passed() -> None:
    game = town(phase="pick", round=2, hands=FOUR)
    first = decision(game, 0).id
    pick_first(game, 0, 1, 2, 3)
    refused(game, None, lambda game: game.answer(first, Card("tavern")))
    pick_first(game, 0, 1, 2, 3)
    assert kinds(game, game.state.picks[0])[0] == "theater"


@pytest.mark.rule("NEW-DRAFT-06")
def test_the_owner_may_look_at_the_own_chosen_cards_and_others_may_not() -> None:
    one = town(phase="pick", round=2, hands=THREE, picks=[["B01"], ["B02"], ["B03"], ["B04"]])
    other = town(phase="pick", round=2, hands=THREE, picks=[["B08"], ["B02"], ["B03"], ["B04"]])
    assert one.view(0).own.picks == ("theater",)
    assert not alike(one, other, 0)
    assert alike(one, other, 2)
    assert alike(one, other, None)


@pytest.mark.rule("NEW-DISC-01")
def test_of_the_last_two_cards_one_is_kept_or_both_are_discarded_for_the_top_of_the_deck() -> None:
    game = town(phase="last-two", hands=TWO, deck=["B18", "B09"])
    assert decision(game, 0).options == (Card("school"), Card("ritual-circle"), Word("redraw"))
    answers(game, "B04", "redraw", "B06", "redraw")
    assert [kinds(game, tableau) for tableau in game.state.tableaus] == [
        named("B04"),
        named("B18"),
        named("B06"),
        named("B09"),
    ]
    assert [sorted(kinds(game, cards)) for cards in game.state.discards] == [
        sorted(named("B17")),
        sorted(named("B05", "B12")),
        sorted(named("B02")),
        sorted(named("B03", "B16")),
    ]


@pytest.mark.rule("NEW-DISC-01")
def test_nothing_else_can_be_done_with_the_last_two_cards() -> None:
    game = town(phase="last-two", hands=TWO)
    refused(game, "NEW-DISC-01", answer, 0, "B12")
    refused(game, "NEW-DISC-01", answer, 0, Word("keep-both"))
    refused(game, "NEW-DISC-01", answer, 0, (Card("school"), Card("ritual-circle")))


@pytest.mark.rule("NEW-DISC-02")
def test_a_drawn_card_must_be_kept() -> None:
    game = town(phase="last-two", hands=TWO, deck=["B15"])
    answers(game, "redraw", "B12", "B02", "B03")
    assert game.view().phase == "events"  # nobody was asked a second time
    assert kinds(game, game.state.tableaus[0]) == named("B15")
    assert game.state.cubes[0] == (1,)


@pytest.mark.rule("NEW-DISC-03")
def test_the_last_card_joins_the_face_down_cards() -> None:
    picks = [["B01"], ["B13"], ["B07"], ["B11"]]
    game = town(phase="last-two", hands=TWO, picks=picks, deck=["B18"])
    answers(game, "B04", "redraw", "B02", "B03")
    assert kinds(game, game.state.tableaus[0]) == named("B01", "B04")
    assert kinds(game, game.state.tableaus[1]) == named("B13", "B18")


@pytest.mark.rule("NEW-DISC-04")
def test_discards_go_under_the_deck() -> None:
    game = town(phase="last-two", hands=TWO)
    deck = game.state.deck.copy()
    answers(game, "B04", "B12", "B02", "B03")
    assert game.state.deck[4:] == deck
    assert sorted(kinds(game, game.state.deck[:4])) == sorted(named("B17", "B05", "B06", "B16"))


@pytest.mark.rule("NEW-DISC-05")
def test_others_do_not_see_what_was_discarded() -> None:
    one, other = town(phase="last-two", hands=TWO), town(phase="last-two", hands=[["B04", "B08"], *TWO[1:]])
    for game in (one, other):
        answers(game, "B04", "B12", "B02", "B03")
    assert one.view(0).own.discards == ("ritual-circle",)
    assert not alike(one, other, 0)
    assert all(alike(one, other, seat) for seat in (1, 2, 3, None))


@pytest.mark.rule("NEW-DISC-06")
def test_both_cards_go_under_the_deck_before_the_draw() -> None:
    game = town(phase="last-two", hands=TWO)
    game.state.deck.clear()
    answers(game, "redraw", "B05", "B02", "B03")
    assert kinds(game, game.state.tableaus[0])[0] in named("B04", "B17")


@pytest.mark.rule("NEW-DISC-07")
@pytest.mark.parametrize(("round", "play"), [(1, 2), (2, 3), (3, 4), (4, 3), (5, 2)])
def test_afterwards_everybody_has_the_play_count_and_no_hand(round: int, play: int) -> None:
    game = town(round=round - 1) if round > 1 else town(phase="pick", hands=THREE)
    if round > 1:
        all_ready(game)
    while game.view().phase == "pick":
        pick_first(game, 0, 1, 2, 3)
    answers(game, "redraw", *[kinds(game, game.state.hands[seat])[1] for seat in (1, 2, 3)])
    assert [len(tableau) for tableau in game.state.tableaus] == [play] * 4
    assert [person.hand for person in game.view().people] == [0] * 4
