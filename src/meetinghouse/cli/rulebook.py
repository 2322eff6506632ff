"""The rules as they are written: clauses with an ID, from the Markdown files."""

from __future__ import annotations

import difflib
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

_CLAUSE = re.compile(r"- (?:`|\*\*)([A-Z]+(?:-[A-Z0-9]+)*-\d+[a-z]?)(?:`|\*\*) (.+)")
_SOURCES = re.compile(r"\s*\[([A-Z0-9 ]+)\]$")
_HEADING = re.compile(r"(#+) (.+)")


class Clause(msgspec.Struct, frozen=True):
    """One rule: its ID, its words, where it stands, and where it comes from."""

    id: str
    text: str
    book: str
    section: str
    sources: tuple[str, ...] = ()


def _folder() -> Traversable:
    """In a wheel the rules lie inside the package, in a checkout where they are written."""
    packed = files("meetinghouse") / "rules"
    if packed.is_dir():
        return packed
    return Path(__file__).resolve().parents[3] / "docs" / "rules"


@cache
def clauses() -> dict[str, Clause]:
    """Every clause of every book, by its ID, in the order of the books."""
    found: dict[str, Clause] = {}
    folder = _folder()
    if not folder.is_dir():
        return found
    for book in sorted(folder.iterdir(), key=lambda each: each.name):
        if book.name.endswith(".md"):
            for clause in _read(book.name.removesuffix(".md"), book.read_text(encoding="utf-8")):
                found.setdefault(clause.id, clause)
    return found


def _read(book: str, text: str) -> list[Clause]:
    found = []
    headings: dict[int, str] = {}
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading:
            depth = len(heading[1])
            headings = {level: title for level, title in headings.items() if level < depth} | {depth: heading[2]}
            continue
        match = _CLAUSE.match(line)
        if match:
            words, sources = match[2], ()
            tail = _SOURCES.search(words)
            if tail:
                words, sources = words[: tail.start()], tuple(tail[1].split())
            section = " › ".join(title for level, title in sorted(headings.items()) if level > 1)
            found.append(Clause(match[1], words.replace("**", ""), book, section, sources))
    return found


def look_up(wanted: str) -> list[Clause]:
    """The clause of that ID, or all whose IDs begin so."""
    known = clauses()
    wanted = wanted.strip().upper().rstrip("-")
    if wanted in known:
        return [known[wanted]]
    return [clause for clause in known.values() if clause.id.startswith(f"{wanted}-")]


def nearest(wanted: str) -> list[str]:
    """IDs, or beginnings of IDs, that somebody may have meant."""
    known = list(clauses())
    groups = sorted({clause.rpartition("-")[0] for clause in known})
    wanted = wanted.strip().upper()
    return difflib.get_close_matches(wanted, known + groups, n=3, cutoff=0.5)
