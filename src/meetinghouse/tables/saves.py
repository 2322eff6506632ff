"""Snapshots: a whole table as bytes, so that it wakes without replaying all its acts."""

from __future__ import annotations

from typing import Any, Union

import msgspec

from ..engine import catalogue
from ..engine import saves as game_saves
from ..engine.record import Record
from ..engine.refusals import Refused
from ..engine.shares import SeedShare
from . import events
from .chairs import MASTER, Chair
from .clock import Clock
from .past import Packed, Page, Sat, Why
from .table import PUBLIC, Line, Phase, Table

TableEvent: Any = Union[events.EVENTS]  # noqa: UP007

# Refusals of an undamaged save whose rules have changed or are not installed.
WITHOUT_RULES = (
    "rules-version", "unknown-game", "broken-game", "package-name-twice", "older-save", "record-breaks",
)  # fmt: skip


class SavedTable(msgspec.Struct):
    """The parts of a table. Lines that the game has told are saved as audiences only: the game holds their events."""

    code: str
    phase: Phase
    game_name: str
    options: dict[str, Any]
    language: str
    pace_name: str
    locked: bool
    host: int
    host_token: str
    chairs: list[Chair]
    clock: Clock
    paused: bool
    wishes: dict[str, int]
    before: dict[int, int]
    reasons: list[Why]
    closed_for: str
    archive: Record | None
    opened: float
    touched: float
    game: bytes | None
    lines: list[int | tuple[TableEvent, int]]
    pages: tuple[Page, ...] = ()
    past: tuple[Packed, ...] = ()
    sat: Sat | None = None
    watchers: bool = True
    house_share: str = ""
    opening: float | None = None
    shares: tuple[SeedShare, ...] = ()
    erasing: bool = False
    dealing: float | None = None
    starting: float | None = None
    call: str = ""
    listed: bool = False
    worlds: bool = False
    moderated: bool = False


FIELDS = tuple(name for name in SavedTable.__struct_fields__ if name not in ("game", "lines"))


def save(table: Table) -> bytes:
    """Encode a table."""
    parts = {name: getattr(table, name) for name in FIELDS}
    lines = [line.audience if type(line.item) not in events.EVENTS else tuple(line) for line in table.lines]
    game = None if table.game is None else table.game.save()
    return msgspec.msgpack.encode(SavedTable(**parts, game=game, lines=lines))  # type: ignore[arg-type]


def load(name: str, body: bytes) -> Table:
    """Decode a table. If the rules of its game have changed or are not installed, only the record is kept."""
    saved = msgspec.msgpack.decode(body, type=SavedTable)
    table = Table(name)
    for field in FIELDS:
        setattr(table, field, getattr(saved, field))
    told: list[Any] = []
    if saved.game is not None:
        try:
            table.game = catalogue.load(saved.game)
            told = [line.event for line in table.game.story]
        except Refused as refused:
            if refused.key not in WITHOUT_RULES:
                raise
            table.archive = game_saves.record_in(saved.game)
    rest = iter(told)
    for line in saved.lines:
        if not isinstance(line, int):
            table.lines.append(Line(*line))
        elif table.game is not None:
            table.lines.append(Line(next(rest), line))
        else:
            _forget(table, line)
    return table


def _forget(table: Table, audience: int) -> None:
    """Count a line whose event is lost, so that the lengths of stories stay right."""
    heard = [key for key in (PUBLIC, MASTER, *[chair.key for chair in table.chairs]) if audience >> key & 1]
    table.before = table.before | {key: table.before.get(key, 0) + 1 for key in heard}
