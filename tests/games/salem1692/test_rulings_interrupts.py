"""Rulings on interruptions: nights, Conspiracies and deaths in the middle of a trial or of another player's turn."""

from __future__ import annotations

from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.engine.values import YES
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    CONSPIRACY,
    MATCHMAKER,
    NIGHT,
)
from meetinghouse.games.salem1692.events import (
    BlackCardDrawn,
    CardDrawn,
    CardsDiscarded,
    Eliminated,
    TrialLapsed,
    TryalRevealed,
)
from meetinghouse.games.salem1692.roles.town_hall import (
    ANN_PUTNAM,
    REBECCA_NURSE,
)
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
    expire,
    front,
    hand,
    is_asked,
    is_asked_any,
    is_living,
    last_words,
    night,
    pick,
    play,
    row,
    take_tryals,
    told,
    village,
)


@pytest.mark.rule("SAL-RULING-26")
@pytest.mark.parametrize("edition", ["en", "es"])
def test_a_tryal_card_that_nobody_picks_in_time_is_drawn_at_random(edition: str) -> None:
    game = village(edition, hands={A: [ACCUSATION]}, fronts={B: [ACCUSATION] * 6}, chance={"tryal": [3]})

    play(game, A, ACCUSATION, B)
    expire(game, A)

    assert row(game, B) == "NNNnN"


def ann_draws(
    edition: str,
    deck: list[int],
    rows: dict[int, str] | None = None,
    chance: dict[str, list[Any]] | None = None,
) -> Salem:
    """Ann (A) has brought B to trial and draws two cards before the reveal."""
    game = village(
        edition,
        hands={A: [ACCUSATION] * 2},
        fronts={B: [ACCUSATION] * 6},
        characters={A: ANN_PUTNAM},
        deck=deck,
        rest="discard",
        rows=rows,
        chance=chance,
    )
    play(game, A, ACCUSATION, B)
    answer(game, A, YES)
    return game


@pytest.mark.rule("SAL-RULING-26", "SAL-RULING-27", "SAL-RULING-29")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_if_ann_dies_the_card_is_picked_at_random_and_her_turn_ends(edition: str) -> None:
    game = ann_draws(edition, [NIGHT], chance={"tryal": [3]})

    night(game, victim=A, gavel=B)
    last_words(game)

    assert row(game, B) == "NNNnN"
    assert told(game, TryalRevealed)[-1] == TryalRevealed(B, 3, "not-a-witch", "trial")
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-RULING-27", "SAL-RULING-29")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_a_night_in_the_middle_of_a_trial_is_finished_first(edition: str) -> None:
    game = ann_draws(edition, [NIGHT])
    assert is_asked_any(game, "victim")

    night(game, victim=B, gavel=B)

    assert told(game, CardDrawn) == [CardDrawn(A)]
    assert len(game.state.hands[A]) == 2
    if edition == "es":
        assert is_asked(game, A, "tryal")
        pick(game, A, 0)
    assert told(game, TryalRevealed)[-1].cause == "trial"
    assert front(game, B) == []
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-RULING-27", "SAL-RULING-29")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_the_trial_lapses_if_the_accused_died_in_the_night(edition: str) -> None:
    game = ann_draws(edition, [NIGHT])

    night(game, victim=B, gavel=A)
    last_words(game)

    assert told(game, TrialLapsed) == [TrialLapsed(B)]
    assert [event.cause for event in told(game, TryalRevealed)] == ["elimination"] * 5
    assert told(game, CardsDiscarded) == [CardsDiscarded(B, ("accusation",) * 7, "elimination")]
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-RULING-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rebecca_draws_a_black_card_on_anothers_turn_which_then_goes_on(edition: str) -> None:
    game = village(
        edition,
        hands={A: [ACCUSATION] * 2},
        fronts={B: [ACCUSATION] * 6},
        characters={D: REBECCA_NURSE},
        deck=[NIGHT],
        rest="discard",
    )
    play(game, A, ACCUSATION, B)
    if edition != "fr":
        pick(game, A, 0)

    answer(game, D, YES)
    assert told(game, BlackCardDrawn) == [BlackCardDrawn(D, "night")]
    night(game, victim=A, gavel=A)

    assert hand(game, D) == []
    assert is_asked(game, A, "turn")
    assert asked(game, A).default == mh.Word("end")


@pytest.mark.rule("SAL-RULING-30")
def test_after_a_conspiracy_in_a_trial_the_card_is_picked_from_the_new_row() -> None:
    game = ann_draws("es", [CONSPIRACY, ALIBI], rows={A: "NNN", B: "NNN", C: "KNN", D: "WNN"})

    take_tryals(game, {A: 1, B: 0})
    assert row(game, B) == "NKN"
    pick(game, A, 1)

    assert told(game, TryalRevealed)[-1] == TryalRevealed(B, 1, "constable", "trial")


@pytest.mark.rule("SAL-RULING-75")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_trial_of_the_matched_partner_may_eliminate_the_accuser(edition: str) -> None:
    game = village(
        edition,
        6,
        rows={B: "WNN", E: "KNN", F: "WNN"},
        hands={A: [ACCUSATION] * 2},
        fronts={A: [MATCHMAKER], B: [MATCHMAKER] + [ACCUSATION] * 6},
        chance={"tryal": [0]},
    )

    play(game, A, ACCUSATION, B)
    if edition != "fr":
        pick(game, A, 0)
    last_words(game)

    assert told(game, Eliminated) == [Eliminated(B, "witch"), Eliminated(A, "matched")]
    assert not is_living(game, A)
    assert is_asked(game, C, "turn")
