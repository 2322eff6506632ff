"""Migrations of files in earlier formats."""

from __future__ import annotations

import apsw

STEPS = {
    1: """
ALTER TABLE snapshots RENAME TO one_snapshot;
CREATE TABLE snapshots (
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body BLOB NOT NULL,
    seal INTEGER NOT NULL,
    PRIMARY KEY (number, version)
) STRICT;
INSERT INTO snapshots SELECT number, version, body, seal FROM one_snapshot;
DROP TABLE one_snapshot;
CREATE TABLE house (id INTEGER PRIMARY KEY CHECK (id = 1), mark BLOB, beat REAL) STRICT;
INSERT INTO house (id) VALUES (1);
PRAGMA user_version = 2;
""",
    # Chairs in snapshots have a field `lost`, which an older program would drop.
    2: "PRAGMA user_version = 3",
}


def bring_up(connection: apsw.Connection, version: int, wanted: int) -> None:
    """Migrate from one format to the next until the wanted one, inside the caller's transaction."""
    for step in range(version, wanted):
        connection.execute(STEPS[step])
