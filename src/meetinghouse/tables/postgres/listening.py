"""The connection that listens to other processes, and holds the lock of a store: alone, or shared with other nodes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from ..journal import Change, DamagedFile, InUse
from .address import Address
from .connections import ONLY_READ, settings
from .errors import TROUBLE, as_journal_error
from .schema import OURS, lock_of, prepare

log = logging.getLogger(__name__)

AGAIN = 0.5  # seconds between two attempts to connect
PING_EVERY = 5.0  # seconds
KEPT_ALIVE = {  # the server notices within about ten seconds that this machine is gone, and gives up the lock
    "tcp_keepalives_idle": "4",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10000",
}


# Our own connection broke, but PostgreSQL has not noticed: its process still has the lock.
END_OWN = """
SELECT pg_terminate_backend($1, 2000) FROM pg_locks WHERE pid = $1 AND locktype = 'advisory' AND classid = $2
"""
LOCK = "SELECT pg_try_advisory_lock($1, $2)"
SHARE = "SELECT pg_advisory_lock_shared($1, $2)"  # waits for a moment: another node may be starting
UNLOCK = "SELECT pg_advisory_unlock($1, $2)"
GUESTS = "guests"  # a notice that somebody came or went


class ListeningConnection:
    """Listens on a connection of its own, and makes a new one if that breaks."""

    def __init__(
        self, address: Address, patience: float, *, write: bool, alone: bool, lease: float | None = None
    ) -> None:
        self._address = address
        self._patience = patience
        self._write = write
        self._alone = alone
        self._lease = lease  # seconds, if other nodes may serve the store too
        self._connection: Any = None
        self._process = 0  # of PostgreSQL, which serves that connection
        self._ended = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._hear: Callable[[int, Change], None] = lambda process, change: None
        self.taken = asyncio.Event()  # set when another process has taken the store over
        self.found = 0  # the format of the schema that was found
        self.node = 0  # the number of this process among those that share the store

    async def open(self) -> None:
        """Connect for the first time, and prepare the schema. Raises errors of the journal."""
        try:
            await self._connect()
        except (*TROUBLE, ValueError) as error:
            raise as_journal_error(error, self._address) from error

    def begin(self, hear: Callable[[int, Change], None]) -> None:
        """Report the changes of all processes, each with the process of PostgreSQL that made it."""
        self._hear = hear
        self._task = asyncio.create_task(self._run())

    async def _connect(self) -> None:
        options = settings(self._address, self._patience)
        options["server_settings"] |= KEPT_ALIVE | {"application_name": f"meetinghouse listens {self._address.schema}"}
        connection = await asyncpg.connect(self._address.url, **options)
        try:
            if not self._write:
                await connection.execute(ONLY_READ)
            only = False
            if self._alone or self._lease is not None:
                only = await self._lock(connection)
                if self._alone and not only:
                    raise InUse(self._address.shown)
            # no migration while another process serves the store
            found = await prepare(connection, self._address, write=self._write, migrate=self._lease is None or only)
            self.found = self.found or found
            if self._lease is not None:
                await self._share(connection, self._lease, only)
            self._ended = asyncio.Event()
            connection.add_termination_listener(lambda _: self._ended.set())
            await connection.add_listener(self._address.schema, self._notified)
        except BaseException:
            with suppress(*TROUBLE):
                await connection.close(timeout=self._patience)  # waits until the server has given back the lock
            raise
        self._connection = connection
        self._process = connection.get_server_pid()

    async def _lock(self, connection: Any) -> bool:
        """Take the lock, also from our own earlier connection; False if another server has it."""
        lock = OURS, lock_of(self._address)
        if await connection.fetchval(LOCK, *lock):
            return True
        if not self._process or not await connection.fetchval(END_OWN, self._process, OURS):
            return False
        return bool(await connection.fetchval(LOCK, *lock))

    async def _share(self, connection: Any, lease: float, only: bool) -> None:
        """Enroll as a node, and share the lock. Raises `InUse` if another process has it for itself."""
        lock = OURS, lock_of(self._address)
        try:
            await connection.execute(SHARE, *lock)
        except asyncpg.LockNotAvailableError:
            raise InUse(self._address.shown) from None
        if not self.node:
            self.node = await connection.fetchval("SELECT enroll($1, $2)", only, lease)
        if only:
            await connection.execute(UNLOCK, *lock)

    def _notified(self, connection: Any, process: int, channel: str, payload: str) -> None:
        table, _, version = payload.rpartition(" ")
        if version == GUESTS:
            self._hear(process, Change(table or None, 0, guests=True))
        elif table and version.isdigit():
            self._hear(process, Change(table, int(version)))

    async def _run(self) -> None:
        """Notice when the connection breaks, and connect again until it works, or another process has the lock."""
        while True:
            await self._until_broken()
            log.warning("the connection to the store is broken")
            while True:
                try:
                    await self._connect()
                    break
                except (InUse, DamagedFile):  # another server has the lock, or a newer one has changed the format
                    self.taken.set()
                    return
                except Exception as error:  # whatever it is, it may be over soon
                    log.info("the store cannot be reached", extra={"why": type(error).__name__})
                await asyncio.sleep(AGAIN)
            log.warning("the connection to the store works again")
            self._hear(0, Change(None, 0))  # changes may have been missed meanwhile

    async def _until_broken(self) -> None:
        while not self._ended.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(PING_EVERY):
                    await self._ended.wait()
            if not self._ended.is_set():
                try:
                    await self._connection.execute("SELECT 1")
                except TROUBLE:
                    self._connection.terminate()
                    return

    async def close(self) -> None:
        """Stop listening, and give the lock back."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            with suppress(*TROUBLE):
                await self._connection.close(timeout=self._patience)
