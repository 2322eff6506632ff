"""The stores that must keep the journal's promises; another adapter adds itself here."""

from __future__ import annotations

from pathlib import Path

import pytest

from meetinghouse.tables.cipher import Cipher
from meetinghouse.tables.journal import Journal
from meetinghouse.tables.sealed import SealedJournal
from meetinghouse.tables.sqlite import SqliteJournal

from .awaiting import Opening


@pytest.fixture(params=["sqlite", "sealed"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """Opens one and the same store, as often as it is called."""

    async def sqlite() -> Journal:
        return await SqliteJournal.open(tmp_path / "journal.db")

    async def sealed() -> Journal:
        return await SealedJournal.over(await sqlite(), Cipher(bytes(32)))

    return {"sqlite": sqlite, "sealed": sealed}[request.param]
