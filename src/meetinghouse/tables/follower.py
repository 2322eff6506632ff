"""An open stream of a table."""

from __future__ import annotations

import asyncio

from .message import Broadcast


class Bell:
    """Wakes the one task that waits for it, like `asyncio.Event`, in less time and room."""

    __slots__ = ("_rung", "_waiting")

    def __init__(self) -> None:
        self._rung = False
        self._waiting: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        """Whether it has rung since it was cleared."""
        return self._rung

    def set(self) -> None:
        """Ring."""
        self._rung = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def clear(self) -> None:
        """Be silent until it rings again."""
        self._rung = False

    async def wait(self) -> None:
        """Return once it has rung."""
        if not self._rung:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting


class Follower:
    """An open stream. It wakes up when the table is shown, and reads the latest broadcast."""

    __slots__ = ("broadcast", "ended", "fresh", "key", "phone", "since")

    def __init__(self, key: int, broadcast: Broadcast, phone: int = 0, since: float = 0.0) -> None:
        self.key = key
        self.phone = phone  # see `Reader.phone`
        self.since = since  # when it was opened
        self.broadcast = broadcast
        self.fresh = Bell()
        self.ended: str | None = None  # why the stream must end
        self.fresh.set()

    def show(self, broadcast: Broadcast) -> None:
        """Wake the stream for a new broadcast, which replaces an unread one."""
        self.broadcast = broadcast
        self.fresh.set()

    def end(self, why: str) -> None:
        """Tell the stream to end."""
        self.ended = why
        self.fresh.set()
