"""A deterministic simulation: several houses on one model store, in virtual time, and people who move between them.

Everything is drawn from one seed: how long calls take, which notices and answers are lost, when processes die, stall,
come back or are stopped, and what people do. So a run that fails fails again in the same way:
``python -m tests.tables.seeds SEED``. The machines' clocks differ by days, and do not run equally fast.
"""

from __future__ import annotations

import asyncio
import random
import selectors
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from unittest.mock import patch

import msgspec

from meetinghouse.client.changes import Stream
from meetinghouse.engine.refusals import Refused
from meetinghouse.tables import acts, callers
from meetinghouse.tables import house as houses
from meetinghouse.tables.codes import digest
from meetinghouse.tables.house import House
from meetinghouse.tables.house_time import HouseTime
from meetinghouse.tables.live import Live
from meetinghouse.tables.message import Broadcast
from meetinghouse.tables.reader import Reader
from meetinghouse.tables.refusals import Unready
from meetinghouse.tables.saves import save
from meetinghouse.tables.waking import woken

from .model_store import LEASE, START, ModelJournal, Row, World

TAKEN_OVER = 5.0  # seconds until another process looks after the tables of a dead one
NAMES = ("Ann", "Ben", "Cat")
CODE = "KWTM"


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time passes only while everybody waits."""

    def __init__(self) -> None:
        super().__init__(_Selector(self))
        self.now = 0.0

    def time(self) -> float:
        return self.now


class _Selector(selectors.SelectSelector):
    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        assert timeout is not None, "everybody waits for ever"
        self._loop.now += timeout
        return []


class Gone(Exception):
    """The process that was asked has died."""


class Node:
    """A process that serves the house."""

    def __init__(self, town: Simulation) -> None:
        self.town = town
        self.dead = asyncio.Event()
        self.journal = ModelJournal(town.world)
        self.house: House
        self.running: asyncio.Task[None]
        self.healthy_since = 0.0

    async def start(self) -> None:
        """Start the process on a machine whose clock is wrong."""
        dice, loop = self.town.dice, asyncio.get_running_loop()
        wrong, rate = dice.uniform(-1e6, 1e6), 1 + dice.uniform(-2e-4, 2e-4)
        since = await self.journal.last_beat()
        now = HouseTime(since, lambda: wrong + rate * loop.time())
        share = random.Random(dice.random())
        self.house = House(
            self.journal, now=now, secret=b"secret", dice=random.Random(dice.random()), threads=False,
            thinking=(0.2, 1.5),
            new_seed=lambda: share.randbytes(32).hex(), new_share=lambda: share.randbytes(32).hex(),
        )  # fmt: skip
        self.running = asyncio.create_task(self.house.run())
        self.healthy_since = loop.time()

    def kill(self) -> None:
        """Let the process die at once, as by kill -9."""
        self.journal.kill()
        self.running.cancel()
        for task in self.house._tasks:
            task.cancel()
        self.dead.set()

    async def stop(self) -> None:
        """Stop the process in good order."""
        self.running.cancel()
        await self.house.close()
        self.kill()

    async def ask(self, work: Any) -> Any:
        """Call the process. Raises `Gone` if it dies before it answers."""
        task, dead = asyncio.ensure_future(work), asyncio.ensure_future(self.dead.wait())
        try:
            await asyncio.wait((task, dead), return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise Gone
            return task.result()
        finally:
            dead.cancel()
            task.cancel()
            task.add_done_callback(_noted)  # the caller is gone, or has the result


def _noted(task: asyncio.Future[Any]) -> None:
    """Take note of the error of a call that nobody waits for any more; the run fails if it is no refusal."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused):
        task.get_loop().call_exception_handler({"message": "a call failed", "exception": error, "future": task})


class Person:
    """Somebody who reads a stream at one process, and repeats every call at any process until it is answered."""

    def __init__(self, town: Simulation, name: str) -> None:
        self.town = town
        self.name = name
        self.dice = random.Random(f"{town.seed} {name}")
        self.token = f"token of {name}"
        self.key = 0
        self.length = 0
        self.story: list[Any] = []
        self.message: dict[str, Any] = {}
        self.done: list[str] = []  # the keys of calls that were acknowledged
        self.count = 0
        self.reads = False

    async def call(self, act: acts.AnyAct, key: str | None = None) -> bool:
        """Do an act, at one process after another until one answers; returns whether it was done."""
        self.count += 1
        key = key or f"{self.name} {self.count}"
        while True:
            node = await self.town.some_node(self.dice)
            try:
                live = await node.ask(node.house.at(CODE))
                if self.key:
                    if live.table.bearer(digest(self.token)) is None:
                        await node.ask(live.refresh())  # as the server does
                    callers.bearer(live, digest(self.token))
                await node.ask(live.do(act, key))
            except (Gone, Unready):
                await asyncio.sleep(self.dice.uniform(0.05, 0.3))
                continue
            except Refused:
                return False
            self.done.append(key)
            return True

    async def read(self) -> None:
        """Read a stream, and open another one whenever it ends."""
        while True:
            node = await self.town.some_node(self.dice)
            with suppress(Gone, Refused):
                live: Live = await node.ask(node.house.at(CODE))
                if not node.house.closing:
                    await self._follow(node, live)
            await asyncio.sleep(self.dice.uniform(0.05, 0.5))

    async def _follow(self, node: Node, live: Live) -> None:
        reader, stream = Reader(self.key, self.length), Stream()
        await node.ask(live.reach(reader))
        follower = live.follow(self.key)
        live.show_first(follower, reader)
        leaves = asyncio.get_running_loop().time() + self.dice.uniform(2, 20)
        self.reads = True
        try:
            while follower.ended is None and not node.dead.is_set():
                if self.town.unrest and asyncio.get_running_loop().time() > leaves:
                    return
                with suppress(TimeoutError):
                    async with asyncio.timeout(1.0):
                        await node.ask(follower.fresh.wait())
                await asyncio.sleep(self.dice.uniform(0.0, 0.002))
                if follower.fresh.is_set() and follower.ended is None:
                    follower.fresh.clear()
                    for event in follower.broadcast.updates(reader):
                        self._receive(stream.receive(event.kind, event.body.decode()), reader)
        finally:
            self.reads = False
            if not node.dead.is_set():
                live.unfollow(follower)

    def _receive(self, whole: bytes | None, reader: Reader) -> None:
        if whole is None:
            return
        self.message = msgspec.json.decode(whole)
        new, length = self.message["story"], self.message["length"]
        assert length == self.length + len(new), (
            f"{self.name} has {self.length} lines and gets {len(new)} up to {length}"
        )
        self.story += new
        self.length = length

    async def play(self) -> None:
        """Answer what one is asked, and talk."""
        while True:
            await asyncio.sleep(self.dice.uniform(0.3, 2.0))
            asked = [each for each in self.message.get("decisions", ()) if each["options"]]
            if asked and self.dice.random() < 0.8:
                each = self.dice.choice(asked)
                options = each["options"]
                single = each["least"] == each["most"] == 1
                choice = self.dice.choice(options) if single else self.dice.sample(options, each["least"])
                await self.call(acts.Answer(self.key, each["id"], choice))
            elif self.dice.random() < 0.3:
                await self.call(acts.Chat(self.key, "lobby", f"line {self.count}"))
            elif self.message.get("table", {}).get("phase") == "playing":
                await self.call(acts.SeeRole(self.key))


class Simulation:
    """One run."""

    def __init__(self, seed: int, seconds: float) -> None:
        self.seed = seed
        self.seconds = seconds
        self.dice = random.Random(seed)
        self.nodes: list[Node] = []
        self.people: list[Person] = []
        self.events: Counter[str] = Counter()  # counts of what happened, to show that the run was not idle
        self.unrest = True
        self.world: World

    async def run(self) -> str:
        """Play, disturb, heal and check; returns what must be the same in every run with this seed."""
        self.world = World(random.Random(self.dice.random()))
        self.nodes = [Node(self) for _ in range(3)]
        for node in self.nodes:
            await node.start()
        await self._open()
        tasks = [asyncio.create_task(work) for each in self.people for work in (each.read(), each.play())]
        troubles = asyncio.create_task(self._disturb())
        await asyncio.sleep(self.seconds)
        self.unrest = False
        await troubles
        self.world.heal()
        for task in tasks[1::2]:
            task.cancel()
        await asyncio.sleep(16.0)  # enough for a poll, and to notice that people are back
        failed = [task.exception() for task in tasks if task.done() and not task.cancelled()]
        assert not failed, failed
        result = await self._settled()
        for task in tasks:
            task.cancel()
        for node in self.nodes:
            node.kill()
        return result

    async def _open(self) -> None:
        game = self.dice.choice(("salem1692", "newsalem"))
        while True:
            node = await self.some_node(self.dice)
            try:
                opened = await node.ask(node.house.open(game, pace="quick", key="one table"))
                break
            except (Gone, Unready):
                await asyncio.sleep(0.1)
        self.people = [Person(self, name) for name in NAMES[: self.dice.choice((2, 3))]]
        host = opened.token
        for person in self.people:
            by = 0 if person is self.people[0] else None
            person.token = host if by == 0 else person.token
            sat = await person.call(acts.Sit(by, person.name, digest(person.token)))
            assert sat
            person.key = self.row_table().bearer(digest(person.token)) or 0
        first = self.people[0]
        await first.call(acts.AddBot(first.key, "random", count=4 - len(self.people)))
        for person in self.people:
            await person.call(acts.Ready(person.key, True))
        if self.dice.random() < 0.85:
            begun = await first.call(acts.Start(first.key, f"{self.seed}", self.row_table().rules.version))
            assert begun, "everybody is ready, whichever process was told so"

    def row_table(self) -> Any:
        """The table in the process that has read most of the journal."""
        lives = [live for node in self.nodes for live in node.house.awake.values()]
        return max(lives, key=lambda live: live.version).table

    async def some_node(self, dice: random.Random) -> Node:
        """A random process that is ready, as a load balancer would choose it."""
        while not (ready := [node for node in self.nodes if not node.dead.is_set() and not node.house.closing]):
            await asyncio.sleep(0.1)
        return dice.choice(ready)

    async def _disturb(self) -> None:
        loop = asyncio.get_running_loop()
        while self.unrest:
            await asyncio.sleep(self.dice.uniform(1.0, 6.0))
            node = self.dice.choice(self.nodes)
            what = self.dice.choice(("kill", "stall", "stop", "kill"))
            self.events[what] += 1
            if what == "stall":
                for each in dict.fromkeys((node, self._keeper() or node)):  # often in the middle of an act
                    each.journal.stalled = self.world.now() + self.dice.choice((self.dice.uniform(1.0, 7.0), 3.9))
                    each.healthy_since = each.journal.stalled - START
                continue
            kept = [row for row in self.world.rows.values() if row.keeper == node.journal.node]
            at = loop.time()
            if what == "kill":
                node.kill()
            else:
                await node.stop()
            self.nodes.remove(node)
            for row in kept:
                loop.call_later(TAKEN_OVER, self._must_be_kept, row, node.journal.node, at, list(self.nodes))
            await asyncio.sleep(self.dice.uniform(0.0, 3.0))
            await self._new_node()
        while len(self.nodes) < 3:
            await self._new_node()
        await asyncio.sleep(max([node.journal.stalled for node in self.nodes]) - self.world.now())

    def _keeper(self) -> Node | None:
        """The process that looks after the table."""
        keepers = {row.keeper for row in self.world.rows.values()}
        return next((node for node in self.nodes if node.journal.node in keepers), None)

    async def _new_node(self) -> None:
        node = Node(self)
        await node.start()
        self.nodes.append(node)

    def _must_be_kept(self, row: Row, dead: int, since: float, others: list[Node]) -> None:
        """Check that another process has taken the table over, if at least one of these was never disturbed."""
        if any(node.healthy_since <= since and not node.dead.is_set() for node in others):
            assert row.keeper != dead, f"nobody has looked after the table since {since}"
            self.events["taken over"] += 1

    async def _settled(self) -> str:
        """Check everything. Bots go on playing, so a check that fails in the middle of a move is repeated."""
        for _ in range(20):
            with suppress(AssertionError):
                return await self._check()
            await asyncio.sleep(0.15)
        return await self._check()

    async def _check(self) -> str:
        [(name, row)] = self.world.rows.items()
        assert sum(node.house.keeping.keeps(name) for node in self.nodes) == 1, "exactly one process keeps the table"
        for fence in {fence for fence, _ in row.own}:
            assert len({node for each, node in row.own if each == fence}) == 1, "a fence belongs to one process"
        assert [fence for fence, _ in row.own] == sorted(fence for fence, _ in row.own), "an old fence was let in"
        assert not self.world.wrong, self.world.wrong
        keys = Counter(key for key, _ in row.entries if key is not None)
        for person in self.people:
            for key in person.done:
                assert keys[key] == 1, f"{key} was done {keys[key]} times"
        row.snapshot = None  # so that everything is replayed
        found = await woken(self.nodes[0].journal, name)
        assert found is not None
        whole = save(found.table)
        for node in self.nodes:
            live = node.house.awake.get(name)
            if live is not None:
                assert live.version == row.version, f"a process is at {live.version} of {row.version}"
                assert save(live.table) == whole, "two processes have different tables"
        last = Broadcast(found.table, self.world.now())
        for person in self.people:
            assert person.reads, f"{person.name} has no stream"
            told = msgspec.to_builtins([line.item for line in last.story(person.key)], builtin_types=(bytes,))
            expected = msgspec.json.decode(msgspec.json.encode(told))
            assert person.story == expected, f"the story of {person.name} has gaps or repeats"
            chair = found.table.chair(person.key)
            assert not chair.away, f"{person.name} has a stream and counts as away"
        self.events["acts"] += row.version
        self.events["changes of hands"] += row.fence
        return f"{whole.hex()} {row.own} {self.events} {[person.done for person in self.people]}"


@contextmanager
def _same_names() -> Iterator[None]:
    """Give the table the same code in every run."""
    with patch.object(houses, "new_code", lambda letters: CODE):
        yield


def simulate(seed: int, seconds: float = 14.0) -> tuple[str, Counter[str]]:
    """Run a simulation; returns what must be the same in every run with this seed, and what has happened."""
    with _same_names():
        run = Simulation(seed, seconds)
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            problems: list[Any] = []
            runner.get_loop().set_exception_handler(lambda loop, context: problems.append(context))
            result = runner.run(run.run())
            assert not problems, problems
        return result, run.events


async def alone(town: Simulation) -> tuple[Node, str, Row]:
    """A process that is never disturbed, and a table that it looks after."""
    town.world = World(random.Random(0))
    town.world.heal()
    town.nodes = [Node(town)]
    await town.nodes[0].start()
    await town.nodes[0].house.open("newsalem", key="one table")
    [(name, row)] = town.world.rows.items()
    await asyncio.sleep(LEASE)
    assert row.keeper == town.nodes[0].journal.node
    return town.nodes[0], name, row


def in_virtual_time(play: Any) -> None:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(play())
