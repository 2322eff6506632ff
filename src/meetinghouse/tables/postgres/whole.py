"""Whole tables, to move them to another store or from one."""

from __future__ import annotations

from typing import Any

from ..journal import KeyedEntry, Snapshot, WholeTable
from .reading import OF_TABLE, listings

NUMBER = "SELECT number FROM tables WHERE name = $1"
ENTRIES = f"SELECT version, key, body FROM entries WHERE number = ({NUMBER}) ORDER BY version"
SNAPSHOTS = f"SELECT version, body FROM snapshots WHERE number = ({NUMBER}) ORDER BY version"
DELETE = """
WITH one AS (DELETE FROM tables WHERE name = $1 RETURNING number),
entries AS (DELETE FROM entries WHERE number IN (SELECT number FROM one)),
snapshots AS (DELETE FROM snapshots WHERE number IN (SELECT number FROM one))
UPDATE tables SET code = NULL WHERE code = $2 AND name <> $1
"""
PUT = """
INSERT INTO tables (name, version, code, phase, deadline, about, bytes)
VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING number
"""


async def read(connection: Any, table: str) -> WholeTable | None:
    """Everything that is stored of a table, read in one transaction."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        found = listings(await connection.fetch(OF_TABLE, table))
        if not found:
            return None
        entries = [KeyedEntry(*row) for row in await connection.fetch(ENTRIES, table)]
        return WholeTable(found[0], entries, [Snapshot(*row) for row in await connection.fetch(SNAPSHOTS, table)])


async def put(connection: Any, whole: WholeTable) -> None:
    """Store a table as it was in another store."""
    table, version, status = whole.listing.table, whole.listing.version, whole.listing.status
    async with connection.transaction():
        await connection.execute(DELETE, table, status.code)
        told = status.code, status.phase, status.deadline, status.about
        number = await connection.fetchval(PUT, table, version, *told, whole.size)
        entries = [(number, each.version, each.key, each.body) for each in whole.entries]
        await connection.copy_records_to_table("entries", records=entries, columns=["number", "version", "key", "body"])
        kept = [(number, each.version, each.body) for each in whole.snapshots]
        await connection.copy_records_to_table("snapshots", records=kept, columns=["number", "version", "body"])
