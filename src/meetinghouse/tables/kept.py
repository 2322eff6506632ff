"""A whole table as bytes, so that it wakes without doing all its acts again."""

from __future__ import annotations

from typing import Any, Union

import msgspec

from ..engine import catalogue, saves
from ..engine.record import Record
from ..engine.refusals import Refused
from ..engine.shares import SeedShare
from . import events
from .chairs import Chair
from .clock import Clock
from .past import Packed, Page, Sat, Why
from .table import Line, Phase, Table

TableEvent: Any = Union[events.EVENTS]  # noqa: UP007


class Kept(msgspec.Struct):
    """The parts of a table. Of a line the game has told only the audience is kept: the rest stands in the game."""

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


FIELDS = tuple(name for name in Kept.__struct_fields__ if name not in ("game", "lines"))


def keep(table: Table) -> bytes:
    """The table as bytes."""
    parts = {name: getattr(table, name) for name in FIELDS}
    lines = [line.audience if type(line.item) not in events.EVENTS else tuple(line) for line in table.lines]
    game = None if table.game is None else table.game.save()
    return msgspec.msgpack.encode(Kept(**parts, game=game, lines=lines))  # type: ignore[arg-type]


def wake(name: str, body: bytes) -> Table:
    """The table from its bytes; of a game whose rules have changed or gone since, what was played is kept."""
    kept = msgspec.msgpack.decode(body, type=Kept)
    table = Table(name)
    for field in FIELDS:
        setattr(table, field, getattr(kept, field))
    told: list[Any] = []
    if kept.game is not None:
        try:
            table.game = catalogue.load(kept.game)
            told = [line.event for line in table.game.story]
        except Refused as refused:
            if refused.key not in ("rules-version", "unknown-game", "older-save", "record-breaks"):
                raise
            table.archive = saves.record_in(kept.game)
    rest = iter(told)
    for line in kept.lines:
        if not isinstance(line, int):
            table.lines.append(Line(*line))
        elif table.game is not None:
            table.lines.append(Line(next(rest), line))
        else:
            _forget(table, line)
    return table


def _forget(table: Table, audience: int) -> None:
    """A line that cannot be told again still counts."""
    heard = [key for key in (0, *[chair.key for chair in table.chairs]) if audience >> key & 1]
    table.before = table.before | {key: table.before.get(key, 0) + 1 for key in heard}
