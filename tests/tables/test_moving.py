"""Tables copied from one store to another: everything, checked, and again after a break."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from meetinghouse.tables import moving
from meetinghouse.tables.cipher import Cipher
from meetinghouse.tables.journal import Journal, Snapshot, Status, Unavailable, WholeTable
from meetinghouse.tables.moving import Moved, NotTheSame, OtherHouse, PlayedOn, move
from meetinghouse.tables.postgres.address import Address
from meetinghouse.tables.postgres.journal import PostgresJournal
from meetinghouse.tables.sealed import SealedJournal
from meetinghouse.tables.sqlite import SqliteJournal

from .awaiting import awaited, write

TABLES = 7


async def furnished(journal: Journal) -> None:
    """Encrypt a store, and write some tables of different lengths, with keys, codes and snapshots."""
    house = await SealedJournal.over(journal, Cipher(bytes(32)))
    for number in range(TABLES):
        table = f"table {number}"
        await house.append(table, 1, b"opened", key="k", status=Status(f"CODE{number}", "lobby", 9.5 + number), at=8.0)
        await write(house, table, 5 * number + 1, first=2)
        if number:
            await house.save_snapshot(table, Snapshot(5 * number, bytes(1000)))
    await house.beat(123.5)


async def contents(journal: Journal) -> tuple[list[WholeTable | None], bytes | None, float | None]:
    """Everything in a store."""
    tables = [await journal.whole(each.table) async for each in journal.all_tables()]
    return tables, await journal.mark(), await journal.last_beat()


@awaited
async def test_all_tables_go_to_postgres_and_back_and_are_the_same(tmp_path: Path, postgres: Address) -> None:
    told: list[tuple[int, int]] = []
    async with (
        await SqliteJournal.open(tmp_path / "old.db") as old,
        await PostgresJournal.open(postgres) as there,
        await SqliteJournal.open(tmp_path / "new.db") as new,
    ):
        await furnished(old)
        moved = await move(old, there, lambda done, of: told.append((done, of)))
        await move(there, new, lambda done, of: None)

        assert await contents(old) == await contents(there) == await contents(new)
        assert (moved.tables, moved.copied, moved.entries) == (TABLES, TABLES, 112)
        assert told == [(done, TABLES) for done in range(TABLES + 1)]
        house = await SealedJournal.over(new, Cipher(bytes(32)))
        assert (await house.wake("table 3")).version == 16
        assert (await house.read("table 3"))[0].body == b"opened"
        assert not (await house.append("table 3", 17, b"opened", key="k")).fresh


@awaited
async def test_a_copy_that_was_cut_off_is_finished_and_what_changed_meanwhile_is_copied_again(
    tmp_path: Path, postgres: Address
) -> None:
    def cut_off(done: int, of: int) -> None:
        if done == 3:
            raise Unavailable("unreachable")

    async with await SqliteJournal.open(tmp_path / "old.db") as old, await PostgresJournal.open(postgres) as new:
        await furnished(old)
        with pytest.raises(Unavailable):
            await move(old, new, cut_off)
        assert await new.count() == 3
        await old.append("table 1", 7, b"another entry")
        again = await move(old, new, lambda done, of: None)

        assert (again.tables, again.copied) == (TABLES, TABLES - 2)
        assert await contents(old) == await contents(new)
        assert (await move(old, new, lambda done, of: None)).copied == 0


@awaited
async def test_a_store_of_another_house_and_one_that_was_played_in_are_left_alone(tmp_path: Path) -> None:
    async with (
        await SqliteJournal.open(tmp_path / "old.db") as old,
        await SqliteJournal.open(tmp_path / "other.db") as other,
        await SqliteJournal.open(tmp_path / "plain.db") as plain,
        await SqliteJournal.open(tmp_path / "new.db") as new,
    ):
        await furnished(old)
        await SealedJournal.over(other, Cipher(bytes(32)))
        await plain.append("somebody else's", 1, b"")
        for target in (other, plain):
            before = await contents(target)
            with pytest.raises(OtherHouse):
                await move(old, target, lambda done, of: None)
            assert await contents(target) == before

        await move(old, new, lambda done, of: None)
        await new.append("table 2", 12, b"a move")
        before = await contents(new)
        with pytest.raises(PlayedOn, match="CODE2"):
            await move(old, new, lambda done, of: None)
        for version, body in ((12, b"another move"), (13, b"and one more")):  # the original is played on, too
            await old.append("table 2", version, body)
        with pytest.raises(PlayedOn, match="CODE2"):
            await move(old, new, lambda done, of: None)
        assert await contents(new) == before


@awaited
async def test_a_copy_that_differs_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with (
        await SqliteJournal.open(tmp_path / "old.db") as old,
        await SqliteJournal.open(tmp_path / "new.db") as new,
    ):
        await furnished(old)
        put = new.put_whole

        async def lossy(whole: WholeTable) -> None:
            await put(WholeTable(whole.listing, whole.entries[:-1], whole.snapshots))

        monkeypatch.setattr(new, "put_whole", lossy)
        with pytest.raises(NotTheSame):
            await move(old, new, lambda done, of: None)


def test_nothing_at_all_is_a_copy_too(tmp_path: Path) -> None:
    async def both() -> Moved:
        async with (
            await SqliteJournal.open(tmp_path / "old.db") as old,
            await SqliteJournal.open(tmp_path / "new.db") as new,
        ):
            return await moving.move(old, new, lambda done, of: None)

    assert asyncio.run(both()) == Moved(0, 0, 0, 0)
