"""Redeal gives another world that the seat cannot tell from this one, and that the rules could have reached."""

from __future__ import annotations

import random

import pytest

from meetinghouse.engine import saves
from meetinghouse.engine.conformance import any_move, make, play, seat_bytes
from meetinghouse.engine.game import Game
from meetinghouse.engine.refusals import Refused
from meetinghouse.engine.values import DONE, NO, YES, Seat

from .toys.coven import CovenState, SideSeen, knowledge
from .toys.cups import LOOK, MIX, CupsState
from .toys.opening import PLAYERS, assembly, coven, cups, rules_of, toy

SEEDS = range(60)


def night(game: Game[CovenState], victim: int) -> None:
    """All witches name this victim."""
    for decision in list(game.decisions):
        free = Seat(victim) if decision.seat != victim else decision.options[0]
        game.answer(decision.id, free)


def test_a_pair_that_knows_each_other_stays_a_pair_for_its_two_members() -> None:
    game = coven(1, 4)
    for witch in (1, 4):
        assert {game.redeal(witch, seed).state.dealt for seed in SEEDS} == {1 << 1 | 1 << 4}
    pairs = {game.redeal(0, seed).state.dealt for seed in SEEDS}
    assert len(pairs) == 10  # every pair of the five other seats
    assert all(pair.bit_count() == 2 and not pair & 1 for pair in pairs)
    assert len({game.redeal(None, seed).state.dealt for seed in range(300)}) == 15  # all pairs of the six seats


def test_who_was_turned_stays_turned_for_itself_and_for_the_coven_and_is_unknown_to_others() -> None:
    game = coven(1, 4)
    night(game, victim=2)
    assert game.state.witches() == 1 << 1 | 1 << 2 | 1 << 4

    for witch in (1, 2, 4):
        assert {game.redeal(witch, seed).state.witches() for seed in SEEDS} == {game.state.witches()}
    for witch in (1, 4):  # the witches know who was converted
        assert {game.redeal(witch, seed).state.turned[2] for seed in SEEDS} == {1}
    assert {tuple(game.redeal(2, seed).state.turned) for seed in SEEDS} == {(0, 0, 1, 0, 0, 0)}
    worlds = [game.redeal(0, seed).state for seed in SEEDS]
    assert len({world.witches() for world in worlds}) > 5
    assert all(sum(map(bool, world.turned)) == 1 and not world.is_witch(0) for world in worlds)


def test_a_heart_seen_before_it_was_turned_binds_only_the_time_when_it_was_seen() -> None:
    game = coven(3, 4)
    night(game, victim=5)
    game.answer("1-2", Seat(2))  # seat 1 sees that seat 2 belongs to the town
    assert SideSeen(2, False) in game.heard(1)
    night(game, victim=2)  # then seat 2 is converted

    worlds = [game.redeal(1, seed).state for seed in SEEDS]

    assert all(not world.witches(1) >> 2 & 1 for world in worlds)
    assert {world.is_witch(2) for world in worlds} == {True, False}
    assert all(knowledge(world, 1) == knowledge(game.state, 1) for world in worlds)
    assert all(world.witches().bit_count() == 4 for world in worlds)


def test_a_witch_who_was_seen_stays_a_witch() -> None:
    game = coven(3, 4)
    night(game, victim=5)
    game.answer("1-2", Seat(4))

    assert {game.redeal(1, seed).state.is_witch(4) for seed in SEEDS} == {True}
    assert {game.redeal(2, seed).state.is_witch(4) for seed in SEEDS} == {True, False}


def turn(game: Game[CupsState], *choice: object) -> None:
    game.answer(game.decisions[0].id, choice)


def hands(game: Game[CupsState], seat: int | None) -> list[tuple[int, ...]]:
    """The hands in many redealt worlds."""
    return [tuple(game.redeal(seat, seed).state.hands) for seed in SEEDS]


def test_a_card_that_was_seen_stays_where_it_was_seen() -> None:
    game = cups(0, 1, 2, 3)
    turn(game, LOOK, Seat(2))

    assert {(world[0], world[2]) for world in hands(game, 0)} == {(0, 2)}
    assert {(world[1], world[3]) for world in hands(game, 0)} == {(1, 3), (3, 1)}
    assert {world[1] for world in hands(game, 1)} == {1}
    assert len({world[2] for world in hands(game, 1)}) == 3


@pytest.mark.parametrize("swapped", [0, 1])
def test_a_card_seen_and_lost_again_lies_with_one_of_the_two_who_mixed(swapped: int) -> None:
    game = cups(0, 1, 2, 3, mixes=[swapped])
    turn(game, LOOK, Seat(2))  # seat 0 sees card 2 in the hand of seat 2
    turn(game, MIX, Seat(2))  # seats 1 and 2 mix their cards

    worlds = hands(game, 0)

    assert game.view(0).own.knows[2][1] == 1 << 1 | 1 << 2
    assert {world.index(2) for world in worlds} == {1, 2}
    assert {world[0] for world in worlds} == {0}
    assert {world[1] for world in hands(game, 1)} == {game.state.hands[1]}  # after a mix, both see their new cards


def test_in_a_redealt_world_the_others_know_what_they_would_have_seen_there() -> None:
    game = cups(0, 1, 2, 3)
    turn(game, LOOK, Seat(2))
    turn(game, LOOK, Seat(3))  # seat 1 sees the card of seat 3
    for seed in SEEDS:
        state = game.redeal(0, seed).state
        assert state.sights[1] == [state.hands[1], state.hands[3]]
        for seat in range(4):
            assert all(state.knows[seat][card] >> holder & 1 for holder, card in enumerate(state.hands))


def test_sealed_votes_of_others_are_exchanged_and_ones_own_is_kept() -> None:
    game = assembly()
    game.answer("0-1", DONE)
    game.answer("0-2", [Seat(1)])
    for id in ("1-1", "2-1"):
        game.answer(id, YES)
    worlds = [game.redeal(1, seed) for seed in SEEDS]

    assert {world.agenda[-1].answers[1] for world in worlds} == {YES}
    assert {world.agenda[-1].answers[2] for world in worlds} == {YES, NO}
    assert {world.agenda[-1].answers[1] for world in (game.redeal(None, seed) for seed in SEEDS)} == {YES, NO}


def test_chance_to_come_is_another_one() -> None:
    game = cups(0, 1, 2, 3)
    results = set()
    for seed in SEEDS:
        world = game.redeal(0, seed)
        before = world.state.hands.copy()
        turn(world, MIX, Seat(1))
        results.add(before == world.state.hands)
    assert results == {True, False}


@pytest.mark.parametrize("name", PLAYERS)
def test_a_redealt_world_looks_the_same_to_that_seat_at_every_decision(name: str) -> None:
    dice = random.Random(4)
    game = toy(name, 4)
    while not game.over:
        for seat in (None, *range(game.seats)):
            assert seat_bytes(game.redeal(seat, dice.getrandbits(32)), seat) == seat_bytes(game, seat)
        make(game, any_move(game, dice))


@pytest.mark.parametrize("name", PLAYERS)
def test_a_redealt_world_plays_on_copies_saves_and_loads(name: str) -> None:
    dice = random.Random(5)
    game = toy(name, 5)
    play(game, dice, 5)
    world = game.redeal(1, 5)
    for each in (world.copy(), saves.load(world.save(), rules_of)):
        assert each.save() == world.save()
        play(each, dice, 200)
        assert each.over


def test_a_redealt_world_has_no_record_no_seed_and_no_story_of_others_but_the_published_hash() -> None:
    game = coven(1, 4)
    night(game, victim=2)
    world = game.redeal(0, 1)

    with pytest.raises(Refused, match="no record"):
        _ = world.record
    assert world.setup.seed is None
    assert world.commitment == game.commitment
    assert world.heard(1) == world.heard(None) == game.heard(None)
    assert b"scripted" not in world.save()


def test_one_seed_redeals_one_world_and_the_game_stays_what_it_was() -> None:
    game = toy("coven")
    before = game.save()

    assert game.redeal(0, "a").save() == game.redeal(0, "a").save()
    assert game.redeal(0, "a").save() != game.redeal(0, "b").save()
    assert game.save() == before


def test_after_the_end_nothing_is_hidden_and_nothing_is_exchanged() -> None:
    game = toy("coven")
    play(game, random.Random(1), 100)
    world = game.redeal(0, 1)

    assert world.state.dump() == game.state.dump()
    assert world.view("all") == game.view("all")
