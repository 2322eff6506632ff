"""Toy games, installed the way another package's games are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from meetinghouse.engine import catalogue

POINTS = """[meetinghouse.games]
assembly = tests.engine.toys.assembly:ASSEMBLY
coven = tests.engine.toys.coven:COVEN
cups = tests.engine.toys.cups:CUPS
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toys stand in the catalogue, as if a package named toys had been installed."""
    package = tmp_path / "toys-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1\n")
    (package / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    catalogue._points.cache_clear()
    yield
    catalogue._points.cache_clear()
