"""The store of a house: its file, and the key with which everything in it is sealed."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
from pathlib import Path

import msgspec

from ..tables.cipher import KEY_BYTES, Cipher
from ..tables.journal import Journal
from ..tables.sealed import SealedJournal, WrongKey
from ..tables.sqlite import SqliteJournal
from .files import SECRET, write_whole
from .tls import Unusable

VARIABLE = "MEETINGHOUSE_KEY"
RESERVE = 1.1  # times the room that tables may take
DIGITS = re.compile(rf"\s*([0-9a-fA-F]{{{2 * KEY_BYTES}}})\s*")


class Store(msgspec.Struct, frozen=True):
    """A data file and its key, None where that is yet to be made; `key_file` is None where the environment has it."""

    data: Path
    key_file: Path | None
    key: bytes | None


def find_store(data: Path, key_file: Path | None = None) -> Store:
    """The key of that data file as it was given, or from beside it; Unusable where it is none. Nothing is written."""
    if key_file is None and VARIABLE in os.environ:
        return Store(data, None, _key(os.environ[VARIABLE], Path(VARIABLE)))
    real = data.resolve()  # a file may be known by several names
    path = key_file or real.with_name(f"{real.name}.secret")
    try:
        return Store(data, path, _key(path.read_bytes().decode("ascii", "replace"), path))
    except FileNotFoundError:
        return Store(data, path, None)
    except OSError as error:
        raise Unusable("cli-unreadable", path, error.strerror or str(error)) from None


async def open_store(store: Store, most_room: int | None = None) -> Journal:
    """Open the file, or make it; with its key, or with a new one where nothing in it was sealed yet.

    Past the most room it may grow by a reserve, in which games come to their end.
    """
    largest = None if most_room is None else int(most_room * RESERVE)
    return await _sealed(await SqliteJournal.open(store.data, largest=largest), store)


async def _sealed(journal: Journal, store: Store) -> Journal:
    where = store.key_file or Path(VARIABLE)
    try:
        key = store.key
        if key is None:
            if await journal.mark() is not None:
                raise Unusable("cli-key-lost", where)
            key = await asyncio.to_thread(_make, where)
        return await SealedJournal.over(journal, Cipher(key))
    except BaseException as error:
        await journal.close()
        if isinstance(error, WrongKey):
            raise Unusable("cli-key-wrong", where) from None
        raise


async def look_into(store: Store) -> Journal:
    """The store to read alone: nothing in it is changed, and no key is made."""
    journal = await SqliteJournal.look(store.data)
    if await journal.mark() is None:
        return journal  # nothing in it is sealed
    return await _sealed(journal, store)


def _key(text: str, where: Path) -> bytes:
    digits = DIGITS.fullmatch(text)
    if digits is None:
        raise Unusable("cli-key-malformed", where)
    return bytes.fromhex(digits[1])


def _make(path: Path) -> bytes:
    key = secrets.token_bytes(KEY_BYTES)
    write_whole(path, f"{key.hex()}\n".encode(), SECRET)
    return key
