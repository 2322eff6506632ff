"""Saying something in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from meetinghouse.cli.terminal import Terminal
from meetinghouse.engine.sayings import Line, Saying, Spoke
from meetinghouse.engine.values import Seat, Word
from meetinghouse.texts import LANGUAGES, Texts

from .conftest import Run
from .playing import ONES, complete, game_at, only_record


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_and_its_blanks_are_chosen_by_numbers_and_the_line_stands_in_the_story(
    run: Run, tmp_path: Path, language: str
) -> None:
    table = ("newsalem", "--players", 4, "--seat", 0, "--seed", 3, "--option", "talk=claims", "--save", tmp_path / "s")
    ran = run("play", *table, "--language", language, "--name", "Zoe", typed="t\n1\n1\n2\nq\n")

    texts = Texts(language, "newsalem")
    said = [event for event in game_at(tmp_path / "s").game.heard(None) if isinstance(event, Spoke)]
    assert ran.status == 0
    assert complete(ran.out)
    assert said[0].sayings == (Saying("suspect", (Seat(1), Word("much"))),)
    assert {event.seat for event in said[1:]} == {1}  # the suspected player answers
    assert texts.event(said[0], 0, game_at(tmp_path / "s").names) in ran.out


def test_enter_says_nothing_and_without_talk_there_is_no_menu(run: Run, tmp_path: Path) -> None:
    table = ("newsalem", "--players", 4, "--seed", 3, "--save", tmp_path / "s", "--language", "en")
    ran = run("play", *table, "--option", "talk=claims", typed="t\n\nt\n1\n\nq\n")
    assert ran.status == 0
    assert not [event for event in game_at(tmp_path / "s").game.story if isinstance(event.event, Spoke)]
    ran = run("play", *table, "--option", "talk=off", typed="t\nq\n")
    assert "You cannot say anything right now." in ran.out
    assert "  t say" not in ran.out


def test_bots_talk_in_the_terminal_unless_told_otherwise_and_what_they_point_at_is_quoted(
    run: Run, tmp_path: Path
) -> None:
    table = ("salem1692", "--players", 7, "--seed", 5, "--save", tmp_path / "s", "--language", "en")
    ran = run("play", *table, typed="1\n" * 14 + "q\n")

    session = game_at(tmp_path / "s")
    texts, public = Texts("en", "salem1692"), session.game.heard(None)
    said = [event for event in public if isinstance(event, Spoke)]
    pointing = [event for event in said if pointed(event) not in (None, event.number - 1)]
    assert session.game.setup.options["talk"] == "claims"
    assert pointing
    for event in pointing:
        quoted = texts.event(public[pointed(event) or 0], 0, session.names)
        line = f"· {texts.event(event, 0, session.names)}\n· ↳ {quoted}\n"
        assert line in ran.out


def pointed(event: Spoke) -> int | None:
    """The first line of the story that somebody's sayings point at."""
    parts = [part for saying in event.sayings for part in saying.parts]
    return next((part.line for part in parts if isinstance(part, Line)), None)


def test_a_replay_quotes_what_is_pointed_at(run: Run, tmp_path: Path) -> None:
    run("play", "newsalem", "--players", 4, "--seed", 3, "--save", tmp_path / "s", "--language", "en", typed=ONES)

    told = run("replay", only_record(tmp_path), "--language", "en").out
    assert "↳" in told


def test_the_rows_of_a_long_option_stand_below_its_first_word() -> None:
    terminal = Terminal(Texts("en"), Console(width=30, force_terminal=True))
    terminal.full = True

    rows = [
        row.plain.rstrip() for row in terminal._columns(["Short.", "Tobias: “I do not believe that. A likely story!”"])
    ]
    assert rows == [" 1 Short.", " 2 Tobias: “I do not believe", "   that. A likely story!”"]
