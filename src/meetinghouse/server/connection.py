"""Limits on connections for which uvicorn has no settings.

uvicorn does not limit how many connections an address opens, how long the head of a request is or takes to arrive, what
a client sends beyond its request, or how long it leaves a response unread. A `Connection` wraps uvicorn's protocol and
adds these limits. asyncio calls it like any protocol, and the application tells it when a request begins and ends.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar
from email.utils import formatdate
from http import HTTPStatus
from typing import Any, TypeAlias, cast

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .address import counted, is_trusted
from .refusals import HttpRefused
from .reply import SECURITY, Reply, refuse
from .settings import Settings

Refuse: TypeAlias = Callable[[HttpRefused], Reply]

MOST_DISCARDED = 256 * 1024  # bytes of a posted body that may arrive unread; asyncio reads as many at once


class Connections:
    """The open connections of a server."""

    def __init__(self, settings: Settings, refuse_unreadable: Refuse = refuse) -> None:
        self.settings = settings
        self.refuse_unreadable = refuse_unreadable
        self.by_address: Counter[str] = Counter()
        self._open: set[Connection] = set()

    def guard(self, protocol: asyncio.Protocol) -> Connection:
        """A connection that passes the bytes it receives to uvicorn's protocol."""
        return Connection(self, protocol)

    def tracked(self, app: ASGIApp) -> ASGIApp:
        """Wrap the application, so that each connection is told when a request begins and ends."""

        async def tracking(scope: Scope, receive: Receive, send: Send) -> None:
            connection = CURRENT.get(None) if scope["type"] == "http" else None
            if connection is None:
                await app(scope, receive, send)
                return
            connection.begin_request(scope)
            try:
                await app(scope, receive if scope["method"] == "POST" else connection.until_lost(receive), send)
            finally:
                connection.end_request()

        return tracking

    def add(self, connection: Connection) -> bool:
        """Count a connection. Returns False if its address has too many."""
        if connection.address is not None:
            if self.by_address[connection.address] >= self.settings.connections_of_address:
                return False
            self.by_address[connection.address] += 1
        self._open.add(connection)
        return True

    def remove(self, connection: Connection) -> None:
        """Stop counting a connection."""
        self._open.remove(connection)
        if connection.address is not None:
            self.by_address[connection.address] -= 1
            if not self.by_address[connection.address]:
                del self.by_address[connection.address]

    def abort(self) -> None:
        for connection in list(self._open):
            connection.transport.abort()


class Connection(asyncio.Protocol):
    """Disconnects a client that sends too much or too slowly, or leaves a response unread."""

    transport: asyncio.Transport

    def __init__(self, connections: Connections, protocol: asyncio.Protocol) -> None:
        self.address: str | None = None  # the address it is counted for; None for a trusted proxy
        self._connections = connections
        self._settings = connections.settings
        self._protocol = protocol
        self._loop = asyncio.get_running_loop()
        self._lost = self._loop.create_future()
        self._added = False
        self._parsing = False
        self._requests = 0  # requests in progress; briefly two when a pipelined one begins
        self._received = 0  # bytes since the last request began
        self._most = self._settings.most_head  # the limit on these bytes
        self._has_body = False  # whether the last request has a body
        self._responds = False  # whether the next bytes to write begin a response
        self._head = b""  # the beginning of a response, which waits for the rest until the loop's next turn
        self._request_timer: asyncio.TimerHandle | None = None  # the deadline for the next request
        self._read_timer: asyncio.TimerHandle | None = None  # the deadline for the client to read

    # --- called by asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Pass the connection to uvicorn, or close it if its address has too many."""
        self.transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        if isinstance(peer, tuple) and not is_trusted(str(peer[0]), self._settings.proxies):
            self.address = counted(str(peer[0]))
        self._added = self._connections.add(self)
        if not self._added:
            self.transport.close()
            return
        self._protocol.connection_made(cast(asyncio.Transport, _Transport(self)))
        self._expect_request(self._settings.head_patience)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timers and end the responses in progress."""
        if not self._added:
            return
        self._connections.remove(self)
        _cancel(self._request_timer)
        _cancel(self._read_timer)
        self._lost.set_result(None)
        self._protocol.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass bytes to uvicorn. They must form a request in time, and within the limits on its length."""
        if not self._added:
            return  # over TLS, asyncio still delivers bytes that came before the close
        self._received += len(data)
        if not self._requests and self._request_timer is None:
            self._expect_request(self._settings.body_patience)
        CURRENT.set(self)
        self._parsing = True
        self._protocol.data_received(data)
        self._parsing = False
        if self._received > self._most:
            self._loop.call_soon(self._check_length)  # after uvicorn has begun a complete request

    def eof_received(self) -> bool | None:
        return self._protocol.eof_received() if self._added else None

    def pause_writing(self) -> None:
        """The write buffer is full: give the client some time to read."""
        self._protocol.pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        """The client has read enough: cancel its deadline."""
        self._protocol.resume_writing()
        if not self.transport.is_closing():
            _cancel(self._read_timer)
            self._read_timer = None

    # --- called by the application

    def begin_request(self, scope: Scope) -> None:
        """The head of a request is complete. Its body follows, if it has one, or else the next head."""
        _cancel(self._request_timer)
        self._request_timer = None
        self._requests += 1
        self._responds = True
        self._received = 0
        self._has_body = any(name in (b"content-length", b"transfer-encoding") for name, _ in scope["headers"])
        if self._has_body:
            self._most = MOST_DISCARDED if scope["method"] == "POST" else self._settings.most_body
        else:
            self._most = self._settings.most_head

    def end_request(self) -> None:
        """The response is complete."""
        self._requests -= 1

    def until_lost(self, receive: Receive) -> Receive:
        """Wrap `receive` to end with the connection, because uvicorn tells only the last of pipelined requests."""

        async def receiving() -> Message:
            message = asyncio.ensure_future(receive())
            try:
                await asyncio.wait((message, self._lost), return_when=asyncio.FIRST_COMPLETED)
                return message.result() if message.done() else {"type": "http.disconnect"}
            finally:
                message.cancel()

        return receiving

    # --- called by uvicorn

    def write(self, data: bytes) -> None:
        """Write a response. Head and body, which uvicorn writes separately, are sent together.

        While parsing, uvicorn writes only its own error, which is replaced by a refusal.
        """
        if self.transport.is_closing():
            return
        if self._parsing:
            self._send_head()
            self.transport.write(self._refusal(HttpRefused("header", name="request")))
        elif self._responds:
            self._responds, self._head = False, data
            self._loop.call_soon(self._send_head)
        else:
            head, self._head = self._head, b""
            self.transport.write(head + data)

    def _send_head(self) -> None:
        """Send the beginning of a response that nothing has followed yet."""
        head, self._head = self._head, b""
        if head and not self.transport.is_closing():
            self.transport.write(head)

    def close(self) -> None:
        """Close once everything is sent; the client must read it in time."""
        self._send_head()
        self.transport.close()
        self._expect_reading()

    def _check_length(self) -> None:
        if self._received <= self._most or self.transport.is_closing():
            return
        if self._requests or self._has_body:
            self.transport.abort()
            return
        self.transport.write(self._refusal(HttpRefused("long-head", most=self._most)))
        self.close()

    def _refusal(self, refused: HttpRefused) -> bytes:
        """The bytes of a last response on a connection without a request that uvicorn could answer."""
        reply = self._connections.refuse_unreadable(refused)
        status = b"HTTP/1.1 %d %s" % (reply.status, HTTPStatus(reply.status).phrase.encode())
        headers = [(b"date", formatdate(usegmt=True).encode()), *reply.headers, *SECURITY, (b"connection", b"close")]
        return b"\r\n".join([status, *[b"%s: %s" % each for each in headers], b"", reply.body])

    def _expect_request(self, seconds: float) -> None:
        _cancel(self._request_timer)
        self._request_timer = self._loop.call_later(seconds, self.transport.abort)

    def _expect_reading(self) -> None:
        if self._read_timer is None:
            self._read_timer = self._loop.call_later(self._settings.send_patience, self.transport.abort)


CURRENT: ContextVar[Connection] = ContextVar("connection")  # the connection whose request the current task answers


class _Transport:
    """The transport for uvicorn, whose writes go through the connection."""

    def __init__(self, connection: Connection) -> None:
        self.write = connection.write
        self.close = connection.close
        self._transport = connection.transport

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
