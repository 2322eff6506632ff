"""Giles Corey."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import NO, YES
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    BLACK_CAT,
    CONSPIRACY,
    EVIDENCE,
    NIGHT,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import CardsShown
from meetinghouse.games.salem1692.roles.town_hall import GILES_COREY, REBECCA_NURSE
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    answer,
    asked,
    draw,
    hand,
    is_asked,
    night,
    pick,
    take_tryals,
    told,
    village,
)

GILES = {A: GILES_COREY}
MIXED_RED = ([ACCUSATION, EVIDENCE], [WITNESS, ACCUSATION], [EVIDENCE, EVIDENCE])
NOT_ALL_RED = ([ACCUSATION, ALIBI], [ALIBI, ACCUSATION], [STOCKS, BLACK_CAT])


@pytest.mark.rule("SAL-CHAR-GILES-01")
@pytest.mark.parametrize("cards", [[ACCUSATION, ACCUSATION], *MIXED_RED])
def test_giles_may_show_two_red_cards_and_draw_a_third(cards: list[int]) -> None:
    game = village("en", characters=GILES, deck=[*cards, STOCKS])
    draw(game, A)

    answer(game, A, YES)

    assert hand(game, A) == sorted([*cards, STOCKS])
    (shown,) = told(game, CardsShown)
    assert (shown.seat, len(shown.cards)) == (A, 2)
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-CHAR-GILES-01", "SAL-CHAR-GILES-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cards", NOT_ALL_RED)
def test_giles_draws_no_third_card_unless_both_are_red(edition: str, cards: list[int]) -> None:
    game = village(edition, characters=GILES, deck=[*cards, STOCKS])

    draw(game, A)

    assert asked(game, A).options == (NO,)


@pytest.mark.rule("SAL-CHAR-GILES-02")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_giles_may_show_two_accusations_and_draw_a_third_card(edition: str) -> None:
    game = village(edition, characters=GILES, deck=[ACCUSATION, ACCUSATION, STOCKS])
    draw(game, A)

    answer(game, A, YES)

    assert hand(game, A) == [ACCUSATION, ACCUSATION, STOCKS]
    assert told(game, CardsShown) == [CardsShown(A, ("accusation", "accusation"))]


@pytest.mark.rule("SAL-CHAR-GILES-02")
@pytest.mark.parametrize("edition", ["fr", "es"])
@pytest.mark.parametrize("cards", MIXED_RED)
def test_evidence_or_witness_gives_giles_no_third_card_where_accusations_are_asked(
    edition: str, cards: list[int]
) -> None:
    game = village(edition, characters=GILES, deck=cards)

    draw(game, A)

    assert asked(game, A).options == (NO,)


@pytest.mark.rule("SAL-CHAR-GILES-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_third_card_never_gives_giles_a_fourth(edition: str) -> None:
    game = village(edition, characters=GILES, deck=[ACCUSATION] * 4)
    draw(game, A)

    answer(game, A, YES)

    assert hand(game, A) == [ACCUSATION] * 3
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-CHAR-GILES-04")
def test_a_single_accusation_beside_a_black_card_is_not_two_cards_of_a_draw() -> None:
    game = village(characters=GILES, hands={A: [ACCUSATION]}, deck=[CONSPIRACY, ACCUSATION])

    draw(game, A)
    take_tryals(game)

    assert hand(game, A) == [ACCUSATION, ACCUSATION]
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-CHAR-GILES-04")
def test_a_card_drawn_by_somebody_else_in_his_turn_does_not_count_for_giles() -> None:
    deck = [CONSPIRACY, ACCUSATION, ACCUSATION]
    game = village("fr", characters={A: GILES_COREY, C: REBECCA_NURSE}, fronts={B: [BLACK_CAT]}, deck=deck)
    draw(game, A)
    pick(game, A, 0)
    take_tryals(game)
    answer(game, C, YES)

    assert (hand(game, A), hand(game, C)) == ([ACCUSATION], [ACCUSATION])
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-CHAR-GILES-04")
def test_a_night_before_the_second_card_leaves_giles_without_a_pair() -> None:
    game = village("fr", characters=GILES, deck=[ACCUSATION, NIGHT])
    draw(game, A)
    night(game, D, confess={D: 1})

    assert hand(game, A) == [ACCUSATION]
    assert is_asked(game, B, "turn")
