"""Faults of PostgreSQL (unreachable, foreign, read-only, wrong password, lost connection) are told and overcome."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest

from meetinghouse.tables.journal import Appended, Change, Damaged, InUse, Status, Unavailable
from meetinghouse.tables.postgres import schema
from meetinghouse.tables.postgres.address import Address, BadAddress
from meetinghouse.tables.postgres.journal import PostgresJournal
from tests.patience import PATIENCE
from tests.postgres import GUEST, PASSWORD, as_user, connected, execute, own_server, server_url, with_schema
from tests.stalling import Proxy

from .awaiting import awaited, write

CUT = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name LIKE $1"


async def until(look: Callable[[], object]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(PATIENCE):
        while not look():
            await asyncio.sleep(0.01)


async def appended(journal: PostgresJournal, table: str, version: int) -> Appended:
    """Append with a key, again and again until the store takes it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await journal.append(table, version, b"", key=f"{table} {version}")
            except Unavailable:
                await asyncio.sleep(0.05)


async def reason_of(opening: Any) -> str:
    """Why a store cannot be opened."""
    with pytest.raises(Unavailable) as error:
        await opening
    assert PASSWORD not in str(error.value)
    assert "\n" not in str(error.value)
    return error.value.reason


# --- at the start


@awaited
async def test_several_may_open_a_new_database_at_once(postgres: Address) -> None:
    journals = await asyncio.gather(*(PostgresJournal.open(postgres) for _ in range(4)))

    await asyncio.gather(*(write(journal, f"table {number}", 10) for number, journal in enumerate(journals)))
    assert await journals[0].count() == 4
    for journal in journals:
        await journal.close()


@awaited
async def test_a_database_that_does_not_answer_is_unreachable() -> None:
    address = Address(f"postgresql://{GUEST}:{PASSWORD}@127.0.0.1:1/house")

    assert await reason_of(PostgresJournal.open(address)) == "unreachable"
    assert await reason_of(PostgresJournal.open_read_only(address)) == "unreachable"


@awaited
async def test_a_wrong_password_a_missing_right_and_a_missing_database_are_told_apart() -> None:
    url = server_url()
    for changed, reason in (
        (as_user(url, GUEST, "Philomena"), "login"),
        (as_user(url, "nobody_at_all", PASSWORD), "login"),
        (as_user(url, GUEST, PASSWORD), "rights"),
        (urlsplit(url)._replace(path="/no_such_house").geturl(), "no-place"),
    ):
        assert await reason_of(PostgresJournal.open(Address(with_schema(changed, "test_forbidden")))) == reason


def test_a_database_in_which_nothing_may_be_written_is_read_only_but_can_be_read(postgres: Address) -> None:
    async def begin() -> None:
        async with await PostgresJournal.open(postgres) as journal:
            await write(journal, "a", 2)

    async def look() -> None:
        reading = Address(f"{with_schema(as_user(server_url(), 'test_reader', PASSWORD), postgres.schema)}")
        assert await reason_of(PostgresJournal.open(reading)) == "read-only"
        found = await PostgresJournal.open_read_only(reading)
        assert found is not None
        async with found:
            assert (await found.wake("a")).version == 2
            assert await reason_of(found.append("a", 3, b"")) == "read-only"

    asyncio.run(begin())
    execute(
        server_url(),
        "DROP ROLE IF EXISTS test_reader",
        f"CREATE ROLE test_reader LOGIN SUPERUSER PASSWORD '{PASSWORD}'",
        "ALTER ROLE test_reader SET default_transaction_read_only = on",
    )
    try:
        asyncio.run(look())
    finally:
        execute(server_url(), "DROP ROLE test_reader")


@awaited
async def test_an_address_may_ask_for_a_server_that_can_be_written(postgres: Address) -> None:
    url = with_schema(server_url(), postgres.schema)
    for wanted in ("read-write", "primary"):
        address = Address(f"{url}&target_session_attrs={wanted}")
        async with await PostgresJournal.open(address) as journal:
            await journal.mark(b"ours")
        found = await PostgresJournal.open_read_only(address)
        assert found is not None
        async with found:
            assert await found.mark() == b"ours"
            assert await reason_of(found.append("a", 1, b"")) == "read-only"


def test_a_foreign_schema_is_named_and_left_untouched(postgres: Address) -> None:
    execute(server_url(), f"CREATE SCHEMA {postgres.schema}", f"CREATE TABLE {postgres.schema}.recipes (name text)")

    with pytest.raises(Damaged, match="another program"):
        asyncio.run(_open(postgres))
    names = "SELECT relname FROM pg_class WHERE relnamespace = to_regnamespace($1)"
    found = asyncio.run(connected(server_url(), lambda connection: connection.fetch(names, postgres.schema)))
    assert [row[0] for row in found] == ["recipes"]


def test_a_newer_schema_is_refused_with_its_format(postgres: Address) -> None:
    asyncio.run(_open(postgres))
    execute(server_url(), f"UPDATE {postgres.schema}.meetinghouse_format SET version = 99")

    with pytest.raises(Damaged, match=r"format 99.*formats 1 to"):
        asyncio.run(_open(postgres))


async def _open(address: Address) -> None:
    async with await PostgresJournal.open(address) as journal:
        await journal.count()


@awaited
async def test_nothing_is_created_where_somebody_only_looks(postgres: Address) -> None:
    assert await PostgresJournal.open_read_only(postgres) is None
    query = "SELECT to_regnamespace($1) IS NULL"
    assert await connected(server_url(), lambda connection: connection.fetchval(query, postgres.schema))


@awaited
async def test_a_newer_program_does_not_migrate_a_store_that_another_one_serves(
    postgres: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await PostgresJournal.open(postgres, alone=True) as journal:
        monkeypatch.setattr(schema, "FORMAT", schema.FORMAT + 1)
        with pytest.raises(InUse):
            await PostgresJournal.open(postgres, alone=True)
        found = f"SELECT version FROM {postgres.schema}.meetinghouse_format"
        assert await connected(server_url(), lambda connection: connection.fetchval(found)) == schema.FORMAT - 1
        assert await journal.append("a", 1, b"") == Appended(1)


@awaited
async def test_a_process_that_missed_a_migration_writes_nothing_more(
    postgres: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        older.setattr(schema, "FORMAT", schema.FORMAT - 1)
        late = await PostgresJournal.open(postgres, shared=True)
    async with late:
        await late.append("a", 1, b"")
        assert late._listening._task is not None
        late._listening._task.cancel()  # it has lost its lease and its lock, and has not noticed
        late._listening._connection.terminate()
        execute(server_url(), f"UPDATE {postgres.schema}.nodes SET until = 0")
        async with await PostgresJournal.open(postgres, shared=True) as newer:
            for _ in range(3):  # first on its old connection, then on new ones
                with pytest.raises(Unavailable):
                    await late.append("a", 2, b"late")
                with pytest.raises(Unavailable):
                    await late.beat(0.0)
            assert await newer.versions(["a"]) == {"a": 1}
            assert await newer.claim(["a"]) == {"a": 1}, "nobody else looks after it"


@awaited
async def test_only_one_process_has_a_store_for_itself_and_others_may_still_look(postgres: Address) -> None:
    async with await PostgresJournal.open(postgres, alone=True):
        with pytest.raises(InUse):
            await PostgresJournal.open(postgres, alone=True)
        async with await PostgresJournal.open(postgres):
            pass
    async with await PostgresJournal.open(postgres, alone=True):
        pass


# --- while it is open


@awaited
async def test_other_processes_are_heard_in_order_and_ones_own_changes_once(postgres: Address) -> None:
    async with await PostgresJournal.open(postgres) as one, await PostgresJournal.open(postgres) as two:
        heard: dict[str, list[Change]] = {"one": [], "two": []}
        one.listen(heard["one"].append)
        two.listen(heard["two"].append)
        await write(one, "a table", 3)
        await two.append("a table", 4, b"")
        await one.forget("a table", 4)
        changes = [Change("a table", version) for version in (1, 2, 3, 4, 0)]
        await until(lambda: len(heard["one"]) >= 5 and len(heard["two"]) >= 5)
        await connected(server_url(), lambda connection: connection.execute(f"NOTIFY {postgres.schema}, 'end 1'"))
        await until(lambda: heard["one"][-1] == heard["two"][-1] == Change("end", 1))

        assert heard["two"][:-1] == changes
        assert sorted(heard["one"][:-1], key=changes.index) == changes


@awaited
async def test_many_appends_share_few_commits(postgres: Address) -> None:
    async with await PostgresJournal.open(postgres) as journal:
        await asyncio.gather(*(write(journal, f"table {number}", 20) for number in range(50)))

        assert await journal.count() == 50
        assert journal.commits <= 50


@awaited
async def test_a_lost_connection_is_replaced_and_what_was_missed_is_told(postgres: Address) -> None:
    async with await PostgresJournal.open(postgres, alone=True) as journal:
        heard: list[Change] = []
        journal.listen(heard.append)
        await write(journal, "a", 2)
        name = f"meetinghouse %{postgres.schema}"
        assert await connected(server_url(), lambda connection: connection.fetchval(CUT, name)) == 2

        assert (await journal.wake("a")).version == 2
        assert await appended(journal, "a", 3) == Appended(3)
        await until(lambda: Change(None, 0) in heard)
        with pytest.raises(InUse):
            await PostgresJournal.open(postgres, alone=True)


@awaited
async def test_a_lock_that_a_lost_connection_of_ones_own_still_holds_is_taken_back(postgres: Address) -> None:
    async with await PostgresJournal.open(postgres, alone=True) as journal:
        heard: list[Change] = []
        journal.listen(heard.append)
        listening = journal._listening
        listening._ended.set()  # as if the line had gone dead: PostgreSQL knows nothing of it
        await until(lambda: Change(None, 0) in heard)
        assert not listening.taken.is_set()
        assert await appended(journal, "a", 1) == Appended(1)


@awaited
async def test_a_server_that_crashes_refuses_and_heals_and_loses_nothing() -> None:
    with own_server("max_connections = 20\n") as server:
        async with await PostgresJournal.open(Address(server.url), patience=2) as journal:
            heard: list[Change] = []
            journal.listen(heard.append)
            writing = [asyncio.create_task(_write_on(journal, f"table {number}")) for number in range(5)]
            await until(lambda: len(heard) > 50)
            server.stop()
            last = await asyncio.gather(*writing)
            assert await reason_of(journal.append("b", 1, b"")) == "unreachable"
            assert await reason_of(journal.wake("table 0")) == "unreachable"

            server.start()
            await until(lambda: Change(None, 0) in heard)
            for number, version in enumerate(last):
                found = [entry.version for entry in await journal.read(f"table {number}")]
                assert found in ([*range(1, version + 1)], [*range(1, version + 2)]), "an acknowledged entry is lost"
            assert await appended(journal, "b", 1) == Appended(1)


async def _write_on(journal: PostgresJournal, table: str) -> int:
    """Append until the store fails; returns the last version that was acknowledged."""
    version, reason = 0, ""
    while not reason:
        try:
            await journal.append(table, version + 1, b"", status=Status(table), at=float(version))
            version += 1
        except Unavailable as error:
            reason = error.reason
    assert reason == "unreachable"
    return version


@awaited
async def test_stalled_and_cut_connections_are_given_up_and_nothing_happens_twice(postgres: Address) -> None:
    async with Proxy(server_url()) as proxy:
        address = Address(with_schema(proxy.url, postgres.schema))
        async with await PostgresJournal.open(address, patience=1) as journal:
            await write(journal, "a", 2)
            proxy.stall()
            assert await reason_of(journal.append("a", 3, b"", key="a 3")) == "unreachable"
            assert await reason_of(journal.wake("a")) == "unreachable"
            proxy.go_on()
            assert (await appended(journal, "a", 3)).version == 3
            proxy.reset()
            assert (await appended(journal, "a", 4)).version == 4
            assert [entry.version for entry in await journal.read("a")] == [1, 2, 3, 4]


@awaited
async def test_a_call_on_a_stalled_connection_can_be_cancelled(postgres: Address) -> None:
    async with Proxy(server_url()) as proxy:
        address = Address(with_schema(proxy.url, postgres.schema))
        async with await PostgresJournal.open(address, patience=1) as journal:
            await journal.count()
            proxy.stall()
            call = asyncio.create_task(journal.count())
            await asyncio.sleep(0.2)  # it waits for the answer
            call.cancel()
            await asyncio.wait((call,), timeout=PATIENCE)
            assert call.cancelled()
            proxy.go_on()
            assert await journal.count() == 0


@awaited
async def test_a_vanished_schema_is_a_plain_refusal_and_heals(postgres: Address) -> None:
    async with await PostgresJournal.open(postgres) as journal:
        await write(journal, "a", 1)
        move = f"ALTER SCHEMA {postgres.schema} RENAME TO"
        await connected(server_url(), lambda connection: connection.execute(f"{move} {postgres.schema}_away"))
        assert await reason_of(journal.append("a", 2, b"")) == "no-place"
        back = f"ALTER SCHEMA {postgres.schema}_away RENAME TO {postgres.schema}"
        await connected(server_url(), lambda connection: connection.execute(back))
        assert await appended(journal, "a", 2) == Appended(2)


@awaited
async def test_a_full_disk_and_a_replica_are_plain_refusals_and_heal(postgres: Address) -> None:
    """Here the database itself raises the errors that a full disk, and a server that became a replica, would cause."""
    async with await PostgresJournal.open(postgres) as journal:
        await write(journal, "a", 1)
        for state, reason in (("53100", "full"), ("25006", "read-only")):
            fails = f"""
                CREATE FUNCTION {postgres.schema}.fail() RETURNS trigger LANGUAGE plpgsql AS
                $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '{state}'; END $$;
                CREATE TRIGGER fail BEFORE INSERT ON {postgres.schema}.entries EXECUTE FUNCTION {postgres.schema}.fail()
            """
            execute(server_url(), fails)
            assert await reason_of(journal.append("a", 2, b"")) == reason
            execute(server_url(), "SET client_min_messages = error", f"DROP FUNCTION {postgres.schema}.fail CASCADE")
        assert await appended(journal, "a", 2) == Appended(2)


# --- addresses


@pytest.mark.parametrize(
    ("text", "shown", "name", "password"),
    [
        ("postgresql://db/house", "postgresql://db/house", "meetinghouse", False),
        ("postgres://ann:Zeb@db:5433/house", "postgres://ann@db:5433/house", "meetinghouse", True),
        ("postgresql://ann:a@b:c@db/house", "postgresql://ann@db/house", "meetinghouse", True),
        ("postgresql://a:x@one:1,two:2/h", "postgresql://a@one:1,two:2/h", "meetinghouse", True),
        ("postgresql://[::1]:5432/h?schema=club", "postgresql://[::1]:5432/h?schema=club", "club", False),
        ("postgresql:///h?host=/run/pg&password=Zeb&sslmode=require", "postgresql:///h?host=/run/pg", None, True),
    ],
)
def test_an_address_is_shown_without_its_password(text: str, shown: str, name: str | None, password: bool) -> None:
    address = Address(text)

    assert str(address) == shown
    assert address.schema == (name or "meetinghouse")
    assert address.has_password is password
    assert "Zeb" not in f"{address!r} {address}"
    assert "schema=" not in address.url


@pytest.mark.parametrize(
    "text",
    [
        "tables.db",
        "mysql://db/house",
        "postgresql://db:port/house",
        "postgresql://[db/house",
        "postgresql://db/house?schema=Robert'); DROP TABLE",
        "postgresql://db/house?schema=a&schema=b",
        "postgresql://db/house?nonsense",
        "",
    ],
)
def test_what_is_no_address_is_refused_without_repeating_it(text: str) -> None:
    with pytest.raises(BadAddress) as error:
        Address(text)
    assert str(error.value) == ""


@awaited
async def test_no_password_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    await reason_of(PostgresJournal.open(Address(as_user(server_url(), GUEST, PASSWORD))))

    assert PASSWORD not in caplog.text
