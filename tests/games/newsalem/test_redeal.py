"""Redealt worlds: what the seat knows stays, everything else changes, and the rules could have reached them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from meetinghouse.engine.catalogue import start_by
from meetinghouse.games.newsalem.queries import direction as direction_of
from meetinghouse.games.newsalem.rules import RULES
from meetinghouse.games.newsalem.state import NewSalem
from tests.games.newsalem import invariants
from tests.games.newsalem.town import alike, answer, answers, kinds, play_round, town, trigger

WORLDS = range(60)


def redealt(game: NewSalem, seat: int | None) -> list[NewSalem]:
    """Many redealt worlds, each checked: valid, and the same for that seat."""
    found = [game.redeal(seat, world) for world in WORLDS]
    for other in found:
        assert alike(game, other, seat)
        invariants.hold(other)
    return found


def different(worlds: list[NewSalem], what: Any) -> int:
    """How many different values the function has in these worlds."""
    return len({msgspec.json.encode(what(world)) for world in worlds})


def round_of(players: int, round: int, seed: int = 1) -> NewSalem:
    """The beginning of that round."""
    game = start_by(RULES, players, seed)
    while game.state.round < round:
        play_round(game)
    return game


def picked(game: NewSalem, times: int = 1) -> NewSalem:
    """The game after everybody has picked the first card of the hand this many times."""
    for _ in range(times):
        for seat in range(game.seats):
            answer(game, seat, kinds(game, game.state.hands[seat])[0])
    return game


def test_the_characters_of_others_change_and_the_own_and_investigated_ones_stay() -> None:
    game = town(5, hope=[3], characters=["P1", "W1", "P2", "W2", "P3"])
    trigger(game, 0, "investigation", 1)
    worlds = redealt(game, 0)
    assert {tuple(world.state.characters[:2]) for world in worlds} == {tuple(game.state.characters[:2])}
    for seat in (2, 3, 4):
        assert different(worlds, lambda world, seat=seat: world.state.characters[seat]) > 5
    assert all(different(redealt(game, None), lambda w, s=seat: w.state.characters[s]) > 5 for seat in range(5))


@pytest.mark.parametrize("players", range(3, 9))
def test_no_world_has_more_witches_or_puritans_than_were_shuffled_in(players: int) -> None:
    game = start_by(RULES, players, 1)
    for world in redealt(game, 0):
        sides = Counter(RULES.components.side_of[who] for who in world.state.characters)
        assert sides[1] <= RULES.components.witches[players]
        assert sides[0] <= RULES.components.puritans[players]
        assert len(set(world.state.characters)) == players


def test_the_number_of_witches_is_as_likely_in_redealt_worlds_as_in_the_rules() -> None:
    game = town(5, characters=["P1", "P2", "P3", "P4", "W1"])
    many = [game.redeal(None, world) for world in range(1500)]
    two = sum(sum(who >= 6 for who in world.state.characters) == 2 for world in many)
    assert abs(two / 1500 - 0.667) < 0.06


def test_the_deck_and_others_hands_change_and_the_own_hand_stays() -> None:
    game = start_by(RULES, 4, 1)
    worlds = redealt(game, 2)
    assert different(worlds, lambda world: world.state.deck) == len(WORLDS)
    for seat in (0, 1, 3):
        assert different(worlds, lambda world, seat=seat: world.state.hands[seat]) > 30
    assert {tuple(world.state.hands[2]) for world in worlds} == {tuple(game.state.hands[2])}
    assert all(different(redealt(game, None), lambda w, s=seat: w.state.hands[s]) > 30 for seat in range(4))


@pytest.mark.parametrize(("players", "round", "passes"), [(6, 1, 1), (6, 2, 2), (8, 3, 3), (4, 3, 3), (5, 4, 1)])
def test_a_hand_passed_on_keeps_its_cards_somewhere_downstream(players: int, round: int, passes: int) -> None:
    game = picked(round_of(players, round), passes)
    seat, direction = 0, direction_of(game.state)
    held = [each.buildings for each in game.view(seat).own.passed]
    assert len(held) == passes
    worlds = redealt(game, seat)
    for world in worlds:
        for step, cards in enumerate(held):
            receiver = [(seat + direction * ahead) % players for ahead in range(1, passes - step + 1)]
            taken = [world.state.picks[each][step + ahead] for ahead, each in enumerate(receiver[:-1], 1)]
            assert Counter(kinds(world, [*taken, *world.state.hands[receiver[-1]]])) == Counter(cards)
    downstream = (seat + direction) % players
    assert different(worlds, lambda world: world.state.picks[downstream]) > 1
    assert {tuple(world.state.picks[seat]) for world in worlds} == {tuple(game.state.picks[seat])}


def test_with_three_players_in_round_3_the_hand_that_came_back_tells_what_was_taken() -> None:
    game = picked(round_of(3, 3), 3)
    assert game.view().phase == "last-two"
    (state, first) = game.state, game.view(0).own.passed[0]
    taken = [state.picks[1][1], state.picks[2][2]]
    assert Counter(first.buildings) == Counter(kinds(game, [*taken, *state.hands[0]]))
    worlds = redealt(game, 0)
    assert {tuple(world.state.hands[0]) for world in worlds} == {tuple(state.hands[0])}
    for world in worlds:
        assert sorted([world.state.picks[1][1], world.state.picks[2][2]]) == sorted(taken)
    assert different(worlds, lambda world: world.state.picks[1][1]) == 2
    assert different(worlds, lambda world: world.state.picks[1][0]) > 20  # picked before this seat saw that hand


def test_hands_lie_sorted_in_every_world_so_that_one_that_comes_back_comes_in_an_order_it_could_have() -> None:
    game = picked(round_of(3, 3), 1)
    for world in (game, *redealt(game, 0)):
        assert all(hand == tuple(sorted(hand)) for hand in world.state.hands)


def test_sealed_choices_of_others_change_and_the_own_stays() -> None:
    game = town(phase="pick", hands=[["B01", "B05", "B12"], ["B02", "B06", "B13"], ["B03", "B07", "B16"], ["B04"] * 3])
    answers(game, "B05", "B06", "B07")
    worlds = redealt(game, 0)
    assert different(worlds, lambda world: world.agenda[-1].answers[1]) > 5
    assert different(worlds, lambda world: world.agenda[-1].answers[0]) == 1


def discarded(players: int, round: int) -> NewSalem:
    """The event phase of that round, after one seat has drawn anew."""
    game = round_of(players, round)
    picked(game, len(game.state.hands[0]) - 2)
    answer(game, 1, "redraw")
    for seat in range(players):
        if seat != 1:
            answer(game, seat, kinds(game, game.state.hands[seat])[1])
    return game


@pytest.mark.parametrize("round", [1, 2])
def test_discards_of_hands_never_seen_change_and_those_that_follow_from_what_was_seen_stay(round: int) -> None:
    game = discarded(6, round)
    seat, direction, passes = 0, direction_of(game.state), round
    worlds = redealt(game, seat)
    for each in range(6):
        found = different(worlds, lambda world, each=each: world.state.discards[each])
        seen = (each - seat) * direction % 6 <= passes
        assert (found == 1) if seen else (found > 20), each
    assert all(different(redealt(game, None), lambda w, s=each: w.state.discards[s]) > 20 for each in range(6))
    assert different(worlds, lambda world: world.state.deck) == len(WORLDS)


def test_a_seat_that_saw_a_hand_could_have_seen_what_is_left_of_it_in_every_world() -> None:
    game = start_by(RULES, 6, 5)
    picked(game)
    given = game.view(0).own.passed[0].buildings
    answers(game, *[kinds(game, hand)[0] for hand in game.state.hands])
    for world in redealt(game, 0):
        played = kinds(world, world.state.tableaus[1][-1:])
        assert Counter(played + kinds(world, world.state.discards[1])) == Counter(given)


def test_neither_the_seed_nor_what_is_drawn_later_is_that_of_the_true_world() -> None:
    game = start_by(RULES, 4, "a telling seed")
    worlds = redealt(game, 0)
    assert {world.setup.seed for world in worlds} == {None}
    assert game.chance.key not in {world.chance.key for world in worlds}
    assert different(worlds, lambda world: world.chance.key) == len(WORLDS)
    for world in worlds[:5]:
        assert b"a telling seed" not in world.save()
        play_round(world)
        assert world.state.round == 2


def test_nothing_changes_after_the_end() -> None:
    game = town(phase="end", tableaus=[["B01"]])
    assert {msgspec.json.encode(game.redeal(0, world).state.dump()) for world in WORLDS} == {
        msgspec.json.encode(game.state.dump())
    }
