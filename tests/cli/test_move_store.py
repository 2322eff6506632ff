"""`meetinghouse move-store`: one line for a mistake, a count at the end, and the server goes on in the new place."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from meetinghouse.server.lock import locked
from meetinghouse.server.store import find_store, open_store
from meetinghouse.tables.postgres.address import Address
from meetinghouse.tables.postgres.journal import PostgresJournal
from tests.postgres import PASSWORD, server_url, with_schema

from .conftest import Run


async def begun(data: Path) -> None:
    """A store with one encrypted entry."""
    async with await open_store(find_store(data)) as journal:
        await journal.append("a", 1, b"a secret")


async def reads(place: Path | Address, key_file: Path) -> bytes:
    """The entry, decrypted with the same key."""
    async with await open_store(find_store(place, key_file)) as journal:
        return (await journal.read("a"))[0].body


def test_a_house_moves_to_a_database_and_back(run: Run, tmp_path: Path, postgres: Address) -> None:
    old, new, key = tmp_path / "tables.db", tmp_path / "back.db", tmp_path / "tables.db.secret"
    url = with_schema(server_url(), postgres.schema)
    asyncio.run(begun(old))

    there = run("move-store", old, url)
    assert (there.status, there.err) == (0, "")
    assert "One table is in postgresql://" in there.out
    assert "--key-file" in there.out
    assert asyncio.run(reads(postgres, key)) == b"a secret"
    back = run("move-store", url, new, "--json")
    assert json.loads(back.out) == {"tables": 1, "copied": 1, "entries": 1, "bytes": 8 + 32}
    assert asyncio.run(reads(new, key)) == b"a secret"
    assert json.loads(run("move-store", url, new, "--json").out)["copied"] == 0


def test_a_mistake_is_one_clear_line_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    old, other = tmp_path / "tables.db", tmp_path / "other.db"
    for data in (old, other):
        asyncio.run(begun(data))
    for words, source, target in (
        ("There is no store at", tmp_path / "nothing.db", tmp_path / "new.db"),
        ("to itself", old, tmp_path / "." / "tables.db"),
        ("no folder", old, tmp_path / "missing" / "new.db"),
        ("another house", old, other),
        ("must not have a password", old, f"postgresql://ann:{PASSWORD}@db/house"),
        ("cannot be reached", old, "postgresql://ann@127.0.0.1:1/house"),
        ("takes the address", old, "postgresql://[db/house"),
    ):
        ran = run("move-store", source, target)
        assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert words in ran.err
        assert PASSWORD not in ran.err
    assert not (tmp_path / "new.db").exists()


def test_a_database_without_a_store_is_named_and_stays_as_it_is(run: Run, tmp_path: Path, postgres: Address) -> None:
    url = with_schema(server_url(), postgres.schema)

    ran = run("move-store", url, tmp_path / "new.db")

    assert (ran.status, ran.out) == (2, "")
    assert "There is no store at postgresql://" in ran.err
    assert asyncio.run(PostgresJournal.open_read_only(postgres)) is None  # nothing was created there


def test_stores_in_use_are_not_copied(run: Run, tmp_path: Path, postgres: Address) -> None:
    old, url = tmp_path / "tables.db", with_schema(server_url(), postgres.schema)
    asyncio.run(begun(old))

    async def told() -> str:
        async with await PostgresJournal.open(postgres, alone=True):
            return (await asyncio.to_thread(run, "move-store", old, url)).err

    assert "Another server uses postgresql://" in asyncio.run(told())
    with locked(old):
        assert f"Another server uses {old}" in run("move-store", old, url).err


@pytest.mark.parametrize(("language", "word"), [("fr", "Copier"), ("es", "Copia")])
def test_its_help_is_in_the_readers_language(run: Run, language: str, word: str) -> None:
    assert word in run("move-store", "--help", "--language", language).out
