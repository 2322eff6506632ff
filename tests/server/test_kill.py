"""After kill -9 at any moment, everything acknowledged is there, nothing happened twice, and no story has a gap.

MEETINGHOUSE_KILLS sets how often the server is killed.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import time
from contextlib import closing
from pathlib import Path

import apsw
import httpx

import meetinghouse as mh
from meetinghouse.server.store import find_store, open_store
from meetinghouse.tables import acts
from tests.patience import PATIENCE, eventually

from .crowd import QUICK, Crowd, caught_up, keep_entries, stored
from .guests import Guest, see_off
from .process import Process, integrity

KILLS = int(os.environ.get("MEETINGHOUSE_KILLS", "4"))


def copied(path: Path, folder: Path) -> Path:
    """A copy of the file as the killed process left it, with its log; the next server recovers the original."""
    folder.mkdir()
    for part in ("", "-wal", ".secret"):
        if (lies := path.with_name(path.name + part)).exists():
            shutil.copy(lies, folder / lies.name)
    return folder / path.name


async def killed_again_and_again(server: Process, crowd: Crowd, dice: random.Random, folder: Path) -> None:
    """Kill the server at random moments, also while it starts, and check the file each time."""
    for kill in range(KILLS):
        early = kill % 5 == 3  # killed before it had started
        await asyncio.to_thread(server.begin)
        if not early:
            await asyncio.to_thread(server.up)
        await asyncio.sleep(dice.uniform(0, 0.6 if early else 1.5))
        server.kill()
        crowd.check()
        left = copied(server.data, folder / str(kill))
        stored(left, crowd.deeds)
        shutil.rmtree(left.parent)


async def stand_the_test(server: Process, folder: Path) -> None:
    """Run the whole test."""
    dice = random.Random(1692)
    crowd = Crowd(server)
    server.start()
    keep_entries(server.data)
    try:
        await crowd.begin(dice)
        await asyncio.sleep(dice.random())
        server.kill()
        await killed_again_and_again(server, crowd, dice, folder)
        await asyncio.to_thread(server.start)
        lengths = [len(player.story) for player in crowd.players]
        async with asyncio.timeout(PATIENCE):  # games in progress after the last restart
            while [len(player.story) for player in crowd.players] == lengths or not crowd.busy():
                crowd.check()
                await asyncio.sleep(0.05)
        await crowd.rest()
        await caught_up(crowd)
        for code in {player.code for player in crowd.players}:
            record = await crowd.call("GET", f"/{code}/record", {})
            assert record.status_code in (200, 409)
            if record.status_code == 200:
                assert mh.replay(record.content).over
    finally:
        await crowd.go()

    server.kill()
    assert server.troubles() == []
    assert integrity(server.data) == "ok"
    found = stored(server.data, crowd.deeds)
    acknowledged = [deed for deed in crowd.deeds if deed.status == 200]
    repeated = [deed for deed in acknowledged if deed.sent > 1]
    resumed = sum(player.resumed for player in crowd.players)
    print(
        f"{KILLS + 2} kills, {crowd.games} games, {len(crowd.deeds)} deeds, {len(acknowledged)} acknowledged "
        f"({sum(deed.path == '/answers' for deed in acknowledged)} answers), {found} stored, {len(repeated)} repeated, "
        f"{sum(deed.status == 409 for deed in crowd.deeds)} refused, {resumed} streams resumed"
    )
    assert crowd.busy()


def test_kill_9_at_random_moments_loses_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as server:
        asyncio.run(stand_the_test(server, tmp_path))


def test_a_clock_goes_on_after_a_restart_though_nobody_comes_and_time_away_counts_for_nobody(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as server:
        server.start()
        host = begun(server.url)
        server.kill()  # at once, before any time can run out
        see_off()
        left = copied(server.data, tmp_path / "before")
        before = asyncio.run(done_at(left, host.code))
        assert not expired(before)
        with closing(apsw.Connection(str(left))) as file:
            ends = file.execute("SELECT deadline FROM tables WHERE code = ?", (host.code,)).get
        assert ends < time.time() + 5
        time.sleep(max(0, ends - time.time()) + 0.2)
        server.start()
        eventually(lambda: expired(asyncio.run(done_at(server.data, host.code))), "the clock goes on")

        after = asyncio.run(done_at(server.data, host.code))

        assert after[: len(before)] == before
        first = after[len(before)]
        assert isinstance(first.act, acts.Expire)
        assert before[-1].at < ends <= first.at < time.time()
        assert server.troubles() == []


def expired(done: list[acts.StoredAct]) -> bool:
    """Whether a step of this table has expired."""
    return any(isinstance(entry.act, acts.Expire) for entry in done)


def begun(url: str) -> Guest:
    """A game with four people who do nothing, so that only its clock moves it."""
    made = httpx.post(f"{url}/api/tables", json=QUICK | {"options": {"timer_scale": 0.3}}).json()
    host = Guest(url, made["code"], made["token"])
    host.ok("/seats", {"name": "Ann"}, 201)
    tokens = [Guest(url, host.code).ok("/seats", {"name": name}, 201)["token"] for name in ("Bob", "Cid", "Dot")]
    guests = [Guest(url, host.code, token) for token in tokens]
    for guest in guests:
        guest.ok("/ready", {"ready": True})
    host.ok("/start")
    for guest in (host, *guests):
        guest.ok("/seen")
    return host


async def done_at(path: Path, code: str) -> list[acts.StoredAct]:
    """All acts done at a table."""
    async with await open_store(find_store(path)) as journal:
        listing = await journal.find(code)
        assert listing is not None
        return [acts.read_act(entry.body) for entry in await journal.read(listing.table)]
