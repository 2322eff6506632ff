"""Ann Putnam."""

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
from meetinghouse.games.salem1692.events import TrialBegan, TrialLapsed, TryalRevealed
from meetinghouse.games.salem1692.roles.town_hall import ANN_PUTNAM
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.roles.courtroom import ONE_LEFT, accuse, pick_if_asked
from tests.games.salem1692.village import (
    A,
    B,
    C,
    D,
    answer,
    asked,
    draw,
    end,
    expire,
    hand,
    is_asked,
    is_asked_any,
    is_living,
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

ANN = {A: ANN_PUTNAM}
TWO_TRIALS = [WITNESS, EVIDENCE, EVIDENCE, ACCUSATION]
BEFORE = pytest.mark.parametrize("edition", ["fr", "es"])


def two_trials(game: Salem, *, draws: bool) -> None:
    """A brings B to trial twice in one turn."""
    for kind in TWO_TRIALS:
        play(game, A, kind, B)
        if draws and is_asked(game, A, "ann-draws"):
            answer(game, A, YES)
        pick_if_asked(game, A)


# --- at the end of the turn


@pytest.mark.rule("SAL-CHAR-ANN-01")
@pytest.mark.parametrize(("cards", "drawn"), [([ACCUSATION], 0), ([WITNESS], 2), (TWO_TRIALS, 4)])
def test_ann_draws_two_cards_at_the_end_of_her_turn_for_each_tryal_card_she_revealed(
    cards: list[int], drawn: int
) -> None:
    game = village("en", characters=ANN, hands={A: cards})
    for kind in cards:
        play(game, A, kind, B)
        pick_if_asked(game, A)
    assert hand(game, A) == []

    end(game, A)

    assert len(hand(game, A)) == drawn
    assert is_asked(game, B, "turn")


@pytest.mark.rule("SAL-CHAR-ANN-01")
def test_ann_draws_at_the_end_for_a_black_cat_reveal_she_picked_and_not_on_others_turns() -> None:
    game = village("en", characters=ANN, hands={B: [WITNESS]}, fronts={C: [BLACK_CAT]}, deck=[CONSPIRACY])
    draw(game, A)
    pick(game, A, 4)
    take_tryals(game)
    assert len(hand(game, A)) == 1 + 2

    accuse(game, B, D)
    end(game, B)

    assert len(hand(game, A)) == 3


@pytest.mark.rule("SAL-CHAR-ANN-01")
def test_what_others_revealed_on_their_turns_gives_ann_nothing() -> None:
    game = village("en", characters={B: ANN_PUTNAM}, hands={A: [WITNESS], B: [STOCKS]})
    accuse(game, A, C)
    end(game, A)
    assert hand(game, A) == []

    play(game, B, STOCKS, C)
    end(game, B)

    assert hand(game, B) == []


@pytest.mark.rule("SAL-CHAR-ANN-01")
@BEFORE
def test_where_ann_draws_before_the_reveal_she_draws_nothing_at_the_end(edition: str) -> None:
    game = village(edition, characters=ANN, hands={A: [WITNESS]})
    play(game, A, WITNESS, B)
    answer(game, A, NO)
    pick_if_asked(game, A)

    end(game, A)

    assert hand(game, A) == []


@pytest.mark.rule("SAL-CHAR-ANN-02")
def test_cards_flipped_by_an_elimination_give_ann_nothing() -> None:
    game = village("en", 6, characters=ANN, rows={B: "WNNNN", C: "WNNNN"}, hands={A: [WITNESS]})
    accuse(game, A, B, 0)
    last_words(game)
    assert row(game, B) == "wnnnn"

    end(game, A)

    assert len(hand(game, A)) == 2


@pytest.mark.rule("SAL-CHAR-ANN-02")
def test_a_card_picked_at_random_gives_ann_nothing() -> None:
    game = village("en", characters=ANN, hands={A: [WITNESS]})
    play(game, A, WITNESS, B)
    expire(game, A)

    end(game, A)

    assert hand(game, A) == []


@pytest.mark.rule("SAL-CHAR-ANN-03")
def test_what_ann_draws_at_the_end_waits_for_her_next_turn() -> None:
    game = village("en", characters=ANN, hands={A: [WITNESS]}, deck=[ACCUSATION, STOCKS])
    accuse(game, A, B)

    end(game, A)

    assert hand(game, A) == [ACCUSATION, STOCKS]
    assert [decision.seat for decision in game.decisions] == [B]
    assert game.state.turn == B


# --- before the reveal


@pytest.mark.rule("SAL-CHAR-ANN-04")
@BEFORE
@pytest.mark.parametrize("draws", [True, False])
def test_ann_may_draw_two_cards_before_the_tryal_card_is_picked(edition: str, draws: bool) -> None:
    game = village(edition, characters=ANN, hands={A: [WITNESS]}, deck=[ALIBI, STOCKS])
    play(game, A, WITNESS, B)
    assert is_asked(game, A, "ann-draws")
    assert told(game, TryalRevealed) == []

    answer(game, A, YES if draws else NO)

    assert hand(game, A) == ([ALIBI, STOCKS] if draws else [])
    pick_if_asked(game, A)
    assert len(told(game, TryalRevealed)) == 1


@pytest.mark.rule("SAL-CHAR-ANN-04")
def test_where_ann_draws_at_the_end_she_is_asked_nothing_before_the_reveal() -> None:
    game = village("en", characters=ANN, hands={A: [WITNESS]})

    play(game, A, WITNESS, B)

    assert is_asked(game, A, "tryal")


@pytest.mark.rule("SAL-CHAR-ANN-05")
@BEFORE
def test_what_ann_draws_before_the_reveal_may_be_played_in_the_same_turn(edition: str) -> None:
    game = village(edition, characters=ANN, hands={A: [WITNESS]}, deck=[ACCUSATION, STOCKS])
    play(game, A, WITNESS, B)
    answer(game, A, YES)
    pick_if_asked(game, A)

    play(game, A, STOCKS, C)
    play(game, A, ACCUSATION, B)

    assert hand(game, A) == []
    assert game.state.turn == A


@pytest.mark.rule("SAL-CHAR-ANN-06")
def test_each_trial_ann_brings_about_gives_one_draw() -> None:
    game = village("fr", characters=ANN, hands={A: TWO_TRIALS})

    two_trials(game, draws=True)

    assert len(told(game, TrialBegan)) == 2
    assert len(hand(game, A)) == 4


@pytest.mark.rule("SAL-CHAR-ANN-07", "SAL-RULING-30")
@BEFORE
def test_a_conspiracy_ann_draws_is_resolved_while_the_trial_waits(edition: str) -> None:
    deck = [CONSPIRACY, ACCUSATION, EVIDENCE]
    rows = {B: "NNNNN", C: "KNNNN"}
    game = village(edition, characters=ANN, rows=rows, hands={A: [WITNESS]}, deck=deck, chance={"tryal": [0]})
    play(game, A, WITNESS, B)
    answer(game, A, YES)
    assert is_asked_any(game, "take")
    take_tryals(game)

    assert hand(game, A) == [ACCUSATION]
    pick_if_asked(game, A, 0)
    assert told(game, TryalRevealed) == [TryalRevealed(B, 0, "constable", "trial")]


@pytest.mark.rule("SAL-CHAR-ANN-07", "SAL-CHAR-ANN-08")
@BEFORE
def test_after_a_night_ann_draws_her_second_card_and_the_trial_is_completed(edition: str) -> None:
    game = village(edition, characters=ANN, hands={A: [WITNESS]}, deck=[NIGHT, ALIBI])
    play(game, A, WITNESS, B)
    answer(game, A, YES)
    night(game, C)
    last_words(game)

    assert not is_living(game, C)
    assert hand(game, A) == [ALIBI]
    pick_if_asked(game, A)
    assert [(event.seat, event.cause) for event in told(game, TryalRevealed)][-1] == (B, "trial")
    assert asked(game, A).kind == "turn"


@pytest.mark.rule("SAL-CHAR-ANN-08")
@BEFORE
def test_the_trial_lapses_if_the_accused_died_meanwhile(edition: str) -> None:
    game = village(
        edition,
        characters=ANN,
        hands={A: [WITNESS]},
        deck=[NIGHT, ALIBI],
        options={"early_night_reform": "when_deck_exhausted"},
    )
    play(game, A, WITNESS, B)
    answer(game, A, YES)
    night(game, B)
    last_words(game)

    assert told(game, TrialLapsed) == [TrialLapsed(B)]
    assert "trial" not in [event.cause for event in told(game, TryalRevealed)]
    assert WITNESS in kinds([*game.state.discard, *game.state.deck])
    assert hand(game, A) == [ALIBI]
    assert asked(game, A).kind == "turn"


@pytest.mark.rule("SAL-RULING-29")
def test_the_trial_goes_on_at_random_if_ann_died_meanwhile() -> None:
    rows = {A: ONE_LEFT}
    game = village("es", characters=ANN, rows=rows, hands={A: [WITNESS]}, deck=[NIGHT], chance={"tryal": [3]})
    play(game, A, WITNESS, B)
    answer(game, A, YES)
    night(game, A, gavel=B)
    last_words(game)

    assert row(game, B) == "NNNnN"
    assert is_asked(game, B, "turn")
