"""Before a game is chosen the pages have the house's own texts, with a sentence about every game."""

from __future__ import annotations

import pytest

from meetinghouse.engine.catalogue import games
from meetinghouse.server.pages import read_texts
from meetinghouse.texts import LANGUAGES, Texts, packages


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
