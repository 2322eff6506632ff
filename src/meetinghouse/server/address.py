"""Who asks, as far as an address can tell."""

from __future__ import annotations

import ipaddress

from starlette.requests import Request

LONGEST = 64


def address_of(request: Request, trust_proxy: bool) -> str:
    """The address that limits count by; of IPv6 the network, for everybody has millions there."""
    found = request.client.host if request.client else ""
    if trust_proxy:
        forwarded = request.headers.getlist("x-forwarded-for")
        last = forwarded[-1].split(",")[-1].strip()[:LONGEST] if forwarded else ""
        found = last if _parsed(last) else found
    return counted(found)


def counted(found: str) -> str:
    """The same for an address by itself."""
    parsed = _parsed(found)
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return found if parsed.is_loopback else str(ipaddress.ip_network((parsed, 64), strict=False))
    return found


def is_secure(request: Request, trust_proxy: bool) -> bool:
    """Whether the browser spoke https."""
    scheme = request.headers.get("x-forwarded-proto", "") if trust_proxy else ""
    return "https" in (scheme, request.url.scheme)


def _parsed(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None
