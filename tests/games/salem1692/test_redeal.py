"""Redealt worlds: nothing in them reveals the real one, and the rules could have reached them."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.games.salem1692.chronicle import history
from meetinghouse.games.salem1692.components import (
    ACCUSATION,
    ARSON,
    CONSPIRACY,
    EVIDENCE,
    MATCHMAKER,
    NIGHT,
    STOCKS,
    WITNESS,
)
from meetinghouse.games.salem1692.phases.elimination import both_lose
from meetinghouse.games.salem1692.roles.town_hall import ANN_PUTNAM, GEORGE_BURROUGHS, MARTHA_COREY, TITUBA
from meetinghouse.games.salem1692.state import BY_WITCHES, Salem
from tests.games.salem1692.village import (
    A,
    B,
    C,
    D,
    E,
    answer,
    asked,
    confess_all,
    draw,
    is_asked,
    last_words,
    night,
    pick,
    play,
    row,
    stage,
    take_tryals,
    village,
)

WORLDS = range(60)


def after_dawn(seed: int, players: int = 7) -> Salem:
    game: Salem = mh.start("salem1692", players, seed=seed)
    stage(game, "cat", {}, others=0)
    return game


@pytest.mark.parametrize(("players", "fair"), [(7, 2 / 6), (12, 2 / 11)])
def test_a_true_witch_is_a_witch_in_no_more_redealt_worlds_than_anybody_else(players: int, fair: float) -> None:
    hits = looked = 0
    for seed in range(12):
        game = after_dawn(seed, players)
        viewer = next(seat for seat in range(players) if not game.state.witches >> seat & 1)
        true = [seat for seat in range(players) if game.state.witches >> seat & 1]
        for world in range(25):
            witches = game.redeal(viewer, world).state.witches
            hits += sum(witches >> seat & 1 for seat in true)
            looked += len(true)
    assert abs(hits / looked - fair) < 0.12


def test_suspicions_of_a_redealt_world_fit_who_acted_in_it() -> None:
    game = village(deck=[NIGHT], players=6, rows={A: "WNN", B: "KNN"})
    draw(game, A)
    night(game, D, gavel=D)
    for world in WORLDS:
        other = game.redeal(C, world).state
        witches, constables = history(other)[:2]
        assert [mine for mine in other.suspicions if mine[2] == C] == [
            mine for mine in game.state.suspicions if mine[2] == C
        ]
        for moment, by, present in other.stages:
            acted = witches[moment] if by == BY_WITCHES else 1 << constables[moment]
            named = {seat for when, what, seat, _ in other.suspicions if [when, what] == [moment, by]}
            assert named - {C} == {seat for seat in range(6) if (present & ~acted) >> seat & 1} - {C}


def test_a_card_half_played_is_another_one_in_other_worlds() -> None:
    game = village(hands={A: [ARSON, ACCUSATION, STOCKS], B: [EVIDENCE], C: [WITNESS]})
    answer(game, A, mh.Card("arson"))

    named = {game.redeal(C, world).decisions[0].about for world in WORLDS}

    assert len(named) > 2
    assert {game.redeal(A, world).decisions[0].about for world in WORLDS} == {mh.Card("arson")}


def test_the_ghost_about_to_be_looked_at_is_another_one_in_other_worlds() -> None:
    game = village("en", 2)
    answer(game, A, mh.Word("look"))
    answer(game, A, 2)

    assert {game.redeal(B, world).state.looking for world in WORLDS} == {2, 3}
    assert {game.redeal(A, world).state.looking for world in WORLDS} == {2}


def test_in_the_middle_nobody_can_tell_who_got_the_witch_card() -> None:
    options = {"conspiracy_center_shuffle": True}
    game = village("en", 6, rows={A: "WNN", B: "WKN"}, deck=[CONSPIRACY], options=options)
    draw(game, A)
    take_tryals(game, {5: 0})

    holders = set()
    for world in WORLDS:
        other = game.redeal(A, world)
        holders.add(tuple("W" in row(other, seat).upper() for seat in range(6)))
    assert len(holders) > 4


def test_a_dead_witch_still_knows_the_target_of_that_night() -> None:
    game = village(players=6, deck=[NIGHT], rows={A: "WNN", B: "WNN", C: "KNN"})
    draw(game, A)
    stage(game, "victim", {}, others=D)
    stage(game, "gavel", {C: E})
    game.answer(asked(game, A).id, mh.Position(0))
    assert is_asked(game, A, "last-words")

    assert game.view(A).own.target == D
    assert {game.redeal(A, world).state.target for world in WORLDS} == {D}
    assert len({game.redeal(E, world).state.target for world in WORLDS}) > 2


def test_where_somebody_is_asked_who_goes_first_both_sides_would_lose_in_every_world() -> None:
    fronts = {A: [MATCHMAKER], B: [MATCHMAKER]}
    game = village("fr", rows={A: "WNNNN", B: "NNNNN"}, dead=[C, D], deck=[NIGHT], fronts=fronts)
    draw(game, A)
    night(game, B)
    assert is_asked(game, A, "first-out")

    for world in WORLDS:
        for seat in (None, A, B):
            assert both_lose(game.redeal(seat, world).state, A, B)


def test_witches_do_not_see_each_other_point_in_the_constables_stage() -> None:
    game = village(players=5, deck=[NIGHT], rows={A: "WNN", B: "WKN"})
    draw(game, A)
    stage(game, "victim", {}, others=C)

    game.answer("1-sign", mh.Seat(D))

    assert game.view(A).own.signs == ()
    assert game.view(B).own.signs == ((B, D),)


def test_a_former_look_at_the_deck_does_not_pin_all_hands() -> None:
    hands = {C: [ACCUSATION, EVIDENCE, STOCKS], D: [WITNESS, ARSON]}
    game = village(players=5, characters={A: TITUBA, B: MARTHA_COREY}, hands=hands)
    for seat in (A, B):
        answer(game, seat, mh.Word("rearrange"))
        game.answer(asked(game, seat).id, list(asked(game, seat).options))
        if seat == A:
            draw(game, A)

    dealt = {tuple(map(tuple, game.redeal(A, world).state.hands)) for world in WORLDS}

    assert len(dealt) > 10
    deck = sorted(game.state.deck)
    assert all(sorted(game.redeal(A, world).state.deck) == deck for world in WORLDS)


@pytest.mark.rule("SAL-RULING-96")
def test_one_set_of_accusations_brings_martha_to_one_trial_only() -> None:
    game = village(
        "fr",
        6,
        characters={A: ANN_PUTNAM, C: GEORGE_BURROUGHS, D: MARTHA_COREY},
        rows={5: "WNNNN", E: "KNNNN"},
        hands={A: [ACCUSATION]},
        fronts={D: [ACCUSATION] * 7},
        deck=[NIGHT],
    )
    play(game, A, ACCUSATION, D)
    answer(game, A, mh.Word("yes"))

    night(game, C, gavel=A)
    last_words(game)

    assert row(game, D).count("n") == 1
    assert is_asked(game, A, "turn")


@pytest.mark.rule("SAL-RULING-97")
def test_whoever_has_last_words_hears_neither_the_dead_nor_sees_their_secrets() -> None:
    game = village(
        players=6, dead=[B], rows={C: "nnN", 5: "WNN"}, hands={A: [WITNESS]}, options={"dead_view": "moderator"}
    )
    play(game, A, WITNESS, C)
    pick(game, A, 2)
    assert is_asked(game, C, "last-words")

    assert [channel.name for channel in game.view(C).channels] == ["last-words"]
    assert game.view(C).people[5].row[0].face is None
    last_words(game)

    assert "graveyard" in [channel.name for channel in game.view(C).channels]
    assert game.view(C).people[5].row[0].face == "witch"


def test_the_town_may_talk_while_people_confess() -> None:
    game = village(deck=[NIGHT])
    draw(game, A)
    assert game.view(B).channels == ()
    stage(game, "victim", {}, others=C)
    stage(game, "gavel", {})

    assert [channel.name for channel in game.view(B).channels] == ["town"]
    confess_all(game)
