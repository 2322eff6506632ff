"""The files of texts: the same in every language, well formed, and without repetitions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

from meetinghouse.engine.catalogue import manifest_of, rules_of
from meetinghouse.texts import LANGUAGES, Texts, packages
from meetinghouse.texts.files import folder
from tests.texts import GAMES, PAGES, Place, all_messages, guides, messages, parsed

SCRIPTS = {game: manifest_of(game).script.partition(":")[0] for game in GAMES}
# All places of texts; no table loads those of the crier, of print-outs and of guides.
PLACES: list[Place] = [
    *sorted({package for game in GAMES for package in packages(game)}),
    *["meetinghouse.crier", "meetinghouse.printing", *filter(None, SCRIPTS.values())],
    *sorted({guide for game in GAMES for guide in guides(game)}),
]

ROOT = Path(__file__).parents[1]
WORD = 16  # letters; a longer text is a sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES, ids=str)
def test_every_line_of_a_file_is_a_text(place: Place, language: str) -> None:
    junk = [entry.content for entry in parsed(place, language).body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in parsed(place, language).body if isinstance(entry, ast.Message)]

    assert junk == []
    assert [name for name in ids if ids.count(name) > 1] == []


def test_no_line_of_french_breaks_before_a_sign() -> None:
    files = [*ROOT.glob("src/**/fr.ftl*"), *ROOT.glob("web/src/**/fr.ftl"), *ROOT.glob("examples/*/src/**/fr.ftl")]
    lines = [(file, line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]

    assert len(files) > len(PLACES)
    assert [(file.name, line) for file, line in lines if re.search(r" [:;?!»]|« ", line)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("place", PLACES, ids=str)
def test_languages_have_the_same_texts_with_the_same_parameters(place: Place, language: str) -> None:
    english, other = messages(place, "en"), messages(place, language)

    assert sorted(english) == sorted(other)
    for key, variables in english.items():
        assert other[key].names == variables.names, key
        assert other[key].messages == variables.messages, key


def test_no_sentence_stands_twice() -> None:
    """A second key for the same sentence refers to the first. Single words may be the same by chance."""
    found = dict[str, list[str]]()
    for place in PLACES:
        for key, lines in _said(place, "en").items():
            for said, words in lines:
                if len(words) > WORD:
                    found.setdefault(said, []).append(f"{place}: {key}")

    assert [keys for keys in found.values() if len(keys) > 1] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("beside", [lambda game: filter(None, [SCRIPTS[game]]), guides], ids=["script", "guides"])
def test_no_text_of_several_words_stands_twice_among_those_of_a_game_and_of_all_games(
    beside: Callable[[str], Iterable[Place]], game: str
) -> None:
    """However short, a text that is the same in every language is one text where all of them are read."""
    found = dict[tuple[str, ...], list[str]]()
    for place in (*packages(game), *beside(game)):
        languages = [_said(place, language) for language in LANGUAGES]
        for key in languages[0]:
            for each in zip(*[language[key] for language in languages], strict=True):
                if any(len(words.split()) > 1 for _, words in each):
                    found.setdefault(tuple(said for said, _ in each), []).append(f"{place}: {key}")

    assert len(found) > 500
    assert [keys for keys in found.values() if len(keys) > 1] == []


def test_the_texts_of_guides_are_read_line_by_line() -> None:
    lines = {game: sum(map(len, _said(guides(game)[1], "en").values())) for game in GAMES}
    assert min(lines.values()) > 10
    assert sum(lines.values()) > 200


def _said(place: Place, language: str) -> dict[str, list[tuple[str, str]]]:
    """Each line of the texts of a file as it is written, and its words alone."""
    serializer = FluentSerializer()
    return {
        entry.id.name: [
            (serializer.serialize_entry(ast.Message(ast.Identifier("x"), line)), "".join(_words(line)))
            for line in _lines(entry.value)
        ]
        for entry in parsed(place, language).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def _lines(pattern: ast.Pattern) -> list[ast.Pattern]:
    """The paragraphs and points of a text, without their dashes."""
    lines = [ast.Pattern([])]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            first, *more = [ast.TextElement(line.removeprefix("- ")) for line in element.value.split("\n")]
            lines[-1].elements.append(first)
            lines += [ast.Pattern([each]) for each in more]
        else:
            lines[-1].elements.append(element)
    return lines


@pytest.mark.parametrize("game", GAMES)
def test_texts_refer_to_texts_that_exist(game: str) -> None:
    for language in LANGUAGES:
        known = all_messages(language, game)
        for guide in guides(game):
            known |= messages(guide, language)
        for key, variables in known.items():
            assert variables.messages <= set(known), key


@pytest.mark.parametrize("game", GAMES)
def test_french_has_its_spaces_and_no_name_after_an_elision(game: str) -> None:
    for path in (*[folder(package) for package in packages(game)], *[PAGES / guide for guide in guides(game)]):
        text = (path / "fr.ftl").read_text(encoding="utf-8")
        assert re.findall(r".* [:;?!»].*|.*« .*", text) == []
        assert re.findall(r".*\w'\w.*", text) == []
        fields = {name for event in rules_of(game).events for name in event.__struct_fields__}
        seats = {name for name in fields if not Texts("fr", game).field(name)}
        names = "|".join(sorted(seats | {"name", "names", "seat2"}) + ["seats?"])
        assert re.findall(rf".*\b(?:de|que|ne|se|le|la) {{ \$(?:{names}) }}.*", text) == []


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_spanish_opens_what_it_closes(place: Place) -> None:
    for entry in parsed(place, "es").body:
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
