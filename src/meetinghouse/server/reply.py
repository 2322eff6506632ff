"""What goes back: a whole answer in one piece."""

from __future__ import annotations

import math
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from ..engine.refusals import Refused
from .plain import STYLE_HASH
from .refusals import status_of, wait_for

LONGEST_PARAM = 200
SAFE_INTEGER = 2**53  # a browser's numbers are exact up to here
JSON = b"application/json"
SECURITY = [
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' '%s'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        b"object-src 'none'" % STYLE_HASH.encode(),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # our own pages say that they ask; no other site hears where a link stood
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]


class Told(msgspec.Struct, frozen=True):
    """A refusal as it travels: a key, the clause that forbids it, and parameters."""

    refused: str
    rule: str | None
    params: dict[str, Any]


class Reply:
    """An answer: status, body, headers."""

    __slots__ = ("body", "headers", "status")

    def __init__(
        self,
        body: bytes,
        status: int = 200,
        kind: bytes = JSON,
        headers: tuple[tuple[bytes, bytes], ...] = (),
        cache: tuple[bytes, bytes] = (b"cache-control", b"no-store"),
    ) -> None:
        self.body = body
        self.status = status
        self.headers = [
            (b"content-type", kind),
            (b"content-length", b"%d" % len(body)),
            cache,
            *headers,
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        await send({"type": "http.response.start", "status": self.status, "headers": list(self.headers)})
        await send({"type": "http.response.body", "body": self.body})


def say(value: object, status: int = 200, headers: tuple[tuple[bytes, bytes], ...] = ()) -> Reply:
    """A value as JSON."""
    return Reply(msgspec.json.encode(value), status, headers=headers)


def refuse(refused: Refused, headers: tuple[tuple[bytes, bytes], ...] = ()) -> Reply:
    """A refusal as JSON, with how long to wait where that may help."""
    seconds = wait_for(refused)
    if seconds is not None:
        headers = (*headers, (b"retry-after", b"%d" % seconds))
    params = {name: _safe(value) for name, value in refused.details.items()}
    return say(Told(refused.key, refused.rule, params), status_of(refused), headers)


def _safe(value: object) -> object:
    """A parameter that any JSON reader takes, and that is not long."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int) and abs(value) <= SAFE_INTEGER:
        return value
    if isinstance(value, float) and math.isfinite(value):
        return value
    if not isinstance(value, str):
        try:
            value = repr(value)
        except (ValueError, RecursionError):
            value = type(value).__name__
    return value[:LONGEST_PARAM].encode("utf-8", "replace").decode()
