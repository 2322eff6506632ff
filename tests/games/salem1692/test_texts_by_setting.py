"""The texts of cards, characters and the coach follow the settings of the table, not the name of its edition."""

from __future__ import annotations

from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.cli.boards.salem1692 import SalemBoard
from meetinghouse.games.salem1692.components import NIGHT, PIETY
from meetinghouse.games.salem1692.editions import SETTINGS, TOLD
from meetinghouse.games.salem1692.events import TrialLapsed
from meetinghouse.texts import LANGUAGES, Texts
from tests.games.salem1692.village import A, B, C, draw, is_living, night, village
from tests.texts import NAMES, complete, messages

GAME = "salem1692"
PACKAGE = "meetinghouse.games.salem1692"
PRESETS = {setting.name: setting.presets for setting in SETTINGS if setting.presets is not None}

# For each setting in which editions differ, the text that speaks of it.
SPEAKS_OF = {
    "piety_effect": "card-piety-effect",
    "ann_putnam": "character-ann-putnam-ability",
    "giles_corey": "character-giles-corey-ability",
    "john_proctor": "character-john-proctor-ability",
    "rebecca_triggers": "character-rebecca-nurse-ability",
    "samuel_parris": "character-samuel-parris-ability",
    "thomas_vs_george": "character-thomas-danforth-ability",
    "trial_tryal_selection": "page-coach-trial-text",
    "early_night_reform": "page-coach-morning-text",
}

# Settings that no edition has, or none has alone; the text that must speak of them; and its words in each language.
SAYS = (
    ({"scapegoat_moves_stocks": False}, "card-scapegoat-effect", ("but Stocks", "sauf le Pilori", "salvo Abastos")),
    ({"conspiracy_center_shuffle": True}, "card-conspiracy-effect", ("in the middle", "au centre", "al centro")),
    ({"conspiracy_center_shuffle": True}, "page-coach-conspiracy-text", ("to the middle", "au centre", "al centro")),
    ({"conspiracy_center_shuffle": True}, "page-coach-changed-text", ("not who", "pas qui", "no quién")),
    ({"thomas_vs_george": 6}, "character-thomas-danforth-ability", ("two fewer", "deux de moins", "dos menos")),
    ({"thomas_vs_george": 8}, "character-thomas-danforth-ability", ("but never", "mais jamais", "pero nunca")),
    ({"point_to_two": True}, "page-coach-trial-text", ("points at two", "en désigne deux", "señala dos")),
    (
        {"dawn_cat_penalty": True, "offers_dawn_cat_penalty": True},
        "page-coach-cat-text",
        ("loses a tryal card at once", "perd aussitôt une carte", "pierde al momento una carta"),
    ),
    (
        {"piety_effect": "no_red_played", "griggs_alibi_bypasses_piety": False},
        "character-will-griggs-ability",
        ("but not on whoever has Piety", "mais pas sur qui a Piété", "pero no sobre quien tiene Piedad"),
    ),
    (
        {"piety_effect": "no_red_played", "griggs_alibi_bypasses_piety": True},
        "character-will-griggs-ability",
        ("even on whoever has Piety", "même sur qui a Piété", "incluso sobre quien tiene Piedad"),
    ),
)


def said(language: str, key: str, **options: Any) -> str:
    """What a reader at a table with these options is told."""
    settings = mh.start(GAME, 5, options=options).view().table.settings
    return Texts(language, GAME, strict=True).say(key, **settings)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SPEAKS_OF)
def test_a_setting_against_its_edition_is_told_as_where_it_is_printed(name: str, language: str) -> None:
    key, presets = SPEAKS_OF[name], PRESETS[name]
    for edition, printed in presets.items():
        for other, value in presets.items():
            told = said(language, key, edition=edition, **{name: value})
            assert told == said(language, key, edition=other)
            assert (told == said(language, key, edition=edition)) == (value == printed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("options", "key", "words"), SAYS)
def test_what_no_edition_prints_is_told_where_a_table_plays_it(
    options: dict[str, Any], key: str, words: tuple[str, str, str], language: str
) -> None:
    for edition in ("en", "fr", "es"):
        text = said(language, key, edition=edition, **options)
        assert complete(text)
        assert words[LANGUAGES.index(language)] in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_goes_by_the_name_of_the_edition(language: str) -> None:
    asked = {key: text.names for key, text in messages(PACKAGE, language).items()}

    assert [key for key, names in asked.items() if "edition" in names] == []
    settings = {setting.name for setting in SETTINGS}
    assert {name for names in asked.values() for name in names & settings} | {"max_trials_per_turn"} == set(TOLD)


def test_the_terminal_tells_a_card_as_the_table_plays_it() -> None:
    for effect, words in (("double_threshold", "twice as many"), ("no_red_played", "No red card may be played")):
        game = village(hands={A: [PIETY]}, options={"piety_effect": effect})
        board = SalemBoard(Texts("en", GAME, strict=True), NAMES[: game.seats], "Salem 1692")
        assert [line.plain for line in board.help(game.view(A)) if words in line.plain]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trial_falls_through_without_a_word_on_whether_the_accused_lives(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    dead = [texts.say("cause-night"), *{"en": ("dead", "died"), "fr": ("mort",), "es": ("muert",)}[language]]

    mine, others = texts.event(TrialLapsed(0), 0, NAMES), texts.event(TrialLapsed(0), 1, NAMES)
    assert NAMES[0] in others
    assert NAMES[0] not in mine
    assert not [word for word in dead if word in mine + others]


@pytest.mark.parametrize(("edition", "lives"), [("en", True), ("fr", False)])
def test_who_confesses_is_warned_of_a_witch_card_only_as_a_rule(edition: str, lives: bool) -> None:
    game = village(edition, rows={B: "WWNNN"}, deck=[NIGHT])
    draw(game, A)
    night(game, C, confess={B: 0})

    assert is_living(game, B) is lives
    for language, words in zip(LANGUAGES, ("as a rule", "en règle générale", "por regla general"), strict=True):
        assert words in Texts(language, GAME, strict=True).say("decision-confess-note")
