"""Breaks as they are written in ``tests/breaks/*.toml``: for each clause, what to change and what is then wrong.

::

    [SAL-NIGHT-04]
    why = "the constable may protect himself"
    file = "games/salem1692/phases/night.py"
    old = "if seat != constable"
    new = "if True"

``file`` is a path in ``src/meetinghouse``, which contains ``old`` exactly once. A break that needs more changes lists
the others under ``[[SAL-NIGHT-04.also]]``, each with file, old and new.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SOURCES = Path("src", "meetinghouse")


class Mistake(Exception):
    """A mistake in the arguments or in a file of breaks, with a message for the user."""


@dataclass(frozen=True)
class Edit:
    """A text in a file, and what replaces it."""

    file: str
    old: str
    new: str

    def fits(self, root: Path) -> bool:
        """Check that the file contains the text exactly once."""
        path = root / SOURCES / self.file
        found = path.read_text(encoding="utf-8").count(self.old) if path.is_file() else 0
        if found > 1:
            raise Mistake(f"stands {found} times in {self.file}, and has to stand there once: {self.old!r}")
        return found == 1

    def make(self, root: Path) -> None:
        path = root / SOURCES / self.file
        path.write_text(path.read_text(encoding="utf-8").replace(self.old, self.new), encoding="utf-8")


@dataclass(frozen=True)
class Break:
    """The simplest way to get a clause wrong."""

    clause: str
    why: str
    edits: tuple[Edit, ...]

    def fits(self, root: Path) -> bool:
        """Check that every file contains its text."""
        try:
            return sum([edit.fits(root) for edit in self.edits]) == len(self.edits)
        except Mistake as mistake:
            raise Mistake(f"The break of {self.clause} cannot be made: its text {mistake}") from None


def read(folder: Path, clauses: Collection[str]) -> dict[str, Break]:
    """All breaks of a folder, by clause."""
    found: dict[str, Break] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            tables = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise Mistake(f"{path.name} is no TOML: {error}") from None
        for clause, table in tables.items():
            where = f"{path.name}, {clause}"
            if clause not in clauses:
                raise Mistake(f"{where}: there is no such clause that a test names.")
            if clause in found:
                raise Mistake(f"{where}: this clause has a break already, and can have one.")
            if not isinstance(table, dict) or not isinstance(table.get("why"), str):
                raise Mistake(f"{where}: a break needs `why`, the words that say what is wrong then.")
            more = table.get("also", [])
            if not isinstance(more, list):
                raise Mistake(f"{where}: `also` is a list of tables: [[{clause}.also]].")
            if wrong := sorted(table.keys() - {"why", "file", "old", "new", "also"}):
                raise Mistake(f"{where}: a break has no field {wrong[0]!r}, but why, file, old, new and also.")
            found[clause] = Break(clause, table["why"], tuple([_edit(each, where) for each in [table, *more]]))
    return found


def _edit(table: Mapping[str, Any], where: str) -> Edit:
    texts = {name: table.get(name) for name in ("file", "old", "new")}
    for name, text in texts.items():
        if not isinstance(text, str):
            raise Mistake(f"{where}: `{name}` is missing, or is no text.")
    if not texts["old"] or texts["old"] == texts["new"]:
        raise Mistake(f"{where}: `old` and `new` have to differ, and `old` cannot be empty.")
    return Edit(**{name: str(text) for name, text in texts.items()})
