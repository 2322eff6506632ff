"""Checks of the Host header.

A foreign site can point its own name at this machine, and a browser then takes the server for a part of that site (DNS
rebinding). So the name in the Host header must be one of the server's own. An IP address is safe, because nobody can
redirect it.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Set
from functools import lru_cache

from starlette.types import Scope

from .refusals import HttpRefused

MOST_KNOWN = 256  # headers whose names are cached


def check_name(scope: Scope, names: frozenset[str]) -> None:
    """Refuse a request with a foreign name in its Host header. Without that header it does not come from a browser."""
    for name, host in scope["headers"]:
        if name == b"host":
            if (foreign := foreign_name(host, names)) is not None:
                raise HttpRefused("misdirected", host=foreign)
            return


@lru_cache(maxsize=MOST_KNOWN)
def foreign_name(host: bytes, names: frozenset[str]) -> str | None:
    """The name in a Host header if it is foreign."""
    found = without_port(host.decode("latin-1"))
    return None if is_ours(found, names) else found


def is_ours(name: str, names: Set[str]) -> bool:
    """Whether a name is an IP address, localhost, or one of the server's names."""
    if name == "localhost" or name in names:
        return True
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def without_port(host: str) -> str:
    """The name in a Host header, normalized for comparison."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdecimal() else host).lower().removesuffix(".")
