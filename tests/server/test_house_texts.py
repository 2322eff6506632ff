"""Before a game is chosen the pages have the house's own texts, with a sentence about every game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from meetinghouse.engine.catalogue import games, rules_of
from meetinghouse.server.pages import read_texts, sentence_about
from meetinghouse.texts import LANGUAGES, Texts, packages

RULES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_its_texts_and_a_sentence_about_every_game(language: str) -> None:
    served = read_texts(language, "house").decode()

    assert "\npage-welcome = " in served
    for game in games():
        about = Texts(language, game, strict=True).say("game-about")
        assert f"\nabout-{game} = {about}\n" in served
        assert "\n" not in about


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_says_of_which_game_some_cards_are_reconstructed(language: str) -> None:
    served = read_texts(language, "house").decode()

    note = Texts(language, "newsalem", strict=True).say("game-reconstructed-short")
    assert f"\nnote-newsalem = {note}\n" in served
    assert "\nnote-salem1692" not in served


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_no_texts_of_one_game(language: str) -> None:
    served = read_texts(language, "house").decode()

    assert len(packages(None)) == len(packages("salem1692")) - 1
    assert "\ncard-" not in served
    assert "\npage-coach-turn" not in served


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_houses_own_texts_name_no_game(language: str) -> None:
    named = set(games()) | {rules_of(game).title for game in games()} | {"Salem", "Quinte-bourg"}
    named |= {path.stem for path in RULES.glob("*.md")} - {"unproved"}
    for package in packages(None):
        text = (files(package) / "texts" / f"{language}.ftl").read_text(encoding="utf-8").lower()
        assert [name for name in sorted(named) if name.lower() in text] == [], package


ODD = (
    "Two\nlines", "a { $brace }", "} only", "{", '"quoted" \\ slashed', ".attribute = no", "*[other] no", "[one]",
    "# no", " edges ", "", "tab\tand\rreturn", "Ça « va » – ’ok’ 🕯️", "key = value",
)  # fmt: skip


@pytest.mark.parametrize("about", ODD)
def test_whatever_a_game_says_of_itself_arrives_as_it_is_and_breaks_nothing(
    about: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Texts, "say", lambda self, key: about)
    monkeypatch.setattr(Texts, "has", lambda self, key: True)
    served = sentence_about("salem1692", "en") + b"next = still here\n"

    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(served.decode()))
    for key, text in {"about-salem1692": about, "note-salem1692": about, "next": "still here"}.items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, {}) == (text, [])
