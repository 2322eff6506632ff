"""What is refused at the door, and the status every refusal gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ..engine.refusals import Refused
from ..tables.journal import Damaged, JournalError, Unavailable
from ..tables.refusals import Forbidden, Malformed, NotNow, Stranger, TableRefused, TooMuch, Unknown, Unready

ENGLISH = {
    "not-json": "The body is not JSON.",
    "header": "The header {name} cannot be read.",
    "long-target": "The address is longer than {most} bytes.",
    "long-header": "The header {name} is longer than {most} bytes.",
    "long-head": "The head of the request is longer than {most} bytes.",
    "slow-body": "The body did not arrive in time.",
    "no-length": "The body has no length.",
    "too-large": "The body is larger than {most} bytes.",
    "not-json-type": "The body must be application/json.",
    "malformed-body": "The body does not fit: {why}.",
    "cross-origin": "This came from a page of another site.",
    "misdirected": "This house is not called {host}; its host may add that name with --name {host}.",
    "not-found": "There is nothing here.",
    "no-such-clause": "There is no clause {id}. Closest: {closest}.",
    "no-such-words": "No clause holds all these words: {words}.",
    "method": "This takes {allowed}.",
    "too-many-connections": "There are too many open streams; wait {seconds} seconds.",
    "too-many-watchers": "So many watch already that there is no room for more; wait {seconds} seconds.",
    "closing": "The server stops.",
    "broken": "Something went wrong here; nothing was changed.",
}

STATUS = {
    "not-json": 400, "header": 400, "slow-body": 400, "no-length": 411, "too-large": 413, "long-target": 414,
    "not-json-type": 415, "long-header": 431, "long-head": 431,
    "malformed-body": 422, "cross-origin": 403, "not-found": 404, "no-such-clause": 404,
    "no-such-words": 404,
    "method": 405, "misdirected": 421, "too-many-connections": 429, "too-many-watchers": 429,
    "closing": 503, "broken": 503,
}  # fmt: skip

BY_CLASS: Mapping[type[Refused], int] = {
    Unknown: 404, Stranger: 401, Forbidden: 403, NotNow: 409, Malformed: 422, TooMuch: 429, Unready: 503,
}  # fmt: skip

NOT_NOW = ("not-open", "game-over")  # where the engine itself refuses
WAIT = {"house-full": 60, "draining": 60, "house-room": 60, "table-damaged": 60, "closing": 2}  # seconds


class AtDoor(TableRefused):
    """Refused before any table heard of it."""

    english: ClassVar[Mapping[str, str]] = ENGLISH


def status_of(refused: Refused) -> int:
    """The HTTP status of a refusal."""
    if isinstance(refused, AtDoor):
        return STATUS[refused.key]
    for kind, status in BY_CLASS.items():
        if isinstance(refused, kind):
            return status
    return 409 if refused.key in NOT_NOW else 422


def wait_for(refused: Refused) -> int | None:
    """How many seconds to wait before trying again, where that may help."""
    if status_of(refused) not in (429, 503):
        return None
    seconds = refused.details.get("seconds")
    return seconds if isinstance(seconds, int) else WAIT.get(refused.key, 1)


def refusal_of(error: Exception) -> Refused:
    """What the caller is told; whatever was not foreseen is broken, and no more is said."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, Unavailable):
        return Unready("store", why=error.reason)
    if isinstance(error, Damaged):
        return Unready("table-damaged")
    return Unready("store", why="busy") if isinstance(error, JournalError) else AtDoor("broken")
