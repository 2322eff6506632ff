"""Train a small policy with numpy alone, and measure it against the steady bot.

    pip install "meetinghouse[research]" ./examples/werewolf
    python examples/train.py --games 20000 --deals 2000

The policy plays the lone werewolf of a village of seven against six steady bots. It gives every legal action a score,
linear in what the observation says of it, and chooses by softmax; after each batch of games, the actions of games that
were won become more likely, and those of lost ones less (REINFORCE). Then it plays as many new deals as you like, and
the steady bot plays the same deals in the same seat. The difference is printed with its 95 % interval.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from meetinghouse import research
from meetinghouse.bots import make_bot, prompt_for

Floats = NDArray[np.float32]

GAME, PLAYERS, SIDE = "werewolf", 7, "werewolves"
OPTIONS = {"cupid": "no"}  # so that there are two sides
ENVS = 64
BATCH = 400  # games between two changes of the policy
RATE = 0.03


class Features:
    """What the observation says of each action, found in it by the table that describes it.

    An action that names a seat has the numbers of that seat, how many point at it, and whether it is the viewer's own.
    Any other action has a number of its own.
    """

    def __init__(self, table: research.Table) -> None:
        self.count = len(table.actions)
        self.kinds = table.find("asked.kind")
        seats = [f"seat {seat}" for seat in range(table.players)]
        self.seats = np.array([table.actions.index(name) for name in seats])
        self.blocks = [
            [table.find(f"{part}.seats.{seat}") for seat in range(table.players)] for part in ("public", "own")
        ]
        self.points = [table.find(f"public.seats.{seat}.points_at") for seat in range(table.players)]
        self.others = [action for action in range(self.count) if action not in set(self.seats)]
        self.viewer = table.find("asked.viewer")
        wide = sum(part[0].stop - part[0].start for part in self.blocks) + 2
        self.size = len(self.others) + wide

    def of(self, seen: Floats) -> Floats:
        """A row for each action."""
        found = np.zeros((self.count, self.size), np.float32)
        found[self.others, range(len(self.others))] = 1
        at = len(self.others)
        for part in self.blocks:
            block = np.stack([seen[each] for each in part])
            found[self.seats, at : at + block.shape[1]] = block
            at += block.shape[1]
        found[self.seats, at] = sum(seen[each] for each in self.points)
        found[self.seats, at + 1] = seen[self.viewer]
        return found


@dataclass
class Policy:
    """A score for each action: linear in its features, with other weights for each kind of question."""

    features: Features
    weights: Floats = field(init=False)

    def __post_init__(self) -> None:
        kinds = self.features.kinds.stop - self.features.kinds.start
        self.weights = np.zeros((kinds, self.features.size), np.float32)

    def chances(self, seen: Floats, mask: NDArray[np.int8]) -> tuple[int, NDArray[np.intp], Floats, Floats]:
        """The kind of question, the legal actions, their features and their chances."""
        kind = int(seen[self.features.kinds].argmax())
        legal = np.flatnonzero(mask)
        rows = self.features.of(seen)[legal]
        scores = rows @ self.weights[kind]
        chances = np.exp(scores - scores.max())
        return kind, legal, rows, chances / chances.sum()


@dataclass
class Game:
    """What the gradient needs of one game: by action taken, the kind of question and the pull of that action."""

    pulls: list[tuple[int, Floats]] = field(default_factory=list)


def train(policy: Policy, games: int, seed: int = 1, processes: int = 1) -> list[float]:
    """Play that many games and learn; returns the share of games won, batch by batch."""
    env = research.vector(GAME, PLAYERS, ENVS, others="steady", side=SIDE, processes=processes, options=OPTIONS)
    dice = np.random.default_rng(seed)
    second = np.zeros_like(policy.weights)
    first = np.zeros_like(policy.weights)
    running = [Game() for _ in range(ENVS)]
    ended: list[tuple[Game, float]] = []
    won: list[float] = []
    seen, _ = env.reset(seed=seed * 1_000_000)
    done = 0
    over = np.zeros(ENVS, bool)
    while done < games:
        actions = np.zeros(ENVS, np.int64)
        for index in np.flatnonzero(~over):
            kind, legal, rows, chances = policy.chances(seen["observation"][index], seen["action_mask"][index])
            chosen = int(dice.choice(len(legal), p=chances / chances.sum()))
            actions[index] = legal[chosen]
            running[index].pulls.append((kind, rows[chosen] - chances @ rows))
        seen, rewards, terminated, truncated, _ = env.step(actions)
        over = terminated | truncated
        for index in np.flatnonzero(over):
            ended.append((running[index], float(rewards[index])))
            running[index] = Game()
        if len(ended) >= BATCH:
            done += len(ended)
            mean = sum(reward for _, reward in ended) / len(ended)
            gradient = np.zeros_like(policy.weights)
            for game, reward in ended:
                for kind, pull in game.pulls:
                    gradient[kind] += (reward - mean) * pull
            gradient /= len(ended)
            first = 0.9 * first + 0.1 * gradient
            second = 0.99 * second + 0.01 * gradient**2
            policy.weights += RATE * first / (np.sqrt(second) + 1e-4)
            won.append((mean + 1) / 2)
            ended.clear()
    env.close()
    return won


def play(policy: Policy | None, deal: int) -> bool:
    """Whether the werewolf wins a deal, played by the policy or, without one, by the steady bot."""
    match = research.match(GAME, PLAYERS, f"test {deal}", options=OPTIONS)
    chance = random.Random(f"test {deal}")
    dice = np.random.default_rng(deal)
    mine = next(seat for seat in range(PLAYERS) if match.game.view(seat).side == SIDE)
    bots = [make_bot(GAME, "steady") for _ in range(PLAYERS)]
    while not match.over:
        seat = match.turns[0]
        if policy is not None and seat == mine:
            _, legal, _, chances = policy.chances(match.observe(seat), match.mask(seat))
            match.act(seat, int(legal[dice.choice(len(legal), p=chances / chances.sum())]))
        else:
            match.move(seat, bots[seat].move(prompt_for(match.game, seat, chance)))
    return match.rewards[mine] > 0


def compare(policy: Policy, deals: int) -> tuple[float, float, float, float]:
    """The share of deals that the policy wins, that of steady, their difference, and half of its 95 % interval."""
    pairs = np.array([(play(policy, deal), play(None, deal)) for deal in range(deals)], float)
    difference = pairs[:, 0] - pairs[:, 1]
    return pairs[:, 0].mean(), pairs[:, 1].mean(), difference.mean(), 1.96 * difference.std(ddof=1) / deals**0.5


def smoothed(won: list[float]) -> Iterator[str]:
    """How training went, ten numbers at most."""
    size = max(1, len(won) // 10)
    return (f"{np.mean(won[at : at + size]):.0%}" for at in range(0, len(won), size))


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    """Train, compare, print; returns the difference and half of its interval."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="how many games to train on (20000)")
    parser.add_argument("--deals", type=int, default=2_000, help="how many deals to compare on (2000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    wishes = parser.parse_args(arguments)
    policy = Policy(Features(research.describe(GAME, PLAYERS, options=OPTIONS)))
    untrained = np.mean([play(policy, deal) for deal in range(wishes.deals)])
    began = perf_counter()
    won = train(policy, wishes.games, wishes.seed, wishes.processes)
    print(f"trained on {wishes.games} games in {perf_counter() - began:.0f} s; won:", *smoothed(won))
    mine, steady, difference, half = compare(policy, wishes.deals)
    print(f"{wishes.deals} deals: the policy wins {mine:.1%}, untrained {untrained:.1%}, steady {steady:.1%}")
    print(f"difference {difference:+.1%} ± {half:.1%} (95 % interval, paired by deal)")
    return difference, half


if __name__ == "__main__":
    main()
