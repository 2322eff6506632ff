"""Connections of one address are limited, and clients that read no responses are disconnected."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import ExitStack, suppress
from ipaddress import ip_network
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from meetinghouse.server.connection import Connections
from meetinghouse.server.settings import NO_RATE, Settings
from tests.patience import PATIENCE, eventually
from tests.tables.awaiting import awaited

from .conftest import Start
from .guests import Serving

HERE = (ip_network("127.0.0.1"),)  # a proxy on this machine


def answers(line: socket.socket) -> bool:
    """Whether the server answers on this connection."""
    got = b""
    with suppress(ConnectionError):
        line.sendall(b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while not got.endswith(b"}") and (part := line.recv(4096)):
            got += part
    return got.startswith(b"HTTP/1.1 200")


def test_one_address_has_only_so_many_connections(serve: Start) -> None:
    serving = serve(Settings(connections_of_address=5))
    with ExitStack() as stack:

        def connect() -> socket.socket:
            return stack.enter_context(socket.create_connection(("127.0.0.1", serving.port), timeout=PATIENCE))

        lines = [connect() for _ in range(5)]
        assert all(answers(line) for line in lines)
        assert not answers(connect())
        assert not answers(connect())
        assert answers(lines[0]), "those who are in stay in"
        lines[1].close()
        eventually(lambda: answers(connect()), "there is room for one more")
        assert not answers(connect())


def test_behind_a_trusted_proxy_connections_are_not_counted(serve: Start) -> None:
    serving = serve(Settings(connections_of_address=2, proxies=HERE))
    with ExitStack() as stack:
        for _ in range(6):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", serving.port), timeout=PATIENCE))
            assert answers(line)


def test_a_proxy_elsewhere_does_not_let_this_machine_connect_without_end(serve: Start) -> None:
    serving = serve(Settings(connections_of_address=2, proxies=(ip_network("10.0.0.0/8"),)))
    with ExitStack() as stack:
        lines = [
            stack.enter_context(socket.create_connection(("127.0.0.1", serving.port), timeout=PATIENCE))
            for _ in range(3)
        ]
        assert [answers(line) for line in lines] == [True, True, False]


def deaf(serving: Serving, asked: bytes) -> socket.socket:
    """A client that sends requests and reads no response."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", serving.port))
    line.sendall(asked)
    return line


def rest(line: socket.socket) -> int:
    """The number of bytes received until the server disconnects. Raises TimeoutError if it does not."""
    size = 0
    with suppress(ConnectionError):
        while part := line.recv(1 << 20):
            size += len(part)
    return size


def test_whoever_takes_no_answers_is_cut_off(serve: Start) -> None:
    serving = serve(Settings(send_patience=0.5, calls=NO_RATE))
    length = len(httpx.get(f"{serving.url}/openapi.json").content)
    many = 20_000_000 // length
    asked = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * many
    with deaf(serving, asked) as line:
        eventually(lambda: serving.state.total_requests > 1, "it is heard")
        eventually(lambda: not serving.state.connections, "it is cut off")
        assert rest(line) < many * length / 2


def test_whoever_reads_slowly_but_reads_gets_everything(serve: Start) -> None:
    serving = serve(Settings(send_patience=1.5, calls=NO_RATE))
    length = len(httpx.get(f"{serving.url}/openapi.json").content)
    many = 20_000_000 // length
    last = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    with deaf(serving, b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * (many - 1) + last) as line:
        size = 0
        begun = time.monotonic()
        while part := line.recv(1 << 20):
            size += len(part)
            if size * 20 // (many * length) > (size - len(part)) * 20 // (many * length):
                time.sleep(0.1)
        assert size > many * length
        assert time.monotonic() - begun > 1.5


class Silent(asyncio.Transport):
    """A transport whose client reads nothing: closing it has no effect until it is aborted."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 50000), "sockname": ("127.0.0.1", 1692)})
        self.loop = asyncio.get_running_loop()
        self.closed = self.loop.create_future()
        self.cut = self.loop.create_future()

    def write(self, data: object) -> None:
        pass

    def is_closing(self) -> bool:
        return self.closed.done()

    def close(self) -> None:
        if not self.closed.done():
            self.closed.set_result(self.loop.time())

    def abort(self) -> None:
        self.cut.set_result(self.loop.time())


PATIENT = 0.05  # seconds


@pytest.mark.parametrize(
    "asked",
    [b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n", b"garbage\r\n\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"],
)
@awaited
async def test_a_connection_ends_though_its_last_bytes_are_not_taken(asked: bytes) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"{}"})

    connections = Connections(Settings(send_patience=PATIENT))
    config = uvicorn.Config(connections.tracked(app), timeout_keep_alive=0, log_config=None, access_log=False)
    config.load()
    line = Silent()
    made = connections.guard(HttpToolsProtocol(config=config, server_state=ServerState(), app_state={}))
    made.connection_made(line)
    made.data_received(asked)

    async with asyncio.timeout(PATIENCE):
        closed, cut = await asyncio.gather(line.closed, line.cut)
    assert cut - closed > PATIENT * 0.99, "there is time to take the last bytes"
    made.connection_lost(None)
    assert not connections.by_address


class Noting(Silent):
    """A transport that notes every write."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []

    def write(self, data: object) -> None:
        assert isinstance(data, bytes)
        self.writes.append(data)


@pytest.mark.parametrize("waits", [False, True])
@awaited
async def test_head_and_body_are_sent_together_unless_the_body_takes_longer(waits: bool) -> None:
    go = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        if waits:
            await go.wait()
        await send({"type": "http.response.body", "body": b"{}"})

    connections = Connections(Settings())
    config = uvicorn.Config(connections.tracked(app), log_config=None, access_log=False)
    config.load()
    line = Noting()
    made = connections.guard(HttpToolsProtocol(config=config, server_state=ServerState(), app_state={}))
    made.connection_made(line)
    for asked in range(2):
        made.data_received(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            while len(line.writes) == asked * (1 + waits):
                await asyncio.sleep(0)
            if waits:
                assert line.writes[-1].endswith(b"\r\n\r\n")
                go.set()
            while not line.writes[-1].endswith(b"{}"):
                await asyncio.sleep(0)
        go.clear()
    beginnings = [write.startswith(b"HTTP/1.1 200") for write in line.writes]
    assert beginnings == ([True, False, True, False] if waits else [True, True])
    made.connection_lost(None)
