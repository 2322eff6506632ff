"""The journal in PostgreSQL: awaitable calls on a few connections."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from typing import Any, Self

from ..journal import (
    Appended,
    Change,
    Conflict,
    Hear,
    Journal,
    JournalEntry,
    Listing,
    Snapshot,
    Status,
    Unavailable,
    Wake,
    WholeTable,
    check_append,
)
from ..listeners import Listeners
from . import reading, whole
from .address import Address
from .connections import Connections
from .listening import ListeningConnection
from .writer import Writer, line

PATIENCE = 4.0  # seconds for a connection, and for a call
LEASE = 3.0  # seconds after which the tables of a node that does not beat go to others
SNAPSHOTS = 2  # snapshots kept of one table


class PostgresJournal(Journal):
    """The journals of all tables in one schema of a database. Listeners hear the changes of other processes too."""

    def __init__(self, connections: Connections, listening: ListeningConnection) -> None:
        self._connections = connections
        self._listening = listening
        self.lease = LEASE if listening.node else None
        self._listeners = Listeners()
        self._writer = Writer(connections, self._listeners.tell)
        self._closed = False
        self._read: set[int] = set()  # the numbers of what other processes have told lately
        listening.begin(self._hear)

    @classmethod
    async def open(
        cls, address: Address, *, patience: float = PATIENCE, alone: bool = False, shared: bool = False
    ) -> Self:
        """Open the store, and create or migrate its schema.

        With `alone`, no other process may use the store. With `shared`, this process is one of the nodes that serve it
        together. Raises `InUse` if another process has opened it alone.
        """
        listening = await _listen(address, patience, write=True, alone=alone, lease=LEASE if shared else None)
        return await cls._begin(listening, address, patience, write=True)

    @classmethod
    async def open_read_only(cls, address: Address, *, patience: float = PATIENCE, alone: bool = False) -> Self | None:
        """Open the store for reading; None if there is nothing yet. Calls that would change it raise `Unavailable`."""
        listening = await _listen(address, patience, write=False, alone=alone)
        if listening.found:
            return await cls._begin(listening, address, patience, write=False)
        await listening.close()
        return None

    @classmethod
    async def _begin(cls, listening: ListeningConnection, address: Address, patience: float, *, write: bool) -> Self:
        try:
            return cls(await Connections.open(address, patience, write=write), listening)
        except BaseException:
            await listening.close()
            raise

    @property
    def commits(self) -> int:
        """The number of commits of appends since the store was opened."""
        return self._writer.commits

    async def append(
        self,
        table: str,
        version: int,
        body: bytes,
        *,
        key: str | None = None,
        status: Status | None = None,
        at: float | None = None,
        fence: int | None = None,
    ) -> Appended:
        check_append(table, version, status, at)
        self._check_alone()
        return await self._writer.append(line(table, version, body, key, status, at, fence))

    async def save_snapshot(self, table: str, snapshot: Snapshot, *, spoilt: Collection[int] = ()) -> bool:
        version = snapshot.version
        row = await self._change(
            "SELECT * FROM save_snapshot($1, $2, $3, $4, $5)", table, version, snapshot.body, list(spoilt), SNAPSHOTS
        )
        return bool(_fitting(row, table, version))

    async def let_go(self, table: str, version: int, *, everything: bool = False) -> int:
        row = await self._change("SELECT * FROM let_go($1, $2, $3)", table, version, everything)
        return int(_fitting(row, table, version))

    async def forget(self, table: str, version: int) -> bool:
        row = await self._change("SELECT * FROM forget($1, $2)", table, version, again=False)
        gone = bool(_fitting(row, table, version))
        if gone:
            self._listeners.tell(Change(table, 0))
        return gone

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[JournalEntry]:
        return reading.entries(await self._rows(reading.ENTRIES, table, after, limit))

    async def version_of(self, table: str, key: str) -> int | None:
        rows = await self._rows(reading.KEYED, table, key)
        return int(rows[0][0]) if rows else None

    async def wake(self, table: str, before: int | None = None) -> Wake:
        return reading.wake(await self._rows(reading.WAKE, table, reading.LAST if before is None else before))

    async def listing(self, table: str) -> Listing | None:
        return _only(await self._rows(reading.OF_TABLE, table))

    async def find(self, code: str) -> Listing | None:
        return _only(await self._rows(reading.WITH_CODE, code))

    async def tables(self, phase: str | None = None, after: str = "", limit: int = 100) -> list[Listing]:
        if phase is None:
            return reading.listings(await self._rows(reading.TABLES, after, limit))
        return reading.listings(await self._rows(reading.IN_PHASE, after, limit, phase))

    async def count(self, phase: str | None = None) -> int:
        counted = self._rows(reading.COUNT) if phase is None else self._rows(reading.COUNT_IN_PHASE, phase)
        return int((await counted)[0][0])

    async def due(self, until: float, limit: int = 100) -> list[Listing]:
        return reading.listings(await self._rows(reading.DUE, until, limit, self._listening.node))

    async def room(self, table: str | None = None) -> int:
        """The size in bytes, without keys, indexes and what the database has not cleared away yet."""
        found = self._rows(reading.ROOM) if table is None else self._rows(reading.ROOM_OF_TABLE, table)
        return int((await found)[0][0])

    async def whole(self, table: str) -> WholeTable | None:
        return await self._connections.ask(lambda connection: whole.read(connection, table))

    async def put_whole(self, whole_table: WholeTable) -> None:
        self._check_alone()
        await self._connections.ask(lambda connection: whole.put(connection, whole_table))
        self._listeners.tell(Change(whole_table.listing.table, whole_table.listing.version))

    async def mark(self, mark: bytes | None = None) -> bytes | None:
        if mark is not None:
            await self._change("UPDATE house SET mark = $1 WHERE mark IS NULL", mark)
        found: bytes | None = (await self._rows("SELECT mark FROM house"))[0][0]
        return found

    async def beat(self, at: float) -> float:
        if not math.isfinite(at):
            raise ValueError("a moment is a time")
        if self.lease is not None:
            return float((await self._change("SELECT keep($1, $2)", self._listening.node, self.lease))[0])
        await self._change("SELECT beat($1)", at)
        return at

    async def last_beat(self) -> float | None:
        found: float | None = (await self._rows(reading.LAST_BEAT if self.lease is None else reading.NOW))[0][0]
        return found

    async def claim(self, tables: Collection[str], orphans: int = 0) -> dict[str, int]:
        if self.lease is None:
            return await super().claim(tables, orphans)
        self._check_alone()
        wanted = self._listening.node, list(tables), orphans
        # a second try would not return orphans that the first one has taken
        return dict(await self._rows("SELECT * FROM claim($1, $2, $3)", *wanted, again=not orphans))

    async def kept(self) -> dict[str, int]:
        return dict(await self._rows(reading.KEPT, self._listening.node))

    async def release(self, tables: Collection[str]) -> None:
        if self.lease is not None and tables:
            await self._change("SELECT release($1, $2)", self._listening.node, list(tables))

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        return dict(await self._rows(reading.VERSIONS, list(tables)))

    async def tell_guests(self, table: str, body: bytes | None) -> None:
        if self.lease is not None:
            await self._change("SELECT tell_guests($1, $2, $3)", self._listening.node, table, body)

    async def guests(self, tables: Collection[str]) -> dict[str, list[bytes]]:
        found: dict[str, list[bytes]] = {}
        for table, body in await self._rows(reading.GUESTS, list(tables), self._listening.node):
            found.setdefault(table, []).append(body)
        return found

    async def exchange(self, told: bytes) -> list[bytes]:
        if self.lease is None:
            return []
        rows = await self._rows("SELECT * FROM exchange($1, $2)", self._listening.node, told)
        new, self._read = [body for number, body in rows if number not in self._read], {number for number, _ in rows}
        return new

    async def withdraw(self) -> None:
        if self.lease is not None:
            await self._change("SELECT withdraw($1)", self._listening.node)

    def listen(self, hear: Hear) -> Callable[[], None]:
        return self._listeners.add(hear)

    async def taken_over(self) -> None:
        await self._listening.taken.wait()

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._writer.close()
            await self._connections.close()
            await self._listening.close()

    def _hear(self, process: int, change: Change) -> None:
        """Report a change of another process; our own are reported when they are durable."""
        if process not in self._connections.own:
            self._listeners.tell(change)

    async def _change(self, statement: str, *values: Any, again: bool = True) -> Any:
        self._check_alone()
        return await self._connections.ask(lambda connection: connection.fetchrow(statement, *values), again=again)

    async def _rows(self, query: str, *values: Any, again: bool = True) -> list[Any]:
        return await self._connections.ask(lambda connection: connection.fetch(query, *values), again=again)

    def _check_alone(self) -> None:
        if self._listening.taken.is_set():
            raise Unavailable("in-use")


async def _listen(
    address: Address, patience: float, *, write: bool, alone: bool, lease: float | None = None
) -> ListeningConnection:
    listening = ListeningConnection(address, patience, write=write, alone=alone, lease=lease)
    await listening.open()
    return listening


def _fitting(row: Any, table: str, version: int) -> Any:
    """The first value of a row. Raises `Conflict` if it is null; the second value is then the last version."""
    if row[0] is None:
        raise Conflict(table, version, row[1])
    return row[0]


def _only(rows: list[Any]) -> Listing | None:
    found = reading.listings(rows)
    return found[0] if found else None
