"""Rulings on trials: who may hold one, how many a turn may have, and what may interrupt them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import meetinghouse as mh
from meetinghouse.engine.values import NO, YES
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    BLACK_CAT,
    CARDS,
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    PIETY,
    SCAPEGOAT,
)
from meetinghouse.games.salem1692.events import (
    CardDrawn,
    PointedAtTwo,
    TrialBegan,
)
from meetinghouse.games.salem1692.roles.town_hall import (
    ABIGAIL_WILLIAMS,
    ANN_PUTNAM,
    GEORGE_BURROUGHS,
    MARTHA_COREY,
    THOMAS_DANFORTH,
    WILL_GRIGGS,
    Character,
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
    expire,
    front,
    is_asked,
    pick,
    play,
    refused,
    row,
    take_tryals,
    told,
    village,
)

# --- who acts in a trial


@pytest.mark.rule("SAL-RULING-16")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_ann_draws_before_the_reveal_when_she_plays_a_red_card_but_not_by_scapegoat(edition: str) -> None:
    hands, fronts = {A: [SCAPEGOAT, ACCUSATION]}, {B: [ACCUSATION], C: [ACCUSATION] * 6}
    game = village(edition, hands=hands, fronts=fronts, characters={A: ANN_PUTNAM})
    other = game.copy()

    play(game, A, ACCUSATION, C)
    play(other, A, SCAPEGOAT, B, C)

    assert is_asked(game, A, "ann-draws")
    assert told(other, TrialBegan) == [TrialBegan(C, A)]
    assert not is_asked(other, A, "ann-draws")


@pytest.mark.rule("SAL-RULING-16")
@pytest.mark.parametrize(
    ("kind", "parts"),
    [(SCAPEGOAT, (D, B)), (CURSE, (C, CARDS[PIETY]))],
)
def test_abigail_does_not_act_in_a_trial_by_scapegoat_or_curse(kind: int, parts: tuple[object, ...]) -> None:
    fronts = {A: [ACCUSATION], B: [ACCUSATION] * 6, C: [PIETY] + [ACCUSATION] * 7, D: [ACCUSATION]}
    game = village("en", hands={A: [kind]}, fronts=fronts, characters={A: ABIGAIL_WILLIAMS})

    play(game, A, kind, *parts)
    pick(game, A, 4)

    assert is_asked(game, A, "turn")
    assert front(game, A) == [ACCUSATION]


@pytest.mark.rule("SAL-RULING-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_thomas_needs_no_fewer_by_scapegoat(edition: str) -> None:
    fronts = {B: [ACCUSATION], C: [ACCUSATION] * 5}
    game = village(edition, hands={A: [SCAPEGOAT]}, fronts=fronts, characters={A: THOMAS_DANFORTH})

    play(game, A, SCAPEGOAT, B, C)

    assert is_asked(game, A, "turn")
    assert told(game, TrialBegan) == []


def ann_by_scapegoat() -> Salem:
    fronts = {B: [ACCUSATION], C: [ACCUSATION] * 6}
    game = village("en", hands={A: [SCAPEGOAT]}, fronts=fronts, characters={A: ANN_PUTNAM})
    play(game, A, SCAPEGOAT, B, C)
    pick(game, A, 4)
    end(game, A)
    return game


def ann_by_curse() -> Salem:
    fronts = {C: [PIETY] + [ACCUSATION] * 7}
    game = village("en", hands={A: [CURSE]}, fronts=fronts, characters={A: ANN_PUTNAM})
    play(game, A, CURSE, C, CARDS[PIETY])
    pick(game, A, 4)
    end(game, A)
    return game


def ann_by_cat() -> Salem:
    game = village("en", deck=[ALIBI, CONSPIRACY], fronts={C: [BLACK_CAT]}, characters={A: ANN_PUTNAM})
    draw(game, A)
    pick(game, A, 4)
    take_tryals(game)
    return game


@pytest.mark.rule("SAL-RULING-16")
@pytest.mark.parametrize(("by", "drawn"), [(ann_by_scapegoat, 2), (ann_by_curse, 2), (ann_by_cat, 3)])
def test_at_the_end_of_her_turn_ann_draws_for_every_tryal_card_she_picked(by: Callable[[], Salem], drawn: int) -> None:
    game = by()

    assert told(game, CardDrawn) == [CardDrawn(A)] * drawn
    assert is_asked(game, B, "turn")


# --- Thomas Danforth


@pytest.mark.rule("SAL-RULING-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_accusations_that_thomas_lets_lie_bring_the_trial_later(edition: str) -> None:
    game = village(
        edition,
        hands={A: [ACCUSATION], B: [ACCUSATION]},
        fronts={C: [ACCUSATION] * 5},
        characters={A: THOMAS_DANFORTH},
    )

    play(game, A, ACCUSATION, C)
    answer(game, A, NO)
    assert (front(game, C), told(game, TrialBegan)) == ([ACCUSATION] * 6, [])
    end(game, A)
    play(game, B, ACCUSATION, C)

    assert told(game, TrialBegan) == [TrialBegan(C, B)]


@pytest.mark.rule("SAL-RULING-18")
def test_thomas_must_place_a_card_to_hold_a_trial() -> None:
    game = village(turn=D, hands={A: [ACCUSATION] * 2}, fronts={C: [ACCUSATION] * 6}, characters={A: THOMAS_DANFORTH})

    draw(game, D)
    assert is_asked(game, A, "turn")
    play(game, A, ACCUSATION, B)

    assert is_asked(game, A, "turn")
    assert told(game, TrialBegan) == []


@pytest.mark.rule("SAL-RULING-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_six_accusations_that_thomas_moves_by_scapegoat_bring_no_trial(edition: str) -> None:
    game = village(edition, hands={A: [SCAPEGOAT]}, fronts={C: [ACCUSATION] * 6}, characters={A: THOMAS_DANFORTH})

    play(game, A, SCAPEGOAT, C, B)

    assert front(game, B) == [ACCUSATION] * 6
    assert is_asked(game, A, "turn")


# --- one trial a turn (es)


def one_trial_behind(
    cards: list[int], fronts: dict[int, list[int]], characters: dict[int, Character] | None = None
) -> Salem:
    """Spanish edition: A has just brought B to trial, and may go on playing."""
    hands = {A: [*cards, ACCUSATION]}
    game = village("es", hands=hands, fronts={B: [ACCUSATION] * 6, **fronts}, characters=characters)
    play(game, A, ACCUSATION, B)
    if is_asked(game, A, "hold-trial"):
        answer(game, A, YES)
    pick(game, A, 4)
    return game


@pytest.mark.rule("SAL-RULING-24")
def test_a_play_that_would_start_a_second_trial_is_refused() -> None:
    game = one_trial_behind([ACCUSATION, SCAPEGOAT, ALIBI], {C: [ACCUSATION] * 6, D: [EVIDENCE]})

    answer(game, A, CARDS[ACCUSATION])
    assert refused(game, A, C) == "SAL-TRIAL-13"
    expire(game, A)
    answer(game, A, CARDS[SCAPEGOAT])
    answer(game, A, D)
    assert refused(game, A, C) == "SAL-TRIAL-13"


@pytest.mark.rule("SAL-RULING-24")
def test_an_alibi_as_witness_may_not_start_a_second_trial_either() -> None:
    game = one_trial_behind([ALIBI], {}, characters={A: WILL_GRIGGS, D: GEORGE_BURROUGHS})

    answer(game, A, (CARDS[ALIBI], CARDS[2]))

    assert asked(game, A).options == (mh.Seat(D),)
    assert refused(game, A, B) == "SAL-TRIAL-13"


@pytest.mark.rule("SAL-RULING-24")
def test_after_a_trial_accusations_below_the_threshold_may_still_be_placed() -> None:
    game = one_trial_behind([EVIDENCE, EVIDENCE, ACCUSATION], {})

    play(game, A, EVIDENCE, B)
    play(game, A, EVIDENCE, B)

    assert front(game, B) == [EVIDENCE] * 2
    answer(game, A, CARDS[ACCUSATION])
    assert refused(game, A, B) == "SAL-TRIAL-13"


@pytest.mark.rule("SAL-RULING-24")
def test_after_a_trial_thomas_cannot_use_his_reduced_threshold() -> None:
    game = one_trial_behind([ACCUSATION], {C: [ACCUSATION] * 5}, characters={A: THOMAS_DANFORTH})

    play(game, A, ACCUSATION, C)

    assert front(game, C) == [ACCUSATION] * 6
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-RULING-24")
def test_a_trial_by_a_change_of_marthas_copy_is_not_counted() -> None:
    game = village(
        "es",
        rows={C: "N", B: "KN"},
        hands={A: [ACCUSATION]},
        fronts={C: [ACCUSATION] * 7, D: [ACCUSATION] * 7},
        characters={C: GEORGE_BURROUGHS, D: MARTHA_COREY},
    )

    play(game, A, ACCUSATION, C)
    pick(game, A, 0)
    pick(game, A, 4)

    assert told(game, TrialBegan) == [TrialBegan(C, A), TrialBegan(D, A)]
    assert row(game, D) == "WNNNn"
    assert game.state.trials == 1


# --- pointing at two cards


@pytest.mark.rule("SAL-RULING-73")
def test_in_fr_too_the_accuser_points_and_the_accused_picks() -> None:
    game = village(
        "fr",
        hands={A: [ACCUSATION]},
        fronts={B: [ACCUSATION] * 6},
        options={"point_to_two": True},
        rows={B: "NNNN", D: "WNNK"},
    )

    play(game, A, ACCUSATION, B)
    answer(game, A, [mh.Position(3), mh.Position(1)])
    assert told(game, PointedAtTwo) == [PointedAtTwo(A, B, (3, 1))]
    assert asked(game, B).options == (mh.Position(3), mh.Position(1))
    pick(game, B, 1)

    assert row(game, B) == "NnNN"


@pytest.mark.rule("SAL-RULING-73")
@pytest.mark.parametrize("edition", EDITIONS)
def test_below_four_cards_the_editions_usual_selection_applies(edition: str) -> None:
    game = village(
        edition,
        hands={A: [ACCUSATION]},
        fronts={B: [ACCUSATION] * 6},
        options={"point_to_two": True},
        rows={B: "NnNNn", D: "WNNK"},
        chance={"tryal": [2]},
    )

    play(game, A, ACCUSATION, B)
    if edition != "fr":
        assert is_asked(game, A, "tryal")
        pick(game, A, 3)

    assert row(game, B) == "NnNnn"
    assert told(game, PointedAtTwo) == []
