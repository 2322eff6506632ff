"""Packages with games and bots that look installed during a test."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

import pytest

from meetinghouse import rulebook
from meetinghouse.engine import catalogue
from meetinghouse.server import crier
from meetinghouse.server.pages import read_texts

Install: TypeAlias = Callable[..., None]

EXAMPLE = Path(__file__).parents[1] / "examples" / "werewolf"


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Call it as install("toys", games={"coven": "tests.engine.toys:COVEN"}, bots={"salem1692.odd": "odd:Bot"})."""

    def done(package: str, games: dict[str, str] | None = None, bots: dict[str, str] | None = None) -> None:
        write_package(tmp_path / "site", package, games or {}, bots or {})
        monkeypatch.syspath_prepend(str(tmp_path / "site"))
        look_again()

    yield done
    monkeypatch.undo()
    look_again()


@contextmanager
def werewolf() -> Iterator[None]:
    """Put the example's game into the catalogue, also outside of a test."""
    with TemporaryDirectory() as site:
        write_package(Path(site), "meetinghouse-werewolf", {"werewolf": "meetinghouse_werewolf:MANIFEST"}, {})
        added = [site, str(EXAMPLE / "src")]
        sys.path[:0] = added
        look_again()
        try:
            yield
        finally:
            for path in added:
                sys.path.remove(path)
            look_again()


def write_package(site: Path, package: str, games: dict[str, str], bots: dict[str, str]) -> None:
    """Write what pip leaves of an installed package: its name and its entry points."""
    folder = site / f"{package.replace('-', '_')}-1.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    lines = [
        line for group, points in {"meetinghouse.games": games, "meetinghouse.bots": bots}.items()
        for line in (f"[{group}]", *[f"{name} = {where}" for name, where in points.items()])
    ]  # fmt: skip
    (folder / "entry_points.txt").write_text("\n".join(lines))


def look_again() -> None:
    """Clear the caches after packages have been installed or removed."""
    catalogue.forget()
    read_texts.cache_clear()
    crier.page.cache_clear()
    for known in (rulebook.clauses, rulebook.title, rulebook.groups, rulebook._named, rulebook._searched):
        known.cache_clear()
