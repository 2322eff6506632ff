"""What talk changes: `python -m bench.talking --game quintebourg --players 9 --games 200`.

The same deals are played four times by steady bots: mute, with an honest side that talks while those who hide something
only listen, with everybody talking, and with those who hide something saying anything at random. Prints how often each
side wins, and the difference to the mute games with its 95 % interval, by pairs of games; and how well listeners judge
who hides something, as log loss with what was said and without it.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from math import log, sqrt
from statistics import mean, stdev
from typing import Any

import meetinghouse as mh
from meetinghouse.bots import Bot, Move, Prompt, Speech, make_bot, play_out
from meetinghouse.bots.bot import prompt_for
from meetinghouse.bots.newsalem.scene import Scene as NewSalemScene
from meetinghouse.bots.newsalem.suspicion import Suspicion
from meetinghouse.bots.quintebourg.belief import PACK, SETH
from meetinghouse.bots.quintebourg.belief import Belief as QuintebourgBelief
from meetinghouse.bots.quintebourg.scene import Scene as QuintebourgScene
from meetinghouse.bots.random_bot import RandomBot
from meetinghouse.bots.salem1692.belief import Belief as SalemBelief

from .hearsay import hiding

ARMS = ("mute", "honest side talks", "everybody talks", "noise from the other side")
EVERY = 12  # moves between two judgements
SURE = 1e-3
HONEST = {"salem1692": "townspeople", "newsalem": "puritans", "quintebourg": "villageois"}
HIDDEN = {"salem1692": "witches", "newsalem": "witches", "quintebourg": "reptiliens"}


class Voice(Bot):
    """A steady bot that is silent, or says something at random."""

    def __init__(self, game: str, noise: bool) -> None:
        self._bot = make_bot(game, "steady")
        self._noise = RandomBot(talks=True)
        self.talks = noise

    def move(self, prompt: Prompt) -> Move | None:
        """The move of a steady bot."""
        return self._bot.move(prompt)

    def say(self, prompt: Prompt) -> Speech | None:
        """Something random, or nothing."""
        return self._noise.say(prompt)


class Judge:
    """Now and then asks the seats of a game who they think hides something."""

    def __init__(self) -> None:
        self.losses: dict[bool, list[float]] = {True: [], False: []}  # by whether they listen
        self._moves = 0

    def watch(self, game: Any, _: Move) -> None:
        """Ask, if it is time."""
        self._moves += 1
        if self._moves % EVERY == 0:
            for seat in range(game.setup.players):
                if not hiding(game, seat):
                    self._ask(game, seat)

    def _ask(self, game: Any, seat: int) -> None:
        truth = [hiding(game, other) for other in range(game.setup.players)]
        for listens in (True, False):
            shares = judged(game, seat, listens)
            for other, share in enumerate(shares):
                if other != seat and SURE < share < 1 - SURE:
                    self.losses[listens].append(-log(share if truth[other] else 1 - share))


def judged(game: Any, seat: int, listens: bool) -> Sequence[float]:
    """How likely each player hides something, as a seat believes."""
    prompt = prompt_for(game, seat, random.Random(0))
    if game.setup.game == "salem1692":
        belief = SalemBelief(seat, listens)
        belief.read(prompt.story)
        return belief.odds().witch
    if game.setup.game == "newsalem":
        return Suspicion(NewSalemScene(prompt.view), prompt.story, listens).chance
    scene = QuintebourgScene(prompt.view)
    town = QuintebourgBelief(scene, listens)
    town.read(prompt.story)
    return [chances[PACK] + chances[SETH] for chances in town.chances(scene)]


def play(name: str, players: int, seed: int, arm: int, judge: Judge | None) -> frozenset[str]:
    """Play a game; the sides that win it."""
    game = mh.start(name, players, f"talking/{seed}", {"talk": "claims" if arm else "off"})
    bots: list[Bot] = []
    for seat in range(game.seats):
        silent = arm in (1, 3) and seat < players and hiding(game, seat)
        bots.append(Voice(name, arm == 3) if silent else make_bot(name, "steady"))
    play_out(game, bots, random.Random(seed), None if judge is None else judge.watch)
    assert game.outcome is not None
    return frozenset({game.outcome.side, *game.outcome.also})


def change(before: Sequence[bool], after: Sequence[bool]) -> str:
    """The mean difference in points, by pairs, with its 95 % interval."""
    moved = [100 * (two - one) for one, two in zip(before, after, strict=True)]
    return f"{mean(moved):+.1f} ± {1.96 * stdev(moved) / sqrt(len(moved)):.1f}"


def main() -> None:
    """Play, and print the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="salem1692", choices=HONEST)
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--judged", type=int, default=20, help="games in which beliefs are compared")
    asked = parser.parse_args()
    won: list[list[frozenset[str]]] = [[] for _ in ARMS]
    judges = [Judge() for _ in ARMS]
    for seed in range(asked.games):
        for arm in range(len(ARMS)):
            judge = judges[arm] if arm and seed < asked.judged else None
            won[arm].append(play(asked.game, asked.players, seed, arm, judge))
        if seed % 10 == 9:
            report(asked, won, judges, seed + 1)


def report(asked: argparse.Namespace, won: list[list[frozenset[str]]], judges: list[Judge], games: int) -> None:
    """Print the rows so far."""
    print(f"{asked.game}, {asked.players} players, {games} games", flush=True)
    for arm, name in enumerate(ARMS):
        cells = []
        for side in (HONEST[asked.game], HIDDEN[asked.game]):
            wins, mute = ([side in sides for sides in won[at]] for at in (arm, 0))
            cells.append(f"{side} {100 * mean(wins):.1f} %" + (f" ({change(mute, wins)})" if arm else ""))
        losses = judges[arm].losses
        told = f"log loss {mean(losses[True]):.4f} with, {mean(losses[False]):.4f} without" if losses[True] else ""
        print(f"| {name} | {' | '.join(cells)} | {told} |", flush=True)


if __name__ == "__main__":
    main()
