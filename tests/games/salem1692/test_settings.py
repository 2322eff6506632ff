"""The settings of a table: each has a heading and a text in every language, and together they fit."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.engine.catalogue import read_options, rules_of
from meetinghouse.engine.settings import Setting
from meetinghouse.games.salem1692.editions import PACES, SETTINGS, STYLES, edition_of
from meetinghouse.texts import LANGUAGES, Texts

GAME = "salem1692"
BY_NAME = {setting.name: setting for setting in SETTINGS}
ASKED = [setting for setting in SETTINGS if setting.group]

# Settings that need no text of their own: another setting says the same, or implies them.
SAID_OTHERWISE = {"force_disclosure", "no_disclosure", "offers_dawn_cat_penalty"}


def follows(setting: Setting, value: object) -> dict[str, object]:
    """Everything that follows from a value of a setting."""
    edition = edition_of({setting.name: value})
    facts = {name: getattr(edition, name) for name in dir(edition) if not name.startswith("_")}
    return {name: fact for name, fact in facts.items() if not callable(fact)}


def test_whatever_is_not_under_a_heading_has_no_effect_here() -> None:
    rest = [setting for setting in SETTINGS if not setting.group and setting.name not in {"edition", *SAID_OTHERWISE}]
    assert rest
    for setting in rest:
        assert setting.values is not None
        played = [follows(setting, value) for value in setting.values]
        assert all(each == played[0] for each in played), setting.name


@pytest.mark.parametrize("setting", ASKED, ids=[setting.name for setting in ASKED])
def test_whatever_is_asked_for_has_an_effect(setting: Setting) -> None:
    values = setting.values or (setting.least, setting.most)

    assert len({str(follows(setting, value)) for value in values}) == len(values)


def test_settings_of_one_heading_stand_together() -> None:
    groups = [setting.group for setting in ASKED]
    firsts = list(dict.fromkeys(groups))

    assert SETTINGS[0].name == "edition"
    assert groups == sorted(groups, key=firsts.index)
    assert SETTINGS[1 : len(ASKED) + 1] == tuple(ASKED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_every_value_has_its_words(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    for setting in (BY_NAME["edition"], *ASKED):
        assert texts.say(f"option-{setting.name}")[0].isupper()
        assert texts.say(f"option-{setting.name}-help").endswith(".")
        for value in setting.values or ():
            if not isinstance(value, bool):
                assert texts.say(f"option-{setting.name}-{value}")
    for group in {setting.group for setting in ASKED}:
        assert texts.say(f"options-{group}")
    for style in STYLES:
        assert texts.say(f"style-{style}")
        assert texts.say(f"style-{style}-help").endswith(".")


def test_what_a_setting_needs_is_a_value_of_another_one() -> None:
    for setting in SETTINGS:
        for name, value in (setting.needs or {}).items():
            assert name != setting.name
            assert BY_NAME[name].read(value) == value


def test_the_scratch_at_dawn_can_be_played_with_what_it_needs_in_any_edition() -> None:
    needed = BY_NAME["dawn_cat_penalty"].needs
    assert needed is not None
    for edition in LANGUAGES:
        mh.start(GAME, 5, seed=1, options={"edition": edition, "dawn_cat_penalty": True, **needed})


@pytest.mark.parametrize("edition", LANGUAGES)
@pytest.mark.parametrize("style", STYLES)
def test_every_style_can_be_played_with_every_edition(style: str, edition: str) -> None:
    wanted = STYLES[style]
    options = {"edition": edition, **wanted.options}

    assert read_options(rules_of(GAME), options) == options
    for pace in PACES if wanted.pace is None else [wanted.pace]:
        assert not mh.start(GAME, 6, seed=1, options=PACES[pace] | options).over


def test_a_clash_names_the_settings_it_is_about() -> None:
    for players, options in (
        (3, {"edition": "es"}),
        (3, {"extra_witch": True}),
        (8, {"town_hall_choice": True}),
        (5, {"force_disclosure": True, "no_disclosure": True}),
        (5, {"dawn_cat_penalty": True}),
        (2, {"youngest_seat": 2}),
    ):
        with pytest.raises(mh.Refused) as refused:
            mh.start(GAME, players, options=options)
        assert set(str(refused.value.details["names"]).split()) == set(options)
