"""Section 17: how Condorcet ballots are counted."""

from __future__ import annotations

import random
from itertools import pairwise, permutations

import pytest

from meetinghouse.games.quintebourg.phases.day.condorcet import schulze

ANA, BEN, CLEO, DAN = range(4)


@pytest.mark.rule("QB-EX-39")
@pytest.mark.rule("QB-RULING-102")
def test_in_a_circle_the_strongest_path_decides() -> None:
    ballots = 3 * [[ANA, BEN, CLEO]] + 2 * [[BEN, CLEO, ANA]] + 2 * [[CLEO, ANA, BEN]]

    assert schulze(ballots, [ANA, BEN, CLEO]) == [[ANA], [BEN], [CLEO]]


@pytest.mark.rule("QB-RULING-102")
def test_candidates_that_are_not_ranked_are_equal_last() -> None:
    assert schulze([[CLEO]], [ANA, BEN, CLEO]) == [[CLEO], [ANA, BEN]]
    assert schulze([[CLEO, ANA], [CLEO]], [ANA, BEN, CLEO, DAN]) == [[CLEO], [ANA], [BEN, DAN]]


@pytest.mark.rule("QB-RULING-102")
def test_a_victory_is_as_strong_as_its_winning_votes_not_as_its_margin() -> None:
    ballots = 4 * [[ANA, BEN, CLEO]] + 2 * [[BEN, CLEO]] + 3 * [[CLEO]]
    assert wins(ballots, ANA, BEN) == (4, 2)  # the fewest votes
    assert wins(ballots, BEN, CLEO) == (6, 3)
    assert wins(ballots, CLEO, ANA) == (5, 4)  # the smallest margin

    assert schulze(ballots, [ANA, BEN, CLEO]) == [[BEN], [CLEO], [ANA]]


def test_equals_stand_in_one_rank_and_nobody_gets_lost() -> None:
    assert schulze([[ANA, BEN], [BEN, ANA]], [ANA, BEN, CLEO]) == [[ANA, BEN], [CLEO]]
    assert schulze([], [ANA, DAN]) == [[ANA, DAN]]
    assert schulze([], []) == []
    assert schulze([[BEN, DAN, ANA]], [DAN, ANA]) == [[DAN], [ANA]]  # Ben is not a candidate


def wins(ballots: list[list[int]], a: int, b: int) -> tuple[int, int]:
    """How many ballots rank a above b, and b above a."""
    places = [[ballot.index(each) if each in ballot else 99 for each in (a, b)] for ballot in ballots]
    return sum(one < other for one, other in places), sum(one > other for one, other in places)


def strongest(ballots: list[list[int]], candidates: list[int], a: int, b: int) -> int:
    """The strength of the strongest path, found by trying all paths."""

    def step(one: int, other: int) -> int:
        for_, against = wins(ballots, one, other)
        return for_ if for_ > against else 0

    between = [each for each in candidates if each not in (a, b)]
    walks = [(a, *middle, b) for length in range(len(between) + 1) for middle in permutations(between, length)]
    return max(min(step(one, other) for one, other in pairwise(walk)) for walk in walks)


@pytest.mark.parametrize("seed", range(40))
def test_ranks_agree_with_a_walk_over_every_path(seed: int) -> None:
    dice = random.Random(seed)
    candidates = dice.sample(range(9), 4)
    ballots = [dice.sample(candidates, dice.randint(0, 4)) for _ in range(dice.randint(1, 9))]

    ranks = schulze(ballots, candidates)

    assert sorted(each for rank in ranks for each in rank) == sorted(candidates)
    place = {each: at for at, rank in enumerate(ranks) for each in rank}
    for a, b in permutations(candidates, 2):
        if strongest(ballots, candidates, a, b) > strongest(ballots, candidates, b, a):
            assert place[a] < place[b]
        if place[a] == place[b]:
            assert strongest(ballots, candidates, a, b) == strongest(ballots, candidates, b, a)
