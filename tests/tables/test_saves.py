"""A table outlives its process: it is saved and woken, and repeated requests are done once."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from meetinghouse.tables import acts, live, past
from meetinghouse.tables.journal import Snapshot, Status
from meetinghouse.tables.saves import save

from .awaiting import awaited
from .positions import frames, holds, played
from .virtual import Party, refused, town


async def something(party: Party, dice: random.Random) -> None:
    """Let somebody do a random act."""
    name = dice.choice(list(party.tokens))
    asked = party.asked(name) if party.table.phase == "playing" else None
    try:
        if asked is not None:
            await party.answer(name, asked.any(dice))
        elif dice.random() < 0.3:
            await party.say(name, "hm", dice.choice(("town", "graveyard", "lobby", "last-words")))
        elif dice.random() < 0.3:
            await party.act(name, dice.choice((acts.Pause, acts.Resume, acts.Extend)))
        elif dice.random() < 0.2:
            await party.act(name, acts.Block, dice.randrange(3), dice.random() < 0.5)
    except ValueError:
        pass  # refused


# --- the same frames


@pytest.mark.parametrize(("seed", "players", "edition"), [(1, 4, "en"), (2, 6, "fr"), (3, 7, "es"), (4, 3, "en")])
def test_a_table_kept_and_woken_is_the_same_to_every_reader_at_every_moment(
    tmp_path: Path, seed: int, players: int, edition: str
) -> None:
    @awaited
    async def test() -> None:
        dice = random.Random(seed)
        async with town(tmp_path, seed) as home:
            party = await home.table("Ann", pace="quick", options={"edition": edition})
            for step in (party.sit("Ben"), party.say("Ben", "hello"), party.bots(players - 2)):
                await step
                await holds(party)
            party.everybody_follows()
            phases = set()
            for game in range(2):
                await party.start(f"{seed} {game}")
                while party.table.phase == "playing":
                    await home.wait(dice.choice((0.3, 0.9, 4.0)))
                    await something(party, dice)
                    if dice.random() < 0.12 or party.table.phase != "playing":
                        await holds(party, dice.random() < 0.3)
                        phases.add(party.table.secret)
                    if party.table.paused and dice.random() < 0.5:
                        for name in party.tokens:
                            if party.table.paused:
                                await party.act(name, acts.Resume)
                assert party.table.phase == "over"
                await party.act("Ann", acts.Rematch)
                await holds(party)
                await party.say("Ben", "again")
                await holds(party)
            assert phases == {True, False}

    test()


@awaited
async def test_a_house_that_was_closed_shows_the_same_when_it_opens_again(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=4, pace="quick")
        for _ in range(20):
            await home.wait(7.3)
            before = frames(party.table, home.now)
            await (home.close() if home.dice.random() < 0.5 else home.crash())
            await home.wake()
            assert frames(party.table, home.now) == before
            party.everybody_follows()
        assert party.live.version > 50


@awaited
async def test_a_table_falls_asleep_when_nobody_is_there_and_wakes_for_whoever_comes(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        party.follow("Ann")
        await home.wait(600)
        assert party.code in home.house.codes
        party.unfollow("Ann")
        await home.wait(70)
        assert party.code not in home.house.codes
        woken = await home.house.at("kwtm")
        assert woken is not party.live
        assert [chair.name for chair in woken.table.chairs] == ["Ann", "Ben"]
        assert await home.house.at("kwtm") is woken


@awaited
async def test_many_who_come_at_once_wake_one_table(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        await home.table("Ann", "Ben")
        await home.close()
        await home.wake()
        home.house.awake.clear()
        home.house.codes.clear()
        found = await asyncio.gather(*[home.house.at("KWTM") for _ in range(20)])
        assert len({id(live) for live in found}) == 1


@awaited
async def test_a_lobby_nobody_uses_is_forgotten_after_a_day_and_its_code_is_free(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        await home.table("Ann")
        await home.wait(3600)
        await home.house.wake_due_tables(home.now)
        assert await home.journal.count() == 1
        await home.wait(86400)
        await home.house.wake_due_tables(home.now)
        assert await home.journal.count() == 0
        with refused("unknown-code"):
            await home.house.at("KWTM")


@awaited
async def test_a_damaged_table_does_not_keep_the_others_from_being_woken(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        one = await home.game("Ann", "Ben", bots=2, pace="quick", code="BBBB")
        home.now += 1
        two = await home.game("Ann", "Ben", bots=2, pace="quick", code="CCCC")
        await home.journal.append(one.table.name, one.live.version + 1, b"{}", status=Status("BBBB", "playing", 1.0))
        await home.crash()
        home.parties.clear()
        home.now += 100
        await home.wake()
        await home.house.wake_due_tables(home.now)
        assert set(home.house.awake) == {two.table.name}


@pytest.mark.parametrize("snapshots", [1, 2])
def test_a_snapshot_that_cannot_be_read_is_made_up_for_logged_once_and_replaced(
    tmp_path: Path, snapshots: int, caplog: pytest.LogCaptureFixture
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game("Ann", "Ben", bots=4, pace="quick")
            await played(home, party, 170)
            name, version = party.table.name, party.live.version
            before = frames(party.table, home.now)
            for late in range(version - snapshots + 1, version + 1):
                await home.journal.save_snapshot(name, Snapshot(late, msgspec.msgpack.encode({"code": "KWTM"})))
            for _ in range(3):
                await home.crash()
                await home.wake()
                assert frames(party.table, home.now) == before
            found = await home.journal.wake(name)
            assert found.snapshot is not None
            assert found.snapshot.body == save(party.table)
            assert [record.message for record in caplog.records].count("a snapshot cannot be read") == snapshots

    test()


@awaited
async def test_whoever_comes_to_a_table_of_which_nothing_is_whole_is_told_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        for version in (1, 2):
            await home.journal.save_snapshot(party.table.name, Snapshot(version, b"nothing"))
        await home.journal.let_go(party.table.name, 1)
        home.parties.clear()
        await home.crash()
        await home.wake()
        for _ in range(3):
            with refused("table-damaged"):
                await home.house.at(party.code)
        assert [record.message for record in caplog.records].count("a table is damaged") == 1


@awaited
async def test_when_a_game_is_over_only_the_last_entries_stay(tmp_path: Path) -> None:
    with patch.object(live, "RECENT", 60):
        await leave_few_entries(tmp_path)


async def leave_few_entries(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=6, pace="quick")
        name = party.table.name
        while party.table.phase == "playing":
            assert len(await home.journal.read(name)) == party.live.version
            await home.wait(5)
        version = party.live.version
        await party.act("Ann", acts.Chat, "lobby", "well played", key="k")
        for number in range(live.SNAPSHOT_EVERY + 1):
            home.now += 10
            await party.say("Ben", f"{number}")
        await home.close()
        await home.wake()
        entries = await home.journal.read(name)
        assert live.RECENT <= len(entries) <= live.RECENT + live.SNAPSHOT_EVERY < version
        await party.act("Ann", acts.Chat, "lobby", "well played", key="k")
        assert party.hears("Ben").count("well played") == 1
        assert past.played(party.table).record.entries


@awaited
async def test_many_tables_that_are_awake_do_not_hide_one_that_sleeps(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        for _ in range(110):
            live = await home.house.at((await home.house.open("salem1692")).code)
            live.follow(0)
        home.now += 1
        party = await home.table("Ann")
        await home.wait(2 * 86400)
        assert party.code not in home.house.codes
        await home.house.wake_due_tables(home.now)
        assert await home.journal.count() == 110


# --- fast


@pytest.mark.parametrize("how", ["closed", "crashed"])
def test_waking_takes_less_than_fifty_milliseconds(tmp_path: Path, how: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game("Ann", "Ben", bots=8, pace="quick", options={"edition": "fr"})
            await played(home, party, 199)
            await (home.close() if how == "closed" else home.crash())
            taken = []
            for _ in range(7):
                home.parties.clear()
                await home.wake()
                began = time.process_time()
                live = await home.house.at(party.code)
                taken.append(time.process_time() - began)
                assert live.version >= 100
                await home.crash()
            await home.wake()
            assert statistics.median(taken) < 0.05

    test()


@awaited
async def test_a_long_game_is_woken_from_a_snapshot_and_not_from_its_beginning(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=8, pace="quick")
        await played(home, party, 199)
        kept = await home.journal.wake(party.table.name)
        assert kept.snapshot is not None
        assert kept.version - kept.snapshot.version <= 50


# --- once only


@awaited
async def test_what_is_sent_twice_under_one_key_happens_once(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        for _ in range(3):
            await party.act("Ann", acts.Chat, "lobby", "hello", key="k")
        assert party.hears("Ben") == ["hello"]


@awaited
async def test_an_answer_sent_twice_is_accepted_though_it_is_not_open_any_more(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=3, pace="none")
        await home.wait(5)
        choice = {"type": "seat", "seat": 1}
        await party.act("Ann", acts.Answer, "0-1", choice, key="k")
        await party.answer("Ben")
        await home.wait(60)
        assert not party.is_secret()
        version = party.live.version
        await party.act("Ann", acts.Answer, "0-1", choice, key="k")
        assert party.live.version == version
        with refused("not-open"):
            await party.act("Ann", acts.Answer, "0-1", choice, key="another")


@awaited
async def test_a_key_that_was_used_for_something_else_is_refused(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        await party.act("Ann", acts.Chat, "lobby", "hello", key="k")
        for kind, said in ((acts.Chat, ("lobby", "bye")), (acts.Ready, (True,)), (acts.Leave, ())):
            with refused("key-reused"):
                await party.act("Ann", kind, *said, key="k")
        with refused("key-reused"):
            await party.act("Ben", acts.Chat, "lobby", "hello", key="k")
        assert party.hears("Ben") == ["hello"]


@pytest.mark.parametrize("how", ["closed", "crashed"])
def test_a_key_is_known_after_the_table_was_woken(tmp_path: Path, how: str) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.table("Ann", "Ben")
            await party.act("Ann", acts.Chat, "lobby", "hello", key="k")
            await (home.close() if how == "closed" else home.crash())
            await home.wake()
            await party.act("Ann", acts.Chat, "lobby", "hello", key="k")
            with refused("key-reused"):
                await party.act("Ann", acts.Chat, "lobby", "bye", key="k")
            assert party.hears("Ben") == ["hello"]

    test()


@awaited
async def test_a_start_sent_twice_under_one_key_starts_one_game(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", bots=3)
        await home.house.start(party.live, party.keys["Ann"], "k")
        seed = party.game.setup.seed
        await home.house.start(party.live, party.keys["Ann"], "k")
        assert party.game.setup.seed == seed
        with refused("not-in-lobby"):
            await home.house.start(party.live, party.keys["Ann"], "another")
