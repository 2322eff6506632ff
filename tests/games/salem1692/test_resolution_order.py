"""The order of resolution, above all of a trial: section 22 of the rules."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import meetinghouse as mh
from meetinghouse.engine.events import Event
from meetinghouse.engine.values import NO, YES
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ASYLUM,
    BLACK_CAT,
    CONSPIRACY,
    CURSE,
    EVIDENCE,
    KINDS,
    NIGHT,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.events import (
    AbilityUsed,
    BlackCardDrawn,
    CardDrawn,
    CardPlayed,
    CardsDiscarded,
    Eliminated,
    GameWon,
    TrialBegan,
    TrialDeclined,
    TrialLapsed,
    TryalRevealed,
    TryalTaken,
)
from meetinghouse.games.salem1692.roles.town_hall import (
    ABIGAIL_WILLIAMS,
    ANN_PUTNAM,
    REBECCA_NURSE,
    THOMAS_DANFORTH,
)
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    F,
    answer,
    front,
    hand,
    is_asked,
    is_asked_any,
    last_words,
    night,
    pick,
    play,
    row,
    take_tryals,
    told,
    village,
)

BEFORE_REVEAL = ("fr", "es")  # editions in which Ann Putnam draws before the tryal card is picked


def order(game: Salem, *types: type[Event]) -> list[str]:
    """The names of the public events of these types, in the order they were told, without repetitions."""
    names = [type(event).__name__ for event in game.heard(None) if isinstance(event, types)]
    return [name for at, name in enumerate(names) if at == 0 or name != names[at - 1]]


def questions(game: Salem, answers: Mapping[str, mh.Word] | None = None) -> list[tuple[int, str]]:
    """Who is asked what until a turn goes on; `answers` has choices by kind, otherwise the first option is taken."""
    found = []
    while not game.over and not is_asked_any(game, "turn"):
        decision = game.decisions[0]
        found.append((decision.seat, decision.kind))
        game.answer(decision.id, (answers or {}).get(decision.kind, decision.options[0]))
    return found


@pytest.mark.rule("SAL-RES-01")
@pytest.mark.parametrize("edition", BEFORE_REVEAL)
def test_an_interrupting_effect_is_finished_before_the_interrupted_one_goes_on(edition: str) -> None:
    # a card leads to a trial; in it Ann draws Conspiracy; in that the Black Cat eliminates a player; then all resume
    game = village(
        edition,
        6,
        characters={A: ANN_PUTNAM},
        hands={A: [WITNESS, STOCKS]},
        fronts={C: [BLACK_CAT]},
        rows={C: "nnnnN"},
        deck=[CONSPIRACY, ALIBI],
    )

    play(game, A, WITNESS, B)
    answer(game, A, YES)
    pick(game, A, 4)
    last_words(game)
    take_tryals(game)
    if edition == "es":
        pick(game, A, 0)

    types = (TrialBegan, BlackCardDrawn, TryalRevealed, Eliminated, TryalTaken, CardDrawn)
    assert order(game, *types) == [
        "TrialBegan",
        "BlackCardDrawn",
        "TryalRevealed",
        "Eliminated",
        "TryalTaken",
        "CardDrawn",
        "TryalRevealed",
    ]
    assert hand(game, A) == [ALIBI, STOCKS]
    assert is_asked(game, A, "turn")


# --- a trial


@pytest.mark.rule("SAL-RES-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("before", "total"), [(3, 6), (4, 7)])
def test_the_card_lies_in_front_before_the_total_is_computed(edition: str, before: int, total: int) -> None:
    game = village(edition, hands={A: [EVIDENCE]}, fronts={B: [ACCUSATION] * before})

    play(game, A, EVIDENCE, B)

    expected: list[Event] = [CardPlayed(A, KINDS[EVIDENCE], B)]
    if total == 7:
        expected.append(TrialBegan(B, A))
    assert [event for event in game.heard(None) if isinstance(event, CardPlayed | TrialBegan)] == expected
    if is_asked(game, A, "tryal") or total == 6:
        assert front(game, B) == [ACCUSATION] * before + [EVIDENCE]
        assert game.view(None).people[B].accusations == total


@pytest.mark.rule("SAL-RES-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("before", "choice", "tried"), [(5, YES, True), (5, NO, False), (6, None, True)])
def test_thomas_decides_only_at_the_reduced_threshold(
    edition: str, before: int, choice: mh.Word | None, tried: bool
) -> None:
    characters = {A: THOMAS_DANFORTH}
    game = village(edition, characters=characters, hands={A: [ACCUSATION]}, fronts={B: [ACCUSATION] * before})

    play(game, A, ACCUSATION, B)

    assert is_asked(game, A, "hold-trial") == (choice is not None)
    if choice is not None:
        assert told(game, TrialBegan) == []
        answer(game, A, choice)
    assert told(game, TrialBegan) == ([TrialBegan(B, A)] if tried else [])
    assert told(game, TrialDeclined) == ([] if tried else [TrialDeclined(B, A)])


@pytest.mark.rule("SAL-RES-04", "SAL-RES-06")
@pytest.mark.parametrize("edition", BEFORE_REVEAL)
def test_ann_draws_before_the_tryal_card_is_picked_and_revealed(edition: str) -> None:
    game = village(edition, characters={A: ANN_PUTNAM}, hands={A: [WITNESS]}, deck=[ALIBI, CURSE])

    play(game, A, WITNESS, B)
    assert is_asked(game, A, "ann-draws")
    assert told(game, TryalRevealed) == []
    answer(game, A, YES)
    assert hand(game, A) == [ALIBI, CURSE]
    if edition == "es":
        assert told(game, TryalRevealed) == []
        pick(game, A, 2)
        assert row(game, B) == "NNnNN"

    assert order(game, TrialBegan, AbilityUsed, CardDrawn, TryalRevealed) == [
        "TrialBegan",
        "AbilityUsed",
        "CardDrawn",
        "TryalRevealed",
    ]


@pytest.mark.rule("SAL-RES-05")
@pytest.mark.parametrize("edition", BEFORE_REVEAL)
def test_a_trial_lapses_if_the_accused_died_in_its_middle(edition: str) -> None:
    characters = {A: ANN_PUTNAM}
    deck, discard = [NIGHT], [ALIBI, ALIBI]
    game = village(edition, 5, characters=characters, hands={A: [WITNESS]}, deck=deck, discard=discard, rest="gone")

    play(game, A, WITNESS, B)
    answer(game, A, YES)
    night(game, victim=B, gavel=C)
    last_words(game)

    assert told(game, TrialLapsed) == [TrialLapsed(B)]
    assert "trial" not in {event.cause for event in told(game, TryalRevealed)}
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-RES-06")
@pytest.mark.parametrize(("edition", "place"), [("en", 3), ("fr", 2), ("es", 3)])
def test_the_tryal_card_is_picked_and_then_revealed(edition: str, place: int) -> None:
    game = village(edition, hands={A: [WITNESS]}, rows={B: "nNNNN"}, chance={"tryal": [1]})

    play(game, A, WITNESS, B)
    if edition != "fr":
        assert told(game, TryalRevealed) == []
        pick(game, A, 3)

    assert told(game, TryalRevealed) == [TryalRevealed(B, place, "not-a-witch", "trial")]


@pytest.mark.rule("SAL-RES-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_towns_victory_comes_before_the_accusations_are_discarded(edition: str) -> None:
    game = village(edition, hands={A: [WITNESS]}, fronts={D: [ACCUSATION]}, chance={"tryal": [0]})

    play(game, A, WITNESS, D)
    if is_asked(game, A, "tryal"):
        pick(game, A, 0)

    assert order(game, TryalRevealed, CardsDiscarded, Eliminated, GameWon) == ["TryalRevealed", "GameWon"]
    assert front(game, D) == [ACCUSATION, WITNESS]


@pytest.mark.rule("SAL-RES-08", "SAL-RES-09", "SAL-RES-10", "SAL-RES-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_reveal_come_discard_elimination_abigail_and_rebecca(edition: str) -> None:
    game = village(
        edition,
        6,
        characters={A: ABIGAIL_WILLIAMS, C: REBECCA_NURSE},
        hands={A: [WITNESS]},
        rows={B: "WNNNN", F: "WNNNN"},
        fronts={A: [ACCUSATION, ACCUSATION], B: [ASYLUM, ACCUSATION]},
        deck=[ALIBI],
        chance={"tryal": [0]},
    )

    play(game, A, WITNESS, B)
    asked_in_order = questions(game)

    assert asked_in_order[-3:] == [(B, "last-words"), (A, "abigail-discards"), (C, "rebecca-draws")]
    types = (TryalRevealed, CardsDiscarded, Eliminated, AbilityUsed, CardDrawn)
    story = [event for event in game.heard(None) if isinstance(event, types)]
    assert story == [
        TryalRevealed(B, 0, "witch", "trial"),
        CardsDiscarded(B, (KINDS[ACCUSATION], KINDS[WITNESS]), "trial"),
        Eliminated(B, "witch"),
        *[TryalRevealed(B, place, "not-a-witch", "elimination") for place in (1, 2, 3, 4)],
        CardsDiscarded(B, (KINDS[ASYLUM],), "elimination"),
        AbilityUsed(A, ABIGAIL_WILLIAMS.name),
        CardsDiscarded(A, (KINDS[ACCUSATION], KINDS[ACCUSATION]), "abigail"),
        AbilityUsed(C, REBECCA_NURSE.name),
        CardDrawn(C),
    ]
    assert hand(game, C) == [ALIBI]
