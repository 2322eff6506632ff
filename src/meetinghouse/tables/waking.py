"""Rebuilds a table from its journal: from the latest readable snapshot and the entries after it."""

from __future__ import annotations

import logging
from typing import NamedTuple

import msgspec

from ..engine.refusals import Refused
from . import acts, saves
from .journal import Damaged, DamagedSnapshot, Journal, Newer, Wake
from .table import TERMS, Table

log = logging.getLogger(__name__)


class _Terms(msgspec.Struct):
    """The terms of a stored act, which are read even if the act itself cannot be."""

    terms: int = 0


class Woken(NamedTuple):
    """A rebuilt table with its version, the version of its snapshot, and those of damaged snapshots."""

    table: Table
    version: int
    saved: int
    spoilt: tuple[int, ...]


async def woken(journal: Journal, name: str) -> Woken | None:
    """Rebuild a table by name; None if there is none. Raises `Damaged` if snapshots and entries are not enough."""
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
            table = saves.load(name, found.snapshot.body)
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


def replay(table: Table, body: bytes) -> float:
    """Replay an act of the journal under the terms it was done under; returns its time.

    Raises `Newer` for terms of a newer version, and `Damaged` if the act cannot be replayed.
    """
    try:
        if (terms := msgspec.json.decode(body, type=_Terms).terms) > TERMS:
            raise Newer(f"Table {table.name} has acts of terms {terms}; this version knows those up to {TERMS}.")
        entry = acts.read_act(body)
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
    return entry.at
