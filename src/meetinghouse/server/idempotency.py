"""The idempotency cache: it stores responses for a while, for clients that repeat a request with the same key.

A new token is stored nowhere else, so without the cache a client could not ask for it again.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import NamedTuple

from starlette.types import ASGIApp

from ..tables.refusals import Malformed


class CachedReply(NamedTuple):
    """The fingerprint of a request, its time, and its response, which may still be pending."""

    fingerprint: bytes
    at: float
    reply: asyncio.Future[ASGIApp | None]


class IdempotencyCache:
    """Runs a call once for each key."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._cached: OrderedDict[Hashable, CachedReply] = OrderedDict()

    async def get_or_run(self, key: Hashable, fingerprint: bytes, run: Callable[[], Awaitable[ASGIApp]]) -> ASGIApp:
        """The cached response, or that of `run`. Refusals are not cached, so that the request may be tried again."""
        while True:
            self._expire()
            cached = self._cached.get(key)
            if cached is None:
                return await self._run(key, fingerprint, run)
            if cached.fingerprint != fingerprint:
                raise Malformed("key-reused")
            reply = await asyncio.shield(cached.reply)
            if reply is not None:
                return reply

    async def _run(self, key: Hashable, fingerprint: bytes, run: Callable[[], Awaitable[ASGIApp]]) -> ASGIApp:
        cached = CachedReply(fingerprint, time.monotonic(), asyncio.get_running_loop().create_future())
        self._cached[key] = cached
        reply = None
        try:
            reply = await run()
            return reply
        finally:
            cached.reply.set_result(reply)
            if reply is None and self._cached.get(key) is cached:
                del self._cached[key]

    def _expire(self) -> None:
        long_ago = time.monotonic() - self._seconds
        while self._cached:
            key, oldest = next(iter(self._cached.items()))
            if len(self._cached) <= self._most and oldest.at > long_ago:
                return
            del self._cached[key]
