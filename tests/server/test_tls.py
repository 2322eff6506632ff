"""https: games are played over it, and clients that do not speak it are disconnected."""

from __future__ import annotations

import json
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from meetinghouse.cli.addresses import Addresses
from meetinghouse.cli.serve import _welcome
from meetinghouse.client import Message, Table
from meetinghouse.server.settings import NO_RATE, Settings
from meetinghouse.server.tls import Certificate
from meetinghouse.texts import LANGUAGES, Texts
from tests.patience import PATIENCE, eventually
from tests.platforms import STOPS
from tests.running import Running

from .certificates import trusting
from .test_serve import process


@pytest.fixture
def secured(own: Certificate, tmp_path: Path) -> Iterator[Running]:
    """A server with https."""
    running = Running(tmp_path / "tables.db", Settings(), speed=50, tls=own.context)
    yield running
    running.stop()


def until(table: Table, fits: str) -> Message:
    """The first message whose field of this name is not empty."""
    return next(message for message in table.follow() if getattr(message, fits))


def test_a_house_with_its_own_certificate_is_played_at_and_shows_the_same_one_next_time(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db", "--tls") as (running, where):
        assert where["here"].startswith("https://127.0.0.1:")
        with Table.open(where["here"], options={"edition": "fr"}, pace="none", verify=where["certificate"]) as ann:
            ann.sit("Ann")
            ann.add_bot(count=4)
            ann.start()
            asked = until(ann, "decisions")
            ann.answer(asked.decisions[0], asked.decisions[0].options[0])
            assert until(ann, "view").length >= asked.length
            code, token = ann.code, ann.token
        running.send_signal(STOPS[0])
        assert running.wait(PATIENCE) == 0
        assert running.stderr is not None
        assert {json.loads(line)["level"] for line in running.stderr.read().splitlines()} == {"info"}
    with process(tmp_path / "tables.db", "--tls") as (_, again):
        with Table(again["here"], code, token, verify=Path(again["certificate"])) as ann:
            assert ann.look().you.seat == 0
        assert again["fingerprint"] == where["fingerprint"]


def test_a_game_is_played_to_its_end_over_https(secured: Running, own: Certificate) -> None:
    with Table.open(secured.url, pace="quick", verify=trusting(own.path)) as host:
        host.add_bot(count=4)
        host.start()

        last = next(message for message in host.follow() if message.over)

    assert last.table.outcome is not None
    assert last.table.outcome.winners


def test_whoever_does_not_trust_the_certificate_is_told_at_once(secured: Running) -> None:
    with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
        Table.open(secured.url)
    with Table(secured.url, "KWTM") as table, pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
        next(table.follow())


def test_over_https_the_cookie_is_secure(secured: Running, own: Certificate) -> None:
    answer = httpx.post(f"{secured.url}/api/tables", json={"game": "salem1692"}, verify=trusting(own.path))

    assert answer.headers["set-cookie"].endswith("; Secure")


@pytest.mark.parametrize("spoken", [b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", b"\0" * 100])
def test_whoever_does_not_speak_tls_is_cut_off_and_nobody_else_notices(
    secured: Running, own: Certificate, spoken: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with plain(secured) as line:
        line.sendall(spoken)
        assert rest(line) < 100, "an alert at most"

    assert httpx.get(f"{secured.url}/healthz", verify=trusting(own.path)).json() == {"ok": True}
    assert [record for record in caplog.records if record.levelname not in ("DEBUG", "INFO")] == []


def test_whoever_says_nothing_is_cut_off(own: Certificate, tmp_path: Path) -> None:
    with serving(own, tmp_path / "tables.db", Settings(handshake_patience=0.5)) as running, plain(running) as line:
        assert rest(line) == 0


@contextmanager
def serving(own: Certificate, data: Path, settings: Settings) -> Iterator[Running]:
    """A server with these limits."""
    running = Running(data, settings, tls=own.context)
    try:
        yield running
    finally:
        running.stop()


def plain(running: Running) -> socket.socket:
    """A connection without TLS and with a small receive buffer."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", int(running.url.rsplit(":", 1)[1])))
    return line


def connect(running: Running, own: Certificate) -> ssl.SSLSocket:
    """A connection with TLS."""
    return trusting(own.path).wrap_socket(plain(running), server_hostname="localhost")


def test_an_address_has_so_many_connections_over_tls_too(own: Certificate, tmp_path: Path) -> None:
    with (
        serving(own, tmp_path / "tables.db", Settings(connections_of_address=2)) as running,
        connect(running, own) as first,
        connect(running, own),
        connect(running, own) as third,
    ):
        assert third.recv(1) == b""
        first.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert first.recv(15) == b"HTTP/1.1 200 OK"


def test_whoever_takes_no_answers_is_cut_off_over_tls_too(own: Certificate, tmp_path: Path) -> None:
    asked, many = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n", 500
    settings = Settings(send_patience=0.5, calls=NO_RATE)
    with serving(own, tmp_path / "tables.db", settings) as running:
        state = running.server.server_state
        with connect(running, own) as one:
            one.sendall(asked.replace(b"Host", b"Connection: close\r\nHost"))
            length = rest(one)
        with connect(running, own) as deaf:
            deaf.sendall(asked * many)
            eventually(lambda: state.total_requests > 1, "it is heard")
            eventually(lambda: not state.connections, "it is cut off")
            assert rest(deaf) < many * length / 2


def rest(line: socket.socket) -> int:
    """The number of bytes received until the server disconnects. Raises TimeoutError if it does not."""
    size = 0
    with suppress(ConnectionError, ssl.SSLError):
        while part := line.recv(1 << 16):
            size += len(part)
    return size


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_is_told_of_the_warning_and_what_to_compare(
    language: str, own: Certificate, capsys: pytest.CaptureFixture[str]
) -> None:
    where = Addresses("https://localhost:1692/", None, "tables.db", str(own.path), own.fingerprint)
    _welcome(where, Texts(language, strict=True), qr=False, own=True)
    told = capsys.readouterr().out

    assert "https://localhost:1692/" in told
    assert f"SHA-256 {own.fingerprint}" in told
    assert {"en": "warn once", "fr": "se méfieront une fois", "es": "desconfiarán una vez"}[language] in told
