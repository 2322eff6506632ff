"""Files of records, which also hold the names and the bots' reasons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ..engine.catalogue import read_record
from ..engine.record import Record
from ..texts import Texts
from .mistakes import unreadable


class BotReason(msgspec.Struct, frozen=True):
    """Why a bot answered as it did at an entry of the record; secret until the game is over."""

    entry: int
    key: str
    params: dict[str, Any] = {}


class Annotations(msgspec.Struct, frozen=True):
    """Optional data beside the record."""

    names: tuple[str, ...] = ()
    reasons: tuple[BotReason, ...] = ()


def write(path: Path, record: Record, annotations: Annotations) -> None:
    """Write a record as a JSON file."""
    whole = msgspec.to_builtins(record) | msgspec.to_builtins(annotations)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n")


def read(path: Path, texts: Texts) -> tuple[Record, Annotations]:
    """Read a record and its annotations."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise unreadable(path, error, texts) from error
    record = read_record(data)
    try:
        annotations = msgspec.json.decode(data, type=Annotations)
    except ValueError:
        annotations = Annotations()
    return record, annotations


def names_for(seats: int, players: int, known: tuple[str, ...], texts: Texts) -> list[str]:
    """A name for every seat: the known name or "guest", else the number of the seat or of the ghost."""
    found = [name or texts.say("guest-name") for name in known[:seats]]
    for seat in range(len(found), seats):
        found.append(texts.say("seat-number", seat=seat) if seat < players else ghost_name(seat - players, texts))
    return found


def ghost_name(index: int, texts: Texts) -> str:
    return texts.say("ghost-name", number=index + 1)
