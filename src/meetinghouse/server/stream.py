"""A reader's stream of server-sent events. It has no queue and needs little memory, since thousands may be open."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager

from starlette.types import Receive, Scope, Send

from ..tables import eyes
from ..tables.follower import Follower
from ..tables.live import Live
from ..tables.message import Broadcast
from ..tables.reader import Event, Reader
from ..tables.table import PUBLIC
from .reply import Header, Reply
from .state import AppState

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
RETRY = b"retry: 1000\n"  # milliseconds until a browser reconnects
GIVEN_ANEW = "given-anew"  # why a stream ends if the master has given the seat to another device
HEARTBEAT = b": \n\n"
EARLY = 0.001  # seconds; a timer may ring a little before its time
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
        self.live.show_first(follower, self.reader)
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
        # a reader who has read more than this broadcast tells waits for the next one, and no heartbeat sends it
        read: Broadcast | None = None if follower.fresh.is_set() else follower.broadcast
        heart = Heart(follower, self.state.settings.heartbeat)
        try:
            while True:
                await follower.fresh.wait()
                follower.fresh.clear()
                if follower.ended == GONE:
                    return
                table = follower.broadcast.table
                if (table.hidden and not self.stays) or (self.reader.key == PUBLIC and eyes.shut_out(table)):
                    await _send(send, b"", more=False)
                    return
                if follower.ended is not None:
                    await _send(send, last_event(follower.ended), more=False)
                    return
                if follower.broadcast is not read:
                    read = follower.broadcast
                    for event in read.updates(self.reader):  # if there is none, the next heartbeat is not delayed
                        body = prefix + in_lines(event, self.reader.length)
                        await send({"type": "http.response.body", "body": body, "more_body": True})
                        prefix = b""
                        heart.delay()
                if heart.beats():
                    await _send(send, HEARTBEAT)
        finally:
            heart.stop()


class Heart:
    """Wakes a stream for its heartbeat, so many seconds after the last thing that was sent.

    Its timer is not set anew with every message, of which there are many more than heartbeats.
    """

    def __init__(self, follower: Follower, seconds: float) -> None:
        self._follower = follower
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._rung = False
        self._due = self._loop.time() + seconds
        self._timer = self._loop.call_at(self._due, self._ring)

    def delay(self) -> None:
        """Something was sent."""
        self._due = self._loop.time() + self._seconds

    def beats(self) -> bool:
        """Whether a heartbeat is due now; it counts as sent."""
        if not self._rung:
            return False
        self._rung = False
        beats = self._due <= self._loop.time() + EARLY
        if beats:
            self.delay()
        self._timer = self._loop.call_at(self._due, self._ring)
        return beats

    def stop(self) -> None:
        self._timer.cancel()

    def _ring(self) -> None:
        self._rung = True
        self._follower.fresh.set()


def in_lines(event: Event, id: int) -> bytes:
    """An event as lines of the stream; its padding is a comment."""
    pad = b"" if event.pad is None else b":%s\n" % (b" " * event.pad)
    return b"id: %d\nevent: %s\n%sdata: %s\n\n" % (id, event.kind.encode(), pad, event.body)


def last_event(why: str) -> bytes:
    """The event that ends a stream."""
    return b"event: %s\ndata: {}\n\n" % why.encode()


def farewell(why: str, *headers: Header) -> Reply:
    """A stream of nothing but its end."""
    return Reply(last_event(why), kind=HEADERS[0][1], headers=headers)


async def _send(send: Send, body: bytes, more: bool = True) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": more})


async def _end_with(receive: Receive, follower: Follower) -> None:
    """End the follower when the client disconnects."""
    while (await receive())["type"] != "http.disconnect":
        pass
    follower.end(GONE)
