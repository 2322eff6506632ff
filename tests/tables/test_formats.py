"""What is stored keeps its form, or a version is raised: servers of two versions may share a store."""

from __future__ import annotations

import hashlib
from typing import Any

from msgspec.json import schema_components

from meetinghouse.tables.acts import StoredAct
from meetinghouse.tables.postgres import schema
from meetinghouse.tables.saves import SavedTable
from meetinghouse.tables.sqlite import file
from meetinghouse.tables.table import TERMS

# The versions, and digests of the fields that belong to them.
ACTS = 5, "9176bce84d41ea4e"
SNAPSHOTS = 3, 3, "0649456791dec2e5"  # in PostgreSQL and in SQLite


def fields(stored: Any) -> str:
    """A digest of the names of all fields in a type and the types in it."""
    _, parts = schema_components([stored])
    named = {name: [*part.get("properties", ()), *part.get("prefixItems", ())] for name, part in parts.items()}
    return hashlib.sha256(repr(sorted(named.items())).encode()).hexdigest()[:16]


def test_acts_that_change_have_new_terms() -> None:
    found = fields(StoredAct)
    assert (TERMS, found) == ACTS, "raise TERMS, keep what acts of earlier terms do, raise FORMAT, and note all here"


def test_snapshots_that_change_have_a_new_format() -> None:
    found = fields(SavedTable)
    assert (schema.FORMAT, file.FORMAT, found) == SNAPSHOTS, "raise both with migrations, and note them here"
