"""Connections to the database: a few are kept open, and broken ones are replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Self, TypeVar

import asyncpg  # type: ignore[import-untyped]

from ..journal import Unavailable
from .address import Address
from .errors import TROUBLE, as_journal_error, is_lost
from .schema import check_format, name_of

Answer = TypeVar("Answer")

MOST = 6  # connections beside the one that listens
LONGEST_CONNECTING = 10.0  # seconds
# run after connecting, because the search for a server that lets its users write reads this setting
ONLY_READ = "SET default_transaction_read_only = on"
UNUSED = 300.0  # seconds after which an unused connection is closed


class Connections:
    """Runs calls on a pool of connections, with errors of the journal."""

    def __init__(self, pool: Any, address: Address, patience: float) -> None:
        self._pool = pool
        self._address = address
        self._patience = patience
        self._closed = False
        self.own: set[int] = set()  # the processes of PostgreSQL that serve these connections

    @classmethod
    async def open(cls, address: Address, patience: float, *, write: bool) -> Self:
        """Open a pool. Its connections are made when they are needed, unless the store has a newer format by then."""
        check = check_format(address)

        async def begin(connection: Any) -> None:
            if not write:
                await connection.execute(ONLY_READ)
            await check(connection)
            process = connection.get_server_pid()
            found.own.add(process)
            connection.add_termination_listener(lambda _: found.own.discard(process))

        pool = asyncpg.create_pool(
            address.url,
            min_size=0,
            max_size=MOST,
            max_inactive_connection_lifetime=UNUSED,
            init=begin,
            reset=_nothing,
            **settings(address, patience),
        )
        found = cls(pool, address, patience)
        await pool
        return found

    async def ask(self, question: Callable[[Any], Awaitable[Answer]], *, again: bool = True) -> Answer:
        """Run a call on a connection; if that breaks, once more on another one, unless `again` is false."""
        try:
            return await self._ask(question)
        except TROUBLE as error:
            if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                await self._pool.expire_connections()  # perhaps another server is the primary now
            if not again or not is_lost(error):
                raise as_journal_error(error, self._address) from error
        try:
            return await self._ask(question)
        except TROUBLE as error:
            raise as_journal_error(error, self._address) from error

    async def _ask(self, question: Callable[[Any], Awaitable[Answer]]) -> Answer:
        if self._closed:
            raise Unavailable("closed")
        connection = await self._pool.acquire(timeout=self._patience)
        try:
            return await question(connection)
        except (asyncio.CancelledError, *TROUBLE) as error:
            # also when time is up, or nobody waits any more: the connection may be stuck
            if isinstance(error, asyncio.CancelledError | OSError) or is_lost(error):
                connection.terminate()
            raise
        finally:
            with suppress(*TROUBLE):  # so that it hides neither a result nor the error
                await self._pool.release(connection)

    async def close(self) -> None:
        """Close all connections, after the calls on them have ended."""
        self._closed = True
        try:
            await asyncio.wait_for(self._pool.close(), self._patience)
        except TimeoutError:
            self._pool.terminate()


def settings(address: Address, patience: float) -> dict[str, Any]:
    """Settings of every connection: how long to wait, and where the tables are."""
    told = {
        "application_name": name_of(address),
        "search_path": address.schema,
        "lock_timeout": str(int(patience * 500)),  # milliseconds
    }
    return {"timeout": min(patience, LONGEST_CONNECTING), "command_timeout": patience, "server_settings": told}


async def _nothing(connection: Any) -> None:
    """No call leaves anything behind in its connection, so there is nothing to reset."""
