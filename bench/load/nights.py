"""Does the length of a secret step reveal anything? `python -m bench nights` from the repository.

Tables are played in a house with a fast clock, and each secret step is timed as the table shows it. The length may
depend on public facts (which step, how many are alive) but not on secret ones. So steps that differ only in a secret
fact are compared as two samples: how likely is their difference if the true lengths do not differ?

    --game salem1692  or quintebourg; New Salem has no secret step
    --calls waves     the form of a night in Quinte-bourg; or classic: one call after another
    --nights 500      nights to play
    --tables 16       tables at the same time
    --players 8       players at each table
    --people 4        how many of them are people, not bots
    --pace quick      the pace of the tables
    --speed 20        how fast the clock runs; 0: time jumps from one moment to the next, so that it does not matter
                      how busy the machine is
    --slow            people who really act in a secret step think longer than those who only pretend
    --minutes 10      the longest time to play
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.load.figures import share
from bench.load.ks import two_samples
from bench.load.secrets import GAMES, Secrets
from bench.load.town import Town
from meetinghouse.engine import agenda
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.masked import SUSPICION
from meetinghouse.games.salem1692.events import Confessed
from meetinghouse.tables.live import Live
from meetinghouse.tables.sqlite import SqliteJournal

LEAST = 20  # the least size of a sample to be compared
SHOWN = 10  # steps of a kind to be shown
THINKING = (0.4, 1.2)  # seconds that anybody takes to decide in the open
ALIKE = (0.5, 6.0)  # seconds that people take in secret steps
SLOW = (3.0, 9.0)  # seconds for those who really act, with --slow


@dataclass
class Step:
    """An open secret step."""

    since: float  # by the table's clock
    begun: float
    told: int  # lines of the game's story so far
    mark: tuple[object, ...]  # identifies the step
    secrets: Secrets


class Watch:
    """Times the secret steps of all tables as they are shown."""

    def __init__(self, game: str) -> None:
        self.lengths: dict[tuple[str, str, bool], list[float]] = defaultdict(list)
        self.nights: list[float] = []  # the length of each night, until daybreak
        self._look = GAMES[game]
        self._open: dict[Live, Step] = {}
        self._interrupted: dict[Live, tuple[object, ...]] = {}  # steps that will continue with the rest of their time
        self._night: dict[Live, float] = {}

    def show(self, live: Live) -> None:
        """Something is shown to everybody at a table: check whether a step has ended or begun."""
        table, now = live.table, live.house.now()
        if table.game is None:
            return
        step = self._open.get(live)
        if step is not None and (not table.secret or table.clock.since != step.since):
            del self._open[live]
            self._ended(step, now, live)
        game = table.match
        if table.secret and live not in self._open:
            people = sum(1 << seat for seat, chair in enumerate(table.chairs) if not chair.bot)
            mark = mark_of(game.agenda[-1])
            secrets = self._look(game, people)
            if self._interrupted.get(live) == mark:
                secrets = Secrets(secrets.name, {})
            self._open[live] = Step(table.clock.since, now, len(game.story), mark, secrets)
        if any(type(step).__name__ == "Daybreak" for step in game.agenda):
            self._night.setdefault(live, now)
        elif live in self._night:
            self.nights.append(now - self._night.pop(live))

    def _ended(self, step: Step, now: float, live: Live) -> None:
        game = live.table.game
        if game is None or step.mark in [mark_of(below) for below in game.agenda]:
            self._interrupted[live] = step.mark  # by something that everybody sees
            return
        if self._interrupted.get(live) == step.mark:
            del self._interrupted[live]
        if game.over:
            return
        name = step.secrets.name
        if name.startswith("Confess"):  # everybody sees who confesses, too
            count = sum(isinstance(told.event, Confessed) for told in game.story[step.told :])
            name = f"{name}, {count} confess"
        for fact, holds in step.secrets.facts.items():
            self.lengths[name, fact, holds].append(now - step.begun)


def mark_of(step: agenda.Step[Any]) -> tuple[object, ...]:
    """What identifies a step: its kind, and its fields apart from answers."""
    return type(step).__name__, *[getattr(step, field) for field in step.fields]


def main(words: Sequence[str]) -> int:
    """Measure and print; returns 1 if a length reveals something."""
    parser = argparse.ArgumentParser(prog="python -m bench nights", description="How long secret steps last.")
    parser.add_argument("--game", choices=list(GAMES), default="salem1692", help="what is played (salem1692)")
    parser.add_argument("--calls", choices=["waves", "classic"], default="waves", help="in Quinte-bourg (waves)")
    parser.add_argument("--nights", type=int, default=500, help="nights to be played (500)")
    parser.add_argument("--tables", type=int, default=16, help="at the same time (16)")
    parser.add_argument("--players", type=int, default=8, help="at each (8)")
    parser.add_argument("--people", type=int, default=4, help="of them are people (4)")
    parser.add_argument("--pace", default="quick", help="of the tables (quick)")
    parser.add_argument("--speed", type=float, default=20.0, help="times as fast as on the wall, 0: jumps (20)")
    parser.add_argument("--slow", action="store_true", help="people who really act think longer")
    parser.add_argument("--minutes", type=float, default=10.0, help="at most (10)")
    wishes = parser.parse_args(words)
    if not 1 <= wishes.people <= wishes.players <= 12 or wishes.players < 4:
        parser.error("4 to 12 players, and at least one of them a person")
    if not 0 <= wishes.speed <= 200 or not 1 <= wishes.tables <= 500 or not 0 < wishes.minutes <= 60:
        parser.error("a speed of 0 to 200, 1 to 500 tables, at most 60 minutes")
    watch = Watch(wishes.game)
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory() as folder, console.status(f"{wishes.nights} nights …"):
        asyncio.run(play(watch, wishes, Path(folder)))
    return show(watch, wishes)


async def play(watch: Watch, wishes: argparse.Namespace, folder: Path) -> None:
    """Play until there were enough nights."""
    dice = random.Random()

    def delay(decision: Decision, secret: bool) -> float:
        if not secret:
            return dice.uniform(*THINKING)
        acts = wishes.slow and decision.kind not in (SUSPICION, "confess")
        return dice.uniform(*(SLOW if acts else ALIKE))

    async with await SqliteJournal.open(folder / "nights.db") as journal:
        town = Town(journal, wishes.speed, delay, dice)
        town.house.on_show = watch.show
        for _ in range(wishes.tables):
            options = {"night_calls": wishes.calls} if wishes.game == "quintebourg" else {}
            await town.open(wishes.people, wishes.players - wishes.people, wishes.pace, wishes.game, options)
        await town.run(lambda: len(watch.nights) >= wishes.nights, wishes.minutes * 60)
        await town.house.close()


def show(watch: Watch, wishes: argparse.Namespace) -> int:
    """Print the lengths, by public and by secret facts."""
    manner = "those who act think longer" if wishes.slow else "everybody thinks alike"
    speed = f"{wishes.speed:g} times as fast" if wishes.speed else "time jumps"
    people = f"{wishes.players} players, {wishes.people} people, {manner}"
    title = f"{wishes.game}: secret steps in {len(watch.nights)} nights, {people}, pace {wishes.pace}, {speed}"
    table = Table(title=title, title_justify="left", pad_edge=False)
    table.add_column("step")
    for name in (
        "steps",
        "p10 s",
        "p50 s",
        "p90 s",
        "hidden fact",
        "true / false",
        "p50 true / false",
        "D",
        "p",
    ):
        table.add_column(name, justify="right")
    chances = []
    for name, fact in sorted({key[:2] for key in watch.lengths}):
        yes, no = watch.lengths[name, fact, True], watch.lengths[name, fact, False]
        every = yes + no
        if len(every) < SHOWN:
            continue
        cells = [f"{share(every, part):.2f}" for part in (0.1, 0.5, 0.9)]
        compared = ["", ""]
        if min(len(yes), len(no)) >= LEAST:
            gap, chance = two_samples(yes, no)
            chances.append(chance)
            compared = [f"{gap:.3f}", f"{chance:.3f}"]
        medians = f"{share(yes, 0.5):.2f} / {share(no, 0.5):.2f}"
        table.add_row(name, str(len(every)), *cells, fact, f"{len(yes)} / {len(no)}", medians, *compared)
    console = Console(width=None if Console().is_terminal else 150)
    console.print(table)
    if watch.nights:
        lasted = " / ".join(f"{share(watch.nights, part):.0f}" for part in (0.1, 0.5, 0.9))
        console.print(f"A night lasts {lasted} s (p10 / p50 / p90).")
    lengths: dict[str, set[float]] = defaultdict(set)
    for (name, _, _), every in watch.lengths.items():
        lengths[name] |= {round(length, 3) for length in every}
    same = sum(len(each) == 1 for each in lengths.values())
    console.print(f"{same} of {len(lengths)} public kinds of steps always lasted equally long.")
    if not chances:
        console.print(f"Too few nights: nothing has {LEAST} of each.", style="yellow")
        return 0
    least = min(chances) * len(chances)
    leak = least < 0.01
    verdict = "a length TELLS something" if leak else "no length tells anything that could be found"
    console.print(
        f"{len(chances)} comparisons, least p {min(chances):.4f}, times {len(chances)}: {min(least, 1):.3f}: {verdict}."
    )
    return 1 if leak else 0
