"""The port to storage: an append-only journal for each table, durable before it is acknowledged.

Nothing above knows which store stands behind it. Bodies are opaque bytes. Every call may be awaited from the event
loop in which the journal was opened and never blocks it. A call that is cancelled, or fails with `Unavailable`, may
still have happened: with the same key it can be asked again and happens once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from types import TracebackType
from typing import Literal, Self, TypeAlias

import msgspec

Reason: TypeAlias = Literal["full", "busy", "disk", "read-only", "no-place", "closed"]

ENGLISH: dict[Reason, str] = {
    "full": "There is no room left to store anything",
    "busy": "The store is locked by another program",
    "disk": "The store cannot be read or written",
    "read-only": "The store may not be written",
    "no-place": "The store cannot be opened there",
    "closed": "The store is closed",
}


class JournalError(Exception):
    """Something could not be stored or read; nothing was changed."""


class Unavailable(JournalError):
    """The store cannot serve now; later it may."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        self.reason = reason
        super().__init__(f"{ENGLISH[reason]}: {detail}." if detail else f"{ENGLISH[reason]}.")


class Damaged(JournalError):
    """What lies in the store is broken, or is not ours."""


class DamagedSnapshot(Damaged):
    """The snapshot of that version cannot be read; an earlier one, or the entries, may make up for it."""

    def __init__(self, table: str, version: int) -> None:
        self.version = version
        super().__init__(f"The snapshot of version {version} of table {table} is damaged.")


class Conflict(JournalError):
    """Another writer was first, or this one missed something: the table is at version `last`."""

    def __init__(self, table: str, version: int, last: int) -> None:
        self.table = table
        self.version = version
        self.last = last
        super().__init__(f"Version {version} of table {table} does not fit: the last one is {last}.")


class Taken(JournalError):
    """Another table has this code."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(f"The code {code} is taken.")


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's journal. Versions count from 1 without a gap."""

    version: int
    body: bytes


class Snapshot(msgspec.Struct, frozen=True):
    """A whole table as it stood after the entry of that version."""

    version: int
    body: bytes


class Wake(msgspec.Struct, frozen=True):
    """What a table wakes from: its snapshot, if one was kept, and the entries after it."""

    snapshot: Snapshot | None
    entries: list[Entry]

    @property
    def version(self) -> int:
        """The last version; 0 where nothing was written."""
        if self.entries:
            return self.entries[-1].version
        return self.snapshot.version if self.snapshot else 0


class Status(msgspec.Struct, frozen=True):
    """What can be looked up about a table without waking it."""

    code: str | None = None  # people find the table by it; no two tables have the same
    phase: str = ""  # lobby, playing, over: words of the layer above
    deadline: float | None = None  # by the clock of the house: then somebody must look after the table
    about: bytes = b""  # a few bytes to show in a list


class Listing(msgspec.Struct, frozen=True):
    """A table in a list: its last version and status."""

    table: str
    version: int
    status: Status


class Appended(msgspec.Struct, frozen=True):
    """The version an entry has; not fresh where its key had been appended before."""

    version: int
    fresh: bool = True


class Change(msgspec.Struct, frozen=True):
    """A table has reached a version, 0 where it was forgotten.

    Without a table: changes may have been missed, so look at every table you care for.
    """

    table: str | None
    version: int


Hear: TypeAlias = Callable[[Change], None]


class Journal(ABC):
    """The journals of all tables. A table's name is given once and never again; its code may be."""

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
    ) -> Appended:
        """Write the entry that follows the last one; the first one, version 1, opens the table.

        `Conflict` if the version does not follow, `Taken` if another table has the code of the new status. A key
        (of one request, at this table) that was appended before gives the earlier version and writes nothing.
        Without a status the table keeps the one it has. With a moment the store remembers it as `beat` does.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """The entries after a version, in order."""

    @abstractmethod
    async def version_of(self, table: str, key: str) -> int | None:
        """The version appended under a key."""

    @abstractmethod
    async def keep(self, table: str, snapshot: Snapshot, *, spoilt: Collection[int] = ()) -> bool:
        """Keep a snapshot and the one before it; False where a later one is kept already.

        Those of the `spoilt` versions go, as nobody can read them. `Conflict` if the journal has not come so far.
        """

    @abstractmethod
    async def wake(self, table: str, before: int | None = None) -> Wake:
        """The latest snapshot (of those before a version) and the entries after it, at one moment.

        `DamagedSnapshot` if it is damaged: ask again for one before it.
        """

    @abstractmethod
    async def let_go(self, table: str, version: int, *, everything: bool = False) -> int:
        """Erase the entries up to a version, with their keys; how many went.

        `Conflict` if no snapshot of that version or a later one is kept. Entries that follow the earlier of two kept
        snapshots stay, so that it can make up for the later one, and all entries where there is but one. With
        `everything` they go too, and every snapshot before that version, and their bytes are overwritten.
        """

    @abstractmethod
    async def listing(self, table: str) -> Listing | None:
        """One table's last version and status."""

    @abstractmethod
    async def find(self, code: str) -> Listing | None:
        """The table that has a code."""

    @abstractmethod
    async def tables(self, phase: str | None = None, after: str = "", limit: int = 100) -> list[Listing]:
        """Tables by name, those after a name; of one phase or of all."""

    @abstractmethod
    async def count(self, phase: str | None = None) -> int:
        """How many tables there are, in one phase or in all."""

    @abstractmethod
    async def due(self, until: float, limit: int = 100) -> list[Listing]:
        """Tables whose deadline is at that time or before, the earliest first."""

    @abstractmethod
    async def forget(self, table: str, version: int) -> bool:
        """Erase a table and all it wrote; False if there is none, `Conflict` if it is past that version."""

    @abstractmethod
    async def room(self, table: str | None = None) -> int:
        """How many bytes a table's entries and snapshots take, or everything together."""

    @abstractmethod
    async def mark(self, mark: bytes | None = None) -> bytes | None:
        """A few bytes about the whole store, set once: those it has, or else the given ones from now on."""

    @abstractmethod
    async def beat(self, at: float) -> None:
        """Remember this moment, if it is the latest: the time of whoever uses the store goes on from there."""

    @abstractmethod
    async def last_beat(self) -> float | None:
        """The latest moment that was remembered."""

    @abstractmethod
    def listen(self, hear: Hear) -> Callable[[], None]:
        """Call `hear` in the event loop after every durable change; the result ends that.

        Changes of one table come in order. Those of other nodes come where the store can tell them.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked, then refuse everything as `Unavailable`; twice does no harm."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
