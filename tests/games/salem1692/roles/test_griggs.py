"""Will Griggs."""

from __future__ import annotations

import pytest

from meetinghouse.games.salem1692.components import ACCUSATION, ALIBI, CARDS, PIETY, SCAPEGOAT, WITNESS
from meetinghouse.games.salem1692.events import CardPlayed, TrialBegan
from meetinghouse.games.salem1692.roles.town_hall import GEORGE_BURROUGHS, WILL_GRIGGS
from tests.games.salem1692.roles.courtroom import pick_if_asked
from tests.games.salem1692.village import (
    ALIBI_AS_WITNESS,
    EDITIONS,
    A,
    B,
    C,
    D,
    answer,
    asked,
    end,
    front,
    hand,
    is_asked,
    kinds,
    pick,
    play,
    refused,
    row,
    told,
    village,
)

GRIGGS = {A: WILL_GRIGGS}
AS_WITNESS = (CARDS[ALIBI], CARDS[WITNESS])


@pytest.mark.rule("SAL-CHAR-GRIGGS-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_griggs_may_play_an_alibi_as_a_witness(edition: str) -> None:
    game = village(edition, characters=GRIGGS, hands={A: [ALIBI]})

    play(game, A, ALIBI_AS_WITNESS, B)

    assert told(game, CardPlayed) == [CardPlayed(A, "alibi", B, as_witness=True)]
    assert told(game, TrialBegan) == [TrialBegan(B, A)]
    assert hand(game, A) == []


@pytest.mark.rule("SAL-CHAR-GRIGGS-01")
def test_griggs_uses_it_on_every_other_living_player() -> None:
    game = village(players=5, dead=[C], characters=GRIGGS, hands={A: [ALIBI]}, rows={D: "KNNNN"})

    play(game, A, ALIBI_AS_WITNESS)

    assert [option.seat for option in asked(game, A).options] == [B, D, 4]  # type: ignore[union-attr]


@pytest.mark.rule("SAL-CHAR-GRIGGS-01")
def test_nobody_else_may_play_an_alibi_as_a_witness() -> None:
    game = village(characters={B: WILL_GRIGGS}, hands={A: [ALIBI]}, fronts={B: [ACCUSATION]})

    assert CARDS[ALIBI] in asked(game, A).options
    assert AS_WITNESS not in asked(game, A).options


@pytest.mark.rule("SAL-CHAR-GRIGGS-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_alibi_as_witness_lies_in_front_and_counts_seven_until_it_leaves(edition: str) -> None:
    game = village(edition, characters={A: WILL_GRIGGS, B: GEORGE_BURROUGHS}, hands={A: [ALIBI, ACCUSATION]})
    play(game, A, ALIBI_AS_WITNESS, B)
    end(game, A)

    assert front(game, B) == [ALIBI]
    assert game.view(None).people[B].front[0].as_witness
    assert game.view(None).people[B].accusations == 7

    for seat in (B, C, D):
        game.answer(asked(game, seat).id, asked(game, seat).options[0])
    play(game, A, ACCUSATION, B)
    pick_if_asked(game, A)
    assert told(game, TrialBegan) == [TrialBegan(B, A)]
    assert front(game, B) == []
    assert kinds(game.state.discard) == [ALIBI, ACCUSATION]
    assert game.state.as_witness == ()


@pytest.mark.rule("SAL-CHAR-GRIGGS-02")
def test_an_alibi_as_witness_counts_seven_where_it_was_moved() -> None:
    characters = {A: WILL_GRIGGS, B: GEORGE_BURROUGHS}
    game = village(characters=characters, hands={A: [ALIBI, SCAPEGOAT]})
    play(game, A, ALIBI_AS_WITNESS, B)

    play(game, A, SCAPEGOAT, B, C)
    pick(game, A, 1)

    assert told(game, TrialBegan) == [TrialBegan(C, A)]
    assert row(game, C) == "KnNNN"


@pytest.mark.rule("SAL-CHAR-GRIGGS-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_griggs_may_still_play_an_ordinary_alibi(edition: str) -> None:
    game = village(edition, characters=GRIGGS, hands={A: [ALIBI]}, fronts={B: [ACCUSATION, ACCUSATION]})
    assert {CARDS[ALIBI], AS_WITNESS} <= set(asked(game, A).options)

    play(game, A, ALIBI, B, (CARDS[ACCUSATION], CARDS[ACCUSATION]))

    assert front(game, B) == []
    assert sorted(kinds(game.state.discard)) == [ACCUSATION, ACCUSATION, ALIBI]


@pytest.mark.rule("SAL-CHAR-GRIGGS-04")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_an_alibi_as_witness_passes_piety_where_it_keeps_red_cards_away(edition: str) -> None:
    game = village(edition, characters=GRIGGS, hands={A: [ALIBI, WITNESS]}, fronts={B: [PIETY]})
    play(game, A, WITNESS)
    assert B not in [option.seat for option in asked(game, A).options]  # type: ignore[union-attr]
    game.expire(asked(game, A).id)

    play(game, A, ALIBI_AS_WITNESS, B)

    assert told(game, TrialBegan) == [TrialBegan(B, A)]


@pytest.mark.rule("SAL-CHAR-GRIGGS-04")
@pytest.mark.parametrize(("before", "tried"), [(6, False), (7, True)])
def test_an_alibi_as_witness_counts_seven_toward_the_threshold_piety_doubles(before: int, tried: bool) -> None:
    game = village("en", characters=GRIGGS, hands={A: [ALIBI]}, fronts={B: [PIETY] + [ACCUSATION] * before})

    play(game, A, ALIBI_AS_WITNESS, B)

    assert game.view(None).people[B].accusations == before + 7
    assert is_asked(game, A, "tryal") == tried


@pytest.mark.rule("SAL-TRIAL-13")
def test_where_piety_doubles_it_is_the_second_trial_that_stops_an_alibi_as_witness() -> None:
    characters = {A: WILL_GRIGGS, D: GEORGE_BURROUGHS}
    options = {"max_trials_per_turn": 1, "griggs_alibi_bypasses_piety": False}
    fronts = {B: [PIETY] + [ACCUSATION] * 7}
    game = village("en", characters=characters, hands={A: [WITNESS, ALIBI]}, fronts=fronts, options=options)
    play(game, A, WITNESS, C)
    pick(game, A, 1)

    answer(game, A, AS_WITNESS)

    assert refused(game, A, B) == "SAL-TRIAL-13"
