"""What players are told is true for every setting of a table."""

from __future__ import annotations

import pytest

from meetinghouse.texts import LANGUAGES, Texts

from .town import ANA, BEN, asked, town, value

# For each text, the words that it must contain in each language: it speaks of something that only some settings allow.
DEPENDS = {
    "closed-qb-ruling-22": ("where the table allows", "si la table le permet", "si la mesa lo permite"),
    "closed-qb-ruling-109": ("or one in all where", "ou une seule en tout si la table", "en total si la mesa"),
    "closed-qb-ruling-141": ("dead for good", "morte pour de bon", "muerta del todo"),
    "role-sesiano-power": ("does not know to be dead for good", "mort pour de bon", "muerto del todo"),
    "page-coach-vote-text": ("blank where that is allowed", "blanc là où c’est permis", "en blanco donde se permite"),
    "health-q-means": ("dead or nearly so", "la fin, ou presque", "el fin, o casi"),
}


@pytest.mark.parametrize("key", DEPENDS)
def test_a_text_leaves_open_what_the_settings_decide(key: str) -> None:
    for language, words in zip(LANGUAGES, DEPENDS[key], strict=True):
        assert words in Texts(language, "quintebourg").say(key)


@pytest.mark.rule("QB-RULING-141")
@pytest.mark.parametrize(("hidden", "letter", "able"), [(True, "q", True), (True, "m", True), (False, "m", False)])
def test_the_prophet_may_name_whoever_is_not_known_to_be_dead_for_good(hidden: bool, letter: str, able: bool) -> None:
    game = town("sesiano rept-alpha", at="miracles", health={BEN: letter}, options={"hide_q_m": hidden})
    assert (value(("raise", BEN)) in asked(game, ANA).options) == able
