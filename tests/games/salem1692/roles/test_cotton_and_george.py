"""Cotton Mather and George Burroughs: how many accusations bring them to trial."""

from __future__ import annotations

import pytest

from meetinghouse.games.salem1692.components import ACCUSATION, EVIDENCE, PIETY, SCAPEGOAT, WITNESS
from meetinghouse.games.salem1692.events import TrialBegan
from meetinghouse.games.salem1692.roles.town_hall import COTTON_MATHER, GEORGE_BURROUGHS, MARTHA_COREY
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.roles.courtroom import ONE_LEFT, eliminate
from tests.games.salem1692.village import EDITIONS, A, B, C, play, told, village


def total(game: Salem, seat: int) -> int:
    """The total of accusations, as everybody sees it."""
    found: int = game.view(None).people[seat].accusations
    return found


@pytest.mark.rule("SAL-CHAR-COTTON-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_evidence_against_cotton_counts_one_whoever_put_it_there(edition: str) -> None:
    fronts = {B: [EVIDENCE], C: [EVIDENCE, ACCUSATION]}
    game = village(edition, characters={B: COTTON_MATHER}, hands={A: [EVIDENCE, SCAPEGOAT]}, fronts=fronts)
    assert total(game, B) == 1

    play(game, A, EVIDENCE, B)
    assert total(game, B) == 2
    play(game, A, SCAPEGOAT, C, B)

    assert total(game, B) == 4
    assert told(game, TrialBegan) == []


@pytest.mark.rule("SAL-CHAR-COTTON-01")
def test_accusation_and_witness_against_cotton_count_in_full() -> None:
    game = village(characters={B: COTTON_MATHER}, fronts={B: [ACCUSATION]}, hands={A: [WITNESS]})
    assert total(game, B) == 1

    play(game, A, WITNESS, B)

    assert told(game, TrialBegan) == [TrialBegan(B, A)]


@pytest.mark.rule("SAL-CHAR-COTTON-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_evidence_against_a_martha_who_copied_cotton_counts_three_when_he_is_gone(edition: str) -> None:
    game = village(
        edition,
        characters={B: COTTON_MATHER, C: MARTHA_COREY},
        rows={B: ONE_LEFT},
        hands={A: [WITNESS]},
        fronts={C: [EVIDENCE, EVIDENCE]},
    )
    assert total(game, C) == 2

    eliminate(game, A, B)

    assert total(game, C) == 6


@pytest.mark.rule("SAL-CHAR-GEORGE-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("before", "tried"), [(6, False), (7, True)])
def test_george_needs_eight_accusations(edition: str, before: int, tried: bool) -> None:
    fronts = {B: [ACCUSATION] * before}
    game = village(edition, characters={B: GEORGE_BURROUGHS}, hands={A: [ACCUSATION]}, fronts=fronts)
    assert game.view(None).people[B].threshold == 8

    play(game, A, ACCUSATION, B)

    assert told(game, TrialBegan) == ([TrialBegan(B, A)] if tried else [])


@pytest.mark.rule("SAL-CHAR-GEORGE-02")
@pytest.mark.parametrize(("before", "tried"), [(14, False), (15, True)])
def test_george_with_piety_needs_sixteen_where_piety_doubles(before: int, tried: bool) -> None:
    fronts = {B: [PIETY] + [ACCUSATION] * before}
    game = village("en", characters={B: GEORGE_BURROUGHS}, hands={A: [ACCUSATION]}, fronts=fronts)

    play(game, A, ACCUSATION, B)

    assert told(game, TrialBegan) == ([TrialBegan(B, A)] if tried else [])


@pytest.mark.rule("SAL-CHAR-GEORGE-02")
@pytest.mark.parametrize(("edition", "threshold"), [("en", 16), ("fr", 8), ("es", 8)])
def test_piety_doubles_georges_threshold_only_where_the_edition_says(edition: str, threshold: int) -> None:
    game = village(edition, characters={B: GEORGE_BURROUGHS}, fronts={B: [PIETY]})

    assert game.view(None).people[B].threshold == threshold
