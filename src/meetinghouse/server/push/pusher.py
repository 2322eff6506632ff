"""Sends push messages in the background: a push service that is slow or down delays nothing at a table."""

from __future__ import annotations

import asyncio
import logging
import re
import ssl
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec

from ...engine.refusals import Refused
from ...tables import acts
from ...tables.acts.devices import decoded
from ...tables.chairs import Chair, Device
from ...tables.house import House
from ...tables.table import Table
from ...texts import Texts
from ..settings import Push
from .delivery import Answer, PrivateAddress, Unreachable, deliver
from .encryption import encrypted
from .keys import Keys, topic_of

log = logging.getLogger(__name__)

Result: TypeAlias = Literal["sent", "gone", "failed", "dropped"]

SIZE = 480  # bytes of every message before it is encrypted; a longer text is cut
TTL = 86400  # seconds for which a push service keeps a message for a device without a network
PATIENCE = 10.0  # seconds for one attempt
AGAIN_AFTER = (30.0, 300.0)  # seconds before the second and the third attempt, unless the push service says when
LONGEST_WAIT = 900.0  # seconds
AT_ONCE = 32  # requests
MOST_WAITING = 5000  # messages that are being sent or wait for their turn; more are dropped
THREADS = 4
SECONDS = re.compile("[0-9]{1,6}")
GONE = (404, 410)  # the device has withdrawn its subscription
LATER = (408, 425, 429)  # and all from 500 on


class Call(msgspec.Struct, frozen=True):
    """A push message as the service worker reads it."""

    title: str
    body: str
    code: str


class Pusher:
    """Calls people to the tables of a house. `count` is told what has become of each message."""

    def __init__(self, house: House, push: Push, count: Callable[[Result], None]) -> None:
        self.keys = Keys(push.key, push.contact)
        self._house = house
        self._private = push.private
        self._tls = push.tls
        self._count = count
        self._tasks: set[asyncio.Task[None]] = set()
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._pool = ThreadPoolExecutor(THREADS, "push")
        house.on_turn = self.call

    def call(self, table: Table, chairs: Sequence[Chair]) -> None:
        """Send one message to every device of these chairs, all at the same time."""
        for chair in chairs:
            for device in chair.devices:
                if len(self._tasks) >= MOST_WAITING:
                    self._count("dropped")
                    continue
                task = asyncio.create_task(self._send(table, chair.key, device))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop sending."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _send(self, table: Table, key: int, device: Device) -> None:
        try:
            result = await self._try(table, device)
            if result == "gone":
                await self._forget(table.code, key, device)
        except Exception:  # whatever goes wrong with a message, nothing else does
            log.exception("a push message failed")
            result = "failed"
        self._count(result)

    async def _try(self, table: Table, device: Device) -> Result:
        """Send a message, in several attempts if the push service does not answer or asks to wait."""
        why = ""
        for wait in (*AGAIN_AFTER, None):
            try:
                async with self._at_once, asyncio.timeout(PATIENCE):
                    answer = await self._post(table, device)
            except PrivateAddress:
                log.warning("a push endpoint is in a private network")
                return "gone"
            except ValueError:  # the key is no point of the curve
                return "gone"
            except (Unreachable, TimeoutError) as error:
                answer, why = Answer(0, ""), str(error) or "slow"
            if 200 <= answer.status < 300:
                return "sent"
            if answer.status in GONE:
                return "gone"
            if (0 < answer.status < 500 and answer.status not in LATER) or wait is None:
                break
            known = SECONDS.fullmatch(answer.retry_after)
            await asyncio.sleep(min(float(known[0]), LONGEST_WAIT) if known else wait)
        service = urlsplit(device.endpoint).hostname
        log.warning("a push service failed", extra={"service": service, "status": answer.status, "why": why})
        return "failed"

    async def _post(self, table: Table, device: Device) -> Answer:
        prepared = asyncio.get_running_loop().run_in_executor(self._pool, self._prepare, table, device)
        body, headers, tls = await prepared
        return await deliver(device.endpoint, headers, body, self._pool, tls, self._private)

    def _prepare(self, table: Table, device: Device) -> tuple[bytes, dict[str, str], ssl.SSLContext]:
        """Write, encrypt and sign a message, in a thread."""
        if self._tls is None:
            self._tls = ssl.create_default_context()
        text = text_for(table, device.language)
        body = encrypted(text, decoded(device.p256dh), decoded(device.auth), SIZE)
        headers = {
            "Authorization": self.keys.authorization(device.endpoint, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(TTL),
            "Topic": topic_of(table.name, device.endpoint),
            "Urgency": "normal",
            "Connection": "close",
        }
        return body, headers, self._tls

    async def _forget(self, code: str, key: int, device: Device) -> None:
        """Drop a device that its push service does not know any more."""
        try:
            live = await self._house.at(code)
            if any(chair.key == key and device in chair.devices for chair in live.table.chairs):
                await live.do(acts.DropDevice(key, device.endpoint))
        except Refused as refused:  # the table is gone, or the store is; the next message tries again
            log.info("a device was not dropped", extra={"why": refused.key})


def text_for(table: Table, language: str) -> bytes:
    """What a message says: that it is one's turn, in which game and at which table. The same for every seat."""
    texts = Texts(language, table.game_name)
    title, call = texts.say("push-turn"), b""
    game = texts.title(table.rules.title)
    while not call or len(call) > SIZE:
        where = texts.say("push-where", game=game, code=table.code)
        call = msgspec.json.encode(Call(title, where, table.code))
        game = game[: len(game) // 2]
    return call
