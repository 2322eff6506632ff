"""What talk changes: `python -m bench.talking --game quintebourg --players 9 --games 200`.

The same deals are played four times by steady bots: mute, with an honest side that talks while those who hide something
only listen, with everybody talking, and with those who hide something saying anything at random. Prints how often each
side wins, and the difference to the mute games with its 95 % interval, by pairs of games; and how well listeners judge
who hides something, as log loss with what was said and without it.

With `--store FILE` every game is kept in that file, one JSON line each, and games that are in it already are not played
again: so a row can be stopped, continued, and played in chunks with `--seed`. All games of the row in the file count.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import log, sqrt
from pathlib import Path
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
from meetinghouse.engine.sayings import SILENT

from .hearsay import hiding

ARMS = ("mute", "honest side talks", "everybody talks", "noise from the other side")
MUTE, HONESTLY, LYING, NOISE = range(len(ARMS))
EVERY = 12  # moves between two judgements
SURE = 1e-3
HONEST = {"salem1692": "townspeople", "newsalem": "puritans", "quintebourg": "villageois"}
HIDDEN = {"salem1692": ("witches",), "newsalem": ("witches",), "quintebourg": ("reptiliens", "setheux")}


class Voice(Bot):
    """A steady bot that is silent, or says something at random, while it has something to hide."""

    talks = True

    def __init__(self, game: str, hides: bool, noise: bool) -> None:
        self._bot = make_bot(game, "steady")
        self._noise = RandomBot(talks=True) if noise else None
        self._hides: Callable[[Prompt], bool] = recruited if game == "quintebourg" and not hides else lambda _: hides

    def move(self, prompt: Prompt) -> Move | None:
        """The move of a steady bot. If it hides something, it knows that it will tell nothing."""
        if self._hides(prompt):
            prompt.talk = SILENT
        return self._bot.move(prompt)

    def say(self, prompt: Prompt) -> Speech | None:
        """What a steady bot says; if it hides something, something random or nothing."""
        if self._hides(prompt):
            return None if self._noise is None else self._noise.say(prompt)
        return self._bot.say(prompt)


def recruited(prompt: Prompt) -> bool:
    """Whether the seat hunts by now with those who hide."""
    return QuintebourgScene(prompt.view).hides


@dataclass(frozen=True)
class Result:
    """A game that was played: which sides won, and the log loss of listeners if they were asked."""

    game: str
    players: int
    seed: int
    arm: int
    won: tuple[str, ...]
    judgements: int = 0
    listening: float = 0.0  # the sum over all judgements
    deaf: float = 0.0


class Judge:
    """Now and then asks the seats of a game who they think hides something."""

    def __init__(self) -> None:
        self.losses: dict[bool, list[float]] = {True: [], False: []}  # by whether they listen
        self._beliefs: dict[tuple[int, bool], Any] = {}  # by seat, and whether it listens
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
        prompt = prompt_for(game, seat, random.Random(0))
        for listens in (True, False):
            for other, share in enumerate(self._judged(game.setup.game, prompt, seat, listens)):
                if other != seat and SURE < share < 1 - SURE:
                    self.losses[listens].append(-log(share if truth[other] else 1 - share))

    def _judged(self, name: str, prompt: Prompt, seat: int, listens: bool) -> Sequence[float]:
        """How likely each player hides something, as a seat believes. What was read before is not read again."""
        if name == "newsalem":
            return Suspicion(NewSalemScene(prompt.view), prompt.story, listens).chance
        scene = QuintebourgScene(prompt.view) if name == "quintebourg" else None
        if (seat, listens) not in self._beliefs:
            new = SalemBelief(seat, listens) if scene is None else QuintebourgBelief(scene, listens)
            self._beliefs[seat, listens] = new
        belief = self._beliefs[seat, listens]
        belief.read(prompt.story)
        if scene is None:
            odds: Sequence[float] = belief.odds().witch
            return odds
        return [chances[PACK] + chances[SETH] for chances in belief.chances(scene)]


def play(name: str, players: int, seed: int, arm: int, judges: bool) -> Result:
    game = mh.start(name, players, f"talking/{seed}", {"talk": "off" if arm == MUTE else "claims"})
    bots: list[Bot] = [make_bot(name, "steady") for _ in range(game.seats)]
    if arm in (HONESTLY, NOISE):
        bots[:players] = [Voice(name, hiding(game, seat), arm == NOISE) for seat in range(players)]
    judge = Judge()
    play_out(game, bots, random.Random(seed), judge.watch if judges else None)
    assert game.outcome is not None
    won = tuple(sorted({game.outcome.side, *game.outcome.also} - {""}))
    with_talk, without = judge.losses[True], judge.losses[False]
    return Result(name, players, seed, arm, won, len(with_talk), sum(with_talk), sum(without))


def change(before: Sequence[bool], after: Sequence[bool]) -> str:
    """The mean difference in points, by pairs, with its 95 % interval."""
    moved = [100 * (two - one) for one, two in zip(before, after, strict=True)]
    if len(moved) < 2:
        return "–"
    return f"{mean(moved):+.1f} ± {1.96 * stdev(moved) / sqrt(len(moved)):.1f}"


class Row:
    """The games of one number of players, from a file and played now."""

    def __init__(self, game: str, players: int, store: Path | None) -> None:
        self.game = game
        self.players = players
        self.results: dict[tuple[int, int], Result] = {}  # by seed and arm
        self._store = store
        for line in store.read_text("utf-8").splitlines() if store is not None and store.exists() else ():
            found = Result(**json.loads(line))
            if (found.game, found.players) == (game, players):
                self.results[found.seed, found.arm] = found

    def play(self, seed: int, arm: int, judges: bool) -> None:
        """Play a game, unless it is there already."""
        if (seed, arm) in self.results:
            return
        found = play(self.game, self.players, seed, arm, judges)
        self.results[seed, arm] = found
        if self._store is not None:
            with self._store.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(found)) + "\n")

    def report(self, arms: Sequence[int] = tuple(range(len(ARMS)))) -> None:
        """Print what the games of this row say: those that were played in all these arms."""
        seeds = [seed for seed, arm in self.results if arm == MUTE]
        seeds = [seed for seed in seeds if all((seed, arm) in self.results for arm in arms)]
        if not seeds:
            return
        print(f"{self.game}, {self.players} players, {len(seeds)} games")
        hidden = HIDDEN[self.game]
        for arm in arms:
            cells = [self._cell((side,), arm, seeds) for side in (HONEST[self.game], *hidden)]
            if arm == LYING:
                for sides in dict.fromkeys([*[(side,) for side in hidden], hidden]):
                    pairs = [self._won(sides, at, seeds) for at in (HONESTLY, LYING)]
                    cells.append(f"{' or '.join(sides)} against silent ones: {change(*pairs)}")
            print(f"| {ARMS[arm]} | {' | '.join([*cells, self._losses(arm)])} |", flush=True)

    def _won(self, sides: Sequence[str], arm: int, seeds: Sequence[int]) -> list[bool]:
        """In which games one of these sides won."""
        return [bool({*sides} & {*self.results[seed, arm].won}) for seed in seeds]

    def _cell(self, sides: Sequence[str], arm: int, seeds: Sequence[int]) -> str:
        mute, now = [self._won(sides, at, seeds) for at in (MUTE, arm)]
        return f"{' or '.join(sides)} {100 * mean(now):.1f} %" + (f" ({change(mute, now)})" if arm else "")

    def _losses(self, arm: int) -> str:
        judged = [each for (_, at), each in self.results.items() if at == arm and each.judgements]
        count = sum([each.judgements for each in judged])
        if not count:
            return ""
        with_talk, without = sum([each.listening for each in judged]), sum([each.deaf for each in judged])
        gains = [(each.listening - each.deaf) / each.judgements for each in judged]
        spread = f" ± {1.96 * stdev(gains) / sqrt(len(gains)):.4f} by games" if len(gains) > 1 else ""
        return f"log loss {with_talk / count:.4f} with, {without / count:.4f} without ({mean(gains):+.4f}{spread})"


def main() -> None:
    """Play, and print the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="salem1692", choices=HONEST)
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--games", type=int, default=100, help="0 to print what the file says")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--judged", type=int, default=20, help="games in which beliefs are compared: the first seeds")
    parser.add_argument("--store", type=Path, default=None, help="the file that keeps all games")
    parser.add_argument("--arms", type=int, nargs="+", default=[*range(len(ARMS))], choices=range(len(ARMS)),
                        help="which of " + ", ".join([f"{at} {name}" for at, name in enumerate(ARMS)]))  # fmt: skip
    asked = parser.parse_args()
    arms = sorted({MUTE, HONESTLY, *asked.arms})
    row = Row(asked.game, asked.players, asked.store)
    for seed in range(asked.seed, asked.seed + asked.games):
        for arm in arms:
            row.play(seed, arm, arm > 0 and seed < asked.judged)
        if seed % 50 == 49:
            row.report(arms)
    row.report(arms)


if __name__ == "__main__":
    main()
