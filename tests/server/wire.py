"""The server without sockets: every byte that it sends is kept, and its clock stands still until a test moves it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from meetinghouse.client.changes import Stream
from meetinghouse.tables.live import Live


class Heard(msgspec.Struct):
    """A frame of a stream: its time, its bytes, and the broadcast at that time."""

    broadcast: Any
    at: float
    frame: bytes
    told: Any  # the broadcast it belongs to; an earlier one if its message came in pieces
    whole: bytes  # the whole message after it; empty if more pieces follow
    first: bool


class Said(msgspec.Struct):
    """A call and its response."""

    call: str
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    @property
    def json(self) -> Any:
        """The decoded body of the response."""
        return msgspec.json.decode(self.body)


class Line:
    """An open stream, with all frames received so far."""

    def __init__(self, live: Live, now: Callable[[], float]) -> None:
        self.live = live
        self.now = now
        self.status = 0
        self.heard: list[Heard] = []
        self.received = 0  # bytes, including heartbeats
        self.task: asyncio.Task[None] | None = None
        self._hung_up = asyncio.Event()
        self._asked = False
        self._first = True
        self._stream = Stream()
        self._told: Any = None

    async def receive(self) -> dict[str, Any]:
        """Give the app the request, and then nothing until the connection is cut."""
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._hung_up.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        """Take what the app sends."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
        self.received += len(message.get("body", b""))
        if b"data: " in message.get("body", b""):
            lines = [line for line in message["body"].decode().split("\n") if line[:1] not in ("", ":")]
            fields = dict(line.split(": ", 1) for line in lines)
            whole = self._stream.receive(fields["event"], fields["data"]) or b""
            broadcast = self.live.broadcast
            if fields["event"] not in ("part", "last") or self._told is None:
                self._told = broadcast
            self.heard.append(Heard(broadcast, self.now(), message["body"], self._told, whole, self._first))
            if fields["event"] not in ("first", "part"):
                self._told = None
            self._first = False

    async def cut(self) -> None:
        self._hung_up.set()
        assert self.task is not None
        await self.task


class Wire:
    """All requests to the app and its responses."""

    def __init__(self, app: Any, pause: float = 0.0) -> None:
        self.app = app
        self.pause = pause  # seconds between two looks whether a stream has begun, in virtual time
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
        """Make a call and return its response."""
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
            await asyncio.sleep(self.pause)
        return line


def scope(method: str, path: str, token: str | None, headers: dict[str, str]) -> dict[str, Any]:
    """The ASGI scope of a request."""
    if token is not None:
        headers = headers | {"authorization": f"Bearer {token}"}
    path, _, query = path.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 50000),
        "server": ("127.0.0.1", 1692),
        "state": {},
    }
