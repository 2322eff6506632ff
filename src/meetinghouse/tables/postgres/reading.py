"""SQL queries for entries, snapshots and lists of tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..journal import JournalEntry, Listing, Snapshot, Status, Wake

ENTRIES = """
SELECT version, body FROM entries
WHERE number = (SELECT number FROM tables WHERE name = $1) AND version > $2 ORDER BY version LIMIT $3
"""
WAKE = """
WITH one AS (SELECT number FROM tables WHERE name = $1),
latest AS (
    SELECT version, body FROM snapshots
    WHERE number = (SELECT number FROM one) AND version < $2 ORDER BY version DESC LIMIT 1
)
SELECT true AS is_snapshot, version, body FROM latest
UNION ALL
SELECT false, version, body FROM entries
WHERE number = (SELECT number FROM one) AND version > coalesce((SELECT version FROM latest), 0)
ORDER BY is_snapshot DESC, version
"""
KEYED = "SELECT version FROM entries WHERE number = (SELECT number FROM tables WHERE name = $1) AND key = $2"
LISTING = "SELECT name, version, code, phase, deadline, about FROM tables"
OF_TABLE = f"{LISTING} WHERE name = $1"
WITH_CODE = f"{LISTING} WHERE code = $1"
DUE = f"""
{LISTING} WHERE deadline <= $1 AND (keeper IS NULL OR keeper NOT IN (SELECT alive FROM alive() WHERE alive <> $3))
ORDER BY deadline LIMIT $2
"""
TABLES = f"{LISTING} WHERE name > $1 ORDER BY name LIMIT $2"
IN_PHASE = f"{LISTING} WHERE name > $1 AND phase = $3 ORDER BY name LIMIT $2"
COUNT = "SELECT count(*) FROM tables"
COUNT_IN_PHASE = f"{COUNT} WHERE phase = $1"
ROOM = "SELECT coalesce(sum(bytes), 0)::bigint FROM tables"
ROOM_OF_TABLE = f"{ROOM} WHERE name = $1"
VERSIONS = "SELECT name, version FROM tables WHERE name = ANY ($1)"
KEPT = "SELECT name, fence FROM tables WHERE keeper = $1"
GUESTS = """
SELECT name, body FROM guests JOIN tables USING (number)
WHERE name = ANY ($1) AND node <> $2 AND node IN (SELECT alive FROM alive()) ORDER BY node
"""
LAST_BEAT = "SELECT greatest((SELECT beat FROM house), (SELECT max(at) FROM tables))"
NOW = "SELECT house_time()"
LAST = 2**63 - 1  # the largest version


def wake(rows: Sequence[Any]) -> Wake:
    """A table from the rows of `WAKE`."""
    snapshot = Snapshot(rows[0][1], rows[0][2]) if rows and rows[0][0] else None
    return Wake(snapshot, entries([row[1:] for row in (rows if snapshot is None else rows[1:])]))


def entries(rows: Sequence[Any]) -> list[JournalEntry]:
    """Entries from rows with their version and body."""
    return [JournalEntry(version, body) for version, body in rows]


def listings(rows: Sequence[Any]) -> list[Listing]:
    """Listings from the rows of `LISTING`."""
    return [Listing(name, version, Status(*status)) for name, version, *status in rows]
