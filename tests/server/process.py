"""A real server in a separate process, which can be killed and started again on the same port and file."""

from __future__ import annotations

import json
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from meetinghouse.server.store import find_store
from meetinghouse.tables.cipher import Cipher
from tests.patience import PATIENCE, PAUSE, WHOLE_GAME, eventually
from tests.platforms import APART, KILLED, STOPS

PROGRAM = Path(sys.executable).with_name("meetinghouse")


def free_port() -> int:
    """A free port outside the system's ephemeral range, so that it stays free while the server is down."""
    for port in range(random.SystemRandom().randrange(21_000, 31_000), 32_000):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise AssertionError("every port is taken")


class Process:
    """A process of `meetinghouse serve`, whose log goes to a file beside the data."""

    def __init__(
        self,
        data: Path,
        log: Path | None = None,
        *,
        program: Path = PROGRAM,
        env: dict[str, str] | None = None,
        store: str | None = None,
        options: Sequence[str] = (),
    ) -> None:
        self.data = data
        self._program = program
        self._env = env  # None: the environment of the tests
        self._options = options
        self._place = ["--data", str(data)]
        if store is not None:  # the address of a database, which may have a password
            self._env, self._place = {**(env or os.environ), "MEETINGHOUSE_STORE": store}, []
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log or data.with_suffix(".log")
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    @property
    def status(self) -> int | None:
        """The exit status; None while it runs."""
        assert self._running is not None
        return self._running.poll()

    def begin(self) -> None:
        """Start the process without waiting."""
        assert self._running is None
        where = ["--host", "127.0.0.1", "--port", str(self.port), *self._place]
        command = [str(self._program), "serve", *where, "--unlimited", *self._options]
        with self.log.open("ab") as log:
            self._running = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=log, cwd=self.data.parent, env=self._env, **APART
            )

    def up(self) -> None:
        """Wait until the server answers."""
        eventually(lambda: self._runs() and self._answers(), "it is up")

    def _runs(self) -> bool:
        assert self.status is None, self.log.read_text(encoding="utf-8")[-2000:]
        return True

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz", timeout=PATIENCE).is_success
        except httpx.TransportError:
            return False

    def start(self) -> None:
        """Start the process and wait until the server answers."""
        self.begin()
        self.up()

    def start_until_up(self) -> None:
        """Start the process, again if it ends because its store cannot be reached."""
        end = time.monotonic() + WHOLE_GAME
        self.begin()
        while self.status is not None or not self._answers():
            assert time.monotonic() < end, "it is not up"
            if self.status is not None:
                assert self.status == 2, self.log.read_text(encoding="utf-8")[-2000:]
                self._running = None
                self.begin()
            time.sleep(PAUSE)

    def kill(self) -> None:
        """Kill the process with SIGKILL; it must have run until then."""
        assert self._running is not None
        assert self._running.poll() is None, self.log.read_text(encoding="utf-8")[-2000:]
        self._running.kill()
        assert self._running.wait(PATIENCE) == KILLED
        self._running = None

    def stop(self) -> None:
        """Ask the process to stop, if it still runs."""
        if self._running is not None and self._running.poll() == 1:  # it has stopped by itself
            self._running = None
        if self._running is not None:
            self._running.send_signal(STOPS[0])
            try:
                assert self._running.wait(PATIENCE) == 0
            except subprocess.TimeoutExpired:
                self._running.kill()
                self._running.wait()
                raise
            finally:
                self._running = None

    def troubles(self) -> list[Any]:
        """All logged lines that are not ordinary requests, including lines that are not JSON."""
        found: list[Any] = []
        for line in self.log.read_text(encoding="utf-8", errors="replace").splitlines():
            try:
                told = json.loads(line)
            except ValueError:
                told = {"level": "error", "what": line}
            if told["level"] not in ("info", "debug"):
                found.append(told)
        return found

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None and self._running is not None:
            self.kill()
        self.stop()


def integrity(path: Path) -> str:
    """The result of SQLite's integrity check of the file, run in another process."""
    program = "import apsw, sys; print(apsw.Connection(sys.argv[1]).execute('PRAGMA integrity_check').get)"
    asked = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True)
    return asked.stdout.strip()


def cipher_of(path: Path) -> Cipher:
    """The cipher with the key beside the file."""
    key = find_store(path).key
    assert key is not None
    return Cipher(key)
