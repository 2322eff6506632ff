"""Leases and fences in a PostgreSQL store: one process at a time looks after a table, and formats do not mix."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from meetinghouse.tables.cipher import Cipher
from meetinghouse.tables.journal import Change, Fenced, InUse, OlderServers, Status, Unavailable
from meetinghouse.tables.postgres import schema
from meetinghouse.tables.postgres.address import Address
from meetinghouse.tables.postgres.journal import PostgresJournal
from meetinghouse.tables.sealed import SealedJournal
from meetinghouse.tables.sqlite import SqliteJournal
from tests.patience import PATIENCE
from tests.postgres import connected, execute, server_url

from .awaiting import awaited, write
from .sharing import T, U, dies, shared


@awaited
async def test_one_process_at_a_time_looks_after_a_table(postgres: Address) -> None:
    async with shared(postgres) as one, shared(postgres) as two:
        await write(one, T, 2)
        assert await one.claim([T]) == {T: 1}
        assert await two.claim([T], orphans=9) == {}
        assert await one.claim([T]) == {T: 1}, "a repeated claim has the same fence"
        await one.release([T])
        assert await two.claim([T]) == {T: 2}
        assert await one.claim([T], orphans=9) == {}


@awaited
async def test_a_process_finds_the_tables_that_it_has_taken_without_knowing_it(postgres: Address) -> None:
    async with shared(postgres) as one, shared(postgres) as two:
        await write(one, T, 1)
        await write(one, U, 1)
        await one.claim([T, U])
        assert await one.kept() == {T: 1, U: 1}
        dies(postgres, one)
        assert await two.claim([], orphans=9) == {T: 2, U: 2}  # suppose that this answer was lost
        assert await two.claim([], orphans=9) == {}
        assert await two.kept() == {T: 2, U: 2}
        assert await one.kept() == {}


@awaited
async def test_of_many_who_claim_at_once_one_wins(postgres: Address) -> None:
    async with shared(postgres) as one, shared(postgres) as two, shared(postgres) as three:
        await write(one, T, 1)
        won = await asyncio.gather(*[each.claim([T]) for each in (one, two, three) for _ in range(4)])
        assert len({id(each) for each in won if each}) == 4, "the winner has it each time"
        assert all(each in ({}, {T: 1}) for each in won)


@awaited
async def test_the_tables_of_a_dead_process_are_taken_and_it_can_do_nothing_more(postgres: Address) -> None:
    async with shared(postgres) as one, shared(postgres) as two:
        await write(one, T, 1)
        await write(one, U, 1)
        assert await one.claim([T, U]) == {T: 1, U: 1}
        await one.append(T, 2, b"cared for", fence=1)
        dies(postgres, one)
        assert await two.claim([], orphans=1) in ({T: 2}, {U: 2})
        assert len(await two.claim([], orphans=9)) == 1
        with pytest.raises(Fenced):
            await one.append(T, 3, b"too late", fence=1)
        assert await one.claim([T]) == {}, "its lease has run out"
        assert (await one.append(T, 3, b"a person's act")).fresh
        await two.append(T, 4, b"cared for", fence=2)
        await one.beat(0.0)
        assert await one.claim([T, U], orphans=9) == {}


@awaited
async def test_a_process_that_goes_leaves_its_tables_at_once_and_others_are_told(postgres: Address) -> None:
    async with shared(postgres) as one, shared(postgres) as two:
        heard: list[Change] = []
        two.listen(heard.append)
        await write(one, T, 1)
        await one.claim([T])
        await one.tell_guests(T, b"Ann")
        assert await two.guests([T, U]) == {T: [b"Ann"]}
        assert await one.guests([T]) == {}, "only what others tell"
        await one.withdraw()
        assert await two.guests([T]) == {}
        assert await two.claim([], orphans=9) == {T: 2}
        async with asyncio.timeout(PATIENCE):
            while not any(change.guests and change.table is None for change in heard):
                await asyncio.sleep(0.01)


@awaited
async def test_a_node_that_comes_first_forgets_only_dead_ones(postgres: Address) -> None:
    first = f"SET search_path = {postgres.schema}; SELECT enroll(true, 0)"  # living ones may have no lock for a moment
    async with shared(postgres) as one, shared(postgres) as two:
        await write(one, T, 1)
        assert await one.claim([T]) == {T: 1}
        await one.tell_guests(T, b"Ann")
        before = await two.beat(0.0)
        execute(server_url(), first)
        assert await two.guests([T]) == {T: [b"Ann"]}
        assert await two.claim([T], orphans=9) == {}
        assert await two.beat(0.0) >= before
        dies(postgres, one)
        execute(server_url(), first)
        await one.beat(0.0)
        assert await two.guests([T]) == {}
        assert await two.claim([T]) == {T: 2}


@awaited
async def test_others_find_only_tables_that_are_due_and_looked_after_by_nobody(postgres: Address) -> None:
    async with shared(postgres) as one, shared(postgres) as two:
        for table in (T, U):
            await one.append(table, 1, b"", status=Status(None, "playing", 5.0))
        await one.claim([T])
        assert [each.table for each in await two.due(9.0)] == [U]
        assert {each.table for each in await one.due(9.0)} == {T, U}
        dies(postgres, one)
        assert {each.table for each in await two.due(9.0)} == {T, U}


@awaited
async def test_a_store_that_is_shared_is_not_had_alone_nor_the_other_way_round(postgres: Address) -> None:
    async with shared(postgres):
        with pytest.raises(InUse):
            await PostgresJournal.open(postgres, alone=True)
    async with await PostgresJournal.open(postgres, alone=True):
        with pytest.raises(InUse):
            await PostgresJournal.open(postgres, shared=True, patience=0.4)
    async with shared(postgres), shared(postgres):
        pass


@awaited
async def test_a_newer_format_waits_until_the_older_processes_have_gone(
    postgres: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with shared(postgres):
        execute(server_url(), f"UPDATE {postgres.schema}.meetinghouse_format SET version = 1")
        with pytest.raises(InUse):
            await PostgresJournal.open(postgres, shared=True)
        execute(server_url(), f"UPDATE {postgres.schema}.meetinghouse_format SET version = {schema.FORMAT}")


@awaited
async def test_a_newer_format_waits_for_older_processes_whose_connection_is_broken(
    postgres: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        older.setattr(schema, "FORMAT", schema.FORMAT - 1)
        async with shared(postgres):
            execute(server_url(), f"UPDATE {postgres.schema}.nodes SET until = 'infinity'")  # no lock, but it lives
    for alone in (True, False):
        with pytest.raises(OlderServers):
            await PostgresJournal.open(postgres, alone=alone, shared=not alone)
    execute(server_url(), f"UPDATE {postgres.schema}.nodes SET until = 0")
    async with shared(postgres):
        pass


@awaited
async def test_a_process_that_may_not_migrate_has_given_back_the_lock(
    postgres: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        older.setattr(schema, "FORMAT", schema.FORMAT - 1)
        async with shared(postgres):
            execute(server_url(), f"UPDATE {postgres.schema}.nodes SET until = 'infinity'")
    lock = schema.OURS, schema.lock_of(postgres)

    async def refused_often(connection: Any) -> None:
        for _ in range(20):
            with pytest.raises(OlderServers):
                await PostgresJournal.open(postgres, shared=True)
            assert await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", *lock)
            assert await connection.fetchval("SELECT pg_advisory_unlock($1, $2)", *lock)

    await connected(server_url(), refused_often)


@awaited
async def test_a_process_that_finds_a_newer_format_writes_no_more(postgres: Address) -> None:
    async with shared(postgres) as journal:
        await write(journal, T, 1)
        execute(
            server_url(),
            f"UPDATE {postgres.schema}.meetinghouse_format SET version = {schema.FORMAT + 1}",
            f"SELECT pg_terminate_backend({journal._listening._process})",
        )
        async with asyncio.timeout(PATIENCE):
            await journal.taken_over()
        with pytest.raises(Unavailable, match="another server uses"):
            await journal.append(T, 2, b"late")


@awaited
async def test_what_a_dead_process_told_is_deleted_by_the_others(postgres: Address) -> None:
    async with shared(postgres) as one, shared(postgres) as two:
        await one.exchange(b"spent")
        execute(server_url(), f"UPDATE {postgres.schema}.told SET at = at - 21")
        assert await two.exchange(b"spent, too") == []
        told = f"SELECT array_agg(body) FROM {postgres.schema}.told"
        assert await connected(server_url(), lambda connection: connection.fetchval(told)) == [b"spent, too"]


@awaited
async def test_who_is_at_a_table_is_sealed(postgres: Address) -> None:
    async with shared(postgres) as one, shared(postgres) as two:
        here = await SealedJournal.over(one, Cipher(bytes(32)))
        there = await SealedJournal.over(two, Cipher(bytes(32)))
        await here.append(T, 1, b"opened")
        await here.tell_guests(T, b"Ann")
        assert await there.guests([T]) == {T: [b"Ann"]}
        assert b"Ann" not in (await two.guests([T]))[T][0]
        await here.tell_guests(T, None)
        assert await there.guests([T]) == {}


@awaited
async def test_a_file_is_kept_by_its_only_process(tmp_path: object) -> None:
    async with await SqliteJournal.open(f"{tmp_path}/journal.db") as journal:
        assert journal.lease is None
        assert await journal.claim([T]) == {T: 0}
        assert not await journal.guests([T])
        assert await journal.beat(5.0) == 5.0
