"""Saying something in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from meetinghouse.engine.sayings import Saying, Spoke
from meetinghouse.engine.values import Seat, Word
from meetinghouse.texts import LANGUAGES, Texts

from .conftest import Run
from .playing import complete, game_at


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
    assert {event.seat for event in said[1:]} == {1}  # who is suspected answers
    assert texts.event(said[0], 0, game_at(tmp_path / "s").names) in ran.out


def test_enter_says_nothing_and_without_talk_there_is_no_menu(run: Run, tmp_path: Path) -> None:
    table = ("newsalem", "--players", 4, "--seed", 3, "--save", tmp_path / "s", "--language", "en")
    ran = run("play", *table, "--option", "talk=claims", typed="t\n\nt\n1\n\nq\n")
    assert ran.status == 0
    assert not [event for event in game_at(tmp_path / "s").game.story if isinstance(event.event, Spoke)]
    ran = run("play", *table, typed="t\nq\n")
    assert "You cannot say anything right now." in ran.out
    assert "  t say" not in ran.out
