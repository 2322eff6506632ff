"""A server as a separate process: started, watched through /proc, stopped."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

PATIENCE = 120.0  # seconds until a server listens; other work may slow its start down
TICKS = os.sysconf("SC_CLK_TCK")


class Failed(Exception):
    """A server that does not start, or has stopped."""


@dataclass(frozen=True)
class Sample:
    """What a process has used so far."""

    at: float
    cpu: float  # seconds, of all its threads
    rss: int  # bytes


class Server:
    """A server on 127.0.0.1."""

    def __init__(
        self, command: Sequence[str], port: int, errors: IO[str], env: Mapping[str, str] | None = None
    ) -> None:
        self.port = port
        self._errors = errors
        self._process = subprocess.Popen(
            command, env=os.environ | dict(env or {}), stdin=subprocess.DEVNULL, stdout=errors, stderr=errors
        )
        try:
            self._wait()
        except Failed:
            self.close()
            raise

    def sample(self) -> Sample:
        """What it has used so far."""
        if self._process.poll() is not None:
            raise Failed(f"the server has ended: {self.last_words()}")
        pid = self._process.pid
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        cpu = (int(fields[11]) + int(fields[12])) / TICKS
        return Sample(time.monotonic(), cpu, pages * resource.getpagesize())

    def close(self) -> None:
        """Stop it, politely first."""
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
        self._process.wait()

    def kill(self) -> None:
        """End the process at once, as a crash would."""
        self._process.kill()
        self._process.wait()

    def last_words(self) -> str:
        """The last line that it wrote."""
        self._errors.seek(0)
        lines = [line for line in self._errors.read().splitlines() if line.strip()]
        return lines[-1] if lines else f"status {self._process.poll()}"

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self._process.poll() is not None:
                raise Failed(f"the server does not start: {self.last_words()}")
            with socket.socket() as probe:
                probe.settimeout(1)
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise Failed("the server does not listen")


def together(samples: Sequence[Sample]) -> Sample:
    """What several processes have used so far."""
    return Sample(samples[-1].at, sum([each.cpu for each in samples]), sum([each.rss for each in samples]))


def free_port() -> int:
    """A port that nobody uses at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def raise_limit(wanted: int) -> None:
    """Allow as many open files as the run needs, for this process and its children."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise Failed(f"{wanted} open files are needed and the system allows {hard} (ulimit -Hn)")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
