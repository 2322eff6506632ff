"""The worked examples of the rulebook: the characters."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.engine.values import DONE, NO, YES
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ASYLUM,
    BLACK_CAT,
    CARDS,
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    NIGHT,
    ROBBERY,
    SCAPEGOAT,
    STOCKS,
)
from meetinghouse.games.salem1692.events import (
    CardRecovered,
    CardsShown,
    Confessed,
    Eliminated,
    PoolSeen,
    TargetSafe,
    TrialBegan,
    TryalRevealed,
)
from meetinghouse.games.salem1692.roles.town_hall import (
    ABIGAIL_WILLIAMS,
    GILES_COREY,
    JOHN_PROCTOR,
    MARTHA_COREY,
    SAMUEL_PARRIS,
    SARAH_GOOD,
    WILLIAM_PHIPS,
)
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    answer,
    asked,
    confess_all,
    draw,
    front,
    hand,
    is_asked,
    kinds,
    night,
    pick,
    play,
    refused,
    row,
    stage,
    told,
    village,
)

DECLARE, RECOVER = mh.Word("declare"), mh.Word("recover")

# --- John Proctor


def end_of_d(edition: str, martha: bool) -> Salem:
    """D, with five cards in hand and Asylum and an Accusation in front, confesses the last tryal card. B is John."""
    game = village(
        edition,
        rows={A: "NNN", B: "NNN", C: "WNK", D: "N"},
        hands={D: [ALIBI, EVIDENCE, ACCUSATION, ACCUSATION, STOCKS]},
        fronts={D: [ASYLUM, ACCUSATION]},
        deck=[NIGHT],
        characters={B: JOHN_PROCTOR, C: MARTHA_COREY} if martha else {B: JOHN_PROCTOR},
    )
    draw(game, A)
    night(game, victim=A, gavel=A, confess={D: 0})
    assert told(game, Eliminated) == [Eliminated(D, "last-tryal")]
    return game


@pytest.mark.rule("SAL-EX-24")
@pytest.mark.parametrize("stops", [False, True])
def test_john_takes_up_to_three_cards_of_an_eliminated_player_in_english(stops: bool) -> None:
    game = end_of_d("en", martha=False)

    for kind in (ALIBI, STOCKS):
        answer(game, B, CARDS[kind])
    answer(game, B, DONE if stops else CARDS[EVIDENCE])

    assert hand(game, B) == sorted([ALIBI, STOCKS] if stops else [ALIBI, STOCKS, EVIDENCE])
    assert sorted(kinds(game.state.discard)) == [ACCUSATION] * 3 + ([EVIDENCE] if stops else []) + [ASYLUM]
    assert is_asked(game, D, "last-words")


@pytest.mark.rule("SAL-EX-24")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_john_takes_all_cards_of_an_eliminated_player_in_french_and_spanish(edition: str) -> None:
    game = end_of_d(edition, martha=False)

    assert hand(game, B) == [ACCUSATION, ACCUSATION, EVIDENCE, ALIBI, STOCKS, ASYLUM]
    assert kinds(game.state.discard) == [ACCUSATION]
    assert is_asked(game, D, "last-words")


@pytest.mark.rule("SAL-EX-25")
@pytest.mark.parametrize(("edition", "pickers"), [("en", "BCBCB"), ("fr", "BCBCBC"), ("es", "BCBCBC")])
def test_john_and_martha_take_cards_of_an_eliminated_player_in_turn(edition: str, pickers: str) -> None:
    game = end_of_d(edition, martha=True)
    pool = ("alibi", "evidence", "accusation", "accusation", "stocks", "asylum")[: len(pickers)]
    for seat in (B, C):
        assert [sorted(event.cards) for event in told(game, PoolSeen, seat)] == [sorted(pool)]
    assert told(game, PoolSeen, A) == told(game, PoolSeen, D) == told(game, PoolSeen) == []

    picked = ""
    while not is_asked(game, D, "last-words"):
        (decision,) = game.decisions
        picked += "ABCD"[decision.seat]
        game.answer(decision.id, decision.options[0])

    assert picked == pickers
    assert (len(game.state.hands[B]), len(game.state.hands[C])) == (3, pickers.count("C"))


# --- characters of the turn


@pytest.mark.rule("SAL-EX-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_giles_draws_a_third_card_after_two_red_ones_of_different_kinds_only_in_english(edition: str) -> None:
    game = village(edition, deck=[ACCUSATION, EVIDENCE, ALIBI], characters={A: GILES_COREY})
    draw(game, A)

    if edition == "en":
        answer(game, A, YES)
        assert told(game, CardsShown) == [CardsShown(A, ("accusation", "evidence"))]
        assert hand(game, A) == [ACCUSATION, EVIDENCE, ALIBI]
    else:
        assert asked(game, A).options == (NO,)
        answer(game, A, NO)
        assert hand(game, A) == [ACCUSATION, EVIDENCE]
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-EX-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_giles_draws_a_third_card_after_two_accusations_and_never_a_fourth(edition: str) -> None:
    game = village(edition, deck=[ACCUSATION] * 4, characters={A: GILES_COREY})
    draw(game, A)

    answer(game, A, YES)

    assert hand(game, A) == [ACCUSATION] * 3
    assert is_asked(game, B, "turn")


def abigail(edition: str, cards: list[int]) -> Salem:
    """Abigail (A) has a total of 5 and Asylum in front; D has a total of 6."""
    fronts = {A: [EVIDENCE, ACCUSATION, ACCUSATION, ASYLUM], C: [ACCUSATION], D: [ACCUSATION] * 6}
    chance = {"tryal": [4]}
    return village(edition, hands={A: cards}, fronts=fronts, characters={A: ABIGAIL_WILLIAMS}, chance=chance)


@pytest.mark.rule("SAL-EX-33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_abigail_discards_her_accusations_when_her_red_card_brings_a_trial(edition: str) -> None:
    game = abigail(edition, [ACCUSATION])

    play(game, A, ACCUSATION, D)
    if edition != "fr":
        pick(game, A, 4)
    answer(game, A, YES)

    assert row(game, D) == "WNNNn"
    assert front(game, A) == [ASYLUM]


@pytest.mark.rule("SAL-EX-33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_abigail_keeps_her_accusations_if_scapegoat_brings_the_trial(edition: str) -> None:
    game = abigail(edition, [SCAPEGOAT])

    play(game, A, SCAPEGOAT, C, D)
    if edition != "fr":
        pick(game, A, 4)

    assert told(game, TrialBegan) == [TrialBegan(D, A)]
    assert is_asked(game, A, "turn")
    assert front(game, A) == [ACCUSATION, ACCUSATION, EVIDENCE, ASYLUM]


@pytest.mark.rule("SAL-EX-34")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("confesses", [True, False])
def test_william_confesses_once_without_a_tryal_card(edition: str, confesses: bool) -> None:
    game = village(edition, characters={B: WILLIAM_PHIPS}, deck=[NIGHT], rest="gone")
    draw(game, A)

    night(game, victim=B, gavel=A, confess={B: DECLARE})

    assert told(game, TryalRevealed) == []
    assert told(game, Confessed) == [Confessed(B, without_card=True)]
    assert told(game, TargetSafe) == [TargetSafe(B, "confession")]
    assert game.view(None).people[B].uses[WILLIAM_PHIPS.limited] == 0

    draw(game, B)
    stage(game, "victim", {}, others=B)
    stage(game, "gavel", {C: A})
    refused(game, B, DECLARE)
    confess_all(game, {B: 0} if confesses else {})

    assert told(game, TargetSafe)[1:] == ([TargetSafe(B, "confession")] if confesses else [])
    assert told(game, Eliminated) == ([] if confesses else [Eliminated(B, "night")])


@pytest.mark.rule("SAL-EX-35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_robbery_takes_nothing_from_sarah(edition: str) -> None:
    game = village(edition, hands={A: [ROBBERY], B: [ALIBI] * 2 + [CURSE, STOCKS]}, characters={B: SARAH_GOOD})

    play(game, A, ROBBERY, B, C)

    assert (len(game.state.hands[B]), game.state.hands[C]) == (4, ())
    assert kinds(game.state.discard) == [ROBBERY]


@pytest.mark.rule("SAL-EX-35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_robbery_can_give_sarah_another_hand(edition: str) -> None:
    hands = {A: [ROBBERY], B: [ALIBI] * 2 + [CURSE, STOCKS], C: [EVIDENCE]}
    game = village(edition, hands=hands, characters={B: SARAH_GOOD})

    play(game, A, ROBBERY, C, B)

    assert (hand(game, B), hand(game, C)) == ([EVIDENCE, ALIBI, ALIBI, CURSE, STOCKS], [])


@pytest.mark.rule("SAL-EX-37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_samuel_takes_two_cards_from_the_discard_pile_but_no_black_one(edition: str) -> None:
    pile = [CONSPIRACY, BLACK_CAT, ALIBI, ACCUSATION]
    game = village(edition, discard=pile, characters={A: SAMUEL_PARRIS})
    game.answer(asked(game, A).id, RECOVER)
    refused(game, A, CARDS[CONSPIRACY])

    answer(game, A, CARDS[BLACK_CAT])
    answer(game, A, CARDS[ALIBI])

    assert hand(game, A) == [ALIBI, BLACK_CAT]
    assert told(game, CardRecovered) == [CardRecovered(A, "black-cat"), CardRecovered(A, "alibi")]
    assert game.view(None).people[A].uses[SAMUEL_PARRIS.limited] == 1
    assert is_asked(game, B, "turn")
