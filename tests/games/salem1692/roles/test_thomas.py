"""Thomas Danforth."""

from __future__ import annotations

import pytest

from meetinghouse.engine.values import NO, YES
from meetinghouse.games.salem1692.components import ACCUSATION, EVIDENCE, PIETY, SCAPEGOAT
from meetinghouse.games.salem1692.events import TrialBegan, TrialDeclined
from meetinghouse.games.salem1692.roles.town_hall import GEORGE_BURROUGHS, THOMAS_DANFORTH
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.roles.courtroom import pick_if_asked
from tests.games.salem1692.village import EDITIONS, A, B, C, answer, end, front, is_asked, play, row, told, village

THOMAS = {A: THOMAS_DANFORTH}
GEORGE_TOO = {A: THOMAS_DANFORTH, B: GEORGE_BURROUGHS}


def accused_of(number: int, edition: str = "en", *, piety: bool = False, george: bool = False) -> Salem:
    """Thomas has just raised B's accusations to that number."""
    fronts = {B: [PIETY] * piety + [ACCUSATION] * (number - 1)}
    game = village(edition, characters=GEORGE_TOO if george else THOMAS, hands={A: [ACCUSATION]}, fronts=fronts)
    play(game, A, ACCUSATION, B)
    return game


@pytest.mark.rule("SAL-CHAR-THOMAS-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("number", "may"), [(5, False), (6, True)])
def test_thomas_needs_one_accusation_fewer(edition: str, number: int, may: bool) -> None:
    game = accused_of(number, edition)
    assert is_asked(game, A, "hold-trial") == may
    if not may:
        return

    answer(game, A, YES)
    pick_if_asked(game, A)

    assert told(game, TrialBegan) == [TrialBegan(B, A)]
    assert row(game, B).count("n") == 1
    assert front(game, B) == []


@pytest.mark.rule("SAL-CHAR-THOMAS-01")
def test_only_a_card_thomas_plays_himself_needs_one_fewer() -> None:
    game = village(characters={C: THOMAS_DANFORTH}, hands={A: [ACCUSATION]}, fronts={B: [ACCUSATION] * 5})

    play(game, A, ACCUSATION, B)

    assert is_asked(game, A, "turn")
    assert game.view(None).people[B].threshold == 7


@pytest.mark.rule("SAL-CHAR-THOMAS-01")
def test_a_scapegoat_of_thomas_places_no_accusation_card() -> None:
    fronts = {B: [EVIDENCE], C: [EVIDENCE]}
    game = village(characters=THOMAS, hands={A: [SCAPEGOAT]}, fronts=fronts)

    play(game, A, SCAPEGOAT, B, C)

    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-CHAR-THOMAS-02")
def test_accusations_others_placed_count_for_thomas() -> None:
    game = village(characters={B: THOMAS_DANFORTH}, hands={A: [EVIDENCE, ACCUSATION, ACCUSATION], B: [ACCUSATION]})
    for kind in (EVIDENCE, ACCUSATION, ACCUSATION):
        play(game, A, kind, C)
    end(game, A)

    play(game, B, ACCUSATION, C)

    assert is_asked(game, B, "hold-trial")


@pytest.mark.rule("SAL-CHAR-THOMAS-03")
@pytest.mark.parametrize(("number", "may"), [(11, False), (12, True), (13, True)])
def test_thomas_needs_twelve_against_piety_that_doubles(number: int, may: bool) -> None:
    game = accused_of(number, piety=True)

    assert is_asked(game, A, "hold-trial") == may


@pytest.mark.rule("SAL-CHAR-THOMAS-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_reduced_threshold_thomas_may_decline(edition: str) -> None:
    game = accused_of(6, edition)

    answer(game, A, NO)

    assert told(game, TrialDeclined) == [TrialDeclined(B, A)]
    assert told(game, TrialBegan) == []
    assert front(game, B) == [ACCUSATION] * 6
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-CHAR-THOMAS-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_unreduced_threshold_the_trial_is_compulsory(edition: str) -> None:
    game = accused_of(7, edition)

    assert told(game, TrialBegan) == [TrialBegan(B, A)]
    assert not is_asked(game, A, "hold-trial")


@pytest.mark.rule("SAL-CHAR-THOMAS-04")
def test_after_thomas_declined_the_next_accusation_of_anybody_brings_the_trial() -> None:
    game = village(characters=THOMAS, hands={A: [ACCUSATION], B: [ACCUSATION]}, fronts={C: [ACCUSATION] * 5})
    play(game, A, ACCUSATION, C)
    answer(game, A, NO)
    end(game, A)

    play(game, B, ACCUSATION, C)

    assert told(game, TrialBegan) == [TrialBegan(C, B)]


@pytest.mark.rule("SAL-CHAR-THOMAS-05")
@pytest.mark.parametrize(("number", "tried"), [(6, []), (7, [TrialBegan(B, A)])])
def test_in_fr_thomas_and_george_cancel_and_the_trial_at_seven_is_compulsory(
    number: int, tried: list[TrialBegan]
) -> None:
    game = accused_of(number, "fr", george=True)

    assert told(game, TrialBegan) == tried
    assert not is_asked(game, A, "hold-trial")


@pytest.mark.rule("SAL-CHAR-THOMAS-05")
@pytest.mark.parametrize("edition", ["en", "es"])
@pytest.mark.parametrize(("number", "may"), [(6, False), (7, True)])
def test_thomas_needs_seven_against_george(edition: str, number: int, may: bool) -> None:
    game = accused_of(number, edition, george=True)

    assert is_asked(game, A, "hold-trial") == may
    assert told(game, TrialBegan) == []


@pytest.mark.rule("SAL-CHAR-THOMAS-05")
@pytest.mark.parametrize(("number", "may"), [(13, False), (14, True)])
def test_thomas_needs_fourteen_against_george_with_piety_that_doubles(number: int, may: bool) -> None:
    game = accused_of(number, piety=True, george=True)

    assert is_asked(game, A, "hold-trial") == may
    assert told(game, TrialBegan) == []


@pytest.mark.rule("SAL-CHAR-THOMAS-05")
@pytest.mark.parametrize(("needs", "number"), [(6, 6), (7, 7), (8, 8)])
def test_a_table_may_set_what_thomas_needs_against_george(needs: int, number: int) -> None:
    options = {"thomas_vs_george": needs}
    fronts = {B: [ACCUSATION] * (number - 2)}
    game = village(characters=GEORGE_TOO, hands={A: [ACCUSATION] * 2}, fronts=fronts, options=options)
    play(game, A, ACCUSATION, B)
    assert is_asked(game, A, "turn")

    play(game, A, ACCUSATION, B)

    assert is_asked(game, A, "hold-trial") == (needs < 8)
    assert is_asked(game, A, "tryal") == (needs == 8)
