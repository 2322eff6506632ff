"""Accusation, Evidence, Witness."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import ACCUSATION, CARDS, EVIDENCE, WITNESS
from meetinghouse.games.salem1692.events import CardPlayed, TrialBegan
from meetinghouse.games.salem1692.queries import total
from meetinghouse.games.salem1692.roles.town_hall import COTTON_MATHER, GEORGE_BURROUGHS, MARTHA_COREY
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    E,
    answer,
    asked,
    front,
    hand,
    is_asked,
    play,
    refused,
    told,
    village,
)

RED = [
    pytest.param(ACCUSATION, marks=pytest.mark.rule("SAL-CARD-ACCUSATION-01")),
    pytest.param(EVIDENCE, marks=pytest.mark.rule("SAL-CARD-EVIDENCE-01")),
    pytest.param(WITNESS, marks=pytest.mark.rule("SAL-CARD-WITNESS-01")),
]


@pytest.mark.parametrize("kind", RED)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_red_card_is_played_on_any_other_living_player(edition: str, kind: int) -> None:
    game = village(edition, 6, hands={A: [kind]}, dead=[C], rows={E: "KN", D: "WN"})

    answer(game, A, CARDS[kind])

    assert [option.seat for option in asked(game, A).options if isinstance(option, mh.Seat)] == [B, D, E, 5]
    assert refused(game, A, A) == "SAL-LAW-01"
    assert refused(game, A, C) == "SAL-COLOR-07"


@pytest.mark.parametrize("kind", RED)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_red_card_goes_from_the_hand_to_the_front_of_its_target(edition: str, kind: int) -> None:
    game = village(edition, hands={A: [kind]}, characters={B: GEORGE_BURROUGHS})

    play(game, A, kind, B)

    assert (hand(game, A), front(game, B)) == ([], [kind])
    assert told(game, CardPlayed) == [CardPlayed(A, CARDS[kind].kind, B)]
    assert is_asked(game, A, "turn")


@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        pytest.param(ACCUSATION, 1, marks=pytest.mark.rule("SAL-CARD-ACCUSATION-02")),
        pytest.param(EVIDENCE, 3, marks=pytest.mark.rule("SAL-CARD-EVIDENCE-02")),
        pytest.param(WITNESS, 7, marks=pytest.mark.rule("SAL-CARD-WITNESS-02")),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_red_card_counts_what_it_says(edition: str, kind: int, counts: int) -> None:
    game = village(edition, hands={A: [kind]}, characters={B: GEORGE_BURROUGHS})

    play(game, A, kind, B)

    assert total(game.state, B) == counts
    assert game.view().people[B].accusations == counts


@pytest.mark.parametrize(
    ("kind", "short"),
    [
        pytest.param(ACCUSATION, 1, marks=pytest.mark.rule("SAL-CARD-ACCUSATION-02")),
        pytest.param(EVIDENCE, 3, marks=pytest.mark.rule("SAL-CARD-EVIDENCE-02")),
        pytest.param(WITNESS, 7, marks=pytest.mark.rule("SAL-CARD-WITNESS-02")),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_red_card_brings_as_much_to_a_trial(edition: str, kind: int, short: int) -> None:
    game = village(edition, hands={A: [kind]}, fronts={B: [ACCUSATION] * (7 - short)})

    play(game, A, kind, B)

    assert told(game, TrialBegan) == [TrialBegan(B, A)]


@pytest.mark.rule("SAL-CARD-EVIDENCE-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_evidence_counts_one_against_cotton_mather(edition: str) -> None:
    game = village(
        edition, hands={A: [EVIDENCE]}, fronts={B: [ACCUSATION] * 4 + [EVIDENCE]}, characters={B: COTTON_MATHER}
    )

    play(game, A, EVIDENCE, B)

    assert total(game.state, B) == 6
    assert told(game, TrialBegan) == []


@pytest.mark.rule("SAL-CARD-EVIDENCE-03")
def test_evidence_counts_one_against_martha_corey_while_she_copies_cotton_mather() -> None:
    fronts = {B: [EVIDENCE], C: [EVIDENCE]}
    game = village(fronts=fronts, characters={B: COTTON_MATHER, C: MARTHA_COREY})
    assert (total(game.state, B), total(game.state, C)) == (1, 1)

    game = village(fronts=fronts, characters={A: COTTON_MATHER, C: MARTHA_COREY})
    assert (total(game.state, B), total(game.state, C)) == (3, 3)
