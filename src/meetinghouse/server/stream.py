"""A reader's stream of server-sent events. It has no queue and needs little memory, since thousands may be open."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager

from starlette.types import Receive, Scope, Send

from ..tables import eyes
from ..tables.live import Follower, Live
from ..tables.reader import Event, Reader
from ..tables.table import PUBLIC
from .reply import Header
from .state import AppState

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
RETRY = b"retry: 1000\n"  # milliseconds until a browser reconnects
HEARTBEAT = b": \n\n"
GONE = "gone"  # why a follower ends if its reader has disconnected


class Stream:
    """The messages to one reader, until the reader disconnects or the table ends the stream."""

    def __init__(
        self,
        state: AppState,
        live: Live,
        reader: Reader,
        *,
        counted: AbstractContextManager[None],
        stays: bool,
        headers: tuple[Header, ...],
    ) -> None:
        self.state = state
        self.live = live
        self.reader = reader
        self.counted = counted  # counts the stream while it is open
        self.stays = stays  # whether it stays open after the table is closed to watchers
        self.headers = [*HEADERS, *headers]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send messages until the stream ends."""
        follower = self.live.follow(self.reader.key, self.reader.phone)
        follower.broadcast = self.live.broadcast_for(self.reader)
        disconnect = asyncio.create_task(_end_with(receive, follower))
        try:
            with self.counted:
                await send({"type": "http.response.start", "status": 200, "headers": self.headers})
                await self._send_messages(follower, send)
        finally:
            disconnect.cancel()
            self.live.unfollow(follower)

    async def _send_messages(self, follower: Follower, send: Send) -> None:
        prefix = RETRY
        heartbeat_at = self._next_heartbeat()
        while True:
            fresh = await _wait(follower, heartbeat_at)
            if follower.ended == GONE:
                return
            table = follower.broadcast.table
            if (table.hidden and not self.stays) or (self.reader.key == PUBLIC and eyes.open_to(table)):
                await _send(send, b"", more=False)
                return
            if follower.ended is not None:
                await _send(send, b"event: %s\ndata: {}\n\n" % follower.ended.encode(), more=False)
                return
            if fresh:
                follower.fresh.clear()
                event = follower.broadcast.update(self.reader)
                if event is None:
                    continue  # the next heartbeat is not delayed
                await _send(send, prefix + in_lines(event, self.reader.length))
                prefix = b""
            else:
                await _send(send, HEARTBEAT)
            heartbeat_at = self._next_heartbeat()

    def _next_heartbeat(self) -> float:
        return asyncio.get_running_loop().time() + self.state.settings.heartbeat


def in_lines(event: Event, id: int) -> bytes:
    """An event as lines of the stream; its padding is a comment."""
    pad = b"" if event.pad is None else b":%s\n" % (b" " * event.pad)
    return b"id: %d\nevent: %s\n%sdata: %s\n\n" % (id, event.kind.encode(), pad, event.body)


async def _send(send: Send, body: bytes, more: bool = True) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": more})


async def _wait(follower: Follower, until: float) -> bool:
    """Wait for a new broadcast; False if none has come by then."""
    try:
        async with asyncio.timeout_at(until):
            return await follower.fresh.wait()
    except TimeoutError:
        return False


async def _end_with(receive: Receive, follower: Follower) -> None:
    """End the follower when the client disconnects."""
    while (await receive())["type"] != "http.disconnect":
        pass
    follower.end(GONE)
