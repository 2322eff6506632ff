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


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("moment-dyed = out seat role", "moment-dyed: there is no such event"),
        ("moment-died = gone seat", "moment-died: gone"),
        ("moment-died = out seat rule", "moment-died: rule"),
        ("flight-voted = token at", "flight-voted: from whom, and to whom"),
        ("flight-voted = coin voters at", "flight-voted: coin"),
        ("flight-died = blow role seat", "flight-died: role holds no seats"),
        ("moment-night-fell = night night", "moment-night-fell: night holds no seats"),
        ("moment-nobody-sentenced = news tied", "moment-nobody-sentenced: tied holds no seats"),
        ("moment-vision-seen = shown seat", "moment-vision-seen: only some are told"),
    ],
)
def test_what_is_declared_of_an_event_that_there_is_not_is_named(
    install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, why: str
) -> None:
    install("meetinghouse-werewolf", games={"werewolf": "meetinghouse_werewolf:MANIFEST"})
    check_texts("werewolf", [])
    for path in files.folder("meetinghouse_werewolf").iterdir():
        more = f"{line}\n" if path.name == "fields.ftl" else ""
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8") + more, encoding="utf-8")
    monkeypatch.setattr("meetinghouse.texts.conformance.folder", lambda package: tmp_path)

    with pytest.raises(AssertionError, match=why):
        check_texts("werewolf", [])
