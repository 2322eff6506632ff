"""A journal that encrypts its data before another journal stores it.

Not encrypted are: the name of a table, its status (code, phase, deadline), the number and sizes of its entries, and
the time when the store was last used.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Self

from .cipher import Cipher, is_sealed
from .journal import (
    Appended,
    Damaged,
    DamagedSnapshot,
    Hear,
    Journal,
    JournalEntry,
    JournalError,
    Listing,
    Snapshot,
    Status,
    Wake,
    WholeTable,
)  # fmt: skip

WHOLE = ""  # stands for the store itself, instead of a table's name
MARK = "mark"
GUESTS = "guests"
TOLD = "told"
FROM_THE_FIRST, FROM_NOW_ON = b"sealed", b"plain before"  # whether all bodies in the store are encrypted


class WrongKey(JournalError):
    """The store was encrypted with another key."""


class SealedJournal(Journal):
    """Encrypts every body for its table and its version, and stores only hashes of idempotency keys."""

    def __init__(self, inner: Journal, cipher: Cipher, plain: bool) -> None:
        self.inner = inner
        self._cipher = cipher
        self._plain = plain  # whether unencrypted bodies may be read too
        self.lease = inner.lease

    @classmethod
    async def over(cls, inner: Journal, cipher: Cipher) -> Self:
        """Encrypt a store from now on. Raises `WrongKey`, and changes nothing, if it was encrypted with another key."""
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
        fence: int | None = None,
    ) -> Appended:
        if key is not None and self._plain:
            earlier = await self.inner.version_of(table, key)  # stored before the store was encrypted
            if earlier is not None:
                return Appended(earlier, fresh=False)
        sealed = self._cipher.seal(table, f"entry {version}", body)
        hidden = None if key is None else self._cipher.hide(table, key)
        return await self.inner.append(table, version, sealed, key=hidden, status=status, at=at, fence=fence)

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[JournalEntry]:
        return [self._entry(table, entry) for entry in await self.inner.read(table, after, limit)]

    async def version_of(self, table: str, key: str) -> int | None:
        found = await self.inner.version_of(table, self._cipher.hide(table, key))
        return await self.inner.version_of(table, key) if found is None and self._plain else found

    async def save_snapshot(self, table: str, snapshot: Snapshot, *, spoilt: Collection[int] = ()) -> bool:
        sealed = self._cipher.seal(table, f"snapshot {snapshot.version}", snapshot.body)
        return await self.inner.save_snapshot(table, Snapshot(snapshot.version, sealed), spoilt=spoilt)

    async def wake(self, table: str, before: int | None = None) -> Wake:
        found = await self.inner.wake(table, before)
        snapshot = found.snapshot
        if snapshot is not None:
            try:
                body = self._open(table, f"snapshot {snapshot.version}", snapshot.body)
            except Damaged as error:
                raise DamagedSnapshot(table, snapshot.version) from error
            snapshot = Snapshot(snapshot.version, body)
        return Wake(snapshot, [self._entry(table, entry) for entry in found.entries])

    def _entry(self, table: str, entry: JournalEntry) -> JournalEntry:
        return JournalEntry(entry.version, self._open(table, f"entry {entry.version}", entry.body))

    def _open(self, table: str, place: str, body: bytes) -> bytes:
        return body if self._plain and not is_sealed(body) else self._cipher.open(table, place, body)

    async def tell_guests(self, table: str, body: bytes | None) -> None:
        await self.inner.tell_guests(table, None if body is None else self._cipher.seal(table, GUESTS, body))

    async def guests(self, tables: Collection[str]) -> dict[str, list[bytes]]:
        found = await self.inner.guests(tables)
        return {table: [self._cipher.open(table, GUESTS, body) for body in bodies] for table, bodies in found.items()}

    async def exchange(self, told: bytes) -> list[bytes]:
        found = await self.inner.exchange(self._cipher.seal(WHOLE, TOLD, told) if told else b"")
        return [self._cipher.open(WHOLE, TOLD, body) for body in found]

    # --- calls without encrypted data

    async def claim(self, tables: Collection[str], orphans: int = 0) -> dict[str, int]:
        return await self.inner.claim(tables, orphans)

    async def kept(self) -> dict[str, int]:
        return await self.inner.kept()

    async def release(self, tables: Collection[str]) -> None:
        await self.inner.release(tables)

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        return await self.inner.versions(tables)

    async def withdraw(self) -> None:
        await self.inner.withdraw()

    async def let_go(self, table: str, version: int, *, everything: bool = False) -> int:
        return await self.inner.let_go(table, version, everything=everything)

    async def listing(self, table: str) -> Listing | None:
        return await self.inner.listing(table)

    async def find(self, code: str) -> Listing | None:
        return await self.inner.find(code)

    async def tables(self, phase: str | None = None, after: str = "", limit: int = 100) -> list[Listing]:
        return await self.inner.tables(phase, after, limit)

    async def count(self, phase: str | None = None) -> int:
        return await self.inner.count(phase)

    async def due(self, until: float, limit: int = 100) -> list[Listing]:
        return await self.inner.due(until, limit)

    async def forget(self, table: str, version: int) -> bool:
        return await self.inner.forget(table, version)

    async def room(self, table: str | None = None) -> int:
        return await self.inner.room(table)

    async def whole(self, table: str) -> WholeTable | None:
        """Everything that is stored of a table, still encrypted."""
        return await self.inner.whole(table)

    async def put_whole(self, whole: WholeTable) -> None:
        await self.inner.put_whole(whole)

    async def mark(self, mark: bytes | None = None) -> bytes | None:
        return await self.inner.mark(mark)

    async def beat(self, at: float) -> float:
        return await self.inner.beat(at)

    async def last_beat(self) -> float | None:
        return await self.inner.last_beat()

    def listen(self, hear: Hear) -> Callable[[], None]:
        return self.inner.listen(hear)

    async def taken_over(self) -> None:
        await self.inner.taken_over()

    async def close(self) -> None:
        await self.inner.close()
