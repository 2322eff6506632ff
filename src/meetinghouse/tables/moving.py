"""Copies all tables from one store to another. What is encrypted stays so, under the same key."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from .journal import Journal, JournalError


class OtherHouse(JournalError):
    """The other store has tables of another house: they were encrypted with another key, or are not in this one."""


class PlayedOn(JournalError):
    """A table in the other store has entries that this one has not: somebody has played there since it was copied."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class NotTheSame(JournalError):
    """A table in the other store is not what was copied."""


class Moved(msgspec.Struct, frozen=True):
    """What was copied, and what was there from an earlier attempt already."""

    tables: int
    copied: int
    entries: int
    bytes: int


async def move(source: Journal, target: Journal, progress: Callable[[int, int], None]) -> Moved:
    """Copy every table, compare it with the original, and report how many of how many are done.

    Tables that are the same already are left alone, so this can be repeated after a break. Nobody may write to either
    store meanwhile. Raises `OtherHouse` or `PlayedOn`, and changes nothing, if the target has something else in it.
    """
    await _check_target(source, target)
    mark = await source.mark()
    if mark is not None:
        await target.mark(mark)
    total, done, copied, entries, size = await source.count(), 0, 0, 0, 0
    progress(0, total)
    async for listing in source.all_tables():
        whole = await source.whole(listing.table)
        assert whole is not None
        if await target.whole(listing.table) != whole:
            await target.put_whole(whole)
            if await target.whole(listing.table) != whole:
                raise NotTheSame(listing.table)
            copied += 1
        entries, size, done = entries + len(whole.entries), size + whole.size, done + 1
        progress(done, total)
    beat = await source.last_beat()
    if beat is not None:
        await target.beat(beat)
    if await target.count() != total:
        raise NotTheSame(str(total))
    return Moved(total, copied, entries, size)


async def _check_target(source: Journal, target: Journal) -> None:
    """Check that the target is empty, or holds an earlier copy of the source."""
    mark = await target.mark()
    if mark is not None and mark != await source.mark():
        raise OtherHouse
    async for listing in target.all_tables():
        original = await source.listing(listing.table)
        if original is None:
            raise OtherHouse
        if listing.version > original.version or await _differs(source, target, listing.table):
            raise PlayedOn(listing.status.code or "")


async def _differs(source: Journal, target: Journal, table: str) -> bool:
    """Whether the target has another entry than the source under a version that both have."""
    ours = {entry.version: entry.body for entry in await source.read(table)}
    return any(ours.get(entry.version, entry.body) != entry.body for entry in await target.read(table))
