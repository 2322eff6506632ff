"""A proxy in front of a database, whose connections can be reset or stalled."""

from __future__ import annotations

import asyncio
import socket
import struct
import threading
from types import TracebackType
from typing import Self

ABORT = struct.pack("ii", 1, 0)  # SO_LINGER: closing sends a reset
AT_ONCE = 65536  # bytes


class Proxy:
    """Forwards connections from a port on 127.0.0.1 to a socket file, in a thread of its own."""

    def __init__(self, target: str) -> None:
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._flows = asyncio.Event()
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._ended = asyncio.Event()
        self._thread = threading.Thread(target=lambda: self._loop.run_until_complete(self._serve()))

    def reset(self) -> None:
        """Reset all connections."""
        self._loop.call_soon_threadsafe(self._reset)

    def stall(self) -> None:
        """Let nothing through from now on, but keep all connections open."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def go_on(self) -> None:
        """Let everything through again."""
        self._loop.call_soon_threadsafe(self._flows.set)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join()
        self._loop.close()

    async def _serve(self) -> None:
        self._flows.set()
        async with await asyncio.start_server(self._connected, sock=self._listening):
            await self._ended.wait()
            self._reset()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _reset(self) -> None:
        for line in self._lines:
            line.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, ABORT)
            line.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._lines.add(writer)
        try:
            await self._flows.wait()
            there, here = await asyncio.open_unix_connection(self._target)
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._forward(reader, here))
                    both.create_task(self._forward(there, writer))
            finally:
                here.transport.abort()
        except* OSError:
            pass  # one of both ends is gone
        finally:
            writer.transport.abort()
            self._lines.discard(writer)
            self._tasks.discard(task)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            data = await reader.read(AT_ONCE)
            await self._flows.wait()
            if not data:
                raise ConnectionResetError
            writer.write(data)
            await writer.drain()
