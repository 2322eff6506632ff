"""Conspiracy: section 11 of the rules."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ALIBI,
    BLACK_CAT,
    CONSPIRACY,
    MATCHMAKER,
    NIGHT,
)
from meetinghouse.games.salem1692.events import (
    BecameWitch,
    CatHadNoPrey,
    Eliminated,
    FellowsSeen,
    GavelGiven,
    RowShuffled,
    TargetAnnounced,
    TryalGained,
    TryalRevealed,
    TryalsSeen,
)
from meetinghouse.games.salem1692.queries import face_down
from meetinghouse.games.salem1692.roles.town_hall import MARTHA_COREY, MARY_WARREN, Character
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    E,
    F,
    answer,
    asked,
    draw,
    hand,
    is_asked,
    is_asked_any,
    last_words,
    pick,
    refused,
    row,
    stage,
    take_tryals,
    told,
    village,
)


def faces(game: Salem, viewer: int, seat: int) -> list[str | None]:
    """A row as the viewer knows it."""
    return [tryal.face for tryal in game.view(viewer).people[seat].row]


# --- step 1: the Black Cat


@pytest.mark.rule("SAL-CONSP-01")
@pytest.mark.parametrize("place", ["hand", "discard"])
def test_without_a_black_cat_in_front_nothing_is_revealed(place: str) -> None:
    in_hand = place == "hand"
    game = village(hands={B: [BLACK_CAT] if in_hand else []}, discard=[] if in_hand else [BLACK_CAT], deck=[CONSPIRACY])

    draw(game, A)

    assert told(game, CatHadNoPrey) == [CatHadNoPrey(None)]
    assert is_asked(game, A, "take")
    assert told(game, TryalRevealed) == []


@pytest.mark.rule("SAL-CONSP-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_drew_conspiracy_picks_the_face_down_card_of_the_black_cats_holder(edition: str) -> None:
    game = village(edition, turn=B, fronts={D: [BLACK_CAT]}, rows={D: "nWNNN"}, deck=[CONSPIRACY])

    draw(game, B)

    decision = asked(game, B)
    assert (decision.kind, decision.about) == ("tryal", mh.Seat(D))
    assert decision.options == tuple(mh.Position(place) for place in (1, 2, 3, 4))
    assert game.decisions == [decision]
    pick(game, B, 3)
    assert told(game, TryalRevealed) == [TryalRevealed(D, 3, "not-a-witch", "cat")]
    assert row(game, D) == "nWNnN"


@pytest.mark.rule("SAL-CONSP-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_black_cats_holder_who_draws_conspiracy_picks_the_own_card(edition: str) -> None:
    game = village(edition, turn=B, fronts={B: [BLACK_CAT]}, deck=[CONSPIRACY])

    draw(game, B)
    assert asked(game, B).about == mh.Seat(B)
    pick(game, B, 4)

    assert row(game, B) == "NNNNn"


@pytest.mark.rule("SAL-CONSP-04")
@pytest.mark.parametrize("characters", [{C: MARY_WARREN}, {C: MARTHA_COREY, B: MARY_WARREN}])
def test_the_black_cat_does_nothing_to_mary_warren_or_her_copy(characters: dict[int, Character]) -> None:
    game = village(fronts={C: [BLACK_CAT]}, characters=characters, deck=[CONSPIRACY])

    draw(game, A)

    assert told(game, CatHadNoPrey) == [CatHadNoPrey(C)]
    assert told(game, TryalRevealed) == []
    assert is_asked(game, A, "take")


@pytest.mark.rule("SAL-CONSP-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_black_cats_victims_are_gone_before_anything_is_taken(edition: str) -> None:
    fronts = {B: [BLACK_CAT, MATCHMAKER], D: [MATCHMAKER]}
    game = village(edition, 6, rows={B: "WNNNN", F: "WNNNN"}, fronts=fronts, deck=[CONSPIRACY])

    draw(game, A)
    pick(game, A, 0)

    assert told(game, Eliminated) == [Eliminated(B, "witch"), Eliminated(D, "matched")]
    assert is_asked_any(game, "last-words")
    assert not is_asked_any(game, "take")
    last_words(game)
    takers = []
    while is_asked_any(game, "take"):
        takers.append((game.decisions[0].seat, game.decisions[0].about))
        game.answer(game.decisions[0].id, game.decisions[0].options[0])
    assert takers == [(A, mh.Seat(C)), (C, mh.Seat(E)), (E, mh.Seat(F)), (F, mh.Seat(A))]


# --- step 2: everybody takes a card


@pytest.mark.rule("SAL-CONSP-06", "SAL-CONSP-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_living_player_takes_one_face_down_card_of_the_left_neighbour(edition: str) -> None:
    game = village(edition, 5, dead=[C], rows={B: "nnNNN", D: "KNNNn"}, deck=[CONSPIRACY])
    before = [set(cards) for cards in game.state.rows]
    counts = [len(face_down(game.state, seat)) for seat in range(5)]

    draw(game, A)
    take_tryals(game)

    after = [set(cards) for cards in game.state.rows]
    for taker, giver in ((A, B), (B, D), (D, E), (E, A)):
        assert len(after[taker] - before[taker]) == 1
        assert after[taker] - before[taker] <= before[giver]
    assert [len(face_down(game.state, seat)) for seat in range(5)] == counts == [5, 3, 0, 4, 5]


@pytest.mark.rule("SAL-CONSP-07")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_all_choose_at_once_and_the_cards_move_together(edition: str) -> None:
    game = village(edition, deck=[CONSPIRACY])
    before = list(game.state.rows)

    draw(game, A)
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(seat, "take") for seat in (A, B, C, D)]
    for seat in (D, B, A):
        pick(game, seat, 0)
    assert game.state.rows == before
    assert len(asked(game, C).options) == 5
    pick(game, C, 0)

    for seat in range(4):  # each got the card that was first in the neighbour's row when they chose
        assert before[(seat + 1) % 4][0] in game.state.rows[seat]


@pytest.mark.rule("SAL-CONSP-08")
@pytest.mark.parametrize(
    "options",
    [
        {"edition": "es"},
        {"conspiracy_take_order": "sequential_from_drawer"},
        {"conspiracy_take_order": "sequential_choices"},
    ],
)
def test_in_the_sequential_order_the_drawer_chooses_first_then_clockwise(options: dict[str, str]) -> None:
    game = village(turn=C, deck=[CONSPIRACY], options=options)

    draw(game, C)

    order = []
    while is_asked_any(game, "take"):
        assert len(game.decisions) == 1
        order.append(game.decisions[0].seat)
        pick(game, order[-1], 0)
    assert order == [C, D, A, B]


@pytest.mark.rule("SAL-CONSP-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_taker_picks_a_place_blindly_and_sees_the_card_once_it_is_theirs(edition: str) -> None:
    game = village(edition, rows={B: "NKNNN"}, deck=[CONSPIRACY])

    draw(game, A)

    assert asked(game, A).options == tuple(mh.Position(place) for place in range(5))
    assert faces(game, A, B) == [None] * 5
    pick(game, A, 1)
    assert told(game, TryalGained, A) == []
    assert faces(game, A, B) == [None] * 5
    take_tryals(game)
    assert [(event.face, event.giver) for event in told(game, TryalGained, A)] == [("constable", B)]
    assert "constable" in faces(game, A, A)
    assert "constable" not in [event.face for event in told(game, TryalGained, C)]


@pytest.mark.rule("SAL-CONSP-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_revealed_tryal_cards_never_move(edition: str) -> None:
    game = village(edition, rows={B: "nNnNN", D: "kNNNW"}, deck=[CONSPIRACY])
    revealed = [(B, 0, game.state.rows[B][0]), (B, 2, game.state.rows[B][2]), (D, 0, game.state.rows[D][0])]

    draw(game, A)
    refused(game, A, mh.Position(0))
    take_tryals(game)

    for seat, place, card in revealed:
        assert game.state.rows[seat][place] == card
    assert row(game, D).startswith("k")


@pytest.mark.rule("SAL-CONSP-12")
def test_en_shuffles_the_face_down_cards_of_every_row_afterwards() -> None:
    # after the exchange the face-down cards are 5 2 3 4 | 10 6 7 8 9 | 15 11 12 13 14 | 1 16 17 18 19
    orders = [[4, 3, 2, 5], [9, 8, 7, 6, 10], [11, 12, 13, 14, 15], [16, 1, 17, 18, 19]]
    game = village("en", rows={A: "nNNNN"}, deck=[CONSPIRACY], chance={"row": orders})

    draw(game, A)
    take_tryals(game)

    assert game.state.rows == [(0, *orders[0]), *[tuple(order) for order in orders[1:]]]
    assert told(game, RowShuffled) == [RowShuffled(seat) for seat in (A, B, C, D)]


@pytest.mark.rule("SAL-CONSP-12")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_fr_and_es_leave_the_rows_as_they_lie(edition: str) -> None:
    game = village(edition, rows={A: "nNNNN"}, deck=[CONSPIRACY])

    draw(game, A)
    take_tryals(game)

    assert game.state.rows[A] == (0, 5, 2, 3, 4)
    assert told(game, RowShuffled) == []


@pytest.mark.rule("SAL-CONSP-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_sees_the_own_new_row(edition: str) -> None:
    game = village(edition, deck=[CONSPIRACY])

    draw(game, A)
    take_tryals(game)

    names = {"N": "not-a-witch", "W": "witch", "K": "constable"}
    for seat in range(4):
        new = [names[letter] for letter in row(game, seat)]
        assert faces(game, seat, seat) == new
        assert list(told(game, TryalsSeen, seat)[-1].faces) == new
    assert "W" in row(game, C)


@pytest.mark.rule("SAL-CONSP-14", "SAL-CONSP-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_gets_a_witch_card_is_a_witch_and_who_loses_it_stays_one(edition: str) -> None:
    game = village(edition, deck=[CONSPIRACY, NIGHT])

    draw(game, A)
    assert game.view(C).own.team == "townspeople"
    take_tryals(game, {C: 0})  # the Witch card of D

    assert [game.view(seat).own.team for seat in (A, B, C, D)] == ["townspeople"] * 2 + ["witches"] * 2
    assert [seat for seat in range(4) if told(game, BecameWitch, seat)] == [C]
    assert [decision.kind for decision in game.decisions] == ["suspicion", "suspicion", "victim", "victim"]


@pytest.mark.rule("SAL-CONSP-15")
def test_the_vote_of_a_witch_without_a_card_still_counts_at_night() -> None:
    game = village(once_witches={D: C}, rows={C: "WNNNN", B: "KNNNN"}, deck=[NIGHT])

    draw(game, A)
    answer(game, D, B)
    game.expire(asked(game, C).id)
    stage(game, "gavel", {B: A})
    for decision in list(game.decisions):
        game.answer(decision.id, decision.options[0])

    assert told(game, TargetAnnounced) == [TargetAnnounced(B)]


@pytest.mark.rule("SAL-CONSP-16", "SAL-CONSP-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_constables_office_goes_with_the_card(edition: str) -> None:
    game = village(edition, deck=[CONSPIRACY, NIGHT])

    draw(game, A)
    take_tryals(game, {B: 0})  # the Constable card of C

    assert [game.view(seat).own.constable for seat in range(4)] == [False, True, False, False]
    stage(game, "victim", {}, others=A)
    assert [decision.seat for decision in game.decisions if decision.kind == "gavel"] == [B]
    stage(game, "gavel", {B: D, C: A})
    assert told(game, GavelGiven) == [GavelGiven(D)]


@pytest.mark.rule("SAL-CONSP-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_witch_and_the_others_learn_of_each_other_at_the_next_night(edition: str) -> None:
    game = village(edition, 6, rows={B: "WNNNN", D: "WNNNN"}, deck=[CONSPIRACY, ALIBI, NIGHT])

    draw(game, A)
    take_tryals(game, {A: 0, C: 1})  # A takes the Witch card of B

    assert game.view(A).own.team == "witches"
    assert D not in game.view(A).own.known_witches
    assert A not in game.view(D).own.known_witches
    assert told(game, FellowsSeen, A) == told(game, FellowsSeen, D) == []
    draw(game, B)
    assert set(game.view(A).own.known_witches) == {B, D}
    assert set(game.view(D).own.known_witches) == {A, B}
    assert told(game, FellowsSeen, A) == told(game, FellowsSeen, D) == [FellowsSeen((A, B, D))]


@pytest.mark.rule("SAL-CONSP-19")
@pytest.mark.parametrize(("place", "over"), [(0, True), (1, False)])
def test_the_witches_win_after_the_exchange_if_nobody_else_is_left(place: int, over: bool) -> None:
    game = village(rows={A: "WNnnn", B: "NNnnn"}, dead=[C, D], deck=[CONSPIRACY, ALIBI])

    draw(game, A)
    take_tryals(game, {A: 0, B: place})

    assert game.over == over
    assert hand(game, A) == ([] if over else [ALIBI])


@pytest.mark.rule("SAL-CONSP-20")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("deck", [[CONSPIRACY, ALIBI], [ALIBI, CONSPIRACY]])
def test_after_conspiracy_the_draw_is_completed_and_the_next_turn_begins(edition: str, deck: list[int]) -> None:
    game = village(edition, deck=deck)

    draw(game, A)
    take_tryals(game)

    assert hand(game, A) == [ALIBI]
    assert is_asked(game, B, "turn")
