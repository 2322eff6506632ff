"""Rulings on dawn and night: the witches' vote, the gavel, confessions, and what eliminated players see."""

from __future__ import annotations

from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine.values import YES
from meetinghouse.games.salem1692.components import ACCUSATION, ALIBI, ASYLUM, BLACK_CAT, NIGHT
from meetinghouse.games.salem1692.events import (
    CatGiven,
    Confessed,
    Eliminated,
    GavelGiven,
    TargetAnnounced,
    TargetSafe,
    TryalRevealed,
    TurnBegan,
    TurnSkipped,
    WitchSigned,
)
from meetinghouse.games.salem1692.roles.town_hall import MARY_WARREN, REBECCA_NURSE
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
    confess_all,
    draw,
    expire,
    front,
    is_asked,
    is_asked_any,
    is_living,
    kinds,
    last_words,
    night,
    opening,
    pick,
    row,
    stage,
    told,
    village,
)

# --- the witches' vote

TWO_WITCHES = {A: "WNNNN", B: "WNNNN", C: "KNNNN"}


@pytest.mark.rule("SAL-RULING-09")
def test_at_dawn_each_witch_sees_the_others_choice_and_may_change_the_own() -> None:
    game = opening("en", 6, rows=TWO_WITCHES)
    first = asked(game, A).id

    game.answer(first, mh.Seat(C))
    assert (A, C) in game.view(B).own.signs
    assert told(game, WitchSigned, B) == [WitchSigned(A, C)]
    game.answer(first, mh.Seat(D))
    stage(game, "cat", {B: D})

    assert told(game, CatGiven) == [CatGiven(D)]
    assert told(game, WitchSigned, C) == [WitchSigned(C, A)]


@pytest.mark.rule("SAL-RULING-09")
def test_at_dawn_most_votes_win() -> None:
    rows = {A: "WNNNN", B: "WNNNN", C: "WNNNK"}
    game = opening("en", 6, rows=rows, options={"extra_witch": True})

    stage(game, "cat", {A: E, B: D, C: D}, others=F)

    assert front(game, D) == [BLACK_CAT]


@pytest.mark.rule("SAL-RULING-09")
@pytest.mark.parametrize(("script", "holder"), [(0, C), (1, E)])
def test_at_dawn_a_tie_is_drawn_among_the_tied(script: int, holder: int) -> None:
    game = opening("en", 6, rows=TWO_WITCHES, chance={"tie": [script]})

    stage(game, "cat", {A: E, B: C}, others=F)

    assert told(game, CatGiven) == [CatGiven(holder)]


@pytest.mark.rule("SAL-RULING-09")
@pytest.mark.parametrize("script", range(6))
def test_at_dawn_without_a_vote_the_seat_is_drawn_among_all_players(script: int) -> None:
    game = opening("en", 6, rows=TWO_WITCHES, chance={"no vote": [script]})
    answer(game, C, F)  # a townsperson's suspicion is not a vote

    expire(game, A)

    assert told(game, CatGiven) == [CatGiven(script)]


def two_witches_at_night(edition: str = "en", chance: dict[str, list[Any]] | None = None) -> Salem:
    """A and B are witches, F is dead, and A has drawn Night; the witches are being asked."""
    rows = {A: "WNNNN", B: "WNNNN", C: "KNNNN"}
    game = village(edition, 6, rows=rows, dead=(F,), deck=[NIGHT], chance=chance)
    draw(game, A)
    return game


def finish(game: Salem) -> int:
    """Only E is protected, and nobody confesses; returns the witches' target."""
    stage(game, "gavel", {C: E})
    confess_all(game)
    return told(game, TargetAnnounced)[-1].seat


@pytest.mark.rule("SAL-RULING-10")
def test_at_night_the_seat_with_most_votes_is_the_target() -> None:
    game = village(players=6, rows={A: "WNNNN", B: "WNNNN", C: "WNNNN"}, deck=[NIGHT])
    draw(game, A)

    stage(game, "victim", {A: D, B: E, C: E}, others=F)

    assert finish(game) == E


@pytest.mark.rule("SAL-RULING-10")
@pytest.mark.parametrize(("script", "target"), [(0, C), (1, D)])
def test_at_night_a_tie_is_drawn_among_the_tied(script: int, target: int) -> None:
    game = two_witches_at_night(chance={"tie": [script]})

    stage(game, "victim", {A: D, B: C}, others=E)

    assert finish(game) == target


@pytest.mark.rule("SAL-RULING-10")
def test_at_night_without_a_vote_the_target_is_drawn_among_the_living() -> None:
    game = two_witches_at_night(chance={"no vote": [4]})
    assert mh.Seat(F) not in asked(game, A).options

    expire(game, A)

    assert finish(game) == E


@pytest.mark.rule("SAL-RULING-10")
def test_at_night_a_witch_may_change_her_mind_and_the_last_sign_counts() -> None:
    game = two_witches_at_night()
    game.answer("0-sign", mh.Seat(D))
    game.answer("0-sign", mh.Seat(C))
    assert (A, C) in game.view(B).own.signs

    expire(game, B)

    assert finish(game) == C


@pytest.mark.rule("SAL-RULING-85")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_witch_may_vote_for_a_player_with_asylum(edition: str) -> None:
    game = village(edition, fronts={B: [ASYLUM]}, deck=[NIGHT])
    draw(game, A)
    assert mh.Seat(B) in asked(game, D).options

    night(game, victim=B, gavel=A)

    assert told(game, TargetSafe) == [TargetSafe(B, "asylum")]
    assert is_living(game, B)


@pytest.mark.rule("SAL-RULING-89")
@pytest.mark.parametrize("edition", EDITIONS)
def test_asylum_is_not_used_up_by_a_night(edition: str) -> None:
    game = village(edition, fronts={B: [ASYLUM]}, deck=[NIGHT], rest="gone")
    draw(game, A)
    night(game, victim=B, gavel=A)
    assert front(game, B) == [ASYLUM]

    draw(game, B)
    night(game, victim=B, gavel=A)

    assert told(game, TargetSafe) == [TargetSafe(B, "asylum")] * 2


# --- the gavel


@pytest.mark.rule("SAL-RULING-11")
@pytest.mark.parametrize(("script", "safe"), [(0, A), (1, B), (2, D)])
def test_without_a_choice_the_gavel_goes_to_a_random_other_player(script: int, safe: int) -> None:
    game = village("en", deck=[NIGHT], chance={"gavel": [script]})
    draw(game, A)
    stage(game, "victim", {}, others=A)

    expire(game, A)

    assert told(game, GavelGiven) == [GavelGiven(safe)]


@pytest.mark.rule("SAL-RULING-11")
def test_the_random_gavel_never_goes_to_the_constable() -> None:
    game = village("en", deck=[NIGHT], chance={"gavel": [3]})
    draw(game, A)
    stage(game, "victim", {}, others=A)

    with pytest.raises(ValueError, match="a number below 3 was due"):
        expire(game, A)


@pytest.mark.rule("SAL-RULING-11")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_in_the_ghost_game_without_a_choice_the_gavel_goes_to_nobody(edition: str) -> None:
    game = village(edition, 2, rows={A: "NNNNK", B: "WNNNN"}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {}, others=A)

    expire(game, A)

    assert told(game, GavelGiven) == []
    assert is_asked_any(game, "confess")


@pytest.mark.rule("SAL-RULING-45")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_gavel_counts_though_the_constable_confesses_the_constable_card(edition: str) -> None:
    game = village(edition, deck=[NIGHT])
    draw(game, A)

    night(game, victim=B, gavel=B, confess={C: 0})

    assert row(game, C) == "kNNNN"
    assert told(game, TargetSafe) == [TargetSafe(B, "gavel")]


@pytest.mark.rule("SAL-RULING-84")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_constable_may_protect_the_same_player_on_successive_nights(edition: str) -> None:
    game = village(edition, deck=[NIGHT], rest="gone")
    for seat in (A, B):
        draw(game, seat)
        night(game, victim=A, gavel=A)

    assert told(game, GavelGiven) == [GavelGiven(A)] * 2
    assert told(game, TargetSafe) == [TargetSafe(A, "gavel")] * 2


@pytest.mark.rule("SAL-RULING-84")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_two_living_players_the_constable_can_choose_only_the_other(edition: str) -> None:
    game = village(edition, rows={A: "KNN", B: "WNN", C: "NNN", D: "NNN"}, dead=(C, D), deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {}, others=A)

    assert is_asked(game, A, "gavel")
    assert asked(game, A).options == (mh.Seat(B),)


# --- confessions


@pytest.mark.rule("SAL-RULING-44")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_confession_is_settled_in_order_of_arrival_before_the_next(edition: str) -> None:
    game = two_witches_at_night(edition)
    stage(game, "victim", {}, others=D)
    stage(game, "gavel", {C: E})
    pick(game, D, 0)
    pick(game, B, 0)
    assert told(game, Eliminated) == [Eliminated(B, "witch")]
    assert not is_asked_any(game, "confess")  # B's last words come first
    last_words(game)
    pick(game, C, 1)

    assert [event.seat for event in told(game, Confessed)] == [D, B, C]
    assert is_asked(game, A, "confess")


@pytest.mark.rule("SAL-RULING-44")
def test_nobody_confesses_twice_in_a_night() -> None:
    game = two_witches_at_night()
    stage(game, "victim", {}, others=D)
    stage(game, "gavel", {C: E})
    question = asked(game, D).id

    pick(game, D, 0)

    assert not is_asked(game, D, "confess")
    assert [offer for offer in game.offers if offer.seat == D] == []
    with pytest.raises(mh.Refused):
        game.answer(question, mh.Position(1))
    assert row(game, D) == "nNNNN"


@pytest.mark.rule("SAL-RULING-44")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("cards", "place", "cause"), [("Nnnnn", 0, "last-tryal"), ("NWNNN", 1, "witch")])
def test_confessing_the_last_or_only_witch_card_is_allowed_and_eliminates(
    edition: str, cards: str, place: int, cause: str
) -> None:
    game = village(edition, 6, rows={B: cards, E: "KNN", F: "WNN"}, deck=[NIGHT])
    draw(game, A)

    night(game, victim=C, gavel=C, confess={B: place})

    assert told(game, Eliminated) == [Eliminated(B, cause)]


@pytest.mark.rule("SAL-RULING-66")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_gavel_or_asylum_may_still_confess(edition: str) -> None:
    game = village(edition, fronts={A: [ASYLUM]}, deck=[NIGHT])
    draw(game, A)

    night(game, victim=B, gavel=B, confess={B: 0, A: 0})

    assert told(game, Confessed) == [Confessed(B), Confessed(A)]
    assert (row(game, A), row(game, B)) == ("nNNNN", "nNNNN")


# --- the first turn


@pytest.mark.rule("SAL-RULING-70")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mary_warren_with_the_black_cat_takes_the_first_turn(edition: str) -> None:
    game = opening(edition, 4, rows={A: "WNNNK"}, characters={C: MARY_WARREN})

    stage(game, "cat", {A: C})

    assert is_asked(game, C, "turn")


@pytest.mark.rule("SAL-RULING-79")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cat", range(5))
def test_after_dawn_nothing_lies_in_front_but_the_black_cat(edition: str, cat: int) -> None:
    game = opening(edition, 5, rows={A: "WNNNK"})

    stage(game, "cat", {A: cat})

    assert [kinds(cards) for cards in game.state.fronts] == [[BLACK_CAT] if seat == cat else [] for seat in range(5)]
    assert told(game, TurnBegan) == [TurnBegan(cat)]
    assert told(game, TurnSkipped) == []


def dawn_with_penalty() -> Salem:
    """Spanish edition: B gets the Black Cat at dawn and loses a tryal card; D is Rebecca Nurse."""
    game = opening(
        "es",
        6,
        rows={A: "WNNNN", B: "WNNNN", C: "KNNNN"},
        characters={D: REBECCA_NURSE},
        options={"dawn_cat_penalty": True},
    )
    stage(game, "cat", {A: B, B: B})
    return game


@pytest.mark.rule("SAL-RULING-74")
def test_by_the_dawn_penalty_the_receiver_picks_the_own_card_and_rebecca_may_draw() -> None:
    game = dawn_with_penalty()
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(B, "tryal")]

    pick(game, B, 3)

    assert row(game, B) == "WNNnN"
    assert told(game, TurnBegan) == []
    answer(game, D, YES)
    assert len(game.state.hands[D]) == 4
    assert told(game, TurnBegan) == [TurnBegan(B)]


@pytest.mark.rule("SAL-RULING-74")
def test_the_dawn_penalty_has_all_consequences() -> None:
    game = dawn_with_penalty()

    pick(game, B, 0)

    assert told(game, TryalRevealed)[0] == TryalRevealed(B, 0, "witch", "dawn")
    assert told(game, Eliminated) == [Eliminated(B, "witch")]


# --- after elimination, and windows of time


@pytest.mark.rule("SAL-RULING-61")
@pytest.mark.parametrize(("dead_view", "sees"), [("public", False), ("moderator", True)])
def test_the_eliminated_see_only_what_is_public_unless_the_table_says_otherwise(dead_view: str, sees: bool) -> None:
    game = village("en", hands={A: [ALIBI]}, deck=[NIGHT], options={"dead_view": dead_view})
    draw(game, A)

    night(game, victim=B, gavel=A)
    assert not is_living(game, B)
    assert game.view(B).people[D].row[0].face is None  # players who may still say last words see nothing yet
    last_words(game)

    assert (game.view(B).people[D].row[0].face == "witch") is sees
    assert ("alibi" in game.view(B).people[A].known_hand) is sees


@pytest.mark.rule("SAL-RULING-62")
def test_only_the_turn_uses_the_hourglass_and_other_decisions_their_own_windows() -> None:
    options = {"hourglass_seconds": 77, "decision_window_s": 11, "last_words_window_s": 13}
    game = village(
        "en", rows={B: "N", C: "KNN"}, hands={A: [ACCUSATION] * 2}, fronts={B: [ACCUSATION] * 6}, options=options
    )
    assert asked(game, A).timer is None

    game.answer("2-hourglass", mh.Word("turn"))
    assert asked(game, A).timer == 77
    answer(game, A, mh.Card("accusation"))
    assert asked(game, A).timer == 11
    answer(game, A, B)
    assert (asked(game, A).kind, asked(game, A).timer) == ("tryal", 11)
    pick(game, A, 0)
    assert (asked(game, B).kind, asked(game, B).timer) == ("last-words", 13)


@pytest.mark.rule("SAL-RULING-62")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_missing_choice_never_blocks_the_game(edition: str) -> None:
    game: Salem = mh.start("salem1692", 5, seed=62, options={"edition": edition, "turn_timer_mode": "always"})
    for _ in range(20000):
        if game.over:
            break
        game.expire(game.decisions[0].id)

    assert game.over
