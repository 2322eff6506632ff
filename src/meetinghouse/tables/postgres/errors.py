"""The meaning of PostgreSQL's errors for the journal."""

from __future__ import annotations

import asyncio

import asyncpg  # type: ignore[import-untyped]

from ..journal import DamagedFile, Reason, Unavailable
from .address import Address

TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
REASONS: dict[str, Reason] = {  # by SQLSTATE, or its class
    "08": "unreachable",  # connection exceptions
    "25006": "read-only",
    "28": "login",
    "3D": "no-place",  # there is no such database
    "3F": "no-place",  # the schema is gone
    "40": "busy",  # deadlock, serialization
    "42501": "rights",
    "42": "no-place",  # tables or functions of the schema are gone
    "53100": "full",
    "53": "busy",  # too many connections, out of memory
    "55P03": "busy",  # lock not available
    "57014": "busy",  # statement timeout
    "57": "unreachable",  # the server stops or starts
    "58": "disk",
}


def as_journal_error(error: BaseException, address: Address) -> BaseException:
    """Convert an error of PostgreSQL or of the network to one of the journal; other errors are returned unchanged."""
    if isinstance(error, asyncpg.DataError):
        return ValueError(f"this cannot be stored: {_line(error)}")
    if isinstance(error, asyncpg.PostgresError):
        state = getattr(error, "sqlstate", None) or ""
        if state.startswith("XX") and state != "XX000":  # damaged data or a damaged index
            return DamagedFile("damaged", address)
        reason = REASONS.get(state) or REASONS.get(state[:2], "disk")
        return Unavailable(reason, f"{address} ({_line(error)})")
    if isinstance(error, asyncio.TimeoutError):
        return Unavailable("unreachable", f"{address}")
    if isinstance(error, OSError):
        return Unavailable("unreachable", f"{address} ({error.strerror or type(error).__name__})")
    if isinstance(error, asyncpg.ClientConfigurationError):
        return Unavailable("no-place", f"{address} ({_line(error)})")
    if isinstance(error, asyncpg.TargetServerAttributeNotMatched):  # all servers in the address are replicas, say
        return Unavailable("read-only", f"{address}")
    if isinstance(error, asyncpg.InterfaceError | asyncpg.InternalClientError):  # the connection is closed or broken
        return Unavailable("unreachable", f"{address}")
    return error


def is_lost(error: BaseException) -> bool:
    """Whether the connection broke, so that another one may do better."""
    stopped = asyncpg.AdminShutdownError, asyncpg.CrashShutdownError, asyncpg.PostgresConnectionError
    return isinstance(error, (*stopped, asyncpg.InterfaceError, asyncpg.InternalClientError, ConnectionError))


def _line(error: BaseException) -> str:
    return " ".join(str(error).split())[:200]
