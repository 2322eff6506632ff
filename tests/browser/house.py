"""A real server beside the test: its clock may run fast, its bots do not ponder, its shuffle may be known."""

from __future__ import annotations

import asyncio
import random
import secrets
import threading
import time
from pathlib import Path

from meetinghouse.server.pages import folder
from meetinghouse.server.run import Server, bind, make_server
from meetinghouse.server.settings import UNLIMITED
from meetinghouse.tables import acts
from meetinghouse.tables.house import House
from meetinghouse.tables.live import Live
from meetinghouse.tables.sqlite import SqliteJournal

PATIENCE = 20  # seconds for a server to come up or go down on a busy machine


def built() -> bool:
    """Whether there are pages to test."""
    return (folder() / "index.html").is_file()


class KnownHouse(House):
    """Begins its games with the seed it is told."""

    seed: str | None = None

    async def start(self, live: Live, by: int, key: str | None = None) -> None:
        """Nobody has seen the seed, unless the test wants to know."""
        await live.do(acts.Start(by, self.seed or secrets.token_hex(32), live.table.rules.version), key)


class Running:
    """The thread with the server in it."""

    def __init__(self, path: Path, *, speed: float = 1, seed: str | None = None) -> None:
        self._path = path
        self._speed = speed
        self._seed = seed
        self._socket = bind("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._up = threading.Event()
        self._error: BaseException | None = None
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
        begun = time.time()

        def fast() -> float:
            return begun + (time.time() - begun) * self._speed

        async with await SqliteJournal.open(self._path) as journal:
            house = KnownHouse(journal, now=fast, dice=random.Random(1), thinking=(0, 0))
            house.seed = self._seed
            self.server = make_server(house, UNLIMITED, self._up.set)
            hurry = asyncio.create_task(self._hurry(house))
            await self.server.serve(sockets=[self._socket])
            hurry.cancel()

    async def _hurry(self, house: House) -> None:
        while self._speed != 1 and not house.closing:
            await house.attend(house.now())
            await asyncio.sleep(0.01)

    def stop(self) -> None:
        """Close the house."""
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        if self._error is not None:
            raise self._error
