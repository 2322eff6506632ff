"""The files of texts: the same in every language, well formed, and without repetitions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

from meetinghouse.engine.catalogue import manifest_of, rules_of
from meetinghouse.texts import LANGUAGES, Texts, packages
from tests.texts import GAMES, all_messages, messages, parsed

# Packages whose texts no table loads.
SCRIPTS = [manifest_of(game).script for game in GAMES]
CRIER = ["meetinghouse.crier", "meetinghouse.printing", *[script.partition(":")[0] for script in SCRIPTS if script]]
PACKAGES = sorted({package for game in GAMES for package in packages(game)}) + CRIER

PAGES = Path(__file__).parents[1] / "web" / "src"
SHARED = PAGES / "lib" / "rules" / "shared"  # what the guides to several games say

WORD = 16  # letters; a longer text is a sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_line_of_a_file_is_a_text(package: str, language: str) -> None:
    junk = [entry.content for entry in parsed(package, language).body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in parsed(package, language).body if isinstance(entry, ast.Message)]

    assert junk == []
    assert [name for name in ids if ids.count(name) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("package", PACKAGES)
def test_languages_have_the_same_texts_with_the_same_parameters(package: str, language: str) -> None:
    english, other = messages(package, "en"), messages(package, language)

    assert sorted(english) == sorted(other)
    for key, variables in english.items():
        assert other[key].names == variables.names, key
        assert other[key].messages == variables.messages, key


def test_no_sentence_stands_twice() -> None:
    """A second key for the same sentence refers to the first. Single words may be the same by chance."""
    found = dict[str, list[str]]()
    for package in PACKAGES:
        for key, (said, words) in _said(package, "en").items():
            if len(words) > WORD:
                found.setdefault(said, []).append(f"{package}: {key}")
    for guide in (SHARED, *filter(None, map(_guide, GAMES))):
        for text in _strings(guide, "en"):
            if len(text) > WORD and " " in text:
                found.setdefault(f"x = {text}\n", []).append(str(guide))

    assert [keys for keys in found.values() if len(keys) > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_several_words_stands_twice_among_those_of_a_game_and_of_all_games(game: str) -> None:
    """However short, a text that is the same in every language is one text."""
    found = dict[tuple[str, ...], list[str]]()
    for package in (*packages(game), *filter(None, [manifest_of(game).script.partition(":")[0]])):
        languages = [_said(package, language) for language in LANGUAGES]
        for key in languages[0]:
            said, words = zip(*[each[key] for each in languages], strict=True)
            if any(len(each.split()) > 1 for each in words):
                found.setdefault(said, []).append(f"{package}: {key}")
    if guide := _guide(game):
        for each in zip(
            *[_strings(guide, language) + _strings(SHARED, language) for language in LANGUAGES], strict=True
        ):
            if len(each[0].split()) > 1:
                found.setdefault(tuple(f"x = {text}\n" for text in each), []).append(str(guide))

    assert len(found) > 500
    assert [keys for keys in found.values() if len(keys) > 1] == []


def _said(package: str, language: str) -> dict[str, tuple[str, str]]:
    """Each text of a file as it is written, and its words alone."""
    found, serializer = {}, FluentSerializer()
    for entry in parsed(package, language).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            written = serializer.serialize_entry(ast.Message(ast.Identifier("x"), entry.value))
            found[entry.id.name] = (written, "".join(_words(entry.value)))
    return found


def _guide(game: str) -> Path | None:
    """The folder of a guide whose words are modules of the pages."""
    folder = PAGES / "games" / manifest_of(game).pages / "guide"
    return folder if (folder / "en.ts").is_file() else None


def _strings(guide: Path, language: str) -> list[str]:
    """What a module of a guide says, without what it imports."""
    written = (guide / f"{language}.ts").read_text(encoding="utf-8").partition("export const")[2]
    return re.findall(r'"([^"]*)"', re.sub(r'"\s*\+\s*"', "", written))


def test_both_guides_in_modules_are_read() -> None:
    guides = [guide for guide in map(_guide, GAMES) if guide]
    assert len(guides) == 2
    assert all(len(_strings(guide, "en")) > 100 for guide in guides)


@pytest.mark.parametrize("game", GAMES)
def test_texts_refer_to_texts_that_exist(game: str) -> None:
    for language in LANGUAGES:
        known = all_messages(language, game)
        for key, variables in known.items():
            assert variables.messages <= set(known), key


@pytest.mark.parametrize("game", GAMES)
def test_french_has_its_spaces_and_no_name_after_an_elision(game: str) -> None:
    for package in packages(game):
        text = (files(package) / "texts" / "fr.ftl").read_text(encoding="utf-8")
        assert re.findall(r".* [:;?!»].*|.*« .*", text) == []
        assert re.findall(r".*\w'\w.*", text) == []
        fields = {name for event in rules_of(game).events for name in event.__struct_fields__}
        seats = {name for name in fields if not Texts("fr", game).field(name)}
        names = "|".join(sorted(seats | {"name", "names", "seat2"}) + ["seats?"])
        assert re.findall(rf".*\b(?:de|que|ne|se|le|la) {{ \$(?:{names}) }}.*", text) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_spanish_opens_what_it_closes(package: str) -> None:
    for entry in parsed(package, "es").body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            text = re.sub(r"(^| )\?( |$)", "", "x".join(_words(entry.value)))
            assert text.count("¿") == text.count("?"), entry.id.name
            assert text.count("¡") == text.count("!"), entry.id.name


def _words(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _words(variant.value)
