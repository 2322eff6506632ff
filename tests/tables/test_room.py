"""Limits on storage: nobody can fill the disk, and games in progress can still end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from meetinghouse.server.store import RESERVE, Store, open_store
from meetinghouse.tables import acts
from meetinghouse.tables.acts import talk
from meetinghouse.tables.chairs import Notebook
from meetinghouse.tables.house import House
from meetinghouse.tables.journal import Snapshot
from meetinghouse.tables.room import MOST_OF_TABLE

from .awaiting import Opening, awaited
from .virtual import Party, Town, play_to_the_end, refused, town


@awaited
async def test_a_store_tells_what_a_table_takes_and_what_all_take(opening: Opening) -> None:
    async with await opening() as journal:
        empty = await journal.room()
        assert await journal.room("a") == 0
        for version in range(1, 41):
            await journal.append("a", version, bytes(10_000))
        await journal.append("b", 1, bytes(10))
        alone = await journal.room("a")
        assert 400_000 <= alone < 410_000
        assert await journal.room() - empty > 400_000
        for version in (39, 40):
            await journal.save_snapshot("a", Snapshot(version, bytes(5000)))
        assert await journal.room("a") - alone >= 10_000
        await journal.let_go("a", 40, everything=True)
        assert 5000 <= await journal.room("a") < 6000
        assert await journal.room() - empty < 100_000  # deleted data is free again
        assert await journal.room("b") < 100


async def nothing_but_the_game(home: Town, party: Party, key: str) -> None:
    """Check that acts the game does not need are refused for lack of room, and that the game can end."""
    for deed, said in (
        (acts.Note, (Notebook("a note"),)),
        (acts.Block, (1, True)),
    ):
        version = party.live.version
        with refused(key):
            await party.act("Ann", deed, *said)
        assert party.live.version == version
    asked = party.asked("Ben")
    assert asked is not None
    await party.answer("Ben", asked.options[0])
    with refused(key):  # the answer stays
        await party.answer("Ben", asked.options[1], asked.id)
    await play_to_the_end(home, party)


@awaited
async def test_at_a_table_that_has_used_up_its_room_the_game_still_comes_to_its_end(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="quick")
        await party.act("Ann", acts.Note, Notebook("a note"))
        home.house.room.most_of_table = party.live.room
        await nothing_but_the_game(home, party, "table-room")
        with refused("table-room"):
            await party.say("Ann", "well played")


@awaited
async def test_what_a_table_takes_is_known_when_it_wakes_and_sinks_when_its_game_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "MOST_NOTED", 10**9)
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="quick")
        for _ in range(600):
            home.now += 0.1
            await party.act("Ann", acts.Note, Notebook("a note " * 500))
        before = party.live.room
        assert before > 2_000_000
        await home.crash()
        await home.wake()
        assert party.live.room == pytest.approx(before, rel=0.05)
        party.everybody_follows()
        await play_to_the_end(home, party)
        await party.say("Ann", "well played")
        await home.close()
        await home.wake()
        assert party.live.room < before / 2
        assert party.live.room < MOST_OF_TABLE / 4


@awaited
async def test_in_a_house_without_room_games_go_on_and_nothing_else(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="quick")
        home.house.room.most = await home.journal.room()
        await home.house.wake_due_tables(home.now)
        with refused("house-room"):
            await home.house.open("salem1692")
        await nothing_but_the_game(home, party, "house-room")
        with refused("house-room"):
            await party.say("Ann", "well played")
        await party.act("Ann", acts.Rematch)
        await party.act("Ben", acts.Leave)

        home.house.room.most = 10 * await home.journal.room()
        await home.house.wake_due_tables(home.now)
        await party.say("Ann", "Once more?")
        await home.house.open("salem1692")


@awaited
async def test_tables_that_everybody_has_left_count_as_well(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3)
        for name in ("Ann", "Ben"):
            await party.act(name, acts.Leave)
        listing = await home.journal.find(party.code)
        assert listing is not None
        assert listing.status.phase == "abandoned"
        small = House(home.journal, now=lambda: home.now, most_tables=1, threads=False)
        with refused("house-full"):
            await small.open("salem1692")
        await small.close()


@awaited
async def test_past_its_room_a_store_grows_by_a_reserve_and_no_more(tmp_path: Path) -> None:
    most = 4 * 1024**2
    async with await open_store(Store(tmp_path / "tables.db", None, bytes(32)), most) as journal:
        appending = [journal.append("a", version, bytes(50_000)) for version in range(1, 120)]
        outcomes = await asyncio.gather(*appending, return_exceptions=True)
        assert "full" in [getattr(outcome, "reason", None) for outcome in outcomes]
        assert most < await journal.room() <= most * RESERVE
