"""Rulings on the ghost game: who chooses for a ghost, what a ghost holds, and how the game ends."""

from __future__ import annotations

import random

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.components import (
    ALIBI,
    ARSON,
    BLACK_CAT,
    CONSPIRACY,
    CURSE,
    NIGHT,
    ROBBERY,
)
from meetinghouse.games.salem1692.events import (
    BlackCardDrawn,
    CardsSeen,
    DrawForfeited,
    GhostLookedAt,
    HandRobbed,
    TryalRevealed,
)
from meetinghouse.games.salem1692.queries import face_down
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
GHOST_EDITIONS = ("en", "fr")
# With two players, the ghosts C and D sit between them: A, C, B, D. With three (A is the youngest), the ghost D sits
# after A: A, D, B, C.
FIRST, SECOND = C, D


def framed(edition: str, players: int, target: int, rows: dict[int, str]) -> Salem:
    """The night is over and nobody is protected: somebody picks two tryal cards of the target."""
    options = {"youngest_seat": 0} if players == 3 else {}
    game = village(edition, players, rows=rows, deck=[NIGHT], options=options)
    draw(game, A)
    night(game, victim=target)
    return game


# --- who chooses


@pytest.mark.rule("SAL-RULING-54")
@pytest.mark.parametrize("edition", GHOST_EDITIONS)
@pytest.mark.parametrize(
    ("players", "target", "chooser"), [(2, A, B), (2, B, A), (2, FIRST, B), (2, SECOND, A), (3, A, B), (3, D, B)]
)
def test_the_nearest_human_on_the_left_picks_the_framed_cards(
    edition: str, players: int, target: int, chooser: int
) -> None:
    rows = {A: "NNNNN", B: "WNNNN", C: "NNNNN", D: "NNNKN"}

    game = framed(edition, players, target, rows)

    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(chooser, "tryal")]
    assert asked(game, chooser).about == mh.Seat(target)


@pytest.mark.rule("SAL-RULING-54")
@pytest.mark.parametrize(
    ("edition", "players", "giver", "chooser"),
    [("en", 2, B, A), ("fr", 2, B, A), ("en", 3, B, A), ("fr", 3, B, C)],
)
def test_the_card_that_goes_to_a_ghost_is_never_picked_by_its_owner(
    edition: str, players: int, giver: int, chooser: int
) -> None:
    ghost = FIRST if players == 2 else D
    options = {"youngest_seat": 0} if players == 3 else {}
    game = village(edition, players, deck=[ALIBI, CONSPIRACY], options=options)
    draw(game, A)
    for decision in list(game.decisions):
        assert decision.kind == "take"
        game.answer(decision.id, decision.options[0])

    assert is_asked(game, chooser, "pass")
    assert asked(game, chooser).about == (mh.Seat(giver), mh.Seat(ghost))


@pytest.mark.rule("SAL-RULING-55")
@pytest.mark.parametrize(("edition", "picker"), [("en", B), ("fr", A)])
def test_in_fr_conspiracy_discarded_by_a_view_counts_as_drawn_by_the_viewer(edition: str, picker: int) -> None:
    game = village(edition, 2, fronts={A: [BLACK_CAT]}, deck=[ALIBI, CONSPIRACY])

    game.answer(asked(game, A).id, LOOK)
    answer(game, A, FIRST)
    pick(game, A, 0)

    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(picker, "tryal")]
    assert asked(game, picker).about == mh.Seat(A)


# --- the two cards of a framed seat


@pytest.mark.rule("SAL-RULING-56")
@pytest.mark.parametrize(
    ("edition", "cards", "places", "side"),
    [
        ("en", "WNn", [0], "townspeople"),
        ("en", "WNn", [1, 0], "townspeople"),
        ("fr", "WKn", [0], "townspeople"),
        ("fr", "WKn", [1], "witches"),
        ("en", "WKn", [1, 0], "townspeople"),
        ("en", "NNn", [1, 0], "witches"),
    ],
)
def test_the_framed_cards_are_revealed_one_by_one_with_a_look_at_victory_after_each(
    edition: str, cards: str, places: list[int], side: str
) -> None:
    rows = {A: "NNN", B: "NNN", FIRST: cards, SECOND: "NNN"}
    if "W" not in cards:
        rows[B] = "WNN"
    if "K" not in cards:
        rows[SECOND] = "NNK"
    once = {B: FIRST} if "W" in cards else None
    game = village(edition, 2, rows=rows, deck=[NIGHT], once_witches=once)
    draw(game, A)
    night(game, victim=FIRST)

    for place in places:
        assert not game.over
        pick(game, B, place)

    assert game.outcome is not None
    assert game.outcome.side == side
    framed_ones = [event.place for event in told(game, TryalRevealed) if event.cause == "framed"]
    assert framed_ones == places


# --- what a ghost holds


@pytest.mark.rule("SAL-RULING-57")
def test_robbed_cards_stay_with_the_ghost_face_down_and_may_be_robbed_again() -> None:
    game = village("en", 2, hands={A: [ROBBERY], B: [ALIBI, CURSE]})

    play(game, A, ROBBERY, B, FIRST)

    assert hand(game, FIRST) == [ALIBI, CURSE]
    assert told(game, HandRobbed) == [HandRobbed(B, FIRST, 2)]
    assert told(game, CardsSeen, A) == []
    assert (game.view(A).people[FIRST].hand, game.view(A).people[FIRST].known_hand) == (2, ())


@pytest.mark.rule("SAL-RULING-57")
@pytest.mark.parametrize("edition", GHOST_EDITIONS)
def test_a_ghosts_hand_may_be_robbed_or_burned(edition: str) -> None:
    game = village(edition, 2, hands={A: [ROBBERY, ARSON], FIRST: [ALIBI, CURSE], SECOND: [ALIBI]})

    play(game, A, ROBBERY, FIRST, B)
    play(game, A, ARSON, SECOND)

    assert (hand(game, FIRST), hand(game, SECOND), hand(game, B)) == ([], [], [ALIBI, CURSE])
    assert kinds(game.state.discard) == [ROBBERY, ARSON, ALIBI]


# --- how it ends


@pytest.mark.rule("SAL-RULING-58")
@pytest.mark.parametrize("edition", GHOST_EDITIONS)
def test_all_players_in_the_witch_victory_means_the_humans(edition: str) -> None:
    rows = {A: "NNN", B: "NNN", FIRST: "WNN", SECOND: "NNK"}
    game = village(edition, 2, rows=rows, once_witches={B: FIRST}, deck=[ALIBI, CONSPIRACY])
    draw(game, A)

    take_tryals(game, {A: 0})

    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners) == ("witches", (B,))


@pytest.mark.rule("SAL-RULING-58")
@pytest.mark.parametrize("edition", GHOST_EDITIONS)
def test_if_only_a_ghost_held_the_witch_card_every_human_loses(edition: str) -> None:
    rows = {A: "NNN", B: "Nnn", FIRST: "WNN", SECOND: "NNK"}
    game = village(edition, 2, rows=rows, deck=[NIGHT], chance={"no vote": [1]})
    draw(game, A)

    night(game, victim=A)
    pick(game, A, 0)

    assert row(game, B) == "nnn"
    assert game.outcome is not None
    assert (game.outcome.side, game.outcome.winners) == ("witches", ())


# --- looking at a ghost


@pytest.mark.rule("SAL-RULING-77")
@pytest.mark.parametrize("edition", GHOST_EDITIONS)
def test_a_ghost_with_one_face_down_card_may_be_looked_at(edition: str) -> None:
    game = village(edition, 2, rows={FIRST: "nnNnn", SECOND: "NNNNK", B: "WNNNN"})

    game.answer(asked(game, A).id, LOOK)
    answer(game, A, FIRST)
    assert asked(game, A).options == (mh.Position(2),)
    pick(game, A, 2)

    assert told(game, GhostLookedAt) == [GhostLookedAt(A, FIRST)]


@pytest.mark.rule("SAL-RULING-77")
@pytest.mark.parametrize("edition", GHOST_EDITIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_while_the_game_runs_there_is_always_a_ghost_to_look_at(edition: str, players: int) -> None:
    for seed in range(12):
        dice = random.Random(seed)
        game: Salem = mh.start("salem1692", players, seed=seed, options={"edition": edition})
        while not game.over:
            assert all(face_down(game.state, ghost) for ghost in range(players, 4))
            decision = game.decisions[0]
            if decision.kind == "turn":
                assert (LOOK in decision.options) is (game.state.played == 0)
            game.answer(decision.id, decision.any(dice))


@pytest.mark.rule("SAL-RULING-77")
def test_nobody_looks_at_a_ghost_where_there_is_none() -> None:
    game = village("en", 4)

    assert LOOK not in asked(game, A).options


# --- the end of the deck


def looks(game: Salem) -> None:
    """A looks at a ghost's first tryal card; then two cards of the deck are discarded."""
    game.answer(asked(game, A).id, LOOK)
    answer(game, A, FIRST)
    pick(game, A, 0)


@pytest.mark.rule("SAL-RULING-02")
@pytest.mark.parametrize("edition", GHOST_EDITIONS)
def test_with_night_alone_in_the_new_deck_a_view_discards_no_second_card(edition: str) -> None:
    game = village(edition, 2, rows={B: "WNNNN", SECOND: "KNNNN"}, deck=[NIGHT], rest="gone")

    looks(game)
    night(game, victim=B, confess={B: 1})

    assert told(game, DrawForfeited) == [DrawForfeited(A)]
    assert [event for event in told(game, BlackCardDrawn) if event.seat == A] == [BlackCardDrawn(A, "night")]


@pytest.mark.rule("SAL-RULING-01")
@pytest.mark.parametrize("edition", GHOST_EDITIONS)
def test_night_under_a_conspiracy_is_the_second_card_a_view_discards(edition: str) -> None:
    game = village(edition, 2, deck=[CONSPIRACY, NIGHT], rest="discard")

    looks(game)
    take_tryals(game)

    assert [event.card for event in told(game, BlackCardDrawn)] == ["conspiracy", "night"]
    assert told(game, DrawForfeited) == []
