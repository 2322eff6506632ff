"""Learns how likely the witches of Salem 1692 win: `python -m bench.outlook`.

Sharp bots who do not look ahead play against towns of their kind and against steady ones, in the English edition. At
the beginning of every turn it notes what counts (`bots/salem1692/outlook.py`), and after the game who has won. A
network of one hidden layer learns from four games of five, and is tested on the fifth, beside the weights that are
there already. Writes outlook.json beside that module, or `--to` another file. Games and training follow from the seed;
sums may be rounded otherwise on another machine, in the last digits of a weight. Needs numpy (the extra `research`).
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import meetinghouse as mh
from meetinghouse.bots import Bot, play_out
from meetinghouse.bots.learned import Network, learned
from meetinghouse.bots.salem1692.common import CommonBelief, PublicBelief
from meetinghouse.bots.salem1692.outlook import LEARNED, features
from meetinghouse.bots.salem1692.sharp import SharpBot
from meetinghouse.bots.salem1692.steady import SteadyBot
from meetinghouse.games.salem1692.events import TurnBegan

GAME = "salem1692"
GAMES = ((7, False, 500), (7, True, 600), (5, False, 400), (5, True, 400), (10, False, 150), (10, True, 150))
UNITS = 16
ROUNDS = 12
BATCH = 256
RATE = 3e-3
DECAY = 1e-4
Array = Any


def moments(players: int, steady: bool, seed: str) -> tuple[list[list[float]], bool]:
    """What counts at the beginning of every turn of one game, and whether the witches win it."""
    game = mh.start(GAME, players, seed, {"edition": "en"})
    sides = [game.view(seat).side for seat in range(players)]
    bots: list[Bot] = [SteadyBot() if steady and side != "witches" else SharpBot(0) for side in sides]
    belief: PublicBelief = PublicBelief() if steady else CommonBelief()
    found: list[list[float]] = []
    turns = 0

    def watch(game: mh.Game[Any], _: object) -> None:
        nonlocal turns
        begun = sum(isinstance(told.event, TurnBegan) for told in game.story)
        if begun > turns:
            turns = begun
            belief.read(game.heard())
            found.append(features(game, belief, steady))

    play_out(game, bots, random.Random(f"{seed}/bots"), watch)
    assert game.outcome is not None
    return found, game.outcome.side == "witches"


def gather(seed: int, share: float) -> tuple[Array, Array, Array]:
    """All moments of all games, who won, and whether the game is one of those that test."""
    seen: list[list[float]] = []
    won: list[bool] = []
    tests: list[bool] = []
    for players, steady, games in GAMES:
        for index in range(round(games * share)):
            found, witches = moments(players, steady, f"outlook/{seed}/{steady}/{index}")
            seen += found
            won += [witches] * len(found)
            tests += [index % 5 == 0] * len(found)
    return np.array(seen), np.array(won, float), np.array(tests)


class Learner:
    """Steps along the mean gradient, scaled for each weight (Adam)."""

    def __init__(self, inputs: int, dice: Any) -> None:
        self.weights: list[Array] = [
            dice.normal(0, 0.4, (inputs, UNITS)), np.zeros(UNITS), dice.normal(0, 0.3, UNITS), np.zeros(1),
        ]  # fmt: skip
        self._mean = [np.zeros_like(each) for each in self.weights]
        self._square = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def chances(self, seen: Array) -> Array:
        """What it foresees."""
        hidden, thresholds, out, least = self.weights
        return 1 / (1 + np.exp(-(np.maximum(seen @ hidden + thresholds, 0) @ out + least)))

    def step(self, seen: Array, won: Array, rate: float) -> None:
        """Learn from some moments."""
        hidden, thresholds, out, least = self.weights
        sums = seen @ hidden + thresholds
        units = np.maximum(sums, 0)
        error = (1 / (1 + np.exp(-(units @ out + least))) - won) / len(won)
        back = np.outer(error, out) * (sums > 0)
        self._steps += 1
        slopes = (seen.T @ back + DECAY * hidden, back.sum(0), units.T @ error + DECAY * out, error.sum(keepdims=True))
        for weights, slope, mean, square in zip(self.weights, slopes, self._mean, self._square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            scaled = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            weights -= rate * mean / (1 - 0.9**self._steps) / scaled

    def network(self, rules: str) -> Network:
        """What it has learned, as data."""
        rounded: list[Any] = [np.round(each, 4).tolist() for each in self.weights]
        hidden, thresholds, out, least = rounded
        return Network(GAME, rules, tuple(zip(*hidden, strict=True)), tuple(thresholds), tuple(out), least[0])


def learn(seen: Array, won: Array, seed: int) -> Learner:
    """Go through all moments several times, in smaller and smaller steps."""
    dice = np.random.default_rng(seed)
    learner = Learner(seen.shape[1], dice)
    for turn in range(ROUNDS):
        order = dice.permutation(len(seen))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            learner.step(seen[some], won[some], RATE * (1 - turn / ROUNDS))
    return learner


def loss(chances: Array, won: Array) -> float:
    """The mean log loss."""
    return float(-np.mean(np.log(np.where(won > 0, chances, 1 - chances).clip(1e-9))))


def main() -> None:
    """Play, learn, test, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0, help="of the games that are played (1)")
    parser.add_argument("--to", type=Path, default=LEARNED, help="the file that is written (outlook.json)")
    asked = parser.parse_args()
    rules = mh.start(GAME, 7).rules.version
    before = learned(LEARNED, rules)
    seen, won, tests = gather(asked.seed, asked.share)
    learner = learn(seen[~tests], won[~tests], asked.seed)
    network = learner.network(rules)
    print(f"{len(won)} moments, {tests.sum()} of them tests")
    for name, steady in (("all", None), ("sharp towns", False), ("steady towns", True)):
        some = tests if steady is None else tests & (seen[:, -1] == steady)
        old, new = (np.array([each.chance(one) for one in seen[some].tolist()]) for each in (before, network))
        always = np.full(some.sum(), won[~tests].mean())
        print(f"{name}: log loss {loss(new, won[some]):.4f}, of the weights before {loss(old, won[some]):.4f}, "
              f"of always the same chance {loss(always, won[some]):.4f}")  # fmt: skip
    asked.to.write_bytes(msgspec.json.encode(network) + b"\n")


if __name__ == "__main__":
    main()
