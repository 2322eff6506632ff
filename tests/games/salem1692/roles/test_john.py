"""John Proctor."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import DONE
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ARSON,
    ASYLUM,
    BLACK_CAT,
    CARDS,
    EVIDENCE,
    MATCHMAKER,
    NIGHT,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import CardsSeen, PoolSeen
from meetinghouse.games.salem1692.roles.town_hall import JOHN_PROCTOR, MARTHA_COREY
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.roles.courtroom import ONE_LEFT, accuse, eliminate
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    E,
    answer,
    asked,
    draw,
    front,
    hand,
    is_asked,
    is_asked_any,
    kinds,
    last_words,
    night,
    told,
    village,
)

JOHN = {C: JOHN_PROCTOR}
FIVE = [ALIBI, EVIDENCE, ACCUSATION, ACCUSATION, STOCKS]
ALL = ["fr", "es"]


def take(game: Salem, seat: int, *cards: int) -> None:
    """John or Martha takes these cards, one after the other."""
    for kind in cards:
        answer(game, seat, CARDS[kind])


def a_death(edition: str, characters: dict[int, object] | None = None) -> Salem:
    """B, with five cards in hand and Asylum, an Accusation and Stocks in front, loses the last tryal card."""
    game = village(
        edition,
        characters=characters or JOHN,  # type: ignore[arg-type]
        rows={B: ONE_LEFT},
        hands={A: [WITNESS], B: FIVE},
        fronts={B: [ASYLUM, ACCUSATION, STOCKS]},
    )
    accuse(game, A, B)
    return game


@pytest.mark.rule("SAL-CHAR-JOHN-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("turn", [A, C])
def test_john_takes_on_anybodys_turn(edition: str, turn: int) -> None:
    game = village(
        edition, characters=JOHN, turn=turn, rows={B: ONE_LEFT}, hands={turn: [WITNESS], B: [ALIBI], D: [STOCKS]}
    )
    accuse(game, turn, B)
    if edition == "en":
        take(game, C, ALIBI)

    assert hand(game, C) == [ALIBI]
    assert hand(game, D) == [STOCKS]


@pytest.mark.rule("SAL-CHAR-JOHN-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_john_takes_at_night_and_from_each_of_two_matched_players(edition: str) -> None:
    fronts = {B: [MATCHMAKER], D: [MATCHMAKER]}
    hands = {B: [ALIBI], D: [STOCKS]}
    game = village(edition, 6, characters=JOHN, rows={E: "WNNNN"}, hands=hands, fronts=fronts, deck=[NIGHT])
    draw(game, A)
    night(game, B)
    if edition == "en":
        take(game, C, ALIBI, STOCKS)

    matchmakers = [] if edition == "en" else [MATCHMAKER] * 2
    assert hand(game, C) == sorted([ALIBI, STOCKS, *matchmakers])


@pytest.mark.rule("SAL-CHAR-JOHN-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_john_who_is_eliminated_takes_nothing(edition: str) -> None:
    game = village(
        edition, characters={B: JOHN_PROCTOR}, rows={B: ONE_LEFT}, hands={A: [WITNESS], B: [ALIBI], C: [STOCKS]}
    )

    eliminate(game, A, B)

    assert hand(game, B) == []
    assert ALIBI in kinds(game.state.discard)
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-CHAR-JOHN-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_john_who_died_before_takes_nothing(edition: str) -> None:
    game = village(
        edition, 5, characters=JOHN, dead=[C], rows={B: ONE_LEFT, D: "KNNNN"}, hands={A: [WITNESS], B: [ALIBI]}
    )

    eliminate(game, A, B)

    assert hand(game, C) == []
    assert ALIBI in kinds(game.state.discard)


@pytest.mark.rule("SAL-CHAR-JOHN-02", "SAL-CHAR-JOHN-04", "SAL-CHAR-JOHN-05")
def test_john_takes_up_to_three_cards_of_the_hand_and_the_rest_is_discarded() -> None:
    game = a_death("en")
    assert told(game, PoolSeen, C)[0].cards == tuple(CARDS[kind].kind for kind in FIVE)

    take(game, C, STOCKS, ALIBI, ACCUSATION)

    assert hand(game, C) == [ACCUSATION, ALIBI, STOCKS]
    assert front(game, C) == []
    assert is_asked(game, B, "last-words")
    left = [EVIDENCE, ACCUSATION, ASYLUM, ACCUSATION, STOCKS, WITNESS]
    assert sorted(kinds(game.state.discard)) == sorted(left)


@pytest.mark.rule("SAL-CHAR-JOHN-02")
@pytest.mark.parametrize("taken", [[], [EVIDENCE], [EVIDENCE, ALIBI]])
def test_john_may_take_fewer_than_three(taken: list[int]) -> None:
    game = a_death("en")
    take(game, C, *taken)

    answer(game, C, DONE)

    assert hand(game, C) == sorted(taken)
    assert is_asked(game, B, "last-words")


@pytest.mark.rule("SAL-CHAR-JOHN-02")
def test_blue_cards_are_not_among_what_john_may_take_up_to_three_of() -> None:
    game = a_death("en")

    assert asked(game, C).options == (*[CARDS[kind] for kind in (ACCUSATION, EVIDENCE, ALIBI, STOCKS)], DONE)


@pytest.mark.rule("SAL-CHAR-JOHN-03", "SAL-CHAR-JOHN-04", "SAL-CHAR-JOHN-05")
@pytest.mark.parametrize("edition", ALL)
def test_john_takes_the_whole_hand_and_all_blue_cards_into_his_hand(edition: str) -> None:
    game = a_death(edition)

    assert is_asked(game, B, "last-words")
    assert hand(game, C) == sorted([*FIVE, ASYLUM])
    assert front(game, C) == []
    assert sorted(kinds(game.state.discard)) == sorted([ACCUSATION, STOCKS, WITNESS])


@pytest.mark.rule("SAL-CHAR-JOHN-06")
@pytest.mark.parametrize("players", [4, 5])
def test_john_and_martha_pick_in_turn_up_to_three_each(players: int) -> None:
    cards = [ALIBI] * 3 + [STOCKS] * 3 + [ARSON]
    game = village(
        "en",
        players,
        characters={C: MARTHA_COREY, B: JOHN_PROCTOR},
        rows={D: ONE_LEFT, A: "WKNNN"},
        hands={A: [WITNESS], D: cards},
        fronts={D: [BLACK_CAT]},
    )
    accuse(game, A, D)
    for seat in (B, C):
        assert told(game, PoolSeen, seat)[0].cards == tuple(CARDS[kind].kind for kind in cards)
    assert told(game, PoolSeen, A) == []

    for seat, kind in ((B, ALIBI), (C, ARSON), (B, STOCKS), (C, STOCKS), (B, STOCKS), (C, ALIBI)):
        assert is_asked(game, seat, "john-takes")
        take(game, seat, kind)

    assert not is_asked_any(game, "john-takes")
    assert (hand(game, B), hand(game, C)) == ([ALIBI, STOCKS, STOCKS], [ALIBI, ARSON, STOCKS])
    assert sorted(kinds(game.state.discard)) == [WITNESS, ALIBI, BLACK_CAT]


@pytest.mark.rule("SAL-CHAR-JOHN-06")
def test_when_john_stops_martha_may_still_take_her_three() -> None:
    game = a_death("en", {C: JOHN_PROCTOR, D: MARTHA_COREY})
    answer(game, C, DONE)

    take(game, D, ALIBI, EVIDENCE, STOCKS)

    assert (hand(game, C), hand(game, D)) == ([], [EVIDENCE, ALIBI, STOCKS])
    assert is_asked(game, B, "last-words")


@pytest.mark.rule("SAL-CHAR-JOHN-07")
@pytest.mark.parametrize("edition", ALL)
def test_john_and_martha_pick_in_turn_until_nothing_is_left(edition: str) -> None:
    game = a_death(edition, {C: JOHN_PROCTOR, D: MARTHA_COREY})
    assert told(game, PoolSeen, C) == told(game, PoolSeen, D) != []
    assert told(game, PoolSeen, None) == []

    for seat, kind in ((C, ASYLUM), (D, ALIBI), (C, EVIDENCE), (D, STOCKS), (C, ACCUSATION)):
        assert DONE not in asked(game, seat).options
        take(game, seat, kind)
    take(game, D, ACCUSATION)

    assert hand(game, C) == [ACCUSATION, EVIDENCE, ASYLUM]
    assert hand(game, D) == [ACCUSATION, ALIBI, STOCKS]
    assert is_asked(game, B, "last-words")


@pytest.mark.rule("SAL-CHAR-JOHN-07")
def test_what_john_picks_martha_sees_and_others_do_not() -> None:
    game = a_death("fr", {C: JOHN_PROCTOR, D: MARTHA_COREY})

    take(game, C, EVIDENCE)

    assert told(game, CardsSeen, D) == [CardsSeen(C, ("evidence",))]
    assert told(game, CardsSeen, A) == []


@pytest.mark.rule("SAL-RULING-51")
@pytest.mark.parametrize("edition", EDITIONS)
def test_martha_takes_nothing_of_john_himself(edition: str) -> None:
    game = village(
        edition,
        characters={B: JOHN_PROCTOR, C: MARTHA_COREY},
        rows={B: ONE_LEFT},
        hands={A: [WITNESS], B: [ALIBI]},
    )

    accuse(game, A, B)

    assert is_asked(game, B, "last-words")
    last_words(game)
    assert hand(game, C) == []
