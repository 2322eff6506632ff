"""A journal in front of another one: what that one stores is sealed, whichever store it is.

Readable without the key stay a table's name, its status (code, phase, deadline), how many entries it has and how long
they are, and when the store was last in use.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Self

from .cipher import Cipher, is_sealed
from .journal import (
    Appended,
    Damaged,
    DamagedSnapshot,
    Entry,
    Hear,
    Journal,
    JournalError,
    Listing,
    Snapshot,
    Status,
    Wake,
)  # fmt: skip

WHOLE = ""  # stands for the store itself where a table is named
MARK = "mark"
FROM_THE_FIRST, FROM_NOW_ON = b"sealed", b"plain before"  # whether there may be plain bodies of an earlier version


class WrongKey(JournalError):
    """The store was sealed with another key."""


class SealedJournal(Journal):
    """Seals every body for its table and its version, and hides the keys of requests."""

    def __init__(self, inner: Journal, cipher: Cipher, plain: bool) -> None:
        self.inner = inner
        self._cipher = cipher
        self._plain = plain  # whether bodies that were never sealed are read too

    @classmethod
    async def over(cls, inner: Journal, cipher: Cipher) -> Self:
        """Seal a store from now on; `WrongKey`, and nothing is changed, where it was sealed with another key."""
        mark = await inner.mark()
        if mark is None:
            first = FROM_NOW_ON if await inner.count() else FROM_THE_FIRST
            mark = await inner.mark(cipher.seal(WHOLE, MARK, first))
        try:
            return cls(inner, cipher, cipher.open(WHOLE, MARK, mark or b"") == FROM_NOW_ON)
        except Damaged as error:
            raise WrongKey("The store was sealed with another key.") from error

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
        """Write the entry that follows the last one, sealed."""
        if key is not None and self._plain:
            earlier = await self.inner.version_of(table, key)  # an earlier version of this program wrote it openly
            if earlier is not None:
                return Appended(earlier, fresh=False)
        sealed = self._cipher.seal(table, f"entry {version}", body)
        hidden = None if key is None else self._cipher.hide(table, key)
        return await self.inner.append(table, version, sealed, key=hidden, status=status, at=at)

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """The entries after a version, opened."""
        return [self._entry(table, entry) for entry in await self.inner.read(table, after, limit)]

    async def version_of(self, table: str, key: str) -> int | None:
        """The version appended under a key."""
        found = await self.inner.version_of(table, self._cipher.hide(table, key))
        return await self.inner.version_of(table, key) if found is None and self._plain else found

    async def keep(self, table: str, snapshot: Snapshot, *, spoilt: Collection[int] = ()) -> bool:
        """Keep a snapshot, sealed."""
        sealed = self._cipher.seal(table, f"snapshot {snapshot.version}", snapshot.body)
        return await self.inner.keep(table, Snapshot(snapshot.version, sealed), spoilt=spoilt)

    async def wake(self, table: str, before: int | None = None) -> Wake:
        """The latest snapshot and the entries after it, opened."""
        found = await self.inner.wake(table, before)
        snapshot = found.snapshot
        if snapshot is not None:
            try:
                body = self._open(table, f"snapshot {snapshot.version}", snapshot.body)
            except Damaged as error:
                raise DamagedSnapshot(table, snapshot.version) from error
            snapshot = Snapshot(snapshot.version, body)
        return Wake(snapshot, [self._entry(table, entry) for entry in found.entries])

    def _entry(self, table: str, entry: Entry) -> Entry:
        return Entry(entry.version, self._open(table, f"entry {entry.version}", entry.body))

    def _open(self, table: str, place: str, body: bytes) -> bytes:
        return body if self._plain and not is_sealed(body) else self._cipher.open(table, place, body)

    # --- what is not sealed

    async def let_go(self, table: str, version: int, *, everything: bool = False) -> int:
        """Erase the entries up to a version."""
        return await self.inner.let_go(table, version, everything=everything)

    async def listing(self, table: str) -> Listing | None:
        """One table's last version and status."""
        return await self.inner.listing(table)

    async def find(self, code: str) -> Listing | None:
        """The table that has a code."""
        return await self.inner.find(code)

    async def tables(self, phase: str | None = None, after: str = "", limit: int = 100) -> list[Listing]:
        """Tables by name, those after a name."""
        return await self.inner.tables(phase, after, limit)

    async def count(self, phase: str | None = None) -> int:
        """How many tables there are."""
        return await self.inner.count(phase)

    async def due(self, until: float, limit: int = 100) -> list[Listing]:
        """Tables whose deadline has come, the earliest first."""
        return await self.inner.due(until, limit)

    async def forget(self, table: str, version: int) -> bool:
        """Erase a table and all it wrote."""
        return await self.inner.forget(table, version)

    async def room(self, table: str | None = None) -> int:
        """How many bytes are taken."""
        return await self.inner.room(table)

    async def mark(self, mark: bytes | None = None) -> bytes | None:
        """What marks the store as sealed."""
        return await self.inner.mark(mark)

    async def beat(self, at: float) -> None:
        """Remember this moment."""
        await self.inner.beat(at)

    async def last_beat(self) -> float | None:
        """The latest moment that was remembered."""
        return await self.inner.last_beat()

    def listen(self, hear: Hear) -> Callable[[], None]:
        """Call `hear` after every durable change."""
        return self.inner.listen(hear)

    async def close(self) -> None:
        """Finish what was asked, then refuse everything."""
        await self.inner.close()
