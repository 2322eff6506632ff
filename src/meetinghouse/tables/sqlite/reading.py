"""SQL queries for entries, snapshots and lists of tables."""

from __future__ import annotations

from typing import Any

import apsw

from ..journal import Damaged, DamagedSnapshot, JournalEntry, KeyedEntry, Listing, Snapshot, Status, Wake, WholeTable
from .seal import opened

ENTRIES = """
SELECT version, body, seal FROM entries
WHERE number = (SELECT number FROM tables WHERE name = ?) AND version > ? ORDER BY version LIMIT ?
"""
LATEST_SNAPSHOT = """
SELECT number, version FROM snapshots
WHERE number = (SELECT number FROM tables WHERE name = ?) AND version < ? ORDER BY version DESC LIMIT 1
"""
SNAPSHOT = "SELECT version, body, seal FROM snapshots WHERE number = ? AND version = ?"
OF_TABLE = "WHERE number = (SELECT number FROM tables WHERE name = ?) ORDER BY version"
KEYED_ENTRIES = f"SELECT version, key, body, seal FROM entries {OF_TABLE}"
SNAPSHOTS = f"SELECT version, body, seal FROM snapshots {OF_TABLE}"
KEYED = "SELECT version FROM entries WHERE number = (SELECT number FROM tables WHERE name = ?) AND key = ?"
PAGES = """
SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, pragma_freelist_count, pragma_page_size
"""
BODIES = """
WITH one AS (SELECT number FROM tables WHERE name = ?)
SELECT coalesce((SELECT sum(length(body)) FROM entries WHERE number IN one), 0)
     + coalesce((SELECT sum(length(body)) FROM snapshots WHERE number IN one), 0)
"""
LAST = 2**63 - 1  # the largest version
LISTING = "SELECT name, version, code, phase, deadline, about FROM tables"


def entries(connection: apsw.Connection, table: str, after: int, limit: int | None) -> list[JournalEntry]:
    """The entries after a version, in order."""
    rows: list[Any] = connection.execute(ENTRIES, (table, after, -1 if limit is None else limit)).fetchall()
    return [opened(*row) for row in rows]


def wake(connection: apsw.Connection, table: str, before: int | None) -> Wake:
    """The latest snapshot and the entries after it, read in one transaction."""
    snapshot = None
    with connection:
        kept: Any = connection.execute(LATEST_SNAPSHOT, (table, LAST if before is None else before)).fetchone()
        if kept:
            snapshot = _snapshot(connection, table, *kept)
        after = entries(connection, table, snapshot.version if snapshot else 0, None)
    return Wake(snapshot, after)


def _snapshot(connection: apsw.Connection, table: str, number: int, version: int) -> Snapshot:
    """Read a snapshot. Raises `DamagedSnapshot` if its page in the file or its checksum is wrong."""
    try:
        row: Any = connection.execute(SNAPSHOT, (number, version)).fetchone()
        return Snapshot(version, opened(*row).body)
    except (apsw.CorruptError, Damaged) as error:
        raise DamagedSnapshot(table, version) from error


def whole(connection: apsw.Connection, table: str) -> WholeTable | None:
    """Everything that is stored of a table, read in one transaction."""
    with connection:
        found = listing(connection, table)
        rows: list[Any] = connection.execute(KEYED_ENTRIES, (table,)).fetchall()
        kept: list[Any] = connection.execute(SNAPSHOTS, (table,)).fetchall()
    if found is None:
        return None
    entries = [KeyedEntry(version, key, opened(version, body, seal).body) for version, key, body, seal in rows]
    return WholeTable(found, entries, [Snapshot(row[0], opened(*row).body) for row in kept])


def version_of(connection: apsw.Connection, table: str, key: str) -> int | None:
    """The version of the entry with an idempotency key."""
    row = connection.execute(KEYED, (table, key)).fetchone()
    return int(row[0]) if row else None


def listing(connection: apsw.Connection, table: str) -> Listing | None:
    """The last version and status of a table."""
    return _only(_listed(connection, f"{LISTING} WHERE name = ?", table))


def find(connection: apsw.Connection, code: str) -> Listing | None:
    """The table with a code."""
    return _only(_listed(connection, f"{LISTING} WHERE code = ?", code))


def tables(connection: apsw.Connection, phase: str | None, after: str, limit: int) -> list[Listing]:
    """The tables after a name in alphabetical order, in one phase or in all."""
    if phase is None:
        return _listed(connection, f"{LISTING} WHERE name > ? ORDER BY name LIMIT ?", after, limit)
    return _listed(connection, f"{LISTING} WHERE phase = ? AND name > ? ORDER BY name LIMIT ?", phase, after, limit)


def count(connection: apsw.Connection, phase: str | None) -> int:
    """The number of tables, in one phase or in all."""
    if phase is None:
        return int(connection.execute("SELECT count(*) FROM tables").get)
    return int(connection.execute("SELECT count(*) FROM tables WHERE phase = ?", (phase,)).get)


def due(connection: apsw.Connection, until: float, limit: int) -> list[Listing]:
    """The tables whose deadline is at a time or earlier, the earliest first."""
    return _listed(connection, f"{LISTING} WHERE deadline <= ? ORDER BY deadline LIMIT ?", until, limit)


def room(connection: apsw.Connection, table: str | None) -> int:
    """The size in bytes of a table's entries and snapshots, or of all pages in use."""
    return int(connection.execute(PAGES).get if table is None else connection.execute(BODIES, (table,)).get)


def mark(connection: apsw.Connection) -> bytes | None:
    """The bytes that mark the whole store, if they are set."""
    found: bytes | None = connection.execute("SELECT mark FROM house").get
    return found


def last_beat(connection: apsw.Connection) -> float | None:
    """The latest stored time."""
    found: float | None = connection.execute("SELECT beat FROM house").get
    return found


def _listed(connection: apsw.Connection, statement: str, *values: str | int | float) -> list[Listing]:
    rows: list[tuple[Any, ...]] = connection.execute(statement, values).fetchall()
    return [Listing(name, version, Status(*status)) for name, version, *status in rows]


def _only(found: list[Listing]) -> Listing | None:
    return found[0] if found else None
