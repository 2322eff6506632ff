"""HTTP on one connection: uvicorn's, with bounds on what comes before a request can be answered."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD = 32 * 1024  # bytes of request line and headers
HEAD_PATIENCE = 15.0  # seconds for them to arrive

BROKEN = b'{"refused":"header","rule":null,"params":{"name":"request"}}'
HEAD = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(BROKEN)
REFUSAL = b"HTTP/1.1 400 Bad Request\r\n" + HEAD + BROKEN


class Protocol(HttpToolsProtocol):
    """Refuses heads that are too long or too slow, and lets a stream cut off a reader that takes nothing."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._head: int | None = 0  # bytes so far; None while a request is being answered
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects, and has some time to say what for."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Part of a request."""
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > MOST_HEAD and not self.transport.is_closing():
            self.send_400_response("")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.scope["abort"] = self.transport.abort  # type: ignore[typeddict-unknown-key]
        if self._head is None:
            self._expect()

    def on_headers_complete(self) -> None:
        """It is known what is asked."""
        self._head = None
        self._forget()
        if len(self.url) + sum([len(name) + len(value) for name, value in self.headers]) > MOST_HEAD:
            raise ValueError("too long")  # all of it came at once; the parser makes a broken request of this
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """What cannot be read is refused in the form of all refusals."""
        self.transport.write(REFUSAL)
        self.transport.close()

    def _expect(self) -> None:
        self._forget()
        self._head = 0
        self._late = self.loop.call_later(HEAD_PATIENCE, self.transport.abort)

    def _forget(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
