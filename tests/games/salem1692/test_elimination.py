"""Elimination: section 13 of the rules."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.engine.values import DONE
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ASYLUM,
    BLACK_CAT,
    CARDS,
    CONSPIRACY,
    EVIDENCE,
    KINDS,
    MATCHMAKER,
    NIGHT,
    PIETY,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    CardsDiscarded,
    CatHadNoPrey,
    Eliminated,
    OneMoreWitchCard,
    PastDisclosed,
    TryalRevealed,
)
from meetinghouse.games.salem1692.roles.town_hall import JOHN_PROCTOR, MARTHA_COREY, MARY_WARREN, REBECCA_NURSE
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
    end,
    front,
    hand,
    is_asked,
    is_asked_any,
    is_living,
    kinds,
    last_words,
    night,
    pick,
    play,
    refused,
    row,
    take_tryals,
    told,
    village,
)


def try_player(game: Salem, accused: int, place: int) -> None:
    """A brings that player to trial with a Witness; this place is revealed (script "tryal" if chance decides)."""
    play(game, A, WITNESS, accused)
    if is_asked(game, A, "tryal"):
        pick(game, A, place)


# --- what eliminates


@pytest.mark.rule("SAL-ELIM-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("before", "after", "lives"), [("nnnnN", "nnnnn", False), ("nnnNN", "nnnnN", True)])
def test_a_player_is_eliminated_with_the_last_tryal_card(edition: str, before: str, after: str, lives: bool) -> None:
    place = before.index("N")
    game = village(edition, 5, rows={B: before}, hands={A: [WITNESS]}, chance={"tryal": [0]})

    try_player(game, B, place)

    assert row(game, B) == after
    assert is_living(game, B) == lives
    assert told(game, Eliminated) == ([] if lives else [Eliminated(B, "last-tryal")])


@pytest.mark.rule("SAL-ELIM-01")
def test_confessing_the_last_tryal_card_eliminates_too() -> None:
    game = village(players=5, rows={B: "nnnnN"}, deck=[NIGHT])

    draw(game, A)
    night(game, victim=A, gavel=A, confess={B: 4})

    assert told(game, Eliminated) == [Eliminated(B, "last-tryal")]


@pytest.mark.rule("SAL-ELIM-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("face", "lives"), [("W", False), ("K", True), ("N", True)])
def test_a_revealed_witch_card_eliminates_its_holder_and_no_other_face_does(
    edition: str, face: str, lives: bool
) -> None:
    rows = {B: face + "NNNN", F: "WNNNN"}
    game = village(edition, 6, rows=rows, hands={A: [WITNESS]}, chance={"tryal": [0]})

    try_player(game, B, 0)

    assert is_living(game, B) == lives
    assert told(game, Eliminated) == ([] if lives else [Eliminated(B, "witch")])


@pytest.mark.rule("SAL-ELIM-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_unprotected_night_target_is_eliminated(edition: str) -> None:
    game = village(edition, 5, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=C)

    assert told(game, Eliminated) == [Eliminated(B, "night")]
    assert not is_living(game, B)


@pytest.mark.rule("SAL-ELIM-04")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_fr_and_es_one_witch_card_of_several_eliminates_and_all_are_revealed(edition: str) -> None:
    rows = {B: "WNWNN", F: "WNNNN"}
    game = village(edition, 6, rows=rows, hands={A: [WITNESS]}, chance={"tryal": [0]})

    try_player(game, B, 0)

    assert told(game, Eliminated) == [Eliminated(B, "witch")]
    assert row(game, B) == "wnwnn"
    assert told(game, OneMoreWitchCard) == []


@pytest.mark.rule("SAL-ELIM-05", "SAL-ELIM-06")
def test_en_a_player_with_another_witch_card_lives_and_it_is_announced() -> None:
    game = village("en", 6, rows={B: "WNWNN", F: "WNNNN"}, hands={A: [WITNESS, STOCKS]})

    try_player(game, B, 0)

    assert is_living(game, B)
    assert row(game, B) == "wNWNN"
    for seat in (None, A, B, C, D, E, F):
        assert told(game, OneMoreWitchCard, seat) == [OneMoreWitchCard(B)]
        assert game.view(seat).people[B].one_more_witch_card
    play(game, A, STOCKS, B)
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-ELIM-05")
def test_en_the_last_of_several_witch_cards_eliminates() -> None:
    game = village("en", 6, rows={B: "wNWNN", F: "WNNNN"}, hands={A: [WITNESS]})

    try_player(game, B, 2)

    assert told(game, Eliminated) == [Eliminated(B, "witch")]
    assert told(game, OneMoreWitchCard) == []


@pytest.mark.rule("SAL-ELIM-07")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cause", ["trial", "night"])
def test_a_matched_partner_is_eliminated_too(edition: str, cause: str) -> None:
    fronts = {B: [MATCHMAKER], D: [MATCHMAKER]}
    rows = {B: "nnnnN", F: "WNNNN"}
    deck = [NIGHT]
    game = village(edition, 6, rows=rows, fronts=fronts, hands={A: [WITNESS]}, deck=deck, chance={"tryal": [0]})

    if cause == "trial":
        try_player(game, B, 4)
    else:
        draw(game, A)
        night(game, victim=B, gavel=A)

    assert [event.seat for event in told(game, Eliminated)] == [B, D]
    assert told(game, Eliminated)[1] == Eliminated(D, "matched")
    assert [seat for seat in range(6) if not is_living(game, seat)] == [B, D]


# --- what becomes of the eliminated player's cards


@pytest.mark.rule("SAL-ELIM-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_eliminated_player_reveals_all_tryal_cards_at_once(edition: str) -> None:
    rows = {B: "nWNKN", F: "WNNNN"}
    game = village(edition, 6, rows=rows, hands={A: [WITNESS]}, chance={"tryal": [0]})

    try_player(game, B, 1)

    assert row(game, B) == "nwnkn"
    assert [(event.place, event.cause) for event in told(game, TryalRevealed)] == [
        (1, "trial"),
        (2, "elimination"),
        (3, "elimination"),
        (4, "elimination"),
    ]
    assert [decision.kind for decision in game.decisions] == ["last-words"]


@pytest.mark.rule("SAL-ELIM-09")
def test_en_john_proctor_takes_from_the_hand_before_the_rest_is_discarded() -> None:
    hands = {A: [WITNESS], B: [ALIBI, EVIDENCE, STOCKS]}
    game = village("en", 6, rows={B: "nnnnN"}, hands=hands, fronts={B: [ASYLUM]}, characters={C: JOHN_PROCTOR})

    try_player(game, B, 4)
    assert is_asked(game, C, "john-takes")
    assert hand(game, B) == [EVIDENCE, ALIBI, STOCKS]
    assert front(game, B) == [ASYLUM]
    answer(game, C, CARDS[ALIBI])
    answer(game, C, DONE)

    assert hand(game, C) == [ALIBI]
    assert sorted(kinds(game.state.discard)) == [EVIDENCE, WITNESS, STOCKS, ASYLUM]


@pytest.mark.rule("SAL-ELIM-09")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_fr_and_es_john_proctor_takes_hand_and_blue_cards_before_the_rest_is_discarded(edition: str) -> None:
    hands = {A: [WITNESS], B: [ALIBI, EVIDENCE]}
    fronts = {B: [ASYLUM, STOCKS]}
    characters = {C: JOHN_PROCTOR}
    game = village(edition, 6, rows={B: "nnnnN"}, hands=hands, fronts=fronts, characters=characters)

    try_player(game, B, 4)

    assert hand(game, C) == [EVIDENCE, ALIBI, ASYLUM]
    assert sorted(kinds(game.state.discard)) == [WITNESS, STOCKS]


@pytest.mark.rule("SAL-ELIM-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hand_and_front_of_the_eliminated_are_discarded(edition: str) -> None:
    fronts = {B: [ACCUSATION, EVIDENCE, STOCKS, PIETY, BLACK_CAT]}
    game = village(edition, 6, hands={B: [ALIBI, ASYLUM]}, fronts=fronts, deck=[NIGHT])

    draw(game, A)
    night(game, victim=B, gavel=A)

    assert game.state.hands[B] == game.state.fronts[B] == ()
    assert sorted(kinds(game.state.discard)) == [ACCUSATION, EVIDENCE, ALIBI, STOCKS, ASYLUM, BLACK_CAT, PIETY]
    discards = told(game, CardsDiscarded)
    assert [(event.seat, event.why) for event in discards] == [(B, "elimination")] * 2
    assert discards[0].cards == (KINDS[ALIBI], KINDS[ASYLUM])


@pytest.mark.rule("SAL-ELIM-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_revealed_cards_of_the_eliminated_stay_for_all_to_see_and_never_move(edition: str) -> None:
    rows = {B: "nnknN", F: "WNNNN"}
    game = village(edition, 6, rows=rows, fronts={B: [BLACK_CAT]}, deck=[CONSPIRACY])
    cards = game.state.rows[B]

    draw(game, A)
    pick(game, A, 4)
    last_words(game)
    take_tryals(game)

    assert game.state.rows[B] == cards
    for seat in (None, A, B, F):
        public = game.view(seat).people[B].row
        assert [tryal.face for tryal in public] == ["not-a-witch"] * 2 + ["constable"] + ["not-a-witch"] * 2
        assert all(tryal.up for tryal in public)


# --- what is announced


@pytest.mark.rule("SAL-ELIM-12")
@pytest.mark.parametrize(
    ("edition", "options", "disclosed"),
    [
        ("en", {}, False),
        ("fr", {}, True),
        ("es", {}, True),
        ("en", {"disclose_ever_witch": True}, True),
        ("fr", {"disclose_ever_witch": False}, False),
    ],
)
@pytest.mark.parametrize("victim", [B, C])
def test_a_past_as_a_witch_is_announced_truthfully_where_the_edition_discloses(
    edition: str, options: dict[str, bool], disclosed: bool, victim: int
) -> None:
    rows = {D: "KNNNN", E: "WNNNN"}
    game = village(edition, 5, rows=rows, once_witches={B: E}, options=options, deck=[NIGHT])

    draw(game, A)
    night(game, victim=victim, gavel=A)

    assert not is_living(game, victim)
    expected = [PastDisclosed(victim, victim == B)] if disclosed else []
    assert told(game, PastDisclosed) == expected
    assert game.view(None).people[victim].witch is ((victim == B) if disclosed else None)


# --- being out


@pytest.mark.rule("SAL-ELIM-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_eliminated_player_takes_no_turn_and_is_no_target(edition: str) -> None:
    game = village(edition, 5, rows={B: "nnnnN"}, hands={A: [WITNESS, STOCKS, PIETY, ACCUSATION]})

    try_player(game, B, 4)
    last_words(game)
    for card in (STOCKS, ACCUSATION, PIETY):
        answer(game, A, CARDS[card])
        assert refused(game, A, B) == "SAL-COLOR-07"
        answer(game, A, D)
    end(game, A)

    assert is_asked(game, C, "turn")


@pytest.mark.rule("SAL-ELIM-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_eliminated_player_takes_no_part_in_conspiracy_or_night(edition: str) -> None:
    rows = {B: "WNNNN", E: "WNNNN"}
    game = village(edition, 6, rows=rows, dead=[B], deck=[CONSPIRACY, NIGHT])
    row_before = game.state.rows[B]

    draw(game, A)
    takers = {}
    while is_asked_any(game, "take"):
        decision = game.decisions[0]
        takers[decision.seat] = decision.about
        game.answer(decision.id, decision.options[-1])
    assert set(takers) == {A, C, D, E, F}
    assert takers[A] == mh.Seat(C)
    assert game.state.rows[B] == row_before
    for _stage in ("victim", "gavel", "confess"):
        assert [decision.seat for decision in game.decisions] == [A, C, D, E, F]
        assert all(mh.Seat(B) not in decision.options for decision in game.decisions)
        assert B not in {offer.seat for offer in game.offers}
        for decision in list(game.decisions):
            game.answer(decision.id, decision.options[0])


@pytest.mark.rule("SAL-ELIM-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ability_of_an_eliminated_player_has_ended(edition: str) -> None:
    characters = {C: REBECCA_NURSE, D: MARTHA_COREY}
    game = village(edition, 6, dead=[C], characters=characters, hands={A: [WITNESS, STOCKS]}, chance={"tryal": [1]})

    assert game.view(None).people[C].ability == "nobody"
    try_player(game, B, 1)

    assert not is_asked_any(game, "rebecca-draws")  # neither Rebecca nor Martha, who sat next to her
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-ELIM-14")
def test_a_dead_neighbours_immunity_protects_martha_no_more() -> None:
    characters = {B: MARY_WARREN, C: MARTHA_COREY}
    game = village(players=5, dead=[B], characters=characters, fronts={C: [BLACK_CAT]}, deck=[CONSPIRACY])

    draw(game, A)

    assert told(game, CatHadNoPrey) == []
    assert asked(game, A).about == mh.Seat(C)


@pytest.mark.rule("SAL-ELIM-14")
def test_john_proctor_takes_nothing_when_he_is_eliminated_with_his_partner() -> None:
    fronts = {B: [MATCHMAKER], C: [MATCHMAKER]}
    hands = {A: [WITNESS], B: [ALIBI, EVIDENCE]}
    game = village("en", 6, rows={B: "nnnnN"}, fronts=fronts, hands=hands, characters={C: JOHN_PROCTOR})

    try_player(game, B, 4)

    assert [decision.kind for decision in game.decisions] == ["last-words"]
    assert hand(game, C) == []


@pytest.mark.rule("SAL-ELIM-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_eliminated_win_and_lose_with_their_team(edition: str) -> None:
    # D gave the Witch card to E and died; C, a townsperson, died too
    rows = {E: "WNNNN"}
    game = village(edition, 5, rows=rows, once_witches={D: E}, dead=[C, D], hands={A: [WITNESS]}, chance={"tryal": [0]})

    try_player(game, E, 0)

    assert game.outcome is not None
    assert game.outcome.winners == (A, B, C)
    assert game.outcome.sides == ("townspeople", "townspeople", "townspeople", "witches", "witches")
