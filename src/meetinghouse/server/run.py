"""The server as a process: a socket, a store, and an end in good order."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import ssl
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TypeAlias

import uvicorn
from starlette.applications import Starlette
from uvicorn.server import HANDLED_SIGNALS

from ..tables.house import House, steady_clock
from ..tables.room import Room
from . import log
from .app import Care, make_app, make_metrics
from .door import Door
from .drain import Tell, drain
from .protocol import LAST_MOMENTS, protocol_for
from .settings import Settings
from .store import Store, open_store

Metrics: TypeAlias = tuple[socket.socket, uvicorn.Config]  # where counts are told, and how

BACKLOG = 2048
MOST_FILES = 65536
TIDY_EVERY = 600.0  # seconds
HANGING = 2 * LAST_MOMENTS  # seconds after which what is still under way is a fault


class Server(uvicorn.Server):
    """uvicorn, but streams are ended before it waits for connections to end, and it does not wait long for TLS."""

    def __init__(
        self,
        config: uvicorn.Config,
        settings: Settings,
        care: Care,
        ready: Callable[[], None] | None,
        tls: ssl.SSLContext | None,
        metrics: Metrics | None,
    ) -> None:
        super().__init__(config)
        self._settings = settings
        self._care = care
        self._ready = ready
        self._tls = tls
        self._metrics = metrics

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so."""
        await super().startup([])
        for each in sockets or ():
            self.servers.append(await self._listen(each, self.config, self._tls))
        if self._metrics is not None:
            self.servers.append(await self._listen(*self._metrics, None))
        if self._ready is not None:
            self._ready()

    async def _listen(
        self, listening: socket.socket, config: uvicorn.Config, tls: ssl.SSLContext | None
    ) -> asyncio.Server:
        """As uvicorn does it, which would leave a connection a minute to be secured."""

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )

        secured = tls is not None
        return await asyncio.get_running_loop().create_server(
            protocol,
            sock=listening,
            backlog=BACKLOG,
            ssl=tls,
            ssl_handshake_timeout=self._settings.handshake_patience if secured else None,
            ssl_shutdown_timeout=self._settings.goodbye_patience if secured else None,
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the house while the last answers leave."""
        closing = asyncio.create_task(self._care.end())
        await super().shutdown(sockets)
        await closing

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in good order when asked to; that is no failure."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def make_server(
    house: House,
    settings: Settings,
    ready: Callable[[], None] | None = None,
    tls: ssl.SSLContext | None = None,
    metrics: socket.socket | None = None,
) -> Server:
    """A server for that house, not yet running; `ready` is called when it listens. Counts are told at `metrics`."""
    app = make_app(house, settings)
    counts = None if metrics is None else (metrics, _config(make_metrics(app.state.door), app.state.door))
    return Server(_config(app, app.state.door), settings, app.state.care, ready, tls, counts)


def _config(app: Starlette, door: Door) -> uvicorn.Config:
    config = uvicorn.Config(
        app,
        http=protocol_for(door.settings, door.unread),
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=HANGING,
    )
    config.load()
    return config


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens there; OSError where it cannot."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, _, _, address = found[0]
    listening = socket.socket(family, kind, socket.IPPROTO_TCP)  # asyncio sends at once only where TCP is named
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


async def serve(
    listening: socket.socket,
    store: Store,
    settings: Settings,
    ready: Callable[[], None],
    tls: ssl.SSLContext | None,
    metrics: socket.socket | None,
    outdated: Sequence[str],
    left: Tell | None,
) -> None:
    """Serve until told to stop; outdated tables are closed first, `ready` is called when everything is open.

    With `left` no new games begin: it is told how many are left, and the end comes when none is.
    """
    async with await open_store(store, settings.most_room) as journal:
        beside = [asyncio.create_task(_tidy())]
        try:
            room = Room(settings.most_room, settings.most_of_table)
            now = steady_clock(await journal.last_beat())
            house = House(journal, now=now, room=room, draining=left is not None)
            await house.close_old(outdated)
            server = make_server(house, settings, ready, tls, metrics)
            if left is not None:
                beside.append(asyncio.create_task(_end_after(drain(house, left), server)))
            await server.serve(sockets=[listening])
        finally:
            for task in beside:
                task.cancel()


async def _end_after(work: Coroutine[None, None, None], server: Server) -> None:
    await work
    server.should_exit = True


async def _tidy() -> None:
    """With a thousand tables in memory Python's own tidying holds up everybody for half a second: so seldom."""
    gc.set_threshold(10_000, 1_000_000, 1_000_000)
    while True:
        await asyncio.sleep(TIDY_EVERY)
        gc.collect()


def run(
    listening: socket.socket,
    store: Store,
    settings: Settings,
    ready: Callable[[], None],
    tls: ssl.SSLContext | None = None,
    metrics: socket.socket | None = None,
    outdated: Sequence[str] = (),
    left: Tell | None = None,
) -> None:
    """The same, in an event loop of its own; the log goes to stderr."""
    log.to_stderr()
    allow_many_files()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(listening, store, settings, ready, tls, metrics, outdated, left))


def allow_many_files() -> None:
    """Every stream is an open file; let there be as many as the system gives without asking."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return None
    return uvloop.new_event_loop
