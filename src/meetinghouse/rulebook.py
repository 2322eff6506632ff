"""The rules as they are written: clauses with an ID, from the Markdown files.

English is what the tests prove; a book in another language lies in a folder of that language's name, and holds the same
clauses in the same order.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

_CLAUSE = re.compile(r"- (?:`|\*\*)([A-Z]+(?:-[A-Z0-9]+)*-\d+[a-z]?)(?:`|\*\*) (.+)")
_SOURCES = re.compile(r"\s*\[([A-Z0-9 ]+)\]$")
_TITLE = re.compile(r"# ([^:(\n]+)")  # what follows in the first heading says what kind of a book it is
_HEADING = re.compile(r"(#+) (.+)")
_EMPHASIS = re.compile(r"\*\*?(?=\S)(.+?)(?<=\S)\*\*?")
_RULING = re.compile(r"\bR-(?=\d)")  # how a clause names a ruling of its own book

ENGLISH = "en"

MOST = 100  # clauses of a search
LONGEST_ID = 40  # looking for what is near takes longer the longer it is
LONGEST_WORDS = 100  # and so does looking for words
NEAR_GROUPS = 4  # whose clauses are compared with an unknown ID


class Grid(msgspec.Struct, frozen=True):
    """A table of the book: what stands above it, its head and its rows."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Clause(msgspec.Struct, frozen=True):
    """One rule: its ID, its words, where it stands, and where it comes from."""

    id: str
    text: str
    book: str
    section: str
    sources: tuple[str, ...] = ()
    tables: tuple[Grid, ...] = ()  # those that follow it, up to the next clause or heading


def _folder(language: str) -> Traversable:
    """In a wheel the rules lie inside the package, in a checkout where they are written."""
    packed: Traversable = files("meetinghouse") / "rules"
    found = packed if packed.is_dir() else Path(__file__).resolve().parents[2] / "docs" / "rules"
    return found if language == ENGLISH else found / language


@cache
def clauses(language: str = ENGLISH) -> dict[str, Clause]:
    """Every clause of every book, by its ID, in the order of the books."""
    found: dict[str, Clause] = {}
    folder = _folder(language)
    if not folder.is_dir():
        return found
    for book in sorted(folder.iterdir(), key=lambda each: each.name):
        if book.name.endswith(".md"):
            for clause in _read(book.name.removesuffix(".md"), book.read_text(encoding="utf-8")):
                found.setdefault(clause.id, clause)
    return found


@cache
def title(book: str, language: str = ENGLISH) -> str:
    """What a book calls itself."""
    path = _folder(language) / f"{book}.md"
    found = _TITLE.match(path.read_text(encoding="utf-8")) if path.is_file() else None
    return found[1].strip() if found else book


def _read(book: str, text: str) -> list[Clause]:
    found: list[Clause] = []
    headings: dict[int, str] = {}
    caption, rows = "", list[tuple[str, ...]]()
    following = False  # a clause, with no heading in between
    for line in [*text.splitlines(), ""]:
        if line.startswith("|"):
            rows.append(tuple([cell.strip() for cell in line.strip().strip("|").split("|")]))
            continue
        if rows and following:
            full = [tuple([_whole_names(cell, found[-1].id) for cell in row]) for row in rows]
            grid = Grid(_whole_names(caption, found[-1].id), full[0], tuple(full[2:]))  # the second only draws the line
            found[-1] = msgspec.structs.replace(found[-1], tables=(*found[-1].tables, grid))
        if rows:
            caption, rows = "", []
        if heading := _HEADING.match(line):
            depth = len(heading[1])
            headings = {level: title for level, title in headings.items() if level < depth} | {depth: heading[2]}
            following = False
        elif match := _CLAUSE.match(line):
            section = " › ".join(title for level, title in sorted(headings.items()) if level > 1)
            found.append(_clause(match, book, section))
            caption, following = "", True
        elif line.strip():
            caption = _plain(line.strip().rstrip(":").rstrip())
    return found


def _clause(match: re.Match[str], book: str, section: str) -> Clause:
    words, sources = match[2], ()
    tail = _SOURCES.search(words)
    if tail:
        words, sources = words[: tail.start()], tuple(tail[1].split())
    return Clause(match[1], _whole_names(_plain(words), match[1]), book, section, sources)


def _whole_names(text: str, id: str) -> str:
    """With the rulings it cites called as they are everywhere else."""
    return _RULING.sub(f"{id.partition('-')[0]}-RULING-", text)


def _plain(text: str) -> str:
    """Without bold and italics."""
    return _EMPHASIS.sub(r"\1", text)


def is_id(text: str) -> bool:
    """Whether somebody means an ID or the beginning of some, and not words."""
    return re.fullmatch(r"[A-Za-z]+(-[A-Za-z0-9]+)+-?", text.strip()) is not None


def named(wanted: str, language: str = ENGLISH) -> Clause | None:
    """The clause whose ID has these letters and numbers, whatever stands between: "sal night 4" is SAL-NIGHT-04."""
    return _named(language).get(_spoken(wanted)) if len(wanted) <= LONGEST_WORDS else None


@cache
def _named(language: str) -> dict[tuple[str, ...], Clause]:
    return {_spoken(clause.id): clause for clause in clauses(language).values()}


def _spoken(id: str) -> tuple[str, ...]:
    """An ID as one would say it: letters without case, numbers without the zeros before them."""
    parts: list[str] = []
    for part in re.findall(r"[A-Z]+|[0-9]+", id.upper()):
        if parts and part.isalpha() and parts[-1].isalpha():
            parts[-1] += part
        else:
            parts.append(part.lstrip("0") or part)
    return tuple(parts)


def look_up(wanted: str, language: str = ENGLISH) -> list[Clause]:
    """The clause of that ID, or all whose IDs begin so."""
    if clause := named(wanted, language):
        return [clause]
    if not is_id(wanted):
        return []
    beginning = f"{wanted.strip().upper().rstrip('-')}-"
    return [clause for clause in clauses(language).values() if clause.id.startswith(beginning)]


def search(words: str, language: str = ENGLISH) -> list[Clause]:
    """The clauses in which all these words stand, whatever their case and accents; then those with their beginnings."""
    wanted = set(_folded(words[:LONGEST_WORDS]).split())
    if not wanted:
        return []
    found = [(clause, text) for clause, text in _searched(language) if all(f" {word}" in text for word in wanted)]
    found.sort(key=lambda hit: not all(f" {word} " in hit[1] for word in wanted))
    return [clause for clause, _ in found]


@cache
def _searched(language: str) -> list[tuple[Clause, str]]:
    """Every clause with the words by which it is found."""
    found = []
    for clause in clauses(language).values():
        cells = [cell for grid in clause.tables for row in (grid.head, *grid.rows) for cell in row]
        captions = [grid.caption for grid in clause.tables]
        found.append((clause, _folded(" ".join([clause.section, clause.text, *captions, *cells]))))
    return found


def _folded(text: str) -> str:
    """Small letters without accents, and a space around every word."""
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
    """What stands before and after a clause in its book, so many on each side."""
    known = clauses(language)
    book = [clause for clause in known.values() if clause.book == known[id].book]
    at = next(index for index, clause in enumerate(book) if clause.id == id)
    return book[max(0, at - reach) : at], book[at + 1 : at + 1 + reach]


def nearest(wanted: str) -> list[str]:
    """IDs, or beginnings of IDs, that somebody may have meant.

    Comparing is slow, so a few groups are found first, and only their clauses are looked at.
    """
    meant, known = wanted.strip().upper()[:LONGEST_ID], groups()
    beginning = meant.rstrip("0123456789").rstrip("-")
    near = difflib.get_close_matches(beginning, known, n=NEAR_GROUPS, cutoff=0.5)
    ids = [clause.id for group in near for clause in known[group]]
    return difflib.get_close_matches(meant, ids + near, n=3, cutoff=0.5)
