"""How many trials a turn may have."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ASYLUM,
    CURSE,
    EVIDENCE,
    PIETY,
    SCAPEGOAT,
    WITNESS,
)
from meetinghouse.games.salem1692.events import TrialBegan, TryalRevealed
from meetinghouse.games.salem1692.queries import total
from meetinghouse.games.salem1692.roles.town_hall import (
    COTTON_MATHER,
    GEORGE_BURROUGHS,
    THOMAS_DANFORTH,
    WILL_GRIGGS,
)
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    USEFUL,
    A,
    B,
    C,
    D,
    answer,
    asked,
    end,
    hand,
    is_asked,
    is_asked_any,
    pick,
    play,
    refused,
    told,
    village,
)


def reveal_if_asked(game: Salem) -> None:
    """Whoever may pick the tryal card picks the first."""
    if is_asked_any(game, "tryal"):
        answer(game, A, asked(game, A).options[0])


@pytest.mark.rule("SAL-TRIAL-12")
@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("second", [B, C])
def test_one_turn_may_bring_several_trials(edition: str, second: int) -> None:
    game = village(edition, hands={A: [WITNESS, EVIDENCE, EVIDENCE, ACCUSATION]})

    play(game, A, WITNESS, B)
    assert is_asked_any(game, "tryal") == (edition == "en")
    reveal_if_asked(game)
    for kind in (EVIDENCE, EVIDENCE, ACCUSATION):
        play(game, A, kind, second)
    reveal_if_asked(game)

    assert told(game, TrialBegan) == [TrialBegan(B, A), TrialBegan(second, A)]
    assert len(told(game, TryalRevealed)) == 2


@pytest.mark.rule("SAL-TRIAL-13")
@pytest.mark.parametrize("second", [B, C])
def test_in_spanish_the_play_that_would_bring_a_second_trial_is_refused(second: int) -> None:
    game = village("es", hands={A: [WITNESS, EVIDENCE, EVIDENCE, ACCUSATION]})

    play(game, A, WITNESS, B)
    pick(game, A, 0)
    play(game, A, EVIDENCE, second)
    play(game, A, EVIDENCE, second)
    answer(game, A, mh.Card("accusation"))

    assert refused(game, A, second) == "SAL-TRIAL-13"
    assert hand(game, A) == [ACCUSATION]


@pytest.mark.rule("SAL-TRIAL-13")
def test_in_spanish_evidence_against_cotton_mather_is_judged_by_what_it_counts() -> None:
    fronts = {C: [ACCUSATION] * 5, D: [ACCUSATION] * 5}
    game = village("es", hands={A: [WITNESS, EVIDENCE]}, fronts=fronts, characters={C: COTTON_MATHER})

    play(game, A, WITNESS, B)
    pick(game, A, 0)
    answer(game, A, mh.Card("evidence"))
    assert refused(game, A, D) == "SAL-TRIAL-13"
    answer(game, A, C)

    assert total(game.state, C) == 6


@pytest.mark.rule("SAL-TRIAL-13")
def test_in_spanish_an_alibi_as_witness_brings_no_second_trial() -> None:
    game = village("es", hands={A: [WITNESS, ALIBI]}, characters={A: WILL_GRIGGS, D: GEORGE_BURROUGHS})

    play(game, A, WITNESS, B)
    pick(game, A, 0)
    answer(game, A, (mh.Card("alibi"), mh.Card("witness")))

    assert refused(game, A, C) == "SAL-TRIAL-13"
    assert asked(game, A).options == (mh.Seat(D),)


@pytest.mark.rule("SAL-TRIAL-13")
def test_in_spanish_scapegoat_brings_no_second_trial() -> None:
    fronts = {B: [EVIDENCE], C: [ACCUSATION] * 4, D: [ACCUSATION] * 3}
    game = village("es", hands={A: [WITNESS, SCAPEGOAT]}, fronts=fronts)

    play(game, A, WITNESS, D)
    pick(game, A, 1)
    play(game, A, SCAPEGOAT, B)
    assert refused(game, A, C) == "SAL-TRIAL-13"
    answer(game, A, D)

    assert (total(game.state, C), total(game.state, D)) == (4, 3)


@pytest.mark.rule("SAL-TRIAL-13")
def test_in_spanish_cards_that_would_bring_anybody_to_trial_cannot_be_moved() -> None:
    fronts = {C: [EVIDENCE] * 3, D: [ACCUSATION]}
    game = village("es", hands={A: [WITNESS, SCAPEGOAT]}, fronts=fronts, characters={C: COTTON_MATHER}, options=USEFUL)

    play(game, A, WITNESS, B)
    pick(game, A, 0)
    answer(game, A, mh.Card("scapegoat"))

    assert asked(game, A).options == (mh.Seat(D),)
    assert refused(game, A, C) == "SAL-TRIAL-13"


@pytest.mark.rule("SAL-TRIAL-13")
def test_where_one_trial_is_the_limit_curse_may_not_bring_a_second() -> None:
    fronts = {B: [ACCUSATION] * 9 + [PIETY, ASYLUM]}
    game = village("en", hands={A: [WITNESS, CURSE]}, fronts=fronts, options={"max_trials_per_turn": "1"})

    play(game, A, WITNESS, C)
    pick(game, A, 1)
    play(game, A, CURSE, B)

    assert asked(game, A).options == (mh.Card("asylum"),)


@pytest.mark.rule("SAL-TRIAL-13")
def test_in_spanish_thomas_gets_no_second_trial_at_his_own_threshold() -> None:
    game = village(
        "es", hands={A: [WITNESS, ACCUSATION]}, fronts={C: [ACCUSATION] * 5}, characters={A: THOMAS_DANFORTH}
    )

    play(game, A, WITNESS, B)
    pick(game, A, 0)
    play(game, A, ACCUSATION, C)

    assert total(game.state, C) == 6
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-TRIAL-13")
def test_in_spanish_the_next_turn_may_bring_a_trial_again() -> None:
    game = village("es", hands={A: [WITNESS], B: [ACCUSATION]}, fronts={C: [ACCUSATION] * 6})

    play(game, A, WITNESS, D)
    pick(game, A, 1)
    end(game, A)
    play(game, B, ACCUSATION, C)

    assert told(game, TrialBegan) == [TrialBegan(D, A), TrialBegan(C, B)]
