"""Stored data is encrypted for its table, version and kind, in every store."""

from __future__ import annotations

from pathlib import Path

import pytest

from meetinghouse.tables.cipher import Cipher, is_sealed
from meetinghouse.tables.journal import Appended, Damaged, DamagedSnapshot, Journal, JournalEntry, Snapshot, Wake
from meetinghouse.tables.sealed import SealedJournal, WrongKey
from meetinghouse.tables.sqlite import SqliteJournal

from .awaiting import awaited, write
from .positions import frames
from .virtual import town

KEY, OTHER = bytes(32), bytes([1] * 32)


async def plain(path: Path) -> Journal:
    return await SqliteJournal.open(path / "journal.db")


async def sealed(path: Path, key: bytes = KEY) -> SealedJournal:
    return await SealedJournal.over(await plain(path), Cipher(key))


def test_a_body_opens_only_at_its_own_place_and_with_its_own_key() -> None:
    cipher = Cipher(KEY)
    body = cipher.seal("a", "entry 1", b"a secret")

    assert cipher.open("a", "entry 1", body) == b"a secret"
    for table, place in (("b", "entry 1"), ("a", "entry 2"), ("a", "snapshot 1")):
        with pytest.raises(Damaged):
            cipher.open(table, place, body)
    with pytest.raises(Damaged):
        Cipher(OTHER).open("a", "entry 1", body)
    for number in range(4, len(body)):
        with pytest.raises(Damaged):
            cipher.open("a", "entry 1", body[:number] + bytes([body[number] ^ 1]) + body[number + 1 :])
    for short in range(len(body)):
        with pytest.raises(Damaged):
            cipher.open("a", "entry 1", body[:short])


def test_the_same_is_sealed_differently_each_time() -> None:
    assert len({Cipher(KEY).seal("a", "entry 1", b"a secret") for _ in range(100)}) == 100


@pytest.mark.parametrize("key", [b"", bytes(16), bytes(33)])
def test_a_key_of_another_length_is_refused(key: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Cipher(key)


@awaited
async def test_nothing_that_was_stored_or_asked_stands_in_the_file(tmp_path: Path) -> None:
    async with await sealed(tmp_path) as journal:
        await journal.append("a", 1, b"a secret", key="3:request")
        await journal.save_snapshot("a", Snapshot(1, b"a secret"))
        inner = await journal.inner.wake("a")
        assert inner.snapshot is not None
        assert all(is_sealed(body) for body in (inner.snapshot.body, (await journal.inner.read("a"))[0].body))
    raw = (tmp_path / "journal.db").read_bytes()
    assert b"secret" not in raw
    assert b"request" not in raw


@awaited
async def test_bodies_that_were_swapped_in_the_store_are_damaged(tmp_path: Path) -> None:
    async with await sealed(tmp_path) as journal:
        await write(journal, "a", 2)
        await journal.save_snapshot("a", Snapshot(2, b"two"))
        inner = journal.inner
        one, two = await inner.read("a")
        await inner.append("a", 3, one.body)
        await inner.append("b", 1, one.body)
        await inner.append("c", 1, b"never sealed")
        await inner.save_snapshot("a", Snapshot(3, two.body))

        for table in ("a", "b", "c"):
            with pytest.raises(Damaged):
                await journal.read(table)
        with pytest.raises(DamagedSnapshot):
            await journal.wake("a")


@awaited
async def test_another_key_is_refused_and_nothing_is_changed(tmp_path: Path) -> None:
    async with await sealed(tmp_path) as journal:
        await write(journal, "a", 2)
    before = (tmp_path / "journal.db").read_bytes()
    inner = await plain(tmp_path)
    with pytest.raises(WrongKey):
        await SealedJournal.over(inner, Cipher(OTHER))
    await inner.close()
    assert (tmp_path / "journal.db").read_bytes() == before
    async with await sealed(tmp_path) as journal:
        assert (await journal.wake("a")).version == 2


@awaited
async def test_a_plain_store_goes_on_sealed_and_is_read_as_it_was(tmp_path: Path) -> None:
    async with await plain(tmp_path) as journal:
        await journal.append("a", 1, b'{"plain": 1}', key="k")
        await journal.append("a", 2, b'{"plain": 2}')
        await journal.save_snapshot("a", Snapshot(1, b"\x81plain"))
    for version in (3, 4):
        async with await sealed(tmp_path) as journal:
            assert await journal.append("a", version, b"new", key="k") == Appended(1, fresh=False)
            assert await journal.version_of("a", "k") == 1
            assert await journal.append("a", version, b"new", key=f"{version}") == Appended(version)
            assert await journal.version_of("a", f"{version}") == version
            after = [
                JournalEntry(2, b'{"plain": 2}'),
                *[JournalEntry(number, b"new") for number in range(3, version + 1)],
            ]
            assert await journal.wake("a") == Wake(Snapshot(1, b"\x81plain"), after)
            assert is_sealed((await journal.inner.read("a", version - 1))[0].body)


@awaited
async def test_a_game_begun_in_a_plain_store_goes_on_sealed(tmp_path: Path) -> None:
    async with town(tmp_path, file="journal.db") as home:
        party = await home.game("Ann", "Ben", bots=2, pace="quick")
        await home.wait(30)
        before = frames(party.table, home.now)
        await home.close()
        home.key = KEY
        await home.wake()
        assert frames(party.table, home.now) == before
        await home.wait(30)
        before, version = frames(party.table, home.now), party.live.version
        await home.crash()
        await home.wake()
        assert (frames(party.table, home.now), party.live.version) == (before, version)
