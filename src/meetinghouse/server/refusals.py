"""Refusals of the server itself, and the HTTP status of every refusal."""

from __future__ import annotations

from collections.abc import Mapping

from ..engine.refusals import Refused
from ..tables.journal import Damaged, JournalError, Unavailable
from ..tables.refusals import Forbidden, Malformed, NotNow, Stranger, TableRefused, TooMuch, Unknown, Unready

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

# Refusals of the engine itself.
NOT_NOW = (
    "not-open", "game-over", "closed-channel", "no-talk", "spoken-already", "cannot-imagine", "cannot-imagine-now",
    "not-imagined", "deal-over", "not-secret", "no-repair", "taken-already", "no-longer-fits",
)  # fmt: skip
WAIT = {"house-full": 60, "draining": 60, "house-room": 60, "table-damaged": 60, "closing": 2}  # seconds


class HttpRefused(TableRefused):
    """A request was refused before it reached a table."""


def status_of(refused: Refused) -> int:
    """The server's own refusals have a status by key, those of tables one by class, and others are 409 or 422."""
    if isinstance(refused, HttpRefused):
        return STATUS[refused.key]
    for kind, status in BY_CLASS.items():
        if isinstance(refused, kind):
            return status
    return 409 if refused.key in NOT_NOW else 422


def wait_for(refused: Refused) -> int | None:
    """The seconds in the header Retry-After; None if waiting does not help."""
    if status_of(refused) not in (429, 503):
        return None
    seconds = refused.details.get("seconds")
    return seconds if isinstance(seconds, int) else WAIT.get(refused.key, 1)


def refusal_of(error: Exception) -> Refused:
    """The refusal sent to the client for an error. An unexpected error becomes `broken`, without details."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, Unavailable):
        return Unready("store", why=error.reason)
    if isinstance(error, Damaged):
        return Unready("table-damaged")
    return Unready("store", why="busy") if isinstance(error, JournalError) else HttpRefused("broken")
