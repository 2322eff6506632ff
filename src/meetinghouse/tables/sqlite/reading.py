"""What is read: entries, snapshots, lists."""

from __future__ import annotations

from typing import Any

import apsw

from ..journal import Damaged, DamagedSnapshot, Entry, Listing, Snapshot, Status, Wake
from .seal import opened

ENTRIES = """
SELECT version, body, seal FROM entries
WHERE number = (SELECT number FROM tables WHERE name = ?) AND version > ? ORDER BY version LIMIT ?
"""
KEPT = """
SELECT number, version FROM snapshots
WHERE number = (SELECT number FROM tables WHERE name = ?) AND version < ? ORDER BY version DESC LIMIT 1
"""
SNAPSHOT = "SELECT version, body, seal FROM snapshots WHERE number = ? AND version = ?"
KEYED = "SELECT version FROM entries WHERE number = (SELECT number FROM tables WHERE name = ?) AND key = ?"
PAGES = """
SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, pragma_freelist_count, pragma_page_size
"""
BODIES = """
WITH one AS (SELECT number FROM tables WHERE name = ?)
SELECT coalesce((SELECT sum(length(body)) FROM entries WHERE number IN one), 0)
     + coalesce((SELECT sum(length(body)) FROM snapshots WHERE number IN one), 0)
"""
LAST = 2**63 - 1  # no version comes after it
LISTING = "SELECT name, version, code, phase, deadline, about FROM tables"


def entries(connection: apsw.Connection, table: str, after: int, limit: int | None) -> list[Entry]:
    """The entries after a version, in order."""
    rows: list[Any] = connection.execute(ENTRIES, (table, after, -1 if limit is None else limit)).fetchall()
    return [opened(*row) for row in rows]


def wake(connection: apsw.Connection, table: str, before: int | None) -> Wake:
    """The latest snapshot and the entries after it, at one moment."""
    snapshot = None
    with connection:
        kept: Any = connection.execute(KEPT, (table, LAST if before is None else before)).fetchone()
        if kept:
            snapshot = _snapshot(connection, table, *kept)
        after = entries(connection, table, snapshot.version if snapshot else 0, None)
    return Wake(snapshot, after)


def _snapshot(connection: apsw.Connection, table: str, number: int, version: int) -> Snapshot:
    """A snapshot, if it is whole: its page in the file, and its seal."""
    try:
        row: Any = connection.execute(SNAPSHOT, (number, version)).fetchone()
        return Snapshot(version, opened(*row).body)
    except (apsw.CorruptError, Damaged) as error:
        raise DamagedSnapshot(table, version) from error


def version_of(connection: apsw.Connection, table: str, key: str) -> int | None:
    """The version appended under a key."""
    row = connection.execute(KEYED, (table, key)).fetchone()
    return int(row[0]) if row else None


def listing(connection: apsw.Connection, table: str) -> Listing | None:
    """One table."""
    return _only(_listed(connection, f"{LISTING} WHERE name = ?", table))


def find(connection: apsw.Connection, code: str) -> Listing | None:
    """The table that has a code."""
    return _only(_listed(connection, f"{LISTING} WHERE code = ?", code))


def tables(connection: apsw.Connection, phase: str | None, after: str, limit: int) -> list[Listing]:
    """Tables after a name, of one phase or of all."""
    if phase is None:
        return _listed(connection, f"{LISTING} WHERE name > ? ORDER BY name LIMIT ?", after, limit)
    return _listed(connection, f"{LISTING} WHERE phase = ? AND name > ? ORDER BY name LIMIT ?", phase, after, limit)


def count(connection: apsw.Connection, phase: str | None) -> int:
    """How many tables there are."""
    if phase is None:
        return int(connection.execute("SELECT count(*) FROM tables").get)
    return int(connection.execute("SELECT count(*) FROM tables WHERE phase = ?", (phase,)).get)


def due(connection: apsw.Connection, until: float, limit: int) -> list[Listing]:
    """Tables whose deadline has come, the earliest first."""
    return _listed(connection, f"{LISTING} WHERE deadline <= ? ORDER BY deadline LIMIT ?", until, limit)


def room(connection: apsw.Connection, table: str | None) -> int:
    """How many bytes a table's bodies take, or all pages in use."""
    return int(connection.execute(PAGES).get if table is None else connection.execute(BODIES, (table,)).get)


def mark(connection: apsw.Connection) -> bytes | None:
    """What marks the whole store."""
    found: bytes | None = connection.execute("SELECT mark FROM house").get
    return found


def last_beat(connection: apsw.Connection) -> float | None:
    """The latest moment."""
    found: float | None = connection.execute("SELECT beat FROM house").get
    return found


def _listed(connection: apsw.Connection, statement: str, *values: str | int | float) -> list[Listing]:
    rows: list[tuple[Any, ...]] = connection.execute(statement, values).fetchall()
    return [Listing(name, version, Status(*status)) for name, version, *status in rows]


def _only(found: list[Listing]) -> Listing | None:
    return found[0] if found else None
