"""A small proxy in front of a server's socket, which can stall or reset all connections."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Self
from urllib.parse import parse_qs, urlsplit


class Proxy:
    """Passes bytes on between a TCP port and the socket of a PostgreSQL, until it is told to stall."""

    def __init__(self, url: str) -> None:
        self._url = urlsplit(url)
        self._flows = asyncio.Event()
        self._flows.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        user = self._url.netloc.rpartition("@")[0]
        self.url = f"postgresql://{user}@127.0.0.1:{port}{self._url.path}?sslmode=disable"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        self.reset()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def stall(self) -> None:
        """Hold back all bytes from now on."""
        self._flows.clear()

    def go_on(self) -> None:
        """Pass on bytes again."""
        self._flows.set()

    def reset(self) -> None:
        """Cut all connections."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._url.hostname:
            there = await asyncio.open_connection(self._url.hostname, self._url.port or 5432)
        else:
            folder = parse_qs(self._url.query)["host"][0]
            there = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")
        self._writers |= {writer, there[1]}
        for source, sink in ((reader, there[1]), (there[0], writer)):
            task = asyncio.create_task(self._pass_on(source, sink))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                await self._flows.wait()
                sink.write(data)
                await sink.drain()
        except OSError:
            pass
        finally:
            sink.close()
