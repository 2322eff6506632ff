"""A table from its journal: from the latest snapshot that can be read, and the entries after it."""

from __future__ import annotations

import logging
from typing import NamedTuple

import msgspec

from ..engine.refusals import Refused
from . import acts, kept
from .journal import Damaged, DamagedSnapshot, Journal, Wake
from .table import TERMS, Table

log = logging.getLogger(__name__)


class Woken(NamedTuple):
    """A table as its journal has it: its last version, that of the snapshot it came from, those of damaged ones."""

    table: Table
    version: int
    kept: int
    spoilt: tuple[int, ...]


async def woken(journal: Journal, name: str) -> Woken | None:
    """The table of that name, None where there is none; `Damaged` where neither snapshots nor entries give it."""
    spoilt: tuple[int, ...] = ()
    while True:
        try:
            found = await journal.wake(name, min(spoilt, default=None))
            if found.version == 0 and not spoilt:
                return None
            table = _rebuilt(name, found)
        except DamagedSnapshot as damaged:
            log.warning(
                "a snapshot cannot be read", exc_info=damaged, extra={"table": name, "version": damaged.version}
            )
            spoilt = (*spoilt, damaged.version)
            continue
        return Woken(table, found.version, found.snapshot.version if found.snapshot else 0, spoilt)


def _rebuilt(name: str, found: Wake) -> Table:
    table, version = Table(name), 0
    if found.snapshot is not None:
        version = found.snapshot.version
        try:
            table = kept.wake(name, found.snapshot.body)
        except Exception as error:  # damaged, or written by another version of this program
            raise DamagedSnapshot(name, version) from error
    for entry in found.entries:
        if entry.version != version + 1:
            raise Damaged(f"Table {name} cannot be read again: versions {version + 1} to {entry.version - 1} are gone.")
        version = entry.version
        replay(table, entry.body)
    if version == 0:
        raise Damaged(f"Table {name} cannot be read again: nothing of it is whole.")
    return table


def replay(table: Table, body: bytes) -> None:
    """Do an act of the journal again, on the terms on which it was done."""
    try:
        entry = acts.read_entry(body)
    except msgspec.MsgspecError as error:
        raise Damaged(f"Table {table.name} cannot be read again: {error}") from error
    table.terms = entry.terms
    try:
        entry.act.happen(table, entry.at)
    except Refused as refused:
        if table.archive is None:
            raise Damaged(f"Table {table.name} cannot be read again: {refused}") from refused
    finally:
        table.terms = TERMS
    if entry.act.renews:
        table.touched = entry.at
