"""Two servers behind Caddy, with the file that we give to hosts: any of them answers, and one after the other stops.

Skipped where Caddy is not installed.
"""

from __future__ import annotations

import json
import secrets
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import pytest

from meetinghouse.client.refusal import is_passing
from meetinghouse.tables.postgres.address import Address
from tests.patience import PATIENCE, eventually
from tests.postgres import server_url, with_schema

from .process import Process, free_port

CADDY = shutil.which("caddy")
HOUSE = "localhost"  # for which Caddy makes a certificate of its own
GIVEN = Path(__file__).parents[2] / "deploy" / "nodes" / "Caddyfile"
HERE = """{{
	admin off
	http_port {}
	https_port {}
	default_bind 127.0.0.1
	skip_install_trust
	storage file_system {}
}}
"""

pytestmark = pytest.mark.skipif(CADDY is None, reason="Caddy is not installed")


@contextmanager
def caddy(folder: Path, nodes: list[Process]) -> Iterator[str]:
    """Caddy in front of two servers; yields the address of the house."""
    secure = free_port()
    given = GIVEN.read_text(encoding="utf-8")
    for name, node in zip(("one", "two"), nodes, strict=True):
        assert f" {name}:1692" in given
        given = given.replace(f"{name}:1692", f"127.0.0.1:{node.port}")
    path = folder / "Caddyfile"
    path.write_text(HERE.format(free_port(), secure, folder / "caddy") + given, encoding="utf-8")
    with (folder / "caddy.log").open("wb") as log:
        running = subprocess.Popen(
            [str(CADDY), "run", "--config", str(path), "--adapter", "caddyfile"],
            env={"HOUSE": HOUSE, "HOME": str(folder), "PATH": ""}, stdout=log, stderr=log,
        )  # fmt: skip
    try:
        yield f"https://{HOUSE}:{secure}"
    finally:
        running.terminate()
        running.wait(PATIENCE)


class Reader:
    """Somebody who reads a stream as browsers do, and notes how long there was none."""

    def __init__(self, http: httpx.Client, path: str, token: str) -> None:
        self._http, self._path, self._token = http, path, token
        self.length = 0
        self.gaps: list[float] = []
        self.refused: list[int] = []
        self.ended = threading.Event()
        self._thread = threading.Thread(target=self._read)
        self._thread.start()

    def _read(self) -> None:
        lost = None
        while not self.ended.is_set():
            head = {"Authorization": f"Bearer {self._token}", "Last-Event-ID": str(self.length)}
            try:
                with self._http.stream("GET", f"{self._path}/stream", headers=head) as answer:
                    if answer.status_code != 200:
                        self.refused.append(answer.status_code)
                    for line in answer.iter_lines():
                        if line.startswith("data: ") and "length" in (told := json.loads(line[6:])):
                            if lost is not None:
                                self.gaps.append(time.monotonic() - lost)
                            lost, self.length = None, told["length"]
                        if self.ended.is_set():
                            return
            except httpx.TransportError:
                pass
            lost = lost or time.monotonic()
            time.sleep(1.0)  # as the stream asks for with `retry`

    def stop(self) -> None:
        self.ended.set()
        self._thread.join(PATIENCE)


def test_players_behind_caddy_go_on_while_one_server_after_the_other_is_restarted(
    postgres: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEETINGHOUSE_KEY", secrets.token_hex(32))
    store, options = (
        with_schema(server_url(), postgres.schema),
        ["--shared", "--name", HOUSE, "--trust-proxy", "127.0.0.1"],
    )
    one, two = nodes = [Process(tmp_path / f"{name}.db", store=store, options=options) for name in ("one", "two")]
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # one HTTP client for all seats
    with (
        one,
        two,
        caddy(tmp_path, nodes) as url,
        httpx.Client(base_url=url, verify=False, timeout=PATIENCE, cookies=no_cookies) as http,
    ):
        for node in nodes:
            node.begin()
        eventually(lambda: sum(_ready(node) for node in nodes) == 2, "both are ready")
        eventually(lambda: http.get("/healthz").is_success, "Caddy has found them")

        def post(path: str, body: Any, token: str | None = None) -> Any:
            head = {"Idempotency-Key": secrets.token_hex(16)}
            head |= {"Authorization": f"Bearer {token}"} if token else {}
            for _ in range(3):  # as pages and programs do, with the same key
                answer = http.post(f"/api/tables{path}", json=body, headers=head)
                if not is_passing(answer.status_code, answer.content):
                    break
                time.sleep(0.3)
            assert answer.is_success, answer.text
            return answer.json()

        made = post("", {"game": "newsalem", "pace": "none"})
        path = f"/{made['code']}"
        tokens: list[str] = []
        for number in range(4):
            sat = post(f"{path}/seats", {"name": f"Ann {number}"}, None if number else made["token"])
            tokens.append(sat["token"])
        readers = [Reader(http, f"/api/tables{path}", token) for token in tokens]
        said = 0
        try:
            for node in nodes:
                node.stop()  # in good order
                for _ in range(5):  # calls go to the other one at once
                    post(f"{path}/chat", {"channel": "lobby", "text": f"line {said}"}, tokens[said % 4])
                    said += 1
                node.start()
                eventually(lambda: _ready(node), "it is back")  # noqa: B023
                time.sleep(1.5)  # until Caddy has noticed
            told = [line["text"] for line in http.get(f"/api/tables{path}").json()["story"] if line["type"] == "said"]
            assert told == [f"line {number}" for number in range(said)]
            length = http.get(f"/api/tables{path}").json()["length"]
            eventually(lambda: all(reader.length >= length for reader in readers), "all have read everything")
        finally:
            for reader in readers:
                reader.ended.set()
            post(f"{path}/chat", {"channel": "lobby", "text": "good night"}, tokens[0])  # ends their waiting
            for reader in readers:
                reader.stop()
        gaps = [gap for reader in readers for gap in reader.gaps]
        assert len(gaps) >= 4, "every stream was at one of them"
        assert max(gaps) < PATIENCE, gaps  # bench/servers measures what players notice
        assert {status for reader in readers for status in reader.refused} <= {502, 503}


def _ready(node: Process) -> bool:
    try:
        return httpx.get(f"{node.url}/healthz", headers={"Host": HOUSE}, timeout=PATIENCE).is_success
    except httpx.TransportError:
        return False
