"""Rulings on Conspiracy: who picks, who takes from whom, what they learn, and what waits until it is over."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.engine.chance import Scripted
from meetinghouse.engine.values import YES
from meetinghouse.games.salem1692.components import ACCUSATION, ALIBI, BLACK_CAT, CONSPIRACY, NIGHT
from meetinghouse.games.salem1692.events import (
    DeckReformed,
    Eliminated,
    TrialBegan,
    TryalGained,
    TryalLost,
    TryalTaken,
)
from meetinghouse.games.salem1692.roles.town_hall import GEORGE_BURROUGHS, MARTHA_COREY, REBECCA_NURSE
from meetinghouse.games.salem1692.state import Salem
from tests.games.salem1692.village import (
    EDITIONS,
    A,
    B,
    C,
    D,
    E,
    F,
    answer,
    asked,
    draw,
    expire,
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

JUST_TAKEN = mh.Word("just-taken")


def open_questions(game: Salem) -> list[tuple[int, str]]:
    return [(decision.seat, decision.kind) for decision in game.decisions]


@pytest.mark.rule("SAL-RULING-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rebecca_picks_for_the_black_cat_if_she_drew_conspiracy_on_anothers_turn(edition: str) -> None:
    game = village(
        edition,
        hands={A: [ACCUSATION]},
        fronts={B: [ACCUSATION] * 6, C: [BLACK_CAT]},
        deck=[CONSPIRACY],
        characters={D: REBECCA_NURSE},
    )
    play(game, A, ACCUSATION, B)
    if edition != "fr":
        pick(game, A, 0)

    answer(game, D, YES)

    assert open_questions(game) == [(D, "tryal")]
    assert asked(game, D).about == mh.Seat(C)


@pytest.mark.rule("SAL-RULING-38")
@pytest.mark.parametrize(("edition", "winners"), [("en", (B, D)), ("fr", (A, B, C, D)), ("es", (A, B, C, D))])
def test_all_who_turn_in_the_last_conspiracy_lose_in_en(edition: str, winners: tuple[int, ...]) -> None:
    rows = {A: "NNN", B: "WNN", C: "NNN", D: "WNN", E: "NNK", F: "NNN"}
    game = village(edition, 6, rows=rows, dead=(E, F), deck=[ALIBI, CONSPIRACY])
    draw(game, A)

    take_tryals(game, {A: 0, B: 0, C: 0, D: 0})

    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners) == ("witches", winners)


@pytest.mark.rule("SAL-RULING-39")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_dies_of_the_black_cat_takes_no_part_in_the_exchange(edition: str) -> None:
    game = village(edition, rows={B: "N", C: "NNK"}, fronts={B: [BLACK_CAT]}, deck=[CONSPIRACY])
    draw(game, A)
    pick(game, A, 0)
    assert told(game, Eliminated) == [Eliminated(B, "last-tryal")]
    last_words(game)

    assert is_asked(game, A, "take")
    assert asked(game, A).about == mh.Seat(C)
    assert not is_asked(game, B, "take")
    take_tryals(game)

    assert row(game, B) == "n"


@pytest.mark.rule("SAL-RULING-40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_two_players_take_from_each_other(edition: str) -> None:
    game = village(
        edition,
        rows={A: "NNK", B: "WNN", C: "NNN", D: "NNN"},
        dead=(C, D),
        deck=[ALIBI, CONSPIRACY],
        options={"conspiracy_shuffle_rows": False},
    )
    draw(game, A)
    assert [seat for seat, _ in open_questions(game)] == ([A] if edition == "es" else [A, B])

    take_tryals(game, {A: 1, B: 2})

    assert (row(game, A), row(game, B)) == ("NNN", "WKN")


def in_turn(**options: object) -> Salem:
    """B has drawn Conspiracy and takes C's Witch card first; then C and D take; now A takes from B."""
    rows = {A: "NNN", B: "NKN", C: "WNN", D: "NNN"}
    game = village("es", turn=B, rows=rows, deck=[ALIBI, CONSPIRACY], options=options)
    draw(game, B)
    for seat in (B, C, D):
        assert open_questions(game) == [(seat, "take")]
        assert JUST_TAKEN not in asked(game, seat).options
        pick(game, seat, 0)
    return game


@pytest.mark.rule("SAL-RULING-41", "SAL-CONSP-08")
def test_in_es_the_last_may_take_the_card_that_the_first_has_just_taken() -> None:
    game = in_turn()
    assert asked(game, A).options == (mh.Position(0), mh.Position(1), mh.Position(2), JUST_TAKEN)

    answer(game, A, JUST_TAKEN)

    assert [row(game, seat) for seat in (A, B, C, D)] == ["WNN", "NKN", "NNN", "NNN"]
    assert told(game, TryalTaken)[-1] == TryalTaken(B, A, 3, just_taken=True)
    assert [(event.face, event.giver) for event in told(game, TryalGained, B)] == [("witch", C)]
    assert [(event.face, event.taker) for event in told(game, TryalLost, B)] == [("witch", A)]
    assert [game.view(seat).own.team for seat in (A, B, C, D)] == ["witches"] * 3 + ["townspeople"]
    assert game.view(B).own.known_witches == (A, C)
    assert [(each.lost, each.taker, each.gained, each.giver) for each in game.view(B).own.passed] == [
        ("witch", A, "witch", C)
    ]


@pytest.mark.rule("SAL-RULING-41")
def test_in_es_a_card_of_the_row_is_taken_as_ever_and_the_new_one_lies_in_its_place() -> None:
    game = in_turn()

    pick(game, A, 1)

    assert [row(game, seat) for seat in (A, B, C, D)] == ["KNN", "NWN", "NNN", "NNN"]


@pytest.mark.rule("SAL-RULING-41")
def test_without_an_answer_the_card_just_taken_is_as_likely_as_any_other() -> None:
    game = in_turn()
    game.chance = Scripted({"take": [3]})

    expire(game, A)

    assert (row(game, A), row(game, B)) == ("WNN", "NKN")


@pytest.mark.rule("SAL-RULING-41")
def test_where_only_the_choosing_is_in_turn_they_choose_from_the_rows_as_they_were() -> None:
    rows = {A: "NNN", B: "NKN", C: "WNN", D: "NNN"}
    options = {"conspiracy_take_order": "sequential_choices"}
    game = village("es", turn=B, rows=rows, deck=[ALIBI, CONSPIRACY], options=options)
    draw(game, B)

    for seat, place in ((B, 0), (C, 0), (D, 0)):
        assert open_questions(game) == [(seat, "take")]
        pick(game, seat, place)
    assert open_questions(game) == [(A, "take")]
    assert JUST_TAKEN not in asked(game, A).options
    assert row(game, B) == "NKN"
    pick(game, A, 1)

    assert (row(game, A), row(game, B)) == ("KNN", "NWN")


@pytest.mark.rule("SAL-RULING-42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_giver_is_told_which_kind_of_card_was_taken(edition: str) -> None:
    game = village(edition, rows={A: "NNN", B: "NKN", C: "NNN", D: "WNN"}, deck=[ALIBI, CONSPIRACY])
    draw(game, A)

    take_tryals(game, {A: 1, C: 0})

    assert [(event.face, event.taker) for event in told(game, TryalLost, B)] == [("constable", A)]
    assert [(event.face, event.taker) for event in told(game, TryalLost, D)] == [("witch", C)]
    assert told(game, TryalLost) == []


@pytest.mark.rule("SAL-RULING-72")
def test_out_of_the_middle_everybody_may_get_the_own_card_back() -> None:
    game = village(
        "fr",
        rows={A: "NNN", B: "NKN", C: "NNN", D: "WNN"},
        deck=[ALIBI, CONSPIRACY],
        options={"conspiracy_center_shuffle": True},
        chance={"middle": [[0, 4, 6, 9]]},
    )
    draw(game, A)

    take_tryals(game, {A: 1, B: 0, C: 0, D: 0})

    assert [row(game, seat) for seat in (A, B, C, D)] == ["NNN", "NKN", "NNN", "WNN"]
    assert [(event.face, event.giver) for event in told(game, TryalGained, D)] == [("witch", None)]


@pytest.mark.rule("SAL-RULING-81")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_rebecca_draws_for_the_black_cat_after_the_whole_conspiracy(edition: str) -> None:
    game = village(edition, fronts={C: [BLACK_CAT]}, deck=[ALIBI, CONSPIRACY, NIGHT], characters={D: REBECCA_NURSE})
    draw(game, A)

    pick(game, A, 1)
    assert is_asked_any(game, "take")
    assert not is_asked_any(game, "rebecca-draws")
    take_tryals(game)

    assert open_questions(game) == [(D, "rebecca-draws")]
    answer(game, D, YES)
    assert is_asked_any(game, "victim")


@pytest.mark.rule("SAL-RULING-81")
@pytest.mark.parametrize("edition", ["fr", "es"])
def test_rebecca_is_not_asked_if_the_exchange_ends_the_game(edition: str) -> None:
    rows = {A: "NNN", B: "WNN", C: "NNN", D: "WNN", E: "NNK", F: "NNN"}
    game = village(
        edition,
        6,
        rows=rows,
        dead=(E, F),
        fronts={C: [BLACK_CAT]},
        deck=[ALIBI, CONSPIRACY],
        characters={D: REBECCA_NURSE},
    )
    draw(game, A)
    pick(game, A, 1)

    take_tryals(game, {A: 0, B: 0, C: 0, D: 0})

    assert game.over


@pytest.mark.rule("SAL-RULING-82")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_draw_that_became_due_at_night_waits_for_the_new_deck(edition: str) -> None:
    game = village(
        edition,
        deck=[ALIBI, NIGHT],
        rest="discard",
        fronts={D: [ACCUSATION] * 7},
        characters={B: REBECCA_NURSE, C: GEORGE_BURROUGHS, D: MARTHA_COREY},
        chance={"tryal": [3]},
    )
    draw(game, A)
    night(game, victim=C, gavel=A)
    assert told(game, TrialBegan) == [TrialBegan(D, A)]
    if edition != "fr":
        pick(game, A, 3)
    assert row(game, D) == "WNNnN"
    assert is_asked(game, C, "last-words")
    assert (told(game, DeckReformed), game.state.deck) == ([], [])

    last_words(game)

    assert open_questions(game) == [(B, "rebecca-draws")]
    assert len(told(game, DeckReformed)) == 1
