"""The SQLite file: opening it, its schema, and the meaning of its errors.

No other copy of SQLite, such as Python's sqlite3, may open the file in this process: closing it would drop our locks.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

import apsw

from ..journal import DamagedFile, Reason, Unavailable
from .earlier import bring_up

OURS = 0x4D485345  # "MHSE" in the header marks the file as ours
FORMAT = 3  # raised with a migration, perhaps only of the number, when snapshots get new fields
DURABLE = "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON"  # the last two for macOS
LOGGED = "PRAGMA journal_mode = WAL"  # a write-ahead log
ERASED = "PRAGMA secure_delete = ON"  # overwrites deleted data
LOG_BYTES = 16 * 1024 * 1024  # the size to which the write-ahead log shrinks after a burst

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


def as_journal_error(error: Exception, path: Path) -> Exception:
    """Convert an error of SQLite to one of the journal; other errors are returned unchanged."""
    if isinstance(error, apsw.NotADBError):
        return DamagedFile("not-ours", path)
    if isinstance(error, apsw.CorruptError):
        return DamagedFile("damaged", path)
    if isinstance(error, apsw.ConstraintError | apsw.MismatchError | apsw.TooBigError):
        return ValueError(f"this cannot be stored: {error}")
    if isinstance(error, apsw.Error):
        return Unavailable(REASONS.get(type(error), "disk"), f"{path} ({error})")
    return error


def open_file(path: Path, patience: float, largest: int | None = None) -> apsw.Connection:
    """Open or create the file, waiting at most `patience` seconds for a lock."""
    until = time.monotonic() + patience
    while True:
        try:
            return _opened(path, patience, largest)
        except apsw.BusyError as error:  # switching to the write-ahead log does not wait by itself
            if time.monotonic() >= until:
                raise as_journal_error(error, path) from error
            time.sleep(0.01)
        except apsw.Error as error:
            raise as_journal_error(error, path) from error


def open_read_only(path: Path, patience: float) -> apsw.Connection:
    """Open the file for reading while nobody writes it. Neither the file nor a file beside it is changed.

    A file in an earlier format is migrated in memory.
    """
    real = path.resolve()
    logged = real.with_name(f"{real.name}-wal").exists()  # only then does SQLite need the files beside it
    where = f"{real.as_uri()}?immutable={int(not logged)}"
    try:
        connection = apsw.Connection(where, flags=apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI)
        try:
            connection.set_busy_timeout(max(1, int(patience * 1000)))
            return connection if _read_format(connection, path) == FORMAT else _copied(connection, path)
        except BaseException:
            connection.close()
            raise
    except apsw.Error as error:
        raise as_journal_error(error, path) from error


def _copied(connection: apsw.Connection, path: Path) -> apsw.Connection:
    """A migrated copy in memory; closes the file."""
    copy = apsw.Connection(":memory:")
    with copy.backup("main", connection, "main") as backup:
        backup.step()
    connection.close()
    _create_tables(copy, path)
    return copy


def _opened(path: Path, patience: float, largest: int | None) -> apsw.Connection:
    """Try once to open the file."""
    connection = apsw.Connection(str(path))
    try:
        connection.set_busy_timeout(max(1, int(patience * 1000)))
        connection.execute(ERASED)
        found = _read_format(connection, path)
        if found == 0:
            with suppress(OSError):
                path.chmod(0o600)  # the file will hold every table's secrets; the log gets the same mode
            connection.execute(LOGGED)
        if found == 1:
            connection.execute("VACUUM")  # format 1 did not overwrite deleted data
        if found != FORMAT:
            _create_tables(connection, path)
        mode = connection.execute(LOGGED).get
        if mode != "wal":
            raise Unavailable("file-system", f"{path}")
        connection.execute(f"{DURABLE}; PRAGMA journal_size_limit = {LOG_BYTES}")
        if largest is not None:
            pages = largest // connection.execute("PRAGMA page_size").get
            connection.execute(f"PRAGMA max_page_count = {max(1, pages)}")
    except BaseException:
        connection.close()
        raise
    return connection


def _create_tables(connection: apsw.Connection, path: Path) -> None:
    """Create or migrate the schema, unless another process has just done so."""
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


def _read_format(connection: apsw.Connection, path: Path) -> int:
    """The file's format, read in one transaction, because another process may be creating the schema."""
    connection.execute("BEGIN")
    try:
        return _format(connection, path)
    finally:
        if connection.in_transaction:
            connection.execute("COMMIT")


def _format(connection: apsw.Connection, path: Path) -> int:
    """The file's format; 0 if it is empty. Raises `DamagedFile` if it belongs to another program or version."""
    whose = connection.execute("PRAGMA application_id").get
    version = int(connection.execute("PRAGMA user_version").get)
    things = connection.execute("SELECT count(*) FROM sqlite_schema").get
    if not whose and not version and not things:
        return 0
    if whose != OURS:
        raise DamagedFile("other-program", path)
    if not 1 <= version <= FORMAT:
        raise DamagedFile("format", path, version=str(version), last=str(FORMAT))
    return version
