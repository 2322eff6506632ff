"""The stores that are tested against the journal's interface; another adapter would be added here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from meetinghouse.tables.cipher import Cipher
from meetinghouse.tables.journal import Journal
from meetinghouse.tables.postgres.journal import PostgresJournal
from meetinghouse.tables.sealed import SealedJournal
from meetinghouse.tables.sqlite import SqliteJournal
from tests.postgres import new_store

from .awaiting import Opening


@pytest.fixture(params=["sqlite", "sealed", "postgres"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opening]:
    """A function that opens the same store each time it is called."""
    with ExitStack() as stack:
        if request.param == "postgres":
            address = stack.enter_context(new_store())

            async def found() -> Journal:
                return await PostgresJournal.open(address)

        elif request.param == "sqlite":

            async def found() -> Journal:
                return await SqliteJournal.open(tmp_path / "journal.db")

        else:

            async def found() -> Journal:
                return await SealedJournal.over(await SqliteJournal.open(tmp_path / "journal.db"), Cipher(bytes(32)))

        yield found
