"""Refusals of a table, with a class for each kind of mistake, to which the server assigns an HTTP status."""

from __future__ import annotations

from typing import Final

from ..engine.refusals import Refused


class TableRefused(Refused):
    """A table refused something; nothing was changed."""


class Unknown(TableRefused):
    """The table, seat or game does not exist."""


class Stranger(TableRefused):
    """Nobody at this table has the caller's token."""


class Forbidden(TableRefused):
    """The caller is not the person who may do this."""


class NotNow(TableRefused):
    """This cannot be done at the moment."""


class Malformed(TableRefused):
    """The request is not valid."""


class TooMuch(TableRefused):
    """The caller does something too often, or too much of it."""


class Unready(TableRefused):
    """The house cannot do this now, but may be able to later."""


class Overtaken(Exception):
    """Another process was faster than the caretaker of a table, or looks after it now. Nothing was done."""


# Parameters that only the host may read, by the key of a refusal.
HIDDEN: Final = {
    "broken-game": ("package", "fault"),
    "broken-bot": ("package", "fault"),
    "package-name-twice": ("package", "other"),
}


def public_details(refused: Refused) -> dict[str, object]:
    """The parameters of a refusal that may be sent over the network.

    Names and errors of installed packages are for the host's terminal alone, because they may contain file names.
    """
    hidden = HIDDEN.get(refused.key, ())
    return {name: None if name in hidden else value for name, value in refused.details.items()}
