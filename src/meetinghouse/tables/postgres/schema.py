"""The schema: created on first use, migrated from earlier formats, and refused if it is not ours or newer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.resources import files
from typing import Any
from zlib import crc32

from ..journal import DamagedFile, OlderServers, Unavailable
from .address import Address

OURS = 0x4D485345  # "MHSE": the class of our advisory locks in the database
FORMAT = 3  # raised with a migration, perhaps only `SELECT`, when acts get new terms or snapshots new fields
SHARED_SINCE = 2  # the first format in which several servers may share a store
OLDEST_SERVER = 14

READ_ONLY = "SELECT pg_is_in_recovery() OR current_setting('default_transaction_read_only')::boolean"
FOUND = """
SELECT count(*) > 0, coalesce(bool_or(relname = 'meetinghouse_format'), false), count(relname) > 0
FROM pg_namespace LEFT JOIN pg_class ON relnamespace = pg_namespace.oid WHERE nspname = $1
"""
# A server may have lost its lease and the connection that listens, but not the others. New ones wait for the format.
END_OLDER = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE datname = current_database() AND usename = current_user AND application_name = left($1, 63)
"""


def lock_of(address: Address) -> int:
    """A number that stands for the schema in advisory locks."""
    return crc32(address.schema.encode()) - 2**31


def name_of(address: Address) -> str:
    """The name under which PostgreSQL lists connections that read and write the store."""
    return f"meetinghouse {address.schema}"


def check_format(address: Address) -> Callable[[Any], Awaitable[None]]:
    """A check of every new connection: raises `Unavailable` if a newer program has migrated the store meanwhile."""
    known = FORMAT

    async def check(connection: Any) -> None:
        if await connection.fetchval(f"SELECT version FROM {address.schema}.meetinghouse_format") > known:
            raise Unavailable("in-use", address.shown)

    return check


async def prepare(connection: Any, address: Address, *, write: bool, migrate: bool = True) -> int:
    """Check the server and the schema, and bring the schema up to date if this store may be written.

    Returns the format that was found; 0 if there was none. Of several processes that start at once, one does the work
    and the others wait for it. Raises `OlderServers` if it is needed, but others serve the store: `migrate` is false,
    or a server that shares it still keeps its tables, even if its connection is broken at the moment.
    """
    server = connection.get_server_version()
    if server.major < OLDEST_SERVER:
        raise DamagedFile("server", address, version=str(server.major), oldest=str(OLDEST_SERVER))
    found = await _format(connection, address)
    if not write:
        return found
    if await connection.fetchval(READ_ONLY):
        raise Unavailable("read-only", address.shown)
    if found != FORMAT:
        if found and (not migrate or await _is_shared(connection, found)):
            raise OlderServers(address.shown)
        lock = OURS, lock_of(address) ^ 1
        await connection.execute("SELECT pg_advisory_lock($1, $2)", *lock)
        async with connection.transaction():  # begun after the lock, so that it sees what others have done meanwhile
            await _migrate(connection, address)
        await connection.execute("SELECT pg_advisory_unlock($1, $2)", *lock)
    return found


async def _is_shared(connection: Any, found: int) -> bool:
    return found >= SHARED_SINCE and bool(await connection.fetchval("SELECT EXISTS (SELECT alive())"))


async def _migrate(connection: Any, address: Address) -> None:
    found = await _format(connection, address)
    if found == 0:
        exists, _, _ = await connection.fetchrow(FOUND, address.schema)
        if not exists:
            await connection.execute(f"CREATE SCHEMA {address.schema}")
        await connection.execute("CREATE TABLE meetinghouse_format (version integer NOT NULL)")
        await connection.execute("INSERT INTO meetinghouse_format VALUES (0)")
    else:
        await connection.execute("LOCK TABLE meetinghouse_format")
        await connection.execute(END_OLDER, name_of(address))
    for step in range(found + 1, FORMAT + 1):
        await connection.execute((files(__package__) / "migrations" / f"{step}.sql").read_text(encoding="utf-8"))
        await connection.execute("UPDATE meetinghouse_format SET version = $1", step)


async def _format(connection: Any, address: Address) -> int:
    """The format of the schema; 0 if it is empty. Raises `DamagedFile` if it is another program's, or newer."""
    _, ours, filled = await connection.fetchrow(FOUND, address.schema)
    if not ours:
        if filled:
            raise DamagedFile("other-program", address)
        return 0
    version = int(await connection.fetchval(f"SELECT version FROM {address.schema}.meetinghouse_format"))
    if not 1 <= version <= FORMAT:
        raise DamagedFile("format", address, version=str(version), last=str(FORMAT))
    return version
