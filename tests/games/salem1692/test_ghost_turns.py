"""The ghost game: View, the turns of ghosts, Conspiracy with ghosts (rules, section 18).

Clockwise, two players sit as A, ghost C, B, ghost D; three as A, ghost D, B, C.
"""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ALIBI,
    ASYLUM,
    BLACK_CAT,
    CONSPIRACY,
    CURSE,
    NIGHT,
)
from meetinghouse.games.salem1692.events import (
    BlackCardDrawn,
    GhostTryalSeen,
    RowShuffled,
    TopDiscarded,
    TryalGained,
    TryalRevealed,
    TryalTaken,
    TurnBegan,
)
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    A,
    B,
    C,
    D,
    answer,
    asked,
    draw,
    hand,
    is_asked,
    kinds,
    night,
    pick,
    play,
    row,
    take_tryals,
    told,
    village,
)

LOOK = mh.Word("look")
TRIO = {"youngest_seat": A}  # three players: A, ghost D, B, C


def look(game: Salem, seat: int, ghost: int, place: int) -> None:
    """The seat takes the View action."""
    answer(game, seat, LOOK)
    answer(game, seat, ghost)
    pick(game, seat, place)


# --- View


@pytest.mark.rule("SAL-GHOST-13")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_view_shows_one_face_down_card_of_a_ghost_to_the_viewer_alone(edition: str) -> None:
    game = village(edition, 2, rows={C: "nKNNN", D: "WNNNN"})
    answer(game, A, LOOK)
    assert asked(game, A).options == (mh.Seat(C), mh.Seat(D))
    answer(game, A, C)
    assert asked(game, A).options == tuple(mh.Position(place) for place in (1, 2, 3, 4))

    pick(game, A, 1)

    assert [(event.ghost, event.face) for event in told(game, GhostTryalSeen, A)] == [(C, "constable")]
    assert told(game, GhostTryalSeen, B) == told(game, GhostTryalSeen) == []


@pytest.mark.rule("SAL-GHOST-13")
def test_view_is_an_action_of_its_own() -> None:
    game = village("en", 2, hands={A: [ACCUSATION]})

    play(game, A, ACCUSATION, B)

    assert LOOK not in asked(game, A).options
    assert LOOK not in asked(village("en", 4), A).options


@pytest.mark.rule("SAL-GHOST-14")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_after_a_view_the_ghosts_face_down_cards_are_shuffled(edition: str) -> None:
    game = village(edition, 2, rows={C: "nKNNN", D: "WNNNN"}, chance={"row": [[14, 13, 12, 11]]})

    look(game, A, C, 1)

    assert row(game, C) == "nNNNK"
    assert told(game, RowShuffled) == [RowShuffled(C)]


@pytest.mark.rule("SAL-GHOST-15")
@pytest.mark.parametrize(("edition", "after"), [("en", C), ("fr", B)])
def test_after_a_view_two_cards_are_discarded_and_the_turn_ends(edition: str, after: int) -> None:
    game = village(edition, 2, deck=[ALIBI, CURSE, ASYLUM])

    look(game, A, C, 0)

    assert told(game, TopDiscarded)[:2] == [TopDiscarded(A, "alibi"), TopDiscarded(A, "curse")]
    assert kinds(game.state.discard)[:2] == [ALIBI, CURSE]
    assert hand(game, A) == []
    assert told(game, TurnBegan)[1].seat == after


@pytest.mark.rule("SAL-GHOST-15")
@pytest.mark.parametrize("black", [NIGHT, CONSPIRACY])
def test_a_black_card_among_the_two_is_performed_before_the_next_is_discarded(black: int) -> None:
    game = village("fr", 2, deck=[black, CURSE, ASYLUM], rows={A: "WNNNN", B: "KNNNN"})

    look(game, A, C, 0)
    assert told(game, TopDiscarded) == []
    assert len(told(game, BlackCardDrawn)) == 1
    if black == NIGHT:
        night(game, C)
        pick(game, B, 1)
        pick(game, B, 2)
    else:
        take_tryals(game, {A: 1, B: 1})

    assert told(game, TopDiscarded) == [TopDiscarded(A, "curse")]
    assert is_asked(game, B, "turn")


# --- ghosts' turns


@pytest.mark.rule("SAL-GHOST-16")
def test_in_en_a_ghost_discards_the_top_card_on_its_turn() -> None:
    game = village("en", 2, deck=[ALIBI, ALIBI, CURSE, ASYLUM])

    draw(game, A)

    assert told(game, TopDiscarded) == [TopDiscarded(C, "curse")]
    assert kinds(game.state.discard) == [CURSE]
    assert [event.seat for event in told(game, TurnBegan)] == [A, C, B]


@pytest.mark.rule("SAL-GHOST-16")
def test_a_black_card_on_a_ghosts_turn_is_carried_out() -> None:
    game = village("en", 2, deck=[ALIBI, ALIBI, NIGHT], rows={A: "WNNNN", B: "KNNNN"})

    draw(game, A)

    assert told(game, BlackCardDrawn) == [BlackCardDrawn(C, "night")]
    assert game.view().phase == "night"
    night(game, D)
    pick(game, A, 1)
    pick(game, A, 2)
    assert is_asked(game, B, "turn")
    assert told(game, TopDiscarded) == []


@pytest.mark.rule("SAL-GHOST-17")
def test_in_fr_ghosts_are_passed_over() -> None:
    game = village("fr", 2, deck=[ALIBI, ALIBI, CURSE, ASYLUM])

    draw(game, A)

    assert game.state.discard == ()
    assert [event.seat for event in told(game, TurnBegan)] == [A, B]


# --- Conspiracy


@pytest.mark.rule("SAL-GHOST-18")
@pytest.mark.parametrize(("cat", "chooser"), [(A, C), (B, A), (C, B), (D, A)])
def test_in_en_the_human_right_of_the_cat_picks_on_a_ghosts_turn(cat: int, chooser: int) -> None:
    game = village("en", 3, options=TRIO, fronts={cat: [BLACK_CAT]}, deck=[ALIBI, ALIBI, CONSPIRACY])

    draw(game, A)

    assert [decision.seat for decision in game.decisions] == [chooser]
    assert asked(game, chooser).about == mh.Seat(cat)


@pytest.mark.rule("SAL-GHOST-18")
@pytest.mark.parametrize(("edition", "chooser"), [("en", B), ("fr", A)])
def test_for_a_conspiracy_from_a_view_the_edition_says_who_picks(edition: str, chooser: int) -> None:
    game = village(edition, 3, options=TRIO, fronts={C: [BLACK_CAT]}, deck=[CONSPIRACY])

    look(game, A, D, 1)

    assert [decision.seat for decision in game.decisions] == [chooser]
    pick(game, chooser, 3)
    assert told(game, TryalRevealed) == [TryalRevealed(C, 3, "not-a-witch", "cat")]


@pytest.mark.rule("SAL-GHOST-18")
def test_a_conspiracy_that_a_player_draws_is_picked_by_the_drawer() -> None:
    game = village("en", 3, options=TRIO, fronts={C: [BLACK_CAT]}, deck=[CONSPIRACY])

    draw(game, A)

    assert is_asked(game, A, "tryal")


@pytest.mark.rule("SAL-GHOST-19", "SAL-GHOST-20")
@pytest.mark.parametrize(
    ("edition", "chooser"),
    [
        pytest.param("en", A, id="nearest human on the right of B"),
        pytest.param("fr", C, id="nearest human on the left of B"),
    ],
)
def test_a_neighbour_of_the_giver_picks_the_card_that_goes_to_a_ghost(edition: str, chooser: int) -> None:
    game = village(edition, 3, options=TRIO, deck=[CONSPIRACY], rows={B: "NNKNN", D: "WNNNN"})
    draw(game, A)
    for seat in (A, B, C):
        pick(game, seat, 1)

    assert is_asked(game, chooser, "pass")
    assert asked(game, chooser).about == (mh.Seat(B), mh.Seat(D))
    pick(game, chooser, 2)

    assert sorted(row(game, B)) == sorted("NNNNN")
    assert "K" in row(game, D)


@pytest.mark.rule("SAL-GHOST-21")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_who_takes_from_a_ghost_picks_the_card_and_sees_it(edition: str) -> None:
    game = village(edition, 3, options=TRIO, deck=[CONSPIRACY], rows={D: "NNNWN"})
    draw(game, A)
    assert asked(game, A).about == mh.Seat(D)

    take_tryals(game, {A: 3})

    assert [(event.face, event.giver) for event in told(game, TryalGained, A)] == [("witch", D)]
    assert sorted(row(game, A)) == sorted("NNNNW")
    assert TryalTaken(D, A) in told(game, TryalTaken)


@pytest.mark.rule("SAL-GHOST-22")
@pytest.mark.parametrize(("edition", "shuffled"), [("en", [A, B, C, D]), ("fr", [D])])
def test_a_ghosts_row_is_shuffled_after_conspiracy_in_fr_too(edition: str, shuffled: list[int]) -> None:
    game = village(edition, 3, options=TRIO, deck=[CONSPIRACY])

    draw(game, A)
    take_tryals(game)

    assert [event.seat for event in told(game, RowShuffled)] == shuffled
