"""Rebuilds messages from a stream: the first one is whole, later ones contain only changes (docs/http.md)."""

from __future__ import annotations

from typing import Any

import msgspec


class Stream:
    """The state of one stream: its last whole message, and changes that arrive in pieces."""

    def __init__(self) -> None:
        self._whole: dict[str, Any] = {}
        self._parts = ""  # the pieces received so far

    def receive(self, event: str, data: str) -> bytes | None:
        """The whole message after this event, as JSON; None if the event is none or its changes are not complete."""
        if event not in ("message", "changes", "first", "part", "last"):
            return None
        self._parts = self._parts + data if event in ("part", "last") else data
        if event in ("first", "part"):
            return None
        if event == "message":
            self._whole = msgspec.json.decode(self._parts)
        else:
            put_together(self._whole, msgspec.json.decode(self._parts))
        self._parts = ""
        return msgspec.json.encode(self._whole)


def put_together(whole: dict[str, Any], changed: dict[str, Any]) -> None:
    """Apply changes to the last whole message, which becomes the next one."""
    whole |= {name: changed[name] for name in ("length", "story", "private", "to") if name in changed} | {"pad": ""}
    for pointer, value in changed["changes"].items():
        *path, last = [name.replace("~1", "/").replace("~0", "~") for name in pointer.split("/")[1:]]
        part: Any = whole
        for name in path:
            part = part[_key(part, name)]
        part[_key(part, last)] = value


def _key(part: Any, name: str) -> Any:
    return int(name) if isinstance(part, list) else name
