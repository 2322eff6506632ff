"""The store: a data file or a PostgreSQL database, and the key that encrypts it."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from ..extras import needs
from ..tables.cipher import KEY_BYTES, Cipher
from ..tables.journal import InUse, Journal, OlderServers, Unavailable
from ..tables.postgres.address import Address
from ..tables.sealed import SealedJournal, WrongKey
from ..tables.sqlite import SqliteJournal
from .files import SECRET, write_whole
from .tls import Unusable

if TYPE_CHECKING:
    from ..tables.postgres.journal import PostgresJournal

VARIABLE = "MEETINGHOUSE_KEY"
STANDBY_EVERY = 1.0  # seconds between two attempts to take a database over
MOVING_PATIENCE = 60.0  # seconds for one table, over a slow line
RESERVE = 1.1  # the size of the file, relative to the room for tables
DIGITS = re.compile(rf"\s*([0-9a-fA-F]{{{2 * KEY_BYTES}}})\s*")

Place: TypeAlias = Path | Address


class Store(msgspec.Struct, frozen=True):
    """A data file or database, and its key.

    `key` is None until it is created; `key_file` is None if the key comes from the environment.
    """

    data: Place
    key_file: Path | None
    key: bytes | None


def find_store(data: Place, key_file: Path | None = None) -> Store:
    """Find the key of a store: in `key_file`, in the environment or beside the data file. Nothing is written.

    Raises `Unusable` if there is a malformed or unreadable key, or nothing is said about the key of a database.
    """
    if key_file is None and VARIABLE in os.environ:
        return Store(data, None, _key(os.environ[VARIABLE], Path(VARIABLE)))
    path = key_file or _beside(data)
    try:
        return Store(data, path, _key(path.read_bytes().decode("ascii", "replace"), path))
    except FileNotFoundError:
        return Store(data, path, None)
    except OSError as error:
        raise Unusable("cli-unreadable", path, error) from None


def _beside(data: Place) -> Path:
    """The file of the key beside the data file. A database has none, and any number of machines may use it."""
    if isinstance(data, Address):
        raise Unusable("cli-key-needed", Path(VARIABLE))
    real = data.resolve()  # a symbolic link may lead to the file
    return real.with_name(f"{real.name}.secret")


async def open_store(
    store: Store, most_room: int | None = None, standby: Callable[[], None] | None = None, *, shared: bool = False
) -> Journal:
    """Open or create the store. A new key is created if nothing in it is encrypted yet.

    A data file may grow beyond `most_room` by a reserve, so that games in progress can end. Raises `InUse` if another
    server uses the database. With `standby`, calls that instead, and waits until the other server has stopped. With
    `shared`, other servers may use the database at the same time, if they share it too; one that needs a newer format
    of the store waits until those of an older version have stopped. A data file has its own lock.
    """
    if isinstance(store.data, Address):
        waited_for = OlderServers if shared else InUse
        return await _sealed(await _when_free(store.data, standby, waited_for, shared=shared), store)
    largest = None if most_room is None else int(most_room * RESERVE)
    return await _sealed(await SqliteJournal.open(store.data, largest=largest), store)


async def _when_free(
    address: Address, standby: Callable[[], None] | None, waited_for: type[InUse], *, shared: bool
) -> Journal:
    """Open a database once other servers allow it. A server that waits also waits for the database itself."""
    waits = False
    while True:
        try:
            return await _postgres().open(address, alone=not shared, shared=shared)
        except (InUse, Unavailable) as error:
            waited = isinstance(error, waited_for) or (isinstance(error, Unavailable) and waits)
            if standby is None or not waited:
                raise
        if not waits:
            waits = True
            standby()
        await asyncio.sleep(STANDBY_EVERY)


async def open_unsealed(place: Place) -> Journal:
    """Open a store without its key, to copy tables into it as they are."""
    if isinstance(place, Address):
        return await _postgres().open(place, alone=True, patience=MOVING_PATIENCE)
    return await SqliteJournal.open(place)


async def open_to_copy(place: Place) -> Journal | None:
    """Open a store without its key and without any change to it, to copy its tables; None if there is nothing yet."""
    if isinstance(place, Address):
        return await _postgres().open_read_only(place, alone=True, patience=MOVING_PATIENCE)
    return await SqliteJournal.open_read_only(place)


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


async def open_read_only(store: Store) -> Journal | None:
    """Open the store for reading; None if there is nothing yet. Nothing is changed, and no key is created."""
    if isinstance(store.data, Address):
        journal: Journal | None = await _postgres().open_read_only(store.data)
    else:
        journal = await SqliteJournal.open_read_only(store.data) if store.data.exists() else None
    if journal is None or await journal.mark() is None:
        return journal  # nothing in it is encrypted
    return await _sealed(journal, store)


def _postgres() -> type[PostgresJournal]:
    with needs("postgres"):
        from ..tables.postgres.journal import PostgresJournal
    return PostgresJournal


def _key(text: str, where: Path) -> bytes:
    digits = DIGITS.fullmatch(text)
    if digits is None:
        raise Unusable("cli-key-malformed", where)
    return bytes.fromhex(digits[1])


def _make(path: Path) -> bytes:
    key = secrets.token_bytes(KEY_BYTES)
    write_whole(path, f"{key.hex()}\n".encode(), SECRET)
    return key
