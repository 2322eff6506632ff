"""HTTP on one connection: uvicorn's, with bounds on what comes before a request can be answered."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any, ClassVar, TypeAlias

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from .address import counted, is_trusted
from .refusals import AtDoor
from .reply import SECURITY, Reply, refuse
from .settings import Settings

Unread: TypeAlias = Callable[[AtDoor], Reply]

MOST_HEAD = 32 * 1024  # bytes of request line and headers
HEAD_PATIENCE = 15.0  # seconds for them to arrive
LAST_MOMENTS = 2  # seconds for what is under way, when the server stops


class Protocol(HttpToolsProtocol):
    """Refuses too many of one address and heads that are too long or too slow.

    Cuts off whoever takes nothing, and whoever goes on sending after the answer without asking anything more.
    """

    settings: ClassVar[Settings]
    open: ClassVar[Counter[str]]  # connections by address
    unread: ClassVar[staticmethod[[AtDoor], Reply]]  # refuses what cannot be read

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._head: int | None = 0  # bytes so far; None while a request is being answered
        self._long = False  # they are too many
        self._body = 0  # bytes so far
        self._late: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._address: str | None = None  # None where it is not counted
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects, and has some time to say what for."""
        if not self._enter(transport):
            transport.close()
            return
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        if self._address is not None:
            self.open[self._address] -= 1
            if not self.open[self._address]:
                del self.open[self._address]
        if self.flow is None:  # it was refused
            return  # type: ignore[unreachable]
        self._forget()
        self._calm()
        if self._ending is not None:
            self._ending.cancel()
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True  # uvicorn tells the latest request, and this may be an older one
            self._answering.message_event.set()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """More waits for the reader than should; it must be taken soon."""
        super().pause_writing()
        self._hurry()

    def resume_writing(self) -> None:
        """The reader takes it."""
        super().resume_writing()
        if not self.transport.is_closing():
            self._calm()

    def on_response_complete(self) -> None:
        """An answer is written; a connection that ends with it ends soon, though nobody takes the rest."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._hurry()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more is asked; the same."""
        super().timeout_keep_alive_handler()
        self._hurry()

    def shutdown(self) -> None:
        """The server stops; whoever has not asked all or taken all soon is cut off, which is nobody's error."""
        super().shutdown()
        self._ending = self.loop.call_later(LAST_MOMENTS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Part of a request."""
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > MOST_HEAD and not self.transport.is_closing():
            self._long = True
            self.send_400_response("")
        if self.cycle is not None and self.cycle.response_complete and self._late is None:  # it is no request yet
            self._late = self.loop.call_later(self.settings.body_patience, self.transport.abort)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.scope["abort"] = self.transport.abort  # type: ignore[typeddict-unknown-key]
        if self._head is None:
            self._expect()

    def on_headers_complete(self) -> None:
        """It is known what is asked."""
        self._head = None
        self._body = 0
        self._forget()
        if len(self.url) + sum([len(name) + len(value) for name, value in self.headers]) > MOST_HEAD:
            self._long = True
            raise ValueError("too long")  # all of it came at once; the parser makes a broken request of this
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Part of a body; only what is posted has one that anybody reads, and sees to its length."""
        self._body += len(body)
        if self._body > self.settings.most_body and self.scope["method"] != "POST":
            self.transport.abort()
        super().on_body(body)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        """What cannot be read is refused as everything is."""
        reply = self.unread(AtDoor("long-head", most=MOST_HEAD) if self._long else AtDoor("header", name="request"))
        self.transport.write(_written(reply, self.server_state.default_headers))
        self.transport.close()
        self._hurry()

    def _enter(self, transport: asyncio.Transport) -> bool:
        """Count one more of that address, if it may."""
        peer = transport.get_extra_info("peername")
        if not isinstance(peer, tuple) or is_trusted(str(peer[0]), self.settings.proxies):
            return True
        address = counted(str(peer[0]))
        if self.open[address] >= self.settings.connections_of_address:
            return False
        self._address = address
        self.open[address] += 1
        return True

    def _hurry(self) -> None:
        if self._stuck is None:
            self._stuck = self.loop.call_later(self.settings.send_patience, self.transport.abort)

    def _calm(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _expect(self) -> None:
        self._forget()
        self._head = 0
        self._late = self.loop.call_later(HEAD_PATIENCE, self.transport.abort)

    def _forget(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def _written(reply: Reply, usual: Iterable[tuple[bytes, bytes]]) -> bytes:
    """The last answer on a connection, where there is no request that uvicorn could answer."""
    status = b"HTTP/1.1 %d %s" % (reply.status, HTTPStatus(reply.status).phrase.encode())
    headers = [*usual, *reply.headers, *SECURITY, (b"connection", b"close")]
    return b"\r\n".join([status, *[b"%s: %s" % each for each in headers], b"", reply.body])


def protocol_for(settings: Settings, unread: Unread = refuse) -> type[Protocol]:
    """The same within those limits; what is open is counted by itself, and what cannot be read is refused by that."""
    return type("Bounded", (Protocol,), {"settings": settings, "open": Counter(), "unread": staticmethod(unread)})
