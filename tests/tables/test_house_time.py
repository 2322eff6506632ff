"""The house's clock continues from where it stopped, whatever the machine's clock says."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import patch

import pytest

from meetinghouse.tables import acts, callers, house_time
from meetinghouse.tables import house as houses
from meetinghouse.tables.codes import digest, new_token
from meetinghouse.tables.house import House
from meetinghouse.tables.house_time import HouseTime
from meetinghouse.tables.journal import Journal
from meetinghouse.tables.lifetimes import LIFETIMES
from meetinghouse.tables.live import Live
from meetinghouse.tables.sqlite import SqliteJournal

from .awaiting import awaited

WALL = 1_750_000_000.0
HOUR = 3600.0


class Machine:
    """A machine's two clocks: one that can be set, and a monotonic one that starts anywhere."""

    def __init__(self) -> None:
        self.wall = WALL
        self.up = 17.0

    def time(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.up

    def go(self, seconds: float) -> None:
        self.wall += seconds
        self.up += seconds

    def restart(self, away: float) -> None:
        self.wall += away
        self.up = 3.0


@asynccontextmanager
async def opened(path: Path, machine: Machine, *, killed: bool = False) -> AsyncIterator[House]:
    """Open a house on the file as the server does, and close it in good order or kill it."""
    async with await SqliteJournal.open(path / "tables.db") as journal:
        with patch.object(house_time, "time", machine):
            house = House(journal, now=HouseTime(await journal.last_beat()), threads=False, thinking=(0, 0))
            yield house
            if not killed:
                await house.close()
            else:
                house.closing = True


async def begun(house: House) -> Live:
    """A game with four people, whose current step has a little more than seven seconds left."""
    made = await house.open("salem1692", {"timer_scale": 0.3}, pace="quick")
    live = await house.at(made.code)
    tokens = [made.token, *[new_token() for _ in range(3)]]
    for name, token in zip(("Ann", "Ben", "Cat", "Dan"), tokens, strict=True):
        by = callers.bearer(live, digest(token)) if token is made.token else None
        await live.do(acts.Sit(by, name, digest(token), None))
    for chair in list(live.table.chairs):
        if not chair.ready:
            await live.do(acts.Ready(chair.key, True))
    await house.start(live, live.table.host)
    for chair in list(live.table.chairs):
        await live.do(acts.SeeRole(chair.key))
    return live


def left(live: Live) -> float:
    """The remaining seconds of the current step."""
    due = live.table.due()
    assert due is not None
    return due - live.house.now()


@pytest.mark.parametrize("killed", [False, True])
@pytest.mark.parametrize("away", [-HOUR, -1.0, 0.0, 600.0, 90 * 24 * HOUR])
def test_a_step_has_after_a_restart_what_it_had_left_before(tmp_path: Path, away: float, killed: bool) -> None:
    @awaited
    async def test() -> None:
        machine = Machine()
        async with opened(tmp_path, machine, killed=killed) as house:
            live = await begun(house)
            code = live.table.code
            machine.go(2.0)
            await house._beat(house.now())
            before, at = left(live), house.now()
            assert 0 < before < 60
        machine.restart(away)
        async with opened(tmp_path, machine) as house:
            assert house.now() == pytest.approx(at, abs=1e-6)
            live = await house.at(code)
            assert left(live) == pytest.approx(before, abs=1e-6)
            machine.go(before + 0.1)
            await house.attend(house.now())
            assert left(live) != pytest.approx(-0.1, abs=0.05)  # it expired, and another step is open

    test()


@awaited
async def test_a_new_house_begins_with_the_time_of_the_machine(tmp_path: Path) -> None:
    async with opened(tmp_path, Machine()) as house:
        assert house.now() == WALL


@awaited
async def test_whoever_kills_the_house_takes_a_few_seconds_at_most(tmp_path: Path) -> None:
    machine = Machine()
    async with opened(tmp_path, machine, killed=True) as house:
        await house.open("salem1692")
        running = asyncio.create_task(house.run())
        for _ in range(5):
            machine.go(houses.WAKE_EVERY)
            house._nudge.set()
            await told(house.journal, house.now())
        running.cancel()
        at = house.now()
    async with opened(tmp_path, machine) as house:
        assert at - houses.WAKE_EVERY <= house.now() <= at


async def told(journal: Journal, at: float) -> None:
    """Wait until the store has stored this time."""
    async with asyncio.timeout(30):
        while await journal.last_beat() != at:
            await asyncio.sleep(0.005)


@awaited
async def test_a_table_is_kept_for_as_long_as_the_house_is_open(tmp_path: Path) -> None:
    machine = Machine()
    async with opened(tmp_path, machine) as house:
        code = (await house.open("salem1692")).code
    machine.restart(400 * 24 * HOUR)
    async with opened(tmp_path, machine) as house:
        await house.wake_due_tables(house.now())
        assert await house.journal.find(code) is not None
        machine.go(LIFETIMES["empty"] + 1)
        await house.wake_due_tables(house.now())
        assert await house.journal.find(code) is None
