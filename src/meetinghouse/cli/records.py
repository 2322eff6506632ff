"""Records as files: what the engine writes, and beside it the names and the bots' sealed reasons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ..engine.catalogue import read_record
from ..engine.record import Record
from ..texts import Texts
from .mistakes import Mistake


class Sealed(msgspec.Struct, frozen=True):
    """Why a bot moved so at that entry of the record; opened when the game is over."""

    entry: int
    key: str
    params: dict[str, Any] = {}


class Beside(msgspec.Struct, frozen=True):
    """What a file may hold besides the record; the record is whole without it."""

    names: tuple[str, ...] = ()
    reasons: tuple[Sealed, ...] = ()


def write(path: Path, record: Record, beside: Beside) -> None:
    """One JSON file."""
    whole = msgspec.to_builtins(record) | msgspec.to_builtins(beside)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n")


def read(path: Path, texts: Texts) -> tuple[Record, Beside]:
    """The record of a file, and what stands beside it."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Mistake(texts.say("cli-unreadable", path=str(path), why=error.strerror or str(error))) from error
    record = read_record(data)
    try:
        beside = msgspec.json.decode(data, type=Beside)
    except ValueError:
        beside = Beside()
    return record, beside


def names_for(seats: int, players: int, known: tuple[str, ...], texts: Texts) -> list[str]:
    """A name for every seat: those known, else the seats' numbers; who has no name is a guest, ghosts are ghosts."""
    found = [name or texts.say("guest-name") for name in known[:seats]]
    for seat in range(len(found), seats):
        found.append(texts.say("seat-number", seat=seat) if seat < players else ghost_name(seat - players, texts))
    return found


def ghost_name(index: int, texts: Texts) -> str:
    """Ghosts are counted from 1."""
    return texts.say("ghost-name", number=index + 1)
