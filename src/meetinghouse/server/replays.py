"""Answers about games that are over: dear to make, asked again and again, and never changing."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

import msgspec

KEPT = 4 * 1024 * 1024  # bytes
AT_ONCE = 2  # games played again at the same time


class Answers:
    """The last answers, as many as fit; games are played again off the event loop, a few at a time."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._size = 0
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def get(self, key: tuple[object, ...], make: Callable[[], msgspec.Struct]) -> bytes:
        """What is kept under that key, or what is made now."""
        if key not in self._kept:
            async with self._turn:
                if key not in self._kept:
                    made = await asyncio.to_thread(lambda: msgspec.json.encode(make()))
                    self._kept[key] = made
                    self._size += len(made)
        self._kept.move_to_end(key)
        found = self._kept[key]
        while self._size > KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])
        return found
