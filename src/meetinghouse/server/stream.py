"""One reader's stream of server-sent events, as bare as can be: there may be thousands."""

from __future__ import annotations

import asyncio

from starlette.types import Receive, Scope, Send

from ..tables.live import Follower, Live
from ..tables.message import Reader
from ..tables.message import Scene as Shown
from .door import Door

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
BEGINNING = b"retry: 1000\n"
HEARTBEAT = b": \n\n"
GONE = "gone"  # the reader is: there is nobody to tell


def scene_of(live: Live) -> Shown:
    """The table as it may be shown now: in a secret step as on the last tick, else with the clock of this moment."""
    house = live.house
    return live.scene if live.table.secret else Shown(live.table, house.now(), draining=house.draining)


class Stream:
    """What a reader may know, as it changes, until one side has enough."""

    def __init__(
        self,
        live: Live,
        reader: Reader,
        door: Door,
        address: str,
        watched: str | None,
        hosted: str | None,
        stays: bool,
        headers: tuple[tuple[bytes, bytes], ...],
    ) -> None:
        self.live = live
        self.reader = reader
        self.door = door
        self.address = address
        self.watched = watched
        self.hosted = hosted
        self.stays = stays  # also when nobody new may look any more
        self.headers = [*HEADERS, *headers]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send everything until the end."""
        follower = self.live.follow(self.reader.key)
        follower.scene = scene_of(self.live)
        watch = asyncio.create_task(_watch(receive, follower))
        try:
            with self.door.streams.one_more(self.address, self.watched, self.hosted):
                await send({"type": "http.response.start", "status": 200, "headers": self.headers})
                await self._tell(follower, send)
        except TimeoutError:  # the reader takes nothing any more, and what waits for it takes room
            if "abort" in scope:
                scope["abort"]()
                await asyncio.sleep(0)
        finally:
            watch.cancel()
            self.live.unfollow(follower)

    async def _tell(self, follower: Follower, send: Send) -> None:
        beginning = BEGINNING
        quiet = self._later()
        while True:
            fresh = await _wait(follower, quiet)
            if follower.ended == GONE:
                return
            if follower.scene.table.hidden and not self.stays:
                await self._send(send, b"", more=False)
                return
            if follower.ended is not None:
                await self._send(send, b"event: %s\ndata: {}\n\n" % follower.ended.encode(), more=False)
                return
            if fresh:
                follower.fresh.clear()
                body = follower.scene.update(self.reader)
                if body is None:
                    continue  # not a byte, and heartbeats come when they would have come
                head = b"%sid: %d\nevent: message\ndata: " % (beginning, self.reader.length)
                beginning = b""
                await self._send(send, b"".join((head, body, b"\n\n")))
            else:
                await self._send(send, HEARTBEAT)
            quiet = self._later()

    def _later(self) -> float:
        """Until when nothing need be sent."""
        return asyncio.get_running_loop().time() + self.door.settings.heartbeat

    async def _send(self, send: Send, body: bytes, more: bool = True) -> None:
        async with asyncio.timeout(self.door.settings.send_patience):
            await send({"type": "http.response.body", "body": body, "more_body": more})


async def _wait(follower: Follower, until: float) -> bool:
    """Until something has happened; False where nothing has by then."""
    try:
        async with asyncio.timeout_at(until):
            return await follower.fresh.wait()
    except TimeoutError:
        return False


async def _watch(receive: Receive, follower: Follower) -> None:
    """See the reader go."""
    while (await receive())["type"] != "http.disconnect":
        pass
    follower.end(GONE)
