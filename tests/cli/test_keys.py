"""Keys instead of numbers: help has several names, and no typed line is lost."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

import meetinghouse as mh
from meetinghouse.cli.screen import Screen
from meetinghouse.cli.session import NAMES, Session
from meetinghouse.cli.worlds import worlds_lines
from meetinghouse.engine.conformance import make
from meetinghouse.engine.conformance.playing import any_move
from meetinghouse.games.salem1692.events import TryalRevealed
from meetinghouse.texts import LANGUAGES, Texts
from tests.games.salem1692.village import A, village

from .conftest import Run, Typing

KEYS = ("log", "rules", "known", "worlds", "quit")


class AtTerminal(Typing):
    """Typed lines as standard input that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["?", "h", "help", "Aide", "ayuda"])
def test_help_tells_what_may_be_typed(run: Run, tmp_path: Path, language: str, typed: str) -> None:
    ran = run("play", "--seed", 5, "--language", language, "--save", tmp_path / "s", typed=f"{typed}\nq\n")

    assert ran.status == 0
    for key in KEYS:
        assert Texts(language).say(f"play-help-{key}") in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_tells_what_can_still_be_true(run: Run, tmp_path: Path, language: str) -> None:
    ran = run("play", "--players", 5, "--seed", 5, "--language", language, "--save", tmp_path / "s", typed="w\nq\n")

    texts = Texts(language, "salem1692")
    assert ran.status == 0
    assert texts.say("worlds-head") in ran.out
    assert texts.say("worlds-how", exact="yes", count=0) in ran.out
    assert texts.say("solve-side", side=texts.word("side", "townspeople"), share=100) in ran.out


def test_worlds_are_counted_in_the_game_with_ghosts_too(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--players", 3, "--seed", 5, "--language", "en", "--save", tmp_path / "s", typed="w\nq\n")

    assert Texts("en").say("worlds-head") in ran.out


def test_each_share_is_told_with_the_lines_that_moved_it(run: Run) -> None:
    game, dice = mh.start("salem1692", 5, 3), random.Random(3)
    while sum(isinstance(event, TryalRevealed) for event in game.heard()) < 3:
        make(game, any_move(game, dice, 0))
    lines = [
        line.plain
        for line in worlds_lines(game.view(None, basis=True), game.heard(), NAMES[:5], Texts("en", "salem1692"))
    ]

    revealed = [event for event in game.heard() if isinstance(event, TryalRevealed)]
    told = Texts("en", "salem1692").story(revealed, None, list(NAMES[:5]))
    assert any("→" in line and line.endswith(told[-1]) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_changes_how_fast_the_story_is_told(run: Run, tmp_path: Path, language: str) -> None:
    typed = "?\np\np\np\nq\n"
    ran = run("play", "--seed", 5, "--language", language, "--save", tmp_path / "s", typed=typed)

    texts = Texts(language)
    assert texts.say("play-help-pace") in ran.out
    places = [ran.out.index(texts.say("play-paced", pace=pace)) for pace in ("brisk", "calm", "instant")]
    assert places == sorted(places)


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
