"""The list of open tables, for houses that have one: lobbies whose hosts want to be found by strangers."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from .table import Table


class OpenTable(msgspec.Struct, frozen=True):
    """What strangers read of an open table before they come."""

    code: str
    game: str
    pace: str
    language: str
    host: str  # the host's name
    players: int
    most: int


def open_tables(tables: Iterable[Table]) -> list[OpenTable]:
    """The tables that are listed: in the lobby, with a free seat, and with their host there. The fullest come first."""
    found = [listed for table in tables if (listed := _listed(table)) is not None]
    return sorted(found, key=lambda each: (-each.players, each.code))


def _listed(table: Table) -> OpenTable | None:
    seat = table.seat_of(table.host)
    if not table.listed or table.phase != "lobby" or not table.takes_newcomers or seat is None:
        return None
    host = table.chairs[seat]
    if host.away:
        return None
    return OpenTable(
        table.code, table.game_name, table.pace_name, table.language, host.name, len(table.chairs), table.rules.most
    )
