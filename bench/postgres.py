"""A PostgreSQL for measurements, and a temporary schema in it for each."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]

NEW = "new"  # instead of an address: a server is started for the measurements


@contextmanager
def database(url: str | None) -> Iterator[str | None]:
    """The address of the database. `NEW` starts one with the defaults of PostgreSQL: commits wait for the disk."""
    if url != NEW:
        yield url
        return
    from tests.postgres import own_server  # needs the libraries of the tests

    with own_server("max_connections = 100\n") as server:
        yield server.url


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
