"""The stores that must keep the journal's promises; another adapter adds itself here."""

from __future__ import annotations

from pathlib import Path

import pytest

from meetinghouse.tables.journal import Journal
from meetinghouse.tables.sqlite import SqliteJournal

from .awaiting import Opening


@pytest.fixture(params=["sqlite"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """Opens one and the same store, as often as it is called."""

    async def sqlite() -> Journal:
        return await SqliteJournal.open(tmp_path / "journal.db")

    return {"sqlite": sqlite}[request.param]
