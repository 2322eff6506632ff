"""Abigail Williams."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import NO, YES
from meetinghouse.games.salem1692.components import ACCUSATION, ASYLUM, EVIDENCE, MATCHMAKER, SCAPEGOAT, STOCKS, WITNESS
from meetinghouse.games.salem1692.roles.town_hall import ABIGAIL_WILLIAMS, MARTHA_COREY
from tests.games.salem1692.roles.courtroom import accuse, lay_in_front, pick_if_asked
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    answer,
    front,
    is_asked,
    is_living,
    kinds,
    last_words,
    pick,
    play,
    row,
    village,
)

ABIGAIL = {A: ABIGAIL_WILLIAMS}


@pytest.mark.rule("SAL-CHAR-ABIGAIL-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_abigail_may_discard_her_accusations_when_her_card_brings_about_a_trial(edition: str) -> None:
    game = village(edition, characters=ABIGAIL, hands={A: [WITNESS]}, fronts={A: [ACCUSATION, EVIDENCE], C: [EVIDENCE]})
    accuse(game, A, B)

    answer(game, A, YES)

    assert front(game, A) == []
    assert front(game, C) == [EVIDENCE]
    assert {ACCUSATION, EVIDENCE} <= set(kinds(game.state.discard))


@pytest.mark.rule("SAL-CHAR-ABIGAIL-01")
def test_abigail_may_keep_her_accusations() -> None:
    game = village(characters=ABIGAIL, hands={A: [WITNESS]}, fronts={A: [ACCUSATION]})
    accuse(game, A, B)

    answer(game, A, NO)

    assert front(game, A) == [ACCUSATION]


@pytest.mark.rule("SAL-CHAR-ABIGAIL-01")
def test_a_card_of_abigails_that_brings_about_no_trial_discards_nothing() -> None:
    game = village(characters=ABIGAIL, hands={A: [EVIDENCE]}, fronts={A: [ACCUSATION]})

    play(game, A, EVIDENCE, B)

    assert is_asked(game, A, "turn")
    assert front(game, A) == [ACCUSATION]


@pytest.mark.rule("SAL-CHAR-ABIGAIL-01")
def test_another_players_trial_asks_abigail_nothing() -> None:
    game = village(characters={C: ABIGAIL_WILLIAMS}, hands={A: [WITNESS]}, fronts={C: [ACCUSATION]})

    accuse(game, A, B)

    assert is_asked(game, A, "turn")
    assert front(game, C) == [ACCUSATION]


@pytest.mark.rule("SAL-CHAR-ABIGAIL-01")
def test_nobody_else_discards_accusations_for_a_trial() -> None:
    game = village(characters={C: ABIGAIL_WILLIAMS}, hands={A: [WITNESS]}, fronts={A: [ACCUSATION]})

    accuse(game, A, B)

    assert is_asked(game, A, "turn")
    assert front(game, A) == [ACCUSATION]


@pytest.mark.rule("SAL-RULING-16")
def test_a_trial_through_scapegoat_asks_abigail_nothing() -> None:
    fronts = {A: [ACCUSATION], B: [EVIDENCE] * 2, C: [ACCUSATION]}
    game = village(characters=ABIGAIL, hands={A: [SCAPEGOAT]}, fronts=fronts)

    play(game, A, SCAPEGOAT, B, C)
    pick(game, A, 1)

    assert row(game, C) == "KnNNN"
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-CHAR-ABIGAIL-02")
@pytest.mark.parametrize(("place", "after"), [(0, "wknnn"), (1, "WkNNN"), (2, "WKnNN")])
def test_abigail_chooses_after_the_reveal_and_its_consequences_whatever_it_was(place: int, after: str) -> None:
    game = village(
        players=6, characters=ABIGAIL, rows={B: "WKNNN", C: "WNNNN"}, hands={A: [WITNESS]}, fronts={A: [ACCUSATION]}
    )
    accuse(game, A, B, place)

    assert row(game, B) == after
    assert is_living(game, B) == (place > 0)
    assert front(game, B) == []
    assert is_asked(game, B, "last-words") == (place == 0)
    last_words(game)
    assert is_asked(game, A, "abigail-discards")


@pytest.mark.rule("SAL-CHAR-ABIGAIL-02")
def test_an_abigail_who_dies_of_her_own_trial_chooses_nothing() -> None:
    fronts = {A: [ACCUSATION, MATCHMAKER], B: [MATCHMAKER]}
    game = village(characters=ABIGAIL, rows={B: "nnnnN"}, hands={A: [WITNESS]}, fronts=fronts)

    accuse(game, A, B)
    last_words(game)

    assert not is_living(game, A)
    assert is_asked(game, C, "turn")


@pytest.mark.rule("SAL-CHAR-ABIGAIL-03")
def test_abigail_discards_all_accusations_and_keeps_blue_cards_and_stocks() -> None:
    fronts = {A: [ACCUSATION, ACCUSATION, EVIDENCE, ASYLUM]}
    game = village(characters={A: MARTHA_COREY, 3: ABIGAIL_WILLIAMS}, hands={A: [WITNESS]}, fronts=fronts)
    lay_in_front(game, A, STOCKS)
    accuse(game, A, B)

    answer(game, A, YES)

    assert front(game, A) == [STOCKS, ASYLUM]
    assert game.view(None).people[A].accusations == 0


@pytest.mark.rule("SAL-CHAR-ABIGAIL-03")
def test_abigail_cannot_pick_single_accusations() -> None:
    game = village(characters=ABIGAIL, hands={A: [WITNESS]}, fronts={A: [ACCUSATION, EVIDENCE]})
    play(game, A, WITNESS, B)
    pick_if_asked(game, A)

    assert game.decisions[0].options == (YES, NO)
