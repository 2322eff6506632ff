"""Answers kept for a while, for whoever asks again with the same key: those that hold a token exist nowhere else."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import NamedTuple

from ..tables.refusals import Malformed
from .reply import Reply


class Kept(NamedTuple):
    """What was asked, when, and the answer, which may still be under way."""

    asked: bytes
    at: float
    answer: asyncio.Future[Reply | None]


class Once:
    """Does things once for each key."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()

    async def do(self, key: Hashable, asked: bytes, work: Callable[[], Awaitable[Reply]]) -> Reply:
        """The answer given before, or the work's; what was refused may be tried again."""
        while True:
            self._forget()
            kept = self._kept.get(key)
            if kept is None:
                return await self._first(key, asked, work)
            if kept.asked != asked:
                raise Malformed("key-reused")
            answer = await asyncio.shield(kept.answer)
            if answer is not None:
                return answer

    async def _first(self, key: Hashable, asked: bytes, work: Callable[[], Awaitable[Reply]]) -> Reply:
        kept = self._kept[key] = Kept(asked, time.monotonic(), asyncio.get_running_loop().create_future())
        answer = None
        try:
            answer = await work()
            return answer
        finally:
            kept.answer.set_result(answer)
            if answer is None and self._kept.get(key) is kept:
                del self._kept[key]

    def _forget(self) -> None:
        long_ago = time.monotonic() - self._seconds
        while self._kept:
            key, oldest = next(iter(self._kept.items()))
            if len(self._kept) <= self._most and oldest.at > long_ago:
                return
            del self._kept[key]
