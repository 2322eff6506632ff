"""The address of a client, even behind proxies."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from starlette.requests import Request

LONGEST = 64
MOST_KNOWN = 4096  # addresses whose counted form is cached

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


def address_of(request: Request, proxies: Sequence[Network]) -> str:
    """The client's address for limits: the connection's, or behind proxies the last untrusted X-Forwarded-For."""
    found = request.client.host if request.client else ""
    hops = ",".join(request.headers.getlist("x-forwarded-for")).split(",")
    while hops and is_trusted(found, proxies):
        hop = hops.pop().strip()[:LONGEST]
        if _parsed(hop) is None:
            break
        found = hop
    return counted(found)


@lru_cache(maxsize=MOST_KNOWN)
def counted(found: str) -> str:
    """An address in the form that limits count: for IPv6 its /64 network, because every customer has a whole one."""
    parsed = _parsed(found)
    if isinstance(parsed, ipaddress.IPv6Address) and not parsed.is_loopback:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return found if parsed is None else str(parsed)


def neighbourhood(address: str) -> str:
    """The network of a counted address, /24 or for IPv6 /48, all of which may belong to a single customer."""
    try:
        found = ipaddress.ip_network(address)
    except ValueError:
        return address
    return str(found.supernet(new_prefix=24 if found.version == 4 else min(48, found.prefixlen)))


def is_trusted(address: str, proxies: Sequence[Network]) -> bool:
    """Whether an address is one of these proxies'."""
    parsed = _parsed(address) if proxies else None
    return parsed is not None and any(parsed in each for each in proxies)


def is_secure(request: Request, proxies: Sequence[Network]) -> bool:
    """Whether the client uses https, even if a trusted proxy terminates it."""
    trusted = request.client is not None and is_trusted(request.client.host, proxies)
    scheme = request.headers.get("x-forwarded-proto", "") if trusted else ""
    return "https" in (scheme, request.url.scheme)


def _parsed(text: str) -> Address | None:
    """Parse an address; None if it is not one. An IPv4 address mapped into IPv6 becomes the IPv4 address."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
