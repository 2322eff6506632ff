"""By which names the house may be asked for.

A site elsewhere can let a name of its own lead to this machine, and a browser then takes the house for a part of that
site (DNS rebinding). So the name must be one of the house's own. An address is no such name.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Set

from starlette.datastructures import Headers

from .refusals import AtDoor


def check_name(headers: Headers, names: Set[str]) -> None:
    """Refuse what was meant for another house; whoever names none is no browser."""
    host = headers.get("host")
    if host is not None and not is_ours(found := without_port(host), names):
        raise AtDoor("misdirected", host=found)


def is_ours(name: str, names: Set[str]) -> bool:
    """Whether that is an address, this very machine, or one of the house's names."""
    if name == "localhost" or name in names:
        return True
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def without_port(host: str) -> str:
    """The name alone, as names are compared."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdecimal() else host).lower().removesuffix(".")
