"""Several houses on one store, in simulated time: nothing is lost, nothing happens twice, whatever goes wrong."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from typing import Any
from unittest.mock import patch

import pytest

from meetinghouse.tables import acts, keeping
from meetinghouse.tables.journal import JournalEntry, Unavailable
from meetinghouse.tables.keeping import Keeping
from meetinghouse.tables.refusals import Overtaken
from meetinghouse.tables.table import TERMS

from .model_store import LEASE, World
from .simulation import TAKEN_OVER, Node, Simulation, VirtualLoop, alone, in_virtual_time, simulate

RUNS = int(os.environ.get("MEETINGHOUSE_SIMULATIONS", "200"))
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_processes_that_die_and_stall_lose_nothing_and_do_nothing_twice(part: int) -> None:
    happened: Counter[str] = Counter()
    for seed in range(part, RUNS, PARTS):
        try:
            happened += simulate(seed)[1]
        except Exception as error:
            raise AssertionError(f"python -m tests.tables.seeds {seed}") from error
    assert all(happened[what] for what in ("kill", "stall", "stop", "taken over"))
    assert happened["acts"] > 10 * RUNS / PARTS
    assert happened["changes of hands"] > RUNS / PARTS


def test_a_table_taken_from_a_dead_process_is_looked_after_even_if_the_answer_was_lost() -> None:
    async def play() -> bool:
        town = Simulation(0, 0)
        town.world = World(random.Random(0))
        town.world.heal()
        one, two = town.nodes = [Node(town), Node(town)]
        for node in town.nodes:
            await node.start()
        await one.house.open("newsalem", key="one table")
        [(name, row)] = town.world.rows.items()
        taking = two.journal.claim

        async def lost(*wanted: Any) -> dict[str, int]:
            if await taking(*wanted):
                raise Unavailable("unreachable")
            return {}

        with patch.object(two.journal, "claim", lost):
            one.kill()
            while row.keeper != two.journal.node:
                await asyncio.sleep(0.1)
            await asyncio.sleep(LEASE)
        two.kill()
        return two.house.keeping.keeps(name)

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        assert runner.run(play())


def test_a_table_that_sleeps_is_released_though_the_store_fails_and_is_not_woken() -> None:
    async def play() -> None:
        node, name, row = await alone(Simulation(0, 0))

        async def fails(*_: Any) -> None:
            raise Unavailable("unreachable")

        with patch.object(node.journal, "release", fails):
            node.house.drop(node.house.awake[name])
            node.house.keeping._unsure = True  # as if the answer to a claim had been lost
            await asyncio.sleep(LEASE)
        assert (row.keeper, name in node.house.awake) == (node.journal.node, False)
        await asyncio.sleep(LEASE)
        assert row.keeper is None
        assert name not in node.house.awake
        node.kill()

    in_virtual_time(play)


def test_a_table_that_falls_asleep_while_it_is_claimed_is_not_woken() -> None:
    async def play() -> None:
        node, name, row = await alone(Simulation(0, 0))
        await node.journal.release([name])
        node.house.keeping._fences.clear()
        claiming = node.journal.claim

        async def claim(*wanted: Any) -> dict[str, int]:
            found = await claiming(*wanted)
            if found:
                node.house.drop(node.house.awake[name])
            return found

        with patch.object(node.journal, "claim", claim):
            await asyncio.sleep(LEASE)
        assert row.keeper is None
        assert name not in node.house.awake
        node.kill()

    in_virtual_time(play)


def test_a_table_that_is_woken_while_it_is_released_is_looked_after() -> None:
    async def play() -> None:
        node, name, row = await alone(Simulation(0, 0))
        releasing = node.journal.release

        async def late(tables: Any) -> None:
            await asyncio.sleep(0.5)
            await releasing(tables)

        with patch.object(node.journal, "release", late):
            node.house.drop(node.house.awake[name])
            await node.house.wake(name)
            assert node.house.keeping.keeps(name)
            await asyncio.sleep(0.8)
        assert row.keeper == node.journal.node
        assert node.house.keeping.fence(name) == row.fence
        assert node.house.keeping.keeps(name)
        node.kill()

    in_virtual_time(play)


def test_a_table_that_is_woken_between_two_releases_is_looked_after() -> None:
    async def play() -> None:
        node, name, row = await alone(Simulation(0, 0))
        releasing, late, calls = node.journal.release, asyncio.Event(), 0

        async def release(tables: Any) -> None:
            nonlocal calls
            calls += 1
            if calls == 2:
                await late.wait()
            await releasing(tables)

        with patch.object(node.journal, "release", release):
            node.house.drop(node.house.awake[name])
            node.house.spawn(node.house.keeping._release())  # as a beat does, before the first one is answered
            while await node.journal.kept():
                await asyncio.sleep(0.01)
            await node.house.wake(name)
            assert (row.keeper, calls) == (node.journal.node, 2)
            late.set()
            await asyncio.sleep(LEASE)
        assert row.keeper == node.journal.node
        assert node.house.keeping.fence(name) == row.fence
        node.kill()

    in_virtual_time(play)


def test_all_tables_of_a_dead_process_are_taken_over_in_time_however_many_there_are() -> None:
    async def play() -> None:
        town = Simulation(0, 0)
        one, _, _ = await alone(town)
        for number in range(12):
            await one.house.open("newsalem", key=f"table {number}")
        two = Node(town)
        await two.start()
        with patch.object(keeping, "ORPHANS", 2):
            one.kill()
            await asyncio.sleep(TAKEN_OVER)
        assert {row.keeper for row in town.world.rows.values()} == {two.journal.node}
        assert all(two.house.keeping.keeps(name) and name in two.house.awake for name in town.world.rows)
        two.kill()

    in_virtual_time(play)


def test_a_house_that_stops_claims_nothing_after_it_has_handed_its_tables_over() -> None:
    ended: list[bool] = []

    async def run(self: Keeping) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.1)  # an answer of the store is on its way
            ended.append(True)

    async def play() -> None:
        town = Simulation(0, 0)
        town.world = World(random.Random(0))
        node = Node(town)
        with patch.object(Keeping, "run", run):
            await node.start()
            await asyncio.sleep(0.1)
            node.running.cancel()
            await asyncio.gather(node.running, return_exceptions=True)
        assert ended
        node.kill()

    in_virtual_time(play)


def test_a_process_whose_lease_lapses_while_it_catches_up_does_nothing_as_caretaker() -> None:
    async def play() -> None:
        node, name, row = await alone(Simulation(0, 0))
        live = node.house.awake[name]
        await live.do(acts.Lock(0, True))
        unlocked = acts.StoredAct(node.house.now(), acts.Lock(0, False), TERMS).encode()
        await node.journal.append(name, row.version + 1, unlocked)  # by another process, of which no notice came
        reading = node.journal.read

        async def slow(*wanted: Any) -> list[JournalEntry]:
            node.house.keeping._fences.clear()
            return await reading(*wanted)

        before = row.version
        with patch.object(node.journal, "read", slow), pytest.raises(Overtaken):
            await live.do_own(acts.Sit(None, "Ben", "token"))  # refused at first, because the table was locked
        assert row.version == before == live.version
        node.kill()

    in_virtual_time(play)


def test_a_run_is_the_same_with_the_same_seed_and_another_one_with_another() -> None:
    one, again, other = [simulate(seed)[0] for seed in (7, 7, 8)]
    assert one == again != other


async def _do_not_look(self: Keeping) -> None: ...


def _keep_too_long(self: Keeping, table: str) -> bool:
    return table in self._fences


def _newest_fence(self: Keeping, table: str) -> int:
    journal: Any = self._journal
    return int(journal.world.rows[table].fence)


@pytest.mark.parametrize(
    ("breaks", "broken", "found"),
    [
        ({"_poll": _do_not_look}, "lost notices are not looked for", "a process is at"),
        ({"tell": lambda *_: None}, "nobody is told who is there", "counts as away"),
        ({"fence": lambda *_: None}, "acts carry no fence", "without a fence"),
        ({"fence": _newest_fence, "keeps": _keep_too_long}, "an old keeper is let in", "a fence belongs to one"),
    ],
)
def test_the_simulation_finds_what_is_broken(
    breaks: dict[str, Any], broken: str, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, work in breaks.items():
        monkeypatch.setattr(Keeping, name, work)
    for seed in range(60):
        try:
            simulate(seed)
        except AssertionError as error:
            if found in str(error):
                return
    raise AssertionError(f"the simulation does not notice that {broken}")
