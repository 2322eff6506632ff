"""An open stream of a table."""

from __future__ import annotations

import asyncio

from .message import Broadcast


class Follower:
    """An open stream. It wakes up when the table is shown, and reads the latest broadcast."""

    __slots__ = ("broadcast", "ended", "fresh", "key", "phone", "since")

    def __init__(self, key: int, broadcast: Broadcast, phone: int = 0, since: float = 0.0) -> None:
        self.key = key
        self.phone = phone  # see `Reader.phone`
        self.since = since  # when it was opened
        self.broadcast = broadcast
        self.fresh = asyncio.Event()
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
