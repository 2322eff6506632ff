"""Processes that share a PostgreSQL store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from meetinghouse.tables.postgres.address import Address
from meetinghouse.tables.postgres.journal import PostgresJournal
from tests.postgres import execute, server_url

T, U = "0" * 31 + "1", "0" * 31 + "2"


@asynccontextmanager
async def shared(address: Address) -> AsyncIterator[PostgresJournal]:
    """A process among those that share the store."""
    async with await PostgresJournal.open(address, shared=True) as journal:
        yield journal


def dies(address: Address, journal: PostgresJournal) -> None:
    """Let the lease of a process run out."""
    execute(server_url(), f"UPDATE {address.schema}.nodes SET until = 0 WHERE number = {journal._listening.node}")
