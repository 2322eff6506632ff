"""What may be typed instead of a number: help by any of its names; and nothing that was typed is lost."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from meetinghouse.cli.screen import Screen
from meetinghouse.cli.session import NAMES, Session
from meetinghouse.texts import LANGUAGES, Texts
from tests.games.salem1692.village import A, village

from .conftest import Run, Typing

KEYS = ("log", "rules", "known", "quit")


class AtTerminal(Typing):
    """The same from a keyboard."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["?", "h", "help", "Aide", "ayuda"])
def test_help_tells_what_may_be_typed(run: Run, tmp_path: Path, language: str, typed: str) -> None:
    ran = run("play", "--seed", 5, "--language", language, "--save", tmp_path / "s", typed=f"{typed}\nq\n")

    assert ran.status == 0
    for key in KEYS:
        assert Texts(language).say(f"play-help-{key}") in ran.out


def test_what_is_typed_after_a_wrong_answer_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    game = village()
    session = Session(game, A, ("You", *NAMES[: game.seats - 1]), "en", "random", "chance")
    shown = io.StringIO()
    monkeypatch.setattr("sys.stdin", AtTerminal("hello\n1\n"))
    screen = Screen(session, Texts("en", "salem1692"), Console(file=shown, width=100, force_terminal=True), 0.0)
    asked = session.asked
    assert asked is not None

    screen.ask(asked)

    assert "“hello” is not a number" in shown.getvalue()
    assert game.entries is not None
    assert game.entries[-1].choice == asked.options[0]
