"""The server without sockets: every byte that it sends is kept, and time stands still until it is moved."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from meetinghouse.tables.live import Live


class Heard(msgspec.Struct):
    """A frame of a stream: which scene it shows, when it left, and its bytes."""

    scene: Any
    at: float
    frame: bytes
    first: bool


class Said(msgspec.Struct):
    """A call and what came back."""

    call: str
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    @property
    def json(self) -> Any:
        """The answer, read."""
        return msgspec.json.decode(self.body)


class Line:
    """An open stream: what it has brought so far."""

    def __init__(self, live: Live, now: Callable[[], float]) -> None:
        self.live = live
        self.now = now
        self.status = 0
        self.heard: list[Heard] = []
        self.received = 0  # bytes, those of heartbeats too
        self.task: asyncio.Task[None] | None = None
        self._hung_up = asyncio.Event()
        self._asked = False
        self._first = True

    async def receive(self) -> dict[str, Any]:
        """The request, then silence until the line is cut."""
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._hung_up.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        """The server sends something."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
        self.received += len(message.get("body", b""))
        if b"data: " in message.get("body", b""):
            self.heard.append(Heard(self.live.scene, self.now(), message["body"], self._first))
            self._first = False

    async def cut(self) -> None:
        """The line breaks."""
        self._hung_up.set()
        assert self.task is not None
        await self.task


class Wire:
    """Everything that goes to and from the app."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.log: list[Said] = []

    async def call(
        self,
        method: str,
        path: str,
        body: object = None,
        token: str | None = None,
        headers: tuple[tuple[str, str], ...] = (),
        raw: bytes | None = None,
    ) -> Said:
        """One call, answered."""
        content = raw if raw is not None else b"" if body is None else msgspec.json.encode(body)
        given = dict(headers)
        if method == "POST":
            given = {"content-type": "application/json", "content-length": str(len(content))} | given
        said = Said(f"{method} {path}", 0, [], b"")

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                said.status, said.headers = message["status"], list(message["headers"])
            else:
                said.body += message.get("body", b"")

        await self.app(scope(method, path, token, given), receive, send)
        self.log.append(said)
        return said

    async def follow(self, live: Live, token: str | None = None, after: int | None = None) -> Line:
        """Open a stream and wait for its first message."""
        line = Line(live, live.house.now)
        given = {} if after is None else {"last-event-id": str(after)}
        path = f"/api/tables/{live.table.code}/stream"
        line.task = asyncio.create_task(self.app(scope("GET", path, token, given), line.receive, line.send))
        while not line.heard and not line.task.done():
            await asyncio.sleep(0)
        return line


def scope(method: str, path: str, token: str | None, headers: dict[str, str]) -> dict[str, Any]:
    """What a server hands to an app for a request."""
    if token is not None:
        headers = headers | {"authorization": f"Bearer {token}"}
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 50000),
        "server": ("127.0.0.1", 1692),
        "state": {},
    }
