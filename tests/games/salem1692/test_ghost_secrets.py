"""What players know about ghosts: their rows and hands, and cards given to them (rules, section 23.1).

Clockwise, two players sit as A, ghost C, B, ghost D; three as A, ghost D, B, C.
"""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import ALIBI, CONSPIRACY, CONSTABLE, CURSE, ROBBERY, WITCH, WITNESS
from meetinghouse.games.salem1692.events import (
    CardsSeen,
    GhostLookedAt,
    GhostTryalSeen,
    RowShuffled,
    TryalGained,
    TryalLost,
)
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    A,
    B,
    C,
    D,
    answer,
    draw,
    hand,
    is_asked,
    opening,
    pick,
    play,
    row,
    take_tryals,
    told,
    village,
)

TRIO = {"youngest_seat": A}  # three players: A, ghost D, B, C


def holders(game: Salem, seat: int | None, face: int) -> set[int]:
    """The seats that may hold the card, as far as this seat knows."""
    found = set()
    for seed in range(80):
        state = game.redeal(seat, seed).state
        card = state.faces.index(face)
        found.add(next(owner for owner, row in enumerate(state.rows) if card in row))
    return found


def look_at_c(game: Salem, place: int) -> None:
    """A looks at that tryal card of ghost C."""
    answer(game, A, mh.Word("look"))
    answer(game, A, C)
    pick(game, A, place)


@pytest.mark.rule("SAL-INFO-32")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_the_viewer_alone_sees_the_face_everybody_that_there_was_a_look(edition: str) -> None:
    game = village(edition, 2, rows={C: "NNKNN", D: "WNNNN"})

    look_at_c(game, 2)

    assert told(game, GhostLookedAt) == [GhostLookedAt(A, C)]
    assert [event.face for event in told(game, GhostTryalSeen, A)] == ["constable"]
    assert (game.view(A).own.looked[0].ghost, game.view(A).own.looked[0].face) == (C, "constable")
    assert told(game, GhostTryalSeen, B) == told(game, GhostTryalSeen) == []
    assert game.view(B).own.looked == ()


@pytest.mark.rule("SAL-INFO-32")
def test_after_the_shuffle_the_viewer_no_longer_knows_where_the_card_lies() -> None:
    game = village("fr", 2, rows={C: "NNKNN", D: "WNNNN"}, chance={"row": [[12, 14, 13, 11, 10]]})

    look_at_c(game, 2)

    assert told(game, RowShuffled) == [RowShuffled(C)]
    assert row(game, C) == "KNNNN"
    assert {tryal.face for tryal in game.view(A).people[C].row} == {None}
    places = set()
    for seed in range(80):
        state = game.redeal(A, seed).state
        places.add(state.rows[C].index(state.faces.index(CONSTABLE)))
    assert places == {0, 1, 2, 3, 4}


@pytest.mark.rule("SAL-INFO-33")
def test_nobody_knows_a_ghosts_hand_and_robbed_cards_become_known_to_the_recipient_alone() -> None:
    game = village("fr", 2, hands={A: [ROBBERY], C: [ALIBI, CURSE]})
    for viewer in (None, A, B, C, D):
        assert game.view(viewer).people[C].known_hand == ()

    play(game, A, ROBBERY, C, B)

    assert game.view(B).own.hand == ("alibi", "curse")
    assert [sorted(event.cards) for event in told(game, CardsSeen, B)] == [["alibi", "curse"]]
    for viewer in (None, A, C, D):
        assert game.view(viewer).people[B].known_hand == ()
        assert told(game, CardsSeen, viewer) == []


@pytest.mark.rule("SAL-INFO-33")
def test_cards_robbed_for_a_ghost_are_known_to_their_former_owner_alone() -> None:
    game = village("fr", 2, hands={A: [ROBBERY], B: [ALIBI, CURSE]})

    play(game, A, ROBBERY, B, C)

    assert hand(game, C) == [ALIBI, CURSE]
    assert game.view(B).people[C].known_hand == ("alibi", "curse")
    for viewer in (None, A, C, D):
        assert game.view(viewer).people[C].known_hand == ()
        assert told(game, CardsSeen, viewer) == []


@pytest.mark.rule("SAL-INFO-34")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_nobody_knows_which_ghost_holds_the_witch_or_the_constable_card(edition: str) -> None:
    game = opening(edition, 2, rows={C: "NNKNN", D: "WNNNN"})

    for viewer in (None, A, B, C, D):
        for ghost in (C, D):
            assert {tryal.face for tryal in game.view(viewer).people[ghost].row} == {None}
            assert game.view(viewer).people[ghost].witch is None
    assert holders(game, A, WITCH) == holders(game, A, CONSTABLE) == {B, C, D}
    assert holders(game, None, WITCH) == {A, B, C, D}


@pytest.mark.rule("SAL-INFO-34")
def test_a_card_seen_taken_or_revealed_tells() -> None:
    seen = village("fr", 2, rows={C: "NNNNW", D: "KNNNN"})
    look_at_c(seen, 4)
    assert holders(seen, A, WITCH) == {C}
    assert holders(seen, B, WITCH) > {C}

    taken = village("fr", 2, rows={C: "NNNNW", D: "KNNNN"}, deck=[CONSPIRACY])
    draw(taken, A)
    take_tryals(taken, {A: 4, B: 1})
    assert [(event.face, event.giver) for event in told(taken, TryalGained, A)] == [("witch", C)]

    revealed = village("en", 2, rows={C: "NNNNW", D: "KNNNN"}, hands={A: [WITNESS]})
    play(revealed, A, WITNESS, D)
    pick(revealed, A, 0)
    assert holders(revealed, None, CONSTABLE) == {D}


@pytest.mark.rule("SAL-INFO-35")
@pytest.mark.parametrize(("edition", "chooser"), [("en", A), ("fr", C)])
def test_who_passes_a_card_to_a_ghost_does_not_see_it_and_its_giver_learns_the_kind(edition: str, chooser: int) -> None:
    game = village(edition, 3, options=TRIO, deck=[CONSPIRACY], rows={B: "NNKNN", C: "NNNNN", D: "WNNNN"})
    draw(game, A)
    for seat in (A, B, C):
        pick(game, seat, 1)
    assert is_asked(game, chooser, "pass")

    pick(game, chooser, 2)

    assert [(event.face, event.taker) for event in told(game, TryalLost, B)] == [("constable", D)]
    for viewer in (A, C):
        assert "constable" not in {event.face for event in told(game, TryalLost, viewer)}
        assert "constable" not in {event.face for event in told(game, TryalGained, viewer)}
    assert holders(game, chooser, CONSTABLE) > {D}
    assert holders(game, B, CONSTABLE) == {D}
