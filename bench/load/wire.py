"""HTTP/1.1 by hand, as cheap as possible, so that the load client is not what is measured."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import cast

IDLE = 3.0  # seconds after which a connection is not used again; servers close idle ones after five
MOST_OPEN = 256  # connections for calls, in addition to the streams


class Lost(Exception):
    """The server has closed the connection, or sent something that cannot be read."""


class Stream(asyncio.Protocol):
    """A stream of server-sent events; `heard` gets each message, and `lost` the reason why the stream has ended."""

    __slots__ = ("_body", "_buffer", "_event", "_heard", "_lost", "_request", "bytes_read", "over", "transport")

    def __init__(self, request: bytes, heard: Callable[[str, bytes], None], lost: Callable[[str], None]) -> None:
        self._request = request
        self._heard = heard
        self._lost = lost
        self._buffer = bytearray()
        self._event = b""
        self._body = False
        self.bytes_read = 0
        self.over = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)
        self._request = b""

    def data_received(self, data: bytes) -> None:
        """Read all complete events."""
        self.bytes_read += len(data)
        self._buffer += data
        if not self._body and not self._read_head():
            return
        buffer = self._buffer
        start = 0
        while (end := buffer.find(b"\r\n", start)) >= 0:
            stop = end + 2 + int(buffer[start:end], 16)
            if len(buffer) < stop + 2:
                break
            if stop > end + 2:
                self._read_events(bytes(buffer[end + 2 : stop]))
            start = stop + 2
        del buffer[:start]

    def connection_lost(self, exc: Exception | None) -> None:
        self._end("closed")

    def close(self) -> None:
        self.over = True
        if self.transport is not None:
            self.transport.abort()

    def _read_head(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        head = bytes(self._buffer[:end]).lower()
        del self._buffer[: end + 4]
        self._body = True
        status = head.split(b" ", 2)[1]
        if status != b"200" or b"\r\ntransfer-encoding: chunked" not in head:
            self._end(f"stream refused: {status.decode()}")
            self.close()
            return False
        return True

    def _read_events(self, text: bytes) -> None:
        events = (self._event + text).split(b"\n\n")
        self._event = events.pop()
        for event in events:
            if event[:1] == b":":
                continue
            fields = dict(line.split(b": ", 1) for line in event.split(b"\n") if line[:1] != b":")
            if b"id" in fields:
                self._heard(fields[b"event"].decode(), fields[b"data"])
            else:
                self._end(fields[b"event"].decode())

    def _end(self, why: str) -> None:
        if not self.over:
            self.over = True
            self._lost(why)


class Line(asyncio.Protocol):
    """A connection for calls, one after another."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.idle_since = 0.0
        self.open = True
        self._buffer = bytearray()
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def ask(self, request: bytes) -> asyncio.Future[tuple[int, bytes]]:
        """Send a request; returns status and body of the reply."""
        assert self.transport is not None
        self._answer = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self._answer

    def data_received(self, data: bytes) -> None:
        """Read as many bytes as the header announces."""
        self._buffer += data
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0 or self._answer is None:
            return
        head = bytes(self._buffer[:end]).lower()
        place = head.find(b"\r\ncontent-length:")
        if place < 0:
            self._fail("an answer without a length")
            return
        length = int(head[place + 17 :].split(b"\r\n", 1)[0])
        if len(self._buffer) < end + 4 + length:
            return
        body = bytes(self._buffer[end + 4 : end + 4 + length])
        self._buffer.clear()
        if b"\r\nconnection: close" in head:
            self.open = False
        answer, self._answer = self._answer, None
        if not answer.done():
            answer.set_result((int(head.split(b" ", 2)[1]), body))

    def connection_lost(self, exc: Exception | None) -> None:
        self._fail("the server has hung up")

    def _fail(self, why: str) -> None:
        self.open = False
        answer, self._answer = self._answer, None
        if answer is not None and not answer.done():
            answer.set_exception(Lost(why))


class Caller:
    """Makes calls over a few open connections; the one used last is used first."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._free: list[Line] = []
        self._open = 0
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def post(self, path: str, body: bytes = b"{}", token: str = "") -> tuple[int, bytes]:
        """Make a call; repeat it once if the server has just closed an idle connection."""
        request = head("POST", path, self.port, token, len(body)) + body
        for last in (False, True):
            line, fresh = await self._take()
            try:
                answer = await line.ask(request)
            except Lost:
                if fresh or last:
                    raise
            else:
                return answer
            finally:
                self._give(line)
        raise AssertionError

    async def _take(self) -> tuple[Line, bool]:
        loop = asyncio.get_running_loop()
        while True:
            while self._free:
                line = self._free.pop()
                if line.open and loop.time() - line.idle_since < IDLE:
                    return line, False
                self._close(line)
            if self._open < MOST_OPEN:
                break
            turn: asyncio.Future[None] = loop.create_future()
            self._waiting.append(turn)
            await turn
        self._open += 1
        try:
            _, line = await loop.create_connection(Line, "127.0.0.1", self.port)
        except OSError as error:
            self._open -= 1
            raise Lost(str(error)) from error
        return line, True

    def _give(self, line: Line) -> None:
        if line.open:
            line.idle_since = asyncio.get_running_loop().time()
            self._free.append(line)
        else:
            self._close(line)
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                break

    def _close(self, line: Line) -> None:
        self._open -= 1
        if line.transport is not None:
            line.transport.abort()

    def close(self) -> None:
        while self._free:
            self._close(self._free.pop())


def head(method: str, path: str, port: int, token: str = "", length: int | None = None) -> bytes:
    """The header of a request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if length is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {length}"]
    else:
        lines.append("Accept: text/event-stream")
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
