"""The rulebooks: clauses with an ID, from the Markdown files that the games' manifests name.

Tests prove the English clauses. A book in another language is in a folder with the language's name, and has the same
clauses in the same order.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from .engine import plugins
from .engine.catalogue import blaming, manifest_of, manifests
from .engine.refusals import Fault, Refused

_CLAUSE = re.compile(r"- (?:`|\*\*)([A-Z]+(?:-[A-Z0-9]+)*-\d+[a-z]?)(?:`|\*\*) (.+)")
_SOURCES = re.compile(r"\s*\[([A-Z0-9 ]+)\]$")
_TITLE = re.compile(r"# ([^:(\n]+)")  # the rest of the first heading says what kind of book it is
_HEADING = re.compile(r"(#+) (.+)")
_EMPHASIS = re.compile(r"\*\*?(?=\S)(.+?)(?<=\S)\*\*?")
_RULING = re.compile(r"\bR-(?=\d)")  # how a clause cites a ruling of its own book

ENGLISH = "en"

MOST = 100  # clauses that a search lists
LONGEST_ID = 40  # letters of an unknown ID; finding similar IDs is slow for long ones
LONGEST_WORDS = 100  # letters of a search
NAMED = 3  # clauses named in a fault
NEAR_GROUPS = 4  # groups whose clauses are compared with an unknown ID


class Grid(msgspec.Struct, frozen=True):
    """A table in a rulebook: its caption, its head and its rows."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Clause(msgspec.Struct, frozen=True):
    """A rule: its ID, its text, its place in the book, and its sources."""

    id: str
    text: str
    book: str
    section: str
    sources: tuple[str, ...] = ()
    tables: tuple[Grid, ...] = ()  # the tables that follow it, up to the next clause or heading


def _text(game: str, language: str) -> str | None:
    """The text of a game's rulebook in a language, if it has one. In a checkout our own are read from docs/rules."""
    package, _, folder = manifest_of(game).rulebook.partition(":")
    if not package:
        return None
    with blaming(game):
        found: Traversable = files(package) / folder
        if package == "meetinghouse" and not found.is_dir():
            found = Path(__file__).resolve().parents[2] / "docs" / "rules"
        path = (found if language == ENGLISH else found / language) / f"{game}.md"
        try:
            return path.read_text(encoding="utf-8") if path.is_file() else None
        except UnicodeDecodeError as error:
            raise Fault("part-encoding", file=path.name) from error


@cache
def clauses(language: str = ENGLISH) -> dict[str, Clause]:
    """Every clause of every book, by its ID. Our own books come first, so that no other package can replace clauses."""
    found: dict[str, Clause] = {}
    for game in sorted(manifests(), key=_is_foreign):
        with suppress(Refused):
            for clause in _read(game, _text(game, language) or ""):
                found.setdefault(clause.id, clause)
    return found


def faults(languages: Iterable[str]) -> list[Refused]:
    """The faults of other packages' rulebooks: unreadable files, and IDs that another book has."""
    found: list[Refused] = []
    languages = tuple(languages)
    for game in filter(_is_foreign, manifests()):
        try:
            ids = [clause.id for each in languages for clause in _read(game, _text(game, each) or "")]
        except Refused as refused:
            found.append(refused)
            continue
        known = {id: clause.book for each in languages for id, clause in clauses(each).items()}
        taken = [id for id in dict.fromkeys(ids) if known[id] != game]
        if taken:
            owner, other = [plugins.package_of(_point(each)) for each in (known[taken[0]], game)]
            name = ", ".join([*taken[:NAMED], *(["…"] if taken[NAMED:] else [])])
            found.append(Refused("package-name-taken", name=name, package=owner, other=other))
    return found


def _point(game: str) -> EntryPoint:
    return plugins.found(plugins.GAMES)[game]


def _is_foreign(game: str) -> bool:
    return not plugins.is_ours(_point(game))


@cache
def title(book: str, language: str = ENGLISH) -> str:
    """The title of a book."""
    text = None
    with suppress(Refused):
        text = _text(book, language)
    found = None if text is None else _TITLE.match(text)
    return found[1].strip() if found else book


def _read(book: str, text: str) -> list[Clause]:
    found: list[Clause] = []
    headings: dict[int, str] = {}
    caption, rows = "", list[tuple[str, ...]]()
    following = False  # whether the last clause is in the current section
    for line in [*text.splitlines(), ""]:
        if line.startswith("|"):
            rows.append(tuple([cell.strip() for cell in line.strip().strip("|").split("|")]))
            continue
        if rows and following:
            full = [tuple([_whole_names(cell, found[-1].id) for cell in row]) for row in rows]
            grid = Grid(_whole_names(caption, found[-1].id), full[0], tuple(full[2:]))  # the second row is a ruler
            found[-1] = msgspec.structs.replace(found[-1], tables=(*found[-1].tables, grid))
        if rows:
            caption, rows = "", []
        if heading := _HEADING.match(line):
            depth = len(heading[1])
            headings = {level: title for level, title in headings.items() if level < depth} | {depth: heading[2]}
            following = False
        elif match := _CLAUSE.match(line):
            found.append(_clause(match, book, _section(headings)))
            caption, following = "", True
        elif line.strip():
            caption = _plain(line.strip().rstrip(":").rstrip())
    return found


def _section(headings: dict[int, str]) -> str:
    """The headings above a clause, without the title of the book."""
    return " › ".join(title for level, title in sorted(headings.items()) if level > 1)


@cache
def leads(book: str, language: str = ENGLISH) -> dict[str, str]:
    """What sections of a book say before their first clause: what the letters of an example mean, for one."""
    text = None
    with suppress(Refused):
        text = _text(book, language)
    found: dict[str, str] = {}
    headings: dict[int, str] = {}
    said: list[str] = []
    for line in (text or "").splitlines():
        if heading := _HEADING.match(line):
            depth = len(heading[1])
            headings = {level: title for level, title in headings.items() if level < depth} | {depth: heading[2]}
            said = []
        elif _CLAUSE.match(line):
            found.setdefault(_section(headings), " ".join(said))
        elif line.strip() and not line.startswith("|"):
            said.append(_plain(line.strip()))
    return {section: lead for section, lead in found.items() if lead}


def _clause(match: re.Match[str], book: str, section: str) -> Clause:
    words, sources = match[2], ()
    tail = _SOURCES.search(words)
    if tail:
        words, sources = words[: tail.start()], tuple(tail[1].split())
    return Clause(match[1], _whole_names(_plain(words), match[1]), book, section, sources)


def _whole_names(text: str, id: str) -> str:
    """The text with its citations of rulings written as whole IDs."""
    return _RULING.sub(f"{id.partition('-')[0]}-RULING-", text)


def _plain(text: str) -> str:
    """The text without bold and italics."""
    return _EMPHASIS.sub(r"\1", text)


def is_id(text: str) -> bool:
    """Whether a text looks like an ID or the beginning of one, and not like words to search for."""
    return re.fullmatch(r"[A-Za-z]+(-[A-Za-z0-9]+)+-?", text.strip()) is not None


def named(wanted: str, language: str = ENGLISH) -> Clause | None:
    """The clause whose ID has these letters and numbers, with any punctuation: "sal night 4" is SAL-NIGHT-04."""
    return _named(language).get(_spoken(wanted)) if len(wanted) <= LONGEST_WORDS else None


@cache
def _named(language: str) -> dict[tuple[str, ...], Clause]:
    return {_spoken(clause.id): clause for clause in reversed(clauses(language).values())}  # the first of two wins


def _spoken(id: str) -> tuple[str, ...]:
    """An ID as people would say it: letters without case, numbers without leading zeros."""
    parts: list[str] = []
    for part in re.findall(r"[A-Z]+|[0-9]+", id.upper()):
        if parts and part.isalpha() and parts[-1].isalpha():
            parts[-1] += part
        else:
            parts.append(part.lstrip("0") or part)
    return tuple(parts)


def look_up(wanted: str, language: str = ENGLISH) -> list[Clause]:
    """The clause with this ID, or all clauses whose IDs begin with it."""
    if clause := named(wanted, language):
        return [clause]
    if not is_id(wanted):
        return []
    beginning = f"{wanted.strip().upper().rstrip('-')}-"
    return [clause for clause in clauses(language).values() if clause.id.startswith(beginning)]


def search(words: str, language: str = ENGLISH) -> list[Clause]:
    """The clauses that contain all these words, ignoring case and accents; then those with words that begin so."""
    wanted = set(_folded(words[:LONGEST_WORDS]).split())
    if not wanted:
        return []
    found = [(clause, text) for clause, text in _searched(language) if all(f" {word}" in text for word in wanted)]
    found.sort(key=lambda hit: not all(f" {word} " in hit[1] for word in wanted))
    return [clause for clause, _ in found]


@cache
def _searched(language: str) -> list[tuple[Clause, str]]:
    """Every clause with its searchable words."""
    found = []
    for clause in clauses(language).values():
        cells = [cell for grid in clause.tables for row in (grid.head, *grid.rows) for cell in row]
        captions = [grid.caption for grid in clause.tables]
        found.append((clause, _folded(" ".join([clause.section, clause.text, *captions, *cells]))))
    return found


def _folded(text: str) -> str:
    """The text in lower case, without accents, and with a space around every word."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = [letter if letter.isalnum() else " " for letter in plain if not unicodedata.combining(letter)]
    return f" {' '.join(''.join(letters).split())} "


@cache
def groups(language: str = ENGLISH) -> dict[str, list[Clause]]:
    """The clauses that share the beginning of their IDs, in the order of the books."""
    found: dict[str, list[Clause]] = {}
    for clause in clauses(language).values():
        found.setdefault(group_of(clause.id), []).append(clause)
    return found


def group_of(id: str) -> str:
    """The beginning of an ID: without its number."""
    return id.rpartition("-")[0]


def around(id: str, reach: int, language: str = ENGLISH) -> tuple[list[Clause], list[Clause]]:
    """The clauses before and after a clause in its book, at most ``reach`` on each side."""
    known = clauses(language)
    book = [clause for clause in known.values() if clause.book == known[id].book]
    at = next(index for index, clause in enumerate(book) if clause.id == id)
    return book[max(0, at - reach) : at], book[at + 1 : at + 1 + reach]


def nearest(wanted: str) -> list[str]:
    """Similar IDs or beginnings of IDs that a reader may have meant.

    Comparing is slow, so only the clauses of a few similar groups are compared.
    """
    meant, known = wanted.strip().upper()[:LONGEST_ID], groups()
    beginning = meant.rstrip("0123456789").rstrip("-")
    near = difflib.get_close_matches(beginning, known, n=NEAR_GROUPS, cutoff=0.5)
    ids = [clause.id for group in near for clause in known[group]]
    return difflib.get_close_matches(meant, ids + near, n=3, cutoff=0.5)
