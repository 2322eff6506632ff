"""Several processes on one PostgreSQL: the store's time, and houses that serve the same table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest

from meetinghouse.games.newsalem.rules import NewSalemRules
from meetinghouse.tables import acts, callers
from meetinghouse.tables.codes import digest
from meetinghouse.tables.forgetting import IDLE
from meetinghouse.tables.house import House
from meetinghouse.tables.house_time import HouseTime
from meetinghouse.tables.journal import Change, Journal
from meetinghouse.tables.lifetimes import DAY
from meetinghouse.tables.live import Live
from meetinghouse.tables.postgres.address import Address
from meetinghouse.tables.reader import Reader
from meetinghouse.tables.table import TERMS
from tests.patience import PATIENCE
from tests.postgres import execute, server_url

from .awaiting import awaited
from .sharing import shared
from .virtual import refused

# --- time


def test_the_store_corrects_a_clock_only_as_far_as_it_proves_it_wrong() -> None:
    machine = [500.0]
    now = HouseTime(1000.0, lambda: machine[0])
    assert now() == 1000.0
    machine[0] = 501.0
    now.correct(500.9, 1000.95)  # the store told its time between 500.9 and 501.0 of the machine's clock
    assert now() == 1001.0, "that is possible"
    now.correct(500.9, 1031.0)
    assert now() == pytest.approx(1031.0)
    now.correct(500.9, 1011.0)
    assert now() == pytest.approx(1031.0), "it never goes back"
    machine[0] += 21.0
    assert now() == pytest.approx(1032.1), "but it waits until the store's time has come there"


@awaited
async def test_time_is_the_stores_and_goes_on_where_it_stopped_when_all_were_gone(postgres: Address) -> None:
    async with shared(postgres) as one:
        started = await one.beat(0.0)
        execute(server_url(), f"UPDATE {postgres.schema}.house SET shift = shift + 5000, beat = beat + 5000")
        assert 5000 <= await one.beat(0.0) - started < 5000 + PATIENCE
        async with shared(postgres) as two:
            assert abs(await two.beat(0.0) - await one.beat(0.0)) < PATIENCE, "one time for both"
        execute(server_url(), f"UPDATE {postgres.schema}.house SET shift = shift - 99")  # a clock that is set back
        ended = await one.beat(0.0)
        assert ended - started >= 5000, "time does not go back"
    execute(server_url(), f"UPDATE {postgres.schema}.house SET shift = shift + 7777")  # hours pass while all are gone
    async with shared(postgres) as three:
        assert ended <= await three.beat(0.0) < ended + PATIENCE


# --- two houses


class Houses:
    """Two houses, in two processes as far as the store can tell, whose machines have different clocks."""

    def __init__(self, one: House, two: House) -> None:
        self.one, self.two = one, two

    async def until(self, holds: Callable[[], object], what: str) -> None:
        """Wait until something holds."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds():
                    await asyncio.sleep(0.01)
        except TimeoutError:
            raise AssertionError(f"not {what}") from None


@asynccontextmanager
async def houses(address: Address) -> AsyncIterator[Houses]:
    async with shared(address) as first, shared(address) as second:
        found = []
        for number, journal in enumerate((first, second)):
            wrong = 5000.0 * number
            now = HouseTime(await journal.last_beat(), lambda wrong=wrong: asyncio.get_running_loop().time() + wrong)  # type: ignore[misc]
            found.append(House(journal, now=now, threads=False, secret=b"one house"))
        running = [asyncio.create_task(house.run()) for house in found]
        try:
            yield Houses(*found)
        finally:
            for task in running:
                task.cancel()
            for house in found:
                await house.close()


async def seated(both: Houses) -> tuple[Live, Live, dict[str, str]]:
    """A table in both houses, with Ann, its host, and Ben."""
    opened = await both.one.open("newsalem", pace="quick")
    here = await both.one.at(opened.code)
    there = await both.two.at(opened.code)
    await there.do(acts.Sit(0, "Ann", digest(opened.token)))
    await here.do(acts.Sit(None, "Ben", digest("Ben")))
    await both.until(lambda: there.version == here.version, "both have all")
    return here, there, {"Ann": opened.token, "Ben": "Ben"}


@awaited
async def test_streams_at_any_house_get_the_same_bytes(postgres: Address) -> None:
    async with houses(postgres) as both:
        here, there, _ = await seated(both)
        first = here.follow(1)
        await both.until(lambda: 1 in there.following, "the other house knows of it")
        there.follow(1)
        await both.until(lambda: first.ended == "moved", "the earlier stream of a seat ends")
        readers = [(live, Reader(1)) for live in (here, there)]
        for number in range(4):
            await (here, there)[number % 2].do(acts.Chat(2, "lobby", f"line {number}"))
            version = max(here.version, there.version)
            await both.until(lambda version=version: here.version == there.version == version, "both have it")  # type: ignore[misc]
            told = []
            for live, reader in readers:
                event = live.broadcast.update(reader)
                assert event is not None
                told.append((event.kind, event.pad, without_now(event.body)))
            assert told[0] == told[1]


def without_now(body: bytes) -> bytes:
    data = msgspec.json.decode(body)
    if "table" in data:
        data["table"]["now"] = 0
    data.get("changes", {}).pop("/table/now", None)
    return msgspec.json.encode(data)


@awaited
async def test_one_house_keeps_a_table_and_another_one_takes_it_when_that_closes(postgres: Address) -> None:
    async with houses(postgres) as both:
        here, there, _ = await seated(both)
        await both.until(lambda: here.kept != there.kept, "kept by one of them")  # by either, if this machine was slow
        keeper, other = (here, there) if here.kept else (there, here)
        await keeper.house.close()
        await both.until(lambda: other.kept, "taken over")
        assert not keeper.kept


@awaited
async def test_people_at_another_house_are_there(postgres: Address) -> None:
    async with houses(postgres) as both:
        here, there, _ = await seated(both)
        follower = there.follow(2)
        await both.until(lambda: 2 in here.following, "the other house knows of it")
        assert 2 not in here.caretaker.heard
        assert here.is_followed
        assert here.readers == {2}
        there.unfollow(follower)
        await both.until(lambda: 2 not in here.following, "it is over")
        assert 2 in here.caretaker.heard
        here.caretaker.heard[2] -= 100
        callers.bearer(there, digest("Ben"))  # a call without a stream
        now = both.one.now()
        await both.until(lambda: here.caretaker.heard[2] > now - 1, "the call is heard")


@awaited
async def test_a_stream_of_a_table_that_was_dropped_meanwhile_ends_at_once_so_that_its_reader_comes_back(
    postgres: Address,
) -> None:
    async with houses(postgres) as both:
        here, _, _ = await seated(both)
        both.one.drop(here)
        follower = here.follow(1)
        assert follower.ended == "closing"
        assert follower.fresh.is_set()
        assert not here.followers
        assert (await both.one.at(here.table.code)).follow(1).ended is None


@awaited
async def test_after_a_break_a_house_tells_again_who_is_there(postgres: Address) -> None:
    async with houses(postgres) as both:
        here, there, _ = await seated(both)
        follower = here.follow(2)
        await both.until(lambda: 2 in there.following, "the other house knows of it")
        execute(server_url(), f"DELETE FROM {postgres.schema}.guests")
        there.elsewhere = []
        here.house._hear(Change(None, 0))
        await both.until(lambda: 2 in there.following, "it is told again")
        here.house._hear(Change(None, 0))
        here.unfollow(follower)
        await both.until(lambda: 2 not in there.following, "it is over")


@awaited
async def test_a_game_of_other_rules_is_left_to_others_until_it_is_closed_or_given_up(
    postgres: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with shared(postgres) as journal:
        now = HouseTime(await journal.last_beat())
        names = []
        with monkeypatch.context() as before:
            before.setattr(NewSalemRules, "version", "old")
            house = House(journal, now=now, threads=False)
            for _ in range(2):
                opened = await house.open("newsalem")
                live = await house.at(opened.code)
                await live.do(acts.Sit(0, "Ann", digest(opened.token)))
                await live.do(acts.AddBot(1, "random", count=2))
                await house.start(live, 1)
                names.append(live.table.name)
            await house.close()
        await journal.beat(0.0)
        house = House(journal, now=now, threads=False)
        for name in names:
            with refused("other-rules"):
                await house.wake(name)
        await house.wake_due_tables(now() + 2 * DAY)
        assert await phases(journal, names) == ["playing", "playing"]
        await house.close_old(names[:1])
        assert await phases(journal, names) == ["closed", "playing"]
        await house.wake_due_tables(now() + 2 * DAY + IDLE)
        assert await phases(journal, names[1:]) == ["closed"]
        await house.close()


@awaited
async def test_a_table_with_acts_of_a_newer_version_is_left_to_others(postgres: Address) -> None:
    async with houses(postgres) as both:
        here, there, _ = await seated(both)
        streams = here.follow(1), there.follow(2)
        act = {"at": both.one.now(), "act": {"type": "fly", "by": 1}, "terms": TERMS + 1}
        journal: Journal = both.one.journal
        await journal.append(here.table.name, here.version + 1, msgspec.json.encode(act))
        await both.until(lambda: not both.two.awake, "the other house has let go of it")
        both.one.hear_version(here, here.version + 1)
        await both.until(lambda: not both.one.awake, "this house, too")
        assert [stream.ended for stream in streams] == ["closing", "closing"]
        for house in (both.one, both.two):
            with refused("other-rules"):
                await house.at(here.table.code)
            assert not house.broken


async def phases(journal: Journal, names: list[str]) -> list[str]:
    found = [await journal.listing(name) for name in names]
    return ["" if each is None else each.status.phase for each in found]


@awaited
async def test_a_repeated_call_has_the_same_token_at_another_house(postgres: Address) -> None:
    async with houses(postgres) as both:
        opened = await both.one.open("newsalem", key="k" * 20)
        assert await both.two.open("newsalem", key="k" * 20) == opened
        assert (await both.two.open("newsalem", key="l" * 20)).code != opened.code
        with refused("key-reused"):
            await both.two.open("salem1692", key="k" * 20)
        tokens = [house.token_for("a table", "k" * 20) for house in (both.one, both.two)]
        assert tokens[0] == tokens[1] != both.one.token_for("another", "k" * 20)
        for house, by in ((both.one, None), (both.two, None), (both.two, 1)):
            live = await house.at(opened.code)
            await live.do(acts.Sit(by, "Ben", digest(tokens[0])), "sit:k")
            assert [chair.name for chair in live.table.chairs] == ["Ben"]


@awaited
async def test_a_table_that_another_house_deletes_is_gone_here_too(postgres: Address) -> None:
    async with houses(postgres) as both:
        here, _, _ = await seated(both)
        journal: Journal = both.two.journal
        await journal.forget(here.table.name, here.version)
        await both.until(lambda: not both.one.awake, "it is gone")
