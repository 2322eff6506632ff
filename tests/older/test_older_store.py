"""Tables of an older store wake as they were, and are played on."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meetinghouse.engine import saves
from meetinghouse.tables import past
from meetinghouse.tables.saves import load
from tests.tables.awaiting import awaited
from tests.tables.positions import frames, holds
from tests.tables.virtual import NOBODY, Party, Town

from .__main__ import ACTS, CHANGED, CODES, KEY, OVER, PEOPLE, SAME
from .test_older_saves import ENTRIES, edited


async def older_store(folder: Path) -> Town:
    """A house on a copy of the store, in which the tables still sleep."""
    shutil.copy(Path(__file__).parent / "1" / "tables.db", folder)
    town = Town(folder / "tables.db", 1, None)
    town.key = KEY
    await town.wake()
    return town


async def come_to(town: Town, code: str) -> Party:
    """Wake a table of the store."""
    await town.house.at(code)
    party = town.parties[code] = Party(town, code, "")
    town.now = party.table.touched
    return party


async def snapshot_of(town: Town, code: str) -> bytes:
    """The latest snapshot of a table, as it was written."""
    listing = await town.journal.find(code)
    assert listing is not None
    found = await town.journal.wake(listing.table)
    assert found.snapshot is not None
    assert found.version == found.snapshot.version
    return found.snapshot.body


@pytest.mark.parametrize("name", SAME)
def test_a_table_of_an_older_store_wakes_the_same_from_snapshot_or_entries_and_is_played_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    @awaited
    async def test() -> None:
        town = await older_store(tmp_path)
        assert saves.EARLIER[0] in await snapshot_of(town, CODES[name])
        party = await come_to(town, CODES[name])
        assert party.game.setup.game == name
        assert [chair.name for chair in party.table.chairs if chair.person] == list(PEOPLE)
        await holds(party)
        assert "a snapshot cannot be read" not in caplog.text

        party.follow(NOBODY)
        version = party.live.version
        assert version >= ACTS
        while party.live.version < version + 40:
            await town.wait(1.7)
        await holds(party)
        await town.close()

    test()


@pytest.mark.parametrize("code", [*[CODES[name] for name in SAME], OVER])
def test_a_table_of_an_older_store_wakes_also_if_its_entries_are_gone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, code: str
) -> None:
    @awaited
    async def test() -> None:
        town = await older_store(tmp_path)
        whole = await come_to(town, code)
        name, version, shown = whole.table.name, whole.live.version, frames(whole.table, town.now)
        record = whole.game.record
        await town.journal.let_go(name, version, everything=True)
        await town.crash()
        await town.wake()
        again = town.parties[code]
        assert await town.journal.read(name) == []
        assert frames(again.table, town.now) == shown
        assert again.game.record == record
        assert "a snapshot cannot be read" not in caplog.text
        await town.close()

    test()


@pytest.mark.parametrize("name", CHANGED)
@pytest.mark.parametrize("entries", [True, False])
def test_a_table_of_an_older_store_whose_rules_have_changed_is_closed_and_its_record_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str, entries: bool
) -> None:
    @awaited
    async def test() -> None:
        town = await older_store(tmp_path)
        listing = await town.journal.find(CODES[name])
        assert listing is not None
        body = msgspec.msgpack.decode(await snapshot_of(town, CODES[name]))
        if not entries:
            await town.journal.let_go(listing.table, listing.version, everything=True)
        party = await come_to(town, CODES[name])
        assert (party.table.phase, party.data(NOBODY)["table"]["closed"]) == ("closed", "rules-version")
        kept = saves.record_in(body["game"])
        assert kept is not None
        assert msgspec.json.encode(past.played(party.table).record.entries) == msgspec.json.encode(kept.entries)
        assert "a snapshot cannot be read" not in caplog.text
        await town.close()

    test()


@awaited
async def test_of_an_older_game_that_cannot_be_played_again_the_record_is_kept(tmp_path: Path) -> None:
    def with_a_break(parts: list[Any]) -> None:
        parts[ENTRIES][0]["id"] = "0-999"

    town = await older_store(tmp_path)
    body = msgspec.msgpack.decode(await snapshot_of(town, CODES["salem1692"]))
    played = saves.record_in(body["game"])
    assert played is not None
    table = load("a", msgspec.msgpack.encode(body | {"game": edited(body["game"], with_a_break)}))
    assert table.game is None
    assert table.archive is not None
    assert table.archive.entries[1:] == played.entries[1:]
    await town.close()
