"""The last two players."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ARSON,
    ASYLUM,
    BLACK_CAT,
    CARDS,
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    MATCHMAKER,
    PIETY,
    ROBBERY,
    SCAPEGOAT,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    CardsLeftGame,
    TrialBegan,
    TurnSkipped,
)
from meetinghouse.games.salem1692.queries import total
from meetinghouse.games.salem1692.roles.town_hall import (
    SAMUEL_PARRIS,
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
    draw,
    end,
    front,
    hand,
    is_asked,
    is_living,
    kinds,
    last_words,
    pick,
    play,
    refused,
    row,
    take_tryals,
    told,
    village,
)

REMOVING = ("fr", "es")  # editions in which blue cards leave the game


def third_dies(edition: str, options: dict[str, str] | None = None) -> Salem:
    """A brings B to trial and eliminates him; A and D are the last two, because C was dead before."""
    hands = {A: [WITNESS, ROBBERY, SCAPEGOAT, ASYLUM, CURSE], D: [ALIBI, BLACK_CAT]}
    rows = {A: "NNNNN", B: "nnnnN", C: "knnnn", D: "WNNNN"}
    fronts = {A: [PIETY], B: [MATCHMAKER], D: [ACCUSATION, STOCKS]}
    game = village(edition, hands=hands, rows=rows, fronts=fronts, dead=[C], options=options)
    play(game, A, WITNESS, B)
    if edition != "fr":
        pick(game, A, 4)
    return game


@pytest.mark.rule("SAL-TWO-01", "SAL-TWO-03")
@pytest.mark.parametrize("edition", REMOVING)
def test_blue_cards_leave_the_game_the_moment_two_are_left(edition: str) -> None:
    game = third_dies(edition)

    assert is_asked(game, B, "last-words")  # in the middle of A's turn
    assert {ASYLUM, BLACK_CAT, PIETY}.isdisjoint(hand(game, A) + hand(game, D) + front(game, A) + front(game, D))
    assert {ASYLUM, BLACK_CAT, PIETY} <= set(kinds(game.state.gone))
    assert {CARDS[kind].kind for kind in (ASYLUM, BLACK_CAT, PIETY)} <= set(game.view().table.removed)
    last_words(game)
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-TWO-01")
@pytest.mark.parametrize("edition", REMOVING)
def test_with_three_left_blue_cards_stay(edition: str) -> None:
    rows = {B: "nnnnN"}
    game = village(edition, rows=rows, hands={A: [WITNESS, ASYLUM]}, fronts={C: [PIETY]})

    play(game, A, WITNESS, B)
    if edition == "es":
        pick(game, A, 4)

    assert not is_living(game, B)
    assert (hand(game, A), front(game, C)) == ([ASYLUM], [PIETY])


@pytest.mark.rule("SAL-TWO-02")
def test_in_english_blue_cards_go_on_with_two_left() -> None:
    game = third_dies("en")
    last_words(game)

    assert front(game, A) == [PIETY]
    assert game.state.gone == ()
    play(game, A, ASYLUM, D)
    assert front(game, D) == [ACCUSATION, STOCKS, ASYLUM]


@pytest.mark.rule("SAL-TWO-02")
def test_in_english_a_blue_card_is_drawn_into_the_hand_with_two_left() -> None:
    game = village("en", dead=[B, C], deck=[ASYLUM, MATCHMAKER])

    draw(game, A)

    assert hand(game, A) == [ASYLUM, MATCHMAKER]


@pytest.mark.rule("SAL-TWO-03")
@pytest.mark.parametrize("edition", REMOVING)
def test_a_blue_card_drawn_with_two_left_is_shown_leaves_and_is_replaced(edition: str) -> None:
    deck = [MATCHMAKER, ACCUSATION, PIETY, BLACK_CAT, EVIDENCE, WITNESS]
    game = village(edition, dead=[B, C], deck=deck)

    draw(game, A)

    assert hand(game, A) == [ACCUSATION, EVIDENCE]
    assert kinds(game.state.gone) == [MATCHMAKER, PIETY, BLACK_CAT]
    assert told(game, CardsLeftGame) == [
        CardsLeftGame(A, (CARDS[kind].kind,)) for kind in (MATCHMAKER, PIETY, BLACK_CAT)
    ]
    assert is_asked(game, D, "turn")


@pytest.mark.rule("SAL-TWO-03", "SAL-TWO-05", "SAL-RULING-90")
@pytest.mark.parametrize(("edition", "left"), [("fr", [ACCUSATION]), ("es", [ACCUSATION, SCAPEGOAT])])
def test_samuel_parris_takes_back_no_card_that_would_leave_the_game(edition: str, left: list[int]) -> None:
    discard = [ASYLUM, BLACK_CAT, SCAPEGOAT, ACCUSATION]
    game = village(edition, dead=[B, C], discard=discard, characters={A: SAMUEL_PARRIS})

    answer(game, A, mh.Word("recover"))

    assert asked(game, A).options == tuple(CARDS[kind] for kind in left)


@pytest.mark.rule("SAL-TWO-04")
@pytest.mark.parametrize("edition", ["en", "es"])
@pytest.mark.parametrize("kind", [SCAPEGOAT, ROBBERY])
def test_scapegoat_and_robbery_stay_in_hand_and_are_refused_with_two_left(edition: str, kind: int) -> None:
    game = third_dies(edition)
    last_words(game)

    assert {SCAPEGOAT, ROBBERY} <= set(hand(game, A))
    assert refused(game, A, CARDS[kind]) == "SAL-TWO-04"


@pytest.mark.rule("SAL-TWO-04")
@pytest.mark.parametrize("edition", ["en", "es"])
def test_scapegoat_and_robbery_are_drawn_as_before_where_they_are_unplayable(edition: str) -> None:
    game = village(edition, dead=[B, C], deck=[SCAPEGOAT, ROBBERY])

    draw(game, A)

    assert hand(game, A) == [ROBBERY, SCAPEGOAT]


@pytest.mark.rule("SAL-TWO-05")
def test_in_french_scapegoat_and_robbery_leave_the_game_like_blue_cards() -> None:
    game = third_dies("fr")
    last_words(game)
    assert hand(game, A) == [CURSE]
    assert {SCAPEGOAT, ROBBERY} <= set(kinds(game.state.gone))

    game = village("fr", dead=[B, C], deck=[SCAPEGOAT, ACCUSATION, ROBBERY, EVIDENCE])
    draw(game, A)
    assert hand(game, A) == [ACCUSATION, EVIDENCE]
    assert kinds(game.state.gone) == [SCAPEGOAT, ROBBERY]


@pytest.mark.rule("SAL-TWO-05")
def test_a_table_may_take_only_scapegoat_and_robbery_out() -> None:
    game = third_dies("en", options={"two_left_scapegoat_robbery": "remove"})

    assert sorted(kinds(game.state.gone)) == [ROBBERY, SCAPEGOAT]
    assert hand(game, A) == [CURSE, ASYLUM]


@pytest.mark.rule("SAL-TWO-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_other_card_leaves_the_game(edition: str) -> None:
    game = third_dies(edition)
    assert {CURSE} <= set(hand(game, A))
    assert {ALIBI} <= set(hand(game, D))
    assert {ACCUSATION, STOCKS} <= set(front(game, D))

    game = village(edition, dead=[B, C], deck=[STOCKS, CURSE])
    draw(game, A)
    assert hand(game, A) == [CURSE, STOCKS]


@pytest.mark.rule("SAL-TWO-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_other_cards_work_with_two_left(edition: str) -> None:
    hands = {A: [ACCUSATION, EVIDENCE, ALIBI, STOCKS, WITNESS]}
    game = village(edition, hands=hands, dead=[B, C], deck=[EVIDENCE] * 2, chance={"tryal": [1]})

    play(game, A, EVIDENCE, D)
    play(game, A, ACCUSATION, D)
    play(game, A, ALIBI, D, (CARDS[EVIDENCE],))
    assert total(game.state, D) == 1
    play(game, A, WITNESS, D)
    if edition != "fr":
        pick(game, A, 1)
    assert row(game, D) == "WnNNN"
    play(game, A, STOCKS, D)
    end(game, A)

    assert told(game, TurnSkipped) == [TurnSkipped(D)]
    draw(game, A)
    assert hand(game, A) == [EVIDENCE, EVIDENCE]


@pytest.mark.rule("SAL-TWO-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_arson_and_black_cards_work_with_two_left(edition: str) -> None:
    game = village(edition, hands={A: [ARSON], D: [EVIDENCE]}, dead=[B, C], deck=[CONSPIRACY], turn=A)

    play(game, A, ARSON, D)
    assert hand(game, D) == []
    end(game, A)
    draw(game, D)
    take_tryals(game, {A: 1, D: 1})

    assert game.view().table.conspiracies == 1


@pytest.mark.rule("SAL-CARD-PIETY-05", "SAL-RULING-91")
@pytest.mark.parametrize("accusations", [6, 7])
def test_who_loses_piety_because_two_are_left_stands_trial_too(accusations: int) -> None:
    game = village(
        rows={A: "NNNNN", B: "nnnnN", C: "knnnn", D: "NWNNN"},
        hands={A: [WITNESS]},
        fronts={D: [PIETY] + [ACCUSATION] * accusations},
        dead=[C],
        options={"two_left_blue": "remove"},
    )

    play(game, A, WITNESS, B)
    pick(game, A, 4)

    assert told(game, TrialBegan) == [TrialBegan(B, A), *[TrialBegan(D, A)] * (accusations == 7)]
    assert is_asked(game, A, "tryal") is (accusations == 7)
    assert game.view().table.trials == 1
