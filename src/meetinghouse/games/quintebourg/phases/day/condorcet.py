"""Counting a Condorcet ballot (QB-RULING-102)."""

from __future__ import annotations


def schulze(ballots: list[list[int]], candidates: list[int]) -> list[list[int]]:
    """Rank the candidates by Schulze's method with winning votes: first those to be executed, equals together.

    Candidates that a ballot does not name are equal last on it.
    """
    paths = _strongest_paths(_preferences(ballots, candidates))
    ranks: list[list[int]] = []
    left = list(range(len(candidates)))
    while left:
        rank = [a for a in left if all(paths[a][b] >= paths[b][a] for b in left)]
        ranks.append([candidates[a] for a in rank])
        left = [a for a in left if a not in rank]
    return ranks


def _preferences(ballots: list[list[int]], candidates: list[int]) -> list[list[int]]:
    """How many ballots put each candidate before each other."""
    size = len(candidates)
    preferred = [[0] * size for _ in range(size)]
    for ballot in ballots:
        places = [ballot.index(each) if each in ballot else len(ballot) for each in candidates]
        for a in range(size):
            for b in range(size):
                if places[a] < places[b]:
                    preferred[a][b] += 1
    return preferred


def _strongest_paths(preferred: list[list[int]]) -> list[list[int]]:
    """The strength of the strongest path between any two, a path being as strong as its weakest victory."""
    every = range(len(preferred))
    paths = [[preferred[a][b] if preferred[a][b] > preferred[b][a] else 0 for b in every] for a in every]
    for between in every:
        for a in every:
            for b in every:
                if a != b:
                    paths[a][b] = max(paths[a][b], min(paths[a][between], paths[between][b]))
    return paths
