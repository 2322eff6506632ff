"""Secret steps with readers in different processes: one event on each tick, whoever answers and where."""

from __future__ import annotations

import asyncio
import random
from unittest.mock import patch

import msgspec
import pytest

from meetinghouse.server.stream import in_lines
from meetinghouse.tables import acts
from meetinghouse.tables import house as houses
from meetinghouse.tables.codes import digest
from meetinghouse.tables.live import Live
from meetinghouse.tables.reader import Reader

from .model_store import World
from .simulation import CODE, Node, Simulation, VirtualLoop
from .virtual import first

LATE = 0.05  # seconds by which a tick may be late: clocks are corrected by answers of the store, which take time
PEOPLE = 4


class Night:
    """A game of four people, whose streams and calls are at two processes."""

    def __init__(self, seed: int) -> None:
        self.town = Simulation(seed, 0)
        self.events: dict[int, list[tuple[float, int]]] = {}  # by reader: when, and how many bytes

    async def begin(self) -> None:
        """Open a table in both processes, and begin the game."""
        self.town.world = World(random.Random(self.town.seed))
        self.town.world.heal()
        self.town.nodes = [Node(self.town), Node(self.town)]
        for node in self.town.nodes:
            await node.start()
        opened = await self.town.nodes[0].house.open("salem1692", pace="quick", key="one table")
        self.lives: list[Live] = [await node.house.at(CODE) for node in self.town.nodes]
        for number in range(PEOPLE):
            token = opened.token if number == 0 else f"token {number}"
            live = self.lives[number % 2]
            await live.do(acts.Sit(0 if number == 0 else None, ["Ann", "Ben", "Cat", "Dan"][number], digest(token)))
            await live.do(acts.Ready(number + 1, True))
        await self.lives[0].do(acts.Start(1, "7", self.lives[0].table.rules.version))
        self.reading = [asyncio.create_task(self._read(key)) for key in range(PEOPLE + 1)]
        for key in range(1, PEOPLE + 1):
            await self.lives[key % 2].do(acts.SeeRole(key))
        await asyncio.sleep(0.5)

    async def _read(self, key: int) -> None:
        live = self.lives[key // 2 % 2]
        follower, reader = live.follow(key), Reader(key)
        live.show_first(follower, reader)
        while True:
            await follower.fresh.wait()
            follower.fresh.clear()
            event = follower.broadcast.update(reader)
            if event is not None:
                told = self.town.world.now(), len(in_lines(event, reader.length))
                self.events.setdefault(key, []).append(told)

    async def answer(self, dice: random.Random) -> None:
        """Answer everything that anybody is asked, at odd moments, at either process."""
        for _ in range(6):
            await asyncio.sleep(dice.uniform(0.05, 0.9))
            live = dice.choice(self.lives)
            await live.refresh()
            for asked in live.table.match.decisions[:1]:
                await live.do(acts.Answer(asked.seat + 1, asked.id, msgspec.to_builtins(first(asked))))

    def ticks(self, since: float, until: float) -> dict[int, list[tuple[int, int]]]:
        """The ticks of a step by reader: their numbers and sizes. Checks that none is early or late."""
        found: dict[int, list[tuple[int, int]]] = {}
        for key, events in self.events.items():
            for at, size in events:
                if since + 0.5 < at < until - 0.5:
                    tick = round(at - since)
                    assert -1e-3 <= at - since - tick < LATE, f"{key} is told something between two ticks"
                    found.setdefault(key, []).append((tick, size))
        return found


def night(seed: int, answers: bool) -> tuple[float, dict[int, list[tuple[int, int]]]]:
    """Play the first secret step; returns its length, and its ticks by reader."""

    async def play() -> tuple[float, dict[int, list[tuple[int, int]]]]:
        night = Night(seed)
        await night.begin()
        table = night.lives[0].table
        assert table.secret
        since = table.clock.since
        answering = asyncio.create_task(night.answer(random.Random(seed))) if answers else None
        while night.lives[0].table.clock.since == since:
            await asyncio.sleep(0.01)
        until = night.town.world.now()
        if answering is not None:
            await answering
            stored = [acts.read_act(body).act for _, body in next(iter(night.town.world.rows.values())).entries]
            assert any(isinstance(act, acts.Answer) for act in stored)
        for node in night.town.nodes:
            node.kill()
        for task in night.reading:
            task.cancel()
        return until - since, night.ticks(since, until)

    with patch.object(houses, "new_code", lambda letters: CODE), asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(play())


@pytest.mark.parametrize("seed", range(4))
def test_a_secret_step_looks_the_same_to_readers_at_all_processes_whoever_answers_and_where(seed: int) -> None:
    length, quiet = night(seed, answers=False)
    busy_length, busy = night(seed, answers=True)
    assert len(quiet) == PEOPLE + 1
    assert len({tuple(ticks) for ticks in quiet.values()}) == 1, "all readers get the same sizes on the same ticks"
    numbers = [tick for tick, _ in quiet[0]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 2
    assert busy == quiet, "nobody can tell whether somebody has answered"
    assert abs(busy_length - length) < LATE
