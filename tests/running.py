"""A real server in a thread, for tests: its clock may run fast, its bots move and talk at once, and its seed is known.

A fast clock waits for people: while no game is in progress, or browsers are still on their way to one that has just
begun, it runs in real time, and in a game it never leaps by more than a second, so that on a busy machine it runs
slower instead of skipping events. Every clock runs fast while all have answered and a secret step only waits for
its end.
"""

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
from meetinghouse.tables.live import Live
from meetinghouse.tables.sqlite import SqliteJournal
from tests.patience import PATIENCE, allowed

IDLE = 600  # seconds; long enough that no connection is closed just when a test uses it again
LEAP = 1.0  # the longest leap of a fast clock in seconds: the tick of secret steps
HURRY = 50.0  # the speed of the clock while all have answered
SEED = "every-time-the-same"  # fixed, so that a test that depends on the deal always gives the same result


class Clock:
    """The house's clock, in real time or faster."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._set = (time.time(), time.time(), 1.0)  # a moment in real and in the house's time, and the speed since

    def now(self) -> float:
        real, then, speed = self._set
        gone = (time.time() - real) * speed
        return then + (min(gone, LEAP) if speed > 1 else gone)

    @property
    def speed(self) -> float:
        """How many times as fast as real time the clock runs."""
        return self._set[2]

    def go(self, speed: float, after: float = 0) -> None:
        """Set the speed from now on, after leaping ahead by `after` seconds."""
        with self._lock:
            self._set = (time.time(), self.now() + after, speed)


class Running:
    """A server in a thread."""

    def __init__(
        self,
        path: Path,
        settings: Settings = UNLIMITED,
        *,
        speed: float = 1,
        seed: str = SEED,
        tls: ssl.SSLContext | None = None,
        arrival: float = 0,
    ) -> None:
        self._path = path
        self._tls = tls
        self._settings = settings
        self._seed = seed
        self._clock = Clock()
        self._speed = speed
        self._arrival = arrival  # seconds that people have on a quiet machine to come to a game that has begun
        self._begun: dict[tuple[str, int], float] = {}  # when each game began, by its table and number
        self._real = speed == 1  # in real time, the house attends to its tables by itself
        self._socket = bind("127.0.0.1", 0)
        self.url = f"{'https' if tls else 'http'}://127.0.0.1:{self._socket.getsockname()[1]}"
        self._metrics = bind("127.0.0.1", 0)
        self.metrics = f"http://127.0.0.1:{self._metrics.getsockname()[1]}/metrics"
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
            shares = random.Random(self._seed)
            self.house = House(
                journal, now=self._clock.now, dice=random.Random(1), new_seed=lambda: self._seed, thinking=(0, 0),
                reading=0, new_share=lambda: shares.randbytes(32).hex(),
            )  # fmt: skip
            self.server = make_server(self.house, self._settings, self._up.set, self._tls, self._metrics)
            self.server.config.timeout_keep_alive = IDLE
            self.server.config.timeout_graceful_shutdown = IDLE  # every request must end by itself
            hurry = asyncio.create_task(self._hurry())
            await self.server.serve(sockets=[self._socket])
            hurry.cancel()

    async def _hurry(self) -> None:
        while not self.house.closing:
            wanted = self._wanted()
            if not self._real or wanted != 1:
                self._clock.go(wanted)
                await self.house.attend(self.house.now())
            elif self._clock.speed != 1:
                self._clock.go(1)
            await asyncio.sleep(min(0.01, 0.25 / self._speed))

    def _wanted(self) -> float:
        """The right speed for the present state of the tables."""
        awake = [live for live in self.house.awake.values() if live.table.phase == "playing"]
        if not awake or any(self._awaits(live) for live in awake):
            return 1
        tables = [live.table for live in awake]
        done = all(table.match.held and not table.match.decisions and not table.paused for table in tables)
        return max(self._speed, HURRY) if done else self._speed

    def _awaits(self, live: Live) -> bool:
        """Whether somebody may still be on the way to this game: a bot would soon stand in for them."""
        begun = self._begun.setdefault((live.table.name, len(live.table.past)), time.monotonic())
        return bool(live.caretaker.heard) and time.monotonic() < begun + allowed(self._arrival)

    def go_on(self, speed: float, after: float = 0) -> None:
        """Set the speed from now on, after leaping ahead by `after` seconds."""
        self._speed, self._real, self._arrival = speed, False, 0
        self._clock.go(speed, after)

    def stop(self) -> None:
        """Stop the server and wait for its thread."""
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        if self._error is not None:
            raise self._error
