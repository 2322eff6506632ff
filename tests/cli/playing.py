"""Helpers for tests that play in the terminal: saved games, records, and a person at a terminal."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from meetinghouse.cli.main import main
from meetinghouse.cli.session import Session, read_saved

ONES = "1\n" * 3000  # the first option, to the end of any game


def game_at(path: Path) -> Session:
    return read_saved(path.read_bytes())


def complete(text: str) -> bool:
    return not re.search(r"[{}⟨⟩]|\?\?\?|Traceback", text)


def only_record(folder: Path) -> Path:
    (found,) = folder.glob("*.json")
    return found


class Terminal(io.StringIO):
    """A stream that calls itself a terminal."""

    def isatty(self) -> bool:
        return True


def at_a_terminal(monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: object) -> tuple[int, str]:
    """Run a command with a person at a terminal of 80 columns and 24 lines; returns its status and the screen."""
    shown, keys = Terminal(), Terminal(typed)
    monkeypatch.setattr("sys.stdin", keys)
    monkeypatch.setattr("sys.stdout", shown)
    for name, value in {"COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color", "LC_ALL": "C"}.items():
        monkeypatch.setenv(name, value)
    status = main([str(argument) for argument in arguments])
    return status, re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.getvalue()).replace("> ", "> \n")
