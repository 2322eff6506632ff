"""The interface to storage: an append-only journal for each table. Writes are durable before they are acknowledged.

The layers above do not know which store implements it. Bodies are opaque bytes. Every call may be awaited from the
event loop in which the journal was opened, and never blocks it. A call that is cancelled, or fails with `Unavailable`,
may still have happened; it can be repeated with the same key and then happens only once.
"""

from __future__ import annotations

import asyncio
import math
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Collection
from types import TracebackType
from typing import Literal, Self, TypeAlias

import msgspec

from ..engine.wording import English

Reason: TypeAlias = Literal[
    "full", "busy", "disk", "read-only", "no-place", "file-system", "closed", "unreachable", "login", "rights", "in-use"
]

AT_ONCE = 500  # tables in one query


class JournalError(Exception):
    """Something could not be stored or read, and nothing was changed."""


class Unavailable(JournalError):
    """The store is not available now, but may be later. The reason is a key, with texts ``why-…``."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        said = English.beside((__name__,)).word("why", self.reason)
        return f"{said}: {self.detail}" if self.detail else said


class InUse(JournalError):
    """Another server uses the store."""


class OlderServers(InUse):
    """Servers of an older version share the store, whose format cannot be changed before they stop."""


class TakenOver(JournalError):
    """Another server has taken the store over, because this one could not be reached."""


class Damaged(JournalError):
    """Stored data is broken, or was not written by this program."""


class DamagedFile(Damaged):
    """The whole file, or database, cannot be read. The reason is a key, with texts ``store-…``."""

    def __init__(
        self, why: Literal["damaged", "format", "not-ours", "other-program", "server"], path: object, **details: str
    ) -> None:
        super().__init__(why, path)
        self.key = f"store-{why}"
        self.details = {"path": str(path), **details}

    def __str__(self) -> str:
        return English.beside((__name__,)).say(self.key, **self.details) + "."


class DamagedSnapshot(Damaged):
    """The snapshot of this version cannot be read; an earlier one, or the entries, may replace it."""

    def __init__(self, table: str, version: int) -> None:
        self.version = version
        super().__init__(f"The snapshot of version {version} of table {table} is damaged.")


class Newer(Damaged):
    """A newer version of this program has done something at the table that this version does not know."""


class Conflict(JournalError):
    """Another writer was first: the table is at version `last` already."""

    def __init__(self, table: str, version: int, last: int) -> None:
        self.table = table
        self.version = version
        self.last = last
        super().__init__(f"Version {version} of table {table} does not fit: the last one is {last}.")


class Fenced(JournalError):
    """Another process has begun to look after the table."""


class Taken(JournalError):
    """Another table has this code."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(f"The code {code} is taken.")


class JournalEntry(msgspec.Struct, frozen=True):
    """An entry of a table's journal. Versions count from 1 without gaps."""

    version: int
    body: bytes


class Snapshot(msgspec.Struct, frozen=True):
    """A whole table as it was after the entry with this version."""

    version: int
    body: bytes


class Wake(msgspec.Struct, frozen=True):
    """The data from which a table is woken: its snapshot, if there is one, and the entries after it."""

    snapshot: Snapshot | None
    entries: list[JournalEntry]

    @property
    def version(self) -> int:
        """The last version; 0 if nothing was written."""
        if self.entries:
            return self.entries[-1].version
        return self.snapshot.version if self.snapshot else 0


class Status(msgspec.Struct, frozen=True):
    """What can be looked up about a table without waking it."""

    code: str | None = None  # unique; people find the table by it
    phase: str = ""  # a word of the layer above, such as lobby, playing or over
    deadline: float | None = None  # when the table has to be attended, by the house's clock
    about: bytes = b""  # a few bytes to show in a list


class Listing(msgspec.Struct, frozen=True):
    """A table in a list: its last version and status."""

    table: str
    version: int
    status: Status


class KeyedEntry(msgspec.Struct, frozen=True):
    """An entry as it is stored, with its idempotency key."""

    version: int
    key: str | None
    body: bytes


class WholeTable(msgspec.Struct, frozen=True):
    """Everything that is stored of a table, to put it into another store."""

    listing: Listing
    entries: list[KeyedEntry]
    snapshots: list[Snapshot]

    @property
    def size(self) -> int:
        """The size of its bodies in bytes."""
        return sum(len(each.body) for each in self.entries) + sum(len(each.body) for each in self.snapshots)


class Appended(msgspec.Struct, frozen=True):
    """The version of an entry; not fresh if an entry with the same key was appended before."""

    version: int
    fresh: bool = True


class Change(msgspec.Struct, frozen=True):
    """A table has reached a version; 0 means that it was deleted.

    If `table` is None, changes may have been missed, and listeners should check all their tables.
    """

    table: str | None
    version: int
    guests: bool = False  # nothing was stored, but in another process somebody came or went, or its care ended


Hear: TypeAlias = Callable[[Change], None]


def check_append(table: str, version: int, status: Status | None, at: float | None) -> None:
    """Raise `ValueError` if these are no parameters of an append."""
    if not table or version < 1:
        raise ValueError("a table has a name, and its versions count from 1")
    if not all(math.isfinite(each) for each in (at, status.deadline if status else None) if each is not None):
        raise ValueError("a moment and a deadline are times")


class Journal(ABC):
    """The journals of all tables. A table's name is never used again; its code may be."""

    @abstractmethod
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
        """Write the next entry of a table; the first one, version 1, creates the table.

        Raises `Conflict` if the version is not the next one, and `Taken` if another table has the code of the new
        status. If an entry with the same idempotency key exists in this table, nothing is written and its version is
        returned. Without a status the table keeps its present one. With a time the store also does what `beat` does.
        Raises `Fenced` if a fence from `claim` is no longer the last one.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[JournalEntry]:
        """The entries after a version, in order."""

    @abstractmethod
    async def version_of(self, table: str, key: str) -> int | None:
        """The version of the entry with this idempotency key."""

    @abstractmethod
    async def save_snapshot(self, table: str, snapshot: Snapshot, *, spoilt: Collection[int] = ()) -> bool:
        """Save a snapshot beside the previous one. Returns False if there is a later one already.

        Damaged snapshots, of the `spoilt` versions, are deleted. Raises `Conflict` if the journal is not that far yet.
        """

    @abstractmethod
    async def wake(self, table: str, before: int | None = None) -> Wake:
        """The latest snapshot (of those before a version) and the entries after it, read consistently.

        Raises `DamagedSnapshot` if the snapshot is damaged; the caller may then ask for one before it.
        """

    @abstractmethod
    async def let_go(self, table: str, version: int, *, everything: bool = False) -> int:
        """Delete the entries up to a version, with their keys; returns their number.

        Raises `Conflict` if there is no snapshot of that version or a later one. Entries after the earlier of two
        snapshots stay, in case the later one is damaged; if there is only one snapshot, all entries stay. With
        `everything` these are deleted too, along with every snapshot before that version, and the bytes overwritten if
        the store can do that.
        """

    @abstractmethod
    async def listing(self, table: str) -> Listing | None:
        """The last version and status of a table; None if it does not exist."""

    @abstractmethod
    async def find(self, code: str) -> Listing | None:
        """The table with this code, if there is one."""

    @abstractmethod
    async def tables(self, phase: str | None = None, after: str = "", limit: int = 100) -> list[Listing]:
        """The tables whose names come after a name, in alphabetical order; in one phase or in all."""

    @abstractmethod
    async def count(self, phase: str | None = None) -> int:
        """The number of tables, in one phase or in all."""

    @abstractmethod
    async def due(self, until: float, limit: int = 100) -> list[Listing]:
        """The tables whose deadline is at this time or earlier, the earliest first."""

    @abstractmethod
    async def forget(self, table: str, version: int) -> bool:
        """Delete a table with its journal; False if there is none. Raises `Conflict` if it is past that version."""

    @abstractmethod
    async def room(self, table: str | None = None) -> int:
        """The size in bytes of a table's entries and snapshots, or of the whole store."""

    @abstractmethod
    async def whole(self, table: str) -> WholeTable | None:
        """Everything that is stored of a table, read consistently; None if it does not exist."""

    @abstractmethod
    async def put_whole(self, whole: WholeTable) -> None:
        """Store a table as it was in another store. A table with the same name is replaced, whatever its version.

        If another table has its code, that table loses it; it is a remnant of an earlier copy.
        """

    @abstractmethod
    async def mark(self, mark: bytes | None = None) -> bytes | None:
        """Set a few bytes about the whole store, unless they are set already; returns those that are set."""

    @abstractmethod
    async def beat(self, at: float) -> float:
        """Store the time, if it is the latest. The house's clock continues from there after a restart.

        Returns the time of the house by the store's clock, if processes share the store, and `at` otherwise. Shared,
        it also keeps this process's tables for `lease` seconds more.
        """

    @abstractmethod
    async def last_beat(self) -> float | None:
        """The latest stored time."""

    @abstractmethod
    def listen(self, hear: Hear) -> Callable[[], None]:
        """Call `hear` in the event loop after every durable change. Returns a function that ends this.

        Whoever made a change knows of it before. Changes of one table are reported in order. Changes by other processes
        are reported if the store notices them.
        """

    # --- several processes; a store that only one process uses keeps these as they are

    lease: float | None = None  # seconds for which a process keeps its tables after a beat; None: for ever

    async def claim(self, tables: Collection[str], orphans: int = 0) -> dict[str, int]:
        """Look after these tables from now on, unless another process does.

        Up to `orphans` tables of processes that have died are taken as well. Returns a fence for each table that was
        taken. Fences of a table grow whenever another process takes it, so that the one before is refused by `append`.
        """
        return dict.fromkeys(tables, 0)

    async def kept(self) -> dict[str, int]:
        """The tables that this process looks after, with their fences, in case an answer was lost."""
        return {}

    async def release(self, tables: Collection[str]) -> None:  # noqa: B027
        """No longer look after these tables."""

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The last versions of those tables that exist, in case a change was not heard."""
        return {}

    async def tell_guests(self, table: str, body: bytes | None) -> None:  # noqa: B027
        """Tell other processes who is at a table, in a few bytes; None: nobody. They hear a change."""

    async def guests(self, tables: Collection[str]) -> dict[str, list[bytes]]:
        """What other living processes tell about who is at these tables, by table."""
        return {}

    async def exchange(self, told: bytes) -> list[bytes]:
        """Tell other processes something, if it is not empty, and return what they have told since the last call."""
        return []

    async def withdraw(self) -> None:  # noqa: B027
        """Let other processes have all tables at once, because this one is about to close."""

    async def taken_over(self) -> None:
        """Return when another process has taken the store over. Never returns if that cannot happen."""
        await asyncio.Event().wait()

    @abstractmethod
    async def close(self) -> None:
        """Finish pending calls, then refuse new ones as `Unavailable`. May be called twice."""

    async def all_tables(self, phase: str | None = None) -> AsyncIterator[Listing]:
        """All tables in alphabetical order, in one phase or in all; read a part at a time."""
        after = ""
        while listed := await self.tables(phase, after, AT_ONCE):
            for listing in listed:
                yield listing
            after = listed[-1].table

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
