"""What is written, inside a transaction that somebody else opens and commits."""

from __future__ import annotations

from collections.abc import Collection

import apsw

from ..journal import Appended, Change, Conflict, Snapshot, Status, Taken
from .reading import mark as marked
from .reading import version_of
from .seal import seal

APPEND = """
INSERT OR IGNORE INTO entries (number, version, key, body, seal)
SELECT number, version + 1, ?, ?, ? FROM tables WHERE name = ? AND version = ?
"""
MOVE = "UPDATE tables SET version = ? WHERE name = ?"
MOVE_AND_TELL = """
UPDATE OR IGNORE tables SET version = ?, code = ?, phase = ?, deadline = ?, about = ? WHERE name = ?
"""
OPEN = "INSERT OR IGNORE INTO tables (name, version, phase, about) VALUES (?, 0, '', x'')"
CLOSE = "DELETE FROM tables WHERE name = ?"
TAKE_BACK = "DELETE FROM entries WHERE version = ? AND number = (SELECT number FROM tables WHERE name = ?)"
HEAD = "SELECT number, version FROM tables WHERE name = ?"
KEEP = """
INSERT OR REPLACE INTO snapshots (number, version, body, seal)
SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM snapshots WHERE number = ?1 AND version > ?2)
"""
KEPT = "SELECT version FROM snapshots WHERE number = ? ORDER BY version"
DROP = "DELETE FROM snapshots WHERE number = ? AND version = ?"
LET_GO = "DELETE FROM entries WHERE number = ? AND version <= ?"
SNAPSHOTS = 2  # kept of one table


class Pen:
    """Writes, and remembers what there is to tell. A call that raises an error of the port changes nothing."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self.news: list[Change] = []
        self._latest: float | None = None  # the latest moment that came with what was written
        self.erased = False  # whether something must not even be left in the log

    def append(
        self, table: str, version: int, body: bytes, key: str | None, status: Status | None, at: float | None
    ) -> Appended:
        """The next entry of a table."""
        line = (key, body, seal(version, body), table, version - 1)
        fits = self._change(APPEND, *line)
        if not fits and version == 1 and self._change(OPEN, table):
            fits = self._change(APPEND, *line)
        if not fits:
            return self._again(table, version, key)
        if status is None:
            self._change(MOVE, version, table)
        elif not self._change(MOVE_AND_TELL, version, status.code, status.phase, status.deadline, status.about, table):
            self._change(TAKE_BACK, version, table)
            if version == 1:
                self._change(CLOSE, table)
            raise Taken(str(status.code))
        if at is not None:
            self.beat(at)
        self.news.append(Change(table, version))
        return Appended(version)

    def keep(self, table: str, snapshot: Snapshot, spoilt: Collection[int]) -> bool:
        """The latest snapshot of a table, beside the one before it."""
        number, last = self._head(table)
        if number is None or snapshot.version > last:
            raise Conflict(table, snapshot.version, last)
        for version in spoilt:
            self._change(DROP, number, version)
        sealed = seal(snapshot.version, snapshot.body)
        is_latest = bool(self._change(KEEP, number, snapshot.version, snapshot.body, sealed))
        for version in self._kept(number)[:-SNAPSHOTS]:
            self._change(DROP, number, version)
        return is_latest

    def let_go(self, table: str, version: int, everything: bool) -> int:
        """The entries up to a version go."""
        number, last = self._head(table)
        kept = [] if number is None else self._kept(number)
        if number is None or not kept or kept[-1] < version:
            raise Conflict(table, version, kept[-1] if kept else last)
        if everything:
            for older in kept:
                if older < version:
                    self._change(DROP, number, older)
            self.erased = True
        else:
            version = min(version, kept[0]) if len(kept) > 1 else 0
        return self._change(LET_GO, number, version)

    def forget(self, table: str, version: int) -> bool:
        """Everything of a table goes."""
        number, last = self._head(table)
        if number is None:
            return False
        if last != version:
            raise Conflict(table, version, last)
        for part in ("entries", "snapshots", "tables"):
            self._change(f"DELETE FROM {part} WHERE number = ?", number)
        self.news.append(Change(table, 0))
        return True

    def beat(self, at: float) -> None:
        """A moment has come; the latest is written when all is."""
        self._latest = max(at, self._latest or at)

    def end(self) -> None:
        """Before the commit: what is written once for all."""
        if self._latest is not None:
            self._change("UPDATE house SET beat = max(?1, coalesce(beat, ?1))", self._latest)

    def mark(self, mark: bytes) -> bytes | None:
        """Marks the whole store, once."""
        self._change("UPDATE house SET mark = ? WHERE mark IS NULL", mark)
        return marked(self._connection)

    def _again(self, table: str, version: int, key: str | None) -> Appended:
        """The earlier entry of the key, or a conflict."""
        earlier = None if key is None else version_of(self._connection, table, key)
        if earlier is None:
            raise Conflict(table, version, self._head(table)[1])
        return Appended(earlier, fresh=False)

    def _head(self, table: str) -> tuple[int | None, int]:
        """A table's number and last version."""
        row = self._connection.execute(HEAD, (table,)).fetchone()
        return (int(row[0]), int(row[1])) if row else (None, 0)

    def _kept(self, number: int) -> list[int]:
        """The versions of a table's snapshots, the earliest first."""
        return [int(row[0]) for row in self._connection.execute(KEPT, (number,))]

    def _change(self, statement: str, *values: str | int | float | bytes | None) -> int:
        """How many rows a statement changed."""
        self._connection.execute(statement, values)
        return self._connection.changes()
