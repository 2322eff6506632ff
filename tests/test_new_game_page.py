"""docs/new-game.md is up to date: every block of code is in the file it names, and blocks without a file run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .installing import Install, install

__all__ = ["install"]

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "werewolf"
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", PAGE, re.DOTALL)
SHOWN = [re.fullmatch(r"# (\S+\.\w+)\n(.*)", text, re.DOTALL) for _, text in BLOCKS]
QUOTED = [(found[1], found[2]) for found in SHOWN if found]
RUN = [text for (kind, text), found in zip(BLOCKS, SHOWN, strict=True) if kind == "python" and not found]


def file_of(name: str) -> Path:
    """A file of the example: in its package, or beside it."""
    path = EXAMPLE / "src" / "meetinghouse_werewolf" / name
    return path if path.is_file() else EXAMPLE / name


@pytest.mark.parametrize(("name", "text"), QUOTED)
def test_a_block_stands_in_the_file_that_it_names(name: str, text: str) -> None:
    assert text in file_of(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("program", RUN)
def test_a_block_without_a_file_runs(program: str, install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    install("meetinghouse-werewolf", games={"werewolf": "meetinghouse_werewolf:MANIFEST"})

    exec(compile(program, "new-game.md", "exec"), {})

    assert re.match(r"2 games, \d{2,} other worlds", capsys.readouterr().out)


def test_the_page_shows_much_and_runs_something() -> None:
    assert len(QUOTED) > 10
    assert len(RUN) == 1
