"""The place of the tables on the command line: a data file, or the address of a database; and what is wrong with it."""

from __future__ import annotations

import errno
import os
import shlex
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

from ..server.lock import locked
from ..server.store import Place
from ..server.tls import Unusable
from ..tables.journal import Damaged, DamagedFile, InUse, Unavailable
from ..tables.postgres.address import Address, BadAddress
from ..texts import Texts
from .mistakes import Mistake, reason, unwritable
from .session import state_folder

VARIABLE = "MEETINGHOUSE_STORE"


def find_place(data: Path | None, store: str | None, texts: Texts) -> Place:
    """The place that the options or the environment name, or else the file in the user's state folder."""
    if data is not None and store is not None:
        raise Mistake(texts.say("cli-store-both"))
    if data is not None:
        return data
    if store is not None:
        return read_address(store, texts, "--store")
    if os.environ.get(VARIABLE):
        return read_address(os.environ[VARIABLE], texts, VARIABLE)
    return state_folder() / "tables.db"


def read_address(text: str, texts: Texts, where: str) -> Address:
    """An address of PostgreSQL. On the command line it must not have a password: all users of the machine could see it.

    A mistake does not repeat the text, which may have a password in the wrong place.
    """
    try:
        address = Address(text)
    except BadAddress:
        raise Mistake(texts.say("cli-store-form", where=where)) from None
    if address.has_password and where != VARIABLE:
        raise Mistake(texts.say("cli-store-password", variable=VARIABLE))
    return address


def check_folder(folder: Path, texts: Texts) -> None:
    """Create the default folder if necessary. Any other folder must exist, because its name may be misspelt."""
    if folder == state_folder():
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable(folder, error, texts) from error
    elif not folder.exists():
        raise Mistake(texts.say("cli-no-folder", folder=str(folder), command=f"mkdir -p {shlex.quote(str(folder))}"))


@contextmanager
def alone(place: Place, texts: Texts) -> Iterator[None]:
    """Lock a data file for this process; a database is locked when it is opened. Tell what is wrong with the place."""
    try:
        with _locked(place):
            yield
    except Unusable as bad:
        raise Mistake(texts.say(bad.why, path=str(bad.path), data=str(place), why=reason(bad.reason, texts))) from bad
    except InUse as error:
        raise Mistake(texts.say("cli-in-use", path=str(error))) from error
    except OSError as error:
        raise unwritable(str(error.filename or place), error, texts) from error
    except Unavailable as error:
        said = [texts.word("why", error.reason), error.detail]
        raise Mistake(texts.say("cli-no-store", why=texts.say("colon").join(filter(None, said)))) from error
    except Damaged as error:
        damaged = error if isinstance(error, DamagedFile) else DamagedFile("damaged", place)
        raise Mistake(texts.say("cli-no-store", why=texts.say(damaged.key, **damaged.details))) from error


def _locked(place: Place) -> AbstractContextManager[None]:
    if isinstance(place, Address):
        return nullcontext()
    if place.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(place))
    return locked(place)
