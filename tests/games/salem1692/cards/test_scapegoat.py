"""Scapegoat: all cards in front of one player move to another."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ASYLUM,
    BLACK_CAT,
    CARDS,
    CURSE,
    EVIDENCE,
    MATCHMAKER,
    PIETY,
    SCAPEGOAT,
    STOCKS,
)
from meetinghouse.games.salem1692.events import (
    FrontMoved,
    TrialBegan,
    TurnBegan,
    TurnSkipped,
)
from meetinghouse.games.salem1692.queries import total
from meetinghouse.games.salem1692.roles.town_hall import COTTON_MATHER, WILL_GRIGGS
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    ALIBI_AS_WITNESS,
    DRAW,
    EDITIONS,
    USEFUL,
    A,
    B,
    C,
    D,
    E,
    answer,
    asked,
    draw,
    end,
    front,
    hand,
    is_asked,
    pick,
    play,
    refused,
    row,
    told,
    village,
)


def offered(game: Salem, seat: int) -> list[int]:
    """The seats that this seat may choose now."""
    return [option.seat for option in asked(game, seat).options if isinstance(option, mh.Seat)]


@pytest.mark.rule("SAL-CARD-SCAPEGOAT-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_scapegoat_names_two_other_living_players(edition: str) -> None:
    fronts = {A: [ACCUSATION], B: [ACCUSATION], E: [ASYLUM]}
    game = village(edition, 6, hands={A: [SCAPEGOAT]}, fronts=fronts, dead=[C], options=USEFUL)

    answer(game, A, CARDS[SCAPEGOAT])
    assert offered(game, A) == [B, E]
    assert refused(game, A, A) == "SAL-LAW-02"
    assert refused(game, A, C) == "SAL-COLOR-07"
    answer(game, A, B)

    assert offered(game, A) == [D, E, 5]
    assert refused(game, A, A) == "SAL-LAW-02"
    assert refused(game, A, B) == "SAL-CARD-SCAPEGOAT-01"
    assert refused(game, A, C) == "SAL-COLOR-07"


@pytest.mark.rule("SAL-CARD-SCAPEGOAT-02", "SAL-CARD-SCAPEGOAT-03", "SAL-CARD-SCAPEGOAT-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_scapegoat_moves_the_whole_front_and_nothing_but_the_front(edition: str) -> None:
    lying = [ACCUSATION, EVIDENCE, STOCKS, ASYLUM, BLACK_CAT, MATCHMAKER, PIETY]
    game = village(
        edition,
        hands={A: [SCAPEGOAT], B: [CURSE], C: [ALIBI]},
        fronts={B: lying, C: [ACCUSATION]},
        rows={B: "NnK", C: "NNW"},
        characters={B: COTTON_MATHER, C: WILL_GRIGGS},
    )

    play(game, A, SCAPEGOAT, B, C)

    assert is_asked(game, A, "turn")  # all cards must move
    assert (front(game, B), front(game, C)) == ([], [ACCUSATION, *lying])
    assert told(game, FrontMoved)[0].cards == tuple(CARDS[kind].kind for kind in lying)
    assert (hand(game, B), hand(game, C)) == ([CURSE], [ALIBI])
    assert (row(game, B), row(game, C)) == ("NnK", "NNW")
    people = game.view().people
    assert (people[B].character, people[C].character) == ("cotton-mather", "will-griggs")


@pytest.mark.rule("SAL-CARD-SCAPEGOAT-02")
def test_scapegoat_moves_an_alibi_used_as_witness_which_still_counts_seven() -> None:
    game = village(hands={A: [SCAPEGOAT]}, fronts={B: [ALIBI_AS_WITNESS, PIETY]})

    play(game, A, SCAPEGOAT, B, C)

    assert (total(game.state, B), total(game.state, C)) == (0, 7)


@pytest.mark.rule("SAL-CARD-SCAPEGOAT-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("moves", "skipped"), [(True, C), (False, B)])
def test_scapegoat_moves_stocks_and_the_new_holder_is_skipped(edition: str, moves: bool, skipped: int) -> None:
    options = {} if moves else {"scapegoat_moves_stocks": False}
    game = village(edition, hands={A: [SCAPEGOAT]}, fronts={B: [STOCKS, ACCUSATION]}, options=options)

    play(game, A, SCAPEGOAT, B, C)
    end(game, A)
    draw(game, told(game, TurnBegan)[-1].seat)

    assert told(game, TurnSkipped) == [TurnSkipped(skipped)]
    assert total(game.state, C) == 1


@pytest.mark.rule("SAL-CARD-SCAPEGOAT-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_scapegoat_may_move_red_cards_onto_a_player_with_piety(edition: str) -> None:
    game = village(edition, hands={A: [SCAPEGOAT]}, fronts={B: [ACCUSATION, EVIDENCE], C: [PIETY]})

    play(game, A, SCAPEGOAT, B, C)

    assert front(game, C) == [ACCUSATION, EVIDENCE, PIETY]


@pytest.mark.rule("SAL-CARD-SCAPEGOAT-07")
@pytest.mark.parametrize("edition", ["en", "es"])
def test_scapegoat_needs_three_living_players(edition: str) -> None:
    fronts = {D: [ACCUSATION]}
    game = village(edition, hands={A: [SCAPEGOAT]}, fronts=fronts, dead=[B, C], rows={C: "kn"})
    assert asked(game, A).options == (DRAW,)
    assert refused(game, A, CARDS[SCAPEGOAT])

    game = village(edition, hands={A: [SCAPEGOAT]}, fronts=fronts, dead=[B])
    play(game, A, SCAPEGOAT, D, C)
    assert front(game, C) == [ACCUSATION]


@pytest.mark.rule("SAL-CARD-SCAPEGOAT-07")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_ghosts_count_for_scapegoat(edition: str) -> None:
    game = village(edition, 2, hands={A: [SCAPEGOAT]}, fronts={B: [ACCUSATION]})

    play(game, A, SCAPEGOAT, B, C)

    assert front(game, C) == [ACCUSATION]


@pytest.mark.rule("SAL-CARD-SCAPEGOAT-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("moved", "trials"), [(3, 0), (4, 1)])
def test_scapegoat_brings_the_destination_to_trial(edition: str, moved: int, trials: int) -> None:
    game = village(edition, hands={A: [SCAPEGOAT]}, fronts={B: [ACCUSATION] * moved, C: [EVIDENCE]})

    play(game, A, SCAPEGOAT, B, C)

    assert told(game, TrialBegan) == [TrialBegan(C, A)] * trials
    if trials and edition != "fr":
        pick(game, A, 1)
    assert row(game, C).count("n") + row(game, C).count("k") == trials
