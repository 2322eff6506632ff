"""The adapter: awaitable calls in front, one writing and one reading thread behind."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

import apsw

from ..journal import Appended, Change, Entry, Hear, Journal, Listing, Snapshot, Status, Unavailable, Wake
from . import reading
from .file import look_into, open_file, told
from .writer import Writer

Answer = TypeVar("Answer")
Asked = ParamSpec("Asked")


class SqliteJournal(Journal):
    """The journals of all tables in one SQLite file; other processes may write it too, but are not heard."""

    def __init__(self, path: Path, writing: apsw.Connection, reader: apsw.Connection) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._listeners: dict[object, Hear] = {}
        self._writer = Writer(writing, path, self._loop, self._tell)
        self._reader = reader
        self._reading = ThreadPoolExecutor(1, "journal reader")
        self._closed = False

    @classmethod
    async def open(cls, path: Path | str, *, patience: float = 2.0, largest: int | None = None) -> Self:
        """Open or make the file; wait so many seconds for a lock, let it grow to so many bytes."""
        path = Path(path)
        writing = await asyncio.to_thread(open_file, path, patience, largest)
        try:
            reader = await asyncio.to_thread(open_file, path, patience)
        except BaseException:
            writing.close()
            raise
        return cls(path, writing, reader)

    @classmethod
    async def look(cls, path: Path | str, *, patience: float = 2.0) -> Self:
        """Open a file to read alone, while nobody writes it: what would change it fails with `Unavailable`."""
        path = Path(path)
        first = await asyncio.to_thread(look_into, path, patience)
        try:
            second = await asyncio.to_thread(look_into, path, patience)
        except BaseException:
            first.close()
            raise
        return cls(path, first, second)

    @property
    def commits(self) -> int:
        """How many commits were made since the file was opened."""
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
        """Write the entry that follows the last one."""
        if not table or version < 1:
            raise ValueError("a table has a name, and its versions count from 1")
        if not all(math.isfinite(each) for each in (at, status.deadline if status else None) if each is not None):
            raise ValueError("a moment and a deadline are times")
        return await self._writer.do(lambda pen: pen.append(table, version, body, key, status, at))

    async def keep(self, table: str, snapshot: Snapshot, *, spoilt: Collection[int] = ()) -> bool:
        """Keep a snapshot and the one before it."""
        return await self._writer.do(lambda pen: pen.keep(table, snapshot, spoilt))

    async def let_go(self, table: str, version: int, *, everything: bool = False) -> int:
        """Erase the entries up to a version."""
        return await self._writer.do(lambda pen: pen.let_go(table, version, everything))

    async def forget(self, table: str, version: int) -> bool:
        """Erase a table and all it wrote."""
        return await self._writer.do(lambda pen: pen.forget(table, version))

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """The entries after a version, in order."""
        return await self._read(reading.entries, table, after, limit)

    async def version_of(self, table: str, key: str) -> int | None:
        """The version appended under a key."""
        return await self._read(reading.version_of, table, key)

    async def wake(self, table: str, before: int | None = None) -> Wake:
        """The latest snapshot and the entries after it, at one moment."""
        return await self._read(reading.wake, table, before)

    async def listing(self, table: str) -> Listing | None:
        """One table's last version and status."""
        return await self._read(reading.listing, table)

    async def find(self, code: str) -> Listing | None:
        """The table that has a code."""
        return await self._read(reading.find, code)

    async def tables(self, phase: str | None = None, after: str = "", limit: int = 100) -> list[Listing]:
        """Tables by name, those after a name."""
        return await self._read(reading.tables, phase, after, limit)

    async def count(self, phase: str | None = None) -> int:
        """How many tables there are."""
        return await self._read(reading.count, phase)

    async def due(self, until: float, limit: int = 100) -> list[Listing]:
        """Tables whose deadline has come, the earliest first."""
        return await self._read(reading.due, until, limit)

    async def room(self, table: str | None = None) -> int:
        """How many bytes are taken; pages of the file that are free to be used again do not count."""
        return await self._read(reading.room, table)

    async def mark(self, mark: bytes | None = None) -> bytes | None:
        """A few bytes about the whole store, set once."""
        return await (self._read(reading.mark) if mark is None else self._writer.do(lambda pen: pen.mark(mark)))

    async def beat(self, at: float) -> None:
        """Remember this moment, if it is the latest."""
        if not math.isfinite(at):
            raise ValueError("a moment is a time")
        await self._writer.do(lambda pen: pen.beat(at))

    async def last_beat(self) -> float | None:
        """The latest moment that was remembered."""
        return await self._read(reading.last_beat)

    def listen(self, hear: Hear) -> Callable[[], None]:
        """Call `hear` in the event loop after every durable change made through this journal."""
        mark = object()
        self._listeners[mark] = hear

        def end() -> None:
            self._listeners.pop(mark, None)

        return end

    async def close(self) -> None:
        """Finish what was asked, then refuse everything."""
        self._closed = True
        await asyncio.to_thread(self._reading.shutdown)
        self._reader.close()
        await self._writer.close()

    async def _read(
        self, question: Callable[Concatenate[apsw.Connection, Asked], Answer], *asked: Asked.args, **named: Asked.kwargs
    ) -> Answer:
        """Ask in the reading thread."""
        if self._closed:
            raise Unavailable("closed")
        try:
            return await self._loop.run_in_executor(self._reading, lambda: question(self._reader, *asked, **named))
        except apsw.Error as error:
            raise told(error, self._path) from error

    def _tell(self, change: Change) -> None:
        """Tell every listener; one that fails does not keep it from the others."""
        for hear in tuple(self._listeners.values()):
            try:
                hear(change)
            except Exception as error:
                self._loop.call_exception_handler({"message": "a listener of the journal failed", "exception": error})
