"""A full disk, a locked, damaged or foreign file: the reason is told, nothing is lost, and work goes on afterwards.

The other program in these tests uses apsw too. Python's sqlite3 would be a second copy of SQLite in the same process,
which does not respect the locks of the first.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from zlib import crc32

import apsw
import pytest

from meetinghouse.cli.mistakes import Mistake
from meetinghouse.cli.place import alone
from meetinghouse.tables.journal import (
    Appended,
    Damaged,
    DamagedSnapshot,
    JournalEntry,
    Snapshot,
    Status,
    Unavailable,
    Wake,
)
from meetinghouse.tables.sqlite import SqliteJournal, file
from meetinghouse.texts import LANGUAGES, Texts
from tests.platforms import needs_modes, small_disk

from .awaiting import awaited, write

LARGE = bytes(20_000)


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[Path]:
    """A disk of half a megabyte."""
    with small_disk(tmp_path / "tiny", "512k") as place:
        yield place


async def fill(journal: SqliteJournal, table: str) -> int:
    """Append until the disk is full; returns the last version."""
    for version in range(1, 100):
        (outcome,) = await asyncio.gather(journal.append(table, version, LARGE), return_exceptions=True)
        if isinstance(outcome, Unavailable):
            assert outcome.reason == "full"
            return version - 1
    pytest.fail("there was always room")


async def is_whole(path: Path, table: str, last: int) -> bool:
    """Whether the file is intact and the table at this version."""
    with closing(apsw.Connection(str(path))) as connection:
        assert connection.execute("PRAGMA integrity_check").get == "ok"
    async with await SqliteJournal.open(path) as journal:
        entries = await journal.read(table)
        return [entry.version for entry in entries] == list(range(1, last + 1))


@awaited
async def test_a_full_file_refuses_what_does_not_fit_and_works_again_when_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    async with await SqliteJournal.open(path, largest=400_000) as journal:
        await journal.append("old", 1, LARGE)
        last = await fill(journal, "a")
        assert last > 5
        outcomes = await asyncio.gather(
            journal.append("a", last + 1, LARGE), journal.append("b", 1, b"small"), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [Unavailable, Appended]
        assert (await journal.wake("a")).version == last

        await journal.forget("old", 1)
        assert await journal.append("a", last + 1, LARGE) == Appended(last + 1)
    assert await is_whole(path, "a", last + 1)


@awaited
async def test_a_full_disk_refuses_and_heals_when_room_returns(tiny: Path) -> None:
    path = tiny / "journal.db"
    ballast = tiny / "ballast"
    ballast.write_bytes(bytes(200_000))
    async with await SqliteJournal.open(path) as journal:
        last = await fill(journal, "a")
        with pytest.raises(Unavailable):
            await journal.append("a", last + 1, LARGE, key="k")
        assert (await journal.wake("a")).version == last

        ballast.unlink()
        assert await journal.append("a", last + 1, LARGE, key="k") == Appended(last + 1)
    assert await is_whole(path, "a", last + 1)


@awaited
async def test_a_disk_full_from_the_first_moment_is_a_plain_refusal(tiny: Path) -> None:
    ballast = tiny / "ballast"
    with pytest.raises(OSError, match="No space"):
        ballast.write_bytes(bytes(1_000_000))

    with pytest.raises(Unavailable):
        await SqliteJournal.open(tiny / "journal.db")
    ballast.unlink()
    async with await SqliteJournal.open(tiny / "journal.db") as journal:
        assert await journal.append("a", 1, b"") == Appended(1)


@awaited
async def test_a_locked_file_refuses_after_a_while_can_be_read_and_heals(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    async with await SqliteJournal.open(path, patience=0.1) as journal:
        await write(journal, "a", 3)
        with closing(apsw.Connection(str(path))) as other:
            other.execute("BEGIN IMMEDIATE")
            outcomes = await asyncio.gather(*(journal.append("a", 4, b"") for _ in range(5)), return_exceptions=True)
            assert [getattr(outcome, "reason", None) for outcome in outcomes] == ["busy"] * 5
            assert (await journal.wake("a")).version == 3
            other.execute("ROLLBACK")
        assert await journal.append("a", 4, b"") == Appended(4)
    assert await is_whole(path, "a", 4)


@awaited
async def test_a_short_lock_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    async with await SqliteJournal.open(path) as journal:
        with closing(apsw.Connection(str(path))) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(journal.append("a", 1, b""))
            await asyncio.sleep(0.1)
            assert not waiting.done()
            other.execute("ROLLBACK")
        assert await waiting == Appended(1)


@awaited
async def test_several_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    journals = await asyncio.gather(*(SqliteJournal.open(tmp_path / "journal.db") for _ in range(4)))

    await asyncio.gather(*(write(journal, f"table {number}", 10) for number, journal in enumerate(journals)))
    assert await journals[0].count() == 4
    for journal in journals:
        await journal.close()


@needs_modes
@awaited
async def test_only_its_owner_may_read_a_new_file(tmp_path: Path) -> None:
    async with await SqliteJournal.open(tmp_path / "journal.db") as journal:
        await write(journal, "a", 1)

        assert [found.stat().st_mode & 0o777 for found in tmp_path.iterdir()] == [0o600] * 3


def other_program(path: Path) -> None:
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def later_format(path: Path) -> None:
    asyncio.run(_leave(path))
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute("PRAGMA user_version = 99")


async def _leave(path: Path) -> None:
    async with await SqliteJournal.open(path) as journal:
        await write(journal, "a", 200)


def no_database(path: Path) -> None:
    path.write_bytes(b"Dear diary, today I was accused of witchcraft. " * 100)


@pytest.mark.parametrize(
    ("make", "says"),
    [(other_program, "another program"), (later_format, "format 99"), (no_database, "not a file of Meetinghouse")],
)
def test_a_foreign_file_is_named_and_left_untouched(make: Callable[[Path], None], says: str, tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    make(path)
    before = path.read_bytes()

    with pytest.raises(Damaged, match=says):
        asyncio.run(_leave(path))
    assert path.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == ["journal.db"]


def test_a_file_cut_short_is_called_damaged(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    asyncio.run(_leave(path))
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])

    with pytest.raises(Damaged, match="damaged"):
        asyncio.run(_read_all(path))


def test_a_byte_changed_inside_a_body_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    asyncio.run(_leave(path))
    path.write_bytes(path.read_bytes().replace(b"a 137", b"a 731"))

    with pytest.raises(Damaged, match="version 137"):
        asyncio.run(_read_all(path))


@awaited
async def test_a_damaged_snapshot_is_named_and_the_one_before_it_can_still_be_read(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    async with await SqliteJournal.open(path) as journal:
        await write(journal, "a", 9)
        await journal.save_snapshot("a", Snapshot(4, b"earlier"))
        await journal.save_snapshot("a", Snapshot(8, b"the latest"))
    path.write_bytes(path.read_bytes().replace(b"the latest", b"the lapsed"))

    async with await SqliteJournal.open(path) as journal:
        with pytest.raises(DamagedSnapshot) as damaged:
            await journal.wake("a")
        assert damaged.value.version == 8
        assert (await journal.wake("a", before=8)).snapshot == Snapshot(4, b"earlier")


@awaited
async def test_what_is_erased_is_overwritten_in_the_file_and_in_its_log(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    async with await SqliteJournal.open(path) as journal:
        for version in range(1, 9):
            await journal.append("a", version, b"a secret of many words " * 500)
        await journal.save_snapshot("a", Snapshot(4, b"a secret of many words " * 1000))
        await journal.save_snapshot("a", Snapshot(8, b"nothing"))
        assert any(b"secret" in found.read_bytes() for found in other_program_reads(path))
        await journal.let_go("a", 8, everything=True)

        assert not any(b"secret" in found.read_bytes() for found in other_program_reads(path))


def other_program_reads(path: Path) -> list[Path]:
    """Copy the file and its log in another process, because closing the file here would drop SQLite's locks."""
    copies = path.with_name("copies")
    shutil.rmtree(copies, ignore_errors=True)
    subprocess.run([sys.executable, "-c", COPY, str(path), str(copies)], check=True)
    return list(copies.iterdir())


COPY = """
import pathlib, shutil, sys
path, copies = map(pathlib.Path, sys.argv[1:])
copies.mkdir()
for found in path.parent.glob(path.name + "*"):
    shutil.copy(found, copies)
"""


@awaited
async def test_a_file_of_the_first_format_is_brought_up_to_date_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute(FIRST_FORMAT)

    async with await SqliteJournal.open(path) as journal:
        assert await journal.wake("a") == Wake(Snapshot(1, b"one"), [JournalEntry(2, b"a 2")])
        assert await journal.append("a", 3, b"a 3", key="k") == Appended(3)
        assert await journal.save_snapshot("a", Snapshot(3, b"three"))
    assert await is_whole(path, "a", 3)


@pytest.mark.parametrize("earlier", [True, False])
@awaited
async def test_a_file_that_is_only_looked_into_stays_as_it_is(tmp_path: Path, earlier: bool) -> None:
    path = tmp_path / "journal.db"
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute(FIRST_FORMAT)
    if not earlier:
        await _read_all(path)  # which migrates it
    before = path.read_bytes()

    async with await SqliteJournal.open_read_only(path) as journal:
        assert await journal.wake("a") == Wake(Snapshot(1, b"one"), [JournalEntry(2, b"a 2")])
        assert [each.status.code for each in await journal.tables("lobby")] == ["ABCD"]
        assert (await journal.mark(), await journal.last_beat()) == (None, None)
        if not earlier:
            with pytest.raises(Unavailable, match="nothing may be written"):
                await journal.append("a", 3, b"a 3")
    assert path.read_bytes() == before


def test_what_is_set_for_the_file_holds(tmp_path: Path) -> None:
    with closing(file.open_file(tmp_path / "journal.db", 1.0)) as connection:
        found = [connection.execute(f"PRAGMA {name}").get for name in ("secure_delete", "journal_size_limit")]
    assert found == [1, file.LOG_BYTES]


@awaited
async def test_what_went_from_a_file_of_the_first_format_lies_in_it_no_more(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    words = "I was in Paris. " * 2000
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute(FIRST_FORMAT)
        connection.execute("UPDATE snapshots SET body = ?", (words.replace("Paris", "Lyons").encode(),))
        connection.execute("INSERT INTO snapshots VALUES (2, 1, ?, 0)", (5 * words.encode(),))
        connection.execute("DELETE FROM snapshots WHERE number = 2")
    assert b"Paris" in path.read_bytes()

    async with await SqliteJournal.open(path) as journal:
        await journal.append("a", 3, b"a 3")
        await journal.save_snapshot("a", Snapshot(3, b"three"), spoilt=(1,))
        await journal.let_go("a", 3, everything=True)
    assert not [word for word in (b"Paris", b"Lyons") if word in path.read_bytes()]


FIRST_FORMAT = (
    f"""
CREATE TABLE tables (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, code TEXT UNIQUE,
    phase TEXT NOT NULL, deadline REAL, about BLOB NOT NULL
) STRICT;
CREATE INDEX due ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX phases ON tables (phase, name);
CREATE TABLE entries (
    number INTEGER NOT NULL, version INTEGER NOT NULL, key TEXT, body BLOB NOT NULL, seal INTEGER NOT NULL,
    PRIMARY KEY (number, version)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX once ON entries (number, key) WHERE key IS NOT NULL;
CREATE TABLE snapshots (
    number INTEGER PRIMARY KEY, version INTEGER NOT NULL, body BLOB NOT NULL, seal INTEGER NOT NULL
) STRICT;
INSERT INTO tables VALUES (1, 'a', 2, 'ABCD', 'lobby', NULL, x'');
INSERT INTO entries VALUES (1, 1, NULL, 'a 1', {crc32(b"a 1", 1)}), (1, 2, NULL, 'a 2', {crc32(b"a 2", 2)});
INSERT INTO snapshots VALUES (1, 1, 'one', {crc32(b"one", 1)});
PRAGMA application_id = {0x4D485345};
PRAGMA user_version = 1;
""".replace("'a 1'", "x'612031'")
    .replace("'a 2'", "x'612032'")
    .replace("'one'", "x'6f6e65'")
)


async def _read_all(path: Path) -> None:
    async with await SqliteJournal.open(path) as journal:
        await journal.read("a")


@pytest.mark.parametrize("place", ["missing/journal.db", "."])
def test_a_place_where_no_file_can_be_is_a_plain_refusal(place: str, tmp_path: Path) -> None:
    with pytest.raises(Unavailable) as reason:
        asyncio.run(_leave(tmp_path / place))

    assert reason.value.reason == "no-place"
    assert str(tmp_path) in str(reason.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_system_without_a_write_ahead_log_is_refused_in_the_readers_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite then keeps the journal that it has."""
    monkeypatch.setattr(file, "LOGGED", "PRAGMA journal_mode = DELETE")
    texts = Texts(language)

    with pytest.raises(Unavailable) as reason:
        asyncio.run(_leave(tmp_path / "journal.db"))
    with pytest.raises(Mistake) as mistake, alone(tmp_path / "journal.db", texts):
        raise reason.value

    assert str(mistake.value) == texts.say(
        "cli-no-store", why=f"{texts.say('why-file-system')}{texts.say('colon')}{tmp_path / 'journal.db'}"
    )


@awaited
async def test_many_appends_share_few_commits(tmp_path: Path) -> None:
    async with await SqliteJournal.open(tmp_path / "journal.db") as journal:
        await asyncio.gather(*(write(journal, f"table {number}", 20) for number in range(50)))

        assert await journal.count() == 50
        assert journal.commits <= 50


@awaited
async def test_the_loop_goes_on_while_the_disk_is_slow(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    async with await SqliteJournal.open(path, patience=0.3) as journal:
        with closing(apsw.Connection(str(path))) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(journal.append("a", 1, b"", status=Status("ABCD")))
            turns = 0
            while not waiting.done():
                await asyncio.sleep(0.01)
                turns += 1
        assert turns > 5
        assert isinstance(waiting.exception(), Unavailable)
        assert await journal.listing("a") is None
