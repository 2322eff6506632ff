"""Runs the command line inside this process, with a person's answers as input."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import meetinghouse as mh
from meetinghouse.cli.main import main
from meetinghouse.engine.record import Record


class Ran(NamedTuple):
    """The result of a command."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


class Typing(io.StringIO):
    """Typed lines as standard input that is not a terminal."""

    def isatty(self) -> bool:
        return False


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """A function that runs a command: run("games", "--json"), or run("play", typed="1\\n1\\n")."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C")

    def command(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", Typing(typed))
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return command


def random_game(players: int = 5, seed: int = 1, **options: object) -> mh.Game[Any]:
    game = mh.start("salem1692", players, seed=seed, options=options)
    dice = random.Random(seed)
    while not game.over:
        decision = game.decisions[0]
        game.answer(decision.id, decision.any(dice))
    return game


@pytest.fixture(scope="session")
def record() -> Record:
    """The record of a finished game."""
    return random_game().record


@pytest.fixture
def record_file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_bytes(record.encode())
    return path
