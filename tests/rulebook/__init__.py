"""Which English clauses the other languages were last read against.

``python -m tests.rulebook`` writes it anew; do so when you have read the clauses that it names in every language.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from meetinghouse.engine import plugins
from meetinghouse.rulebook import Clause, clauses

READ = Path(__file__).with_name("read.txt")


def mark_of(clause: Clause) -> str:
    """What changes with a clause's words, its place in the book or its tables."""
    return sha256(repr((clause.text, clause.section, clause.tables)).encode()).hexdigest()[:8]


def marks() -> dict[str, str]:
    """The marks of all English clauses of the house's own games as they are now."""
    ours = plugins.own(plugins.GAMES)
    return {clause.id: mark_of(clause) for clause in clauses().values() if clause.book in ours}


def read() -> dict[str, str]:
    """Those that the other languages were read against."""
    return dict(line.split() for line in READ.read_text(encoding="utf-8").splitlines())


def main() -> None:
    """Everything has been read: keep that."""
    before = read() if READ.exists() else {}
    now = marks()
    READ.write_text("".join([f"{id} {mark}\n" for id, mark in now.items()]), encoding="utf-8")
    print("\n".join([id for id, mark in now.items() if before.get(id) != mark]) or "Nothing has changed.")
