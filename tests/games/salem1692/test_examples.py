"""The worked examples of the rulebook: set-up, accusations, cards, the turn."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.engine.values import NO
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ARSON,
    ASYLUM,
    BLACK_CAT,
    CARDS,
    CONSPIRACY,
    CONSTABLE,
    CURSE,
    EVIDENCE,
    KIND,
    MATCHMAKER,
    NIGHT,
    NOT_A_WITCH,
    PIETY,
    ROBBERY,
    SCAPEGOAT,
    STOCKS,
    WITCH,
    WITNESS,
)
from meetinghouse.games.salem1692.events import CardsLeftGame, TrialBegan, TrialDeclined, TurnSkipped
from meetinghouse.games.salem1692.queries import partner, total
from meetinghouse.games.salem1692.roles.town_hall import COTTON_MATHER, GEORGE_BURROUGHS, THOMAS_DANFORTH, Character
from tests.games.salem1692.village import (
    EDITIONS,
    USEFUL,
    A,
    B,
    C,
    D,
    answer,
    asked,
    draw,
    end,
    expire,
    front,
    hand,
    is_asked,
    is_living,
    kinds,
    last_words,
    opening,
    pick,
    play,
    refused,
    row,
    told,
    village,
)

# --- setup


@pytest.mark.rule("SAL-EX-01")
@pytest.mark.parametrize(("script", "index"), [(0, 39), (20, 19)])
def test_six_players_in_english_begin_with_the_cards_of_the_example(script: int, index: int) -> None:
    game = opening("en", 6, chance={"night": [script]})
    state = game.state

    assert [state.faces.count(face) for face in (NOT_A_WITCH, WITCH, CONSTABLE)] == [27, 2, 1]
    assert [len(cards) for cards in state.rows] == [5] * 6
    assert [len(cards) for cards in state.hands] == [3] * 6
    assert len(state.deck) == 40
    assert kinds(state.deck[::-1]).index(NIGHT) == index
    assert CONSPIRACY in kinds(state.deck)
    assert kinds(state.aside) == [BLACK_CAT]
    with pytest.raises(ValueError, match="a number below 21 was due"):
        opening("en", 6, chance={"night": [21]})


@pytest.mark.rule("SAL-EX-02")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_nine_players_in_french_and_spanish_begin_with_the_cards_of_the_example(edition: str) -> None:
    state = opening(edition, 9).state

    assert [state.faces.count(face) for face in (NOT_A_WITCH, WITCH, CONSTABLE)] == [33, 2, 1]
    assert [len(cards) for cards in state.rows] == [4] * 9
    assert [len(cards) for cards in state.hands] == [3] * 9
    assert len(state.deck) == 31
    assert CONSPIRACY in kinds(state.deck)
    assert kinds(state.deck[::-1]).index(NIGHT) == 30


@pytest.mark.rule("SAL-EX-03")
def test_a_dealt_conspiracy_goes_back_and_another_card_is_dealt_in_english() -> None:
    cards = [card for card, kind in enumerate(KIND) if kind not in (NIGHT, BLACK_CAT)]
    conspiracy = KIND.index(CONSPIRACY)
    cards.remove(conspiracy)
    dealt = [*cards[:-10], conspiracy, *cards[-10:]]  # from the end: nine cards for A, B and C, then three for D
    rest = cards[:-11]

    game = opening("en", 4, chance={"deck": [dealt], "redeal": [[*rest, conspiracy], [conspiracy, *rest]]})

    assert game.state.hands[D] == (cards[-10], cards[-11], rest[-1])
    assert kinds(game.state.deck).count(CONSPIRACY) == 1


# --- trials


@pytest.mark.rule("SAL-EX-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_accusations_beyond_the_threshold_are_lost(edition: str) -> None:
    game = village(
        edition,
        rows={B: "NNN"},
        hands={A: [EVIDENCE, ACCUSATION]},
        fronts={B: [ACCUSATION] * 6},
        chance={"tryal": [1]},
    )

    play(game, A, EVIDENCE, B)
    if edition != "fr":
        assert asked(game, A).options == (mh.Position(0), mh.Position(1), mh.Position(2))
        pick(game, A, 1)

    assert told(game, TrialBegan) == [TrialBegan(B, A)]
    assert row(game, B) == "NnN"
    assert sorted(kinds(game.state.discard)) == [ACCUSATION] * 6 + [EVIDENCE]
    assert total(game.state, B) == 0
    play(game, A, ACCUSATION, B)
    assert total(game.state, B) == 1


@pytest.mark.rule("SAL-EX-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_turn_can_lead_to_two_trials_except_in_spanish(edition: str) -> None:
    game = village(edition, hands={A: [WITNESS, EVIDENCE, EVIDENCE, ACCUSATION]})

    play(game, A, WITNESS, B)
    assert told(game, TrialBegan) == [TrialBegan(B, A)]
    if edition != "fr":
        pick(game, A, 0)
    for expected in (3, 6):
        play(game, A, EVIDENCE, B)
        assert total(game.state, B) == expected
    answer(game, A, CARDS[ACCUSATION])
    if edition == "es":
        assert refused(game, A, B) == "SAL-TRIAL-13"
        assert (hand(game, A), total(game.state, B)) == ([ACCUSATION], 6)
    else:
        answer(game, A, B)
        assert told(game, TrialBegan) == [TrialBegan(B, A)] * 2


@pytest.mark.rule("SAL-EX-06")
@pytest.mark.parametrize(
    ("thomas", "george", "piety", "before", "may"),
    [
        pytest.param(True, False, False, 5, True, id="a"),
        pytest.param(False, False, False, 5, False, id="b"),
        pytest.param(True, True, False, 6, True, id="c"),
        pytest.param(False, True, False, 6, False, id="d"),
        pytest.param(True, False, True, 11, True, id="e"),
        pytest.param(True, False, True, 10, False, id="one fewer than e"),
        pytest.param(True, True, True, 13, True, id="f"),
        pytest.param(True, True, True, 12, False, id="one fewer than f"),
        pytest.param(False, True, True, 14, False, id="g"),
    ],
)
def test_the_threshold_depends_on_the_accuser_george_and_piety_in_english(
    thomas: bool, george: bool, piety: bool, before: int, may: bool
) -> None:
    characters: dict[int, Character] = {}
    if thomas:
        characters[A] = THOMAS_DANFORTH
    if george:
        characters[B] = GEORGE_BURROUGHS
    fronts = {B: [ACCUSATION] * before + [PIETY] * piety}
    game = village("en", hands={A: [ACCUSATION]}, fronts=fronts, characters=characters)

    play(game, A, ACCUSATION, B)

    assert total(game.state, B) == before + 1
    assert is_asked(game, A, "hold-trial") is may
    assert told(game, TrialBegan) == []


@pytest.mark.rule("SAL-EX-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_if_thomas_declines_a_trial_it_is_held_at_the_full_threshold(edition: str) -> None:
    hands, fronts = {B: [ACCUSATION], D: [ACCUSATION]}, {C: [ACCUSATION] * 5}
    game = village(edition, turn=B, dead=(A,), hands=hands, fronts=fronts, characters={B: THOMAS_DANFORTH})

    play(game, B, ACCUSATION, C)
    answer(game, B, NO)
    assert told(game, TrialDeclined) == [TrialDeclined(C, B)]
    assert front(game, C) == [ACCUSATION] * 6
    end(game, B)
    draw(game, C)
    play(game, D, ACCUSATION, C)

    assert told(game, TrialBegan) == [TrialBegan(C, D)]


@pytest.mark.rule("SAL-EX-08")
def test_whoever_loses_piety_above_the_threshold_is_tried_at_once_in_english() -> None:
    game = village("en", hands={A: [CURSE]}, fronts={D: [PIETY] + [EVIDENCE] * 3})

    play(game, A, CURSE, D, CARDS[PIETY])
    assert kinds(game.state.discard) == [CURSE, PIETY]
    assert told(game, TrialBegan) == [TrialBegan(D, A)]
    pick(game, A, 4)

    assert (row(game, D), front(game, D)) == ("WNNNn", [])


@pytest.mark.rule("SAL-EX-08")
@pytest.mark.parametrize(("george", "accusations"), [(False, 6), (True, 7)])
def test_whoever_loses_piety_below_the_threshold_is_not_tried_in_english(george: bool, accusations: int) -> None:
    characters = {D: GEORGE_BURROUGHS} if george else {}
    fronts = {D: [PIETY] + [ACCUSATION] * accusations}
    game = village("en", hands={A: [CURSE]}, fronts=fronts, characters=characters)

    play(game, A, CURSE, D, CARDS[PIETY])

    assert told(game, TrialBegan) == []
    assert front(game, D) == [ACCUSATION] * accusations


@pytest.mark.rule("SAL-EX-09")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_piety_forbids_accusations_but_not_scapegoat_in_french_and_spanish(edition: str) -> None:
    fronts = {C: [ACCUSATION], D: [PIETY] + [ACCUSATION] * 6}
    game = village(edition, hands={A: [ACCUSATION, SCAPEGOAT]}, fronts=fronts)

    answer(game, A, CARDS[ACCUSATION])
    assert refused(game, A, D) == "SAL-CARD-PIETY-03"
    expire(game, A)
    play(game, A, SCAPEGOAT, C, D)

    assert told(game, TrialBegan) == [TrialBegan(D, A)]


# --- green and blue cards


@pytest.mark.rule("SAL-EX-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_alibi_removes_cards_of_three_points_in_all(edition: str) -> None:
    game = village(edition, turn=B, hands={B: [ALIBI]}, fronts={C: [EVIDENCE, ACCUSATION, ACCUSATION]})
    accusation, evidence = CARDS[ACCUSATION], CARDS[EVIDENCE]
    assert total(game.state, C) == 5

    play(game, B, ALIBI, C)

    assert set(asked(game, B).options) == {(evidence,), (accusation, accusation), (accusation,)}
    refused(game, B, (evidence, accusation))


@pytest.mark.rule("SAL-EX-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_alibi_removes_three_cards_that_count_one_point_each_for_cotton_mather(edition: str) -> None:
    game = village(edition, turn=B, hands={B: [ALIBI]}, fronts={C: [EVIDENCE] * 3}, characters={C: COTTON_MATHER})
    assert total(game.state, C) == 3

    play(game, B, ALIBI, C, (CARDS[EVIDENCE],) * 3)

    assert front(game, C) == []


@pytest.mark.rule("SAL-EX-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_alibi_has_no_effect_on_a_witness(edition: str) -> None:
    hands, fronts = {B: [ALIBI]}, {C: [WITNESS], D: [ACCUSATION]}
    game = village(edition, turn=B, hands=hands, fronts=fronts, characters={C: GEORGE_BURROUGHS}, options=USEFUL)

    answer(game, B, CARDS[ALIBI])

    assert refused(game, B, C) == "SAL-CARD-ALIBI-03"


@pytest.mark.rule("SAL-EX-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_second_matchmaker_is_refused_in_english_and_discards_both_elsewhere(edition: str) -> None:
    game = village(edition, hands={A: [MATCHMAKER]}, fronts={C: [MATCHMAKER]})

    answer(game, A, CARDS[MATCHMAKER])
    if edition == "en":
        assert refused(game, A, C) == "SAL-CARD-MATCHMAKER-05"
    else:
        answer(game, A, C)
        assert (front(game, C), kinds(game.state.discard)) == ([], [MATCHMAKER] * 2)


@pytest.mark.rule("SAL-EX-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_scapegoat_leaves_the_matchmaker_in_english_and_discards_both_elsewhere(edition: str) -> None:
    fronts = {B: [MATCHMAKER, STOCKS, ACCUSATION, ACCUSATION], C: [MATCHMAKER]}
    game = village(edition, hands={A: [SCAPEGOAT]}, fronts=fronts)

    play(game, A, SCAPEGOAT, B, C)

    if edition == "en":
        assert front(game, B) == [MATCHMAKER]
        assert front(game, C) == [ACCUSATION, ACCUSATION, STOCKS, MATCHMAKER]
        assert partner(game.state, B) == C
    else:
        assert front(game, B) == []
        assert front(game, C) == [ACCUSATION, ACCUSATION, STOCKS]
        assert sorted(kinds(game.state.discard)) == [SCAPEGOAT, MATCHMAKER, MATCHMAKER]
    end(game, A)
    draw(game, B)
    assert told(game, TurnSkipped) == [TurnSkipped(C)]


@pytest.mark.rule("SAL-EX-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_stocks_skip_two_turns(edition: str) -> None:
    game = village(edition, turn=B, fronts={C: [STOCKS] * 2})

    for left in ([STOCKS], []):
        draw(game, B)
        assert is_asked(game, D, "turn")
        assert front(game, C) == left
        draw(game, D)
        draw(game, A)
    draw(game, B)

    assert is_asked(game, C, "turn")


@pytest.mark.rule("SAL-EX-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_two_players_left_some_cards_leave_the_game_or_are_refused(edition: str) -> None:
    game = village(
        edition,
        rows={A: "NNN", B: "WNK", C: "N"},
        dead=(D,),
        hands={A: [ACCUSATION, ROBBERY, ASYLUM], B: [CURSE]},
        fronts={A: [PIETY], C: [ACCUSATION] * 6},
        deck=[MATCHMAKER, EVIDENCE, ALIBI],
    )

    play(game, A, ACCUSATION, C)
    if edition != "fr":
        pick(game, A, 0)
    last_words(game)

    assert not is_living(game, C)
    assert hand(game, B) == [CURSE]
    if edition == "en":
        assert (hand(game, A), front(game, A)) == ([ROBBERY, ASYLUM], [PIETY])
    else:
        assert (hand(game, A), front(game, A)) == ([] if edition == "fr" else [ROBBERY], [])
        gone = {"fr": ("robbery", "asylum", "piety"), "es": ("asylum", "piety")}[edition]
        assert told(game, CardsLeftGame) == [CardsLeftGame(A, gone)]
    if edition != "fr":
        assert refused(game, A, CARDS[ROBBERY]) == "SAL-TWO-04"
    end(game, A)
    draw(game, B)
    if edition == "en":
        assert hand(game, B) == [EVIDENCE, CURSE, MATCHMAKER]
    else:
        assert hand(game, B) == [EVIDENCE, ALIBI, CURSE]
        assert told(game, CardsLeftGame)[-1] == CardsLeftGame(B, ("matchmaker",))


@pytest.mark.rule("SAL-EX-32")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("plays", [False, True])
def test_when_the_hourglass_runs_out_the_turn_ends(edition: str, plays: bool) -> None:
    game = village(edition, turn=B, hands={B: [ACCUSATION]})
    if plays:
        play(game, B, ACCUSATION, A)

    game.answer("2-hourglass", mh.Word("turn"))
    assert asked(game, B).timer == 30
    expire(game, B)

    assert len(game.state.hands[B]) == (0 if plays else 3)
    assert is_asked(game, C, "turn")


@pytest.mark.rule("SAL-EX-51")
@pytest.mark.parametrize("edition", EDITIONS)
def test_arson_discards_a_hand_and_is_refused_against_an_empty_one(edition: str) -> None:
    game = village(edition, hands={A: [ARSON], D: [BLACK_CAT, ALIBI, ACCUSATION]}, fronts={D: [STOCKS]}, options=USEFUL)

    play(game, A, ARSON, D)

    assert hand(game, D) == []
    assert game.view(None).table.discard == ("arson", "black-cat", "alibi", "accusation")
    assert front(game, D) == [STOCKS]
    again = village(edition, hands={A: [ARSON], B: [ALIBI]}, options=USEFUL)
    answer(again, A, CARDS[ARSON])
    assert refused(again, A, D) == "SAL-RULING-06"
