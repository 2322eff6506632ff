"""The package stands in the catalogue, whether or not it was installed here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from meetinghouse.engine import catalogue


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if by pip."""
    if not catalogue.is_known("werewolf"):
        folder = tmp_path / "meetinghouse_werewolf-0.1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: meetinghouse-werewolf\nVersion: 0.1.0\n")
        (folder / "entry_points.txt").write_text("[meetinghouse.games]\nwerewolf = meetinghouse_werewolf:MANIFEST\n")
        monkeypatch.syspath_prepend(str(tmp_path))
        catalogue.forget()
    yield
    monkeypatch.undo()
    catalogue.forget()
