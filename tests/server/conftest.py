"""A real server on a free port, in a thread beside the test."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from meetinghouse.server.log import Lines
from meetinghouse.server.run import Server, bind, make_server
from meetinghouse.server.settings import UNLIMITED, Settings
from meetinghouse.tables.house import House
from meetinghouse.tables.sqlite import SqliteJournal

from .guests import Serving, see_off

SPEED = 50  # how fast a hurried house's clock runs


class Heard(logging.Handler):
    """Everything that is logged, as it would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(Lines())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class Running:
    """The thread with the server in it."""

    def __init__(self, path: Path, settings: Settings, hurried: bool) -> None:
        self._path = path
        self._settings = settings
        self._hurried = hurried
        self._socket = bind("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._up = threading.Event()
        self._error: BaseException | None = None
        self.house: House
        self.server: Server
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._up.wait(10)
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
            return begun + (time.time() - begun) * SPEED

        async with await SqliteJournal.open(self._path) as journal:
            now = fast if self._hurried else time.time
            self.house = House(journal, now=now, dice=random.Random(1), thinking=(0, 0))
            self.server = make_server(self.house, self._settings, self._up.set)
            hurry = asyncio.create_task(self._hurry())
            await self.server.serve(sockets=[self._socket])
            hurry.cancel()

    async def _hurry(self) -> None:
        while self._hurried and not self.house.closing:
            await self.house.attend(self.house.now())
            await asyncio.sleep(0.005)

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(10)
        assert not self._thread.is_alive()
        if self._error is not None:
            raise self._error


Start = Callable[..., Serving]


@contextmanager
def servers(folder: Path) -> Iterator[Start]:
    """Starts servers, and stops them all in the end."""
    heard = Heard()
    ours = logging.getLogger("meetinghouse")
    before = ours.level, ours.propagate
    ours.addHandler(heard)
    ours.setLevel(logging.INFO)
    ours.propagate = False
    running: list[Running] = []

    def start(settings: Settings = UNLIMITED, *, hurried: bool = False) -> Serving:
        running.append(Running(folder / f"{len(running)}.db", settings, hurried))
        return Serving(running[-1].url, running[-1].house, heard.lines, running[-1].stop)

    try:
        yield start
    finally:
        see_off()
        for each in running:
            each.stop()
        ours.removeHandler(heard)
        ours.setLevel(before[0])
        ours.propagate = before[1]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Start]:
    """serve(), or serve(settings, hurried=True) where time should run fast."""
    with servers(tmp_path) as start:
        yield start


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One without limits and with real time, for all tests of a file."""
    with servers(tmp_path_factory.mktemp("house")) as start:
        yield start()
