"""Rulings on cards: when a card may be played, what it moves, and what it leaves."""

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
    CURSE,
    EVIDENCE,
    KIND,
    MATCHMAKER,
    PIETY,
    ROBBERY,
    SCAPEGOAT,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    CardsDiscarded,
    CardsSeen,
    TrialBegan,
    TurnBegan,
    TurnSkipped,
    Wasted,
    WithoutEffect,
)
from meetinghouse.games.salem1692.queries import partner, total
from meetinghouse.games.salem1692.roles.town_hall import (
    ABIGAIL_WILLIAMS,
    COTTON_MATHER,
    GEORGE_BURROUGHS,
    SARAH_GOOD,
    THOMAS_DANFORTH,
    WILL_GRIGGS,
)
from tests.games.salem1692.village import (
    ALIBI_AS_WITNESS,
    DRAW,
    EDITIONS,
    END,
    USEFUL,
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
    kinds,
    last_words,
    pick,
    play,
    refused,
    told,
    village,
)

# --- whether a card may be played


@pytest.mark.rule("SAL-RULING-06")
@pytest.mark.parametrize(
    ("kind", "in_front", "clause"),
    [
        (ALIBI, [], "SAL-CARD-ALIBI-01"),
        (ALIBI, [STOCKS], "SAL-CARD-ALIBI-01"),
        (ALIBI, [WITNESS], "SAL-CARD-ALIBI-03"),
        (CURSE, [ACCUSATION, STOCKS], "SAL-CARD-CURSE-01"),
        (ARSON, [ACCUSATION], "SAL-RULING-06"),
        (ROBBERY, [ACCUSATION], "SAL-RULING-06"),
        (SCAPEGOAT, [], "SAL-RULING-06"),
    ],
)
def test_a_card_that_could_do_nothing_may_not_be_played_where_the_table_says_so(
    kind: int, in_front: list[int], clause: str
) -> None:
    game = village(hands={A: [kind]}, fronts={B: in_front}, characters={B: GEORGE_BURROUGHS}, options=USEFUL)

    assert refused(game, A, CARDS[kind]) == clause


@pytest.mark.rule("SAL-RULING-06")
@pytest.mark.parametrize(
    ("kind", "in_front", "in_hand"),
    [
        (ALIBI, [ACCUSATION], []),
        (CURSE, [BLACK_CAT], []),
        (ARSON, [], [ALIBI]),
        (ROBBERY, [], [ALIBI]),
        (SCAPEGOAT, [STOCKS], []),
    ],
)
def test_such_a_card_may_be_played_only_where_it_finds_something(
    kind: int, in_front: list[int], in_hand: list[int]
) -> None:
    game = village(hands={A: [kind], C: in_hand}, fronts={C: in_front}, options=USEFUL)

    answer(game, A, CARDS[kind])

    assert asked(game, A).options == (mh.Seat(C),)


@pytest.mark.rule("SAL-RULING-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("kind", "parts"), [(ALIBI, (B,)), (CURSE, (B,)), (ARSON, (B,)), (ROBBERY, (B, C)), (SCAPEGOAT, (B, C))]
)
def test_a_card_may_be_played_without_effect_as_the_books_let_it(
    edition: str, kind: int, parts: tuple[int, ...]
) -> None:
    game = village(edition, hands={A: [kind]})

    play(game, A, kind, *parts)

    assert told(game, WithoutEffect) == [WithoutEffect(B, CARDS[kind].kind)]
    assert (hand(game, A), kinds(game.state.discard)) == ([], [kind])
    assert END in asked(game, A).options


@pytest.mark.rule("SAL-RULING-06")
@pytest.mark.parametrize(("kind", "parts"), [(ARSON, (B,)), (ROBBERY, (B, C))])
def test_sarah_goods_hand_may_be_chosen_and_the_card_is_wasted(kind: int, parts: tuple[int, ...]) -> None:
    game = village(hands={A: [kind], B: [ALIBI, CURSE]}, characters={B: SARAH_GOOD})

    play(game, A, kind, *parts)

    assert told(game, Wasted) == [Wasted(B, CARDS[kind].kind)]
    assert (hand(game, B), kinds(game.state.discard)) == ([ALIBI, CURSE], [kind])


@pytest.mark.rule("SAL-RULING-07")
def test_with_nothing_playable_the_player_must_draw_and_keeps_the_hand() -> None:
    unplayable = [ALIBI, ARSON, CURSE, ROBBERY, SCAPEGOAT]
    game = village(hands={A: unplayable}, deck=[EVIDENCE, WITNESS], options=USEFUL)

    assert asked(game, A).options == (DRAW,)
    assert refused(game, A, END) == "SAL-TURN-08"
    draw(game, A)

    assert hand(game, A) == sorted([*unplayable, EVIDENCE, WITNESS])


@pytest.mark.rule("SAL-RULING-08")
def test_one_may_match_oneself_by_a_matchmaker_played_on_another() -> None:
    game = village(hands={A: [MATCHMAKER]}, fronts={A: [MATCHMAKER]})

    play(game, A, MATCHMAKER, B)

    assert partner(game.state, A) == B


@pytest.mark.rule("SAL-RULING-08")
def test_one_may_curse_the_partners_matchmaker() -> None:
    game = village(hands={A: [CURSE]}, fronts={A: [MATCHMAKER], B: [MATCHMAKER]})

    play(game, A, CURSE, B, CARDS[MATCHMAKER])

    assert (front(game, A), front(game, B)) == ([MATCHMAKER], [])


@pytest.mark.rule("SAL-RULING-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_clears_a_matchmaker_by_playing_the_other_on_oneself(edition: str) -> None:
    game = village(edition, hands={A: [MATCHMAKER]}, fronts={A: [MATCHMAKER]})
    answer(game, A, CARDS[MATCHMAKER])

    assert refused(game, A, A) == "SAL-LAW-01"


@pytest.mark.rule("SAL-RULING-86")
@pytest.mark.parametrize("kind", [ACCUSATION, EVIDENCE, WITNESS, ASYLUM, BLACK_CAT, MATCHMAKER, PIETY, STOCKS])
def test_a_player_without_any_card_is_a_legal_target(kind: int) -> None:
    game = village(hands={A: [kind]}, characters={B: GEORGE_BURROUGHS})

    play(game, A, kind, B)

    assert front(game, B) == [kind]


# --- Alibi


@pytest.mark.rule("SAL-RULING-14")
def test_one_evidence_uses_an_alibi_up() -> None:
    game = village(hands={A: [ALIBI]}, fronts={B: [EVIDENCE, EVIDENCE]})

    play(game, A, ALIBI, B)

    assert asked(game, A).options == ((CARDS[EVIDENCE],),)


@pytest.mark.rule("SAL-RULING-14")
def test_three_evidence_against_cotton_mather_may_all_go() -> None:
    game = village(hands={A: [ALIBI]}, fronts={B: [EVIDENCE] * 4}, characters={B: COTTON_MATHER})

    play(game, A, ALIBI, B, (CARDS[EVIDENCE],) * 3)

    assert front(game, B) == [EVIDENCE]


@pytest.mark.rule("SAL-RULING-15")
def test_an_alibi_as_witness_lies_open_and_is_marked_as_worth_seven() -> None:
    game = village(hands={A: [ALIBI]}, characters={A: WILL_GRIGGS, B: GEORGE_BURROUGHS})

    play(game, A, ALIBI_AS_WITNESS, B)

    seen = game.view(None).people[B]
    assert [(card.card, card.as_witness) for card in seen.front] == [("alibi", True)]
    assert seen.accusations == 7


@pytest.mark.rule("SAL-RULING-15")
def test_an_alibi_as_witness_is_discarded_after_the_trial_and_is_an_alibi_again() -> None:
    game = village("en", hands={A: [ALIBI]}, fronts={B: [ACCUSATION, ASYLUM]}, characters={A: WILL_GRIGGS})

    play(game, A, ALIBI_AS_WITNESS, B)
    pick(game, A, 0)

    assert (front(game, B), sorted(kinds(game.state.discard))) == ([ASYLUM], [ACCUSATION, ALIBI])
    assert game.state.as_witness == ()


@pytest.mark.rule("SAL-RULING-15")
def test_an_alibi_as_witness_moves_with_scapegoat_and_counts_seven_there() -> None:
    game = village("en", hands={A: [SCAPEGOAT]}, fronts={B: [ALIBI_AS_WITNESS]}, characters={B: GEORGE_BURROUGHS})

    play(game, A, SCAPEGOAT, B, C)

    assert told(game, TrialBegan) == [TrialBegan(C, A)]


@pytest.mark.rule("SAL-RULING-15")
def test_abigail_discards_an_alibi_as_witness_with_her_accusations() -> None:
    game = village(
        "en",
        hands={A: [ACCUSATION]},
        fronts={A: [PIETY, ALIBI_AS_WITNESS], B: [ACCUSATION] * 6},
        characters={A: ABIGAIL_WILLIAMS},
    )

    play(game, A, ACCUSATION, B)
    pick(game, A, 0)
    answer(game, A, mh.Word("yes"))

    assert front(game, A) == [PIETY]


@pytest.mark.rule("SAL-RULING-15")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_an_alibi_as_witness_is_not_a_red_card(edition: str) -> None:
    game = village(
        edition, hands={A: [ALIBI, WITNESS]}, fronts={B: [PIETY]}, characters={A: WILL_GRIGGS, B: GEORGE_BURROUGHS}
    )

    play(game, A, ALIBI_AS_WITNESS, B)
    answer(game, A, CARDS[WITNESS])

    assert refused(game, A, B) == "SAL-CARD-PIETY-03"
    assert front(game, B) == [ALIBI, PIETY]


# --- Scapegoat and Stocks


@pytest.mark.rule("SAL-RULING-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_stocks_that_came_by_scapegoat_skip_the_new_holders_next_turn(edition: str) -> None:
    game = village(edition, hands={A: [SCAPEGOAT]}, fronts={B: [STOCKS]})

    play(game, A, SCAPEGOAT, B, C)
    end(game, A)
    assert is_asked(game, B, "turn")
    draw(game, B)

    assert told(game, TurnSkipped) == [TurnSkipped(C)]
    assert is_asked(game, D, "turn")


@pytest.mark.rule("SAL-RULING-19")
def test_stocks_do_not_cut_a_running_turn_short() -> None:
    game = village(hands={A: [ACCUSATION] * 2})
    play(game, A, ACCUSATION, B)
    stocks = next(card for card in game.state.deck if KIND[card] == STOCKS)
    game.state.deck.remove(stocks)
    game.state.fronts[A] += (stocks,)

    play(game, A, ACCUSATION, B)
    end(game, A)
    for seat in (B, C, D):
        draw(game, seat)

    assert told(game, TurnSkipped) == [TurnSkipped(A)]


@pytest.mark.rule("SAL-RULING-20")
def test_piety_that_scapegoat_brings_along_counts_for_the_destination() -> None:
    game = village("en", hands={A: [SCAPEGOAT]}, fronts={B: [ACCUSATION] * 9 + [PIETY], C: [EVIDENCE]})

    play(game, A, SCAPEGOAT, B, C)

    assert told(game, TrialBegan) == []
    assert game.view(None).people[C].accusations == 12


@pytest.mark.rule("SAL-RULING-20")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_matchmakers_are_settled_before_the_destinations_total_is_looked_at(edition: str) -> None:
    game = village(
        edition, hands={A: [SCAPEGOAT]}, fronts={B: [ACCUSATION] * 6 + [MATCHMAKER], C: [ACCUSATION, MATCHMAKER]}
    )

    play(game, A, SCAPEGOAT, B, C)

    story = [event for event in game.heard(None) if isinstance(event, CardsDiscarded | TrialBegan)]
    assert story[:2] == [CardsDiscarded(C, ("matchmaker", "matchmaker"), "both-matchmakers"), TrialBegan(C, A)]


@pytest.mark.rule("SAL-RULING-20")
def test_the_source_of_a_scapegoat_is_never_tried() -> None:
    game = village("en", hands={A: [SCAPEGOAT]}, fronts={B: [ACCUSATION] * 9 + [PIETY, MATCHMAKER], C: [MATCHMAKER]})

    play(game, A, SCAPEGOAT, B, C)

    assert (front(game, B), told(game, TrialBegan)) == ([MATCHMAKER], [])


@pytest.mark.rule("SAL-RULING-21")
@pytest.mark.parametrize(
    ("edition", "source", "destination"),
    [("en", [MATCHMAKER], [ACCUSATION, MATCHMAKER]), ("fr", [], [ACCUSATION]), ("es", [], [ACCUSATION])],
)
def test_a_matchmaker_moved_onto_the_other_stays_or_both_go(
    edition: str, source: list[int], destination: list[int]
) -> None:
    game = village(edition, hands={A: [SCAPEGOAT]}, fronts={B: [ACCUSATION, MATCHMAKER], C: [MATCHMAKER]})

    play(game, A, SCAPEGOAT, B, C)

    assert (front(game, B), front(game, C)) == (source, destination)


@pytest.mark.rule("SAL-RULING-80")
@pytest.mark.parametrize("edition", EDITIONS)
def test_stocks_of_an_eliminated_player_are_discarded_and_skip_nobody(edition: str) -> None:
    game = village(edition, rows={C: "N", B: "KNN"}, hands={A: [ACCUSATION]}, fronts={C: [ACCUSATION] * 6 + [STOCKS]})

    play(game, A, ACCUSATION, C)
    if edition != "fr":
        pick(game, A, 0)
    last_words(game)
    end(game, A)
    draw(game, B)

    assert STOCKS in kinds(game.state.discard)
    assert told(game, TurnSkipped) == []
    assert is_asked(game, D, "turn")


@pytest.mark.rule("SAL-RULING-83")
def test_stocks_in_a_row_skip_each_holder_once_until_somebody_has_none() -> None:
    game = village(fronts={B: [STOCKS], C: [STOCKS], D: [STOCKS]})

    draw(game, A)

    assert told(game, TurnSkipped) == [TurnSkipped(B), TurnSkipped(C), TurnSkipped(D)]
    assert told(game, TurnBegan)[-1] == TurnBegan(A)
    assert kinds(game.state.discard) == [STOCKS] * 3


# --- Piety, Robbery


@pytest.mark.rule("SAL-RULING-23")
@pytest.mark.parametrize("edition", ["fr", "es"])
@pytest.mark.parametrize(("kind", "parts"), [(SCAPEGOAT, (C, B)), (ALIBI_AS_WITNESS, (B,))])
def test_a_piety_holder_keeps_the_ordinary_threshold(edition: str, kind: int, parts: tuple[int, ...]) -> None:
    game = village(
        edition,
        hands={A: [SCAPEGOAT, ALIBI]},
        fronts={B: [PIETY], C: [ACCUSATION] * 4 + [EVIDENCE]},
        characters={A: WILL_GRIGGS, C: GEORGE_BURROUGHS},
    )

    play(game, A, kind, *parts)

    assert told(game, TrialBegan) == [TrialBegan(B, A)]


@pytest.mark.rule("SAL-RULING-25")
@pytest.mark.parametrize(
    ("george", "accusations", "tried"), [(False, 7, True), (False, 6, False), (True, 8, True), (True, 7, False)]
)
def test_who_loses_piety_is_tried_at_the_own_undoubled_threshold(george: bool, accusations: int, tried: bool) -> None:
    game = village(
        "en",
        hands={A: [CURSE]},
        fronts={B: [PIETY] + [ACCUSATION] * accusations},
        characters={B: GEORGE_BURROUGHS} if george else {},
    )

    play(game, A, CURSE, B, CARDS[PIETY])

    assert is_asked(game, A, "tryal") is tried
    assert is_asked(game, A, "turn") is not tried


@pytest.mark.rule("SAL-RULING-25")
def test_thomas_needs_no_fewer_when_he_curses_piety() -> None:
    game = village("en", hands={A: [CURSE]}, fronts={B: [PIETY] + [ACCUSATION] * 6}, characters={A: THOMAS_DANFORTH})

    play(game, A, CURSE, B, CARDS[PIETY])

    assert is_asked(game, A, "turn")
    assert told(game, TrialBegan) == []


@pytest.mark.rule("SAL-RULING-25")
def test_scapegoat_takes_piety_away_without_a_trial_of_the_old_holder() -> None:
    game = village("en", hands={A: [SCAPEGOAT]}, fronts={B: [PIETY] + [ACCUSATION] * 9})

    play(game, A, SCAPEGOAT, B, C)

    assert (total(game.state, B), total(game.state, C)) == (0, 9)
    assert told(game, TrialBegan) == []


@pytest.mark.rule("SAL-RULING-59")
def test_the_player_of_robbery_does_not_see_the_cards() -> None:
    game = village(hands={A: [ROBBERY], B: [ALIBI, CURSE]})

    play(game, A, ROBBERY, B, C)

    assert told(game, CardsSeen, A) == told(game, CardsSeen, D) == []
    assert told(game, CardsSeen, C) == told(game, CardsSeen, B) == [CardsSeen(C, ("alibi", "curse"))]
    assert game.view(A).people[C].known_hand == ()
    assert game.view(A).people[C].hand == 2
