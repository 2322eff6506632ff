"""Refusals of the server as exceptions, with the same base class as all refusals."""

from __future__ import annotations

from typing import Any

import msgspec

from ..tables.refusals import TableRefused


class Refusal(TableRefused):
    """The server refused a call, and changed nothing."""

    def __init__(self, key: str, rule: str | None = None, *, status: int = 0, **params: Any) -> None:
        super().__init__(key, rule, **params)
        self.status = status


class _Refused(msgspec.Struct):
    refused: str
    rule: str | None = None
    params: dict[str, Any] = {}


def is_passing(status: int, content: bytes) -> bool:
    """Whether another server may answer soon: this one is about to stop or lacks the rules, or a proxy reached none."""
    if status != 503:
        return status in (502, 504)
    try:
        return msgspec.json.decode(content, type=_Refused).refused in ("closing", "other-rules")
    except ValueError:
        return True  # a proxy's own answer


def answer_in(status: int, content: bytes) -> bytes:
    """The content of a response. Raises `Refusal` if the server refused the call."""
    if status < 400:
        return content
    try:
        refused = msgspec.json.decode(content, type=_Refused)
    except ValueError:
        refused = _Refused("broken")
    raise Refusal(refused.refused, refused.rule, status=status, **refused.params)
