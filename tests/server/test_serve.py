"""`serve`: it prints its addresses, keeps its tables, and stops in good order."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from meetinghouse.cli.main import main
from meetinghouse.cli.values import read_room
from meetinghouse.server.run import allow_many_files
from meetinghouse.tables.journal import Unavailable
from meetinghouse.texts import Texts
from tests.patience import PATIENCE, allowed
from tests.platforms import APART, STOPS, needs_links

from .guests import Guest, see_off

STOPPED_WITHIN = 10  # seconds; systemd and Docker kill a server that has not stopped after 15


@contextmanager
def process(
    data: Path,
    *more: str,
    program: Sequence[str] = ("-m", "meetinghouse.cli"),
    host: Sequence[str] = ("--host", "127.0.0.1"),
) -> Iterator[tuple[subprocess.Popen[str], Any]]:
    """A server in a separate process, and the addresses it prints."""
    command = [sys.executable, *program, "serve", "--port", "0", *host, "--json"]
    running = subprocess.Popen(
        [*command, "--data", str(data), *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **APART
    )
    assert running.stdout is not None
    assert running.stderr is not None
    try:
        text = ""
        while not text.endswith("}\n"):
            line = running.stdout.readline()
            assert line, running.stderr.read()
            text += line
        yield running, json.loads(text)
    finally:
        see_off()
        running.kill()
        running.wait()
        running.stdout.close()
        running.stderr.close()


def connected(port: int, code: str) -> socket.socket:
    """An open stream."""
    line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    line.sendall(f"GET /api/tables/{code}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    assert b"200 OK" in line.recv(100)
    return line


def test_a_house_may_give_its_tables_codes_of_six_letters_and_list_them(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db", "--code-letters", "6", "--open-tables") as (_, where):
        assert httpx.get(f"{where['here']}api/house").json()["open_tables"] is True
        for letters, wanted in ((6, {}), (4, {"letters": 4})):
            answer = httpx.post(f"{where['here']}api/tables", json={"game": "salem1692"} | wanted)
            assert answer.status_code == 201, answer.text
            code = answer.json()["code"]
            assert len(code) == letters
            assert httpx.get(f"{where['here']}api/tables/{code}").json()["table"]["code"] == code


def test_a_house_sends_push_messages_if_it_is_told_to_with_the_same_key_after_a_restart(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with process(tmp_path / "tables.db", "--push", "ann@example.org") as (_, where):
            keys.append(httpx.get(f"{where['here']}api/house").json()["push"])
    assert len(keys[0]) == 87  # 65 bytes in base64url
    assert keys[0] == keys[1]


@pytest.mark.parametrize("how", STOPS)
def test_it_stops_in_good_order_with_hundreds_of_streams_open(tmp_path: Path, how: signal.Signals) -> None:
    with process(tmp_path / "tables.db", "--unlimited") as (running, where):
        url = where["here"].rstrip("/")
        made = httpx.post(f"{url}/api/tables", json={"game": "salem1692"}).json()
        allow_many_files()  # the default limit of macOS is 256
        streams = [connected(int(url.rsplit(":", 1)[1]), made["code"]) for _ in range(300)]
        begun = time.monotonic()
        running.send_signal(how)

        assert running.wait(PATIENCE) == 0
        assert time.monotonic() - begun < allowed(STOPPED_WITHIN)
        for line in streams:
            with line:
                got = b""
                while part := line.recv(65536):
                    got += part
                assert b"event: closing\ndata: {}\n\n" in got
        assert running.stderr is not None
        logged = running.stderr.read()
        assert "Traceback" not in logged
        assert [json.loads(each)["level"] for each in logged.splitlines()] == ["info"] * 301


HALF = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\nExpect: 100-continue\r\n\r\n"
)


def test_a_server_that_stops_refuses_a_request_that_never_ends_instead_of_waiting(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db") as (running, where):
        port = int(where["here"].rstrip("/").rsplit(":", 1)[1])
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
            line.sendall(HALF)
            assert line.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"
            running.send_signal(STOPS[0])

            assert running.wait(PATIENCE) == 0
            assert line.recv(100).startswith(b"HTTP/1.1 503 ")
        assert running.stderr is not None
        levels = [json.loads(each)["level"] for each in running.stderr.read().splitlines()]
        assert set(levels) <= {"info"}


WITHOUT_UVLOOP = """
import sys

sys.modules["uvloop"] = None  # importing it fails, as on Windows
from meetinghouse.cli.main import main
from meetinghouse.cli.values import read_room

sys.exit(main())
"""


def test_without_uvloop_it_serves_and_stops_in_the_same_order(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db", program=("-c", WITHOUT_UVLOOP)) as (running, where):
        url = where["here"].rstrip("/")
        made = httpx.post(f"{url}/api/tables", json={"game": "salem1692"}).json()
        line = connected(int(url.rsplit(":", 1)[1]), made["code"])
        running.send_signal(STOPS[0])

        assert running.wait(PATIENCE) == 0
        with line, line.makefile("rb") as told:
            assert b"event: closing\n" in told.readlines()


def test_tables_are_there_again_after_a_restart(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db") as (running, where):
        host = Guest(where["here"].rstrip("/"), "", None)
        made = httpx.post(f"{host.url}/api/tables", json={"game": "salem1692"}).json()
        Guest(host.url, made["code"], made["token"]).ok("/seats", {"name": "Ann"}, 201)
        running.send_signal(STOPS[0])
        assert running.wait(PATIENCE) == 0
    with process(tmp_path / "tables.db") as (_, where):
        again = Guest(where["here"].rstrip("/"), made["code"], made["token"]).look()

    assert [place["name"] for place in again["table"]["places"]] == ["Ann"]
    assert again["you"] == {
        "seat": 0,
        "host": True,
        "blocked": [],
        "seen": True,
        "all_eyes": False,
        "phone": [],
        "master": False,
        "owns": [],
        "asks": {},
    }


@pytest.mark.parametrize(
    ("named", "believed"),
    [
        (["--trust-proxy"], True),
        (["--trust-proxy", "10.0.0.0/8,127.0.0.1"], True),
        (["--trust-proxy", "10.0.0.0/8", "--trust-proxy", "127.0.0.0/8"], True),
        (["--trust-proxy", "10.0.0.0/8"], False),
    ],
)
def test_a_house_behind_a_proxy_listens_on_this_machine_and_believes_that_proxy_alone(
    tmp_path: Path, named: list[str], believed: bool
) -> None:
    with process(tmp_path / "tables.db", *named, host=()) as (_, where):
        assert where["here"].startswith("http://127.0.0.1:")
        secured = {"X-Forwarded-Proto": "https"}
        made = httpx.post(f"{where['here']}api/tables", json={"game": "salem1692"}, headers=secured)
        assert made.headers["set-cookie"].endswith("; Secure") == believed


def test_what_is_counted_is_told_at_another_port_where_a_host_asks_for_it(tmp_path: Path) -> None:
    for asked in ("0", "127.0.0.1:0"):
        with process(tmp_path / "tables.db", "--metrics", asked) as (running, where):
            assert where["metrics"].startswith("http://127.0.0.1:")
            assert "meetinghouse_tables_awake 0.0" in httpx.get(where["metrics"]).text
            assert httpx.get(f"{where['here']}metrics").status_code == 404
            running.send_signal(STOPS[0])
            assert running.wait(PATIENCE) == 0
    with process(tmp_path / "tables.db") as (_, where):
        assert where["metrics"] is None


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit status and error of a server that cannot start. Restores the log, which it has redirected."""
    handlers = logging.root.handlers[:]
    try:
        status = main(["serve", *arguments])
    finally:
        logging.root.handlers[:] = handlers
    return status, capsys.readouterr().err


def test_a_store_that_fails_is_told_in_the_hosts_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*arguments: object) -> None:
        raise Unavailable("full", "/tables.db (disk)")

    monkeypatch.setattr("meetinghouse.cli.serve.run", fail)
    status, err = said(capsys, "--port", "0", "--data", str(tmp_path / "tables.db"), "--language", "fr")

    assert status == 2
    assert f"{Texts('fr').say('why-full')}\u00a0: /tables.db (disk)." in err
    assert str(Unavailable("read-only", "/x")) == "nothing may be written there: /x"


def test_what_cannot_be_served_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    foreign = tmp_path / "letter.txt"
    foreign.write_text("Dear Ann, this is not a database, but a letter to you.\n" * 30, encoding="utf-8")
    (tmp_path / "folder").mkdir()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        mistakes = {
            ("--host", "127.0.0.1", "--port", port): f"127.0.0.1, port {port}: ",
            ("--port", "70000"): "A port is a number from 0 to 65535, not 70000",
            ("--host", "no-such-host.invalid"): "no-such-host.invalid",
            ("--port", "0", "--data", str(foreign)): "is not a file of Meetinghouse",
            ("--port", "0", "--data", str(tmp_path / "folder")): "cannot be written: it is a folder",
            ("--port", "0", "--data", str(foreign / "below.db")): "cannot be written",
            ("--port", "0", "--data", str(tmp_path / "no such" / "place.db")): f"mkdir -p '{tmp_path / 'no such'}'",
            ("--port", "many"): "not a whole number",
            (
                "--port",
                "0",
                "--trust-proxy",
                "nginx",
            ): "address of a proxy (127.0.0.1) or a network (10.0.0.0/8), not “nginx”",
            ("--port", "0", "--trust-proxy", "127.0.0.1,10.0.0.1/8"): "not “10.0.0.1/8”",
            ("--port", "0", "--name", "https://house.example.org/"): "not “https://house.example.org/”",
            ("--port", "0", "--name", "house.example.org:443"): "without a port",
            ("--port", "0", "--name", ""): "--name takes a name such as house.example.org",
            ("--port", "0", "--metrics", "many"): "--metrics takes a port, or ADDRESS:PORT",
            ("--port", "0", "--metrics", ":9692"): "--metrics takes a port, or ADDRESS:PORT",
            ("--port", "0", "--metrics", "70000"): "A port is a number from 0 to 65535, not 70000",
            ("--port", "0", "--metrics", port): f"127.0.0.1, port {port}: ",
        }
        for arguments, words in mistakes.items():
            status, err = said(capsys, *arguments)
            assert status == 2
            assert words in err
            assert len(err.splitlines()) == 1
            assert "Traceback" not in err
    assert foreign.read_text(encoding="utf-8").startswith("Dear Ann")
    assert not (tmp_path / "no such").exists()


def test_the_usual_folder_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "home" / "state"))
    with process(tmp_path / "home" / "state" / "meetinghouse" / "tables.db") as (_, where):
        assert httpx.get(f"{where['here']}healthz").is_success


def test_it_says_in_the_users_language_where_the_house_is(tmp_path: Path) -> None:
    said_in = {}
    for language in ("en", "fr", "es"):
        command = [sys.executable, "-m", "meetinghouse.cli", "serve", "--port", "0", "--language", language, "--qr"]
        running = subprocess.Popen(
            [*command, "--data", str(tmp_path / "t.db")], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            encoding="utf-8", env=os.environ | {"PYTHONIOENCODING": "utf-8"}, **APART,
        )  # fmt: skip
        assert running.stdout is not None
        lines: list[str] = []
        while not lines or "Ctrl+C" not in lines[-1]:
            lines.append(running.stdout.readline())
            assert lines[-1]
        running.send_signal(STOPS[0])
        assert running.wait(PATIENCE) == 0
        running.stdout.close()
        said_in[language] = "".join(lines)

    assert "On this machine: http://localhost:" in said_in["en"]
    assert "Sur cette machine" in said_in["fr"]
    assert "En esta máquina" in said_in["es"]
    assert "\N{UPPER HALF BLOCK}" in said_in["en"] or "phones" not in said_in["en"]


def second(data: Path, language: str = "en") -> subprocess.CompletedProcess[str]:
    """Start a second server on the same file, which should not run."""
    command = [sys.executable, "-m", "meetinghouse.cli", "serve", "--port", "0", "--host", "127.0.0.1"]
    return subprocess.run(
        [*command, "--data", str(data), "--language", language], capture_output=True, encoding="utf-8",
        timeout=PATIENCE, env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip


@needs_links
def test_two_servers_do_not_use_one_file_and_a_killed_one_does_not_keep_it(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    alias = tmp_path / "alias.db"
    alias.symlink_to(data)
    with process(data) as (running, where):
        for language, words in {"en": "Another server", "fr": "Un autre serveur", "es": "Otro servidor"}.items():
            other = second(data, language)
            assert (other.returncode, other.stdout) == (2, "")
            assert len(other.stderr.splitlines()) == 1
            assert words in other.stderr
            assert str(data) in other.stderr
        assert second(alias).returncode == 2
        assert httpx.get(f"{where['here']}healthz").status_code == 200
        running.kill()
        running.wait(PATIENCE)
        with process(data) as (_, again):
            assert httpx.get(f"{again['here']}healthz").status_code == 200


@pytest.mark.parametrize("value", ["2XB", "9MB", "-1", "", "1e9", "half of it", "9" * 40])
def test_room_that_is_no_number_of_bytes_is_one_clear_line(
    value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, words in (("en", "such as 500MB"), ("fr", "comme 500MB"), ("es", "como 500MB")):
        data = ("--port", "0", "--data", str(tmp_path / "tables.db"))
        status, err = said(capsys, *data, f"--most-room={value}", "--language", language)

        assert status == 2
        assert words in err
        assert len(err.strip().splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_room_is_told_in_bytes_and_their_multiples_or_without_bound() -> None:
    texts = Texts("en")
    told = {"500MB": 500 * 1024**2, "2gb": 2 * 1024**3, "10 MiB": 10 * 1024**2, "20000000": 20_000_000, "0": None}
    assert {each: read_room(each, texts) for each in told} == told
