"""A real server in a thread: its clock may run fast, its bots do not ponder, its shuffle is known."""

from __future__ import annotations

import asyncio
import random
import ssl
import threading
import time
from pathlib import Path

from meetinghouse.server.run import Server, bind, make_server
from meetinghouse.server.settings import UNLIMITED, Settings
from meetinghouse.tables.house import House
from meetinghouse.tables.sqlite import SqliteJournal

IDLE = 600  # seconds: no connection is closed just when a test uses it again
PATIENCE = 20  # seconds for a server to come up or go down on a busy machine
SEED = "every-time-the-same"  # a test that hangs on the deal holds always or never


class Running:
    """The thread with the server in it."""

    def __init__(
        self,
        path: Path,
        settings: Settings = UNLIMITED,
        *,
        speed: float = 1,
        seed: str = SEED,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self._path = path
        self._tls = tls
        self._settings = settings
        self._seed = seed
        self._clock = (time.time(), time.time(), speed)  # real time, the house's then, and how fast it goes since
        self._real = speed == 1
        self._socket = bind("127.0.0.1", 0)
        self.url = f"{'https' if tls else 'http'}://127.0.0.1:{self._socket.getsockname()[1]}"
        self._up = threading.Event()
        self._error: BaseException | None = None
        self.house: House
        self.server: Server
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._up.wait(PATIENCE)
        if self._error is not None:
            raise self._error

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self._error = error
            self._up.set()

    async def _serve(self) -> None:
        async with await SqliteJournal.open(self._path) as journal:
            self.house = House(
                journal, now=self._now, dice=random.Random(1), new_seed=lambda: self._seed, thinking=(0, 0)
            )
            self.server = make_server(self.house, self._settings, self._up.set, self._tls)
            self.server.config.timeout_keep_alive = IDLE
            hurry = asyncio.create_task(self._hurry())
            await self.server.serve(sockets=[self._socket])
            hurry.cancel()

    def _now(self) -> float:
        real, then, speed = self._clock
        return then + (time.time() - real) * speed

    async def _hurry(self) -> None:
        while not self.house.closing:
            if not self._real:
                await self.house.attend(self.house.now())
            await asyncio.sleep(min(0.01, 0.25 / self._clock[2]))

    def go_on(self, speed: float, after: float = 0) -> None:
        """From now on, or from so many seconds later which are gone at once, time goes so fast."""
        self._clock = (time.time(), self._now() + after, speed)
        self._real = False

    def stop(self) -> None:
        """Close the house."""
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        if self._error is not None:
            raise self._error
