"""https: a certificate of the house's own, or files that were given, and what is said when those are wrong."""

from __future__ import annotations

import datetime
import json
import signal
import socket
import ssl
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from meetinghouse.cli.addresses import Addresses, names_of
from meetinghouse.cli.serve import _welcome
from meetinghouse.client import Message, Table
from meetinghouse.server import certificate
from meetinghouse.server.certificate import own_certificate
from meetinghouse.server.settings import NO_RATE, Settings
from meetinghouse.server.tls import Certificate
from meetinghouse.texts import LANGUAGES, Texts
from tests.running import Running

from .test_serve import process, said

HOME = {"localhost", "127.0.0.1"}


@pytest.fixture
def own(tmp_path: Path) -> Certificate:
    """A certificate as a house makes it."""
    return own_certificate(tmp_path / "tables.db", HOME)


@pytest.fixture
def secured(own: Certificate, tmp_path: Path) -> Iterator[Running]:
    """A server that speaks https and does not wait long for a handshake."""
    settings = Settings(handshake_patience=0.5)
    running = Running(tmp_path / "tables.db", settings, speed=50, tls=own.context)
    yield running
    running.stop()


def trusting(path: Path | str) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=path)


def until(table: Table, fits: str) -> Message:
    """The first message that has some of that."""
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
        running.send_signal(signal.SIGTERM)
        assert running.wait(10) == 0
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


@pytest.mark.parametrize("spoken", [b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"\0" * 100, b""])
def test_whoever_does_not_speak_tls_is_cut_off_and_nobody_else_notices(
    secured: Running, own: Certificate, spoken: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    port = int(secured.url.rsplit(":", 1)[1])
    with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        line.sendall(spoken)  # nothing at all waits for the handshake's time to run out
        try:
            while line.recv(1000):
                pass
        except ConnectionResetError:
            pass

    assert httpx.get(f"{secured.url}/healthz", verify=trusting(own.path)).json() == {"ok": True}
    assert [record for record in caplog.records if record.levelname not in ("DEBUG", "INFO")] == []


@contextmanager
def serving(own: Certificate, data: Path, settings: Settings) -> Iterator[Callable[[], ssl.SSLSocket]]:
    """A server within such limits; each call gives a secured line to it, with room for little that is not read."""
    running = Running(data, settings, tls=own.context)

    def connect() -> ssl.SSLSocket:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(20)
        line.connect(("127.0.0.1", int(running.url.rsplit(":", 1)[1])))
        return trusting(own.path).wrap_socket(line, server_hostname="localhost")

    try:
        yield connect
    finally:
        running.stop()


def test_an_address_has_so_many_connections_over_tls_too(own: Certificate, tmp_path: Path) -> None:
    two = Settings(connections_of_address=2)
    with serving(own, tmp_path / "tables.db", two) as connect, connect() as first, connect(), connect() as third:
        assert third.recv(1) == b""
        first.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert first.recv(15) == b"HTTP/1.1 200 OK"


def test_whoever_takes_no_answers_is_cut_off_over_tls_too(own: Certificate, tmp_path: Path) -> None:
    asked, many = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n", 500
    with serving(own, tmp_path / "tables.db", Settings(send_patience=0.5, calls=NO_RATE)) as connect:
        with connect() as one:
            one.sendall(asked.replace(b"Host", b"Connection: close\r\nHost"))
            length = rest(one)
        with connect() as deaf:
            deaf.sendall(asked * many)
            time.sleep(1.5)
            assert length < rest(deaf) < many * length / 2


def rest(line: ssl.SSLSocket) -> int:
    """How many bytes come until the line is cut; TimeoutError where it is not."""
    size = 0
    with suppress(ConnectionError, ssl.SSLError):
        while part := line.recv(1 << 16):
            size += len(part)
    return size


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such modes")
def test_nobody_else_reads_the_key(own: Certificate) -> None:
    assert stat.S_IMODE(own.key.stat().st_mode) == 0o600


def test_the_certificate_is_kept_while_it_fits(own: Certificate, tmp_path: Path) -> None:
    assert own_certificate(tmp_path / "tables.db", {"localhost"}).fingerprint == own.fingerprint


def test_it_is_made_anew_for_another_address(own: Certificate, tmp_path: Path) -> None:
    other = own_certificate(tmp_path / "tables.db", HOME | {"192.0.2.7"})

    assert other.fingerprint != own.fingerprint
    assert own_certificate(tmp_path / "tables.db", HOME | {"192.0.2.7"}).fingerprint == other.fingerprint


def test_it_is_made_anew_before_it_ends(own: Certificate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = certificate._now() + datetime.timedelta(days=780)
    monkeypatch.setattr(certificate, "_now", lambda: later)

    assert own_certificate(tmp_path / "tables.db", HOME).fingerprint != own.fingerprint


def test_it_is_made_anew_where_the_key_is_damaged(own: Certificate, tmp_path: Path) -> None:
    own.key.write_text("rust")

    assert own_certificate(tmp_path / "tables.db", HOME).fingerprint != own.fingerprint


def test_it_names_the_machine_and_where_it_listens() -> None:
    assert {"localhost", "127.0.0.1", socket.gethostname()} <= names_of("0.0.0.0")
    assert "0.0.0.0" not in names_of("0.0.0.0")
    assert "192.0.2.7" in names_of("192.0.2.7")


WRONG = {
    ("--tls-cert", "CERT"): ("give both", "ensemble", "a la vez"),
    ("--tls-key", "KEY"): ("give both", "ensemble", "a la vez"),
    ("--tls-cert", "NONE", "--tls-key", "KEY"): ("There is no file", "Il n’y a pas", "No hay ningún"),
    ("--tls-cert", "CERT", "--tls-key", "NONE"): ("There is no file", "Il n’y a pas", "No hay ningún"),
    ("--tls-cert", "FOLDER", "--tls-key", "KEY"): ("cannot be read", "ne peut être lu", "No se puede leer"),
    ("--tls-cert", "LETTER", "--tls-key", "KEY"): ("not a certificate", "pas un certificat", "no es un certificado"),
    ("--tls-cert", "KEY", "--tls-key", "KEY"): ("not a certificate", "pas un certificat", "no es un certificado"),
    ("--tls-cert", "CERT", "--tls-key", "LETTER"): ("not a private key", "pas une clé privée", "no es una clave"),
    ("--tls-cert", "CERT", "--tls-key", "CERT"): ("not a private key", "pas une clé privée", "no es una clave"),
    ("--tls-cert", "CERT", "--tls-key", "OTHER"): ("does not belong", "n’est pas celle", "no es la del certificado"),
    ("--tls-cert", "CERT", "--tls-key", "LOCKED"): ("has a password", "mot de passe", "tiene contraseña"),
}  # fmt: skip


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_what_is_wrong_with_given_files_is_one_clear_line(
    arguments: tuple[str, ...], own: Certificate, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter").write_text("Dear Ann, this is not a certificate, but a letter to you: ça va ?\n")
    (tmp_path / "other").mkdir()
    files = {
        "CERT": own.path,
        "KEY": own.key,
        "NONE": tmp_path / "none.pem",
        "FOLDER": tmp_path,
        "LETTER": tmp_path / "letter",
        "OTHER": own_certificate(tmp_path / "other" / "tables.db", HOME).key,
        "LOCKED": locked(own.key, tmp_path / "locked.pem"),
    }
    line = [str(files.get(each, each)) for each in arguments]
    for language, words in zip(("en", "fr", "es"), WRONG[arguments], strict=True):
        status, err = said(capsys, "--port", "0", "--language", language, *line)
        assert status == 2
        assert words in err
        assert len(err.splitlines()) == 1


def locked(key: Path, path: Path) -> Path:
    """The same key behind a password."""
    from cryptography.hazmat.primitives import serialization

    secret = serialization.load_pem_private_key(key.read_bytes(), None)
    closed = serialization.BestAvailableEncryption(b"sesame")
    path.write_bytes(secret.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, closed))
    return path


def test_without_its_library_the_way_to_get_it_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "meetinghouse.server.certificate")
    monkeypatch.setitem(sys.modules, "cryptography", None)

    status, err = said(capsys, "--tls", "--port", "0", "--data", str(tmp_path / "tables.db"))

    assert status == 2
    assert 'pip install "meetinghouse[tls]"' in err


def test_given_files_need_no_library(own: Certificate, tmp_path: Path) -> None:
    with process(tmp_path / "tables.db", "--tls-cert", str(own.path), "--tls-key", str(own.key)) as (_, where):
        assert where["fingerprint"] == own.fingerprint
        assert httpx.get(f"{where['here']}healthz", verify=trusting(own.path)).status_code == 200


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
