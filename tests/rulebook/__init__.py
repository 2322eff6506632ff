"""The English clauses that the rulebooks in other languages were last compared with.

``python -m tests.rulebook`` updates ``read.txt`` and names the changed clauses; run it when you have compared these.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from meetinghouse.engine import plugins
from meetinghouse.rulebook import Clause, clauses

READ = Path(__file__).with_name("read.txt")


def mark_of(clause: Clause) -> str:
    """A hash that changes with the words of a clause, its place in the book or its tables."""
    return sha256(repr((clause.text, clause.section, clause.tables)).encode()).hexdigest()[:8]


def marks() -> dict[str, str]:
    """The current marks of all English clauses of our own games."""
    ours = plugins.own(plugins.GAMES)
    return {clause.id: mark_of(clause) for clause in clauses().values() if clause.book in ours}


def read() -> dict[str, str]:
    """The marks of the clauses that the other languages were last compared with."""
    return dict(line.split() for line in READ.read_text(encoding="utf-8").splitlines())


def main() -> None:
    """Record that all clauses have been compared, and print those that had changed."""
    before = read() if READ.exists() else {}
    now = marks()
    READ.write_text("".join([f"{id} {mark}\n" for id, mark in now.items()]), encoding="utf-8")
    print("\n".join([id for id, mark in now.items() if before.get(id) != mark]) or "Nothing has changed.")
