"""How large messages are, and what an answer costs late in a game: `python -m bench messages` from the repository.

Tables of people at the quick pace are played in this process, with a clock that jumps and choices by chance. Every seat
reads the changes that a stream would send it. Bytes are those of the whole events, padding included.

    --games 1         games of each kind
    --only salem1692  one of the games
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import tempfile
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.load.town import Town
from meetinghouse.engine.decisions import Decision
from meetinghouse.server.stream import in_lines
from meetinghouse.tables.live import Live
from meetinghouse.tables.reader import Reader
from meetinghouse.tables.sqlite import SqliteJournal

EARLY, LATE, AROUND = 50, 400, 20  # which answers are compared, and how many before and after each
STILL = re.compile(rb'[^/]*"story":\[\],[^/]*\{"/table/now":[^/]*')  # changes in which only the time is new
LONGEST = 900.0  # seconds for a game


@dataclass(frozen=True)
class Kind:
    """A game with so many players, and its goals in bytes: of a message, of a tick without change, of a game."""

    title: str
    game: str
    players: int
    options: Mapping[str, Any]
    message: int | None = None
    tick: int | None = None
    whole: int | None = None


KINDS = (
    Kind("Salem 1692, 8 players", "salem1692", 8, {}, message=1_000, tick=512, whole=250_000),
    Kind("Quinte-bourg, 13 players", "quintebourg", 13, {"mode": "e"}, tick=512, whole=1_000_000),
    Kind("Quinte-bourg, 21 players", "quintebourg", 21, {"mode": "e"}, message=2_000, tick=512),
)


@dataclass
class Read:
    """What the seats of some games were sent."""

    sizes: list[int] = field(default_factory=list)
    still: list[int] = field(default_factory=list)  # ticks in which nothing but the time is new
    games: list[int] = field(default_factory=list)  # all bytes to one seat
    costs: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))  # seconds, by number of the answer


class Watched(Town):
    """One table, of which every seat is read, and every answer timed."""

    def __init__(self, journal: SqliteJournal, read: Read, dice: random.Random) -> None:
        super().__init__(journal, 0, _delay, dice)
        self.house.on_show = self._show
        self._readers: dict[int, Reader] = {}
        self._read = read
        self._bytes: dict[int, int] = defaultdict(int)
        self._answers = 0

    def _show(self, live: Live) -> None:
        if live.table.game is None:
            return
        for chair in live.table.chairs:
            reader = self._readers.setdefault(chair.key, Reader(chair.key))
            first = reader.last is None
            for event in live.broadcast.updates(reader):
                size = len(in_lines(event, reader.length))
                self._bytes[chair.key] += size
                if not first:
                    self._read.sizes.append(size)
                    if live.table.secret and STILL.fullmatch(event.body):
                        self._read.still.append(size)

    async def _answer(self, live: Live, decision: Decision) -> None:
        self._answers += 1
        begun = process_time()
        await super()._answer(live, decision)
        self._read.costs[self._answers].append(process_time() - begun)

    @property
    def over(self) -> bool:
        return self.groups[0].live.table.phase == "over"

    def end(self) -> None:
        """Count what each seat has been sent."""
        self._read.games += self._bytes.values()


def _delay(decision: Decision, secret: bool) -> float:
    return 3.0 if secret else 0.5


async def play(kind: Kind, games: int) -> Read:
    """Play so many games of a kind."""
    read = Read()
    for number in range(games):
        with tempfile.TemporaryDirectory() as folder:
            journal = await SqliteJournal.open(Path(folder) / "house.db")
            town = Watched(journal, read, random.Random(number))
            await town.open(kind.players, 0, "quick", kind.game, kind.options)
            await town.run(lambda town=town: town.over, LONGEST)  # type: ignore[misc]
            town.end()
            await journal.close()
    return read


def main(words: Sequence[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench messages", description="How large messages are.")
    parser.add_argument("--games", type=int, default=1, help="of each kind (1)")
    parser.add_argument("--only", choices=sorted({kind.game for kind in KINDS}), help="one of the games")
    wishes = parser.parse_args(words)
    if wishes.games < 1:
        parser.error("at least one game")
    table = Table(title="Messages to seats", title_justify="left", pad_edge=False)
    for name in ("game", "median B", "bar", "tick without change B", "bar", "a game to a seat KB", "bar"):
        table.add_column(name, justify="left" if name == "game" else "right")
    table.add_column(f"answer {LATE} / {EARLY}", justify="right")
    console = Console(width=None if Console().is_terminal else 150)
    for kind in [each for each in KINDS if wishes.only in (None, each.game)]:
        with Console(stderr=True).status(kind.title):
            read = asyncio.run(play(kind, wishes.games))
        table.add_row(*cells(kind, read))
    console.print(table)
    console.print(
        f"Ticks: the longest. An answer: processor time of this process for answers {LATE} ± {AROUND} by that for "
        f"{EARLY} ± {AROUND}, medians; from the act to the bytes of all seats, without HTTP.",
        style="dim",
    )
    return 0


def cells(kind: Kind, read: Read) -> list[str]:
    """The texts of one line."""
    late, early = (
        [cost for number in range(at - AROUND, at + AROUND) for cost in read.costs.get(number, ())]
        for at in (LATE, EARLY)
    )
    return [
        kind.title,
        f"{median(read.sizes):,.0f}",
        _bar(median(read.sizes), kind.message),
        f"{max(read.still):,}" if read.still else "–",
        _bar(max(read.still, default=0), kind.tick),
        f"{median(read.games) / 1e3:,.0f}",
        _bar(median(read.games), kind.whole),
        f"{median(late) / median(early):.2f}" if late and early else "–",
    ]


def _bar(found: float, bar: int | None) -> str:
    return "" if bar is None else f"{bar:,} {'✓' if found <= bar else '✗'}"
