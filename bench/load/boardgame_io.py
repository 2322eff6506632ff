"""The same scenario on a boardgame.io server, with its own protocol over WebSocket."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from threading import Timer
from typing import Any

from bench.environment import PLACE as PEERS
from bench.load.figures import Figures, Scenario, share
from bench.load.processes import Failed, Server, free_port, raise_limit

HERE = Path(__file__).resolve().parent / "peer"
PLACE = PEERS / "load"
PATIENCE = 300.0  # seconds a stage may take beyond the time that it measures
NPM = (
    "npm",
    "install",
    "--no-package-lock",
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    "--omit=dev",
    "--omit=peer",
)


def prepare() -> str:
    """Install what is missing; returns why that failed, or an empty string."""
    wanted = (HERE / "package.json").read_text()
    stamp = PLACE / "installed.json"
    if stamp.is_file() and stamp.read_text() == wanted:
        return ""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return "needs node and npm"
    PLACE.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "package.json", PLACE)
    done = subprocess.run(NPM, cwd=PLACE, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "ERR" in line or "error" in line]
        return "will not install: " + (lines or [f"status {done.returncode}"])[0]
    stamp.write_text(wanted)
    return ""


def version() -> str:
    found: str = json.loads((HERE / "package.json").read_text())["dependencies"]["boardgame.io"]
    return found


def measure(scenario: Scenario, say: Callable[[str], None] = lambda _: None) -> Figures:
    """Start a server and a client, play, and stop both."""
    raise_limit(scenario.streams + 500)
    port = free_port()
    env = {"NODE_PATH": str(PLACE / "node_modules"), "NODE_ENV": "production", "DEBUG": ""}
    with tempfile.TemporaryFile("w+") as errors, tempfile.TemporaryFile("w+") as troubles:
        server = Server(["node", str(HERE / "server.js"), str(port)], port, errors, env)
        try:
            client = Client(scenario, port, env, troubles)
            try:
                return play(scenario, server, client, say)
            finally:
                client.close()
        finally:
            server.close()


class Client:
    """The load client, in Node: it runs a stage on request."""

    def __init__(self, scenario: Scenario, port: int, env: dict[str, str], errors: Any) -> None:
        sizes = [str(port), str(scenario.tables), str(scenario.players), str(scenario.every)]
        self._process = subprocess.Popen(
            ["node", str(HERE / "client.js"), *sizes],
            env=os.environ | env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True,
        )  # fmt: skip

    def stage(self, name: str, seconds: float = 0) -> Any:
        """Run a stage; returns its result."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        alarm = Timer(PATIENCE + seconds, self._process.kill)
        alarm.start()
        try:
            print(json.dumps({"stage": name, "seconds": seconds}), file=self._process.stdin, flush=True)
            line = self._process.stdout.readline()
        except OSError:
            line = ""
        finally:
            alarm.cancel()
        found = json.loads(line) if line else {"failed": "the client has ended"}
        if "failed" in found:
            raise Failed(f"{name}: {found['failed']}")
        return found

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            stream.close()


def play(scenario: Scenario, server: Server, client: Client, say: Callable[[str], None]) -> Figures:
    """All stages of a run."""
    idle = server.sample()
    say(f"boardgame.io: opening {scenario.tables} tables")
    client.stage("open")
    time.sleep(2)
    opened = server.sample()
    say(f"boardgame.io: opening {scenario.streams} sockets")
    client.stage("connect")
    time.sleep(2)
    streaming = server.sample()
    say(f"boardgame.io: playing {scenario.seconds:.0f} s")
    client.stage("begin")
    before = server.sample()
    found = client.stage("play", scenario.seconds)
    after = server.sample()
    times = [time / 1000 for time in found["times"]]
    return Figures(
        title=f"boardgame.io {version()}, in memory",
        scenario=scenario,
        answers=len(times),
        secret_answers=0,
        seconds=after.at - before.at,
        p50=share(times, 0.5),
        p99=share(times, 0.99),
        worst=max(times, default=0.0),
        cpu=after.cpu - before.cpu,
        client_cpu=found["cpu"],
        idle=idle.rss,
        opened=opened.rss,
        streaming=streaming.rss,
        playing=after.rss,
        messages=found["messages"],
        message_bytes=found["bytes"],
        errors=found["errors"],
        late=found["late"],
    )
