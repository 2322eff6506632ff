"""The rulebooks have the same rules in every language."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path

import msgspec
import pytest

from meetinghouse import rulebook as source
from meetinghouse.cli import rules as terminal
from meetinghouse.engine import plugins
from meetinghouse.engine.catalogue import rules_of
from meetinghouse.rulebook import Clause, Grid, clauses, groups, is_id, look_up, named, search, title
from meetinghouse.texts import LANGUAGES, Texts

from . import rulebook
from .installing import werewolf

OTHERS = [language for language in LANGUAGES if language != "en"]
REFERENCE = re.compile(r"\b[A-Z]{2,}(?:-[A-Z0-9]+)*-\d+[a-z]?\b|§\d+")
CODE = re.compile(r"`[^`]+`")
NUMBER = re.compile(r"\d+")
ADDRESS = re.compile(r"\S+\.\w+/\S+")
LONG = 40  # letters; two languages do not share so long a text by chance

BOOKS = Path(__file__).parents[1] / "docs" / "rules"
UNSHOWN = {  # tables that belong to no clause: sources of the rules, and notes for programmers
    "salem1692": ["0.2", "0.3", "1.2", "1.4", "2.1"],
    "newsalem": ["11.1", "11.2", "11.3"],
    "quintebourg": ["1.", "20.", "23."],
}
SOURCES = ("seed", "public", "inferred", "reconstructed", "ruling")

FRENCH_SPACES = re.compile(r"[^\u00a0\d]:(?:\s|$)|[^\u202f\s][;?!](?:\s|$|\))|«[^\u00a0]|[^\u00a0]»")


def shape(grid: Grid) -> tuple[int, ...]:
    return tuple(len(row) for row in (grid.head, *grid.rows))


def words(clause: Clause) -> Iterator[str]:
    """All texts of a clause that readers see."""
    yield clause.text
    for grid in clause.tables:
        yield grid.caption
        yield from grid.head
        for row in grid.rows:
            yield from row


@pytest.mark.parametrize("language", OTHERS)
def test_every_clause_stands_in_its_place_with_its_sources_and_tables(language: str) -> None:
    for english, other in zip(clauses().values(), clauses(language).values(), strict=True):
        assert (other.id, other.book, other.sources) == (english.id, english.book, english.sources)
        assert [shape(grid) for grid in other.tables] == [shape(grid) for grid in english.tables], english.id
        assert other.section.count(" › ") == english.section.count(" › "), english.id


@pytest.mark.parametrize("language", OTHERS)
def test_a_clause_refers_to_the_same_clauses_and_has_the_same_numbers_and_settings(language: str) -> None:
    for english in clauses().values():
        other = clauses(language)[english.id]
        for part in (REFERENCE, NUMBER, CODE):
            assert Counter(part.findall(other.text)) == Counter(part.findall(english.text)), english.id
        for theirs, ours in zip(other.tables, english.tables, strict=True):
            for row, mine in zip(theirs.rows, ours.rows, strict=True):
                assert [NUMBER.findall(cell) for cell in row] == [NUMBER.findall(cell) for cell in mine], english.id


@pytest.mark.parametrize("language", OTHERS)
def test_no_clause_was_left_in_english(language: str) -> None:
    def said(clause: Clause) -> set[str]:
        plain = [ADDRESS.sub("", REFERENCE.sub("", text)) for text in words(clause)]
        return {text for text in plain if len(text) > LONG}

    english = {text for clause in clauses().values() for text in said(clause)}
    left = {clause.id for clause in clauses(language).values() if said(clause) & english}
    assert not left


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_that_speaks_of_a_table_has_it_or_leads_to_it(language: str) -> None:
    spoken = {"en": "th(?:is|ese) tables?", "fr": "ce(?:s|t)? tableaux?", "es": "estas? tablas?"}[language]
    leads = {"en": "the table of", "fr": "tableau de", "es": "la tabla de"}[language]
    own = [clause for clause in clauses(language).values() if re.search(rf"\b{spoken}\b", clause.text)]
    assert {"SAL-COMP-01", "SAL-COMP-02", "NEW-DATA-05", "NEW-DATA-12"} <= {clause.id for clause in own}
    assert all(clause.tables for clause in own)
    named = [
        id for clause in clauses(language).values() for id in re.findall(rf"{leads} `?([A-Z0-9-]+-\d+)", clause.text)
    ]
    assert {"SAL-COMP-02", "NEW-DATA-01", "NEW-DATA-12", "QB-LAW-23"} <= set(named)
    assert all(clauses(language)[id].tables for id in named)


@pytest.mark.parametrize("book", plugins.own(plugins.GAMES))
def test_every_other_table_of_a_book_is_shown_with_a_clause(book: str) -> None:
    sections = re.split(r"^#+ ", (BOOKS / f"{book}.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    before = {part.split()[0]: re.split(r"^- (?:`|\*\*)[A-Z]+-", part, flags=re.MULTILINE)[0] for part in sections[1:]}
    assert [number for number, part in before.items() if "\n|" in part] == UNSHOWN.get(book, [])


@pytest.mark.rule("SAL-ED-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editions_are_those_of_the_book(language: str) -> None:
    book = (BOOKS / ("" if language == "en" else language) / "salem1692.md").read_text(encoding="utf-8")
    settings = book.partition("\n### 2.1 ")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in settings.splitlines() if line.startswith("|")]
    written = {row[0].split("`")[1]: dict(zip(rows[0][1:4], row[1:4], strict=True)) for row in rows[2:]}
    presets = {f"ed.{each.name}": each.presets for each in rules_of("salem1692").settings if each.presets}
    without = {"en": "not applicable", "fr": "sans objet", "es": "no procede"}[language]
    assert written.keys() == presets.keys()
    for name, editions in written.items():
        for edition, cell in editions.items():
            value = str(presets[name][edition]).lower()
            known = (value, without) if name.startswith("ed.ghost") and edition == "es" else (value,)
            assert re.split(r" \(|,", cell)[0] in known, (name, edition)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_rule_comes_from_is_said_in_words_of_the_language(language: str) -> None:
    def said(clause: Clause, language: str) -> Counter[str]:
        texts = Texts(language, "newsalem", strict=True)
        every = "\n".join(words(clause))
        return Counter({tag: every.count(texts.say(f"source-{tag}")) for tag in SOURCES})

    tags = re.compile(rf"`(?:{'|'.join(SOURCES)})[:`]")
    for english in [clause for clause in clauses().values() if clause.book == "newsalem"]:
        other = clauses(language)[english.id]
        assert not [text for text in words(other) if tags.search(text)], english.id
        assert said(other, language) == said(english, "en"), english.id
    assert said(clauses(language)["NEW-COMP-07"], language) == Counter(seed=1, public=1, inferred=1)


@pytest.mark.parametrize("language", OTHERS)
def test_sections_have_names_of_the_language(language: str) -> None:
    sections = [{members[0].section for members in groups(each).values()} for each in ("en", language)]
    assert len(sections[0]) == len(sections[1])
    assert len(sections[0] & sections[1]) < len(sections[0]) / 4  # names of cards and people are not translated


def test_french_has_its_spaces() -> None:
    with werewolf():
        read = clauses("fr")
    assert {clause.book for clause in read.values()} >= {*plugins.own(plugins.GAMES), "werewolf"}
    wrong = [
        clause.id for clause in read.values() for text in words(clause) if FRENCH_SPACES.search(CODE.sub("`", text))
    ]
    assert not wrong


def test_the_other_languages_were_read_against_these_english_words() -> None:
    kept, now = rulebook.read(), rulebook.marks()
    changed = [id for id, mark in now.items() if kept.get(id) != mark]
    assert not changed, "Read these in every language, then run `python -m tests.rulebook`."
    assert list(kept) == list(now)


def test_a_mark_changes_with_words_heading_and_tables() -> None:
    (clause,) = look_up("QB-LAW-23")
    for change in ({"text": "Other words."}, {"section": "Elsewhere"}, {"tables": ()}):
        assert rulebook.mark_of(msgspec.structs.replace(clause, **change)) != rulebook.mark_of(clause)


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_are_shown_without_marks_of_print_and_rulings_by_their_whole_name(language: str) -> None:
    assert not [clause.id for clause in clauses(language).values() if "*" in clause.text]
    (wedding,) = look_up("QB-WED-02", language)
    assert "QB-RULING-109" in wedding.text
    assert title("quintebourg", language) == "Les gens étranges de Quinte-bourg"


@pytest.mark.parametrize(
    ("words", "language", "one"),
    [
        ("forced marriage", "en", "QB-RULING-110"),
        ("MARRIAGE forc", "en", "QB-RULING-110"),
        ("mariage force", "fr", "QB-RULING-110"),
        ("pretre odieux", "fr", "QB-POST-PRIEST-04"),
        ("víctima  NOCHE", "es", "SAL-NIGHT-04"),
        ("ballot box lost", "en", "QB-LAW-23"),  # in a table that belongs to it
        ("quasi-mort", "fr", "QB-HEALTH-02"),
    ],
)
def test_clauses_are_found_by_words_without_case_accents_or_endings(words: str, language: str, one: str) -> None:
    found = search(words, language)
    assert one in [clause.id for clause in found]
    assert len(found) < len(clauses()) / 10


def test_whole_words_come_before_words_that_only_begin_so() -> None:
    texts = [" ".join([clause.section, *words(clause)]).lower() for clause in search("loi", "fr")]
    found = [re.search(r"\bloi\b", text) for text in texts]
    assert (found[0] is None, found[-1] is None) == (False, True)  # "loin" comes last
    assert [each is None for each in found] == sorted([each is None for each in found])


def test_words_that_stand_nowhere_together_and_no_words_at_all_find_nothing() -> None:
    assert search("witch mathematician") == search("") == search(" -- ") == []
    assert not search("arriage")  # words are found from their beginning


def test_a_search_has_bounds_however_much_is_asked() -> None:
    assert {clause.id for clause in search("player " * 50_000)} == {clause.id for clause in search("player")}


@pytest.mark.parametrize(
    ("text", "so"), [("sal-night", True), ("SAL-NIGHT-04-", True), ("new", False), ("a - b", False)]
)
def test_what_has_no_hyphen_is_a_word_and_no_id(text: str, so: bool) -> None:
    assert is_id(text) is so
    assert bool(look_up(text)) is so


@pytest.mark.parametrize(
    ("written", "id"),
    [
        ("SAL-NIGHT-4", "SAL-NIGHT-04"),
        ("sal night 04", "SAL-NIGHT-04"),
        ("salnight4", "SAL-NIGHT-04"),
        ("Sal_Night #004?", "SAL-NIGHT-04"),
        ("qb night wed 3", "QB-NIGHT-WED-03"),
        ("QB RULING 110", "QB-RULING-110"),
    ],
)
def test_of_an_id_only_letters_and_numbers_count(written: str, id: str) -> None:
    assert [clause.id for clause in look_up(written)] == [id]


@pytest.mark.parametrize("written", ["SAL-NIHGT-4", "sal night 40", "sal night 0 4", "night 4", "4", "", "9" * 9000])
def test_other_letters_or_numbers_are_another_id(written: str) -> None:
    assert named(written) is None


def test_no_two_clauses_have_the_same_letters_and_numbers() -> None:
    assert all(named(clause.id) == clause for clause in clauses().values())


def test_the_terminal_prints_tables_as_they_are_read(capsys: pytest.CaptureFixture[str]) -> None:
    terminal.run("sal comp 1", "en", json=False)

    told = capsys.readouterr().out
    assert "SAL-COMP-01" in told
    assert "Conspiracyblack10no,resolvedwhendrawn" in "".join(told.split())
    assert "`" not in told
    assert "…" not in told


def test_what_is_longer_than_any_id_is_not_taken_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []

    def counted(id: str) -> tuple[str, ...]:
        taken.append(len(id))
        return ()

    monkeypatch.setattr(source, "_spoken", counted)

    assert source.look_up("a-" * 16_000 + "!") == []
    assert max(taken, default=0) <= source.LONGEST_WORDS


@pytest.mark.parametrize("wanted", ["ZAL-NIHGT-0", "SAL-NIHGT-04", "QB-NIGT-WEB-3", "N-N-N-N-N"])
def test_an_unknown_id_is_compared_with_few_others(wanted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[int] = []
    close = difflib.get_close_matches

    def counted(word: str, others: Collection[str], n: int, cutoff: float) -> list[str]:
        compared.append(len(others))
        return close(word, others, n, cutoff)

    monkeypatch.setattr(difflib, "get_close_matches", counted)
    source.nearest(wanted)

    assert sum(compared) < len(source.clauses()) / 3
