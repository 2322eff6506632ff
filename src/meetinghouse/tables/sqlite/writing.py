"""SQL statements that write, inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection

import apsw

from ..journal import Appended, Change, Conflict, Snapshot, Status, Taken, WholeTable
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
PUT = "INSERT INTO tables (name, version, code, phase, deadline, about) VALUES (?, ?, ?, ?, ?, ?)"
CLOSE = "DELETE FROM tables WHERE name = ?"
TAKE_BACK = "DELETE FROM entries WHERE version = ? AND number = (SELECT number FROM tables WHERE name = ?)"
HEAD = "SELECT number, version FROM tables WHERE name = ?"
SAVE_SNAPSHOT = """
INSERT OR REPLACE INTO snapshots (number, version, body, seal)
SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM snapshots WHERE number = ?1 AND version > ?2)
"""
SNAPSHOT_VERSIONS = "SELECT version FROM snapshots WHERE number = ? ORDER BY version"
DROP = "DELETE FROM snapshots WHERE number = ? AND version = ?"
LET_GO = "DELETE FROM entries WHERE number = ? AND version <= ?"
SNAPSHOTS = 2  # snapshots kept of one table


class Transaction:
    """Writes to the file, and collects changes for listeners. A call that raises a `JournalError` changes nothing."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self.news: list[Change] = []
        self._latest: float | None = None  # the latest time to be stored
        self.erased = False  # whether the write-ahead log must be emptied too

    def append(
        self, table: str, version: int, body: bytes, key: str | None, status: Status | None, at: float | None
    ) -> Appended:
        """Write the next entry of a table."""
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

    def save_snapshot(self, table: str, snapshot: Snapshot, spoilt: Collection[int]) -> bool:
        """Save the latest snapshot of a table beside the previous one. Returns False if there is a later one."""
        number, last = self._head(table)
        if number is None or snapshot.version > last:
            raise Conflict(table, snapshot.version, last)
        for version in spoilt:
            self._change(DROP, number, version)
        sealed = seal(snapshot.version, snapshot.body)
        is_latest = bool(self._change(SAVE_SNAPSHOT, number, snapshot.version, snapshot.body, sealed))
        for version in self._snapshot_versions(number)[:-SNAPSHOTS]:
            self._change(DROP, number, version)
        return is_latest

    def let_go(self, table: str, version: int, everything: bool) -> int:
        """Delete the entries up to a version; returns their number."""
        number, last = self._head(table)
        kept = [] if number is None else self._snapshot_versions(number)
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
        """Delete a table with its journal."""
        number, last = self._head(table)
        if number is None:
            return False
        if last != version:
            raise Conflict(table, version, last)
        self._delete(number)
        self.news.append(Change(table, 0))
        return True

    def put_whole(self, whole: WholeTable) -> None:
        """Store a table as it was in another store."""
        table, version, status = whole.listing.table, whole.listing.version, whole.listing.status
        number, _ = self._head(table)
        if number is not None:
            self._delete(number)
        self._change("UPDATE tables SET code = NULL WHERE code = ?", status.code)
        self._change(PUT, table, version, status.code, status.phase, status.deadline, status.about)
        number, _ = self._head(table)
        for entry in whole.entries:
            sealed = seal(entry.version, entry.body)
            self._change(
                "INSERT INTO entries VALUES (?, ?, ?, ?, ?)", number, entry.version, entry.key, entry.body, sealed
            )
        for kept in whole.snapshots:
            sealed = seal(kept.version, kept.body)
            self._change("INSERT INTO snapshots VALUES (?, ?, ?, ?)", number, kept.version, kept.body, sealed)
        self.news.append(Change(table, version))

    def beat(self, at: float) -> None:
        """Note the time; `end` writes the latest one."""
        self._latest = max(at, self._latest or at)

    def end(self) -> None:
        """Write the latest time, once for the whole transaction."""
        if self._latest is not None:
            self._change("UPDATE house SET beat = max(?1, coalesce(beat, ?1))", self._latest)

    def mark(self, mark: bytes) -> bytes | None:
        """Set the mark of the whole store unless it is set already; returns the mark that is set."""
        self._change("UPDATE house SET mark = ? WHERE mark IS NULL", mark)
        return marked(self._connection)

    def _again(self, table: str, version: int, key: str | None) -> Appended:
        """The earlier entry with the same key. Raises `Conflict` if there is none."""
        earlier = None if key is None else version_of(self._connection, table, key)
        if earlier is None:
            raise Conflict(table, version, self._head(table)[1])
        return Appended(earlier, fresh=False)

    def _delete(self, number: int) -> None:
        for part in ("entries", "snapshots", "tables"):
            self._change(f"DELETE FROM {part} WHERE number = ?", number)

    def _head(self, table: str) -> tuple[int | None, int]:
        """The number and last version of a table; None and 0 if it does not exist."""
        row = self._connection.execute(HEAD, (table,)).fetchone()
        return (int(row[0]), int(row[1])) if row else (None, 0)

    def _snapshot_versions(self, number: int) -> list[int]:
        """The versions of a table's snapshots, in ascending order."""
        return [int(row[0]) for row in self._connection.execute(SNAPSHOT_VERSIONS, (number,))]

    def _change(self, statement: str, *values: str | int | float | bytes | None) -> int:
        """Execute a statement; returns how many rows it changed."""
        self._connection.execute(statement, values)
        return self._connection.changes()
