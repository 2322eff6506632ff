"""How strong the bots of a game are on each side: `python -m bench.ratings newsalem --players 6 --games 100`.

Every bot plays every side, with every bot in all other seats. The logarithm of the odds that a side wins is its bot's
strength, less the strength of the others (Bradley and Terry). Strengths are in Elo points, relative to steady's on the
same side, with 95 % intervals from the curvature of the likelihood. All pairs have the same deals, those of
`meetinghouse simulate` with the same seed. A side that was not in play does not count.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import cache
from math import exp, log, sqrt

import meetinghouse as mh
from meetinghouse.bots import bots_for
from meetinghouse.bots.simulation import Job, Played, play_one
from meetinghouse.engine.catalogue import rules_of

REFERENCE = "steady"
ELO = 400 / log(10)
PRIOR = 0.02  # holds a strength that no game limits, such as that of a bot that always wins
Cell = tuple[str, str, int, int]  # a bot, the bot of all others, games, wins


@cache
def played(
    game: str, players: int, games: int, seed: int, options: str, bots: tuple[tuple[str, str], ...]
) -> list[Played]:
    """These games, once for all sides that they tell something about."""
    chosen = dict(pair.split("=", 1) for pair in options.split())
    job = Job(game, players, chosen, seed, dict(bots))
    return [play_one(job, index) for index in range(games)]


def cells(game: str, side: str, players: int, games: int, seed: int, options: str, names: Sequence[str]) -> list[Cell]:
    """How often that side wins, for each bot on it and each bot in all other seats."""
    found = []
    for mine in names:
        for others in names:
            bots = tuple((each, mine if each == side else others) for each in rules_of(game).sides)
            results = [one for one in played(game, players, games, seed, options, bots) if side in one.sides]
            found.append((mine, others, len(results), sum(side in one.won for one in results)))
    return found


def fitted(table: Sequence[Cell], names: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Each bot's strength beside the reference's, and half of its interval, in Elo points."""
    rest = [name for name in names if name != REFERENCE]
    place = {name: index for index, name in enumerate(rest)}
    count = 2 * len(rest) + 1  # strengths on the side, strengths of the others, and the odds with all alike
    values = [0.0] * count
    curve: list[list[float]] = []
    for _ in range(40):
        slope = [-PRIOR * value for value in values]
        curve = [[PRIOR * (row == column) for column in range(count)] for row in range(count)]
        for mine, others, total, won in table:
            given = [0.0] * count
            given[-1] = 1.0
            if mine in place:
                given[place[mine]] = 1.0
            if others in place:
                given[len(rest) + place[others]] = -1.0
            chance = 1 / (1 + exp(-sum(one * value for one, value in zip(given, values, strict=True))))
            for row in range(count):
                slope[row] += given[row] * (won - total * chance)
                for column in range(count):
                    curve[row][column] += given[row] * given[column] * total * chance * (1 - chance)
        values = [value + step for value, step in zip(values, solved(curve, slope), strict=True)]
    found = {REFERENCE: (0.0, 0.0)}
    for name, index in place.items():
        unit = [float(row == index) for row in range(count)]
        found[name] = (ELO * values[index], 1.96 * ELO * sqrt(solved(curve, unit)[index]))
    return found


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of equations with a positive definite matrix."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for other in range(size):
            if other != pivot:
                factor = rows[other][pivot]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[pivot], strict=True)]
    return [row[-1] for row in rows]


def main(given: Sequence[str] | None = None) -> None:
    """Play all pairs, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(name for name in mh.games() if REFERENCE in bots_for(name)))
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args(given)
    rules = rules_of(asked.game)
    if asked.games < 1 or not rules.least <= asked.players <= rules.most:
        parser.error(f"at least one game, with {rules.least} to {rules.most} players")
    if not all(each.find("=") > 0 for each in asked.option):
        parser.error("an option is NAME=VALUE")
    names, options = bots_for(asked.game), " ".join(asked.option)
    print("| side | " + " | ".join(names) + " | games |\n|" + " --- |" * (len(names) + 2))
    for side in rules.sides:
        table = cells(asked.game, side, asked.players, asked.games, asked.seed, options, names)
        total = sum(games for _, _, games, _ in table)
        if total:
            ratings = fitted(table, names)
            shown = [
                f"{ratings[name][0]:+.0f} ± {ratings[name][1]:.0f}" if name != REFERENCE else "0" for name in names
            ]
            print(f"| {side} | " + " | ".join(shown) + f" | {total} |", flush=True)


if __name__ == "__main__":
    main()
