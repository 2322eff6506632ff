"""Secret steps over HTTP with readers at different servers: one event on each tick, whoever answers and where."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple, TypeVar
from unittest.mock import patch

import msgspec
import pytest

from meetinghouse.server.app import make_app
from meetinghouse.server.settings import UNLIMITED
from meetinghouse.tables import house as houses
from meetinghouse.tables.house_time import HouseTime
from meetinghouse.tables.keeping import Keeping
from meetinghouse.tables.live import Live
from tests.tables.model_store import LEASE, World
from tests.tables.simulation import CODE, Node, Simulation, VirtualLoop
from tests.tables.virtual import first

from .wire import Line, Wire

LATE = 0.02  # seconds by which a tick may be late: clocks are corrected by answers of the store, which take time
EARLY = 0.002  # seconds by which a tick may be early: what a machine's clock gains in ten seconds
LONGER = 0.05  # seconds by which a step may be longer, because a server reads the store when it ends
STORED = 1.0  # seconds in which both servers know the end of a step: it is shown once it is stored
PEOPLE = 4
WATCHERS = 2  # one at each server
SCATTERED = (0, 1, 1, 0)  # the server of each person's stream
TOGETHER = (0, 0, 0, 0)
# The house's time, which differs by delays of the network, and the padding, which is longer if that has fewer digits.
NOW = re.compile(rb'now":[0-9.e+]+|"pad":" *"|(?<=\n): *\n')
NOTHING_NEW = b'"story":[],"private":[],"changes":{"/table/}}'  # of a frame without its time
TABLE = f"/api/tables/{CODE}"

Found = TypeVar("Found")


class Tick(NamedTuple):
    """A frame of a secret step: on which tick it came, and its bytes."""

    number: int
    size: int
    frame: bytes


class Night:
    """A game of four people, whose streams and calls are at two servers."""

    def __init__(self, seed: int, places: Sequence[int]) -> None:
        self.town = Simulation(seed, 0)
        self.places = places
        self.wires: list[Wire] = []
        self.tokens: list[str] = []
        self._calls = 0
        self.lines: list[Line] = []  # those of the people, then those of the watchers

    async def begin(self) -> None:
        """Open a table over HTTP, deal the cards, and open all streams."""
        town = self.town
        town.world = World(random.Random(town.seed))
        town.world.heal()
        town.nodes = [Node(town), Node(town)]
        for node in town.nodes:
            await node.start()
            self.wires.append(Wire(make_app(node.house, UNLIMITED)))
        opened = await self.ok(0, "/api/tables", {"game": "salem1692", "pace": "quick"})
        for number in range(PEOPLE):
            token = opened["token"] if number == 0 else None
            seat = await self.ok(number % 2, f"{TABLE}/seats", {"name": ["Ann", "Ben", "Cat", "Dan"][number]}, token)
            self.tokens.append(seat["token"])
            await self.ok(number % 2, f"{TABLE}/ready", {"ready": True}, seat["token"])
        await self.ok(0, f"{TABLE}/start", {}, self.tokens[0])
        self.lives: list[Live] = [await node.house.at(CODE) for node in town.nodes]
        for live in self.lives:
            await live.refresh()
        readers = [*zip(self.places, self.tokens, strict=True), *[(number, None) for number in range(WATCHERS)]]
        for place, token in readers:
            line = await self.wires[place].follow(self.lives[place], token)
            line.now = town.world.now
            self.lines.append(line)

    async def look(self) -> float:
        """Let everybody look at their role, which begins the secret step; returns when it began."""
        for token in self.tokens:
            await self.ok(0, f"{TABLE}/seen", {}, token)
        table = self.lives[0].table
        assert table.secret
        return table.clock.since

    async def wait_until(self, when: float) -> None:
        """Wait until this time of the store, if it has not passed."""
        await asyncio.sleep(max(when - self.town.world.now(), 0.0))

    async def end(self) -> None:
        """Cut all streams, and stop both servers."""
        for line in self.lines:
            await line.cut()
        for node in self.town.nodes:
            node.kill()

    async def ok(self, place: int, path: str, body: object, token: str | None = None) -> dict[str, str]:
        """A POST at one of the servers, which must be accepted."""
        self._calls += 1
        said = await self.wires[place].call(
            "POST", path, body, token, (("idempotency-key", f"call-{self._calls:016}"),)
        )
        assert said.status in (200, 201), said
        found: dict[str, str] = said.json
        return found

    async def answer(self, dice: random.Random, since: float) -> int:
        """Let everybody answer at a random server, in the middle of some tick; returns how many did."""
        done = 0
        for tick in range(1, 7):
            await self.wait_until(since + tick + dice.uniform(0.3, 0.7))
            done += await self.answer_one(dice.randrange(2))
            if tick == 4:
                await self.same_everywhere()
        return done

    async def answer_one(self, place: int) -> int:
        """Let somebody who has not answered yet do so at one of the servers; returns how many did."""
        await self.lives[0].refresh()
        asked = self.lives[0].table.match.decisions[:1]
        for each in asked:
            body = {"decision": each.id, "choice": msgspec.to_builtins(first(each))}
            await self.ok(place, f"{TABLE}/answers", body, self.tokens[each.seat])
        return len(asked)

    async def same_everywhere(self) -> None:
        """Check that everybody would be told the same bytes at either server once both have shown all answers."""
        for live in self.lives:
            await live.refresh()
        while any(live.broadcast.table is not live.table for live in self.lives):
            await asyncio.sleep(0.01)
        for token in (*self.tokens, None):
            one, two = [await wire.call("GET", TABLE, token=token) for wire in self.wires]
            assert one.status == two.status == 200
            assert NOW.sub(b"", one.body) == NOW.sub(b"", two.body)

    def ticks(self, since: float, until: float) -> list[list[Tick]]:
        """The ticks of a step by reader. Checks that none is early or late."""
        found: list[list[Tick]] = []
        for line in self.lines:
            ticks = []
            for heard in line.heard:
                if since + 0.5 < heard.at < until - 0.5:
                    tick = round(heard.at - since)
                    assert -EARLY <= heard.at - since - tick < LATE, "something is told between two ticks"
                    ticks.append(Tick(tick, len(heard.frame), NOW.sub(b"", heard.frame)))
            found.append(ticks)
        return found


def night(seed: int, places: Sequence[int] = SCATTERED, *, answers: bool = True) -> tuple[float, list[list[Tick]]]:
    """Play the first secret step; returns its length, and its ticks by reader."""

    async def play() -> tuple[float, list[list[Tick]]]:
        night = Night(seed, places)
        await night.begin()
        since = await night.look()
        if answers:
            assert await night.answer(random.Random(seed), since) >= PEOPLE
        while any(live.table.clock.since <= since for live in night.lives):
            await asyncio.sleep(0.01)
        until = night.town.world.now()
        length = night.lives[0].table.clock.since - since
        assert until - since - length < STORED
        await night.end()
        return length, night.ticks(since, since + length)

    return in_virtual_time(play)


def in_virtual_time(play: Callable[[], Coroutine[Any, Any, Found]]) -> Found:
    with patch.object(houses, "new_code", lambda letters: CODE), asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(play())


def sizes(ticks: list[Tick]) -> list[tuple[int, int]]:
    """The numbers and sizes of ticks."""
    return [(tick.number, tick.size) for tick in ticks]


@pytest.mark.parametrize("seed", [*range(12), 18, 148, 262])
def test_a_secret_step_looks_the_same_to_readers_at_all_servers_whoever_answers_and_where(seed: int) -> None:
    length, quiet = night(seed, answers=False)
    busy_length, busy = night(seed)
    assert len({str(sizes(ticks)) for ticks in quiet}) == 1, "all readers get the same sizes on the same ticks"
    numbers = [tick.number for tick in quiet[0]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 2
    assert [sizes(ticks) for ticks in busy] == [sizes(ticks) for ticks in quiet], "nobody can tell who has answered"
    assert abs(busy_length - length) < LONGER
    assert busy[PEOPLE] == busy[PEOPLE + 1] == quiet[PEOPLE], "a watcher reads the same bytes at either server"


@pytest.mark.parametrize("seed", [0, 1, 6, 7, 57])
def test_a_reader_gets_the_same_bytes_whichever_servers_the_others_are_at(seed: int) -> None:
    with patch.object(World, "delay", lambda world: 0.004):  # so that no answer misses a tick in one of the nights only
        _, scattered = night(seed, SCATTERED)
        _, together = night(seed, TOGETHER)
    assert scattered == together
    assert len({ticks[-1].frame for ticks in scattered[:PEOPLE]}) > 1, "not everybody is told the same"


@pytest.mark.parametrize("seed", [163, 171])
def test_an_answer_of_which_a_server_hears_late_is_told_a_tick_later_to_its_seat_and_nobody_else_reads_another_byte(
    seed: int,
) -> None:
    with patch.object(World, "delay", lambda world: 0.004):
        _, prompt = night(seed)
    _, late = night(seed)
    assert [sizes(ticks) for ticks in late] == [sizes(ticks) for ticks in prompt]
    behind = [reader for reader, ticks in enumerate(late) if ticks != prompt[reader]]
    assert len(behind) == 1
    assert behind[0] < PEOPLE
    at_once, later = ([tick.frame for tick in ticks[behind[0]]] for ticks in (prompt, late))
    place = next(place for place, frame in enumerate(later) if frame != at_once[place])
    assert later == [*at_once[:place], later[place], *at_once[place:-1]]
    assert NOTHING_NEW in later[place]


def test_a_step_of_which_a_server_hears_by_somebodys_answer_begins_there_with_the_next_tick() -> None:
    async def do_not_look(self: Keeping) -> None: ...

    async def play() -> None:
        night = Night(0, SCATTERED)
        await night.begin()
        with patch.object(Keeping, "_poll", do_not_look), patch.object(World, "delay", lambda world: 0.004):
            night.town.world.lost_notices = 1.0
            since = await night.look()
            await night.wait_until(since + 1.7)
            assert night.lives[1].table.clock.since < since, "the other server does not know of the step"
            night.town.world.heal()
            answered = night.town.world.now()
            await night.answer_one(0)
            await night.wait_until(since + 3.5)
            assert night.lives[1].version == night.lives[0].version
        for line in night.lines:
            told = [heard.at - since for heard in line.heard if heard.at > answered]
            assert told == pytest.approx([2, 3], abs=LATE)
        await night.end()

    in_virtual_time(play)


def test_a_server_whose_clock_was_slow_ticks_in_time_once_it_is_corrected() -> None:
    async def play() -> None:
        night = Night(0, SCATTERED)
        await night.begin()
        since = await night.look()
        await night.wait_until(since + 0.5)
        house = night.lives[1].house
        assert isinstance(house.now, HouseTime)
        house.now._ahead, house.now._last = house.now._ahead - 0.4, 0.0
        house.rounds.look_again()
        await night.wait_until(since + 0.7)
        assert house.now() < since + 0.4
        await house.keeping._beat(LEASE)
        await night.wait_until(since + 1.2)
        for line in night.lines:
            assert [heard.at - since for heard in line.heard if heard.at > since + 0.5] == pytest.approx([1], abs=LATE)
        await night.end()

    in_virtual_time(play)
