"""The cache of replays, conflicts and counts of worlds, which are slow to make, requested often, and never change."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

import msgspec

MOST_BYTES = 4 * 1024 * 1024
AT_ONCE = 2  # games replayed at the same time


class ReplayCache:
    """The most recently requested replays, as JSON. They are made in threads, a few at a time."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._cached: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._size = 0
        self._turn = asyncio.Semaphore(at_once)

    def __contains__(self, key: tuple[object, ...]) -> bool:
        return key in self._cached

    async def get(self, key: tuple[object, ...], make: Callable[[], object]) -> bytes:
        """The cached replay, or the result of `make`, which is then cached."""
        if key not in self._cached:
            async with self._turn:
                if key not in self._cached:
                    made = await asyncio.to_thread(lambda: msgspec.json.encode(make()))
                    self._cached[key] = made
                    self._size += len(made)
        self._cached.move_to_end(key)
        found = self._cached[key]
        while self._size > MOST_BYTES:
            self._size -= len(self._cached.popitem(last=False)[1])
        return found
