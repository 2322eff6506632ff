"""Texts are complete in every language: nothing the code can say lacks a text, and no text lacks a parameter."""

from __future__ import annotations

import random
import re
import types
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Union, get_args, get_origin

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import meetinghouse as mh
from meetinghouse.bots import Reason, make_bot, prompt_for
from meetinghouse.bots.random_bot import BY_CHANCE
from meetinghouse.engine.catalogue import rules_of
from meetinghouse.engine.decisions import Decision
from meetinghouse.engine.refusals import ENGLISH
from meetinghouse.games.salem1692.components import FACES, KINDS
from meetinghouse.games.salem1692.events import EVENTS, CardPlayed, FellowsSeen, RowShuffled, TryalTaken
from meetinghouse.games.salem1692.roles import CHARACTERS
from meetinghouse.rulebook import clauses
from meetinghouse.texts import LANGUAGES, NUMBERS, MissingText, Texts, packages

GAME = "salem1692"
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Flo", "Gus", "Hal", "Ida", "Jon", "Kay", "Lee")

SETTINGS: tuple[tuple[int, dict[str, Any]], ...] = (
    *[(players, {"edition": edition}) for edition in ("en", "fr") for players in (2, 3, 4, 6, 9, 12)],
    *[(players, {"edition": "es"}) for players in (4, 5, 7, 10)],
    (5, {"town_hall_choice": True, "point_to_two": True, "extra_witch": True}),
    (7, {"edition": "fr", "conspiracy_center_shuffle": True, "extra_witch": True}),
    (6, {"dead_view": "moderator"}),
    (5, {"edition": "es", "dawn_cat_penalty": True, "matchmaker_double_loss": "trigger_player_orders"}),
)


class Variables(Visitor):
    """Collects the variables and the messages a text refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def parsed(package: str, language: str) -> ast.Resource:
    return FluentParser().parse((files(package) / "texts" / f"{language}.ftl").read_text(encoding="utf-8"))


def messages(package: str, language: str) -> dict[str, Variables]:
    found = {}
    for entry in parsed(package, language).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def all_messages(language: str) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for package in packages(GAME):
        found |= messages(package, language)
    return found


@cache
def played() -> tuple[tuple[mh.Game[Any], list[Decision], set[tuple[str, str]]], ...]:
    """Random games over editions and numbers of players, with everything that was asked on the way."""
    found = []
    for seed, (players, options) in enumerate(SETTINGS):
        game = mh.start(GAME, players, seed=seed, options=options)
        dice = random.Random(seed)
        asked: dict[tuple[str, object, int], Decision] = {}
        said: set[tuple[str, str]] = set()
        while not game.over:
            said.add(("phase", game.view(None).phase))
            for channel in game.channels:
                said |= {("channel", channel.name), ("form", channel.form)}
            for decision in [*game.decisions, *game.offers]:
                said.add(("seen-by", decision.seen_by))
                asked.setdefault((decision.kind, decision.about, decision.seat), decision)
            decision = game.decisions[0]
            game.answer(decision.id, decision.any(dice))
        said.add(("phase", game.view(None).phase))
        found.append((game, list(asked.values()), said))
    return tuple(found)


def decisions() -> Iterator[tuple[mh.Game[Any], Decision]]:
    for game, asked, _ in played():
        for decision in asked:
            yield game, decision


def names_in(game: mh.Game[Any]) -> list[str]:
    return list(NAMES[: game.seats])


# --- the files


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", packages(GAME))
def test_every_line_of_a_file_is_a_text(package: str, language: str) -> None:
    junk = [entry.content for entry in parsed(package, language).body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in parsed(package, language).body if isinstance(entry, ast.Message)]

    assert junk == []
    assert [name for name in ids if ids.count(name) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("package", packages(GAME))
def test_languages_have_the_same_texts_with_the_same_parameters(package: str, language: str) -> None:
    english, other = messages(package, "en"), messages(package, language)

    assert sorted(english) == sorted(other)
    for key, variables in english.items():
        assert other[key].names == variables.names, key
        assert other[key].messages == variables.messages, key


def test_texts_refer_to_texts_that_exist() -> None:
    for language in LANGUAGES:
        known = all_messages(language)
        for key, variables in known.items():
            assert variables.messages <= set(known), key


def test_french_has_its_spaces_and_no_name_after_an_elision() -> None:
    for package in packages(GAME):
        text = (files(package) / "texts" / "fr.ftl").read_text(encoding="utf-8")
        assert re.findall(r".* [:;?!»].*|.*« .*", text) == []
        seats = {name for event in EVENTS for name in event.__struct_fields__ if name not in NUMBERS}
        names = "|".join(sorted(seats | {"name", "names", "seat2"}) + ["seats?"])
        assert re.findall(rf".*\b(?:de|que|ne|se|le|la) {{ \$(?:{names}) }}.*", text) == []


def test_no_text_has_marks_of_isolation() -> None:
    for language in LANGUAGES:
        text = Texts(language, GAME).event(CardPlayed(0, "robbery", 1, 2), None, NAMES)
        assert not set(text) & {"\u2068", "\u2069"}


# --- everything the code can say


def wanted() -> set[str]:
    rules = rules_of(GAME)
    keys = {f"refused-{key}" for key in ENGLISH}
    keys |= {f"option-{setting.name}" for setting in rules.settings}
    keys |= {f"event-{event.__struct_config__.tag}" for event in EVENTS if "line" not in event.__struct_fields__}
    keys |= {f"side-{side}" for side in (*rules.sides, "ghosts")}
    keys |= {f"card-{kind}" for kind in KINDS} | {f"card-{kind}-effect" for kind in KINDS}
    keys |= {f"face-{face}" for face in FACES} | {f"face-{face}-letter" for face in FACES}
    for who in (*[character.name for character in CHARACTERS], "nobody"):
        keys |= {f"character-{who}", f"character-{who}-ability"}
    for game, asked, said in played():
        assert game.outcome is not None
        keys.add(f"why-{game.outcome.why}")
        keys |= {f"{field}-{word}" for field, word in said}
        for decision in asked:
            keys.add(f"decision-{decision.kind}")
            keys |= {f"word-{option.word}" for option in decision.options if isinstance(option, mh.Word)}
        for told in game.story:
            line = getattr(told.event, "line", None)
            if line is not None:
                keys.add(f"{told.event.__struct_config__.tag}-{line}")
            for field in ("cause", "why"):
                if hasattr(told.event, field):
                    keys.add(f"{field}-{getattr(told.event, field)}")
    return keys


def test_nothing_the_code_says_lacks_a_text() -> None:
    for language in LANGUAGES:
        assert wanted() - set(all_messages(language)) == set()


def test_random_games_ask_and_tell_nearly_everything() -> None:
    """So that the test above means something: what it does not meet is known by name."""
    told = {type(told.event) for game, _, _ in played() for told in game.story}
    kinds = {decision.kind for _, decision in decisions()}

    assert {event.__name__ for event in EVENTS} - {event.__name__ for event in told} <= {
        "HourglassTurned", "RowReordered", "SparedByMatch", "TrialLapsed", "DrawForfeited", "Wasted", "TrialDeclined",
        "CardsLeftGame", "PoolSeen", "CardsTaken", "OneMoreWitchCard", "EverythingShown",
    }  # fmt: skip
    assert {"cat", "suspicion", "victim", "gavel", "confess", "turn", "target", "tryal", "take"} <= kinds


def parameters_of(event: type[Any]) -> set[str]:
    """All that an event's text may use, from the types of its fields alone."""
    found = {"you", "same"}
    for field in msgspec.structs.fields(event):
        name = field.name
        found |= {name, f"has_{name}"}
        of = [each for each in _types(field.type) if each is not type(None)]
        if str in of:
            found.add(f"{name}_key")
        for each in of:
            if get_origin(each) is tuple:
                found |= {f"{name}_count", f"{name}_others", f"{name}_others_count"}
                found |= {f"{name}_{index}" for index in range(1, len(get_args(each)) + 1)}
    return found


def _types(annotation: Any) -> tuple[Any, ...]:
    return get_args(annotation) if get_origin(annotation) in (Union, types.UnionType) else (annotation,)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_an_events_text_uses_only_what_the_event_has(event: type[Any]) -> None:
    tag = event.__struct_config__.tag
    for language in LANGUAGES:
        for key, variables in all_messages(language).items():
            if key == f"event-{tag}" or (key.startswith(f"{tag}-") and "line" in event.__struct_fields__):
                assert variables.names <= parameters_of(event), key


def test_a_questions_text_uses_only_what_the_question_is_about() -> None:
    for language in LANGUAGES:
        known = all_messages(language)
        for _, decision in decisions():
            about = decision.about
            parts = about if isinstance(about, tuple) else () if about is None else (about,)
            tags = [part.__struct_config__.tag for part in parts]
            given = {"about", "you", "least", "most"} | {f"{tag}2" for tag in tags if tags.count(tag) > 1} | set(tags)
            used = known[f"decision-{decision.kind}"].names
            assert used <= given or (decision.kind == "target" and used - given == {"card2"}), decision.kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_missing_word(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    for game, asked, _ in played():
        names = names_in(game)
        for line in texts.story(game.heard(0), 0, names):
            assert complete(line), line
        for event in {told.event for told in game.story}:
            assert complete(texts.event(event, None, names))
            assert complete(texts.event(event, 1, names))
        for decision in asked:
            assert complete(texts.decision(decision, names))
            for option in decision.options[:12]:
                assert complete(texts.option(option, names, decision))


def complete(line: str) -> bool:
    return bool(line) and not re.search(r"[{}⟨⟩$]|\?\?\?|None\b", line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told_with_its_rule(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    for key, english in ENGLISH.items():
        details = dict.fromkeys(re.findall(r"{(\w+)", english), "x")
        refused = mh.Refused(key, "SAL-TURN-06", **details)
        assert complete(texts.refusal(refused))
        assert "SAL-TURN-06" in texts.refusal(refused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_that_clash_are_explained_in_the_readers_language(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    clashes: tuple[tuple[int, dict[str, Any]], ...] = (
        (2, {"edition": "es"}),
        (3, {"extra_witch": True}),
        (8, {"town_hall_choice": True}),
        (5, {"force_disclosure": True, "no_disclosure": True}),
        (5, {"dawn_cat_penalty": True}),
        (2, {"youngest_seat": 2}),
    )
    for players, options in clashes:
        with pytest.raises(mh.Refused) as refused:
            mh.start(GAME, players, options=options)
        key = f"refused-option-clash-{str(refused.value.rule).lower()}"
        assert texts.refusal(refused.value).startswith(texts.say(key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_and_cards_are_explained_for_every_edition(language: str) -> None:
    texts = Texts(language, GAME, strict=True)
    for edition in LANGUAGES:
        for character in CHARACTERS:
            assert complete(texts.say(f"character-{character.name}-ability", edition=edition))
        for kind in KINDS:
            assert complete(texts.say(f"card-{kind}-effect", edition=edition))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_closes_an_option_is_told_in_a_plain_sentence(language: str) -> None:
    rules = files("meetinghouse.games.salem1692")
    sources = [rules / "closed.py", *[path for path in (rules / "cards").iterdir() if path.name.endswith(".py")]]
    used = {rule for path in sources for rule in re.findall(r'"(SAL-[A-Z0-9-]+)"', path.read_text(encoding="utf-8"))}
    told = {key for key in all_messages(language) if key.startswith("closed-")}

    assert told == {f"closed-{rule.lower()}" for rule in used}
    assert used <= set(clauses())
    assert all(complete(Texts(language, GAME, strict=True).say(key)) for key in told)


# --- how it reads


def test_who_reads_is_addressed() -> None:
    texts = Texts("en", GAME)
    event = CardPlayed(0, "robbery", 1, 2)

    assert texts.event(event, 0, NAMES) == "You play Robbery: from Bob to Cid."
    assert texts.event(event, 1, NAMES) == "Ann plays Robbery: from you to Cid."
    assert texts.event(event, 2, NAMES) == "Ann plays Robbery: from Bob to you."
    assert texts.event(event, None, NAMES) == "Ann plays Robbery: from Bob to Cid."


def test_witches_see_the_others_without_themselves() -> None:
    texts = Texts("fr", GAME)

    assert texts.event(FellowsSeen((1, 3, 4)), 3, NAMES).endswith(": Bob et Eve.")
    assert texts.event(FellowsSeen((3,)), 3, NAMES) == "Vous ouvrez les yeux et ne voyez aucune autre Sorcière."


def test_what_all_do_alike_is_told_once() -> None:
    texts = Texts("en", GAME)
    taken = [TryalTaken(seat, (seat + 1) % 5) for seat in range(5)]
    shuffled = [RowShuffled(seat) for seat in range(5)]

    assert texts.story([*taken, *shuffled], None, NAMES) == [
        "Everybody takes a tryal card from the neighbour on the left.",
        "The face-down tryal cards are shuffled: Ann, Bob, Cid, Dot, and Eve.",
    ]


def test_where_card_backs_can_be_followed_every_taking_is_told() -> None:
    texts = Texts("es", GAME)
    taken = [TryalTaken(seat, (seat + 1) % 5, 2) for seat in range(5)]

    assert len(texts.story(taken, None, NAMES)) == 5


def test_the_value_a_setting_takes_is_told_in_the_readers_language() -> None:
    with pytest.raises(mh.Refused) as refused:
        mh.start(GAME, 5, options={"edition": "de"})

    assert "une valeur parmi en, fr, es" in Texts("fr", GAME).refusal(refused.value)


def test_a_missing_text_falls_back_to_english_and_then_to_its_key() -> None:
    assert Texts("fr").say("no-such-text") == "⟨no-such-text⟩"
    with pytest.raises(MissingText):
        Texts("fr", strict=True).say("no-such-text")


def test_a_text_without_its_parameter_is_an_error_where_texts_are_checked() -> None:
    with pytest.raises(MissingText):
        Texts("en", strict=True).say("seat-number")


def steady_reasons() -> Iterator[Reason]:
    for players, edition in ((4, "en"), (6, "fr"), (7, "es"), (3, "en"), (2, "en"), (9, "en"), (12, "es"), (7, "fr")):
        options = {"edition": edition, "town_hall_choice": players == 7}
        game = mh.start(GAME, players, seed=players, options=options)
        bots = [make_bot(GAME, "steady") for _ in range(game.seats)]
        dice = random.Random(players)
        while not game.over:
            seat = game.decisions[0].seat
            move = bots[seat].move(prompt_for(game, seat, dice))
            assert move is not None
            yield move.reason
            game.answer(move.id, move.choice)


def test_bots_give_their_reasons_in_every_language() -> None:
    found = {(reason.key, *sorted(reason.params)): reason for reason in [BY_CHANCE, *steady_reasons()]}

    assert len(found) > 10
    for language in LANGUAGES:
        texts = Texts(language, GAME, strict=True)
        for reason in found.values():
            assert complete(texts.reason(reason.key, reason.params, NAMES))
