"""Responses: JSON, refusals, and the headers that all responses carry."""

from __future__ import annotations

import math
from typing import Any, TypeAlias

import msgspec
from starlette.types import Receive, Scope, Send

from ..engine.decisions import show
from ..engine.refusals import Refused
from ..tables.refusals import public_details
from .plain import STYLE_HASH
from .refusals import status_of, wait_for

Header: TypeAlias = tuple[bytes, bytes]

LONGEST_PARAM = 200
SAFE_INTEGER = 2**53  # JavaScript's numbers are exact up to here
JSON = b"application/json"
NO_STORE: Header = (b"cache-control", b"no-store")
SECURITY: list[Header] = [
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' '%s'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        b"object-src 'none'" % STYLE_HASH.encode(),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # `check_origin` needs the referrer of our own pages; other sites get none
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]


class RefusalBody(msgspec.Struct, frozen=True):
    """A refusal: its key, the clause that forbids it, and the parameters of its text."""

    refused: str
    rule: str | None
    params: dict[str, Any]


class Reply:
    """A complete response. It may be sent more than once."""

    __slots__ = ("body", "headers", "status")

    def __init__(
        self,
        body: bytes,
        status: int = 200,
        kind: bytes = JSON,
        headers: tuple[Header, ...] = (),
        cache: Header = NO_STORE,
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
        await send({"type": "http.response.start", "status": self.status, "headers": list(self.headers)})
        await send({"type": "http.response.body", "body": self.body})


def say(value: object, status: int = 200, headers: tuple[Header, ...] = ()) -> Reply:
    """A response with a value as JSON."""
    return Reply(msgspec.json.encode(value), status, headers=headers)


def refuse(refused: Refused, headers: tuple[Header, ...] = ()) -> Reply:
    """A response with a refusal as JSON, and with Retry-After if waiting helps."""
    seconds = wait_for(refused)
    if seconds is not None:
        headers = (*headers, (b"retry-after", b"%d" % seconds))
    return say(refusal_body(refused), status_of(refused), headers)


def refusal_body(refused: Refused) -> RefusalBody:
    """A refusal as it is sent to the client."""
    return RefusalBody(
        refused.key, refused.rule, {name: _safe(value) for name, value in public_details(refused).items()}
    )


def _safe(value: object) -> object:
    """A parameter in a form that every JSON reader understands, shortened if it is long."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int) and abs(value) <= SAFE_INTEGER:
        return value
    if isinstance(value, float) and math.isfinite(value):
        return value
    if isinstance(value, Refused):
        return refusal_body(value)
    if not isinstance(value, str):
        value = show(value)
    return value[:LONGEST_PARAM].encode("utf-8", "replace").decode()
