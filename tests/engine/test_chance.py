"""Chance: the same seed gives the same draws, every purpose has its own stream, and tests can script the draws."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from meetinghouse.engine.chance import Chance, Scripted, commitment, seed_text
from meetinghouse.engine.refusals import Refused

from .toys.opening import assembly, cups


def draws(chance: Chance, label: str, count: int = 20) -> list[int]:
    return [chance.below(1000, label) for _ in range(count)]


def test_one_seed_draws_the_same_forever() -> None:
    chance = Chance.of("1692")
    order = list(range(8))
    chance.shuffle(order, "deal")

    assert [chance.below(100, "draw") for _ in range(6)] == [47, 8, 74, 9, 70, 87]
    assert order == [6, 0, 2, 4, 5, 7, 1, 3]


def test_a_draw_for_one_purpose_never_shifts_those_of_another() -> None:
    quiet, busy = Chance.of("7"), Chance.of("7")
    for _ in range(5):
        busy.below(6, "secret")
        busy.shuffle([1, 2, 3], "shuffle")

    assert draws(quiet, "public") == draws(busy, "public")
    assert draws(quiet, "secret") != draws(busy, "secret")


def test_different_seeds_and_labels_draw_differently() -> None:
    streams = [draws(Chance.of(seed), label) for seed in ("7", "8") for label in ("a", "b", "a:1")]
    assert len({tuple(stream) for stream in streams}) == 6


def test_a_copy_has_the_same_chance_to_come_and_is_independent() -> None:
    chance = Chance.of("7")
    draws(chance, "a", 3)
    copied = chance.copy()
    expected = draws(chance.copy(), "a")
    draws(chance, "a", 5)

    assert draws(copied, "a") == expected


def test_draws_and_shuffles_are_fair_enough() -> None:
    chance = Chance.of("fair")
    numbers = Counter(chance.below(6, "die") for _ in range(6000))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        chance.shuffle(items, "order")
        orders[tuple(items)] += 1

    assert set(numbers) == set(range(6))
    assert set(orders) == set(permutations(range(3)))
    assert all(850 < count < 1150 for count in (*numbers.values(), *orders.values()))


def test_nothing_is_drawn_to_shuffle_one_card() -> None:
    chance = Chance.of("7")
    chance.shuffle([1], "deal")
    chance.shuffle([], "deal")
    assert chance.counters == {}


def test_pick_takes_one_of_the_items() -> None:
    chance = Chance.of("7")
    assert {chance.pick("abc", "pick") for _ in range(50)} == {"a", "b", "c"}


def test_scripted_chance_does_as_written_and_then_goes_on_by_its_seed() -> None:
    chance = Scripted({"die": [3, 0], "deal": [[2, 0, 1]]})
    items = [0, 1, 2]
    chance.shuffle(items, "deal")

    assert items == [2, 0, 1]
    assert [chance.below(6, "die"), chance.pick("abc", "die")] == [3, "a"]
    assert draws(chance, "die") == draws(Chance.of("scripted"), "die")


@pytest.mark.parametrize(("script", "what"), [([6], "a number below 6"), ([-1], "number"), (["x"], "number")])
def test_a_script_that_cannot_be_is_an_error_of_the_test(script: list[object], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        Scripted({"die": script}).below(6, "die")


@pytest.mark.parametrize("order", [[0, 1], [0, 1, 1], [0, 1, 2, 3], 7])
def test_a_scripted_order_must_be_of_the_same_items(order: object) -> None:
    with pytest.raises(ValueError, match="an order of"):
        Scripted({"deal": [order]}).shuffle([0, 1, 2], "deal")


def test_a_copy_of_a_script_is_independent() -> None:
    chance = Scripted({"die": [1, 2, 3]})
    copied = chance.copy()
    assert [chance.below(6, "die") for _ in range(3)] == [1, 2, 3]
    assert [copied.below(6, "die") for _ in range(3)] == [1, 2, 3]


def test_a_game_is_dealt_and_played_by_its_script() -> None:
    assert cups(3, 1, 0, 2).state.hands == [3, 1, 0, 2]
    assert assembly().waiting == (0,)


@pytest.mark.parametrize(("seed", "text"), [(7, "7"), (-7, "-7"), ("seven", "seven"), (b"\x07\xff", "07ff"), ("", "")])
def test_a_seed_stands_in_the_record_as_text(seed: object, text: str) -> None:
    assert seed_text(seed) == text


def test_what_is_no_seed_is_refused() -> None:
    for seed in (None, True, 1.5, [], {}, object(), 10**5000, "\ud800"):
        with pytest.raises(Refused, match="A seed is a whole number, a text or bytes"):
            seed_text(seed)


def test_the_published_hash_is_of_the_seed_and_stays_as_it_is() -> None:
    assert commitment("1692") == "7a051fbc2d3e6d68ac37ac9838df958ea6db7dd9eb282b2e39329ebdf679502a"
    assert commitment("1692") != commitment("1693")
