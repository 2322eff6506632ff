"""Rebecca Nurse."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import NO, YES
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    BLACK_CAT,
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    NIGHT,
    PIETY,
    SCAPEGOAT,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import BlackCardDrawn, TryalRevealed
from meetinghouse.games.salem1692.roles.town_hall import REBECCA_NURSE
from tests.games.salem1692.roles.courtroom import ONE_LEFT, accuse, pick_if_asked
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    answer,
    draw,
    end,
    expire,
    hand,
    is_asked,
    is_asked_any,
    kinds,
    last_words,
    night,
    pick,
    play,
    row,
    take_tryals,
    told,
    village,
)

REBECCA = {C: REBECCA_NURSE}


@pytest.mark.rule("SAL-CHAR-REBECCA-01", "SAL-CHAR-REBECCA-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("draws", [True, False])
def test_rebecca_may_draw_a_card_when_a_trial_reveals_anothers_tryal_card(edition: str, draws: bool) -> None:
    game = village(edition, characters=REBECCA, hands={A: [WITNESS]}, deck=[STOCKS])
    accuse(game, A, B)

    answer(game, C, YES if draws else NO)

    assert hand(game, C) == ([STOCKS] if draws else [])
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-CHAR-REBECCA-01", "SAL-CHAR-REBECCA-02")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_rebecca_may_draw_each_time(edition: str) -> None:
    game = village(edition, characters=REBECCA, hands={A: [WITNESS, EVIDENCE, EVIDENCE, ACCUSATION]})
    accuse(game, A, B)
    answer(game, C, YES)
    for kind in (EVIDENCE, EVIDENCE, ACCUSATION):
        play(game, A, kind, B)
    pick_if_asked(game, A)
    answer(game, C, YES)

    assert len(hand(game, C)) == 2


@pytest.mark.rule("SAL-CHAR-REBECCA-01")
def test_rebecca_may_draw_for_trials_through_scapegoat_and_through_the_loss_of_piety() -> None:
    fronts = {B: [ACCUSATION] * 6, D: [PIETY, ACCUSATION]}
    game = village("en", characters=REBECCA, hands={A: [SCAPEGOAT, CURSE]}, fronts=fronts)
    play(game, A, SCAPEGOAT, B, D)
    play(game, A, CURSE, D)
    answer(game, A, game.decisions[0].options[0])
    pick(game, A, 4)

    answer(game, C, YES)

    assert len(hand(game, C)) == 1


@pytest.mark.rule("SAL-CHAR-REBECCA-02")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_rebecca_may_draw_after_a_conspiracy_whose_black_cat_revealed_a_card(edition: str) -> None:
    game = village(edition, characters=REBECCA, fronts={B: [BLACK_CAT]}, deck=[CONSPIRACY, STOCKS])
    draw(game, A)
    pick(game, A, 0)
    assert is_asked_any(game, "take")
    take_tryals(game)

    answer(game, C, YES)

    assert hand(game, C) == [STOCKS]


@pytest.mark.rule("SAL-CHAR-REBECCA-01")
def test_where_only_trials_count_rebecca_draws_nothing_for_the_black_cat() -> None:
    game = village("en", characters=REBECCA, fronts={B: [BLACK_CAT]}, deck=[CONSPIRACY])
    draw(game, A)
    pick(game, A, 0)
    take_tryals(game)

    assert is_asked(game, B, "turn")
    assert hand(game, C) == []


@pytest.mark.rule("SAL-CHAR-REBECCA-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_revealed_by_an_elimination_give_rebecca_no_further_draw(edition: str) -> None:
    rows = {B: "WNNNN", D: "WNNNN"}
    game = village(edition, 6, characters=REBECCA, rows=rows, hands={A: [WITNESS]}, chance={"tryal": [0]})
    accuse(game, A, B, 0)
    last_words(game)
    assert row(game, B) == "wnnnn"

    answer(game, C, YES)

    assert len(hand(game, C)) == 1
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-CHAR-REBECCA-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_neither_confessions_nor_a_night_kill_let_rebecca_draw(edition: str) -> None:
    game = village(edition, characters=REBECCA, deck=[STOCKS, NIGHT])
    draw(game, A)
    night(game, B, confess={A: 0, D: 1})
    last_words(game)

    assert {event.cause for event in told(game, TryalRevealed)} == {"confession", "elimination"}
    assert is_asked(game, C, "turn")
    assert hand(game, C) == []


@pytest.mark.rule("SAL-CHAR-REBECCA-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rebecca_draws_nothing_for_her_own_trial(edition: str) -> None:
    game = village(edition, characters=REBECCA, hands={A: [WITNESS]})

    accuse(game, A, C)

    assert len(told(game, TryalRevealed)) == 1
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-CHAR-REBECCA-04")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_rebecca_draws_nothing_when_the_black_cat_reveals_her_own_card(edition: str) -> None:
    game = village(edition, characters=REBECCA, fronts={C: [BLACK_CAT]}, deck=[CONSPIRACY])
    draw(game, A)
    pick(game, A, 4)
    take_tryals(game)

    assert is_asked(game, B, "turn")
    assert hand(game, C) == []


@pytest.mark.rule("SAL-CHAR-REBECCA-05")
@pytest.mark.parametrize("turn", [A, D, C])
def test_rebecca_draws_on_anybodys_turn(turn: int) -> None:
    game = village(characters=REBECCA, turn=turn, hands={turn: [WITNESS]}, deck=[STOCKS])
    accuse(game, turn, B)

    answer(game, C, YES)

    assert hand(game, C) == [STOCKS]
    assert is_asked(game, turn, "turn")


@pytest.mark.rule("SAL-CHAR-REBECCA-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_conspiracy_rebecca_draws_is_resolved_at_once_with_her_as_the_drawer(edition: str) -> None:
    fronts = {D: [BLACK_CAT]}
    game = village(edition, characters=REBECCA, hands={A: [WITNESS, STOCKS]}, fronts=fronts, deck=[CONSPIRACY])
    accuse(game, A, B)
    answer(game, C, YES)

    assert told(game, BlackCardDrawn) == [BlackCardDrawn(C, "conspiracy")]
    assert is_asked(game, C, "tryal")
    pick(game, C, 4)
    take_tryals(game)
    if is_asked(game, C, "rebecca-draws"):
        expire(game, C)

    assert hand(game, C) == []
    play(game, A, STOCKS, B)
    end(game, A)


@pytest.mark.rule("SAL-CHAR-REBECCA-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_night_rebecca_draws_is_played_at_once_and_the_turn_goes_on(edition: str) -> None:
    game = village(edition, characters=REBECCA, hands={A: [WITNESS, STOCKS]}, deck=[NIGHT], rows={B: ONE_LEFT + "N"})
    accuse(game, A, B, 4)
    answer(game, C, YES)
    assert is_asked(game, D, "victim")
    night(game, D, gavel=D)

    assert hand(game, C) == []
    assert STOCKS in kinds(game.state.hands[A])
    assert is_asked(game, A, "turn")
