"""A table outlives its process: kept, woken, written by two houses, asked twice, interrupted."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from pathlib import Path

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.engine.record import Record
from meetinghouse.games.salem1692.rules import SalemRules
from meetinghouse.tables import acts
from meetinghouse.tables.journal import Appended, Snapshot, Status
from meetinghouse.tables.kept import keep, wake
from meetinghouse.tables.live import replay
from meetinghouse.tables.message import Reader, Scene
from meetinghouse.tables.table import Table

from .awaiting import awaited
from .virtual import NOBODY, Party, Town, refused, town


def frames(table: Table, now: float) -> dict[tuple[int, int], bytes]:
    """What every reader is sent: whoever comes first, and whoever has read some of it."""
    found = {}
    for key in (0, *[chair.key for chair in table.chairs]):
        for after in (0, 7, 10_000):
            found[key, after] = Scene(table, now).frame(Reader(key, after))
    return found


async def read_again(party: Party) -> Table:
    """The table from its entries alone."""
    table = Table(party.table.name)
    for entry in await party.town.journal.read(party.table.name):
        replay(table, entry.body)
    return table


async def holds(party: Party, from_entries: bool = True) -> None:
    """Woken from its bytes or read again from its entries, the table is the same to everybody."""
    now = party.town.now
    same = frames(party.table, now)
    woken = wake(party.table.name, keep(party.table))
    assert frames(woken, now) == same
    assert keep(woken) == keep(party.table)
    if from_entries:
        again = await read_again(party)
        assert frames(again, now) == same
        assert again.touched == party.table.touched


async def something(party: Party, dice: random.Random) -> None:
    """Somebody does something."""
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


async def played(home: Town, party: Party, acts_at_most: int = 10_000) -> None:
    """The game goes on, to its end or for a while."""
    while party.table.phase == "playing" and party.live.version < acts_at_most:
        await home.wait(1.7)


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
        await home.house.look_for_sleepers(home.now)
        assert await home.journal.count() == 1
        await home.wait(86400)
        await home.house.look_for_sleepers(home.now)
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
        await home.house.look_for_sleepers(home.now)
        assert set(home.house.awake) == {two.table.name}


@awaited
async def test_a_snapshot_that_cannot_be_read_is_made_up_for_by_the_entries(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=2, pace="quick")
        await home.wait(9)
        before = frames(party.table, home.now)
        await home.journal.keep(
            party.table.name, Snapshot(party.live.version, msgspec.msgpack.encode({"code": "KWTM"}))
        )
        await home.crash()
        await home.wake()
        assert frames(party.table, home.now) == before


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
        await home.house.look_for_sleepers(home.now)
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


# --- other rules


async def closed_by_other_rules(home: Town, party: Party, monkeypatch: pytest.MonkeyPatch, how: str) -> Record:
    """The house is opened again with another version of the rules; what it has then."""
    await (home.close() if how == "snapshot" else home.crash())
    monkeypatch.setattr(SalemRules, "version", "other")
    await home.wake()
    return party.live.record()


@pytest.mark.parametrize("how", ["snapshot", "entries"])
def test_a_game_whose_rules_have_changed_is_closed_and_its_record_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game("Ann", "Ben", bots=3, pace="quick")
            await home.wait(2)
            for name in ("Ann", "Ben"):
                await party.answer(name)
            assert party.game.held
            await played(home, party, 40)
            before, version = party.game.record, party.game.rules.version
            record = await closed_by_other_rules(home, party, monkeypatch, how)

            assert party.table.phase == "closed"
            assert as_json(record) == as_json(before)
            data = party.data("Ann")
            assert (data["table"]["closed"], data["view"], data["decisions"]) == ("rules-version", None, [])
            assert data["story"][-1] == {"type": "table-closed", "why": "rules-version"}
            with refused("closed"):
                await party.act("Ann", acts.Pause)
            with refused("closed"):
                await party.act("Ann", acts.Rematch)
            with refused("closed"):
                await party.sit("Eve")
            monkeypatch.setattr(SalemRules, "version", version)
            assert mh.replay(as_json(record)).record == before

    test()


def as_json(record: Record) -> bytes:
    """As it travels."""
    return msgspec.json.encode(record)


@pytest.mark.parametrize("how", ["snapshot", "entries"])
def test_a_table_closed_by_other_rules_stays_so_when_it_is_woken_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.game("Ann", "Ben", bots=3, pace="quick")
            await played(home, party, 40)
            record = await closed_by_other_rules(home, party, monkeypatch, how)
            for again in ("snapshot", "entries"):
                await (home.close() if again == "snapshot" else home.crash())
                await home.wake()
                assert party.table.phase == "closed"
                assert as_json(party.live.record()) == as_json(record)
                assert len(party.told(NOBODY, "table-closed")) == 1

    test()


@pytest.mark.parametrize("how", ["snapshot", "entries"])
def test_a_second_game_whose_rules_have_changed_keeps_its_own_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            monkeypatch.setattr("meetinghouse.tables.live.SNAPSHOT_EVERY", 10_000)
            party = await home.game("Ann", "Ben", bots=2, pace="quick")
            await played(home, party)
            await party.act("Ann", acts.Rematch)
            await party.start("8")
            await home.wait(9)
            before = party.game.record
            record = await closed_by_other_rules(home, party, monkeypatch, how)
            assert as_json(record) == as_json(before)
            assert party.table.phase == "closed"

    test()


@pytest.mark.parametrize("how", ["snapshot", "entries"])
def test_a_lobby_after_a_game_goes_on_under_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            monkeypatch.setattr("meetinghouse.tables.live.SNAPSHOT_EVERY", 10_000)
            party = await home.game("Ann", "Ben", bots=2, pace="quick")
            await played(home, party)
            await party.act("Ann", acts.Rematch)
            await (home.close() if how == "snapshot" else home.crash())
            monkeypatch.setattr(SalemRules, "version", "other")
            await home.wake()
            assert party.table.phase == "lobby"
            party.everybody_follows()
            await party.start("8")
            assert party.game.setup.version == "other"

    test()


@awaited
async def test_the_record_of_a_game_that_was_over_stays_open_under_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=2, pace="quick")
        await played(home, party)
        before = party.live.record()
        record = await closed_by_other_rules(home, party, monkeypatch, "snapshot")
        assert as_json(record) == as_json(before)
        assert party.table.phase == "over"


@awaited
async def test_a_record_and_the_bots_reasons_are_opened_after_the_end_and_not_before(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", bots=2, pace="quick")
        with refused("no-record-yet"):
            party.live.record()
        with refused("no-record-yet"):
            party.live.reasons()
        assert party.data("Ann")["opened"] is None
        await played(home, party)
        record = party.live.record()
        assert mh.replay(as_json(record)).outcome == record.outcome
        reasons = party.live.reasons()
        assert reasons
        for why in reasons:
            assert record.entries[why.entry].id.startswith(f"{why.seat}-")
        assert party.told(NOBODY)[-1] == {"type": "game-over", "seed": "7"}
        assert party.data(NOBODY)["opened"] is not None


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


# --- two houses


async def second(home: Town, party: Party) -> Party:
    """The same table in another house on the same file."""
    other = Town(home.path, 2, None)
    other.now = home.now
    await other.wake()
    live = await other.house.at(party.code)
    twin = other.parties[party.code] = Party(other, live.table.code, party.host_token)
    twin.tokens, twin.keys = party.tokens, party.keys
    return twin


@awaited
async def test_two_houses_write_one_table_and_both_see_everything(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        twin = await second(home, party)
        for number in range(4):
            await party.say("Ann", f"here {number}")
            await twin.say("Ben", f"there {number}")
        await asyncio.gather(party.act("Ann", acts.Ready, True), twin.act("Ben", acts.Ready, True))
        await party.live.catch_up()
        await twin.live.catch_up()

        assert party.hears(NOBODY) == [f"{where} {number}" for number in range(4) for where in ("here", "there")]
        assert frames(party.table, 0) == frames(twin.table, 0)
        assert [chair.ready for chair in twin.table.chairs] == [True, True]
        await twin.town.close()


@awaited
async def test_many_who_write_one_table_in_two_houses_at_once_all_succeed(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        twin = await second(home, party)
        await asyncio.gather(
            *[party.say("Ann", f"a{number}") for number in range(5)],
            *[twin.say("Ben", f"b{number}") for number in range(5)],
        )
        await party.live.catch_up()
        await twin.live.catch_up()
        assert sorted(party.hears(NOBODY)) == sorted(twin.hears(NOBODY))
        assert len(party.hears(NOBODY)) == 10
        await twin.town.close()


@awaited
async def test_what_does_not_fit_any_more_after_another_house_wrote_is_refused(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        twin = await second(home, party)
        await party.act("Ann", acts.Lock, True)
        with refused("locked"):
            await twin.sit("Cat")
        await twin.town.close()


@awaited
async def test_of_two_houses_that_see_a_deadline_one_wins_and_the_other_goes_on(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", "Cat", "Dan", pace="quick")
        twin = await second(home, party)
        twin.follow(*party.tokens)
        for _ in range(8):
            for each in (home, twin.town):
                await each.wait(13)
        await party.live.catch_up()
        await twin.live.catch_up()
        assert frames(party.table, 0) == frames(twin.table, 0)
        made = [acts.read_entry(entry.body) for entry in await home.journal.read(party.table.name)]
        expired = [entry.act.decision for entry in made if isinstance(entry.act, acts.Expire)]
        assert len(expired) == len(set(expired)) > 3
        await twin.town.close()


@awaited
async def test_a_deadline_that_another_house_has_moved_is_not_kept_too_early(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.game("Ann", "Ben", "Cat", "Dan", pace="quick")
        twin = await second(home, party)
        for name in ("Ann", "Ben", "Cat"):
            await twin.act(name, acts.Extend)
        await home.wait(8)  # has not heard of it
        assert party.is_secret()
        await home.wait(6)
        assert not party.is_secret()
        await twin.town.close()


# --- interrupted


@pytest.mark.parametrize("happened", [True, False])
def test_a_request_that_is_cut_off_while_it_is_written_does_not_confuse_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, happened: bool
) -> None:
    @awaited
    async def test() -> None:
        async with town(tmp_path) as home:
            party = await home.table("Ann", "Ben")
            append = home.journal.append
            writing = asyncio.Event()

            async def slow(
                table: str, version: int, body: bytes, *, key: str | None = None, status: Status | None = None
            ) -> Appended:
                if happened:
                    await append(table, version, body, key=key, status=status)
                writing.set()
                await asyncio.sleep(60)
                raise AssertionError

            monkeypatch.setattr(home.journal, "append", slow)
            cut_off = asyncio.create_task(party.act("Ann", acts.Chat, "lobby", "hello", key="k"))
            await writing.wait()
            cut_off.cancel()
            with pytest.raises(asyncio.CancelledError):
                await cut_off
            monkeypatch.setattr(home.journal, "append", append)

            await party.say("Ben", "good evening")
            assert party.hears("Ben") == (["hello"] if happened else []) + ["good evening"]
            await party.act("Ann", acts.Chat, "lobby", "hello", key="k")
            assert sorted(party.hears("Ben")) == ["good evening", "hello"]
            await holds(party)

    test()


@awaited
async def test_requests_cut_off_at_any_moment_leave_what_the_journal_has(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        for number in range(30):
            task = asyncio.create_task(party.act("Ann", acts.Lock, number % 2 == 0))
            for _ in range(number % 4):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await party.act("Ben", acts.Ready, True)
        await holds(party)
        assert party.live.version == (await home.journal.wake(party.table.name)).version


@awaited
async def test_a_store_that_cannot_write_changes_nothing(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        party = await home.table("Ann", "Ben")
        before = frames(party.table, home.now)
        await home.journal.close()
        with refused("store"):
            await party.act("Ben", acts.Ready, True)
        with refused("store"):
            await home.house.open("salem1692")
        with refused("store"):
            await home.house.at("BBBB")
        assert frames(party.table, home.now) == before
