"""The server as a process: its sockets, its store, and an orderly stop."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import ssl
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TypeAlias

import msgspec
import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import HANDLED_SIGNALS

from ..tables.house import House
from ..tables.house_time import HouseTime
from ..tables.journal import TakenOver
from ..tables.room import Room
from . import garbage, log
from .app import make_app, make_metrics
from .connection import Connections
from .drain import Tell, drain
from .lifespan import Lifespan
from .settings import Settings
from .store import Store, find_store, open_store

Metrics: TypeAlias = tuple[socket.socket, uvicorn.Config]  # the socket for metrics, and uvicorn's configuration for it

BACKLOG = 2048
MOST_FILES = 65536
SWITCH_EVERY = 0.001  # seconds for which a thread may keep the interpreter while another one waits for it
LAST_MOMENTS = 2  # seconds for requests and responses in progress when the server stops
HANGING = 2 * LAST_MOMENTS  # seconds after which uvicorn cancels them


class Server(uvicorn.Server):
    """uvicorn with our `Connections` and TLS timeouts. It ends streams before it waits for connections to close."""

    def __init__(
        self,
        config: uvicorn.Config,
        connections: Connections,
        lifespan: Lifespan,
        give_up: Callable[[], None],
        ready: Callable[[], None] | None,
        tls: ssl.SSLContext | None,
        metrics: Metrics | None,
    ) -> None:
        super().__init__(config)
        self._connections = connections
        self._lifespan = lifespan
        self._give_up = give_up
        self._ready = ready
        self._tls = tls
        self._metrics = metrics

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen on all sockets, then call `ready`."""
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
        """Listen as uvicorn does, but with `Connections` in between, and with shorter timeouts for TLS."""

        def protocol() -> asyncio.Protocol:
            return self._connections.guard(
                config.http_protocol_class(  # type: ignore[call-arg]
                    config=config, server_state=self.server_state, app_state=self.lifespan.state
                )
            )

        settings, secured = self._connections.settings, tls is not None
        return await asyncio.get_running_loop().create_server(
            protocol,
            sock=listening,
            backlog=BACKLOG,
            ssl=tls,
            ssl_handshake_timeout=settings.handshake_patience if secured else None,
            ssl_shutdown_timeout=settings.goodbye_patience if secured else None,
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the house while the last responses are sent. Calls and connections that take too long are cut."""
        closing, later = asyncio.create_task(self._lifespan.stop()), asyncio.get_running_loop().call_later
        cutting = later(LAST_MOMENTS / 2, self._give_up), later(LAST_MOMENTS, self._connections.abort)
        await super().shutdown(sockets)
        for timer in cutting:
            timer.cancel()
        await closing

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop the server at a signal, without raising it again as uvicorn does: stopping is no failure."""
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
    """A server for a house, not yet running. It calls `ready` when it listens, and serves metrics at `metrics`."""
    app = make_app(house, settings)
    state = app.state
    connections = Connections(settings, state.refuse_unreadable)
    served = None if metrics is None else (metrics, _config(connections.tracked(make_metrics(state))))
    return Server(_config(connections.tracked(app)), connections, app.runner, state.give_up, ready, tls, served)


def _config(app: ASGIApp) -> uvicorn.Config:
    config = uvicorn.Config(
        app,
        http="httptools",
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
    """Open a listening socket. Raises `OSError` if the address cannot be used."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, _, _, address = found[0]
    listening = socket.socket(family, kind, socket.IPPROTO_TCP)  # with IPPROTO_TCP, asyncio sets TCP_NODELAY
    try:
        if os.name == "posix":  # on Windows this would let two servers share a port
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
    standby: Callable[[], None] | None,
    shared: bool,
) -> None:
    """Serve until a signal comes. Close the tables in `outdated` first, and call `ready` when the server listens.

    With `left` the server drains: it calls `left` with the number of games in progress, and stops after the last one.
    With `standby` it waits while another server uses the store; with `shared` it is one of several. Raises `TakenOver`
    if it has lost the store to another.
    """
    async with await open_store(store, settings.most_room, standby, shared=shared) as journal:
        beside: list[asyncio.Task[None]] = []
        try:
            room = Room(settings.most_room, settings.most_of_table)
            now = HouseTime(await journal.last_beat())
            house = House(journal, now=now, room=room, draining=left is not None, secret=key_of(store))
            beside.append(asyncio.create_task(garbage.collect_in_quiet_hours(house)))
            await house.close_old(outdated)
            server = make_server(house, with_key(settings, store), ready, tls, metrics)
            lost = asyncio.create_task(_end_after(journal.taken_over(), server))
            beside.append(lost)
            if left is not None:
                beside.append(asyncio.create_task(_end_after(drain(house, left), server)))
            await server.serve(sockets=[listening])
            if lost.done():
                raise TakenOver
        finally:
            for task in beside:
                task.cancel()


def with_key(settings: Settings, store: Store) -> Settings:
    """The settings with the key of the store, which is open: from that key follows the one for push messages."""
    if settings.push is None:
        return settings
    return msgspec.structs.replace(settings, push=msgspec.structs.replace(settings.push, key=key_of(store)))


def key_of(store: Store) -> bytes:
    """The key of a store, which is open."""
    key = store.key or find_store(store.data, store.key_file).key
    assert key is not None
    return key


async def _end_after(work: Coroutine[None, None, None], server: Server) -> None:
    await work
    server.should_exit = True


def run(
    listening: socket.socket,
    store: Store,
    settings: Settings,
    ready: Callable[[], None],
    tls: ssl.SSLContext | None = None,
    metrics: socket.socket | None = None,
    outdated: Sequence[str] = (),
    left: Tell | None = None,
    standby: Callable[[], None] | None = None,
    shared: bool = False,
) -> None:
    """Run `serve` in a new event loop, and log to stderr."""
    log.to_stderr()
    allow_many_files()
    garbage.rest()
    sys.setswitchinterval(SWITCH_EVERY)  # answers wait for the journal's thread, and people for bots that think
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(listening, store, settings, ready, tls, metrics, outdated, left, standby, shared))


def allow_many_files() -> None:
    """Raise the limit on open files as far as the system allows, because every stream counts as one."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # not available on Windows
        return None
    return uvloop.new_event_loop
