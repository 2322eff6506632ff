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
from .ears import Ears
from .writer import Writer, line

PATIENCE = 4.0  # seconds for a connection, and for a call
SNAPSHOTS = 2  # snapshots kept of one table


class PostgresJournal(Journal):
    """The journals of all tables in one schema of a database. Listeners hear the changes of other processes too."""

    def __init__(self, connections: Connections, ears: Ears) -> None:
        self._connections = connections
        self._ears = ears
        self._listeners = Listeners()
        self._writer = Writer(connections, self._listeners.tell)
        self._closed = False
        ears.begin(self._hear)

    @classmethod
    async def open(cls, address: Address, *, patience: float = PATIENCE, alone: bool = False) -> Self:
        """Open the store, and create or migrate its schema. With `alone`, raise `InUse` if another process has so."""
        return await cls._begin(await _ears(address, patience, write=True, alone=alone), address, patience, write=True)

    @classmethod
    async def open_read_only(cls, address: Address, *, patience: float = PATIENCE, alone: bool = False) -> Self | None:
        """Open the store for reading; None if there is nothing yet. Calls that would change it raise `Unavailable`."""
        ears = await _ears(address, patience, write=False, alone=alone)
        if ears.found:
            return await cls._begin(ears, address, patience, write=False)
        await ears.close()
        return None

    @classmethod
    async def _begin(cls, ears: Ears, address: Address, patience: float, *, write: bool) -> Self:
        try:
            return cls(await Connections.open(address, patience, write=write), ears)
        except BaseException:
            await ears.close()
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
    ) -> Appended:
        check_append(table, version, status, at)
        self._check_alone()
        return await self._writer.append(line(table, version, body, key, status, at))

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
        return reading.listings(await self._rows(reading.DUE, until, limit))

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

    async def beat(self, at: float) -> None:
        if not math.isfinite(at):
            raise ValueError("a moment is a time")
        await self._change("SELECT beat($1)", at)

    async def last_beat(self) -> float | None:
        found: float | None = (await self._rows(reading.LAST_BEAT))[0][0]
        return found

    def listen(self, hear: Hear) -> Callable[[], None]:
        return self._listeners.add(hear)

    async def taken_over(self) -> None:
        await self._ears.taken.wait()

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._writer.close()
            await self._connections.close()
            await self._ears.close()

    def _hear(self, process: int, change: Change) -> None:
        """Report a change of another process; our own are reported when they are durable."""
        if process not in self._connections.own:
            self._listeners.tell(change)

    async def _change(self, statement: str, *values: Any, again: bool = True) -> Any:
        self._check_alone()
        return await self._connections.ask(lambda connection: connection.fetchrow(statement, *values), again=again)

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        rows: list[Any] = await self._connections.ask(lambda connection: connection.fetch(query, *values))
        return rows

    def _check_alone(self) -> None:
        if self._ears.taken.is_set():
            raise Unavailable("in-use")


async def _ears(address: Address, patience: float, *, write: bool, alone: bool) -> Ears:
    ears = Ears(address, patience, write=write, alone=alone)
    await ears.open()
    return ears


def _fitting(row: Any, table: str, version: int) -> Any:
    """The first value of a row. Raises `Conflict` if it is null; the second value is then the last version."""
    if row[0] is None:
        raise Conflict(table, version, row[1])
    return row[0]


def _only(rows: list[Any]) -> Listing | None:
    found = reading.listings(rows)
    return found[0] if found else None
