"""Play and replay at a terminal of 80 columns and 24 lines."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from meetinghouse.texts import LANGUAGES
from tests.every import every_game

from .playing import ONES, at_a_terminal, complete, only_record


@pytest.mark.parametrize(("players", "language"), [(4, "en"), (7, "fr"), (7, "es")])
def test_a_whole_game_at_a_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, players: int, language: str
) -> None:
    arguments = ["--players", players, "--seed", 12, "--bots", "random", "--language", language]

    status, shown = at_a_terminal(monkeypatch, ONES, "play", *arguments, "--save", tmp_path / "s")

    assert status == 0
    assert complete(shown)
    assert only_record(tmp_path).exists()
    told = [line for line in shown.splitlines() if str(tmp_path) not in line]
    assert [line for line in told if cell_len(line) > 80] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [7, 12])
def test_a_screen_of_24_lines_holds_board_story_and_question(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, players: int, language: str
) -> None:
    typed = "\n" + "1\n" * 12 + "q\n"
    arguments = ["--players", players, "--seed", 5, "--bots", "random", "--save", tmp_path / "s"]

    _, shown = at_a_terminal(monkeypatch, typed, "play", *arguments, "--language", language)

    screens = [screen.split("> ")[0] for screen in shown.split("Salem 1692 · ")[1:]]
    assert len(screens) > 10
    longest = max(screens, key=lambda screen: screen.count("\n"))
    assert longest.count("\n") < 24, longest


def test_keys_at_a_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed = "\n\n\n?\n\n\nl\n\nr\n\nk\n\nm\n\ns\no\n\n99\n\nq\n"
    arguments = ["--seed", 5, "--bots", "random", "--pace", "brisk", "--save", tmp_path / "s"]
    monkeypatch.setattr("time.sleep", lambda seconds: None)

    status, shown = at_a_terminal(monkeypatch, typed, "play", *arguments)

    assert status == 0
    assert "What their cards say" in shown or "what their cards say" in shown
    assert "The game is saved" in shown


@pytest.mark.parametrize(("game", "pages"), every_game(salem1692=3, newsalem=3, quintebourg=4).items())
def test_the_own_role_is_turned_up_before_anything_is_told_and_again_with_one_key(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, pages: int
) -> None:
    monkeypatch.setattr("time.sleep", lambda seconds: None)

    arguments = ["play", game, "--seed", 5, "--bots", "random", "--save", tmp_path / "s"]
    _, before = at_a_terminal(monkeypatch, "", *arguments)
    _, shown = at_a_terminal(monkeypatch, "\n" * pages + "m\n\nq\n", *arguments)

    assert "This is for your eyes only." in before
    assert "You are:" not in before, "it is turned up by a key"
    told = [line for line in shown.splitlines() if line.startswith("You are:")]
    assert len(told) == 2
    assert told[0] == told[1]
    for part in ("What you want", "What you can do", "What you know"):
        assert shown.count(part) == 2


def test_a_record_is_told_step_by_step_at_a_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, record_file: Path
) -> None:
    status, shown = at_a_terminal(monkeypatch, "\n\n\nq\n", "replay", record_file, "--all")
    _, whole = at_a_terminal(monkeypatch, "\na\n", "replay", record_file, "--all")

    assert status == 0
    assert "Enter: next" in shown
    assert len(shown) < len(whole) / 3
