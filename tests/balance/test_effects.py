"""Differences and their intervals: sums alone give the same as a computation game by game."""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean

import pytest

from meetinghouse.balance.effects import Difference, Stratum, combined, holders, paired, side
from meetinghouse.balance.report import lengths_of
from meetinghouse.balance.tally import Item, Tally
from meetinghouse.bots.report import Z

PLAYERS = 5


def made_up(games: int, better: float) -> tuple[list[tuple[int, int, int]], Item, Tally]:
    """Games in which holders of something win more often: for each game, its holders, winning holders and winners."""
    dice = random.Random(7)
    found = []
    item, tally = Item(), Tally()
    for _ in range(games):
        held = dice.choice([0, 1, 2])
        won = sum(dice.random() < 0.4 + better for _ in range(held))
        all_won = won + sum(dice.random() < 0.4 for _ in range(PLAYERS - held))
        found.append((held, won, all_won))
        tally.add(Tally(1, winners=all_won, winners_squared=all_won**2))
        if held:
            squares = (held * held, held * won, won * won, held * all_won, won * all_won)
            item.add(Item(1, held, held, won, *squares))
    return found, item, tally


def test_what_holders_gain_is_computed_from_sums_as_from_single_games() -> None:
    games, item, tally = made_up(500, better=0.2)
    found = holders(item, tally, PLAYERS)

    n1, w1 = sum(held for held, _, _ in games), sum(won for _, won, _ in games)
    n0, w0 = sum(PLAYERS - held for held, _, _ in games), sum(every - won for _, won, every in games)
    p, q = w1 / n1, w0 / n0
    errors = [(won - p * held) / n1 - (every - won - q * (PLAYERS - held)) / n0 for held, won, every in games]
    assert found.value == pytest.approx(p - q)
    assert found.variance == pytest.approx(sum(error**2 for error in errors))
    assert found.value == pytest.approx(0.2, abs=3 * sqrt(found.variance))


def test_its_interval_holds_the_truth_about_nineteen_times_of_twenty() -> None:
    dice = random.Random(1)
    held = 0
    for _ in range(300):
        item, tally = Item(), Tally()
        for _ in range(60):
            winner = dice.randrange(2)  # one half of the table wins together, so seats are far from independent
            won = 1 if winner == 0 else 0
            item.add(Item(1, 1, 1, won, 1, won, won, 2, 2 * won))
            tally.add(Tally(1, winners=2, winners_squared=4))
        found = combined([holders(item, tally, 4)])
        assert found is not None
        held += found.low <= 0 <= found.high
    assert 0.9 < held / 300 < 0.99


def test_a_side_is_compared_between_games_with_and_without() -> None:
    found = side(Item(games=40, sides={"witches": 30}), Tally(games=100, won={"witches": 45}), "witches")

    assert found.value == pytest.approx(30 / 40 - 15 / 60)
    assert found.variance == pytest.approx(31 / 42 * 11 / 42 / 42 + 16 / 62 * 46 / 62 / 62)


def test_nothing_is_said_of_what_was_seen_in_few_games() -> None:
    """Otherwise two lost games would look like a certain difference."""
    few = side(Item(games=2), Tally(games=100, won={"witches": 90}), "witches")

    assert few.value < -0.9
    assert combined([few]) is None
    assert combined([few] * 9) is None
    assert combined([few] * 10) is not None


def test_nothing_is_said_of_what_is_always_there() -> None:
    assert combined([side(Item(games=9), Tally(games=9), "witches")]) is None
    assert combined([holders(Item(games=2, held=10), Tally(games=2, winners=4), PLAYERS)]) is None


def test_numbers_of_players_are_not_mixed() -> None:
    """The card has no effect: it is rare with five players, where witches win 20 %, and common with ten (60 %)."""
    five = side(Item(games=10, sides={"witches": 2}), Tally(games=100, won={"witches": 20}), "witches")
    ten = side(Item(games=90, sides={"witches": 54}), Tally(games=100, won={"witches": 60}), "witches")
    found = combined([five, ten])

    assert found is not None
    assert found.value == pytest.approx(0)
    assert not found.clear


def test_strata_count_by_their_weights() -> None:
    found = combined([Stratum(0.1, 0.01, 3, 30), Stratum(0.5, 0.04, 1, 10), Stratum(9.0, 9.0, 0, 0)])

    assert found is not None
    assert found.value == pytest.approx(0.2)
    assert found.high - found.value == pytest.approx(Z * sqrt((9 * 0.01 + 0.04) / 16))


def test_pairs_are_compared_game_by_game() -> None:
    found = paired(30, 10, 200)
    differences = [1] * 30 + [-1] * 10 + [0] * 160
    spread = fmean([(each - 0.1) ** 2 for each in differences])

    assert found.value == pytest.approx(0.1)
    assert found.high - found.value == pytest.approx(Z * sqrt(spread / 200))
    assert found.clear
    assert paired(0, 0, 50) == Difference(0, 0, 0)


def test_lengths_have_their_median_and_bars() -> None:
    lengths = lengths_of({10: 1, 12: 1, 20: 2})

    assert (lengths.min, lengths.median, lengths.mean, lengths.max) == (10, 16, 15.5, 20)
    assert sum(lengths.bars) == 4
    assert lengths_of({7: 3}).bars == (3,)
    assert len(lengths_of(dict.fromkeys(range(1000), 1)).bars) <= 25
