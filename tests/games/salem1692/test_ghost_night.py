"""The ghost game: dawn and night with ghosts, and how it is won (rules, section 18).

Clockwise, two players sit as A, ghost C, B, ghost D; three as A, ghost D, B, C.
"""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import ACCUSATION, ASYLUM, BLACK_CAT, CONSPIRACY, NIGHT, WITNESS
from meetinghouse.games.salem1692.events import Eliminated, GavelGiven, TargetAnnounced, TargetSafe, TryalRevealed
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    A,
    B,
    C,
    D,
    answer,
    asked,
    confess_all,
    draw,
    front,
    is_asked_any,
    is_living,
    night,
    opening,
    pick,
    play,
    row,
    stage,
    take_tryals,
    told,
    village,
)

EVERY_SEAT = (mh.Seat(A), mh.Seat(B), mh.Seat(C), mh.Seat(D))
NOBODY = mh.Word("nobody")
TRIO = {"youngest_seat": A}  # three players: A, ghost D, B, C


def town_hears_only(game: Salem, target: int) -> bool:
    """Assert that this seat, and no other, is announced as the target."""
    return told(game, TargetAnnounced) == [TargetAnnounced(target)]


# --- the witches' choice


@pytest.mark.rule("SAL-GHOST-23", "SAL-GHOST-12")
@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("seat", [A, B, C, D])
def test_at_dawn_the_human_witch_chooses_one_of_the_four_seats(edition: str, seat: int) -> None:
    game = opening(edition, 2, rows={A: "KNNNN", B: "WNNNN"})
    assert asked(game, B).options == EVERY_SEAT
    assert asked(game, B).kind == "cat"

    stage(game, "cat", {B: seat, A: (seat + 1) % 4})

    assert front(game, seat) == [BLACK_CAT]


@pytest.mark.rule("SAL-GHOST-23", "SAL-GHOST-12")
@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("seat", [A, B, C, D])
def test_at_night_the_human_witch_chooses_one_of_the_four_seats(edition: str, seat: int) -> None:
    game = village(edition, 2, rows={A: "KNNNN", B: "WNNNN"}, deck=[NIGHT])
    draw(game, A)
    assert asked(game, B).options == EVERY_SEAT

    stage(game, "victim", {B: seat, A: (seat + 1) % 4})
    stage(game, "gavel", {A: NOBODY})
    confess_all(game)

    assert town_hears_only(game, seat)


@pytest.mark.rule("SAL-GHOST-23")
def test_several_human_witches_choose_together() -> None:
    game = village(
        "en", 3, options=TRIO, rows={B: "WNNNN", C: "KNNNN"}, once_witches={A: B}, deck=[NIGHT], chance={"tie": [1]}
    )
    draw(game, A)
    assert [decision.kind for decision in game.decisions] == ["victim", "victim", "suspicion"]

    stage(game, "victim", {A: C, B: D, C: A})
    stage(game, "gavel", {C: NOBODY})
    confess_all(game)

    assert town_hears_only(game, D)


@pytest.mark.rule("SAL-GHOST-24")
@pytest.mark.parametrize("seat", [A, B, C, D])
def test_at_dawn_without_a_human_witch_any_of_the_four_seats_is_drawn(seat: int) -> None:
    game = opening("fr", 2, rows={A: "KNNNN", D: "WNNNN"}, chance={"no vote": [seat]})

    stage(game, "cat", {A: (seat + 1) % 4, B: (seat + 1) % 4})

    assert front(game, seat) == [BLACK_CAT]


@pytest.mark.rule("SAL-GHOST-24")
@pytest.mark.parametrize("seat", [A, B, C, D])
def test_at_night_without_a_human_witch_any_of_the_four_seats_is_drawn(seat: int) -> None:
    game = village("en", 2, rows={A: "KNNNN", D: "WNNNN"}, deck=[NIGHT], chance={"no vote": [seat]})
    draw(game, A)

    night(game, victim=(seat + 1) % 4, gavel=NOBODY)

    assert town_hears_only(game, seat)


# --- the gavel and other protection


@pytest.mark.rule("SAL-GHOST-26", "SAL-GHOST-12")
@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("seat", [A, B, C, D])
def test_the_constable_may_give_the_gavel_to_any_seat_the_own_included(edition: str, seat: int) -> None:
    game = village(edition, 2, rows={A: "KNNNN", B: "WNNNN"}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {}, others=C)

    assert asked(game, A).options == (*EVERY_SEAT, NOBODY)
    stage(game, "gavel", {A: seat, B: (seat + 1) % 4})

    assert told(game, GavelGiven) == [GavelGiven(seat)]
    assert game.view().table.gavel == seat


@pytest.mark.rule("SAL-GHOST-26")
def test_the_constable_may_give_the_gavel_to_nobody() -> None:
    game = village("en", 2, rows={A: "KNNNN", B: "WNNNN"}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {}, others=C)

    stage(game, "gavel", {A: NOBODY, B: C})

    assert told(game, GavelGiven) == []
    assert game.view().table.gavel is None


@pytest.mark.rule("SAL-GHOST-30")
def test_if_a_ghost_is_constable_nobody_gives_the_gavel() -> None:
    game = village("en", 2, rows={C: "KNNNN", B: "WNNNN"}, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {}, others=D)
    assert [decision.kind for decision in game.decisions] == ["suspicion", "suspicion"]

    stage(game, "gavel", {A: D, B: D})

    assert told(game, GavelGiven) == []
    assert game.view().table.gavel is None


@pytest.mark.rule("SAL-GHOST-25")
@pytest.mark.parametrize("by", ["gavel", "confession", "asylum"])
def test_gavel_confession_and_asylum_protect_from_the_night(by: str) -> None:
    fronts = {B: [ASYLUM]} if by == "asylum" else {}
    game = village("fr", 2, rows={A: "KNNNN", D: "NNNNN", B: "WNNNN"}, fronts=fronts, deck=[NIGHT, ACCUSATION])
    draw(game, A)

    night(game, victim=B, gavel=B if by == "gavel" else NOBODY, confess={B: 4} if by == "confession" else None)

    assert told(game, TargetSafe) == [TargetSafe(B, by)]
    assert row(game, B) == ("WNNNn" if by == "confession" else "WNNNN")


@pytest.mark.rule("SAL-GHOST-25")
@pytest.mark.parametrize("by", ["gavel", "asylum"])
def test_a_ghost_is_protected_likewise(by: str) -> None:
    fronts = {D: [ASYLUM]} if by == "asylum" else {}
    game = village("en", 2, rows={A: "KNNNN", B: "WNNNN"}, fronts=fronts, deck=[NIGHT])
    draw(game, A)

    night(game, victim=D, gavel=D if by == "gavel" else NOBODY)

    assert told(game, TargetSafe) == [TargetSafe(D, by)]
    assert row(game, D) == "NNNNN"


@pytest.mark.rule("SAL-GHOST-37")
def test_ghosts_are_never_asked_to_confess() -> None:
    game = village("en", 3, options=TRIO, deck=[NIGHT])
    draw(game, A)
    stage(game, "victim", {}, others=D)
    stage(game, "gavel", {})

    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(seat, "confess") for seat in (A, B, C)]


# --- what the night does


@pytest.mark.rule("SAL-GHOST-27", "SAL-GHOST-28")
@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize(
    ("target", "left"),
    [
        pytest.param(A, B, id="a ghost at the left is passed over"),
        pytest.param(B, C, id="a player at the left"),
        pytest.param(C, A, id="the last of the ring"),
        pytest.param(D, B, id="a ghost is framed"),
    ],
)
def test_the_target_loses_two_tryal_cards_that_the_left_neighbour_picks(edition: str, target: int, left: int) -> None:
    rows = {A: "NNNNW", B: "NNNNK", C: "NNNNN", D: "NNNNN"}
    game = village(edition, 3, options=TRIO, rows=rows, deck=[NIGHT])
    draw(game, A)
    night(game, victim=target, gavel=NOBODY)

    for place in (1, 3):
        assert [(decision.seat, decision.kind) for decision in game.decisions] == [(left, "tryal")]
        assert asked(game, left).about == mh.Seat(target)
        pick(game, left, place)

    assert [event.place for event in told(game, TryalRevealed)] == [1, 3]
    assert row(game, target) == "NnNn" + rows[target][4]
    assert is_living(game, target)
    assert not is_asked_any(game, "tryal")


@pytest.mark.rule("SAL-GHOST-29", "SAL-GHOST-34")
def test_the_only_face_down_card_of_the_target_is_revealed() -> None:
    game = village("en", 2, rows={A: "KNNNN", B: "WNNNN", C: "nnnNn"}, deck=[NIGHT])
    draw(game, A)
    night(game, victim=C, gavel=NOBODY)

    assert asked(game, B).options == (mh.Position(3),)
    pick(game, B, 3)

    assert told(game, TryalRevealed) == [TryalRevealed(C, 3, "not-a-witch", "framed")]
    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners) == ("witches", (B,))


# --- winning


@pytest.mark.rule("SAL-GHOST-33")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_the_townspeople_win_at_the_moment_the_witch_card_is_revealed(edition: str) -> None:
    game = village(edition, 2, rows={A: "KNNNN", B: "WNNNN"}, deck=[NIGHT])
    draw(game, A)
    night(game, victim=B, gavel=NOBODY)

    pick(game, A, 0)

    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners, game.outcome.why) == ("townspeople", (A,), "last-witch-revealed")
    assert row(game, B) == "wNNNN"


@pytest.mark.rule("SAL-GHOST-33")
def test_a_witch_card_revealed_as_the_last_card_of_a_ghost_is_the_towns_win() -> None:
    game = village("en", 2, rows={C: "nnWnn", B: "KNNNN"}, hands={A: [WITNESS]})

    play(game, A, WITNESS, C)
    pick(game, A, 2)

    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners) == ("townspeople", (A, B))


@pytest.mark.rule("SAL-GHOST-34")
@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("victim", [B, D])
def test_the_witch_side_wins_when_any_player_or_ghost_is_eliminated(edition: str, victim: int) -> None:
    rows = {A: "KNNNN", C: "WNNNN", victim: "nnnnN"}
    game = village(edition, 3, options=TRIO, rows=rows, hands={A: [WITNESS]}, chance={"tryal": [0]})

    play(game, A, WITNESS, victim)
    if edition == "en":
        pick(game, A, 4)

    assert told(game, Eliminated) == [Eliminated(victim, "last-tryal")]
    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners, game.outcome.why) == ("witches", (C,), "somebody-eliminated")


@pytest.mark.rule("SAL-GHOST-34")
def test_the_elimination_of_one_who_once_held_the_witch_card_wins_for_the_witch_side_too() -> None:
    game = village(
        "en", 3, options=TRIO, turn=C, rows={A: "nnnnN", B: "WNNNN"}, once_witches={A: B}, hands={C: [WITNESS]}
    )

    play(game, C, WITNESS, A)
    pick(game, C, 4)

    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners) == ("witches", (A, B))


@pytest.mark.rule("SAL-GHOST-35")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_when_all_players_are_witches_the_last_to_become_one_loses(edition: str) -> None:
    game = village(edition, 2, rows={C: "KNNNN", D: "WNNNN"}, once_witches={A: D}, deck=[CONSPIRACY])
    draw(game, A)

    take_tryals(game, {B: 0})

    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners) == ("witches", (A,))
    assert game.outcome.sides[:2] == ("witches", "witches")


@pytest.mark.rule("SAL-GHOST-35")
def test_one_player_who_is_no_witch_keeps_the_game_going() -> None:
    game = village("en", 2, rows={C: "WNNNN", D: "KNNNN"}, deck=[CONSPIRACY])
    draw(game, A)

    take_tryals(game, {A: 0})

    assert not game.over
    assert game.view(A).own.team == "witches"


@pytest.mark.rule("SAL-GHOST-36")
@pytest.mark.parametrize(("edition", "over"), [("fr", True), ("en", False)])
def test_in_fr_the_witch_side_wins_when_the_constable_is_revealed(edition: str, over: bool) -> None:
    game = village(edition, 2, rows={A: "WNNNN", B: "KNNNN"}, hands={A: [WITNESS]}, chance={"tryal": [0]})

    play(game, A, WITNESS, B)
    if edition == "en":
        pick(game, A, 0)

    assert row(game, B) == "kNNNN"
    assert game.over is over
    if game.outcome is not None:
        assert (game.outcome.side, game.outcome.winners, game.outcome.why) == ("witches", (A,), "constable-revealed")
    else:
        answer(game, A, mh.Word("end"))
