"""Who asks, as far as an address can tell."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import TypeAlias

from starlette.requests import Request

LONGEST = 64

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


def address_of(request: Request, proxies: Sequence[Network]) -> str:
    """The address that limits count by: of whoever connects, or the nearest that trusted proxies say they ask for."""
    found = request.client.host if request.client else ""
    hops = ",".join(request.headers.getlist("x-forwarded-for")).split(",")
    while hops and is_trusted(found, proxies):
        hop = hops.pop().strip()[:LONGEST]
        if _parsed(hop) is None:
            break
        found = hop
    return counted(found)


def counted(found: str) -> str:
    """The same for an address by itself; of IPv6 the network, for everybody has millions there."""
    parsed = _parsed(found)
    if isinstance(parsed, ipaddress.IPv6Address) and not parsed.is_loopback:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return found if parsed is None else str(parsed)


def neighbourhood(address: str) -> str:
    """The network around an address that is counted, as far as one provider's customer may well have all of it."""
    try:
        found = ipaddress.ip_network(address)
    except ValueError:
        return address
    return str(found.supernet(new_prefix=24 if found.version == 4 else min(48, found.prefixlen)))


def is_trusted(address: str, proxies: Sequence[Network]) -> bool:
    """Whether that is one of these proxies, whose word is taken for who asks."""
    parsed = _parsed(address) if proxies else None
    return parsed is not None and any(parsed in each for each in proxies)


def is_secure(request: Request, proxies: Sequence[Network]) -> bool:
    """Whether the browser spoke https."""
    trusted = request.client is not None and is_trusted(request.client.host, proxies)
    scheme = request.headers.get("x-forwarded-proto", "") if trusted else ""
    return "https" in (scheme, request.url.scheme)


def _parsed(text: str) -> Address | None:
    """What is written there; an IPv4 address that IPv6 carries is the same address."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
