"""The test suite for texts, which other packages use: our games pass it, and it names missing texts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse.engine import plugins
from meetinghouse.engine.conformance import play
from meetinghouse.texts import files
from meetinghouse.texts.conformance import check_texts

from .installing import Install, install

__all__ = ["install"]


@pytest.mark.parametrize("name", plugins.own(plugins.GAMES))
def test_the_games_of_the_house_pass(name: str) -> None:
    game = mh.start(name, 6, seed=1)
    play(game, random.Random(1), 150)

    check_texts(name, [game])


def test_a_game_without_texts_does_not(install: Install) -> None:
    install("toys", games={"coven": "tests.engine.toys:COVEN"})

    with pytest.raises(AssertionError, match="the manifest of coven names no package with texts"):
        check_texts("coven", [])


@pytest.mark.parametrize(
    ("language", "old", "new", "why"),
    [
        ("fr", "event-hope-given", "event-hope-gone", "fr: not the same texts as in English: event-hope-given, "),
        ("es", "esperanza a { $seat }", "esperanza", "es: .* does not use the same parameters as in English"),
        ("en", "phase-pick =", "phase-puck =", "not the same texts as in English: phase-pick, phase-puck"),
        ("fr", "phase-pick = ", "phase-pick ", "fr: .* has a line that is no text: 'phase-pick"),
    ],
)
def test_what_is_missing_is_named_with_its_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, old: str, new: str, why: str
) -> None:
    source = files.folder("meetinghouse.games.newsalem")
    for name in ("en", "fr", "es"):
        text = (source / f"{name}.ftl").read_text(encoding="utf-8")
        if name == language:
            assert old in text
            text = text.replace(old, new)
        (tmp_path / f"{name}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr("meetinghouse.texts.conformance.folder", lambda package: tmp_path)

    with pytest.raises(AssertionError, match=why):
        check_texts("newsalem", [])
