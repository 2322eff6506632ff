"""A temporary schema in a PostgreSQL database, for one measurement."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]


@contextmanager
def new_schema(url: str) -> Iterator[str]:
    """The address of a new store, which is deleted afterwards."""
    schema = f"bench_{uuid4().hex}"
    yield f"{url}{'&' if '?' in url else '?'}schema={schema}"
    asyncio.run(_drop(url, schema))


async def _drop(url: str, schema: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"SET client_min_messages = error; DROP SCHEMA IF EXISTS {schema} CASCADE")
    finally:
        await connection.close()
