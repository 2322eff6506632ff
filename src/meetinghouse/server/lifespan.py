"""The lifespan of a house: its clocks and bots run from the start to the stop of the server."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from ..tables.house import House
from .metrics import Metrics
from .push import Pusher


class Lifespan:
    """Runs a house, and closes it once."""

    def __init__(self, house: House, metrics: Metrics, pusher: Pusher | None = None) -> None:
        self._house = house
        self._metrics = metrics
        self._pusher = pusher
        self._running: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the clocks and the bots."""
        self._running = asyncio.create_task(self._house.run())

    async def stop(self) -> None:
        """End all streams, then store all tables. A second call waits for the first."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
        if self._pusher is not None:
            await self._pusher.close()
        await self._house.close()
        self._metrics.unlisten()
