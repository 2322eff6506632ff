"""The lifespan of a house: its clocks and bots run from the start to the stop of the server."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from ..tables.house import House
from ..tables.journal import Unavailable
from .limits import Limits
from .metrics import Metrics
from .push import Pusher

log = logging.getLogger(__name__)

SHARED_EVERY = 0.5  # seconds


class Lifespan:
    """Runs a house, and closes it once."""

    def __init__(self, house: House, metrics: Metrics, limits: Limits, pusher: Pusher | None = None) -> None:
        self._house = house
        self._metrics = metrics
        self._limits = limits
        self._pusher = pusher
        self._running: asyncio.Task[None] | None = None
        self._sharing: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the clocks and the bots."""
        self._running = asyncio.create_task(self._house.run())
        if self._house.keeping.shared:
            self._limits.share()
            self._sharing = asyncio.create_task(self._share_limits())

    async def _share_limits(self) -> None:
        """Tell other servers how much of the house's limits was used here, and subtract what was used there."""
        told = b""
        while True:
            await asyncio.sleep(SHARED_EVERY)
            try:
                told = told or self._limits.news()  # what did not surely arrive is told again
                for news in await self._house.journal.exchange(told):
                    self._limits.hear(news)
                told = b""
            except Unavailable as error:  # for a moment each server has limits of its own
                log.info("limits were not shared", extra={"why": error.reason})
            except Exception:  # the next time it may work
                log.exception("limits were not shared")

    async def stop(self) -> None:
        """End all streams, then store all tables. A second call waits for the first."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        if self._sharing is not None:
            self._sharing.cancel()
            await asyncio.gather(self._sharing, return_exceptions=True)
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
        if self._pusher is not None:
            await self._pusher.close()
        await self._house.close()
        self._metrics.unlisten()
