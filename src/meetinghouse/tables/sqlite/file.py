"""The file: opening it, its tables, and what its errors mean.

No other copy of SQLite (Python's own sqlite3 is one) may open it in the same process: closing there drops our locks.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

import apsw

from ..journal import Damaged, Reason, Unavailable
from .earlier import bring_up

OURS = 0x4D485345  # "MHSE" in the header says whose file it is
FORMAT = 2
DURABLE = "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON"  # the last two: macOS
ERASED = "PRAGMA secure_delete = ON"  # what is erased is overwritten
LOG_BYTES = 16 * 1024 * 1024  # what stays of the write-ahead log after a burst

SCHEMA = f"""
CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    code TEXT UNIQUE,
    phase TEXT NOT NULL,
    deadline REAL,
    about BLOB NOT NULL
) STRICT;
CREATE INDEX due ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX phases ON tables (phase, name);
CREATE TABLE entries (
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    key TEXT,
    body BLOB NOT NULL,
    seal INTEGER NOT NULL,
    PRIMARY KEY (number, version)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX once ON entries (number, key) WHERE key IS NOT NULL;
CREATE TABLE snapshots (
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body BLOB NOT NULL,
    seal INTEGER NOT NULL,
    PRIMARY KEY (number, version)
) STRICT;
CREATE TABLE house (id INTEGER PRIMARY KEY CHECK (id = 1), mark BLOB, beat REAL) STRICT;
INSERT INTO house (id) VALUES (1);
PRAGMA application_id = {OURS};
PRAGMA user_version = {FORMAT};
"""

REASONS: dict[type[apsw.Error], Reason] = {
    apsw.FullError: "full",
    apsw.BusyError: "busy",
    apsw.LockedError: "busy",
    apsw.ProtocolError: "busy",
    apsw.ReadOnlyError: "read-only",
    apsw.PermissionsError: "read-only",
    apsw.CantOpenError: "no-place",
    apsw.ConnectionClosedError: "closed",
}


def told(error: Exception, path: Path) -> Exception:
    """An error of the file in the words of the port; others as they are."""
    if isinstance(error, apsw.NotADBError):
        return Damaged(f"{path} is not a file of Meetinghouse, or its beginning is damaged.")
    if isinstance(error, apsw.CorruptError):
        return Damaged(f"{path} is damaged.")
    if isinstance(error, apsw.ConstraintError | apsw.MismatchError | apsw.TooBigError):
        return ValueError(f"this cannot be stored: {error}")
    if isinstance(error, apsw.Error):
        return Unavailable(REASONS.get(type(error), "disk"), f"{path} ({error})")
    return error


def open_file(path: Path, patience: float, largest: int | None = None) -> apsw.Connection:
    """The file, made if there is none; waits so many seconds for a lock."""
    until = time.monotonic() + patience
    while True:
        try:
            return _opened(path, patience, largest)
        except apsw.BusyError as error:  # changing to the write-ahead log does not wait by itself
            if time.monotonic() >= until:
                raise told(error, path) from error
            time.sleep(0.01)
        except apsw.Error as error:
            raise told(error, path) from error


def look_into(path: Path, patience: float) -> apsw.Connection:
    """The file to read alone, while nobody writes it: it stays as it is, and so does what lies beside it.

    What an earlier format lacks is added to a copy in memory.
    """
    real = path.resolve()
    logged = real.with_name(f"{real.name}-wal").exists()  # only then SQLite needs the files beside it
    where = f"{real.as_uri()}?immutable={int(not logged)}"
    try:
        connection = apsw.Connection(where, flags=apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI)
        try:
            connection.set_busy_timeout(max(1, int(patience * 1000)))
            return connection if _looked_at(connection, path) == FORMAT else _copied(connection, path)
        except BaseException:
            connection.close()
            raise
    except apsw.Error as error:
        raise told(error, path) from error


def _copied(connection: apsw.Connection, path: Path) -> apsw.Connection:
    """A copy in memory that is up to date; the file is closed."""
    copy = apsw.Connection(":memory:")
    with copy.backup("main", connection, "main") as backup:
        backup.step()
    connection.close()
    _furnish(copy, path)
    return copy


def _opened(path: Path, patience: float, largest: int | None) -> apsw.Connection:
    """One try to open the file."""
    connection = apsw.Connection(str(path))
    try:
        connection.set_busy_timeout(max(1, int(patience * 1000)))
        connection.execute(ERASED)
        found = _looked_at(connection, path)
        if found == 0:
            with suppress(OSError):
                path.chmod(0o600)  # it will hold every table's secrets; the log beside it takes the same mode
            connection.execute("PRAGMA journal_mode = WAL")
        if found == 1:
            connection.execute("VACUUM")  # what went then was not overwritten
        if found != FORMAT:
            _furnish(connection, path)
        mode = connection.execute("PRAGMA journal_mode = WAL").get
        if mode != "wal":
            raise Unavailable("no-place", f"{path} is where SQLite cannot keep a write-ahead log")
        connection.execute(f"{DURABLE}; PRAGMA journal_size_limit = {LOG_BYTES}")
        if largest is not None:
            pages = largest // connection.execute("PRAGMA page_size").get
            connection.execute(f"PRAGMA max_page_count = {max(1, pages)}")
    except BaseException:
        connection.close()
        raise
    return connection


def _furnish(connection: apsw.Connection, path: Path) -> None:
    """Make the tables, or bring them up to date, unless another process was faster."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        found = _format(connection, path)
        if found == 0:
            connection.execute(SCHEMA)
        else:
            bring_up(connection, found, FORMAT)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _looked_at(connection: apsw.Connection, path: Path) -> int:
    """The format, looked at in one moment: another process may be furnishing the file just now."""
    connection.execute("BEGIN")
    try:
        return _format(connection, path)
    finally:
        if connection.in_transaction:
            connection.execute("COMMIT")


def _format(connection: apsw.Connection, path: Path) -> int:
    """The file's format, 0 where it is empty; an error where it is somebody else's, which stays untouched."""
    whose = connection.execute("PRAGMA application_id").get
    version = int(connection.execute("PRAGMA user_version").get)
    things = connection.execute("SELECT count(*) FROM sqlite_schema").get
    if not whose and not version and not things:
        return 0
    if whose != OURS:
        raise Damaged(f"{path} belongs to another program.")
    if not 1 <= version <= FORMAT:
        raise Damaged(f"{path} has format {version}; this version of Meetinghouse reads formats 1 to {FORMAT}.")
    return version
