"""The journal in SQLite: awaitable calls, carried out by one writing and one reading thread."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

import apsw

from ..journal import (
    Appended,
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
from . import reading
from .file import as_journal_error, open_file, open_read_only
from .writer import Writer

Answer = TypeVar("Answer")
Asked = ParamSpec("Asked")


class SqliteJournal(Journal):
    """The journals of all tables in one SQLite file. Other processes may write to it, but listeners do not notice."""

    def __init__(self, path: Path, writing: apsw.Connection, reader: apsw.Connection) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._listeners = Listeners()
        self._writer = Writer(writing, path, self._loop, self._listeners.tell)
        self._reader = reader
        self._reading = ThreadPoolExecutor(1, "journal reader")
        self._closed = False

    @classmethod
    async def open(cls, path: Path | str, *, patience: float = 2.0, largest: int | None = None) -> Self:
        """Open or create the file, waiting at most `patience` seconds for a lock. It may grow to `largest` bytes."""
        path = Path(path)
        writing = await asyncio.to_thread(open_file, path, patience, largest)
        try:
            reader = await asyncio.to_thread(open_file, path, patience)
        except BaseException:
            writing.close()
            raise
        return cls(path, writing, reader)

    @classmethod
    async def open_read_only(cls, path: Path | str, *, patience: float = 2.0) -> Self:
        """Open a file for reading while nobody writes it. Calls that would change it raise `Unavailable`."""
        path = Path(path)
        first = await asyncio.to_thread(open_read_only, path, patience)
        try:
            second = await asyncio.to_thread(open_read_only, path, patience)
        except BaseException:
            first.close()
            raise
        return cls(path, first, second)

    @property
    def commits(self) -> int:
        """The number of commits since the file was opened."""
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
        return await self._writer.do(lambda transaction: transaction.append(table, version, body, key, status, at))

    async def save_snapshot(self, table: str, snapshot: Snapshot, *, spoilt: Collection[int] = ()) -> bool:
        return await self._writer.do(lambda transaction: transaction.save_snapshot(table, snapshot, spoilt))

    async def let_go(self, table: str, version: int, *, everything: bool = False) -> int:
        return await self._writer.do(lambda transaction: transaction.let_go(table, version, everything))

    async def forget(self, table: str, version: int) -> bool:
        return await self._writer.do(lambda transaction: transaction.forget(table, version))

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[JournalEntry]:
        return await self._read(reading.entries, table, after, limit)

    async def version_of(self, table: str, key: str) -> int | None:
        return await self._read(reading.version_of, table, key)

    async def wake(self, table: str, before: int | None = None) -> Wake:
        return await self._read(reading.wake, table, before)

    async def listing(self, table: str) -> Listing | None:
        return await self._read(reading.listing, table)

    async def find(self, code: str) -> Listing | None:
        return await self._read(reading.find, code)

    async def tables(self, phase: str | None = None, after: str = "", limit: int = 100) -> list[Listing]:
        return await self._read(reading.tables, phase, after, limit)

    async def count(self, phase: str | None = None) -> int:
        return await self._read(reading.count, phase)

    async def due(self, until: float, limit: int = 100) -> list[Listing]:
        return await self._read(reading.due, until, limit)

    async def room(self, table: str | None = None) -> int:
        """The size in bytes, without free pages of the file."""
        return await self._read(reading.room, table)

    async def whole(self, table: str) -> WholeTable | None:
        return await self._read(reading.whole, table)

    async def put_whole(self, whole: WholeTable) -> None:
        await self._writer.do(lambda transaction: transaction.put_whole(whole))

    async def mark(self, mark: bytes | None = None) -> bytes | None:
        return await (
            self._read(reading.mark) if mark is None else self._writer.do(lambda transaction: transaction.mark(mark))
        )

    async def beat(self, at: float) -> float:
        if not math.isfinite(at):
            raise ValueError("a moment is a time")
        await self._writer.do(lambda transaction: transaction.beat(at))
        return at

    async def last_beat(self) -> float | None:
        return await self._read(reading.last_beat)

    def listen(self, hear: Hear) -> Callable[[], None]:
        return self._listeners.add(hear)

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._reading.shutdown)
        self._reader.close()
        await self._writer.close()

    async def _read(
        self, question: Callable[Concatenate[apsw.Connection, Asked], Answer], *asked: Asked.args, **named: Asked.kwargs
    ) -> Answer:
        """Run a query in the reading thread."""
        if self._closed:
            raise Unavailable("closed")
        try:
            return await self._loop.run_in_executor(self._reading, lambda: question(self._reader, *asked, **named))
        except apsw.Error as error:
            raise as_journal_error(error, self._path) from error
