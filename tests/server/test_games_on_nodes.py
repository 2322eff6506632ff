"""Games of every kind over HTTP at two servers: every byte belongs to its reader, and secret steps look alike to all.

Everybody's stream is open at one of the servers, and moves to the other one at times; calls go to either of them.
"""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from typing import Any, ClassVar
from unittest.mock import patch

import pytest

from meetinghouse.server.app import make_app
from meetinghouse.server.settings import UNLIMITED
from meetinghouse.tables import house as houses
from meetinghouse.tables import masking
from meetinghouse.tables.caretaker import SOON
from meetinghouse.tables.live import Live
from tests.tables.model_store import World
from tests.tables.simulation import CODE, Node, Simulation, VirtualLoop

from .evening import Evening
from .test_newsalem_secrecy import NewSalemEvening
from .test_quintebourg_secrecy import QuintebourgEvening
from .test_wire_secrecy import SalemEvening
from .wire import Heard, Line, Said, Wire

LATE = 0.05  # seconds by which a tick may be late or early, because asking the store for the time takes a moment


class Balanced(Wire):
    """Two servers; every call goes to one of them at random."""

    def __init__(self, wires: list[Wire], dice: random.Random) -> None:
        self._wires = wires
        self._dice = dice
        self._count = 0

    async def call(self, *asked: Any, **more: Any) -> Said:
        """Make a call at one of them."""
        self._count += 1
        more["headers"] = (*more.get("headers", ()), ("idempotency-key", f"call-{self._count:016}"))
        return await self._dice.choice(self._wires).call(*asked, **more)


class AtTwoServers(Evening):
    """An evening in virtual time. Differences that come only from the passing of time are allowed."""

    turns: ClassVar[int] = 100

    def __init__(self, number: int, town: Simulation, wires: list[Wire]) -> None:
        super().__init__(number, town.nodes[0].house, Balanced(wires, random.Random(number)), [0.0])
        self.town = town
        self.wires = wires
        self.places: dict[int, int] = {}  # the server of each stream, by key
        self.ticks: dict[float, dict[int, dict[int, tuple[int, int]]]] = defaultdict(lambda: defaultdict(dict))
        self.came: dict[float, set[tuple[int, int]]] = defaultdict(set)  # by step: before which tick each reader came

    async def play(self) -> None:
        await self.sit_down()
        for turn in range(self.turns):
            await asyncio.sleep(self.dice.uniform(0.05, 1.5))
            await self.refresh()
            if self.live.table.phase != "playing":
                break
            await self.somebody_does_something()
            await self.settle()
            self.look_at_frames()
            if turn % 12 == 0:
                self.swap_worlds()
        await asyncio.sleep(2.0)
        self.look_at_frames()
        for line in self.lines.values():
            await line.cut()

    async def refresh(self) -> list[Live]:
        """Let both servers read what the other one has stored."""
        lives = [await node.house.at(self.code) for node in self.town.nodes]
        for live in lives:
            await live.refresh()
        self.live = lives[0]
        return lives

    async def ok(self, method: str, path: str, body: object, token: str | None = None) -> Any:
        found = await super().ok(method, path, body, token)
        self.code = CODE
        await self.refresh()
        return found

    async def connect(self, key: int, after: int | None = None) -> None:
        """Open or resume a stream, at the other server if there was one."""
        if after is None:
            self.known[key], self.private[key] = [], []
        place = self.places[key] = 1 - self.places.get(key, self.dice.randrange(2))
        live = (await self.refresh())[place]
        since = live.table.clock.since
        self.came[since].add((round((self.now() - since) / masking._tick(live.table)), key))
        self.lines[key] = await self.wires[place].follow(live, self.tokens.get(key), after)
        self.lines[key].now = self.now
        assert self.lines[key].status == 200

    def now(self) -> float:
        return self.town.world.now()

    async def somebody_answers(self) -> None:
        version = self.live.version
        try:
            await super().somebody_answers()
        except AssertionError:
            await self.refresh()
            if self.live.version == version:
                raise

    async def wish(self) -> None:
        """Nobody wants to pause."""
        await self.somebody_answers()

    async def settle(self) -> None:
        await asyncio.sleep(0.02)

    def look_at_frames(self) -> None:
        for key, line in self.lines.items():
            for heard in line.heard:
                self.look_at(key, heard)
                self.read += 1
                if heard.broadcast.table.secret and not heard.first:
                    self.note(key, heard, line)
            line.heard.clear()

    def note(self, key: int, heard: Heard, line: Line) -> None:
        """Note a frame in a secret step, which must come on a tick, or begin the step."""
        table = heard.broadcast.table
        since, length = table.clock.since, masking._tick(table)
        number = round((heard.at - since) / length)
        if number == 0:
            return
        late, due = heard.at - since - number * length, table.due()
        assert abs(late) < LATE, f"something is told between two ticks: {late}"
        assert due is None or due > heard.broadcast.now + SOON, "a step that is over is shown once more"
        assert key not in self.ticks[since][number], "two frames on one tick"
        self.ticks[since][number][key] = len(heard.frame), self.places[key]

    def nights(self) -> int:
        """Check that everybody got one frame of one size on every tick; returns how many steps had readers at both.

        What everybody is told, as a confession, may reach one server a tick later, so sizes may differ between servers.
        If an answer ends the step, as that of somebody alone, a server that has not heard of it may tick once more.
        """
        found = 0
        for since, ticks in self.ticks.items():
            both = False
            for number in sorted(ticks)[:-1]:
                heard = ticks[number]
                late = {key for tick, key in self.came[since] if abs(tick - number) <= 1}
                assert set(heard) | late == set(self.lines), "somebody got another number of frames"
                places = {place for _, place in heard.values()}
                assert len(set(heard.values())) == len(places), "sizes differ at one server"
                both = both or len(places) == 2
            found += both
        return found


class Salem(AtTwoServers, SalemEvening):
    """Salem 1692 at two servers."""

    least: ClassVar[int] = 5
    turns: ClassVar[int] = 250


class NewSalem(AtTwoServers, NewSalemEvening):
    """New Salem at two servers; it has no secret step."""


class Quintebourg(AtTwoServers, QuintebourgEvening):
    """Quinte-bourg at two servers."""


def spend(kind: type[AtTwoServers], number: int) -> AtTwoServers:
    """Play until enough was seen."""

    async def evening() -> AtTwoServers:
        town = Simulation(number, 0)
        town.world = World(random.Random(number))
        town.world.heal()
        town.nodes = [Node(town), Node(town)]
        wires = []
        for node in town.nodes:
            await node.start()
            wires.append(Wire(make_app(node.house, UNLIMITED), pause=0.001))
        played = kind(number, town, wires)
        await played.play()
        for node in town.nodes:
            node.kill()
        return played

    with patch.object(houses, "new_code", lambda letters: CODE), asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(evening())


@pytest.mark.parametrize(
    ("kind", "number", "nights"),
    [
        *[(Salem, number, 1) for number in (0, 2, 3, 44, 66, 95, 117)],
        (NewSalem, 1, 0),
        *[(Quintebourg, number, 1) for number in (0, 20, 65, 80)],
    ],
)
def test_at_two_servers_everybody_is_told_the_same_as_at_one_and_secret_steps_look_alike(
    kind: type[AtTwoServers], number: int, nights: int
) -> None:
    played = spend(kind, number)
    assert played.read > 50
    assert played.nights() >= nights
