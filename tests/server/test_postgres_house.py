"""A house whose tables are in PostgreSQL starts or says why it cannot; after a fault of the database it recovers."""

from __future__ import annotations

import asyncio
import secrets
import socket
import sys
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from meetinghouse.tables.postgres import listening
from meetinghouse.tables.postgres.address import Address
from meetinghouse.tables.postgres.journal import PostgresJournal
from tests.patience import PATIENCE, eventually
from tests.postgres import GUEST, PASSWORD, as_user, execute, new_store, own_server, server_url, with_schema

from .guests import Guest, see_off
from .process import Process
from .proxy import Proxy
from .test_serve import said

UNTIMED = {"game": "salem1692", "pace": "none"}


@pytest.fixture
def key(monkeypatch: pytest.MonkeyPatch) -> str:
    """A key in the environment."""
    made = secrets.token_hex(32)
    monkeypatch.setenv("MEETINGHOUSE_KEY", made)
    return made


# --- a mistake is told in one line, and the exit status is 2


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--store", f"postgresql://ann:{PASSWORD}@db/house"], "must not have a password"),
        (["--store", f"postgresql://db/house?password={PASSWORD}"], "MEETINGHOUSE_STORE"),
        (["--store", f"mysql://ann:{PASSWORD}@db/house"], "--store takes the address"),
        (["--store", "tables.db"], "--data"),
        (["--store", "postgresql://db/house", "--data", "tables.db"], "not both"),
        (["--store", "postgresql://ann@127.0.0.1:1/house"], "cannot be reached: postgresql://ann@127.0.0.1:1/house"),
        (["--store", "postgresql://ann@127.0.0.1:1/house?sslmode=maybe"], "sslmode"),
    ],
)
def test_a_store_that_cannot_be_used_is_one_clear_line(
    options: list[str], words: str, capsys: pytest.CaptureFixture[str], key: str
) -> None:
    status, err = said(capsys, "--port", "0", *options)

    assert (status, err.count("\n")) == (2, 1)
    assert words in err
    assert PASSWORD not in err


def test_a_wrong_password_and_missing_rights_are_told_apart_without_the_password(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    for password, words in (("Philomena", "user or password"), (PASSWORD, "lacks a right")):
        monkeypatch.setenv("MEETINGHOUSE_STORE", with_schema(as_user(server_url(), GUEST, password), "test_nowhere"))
        status, err = said(capsys, "--port", "0")

        assert (status, err.count("\n")) == (2, 1)
        assert words in err
        assert password not in err


def test_a_full_disk_of_the_database_is_told_at_the_start(
    postgres: Address, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    async def full(*_: object, **__: object) -> None:
        raise asyncpg.DiskFullError("could not extend file: No space left on device")

    monkeypatch.setattr(listening, "prepare", full)
    monkeypatch.setenv("MEETINGHOUSE_STORE", with_schema(server_url(), postgres.schema))
    status, err = said(capsys, "--port", "0")

    assert (status, err.count("\n")) == (2, 1)
    assert "no room left" in err


def test_a_foreign_schema_a_newer_one_and_one_in_use_are_told_apart(
    postgres: Address, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    def told() -> str:
        status, err = said(capsys, "--port", "0")
        assert (status, err.count("\n")) == (2, 1)
        return err

    async def told_while_in_use() -> str:
        async with await PostgresJournal.open(postgres, alone=True):
            return await asyncio.to_thread(told)

    monkeypatch.setenv("MEETINGHOUSE_STORE", with_schema(server_url(), postgres.schema))
    assert "Another server uses postgresql://" in asyncio.run(told_while_in_use())
    execute(server_url(), f"UPDATE {postgres.schema}.meetinghouse_format SET version = 99")
    assert "has format 99" in told()
    execute(server_url(), f"DROP TABLE {postgres.schema}.meetinghouse_format")
    assert "belongs to another program" in told()


def test_a_database_needs_a_key_that_is_named_and_not_another_one(
    postgres: Address, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("MEETINGHOUSE_STORE", with_schema(server_url(), postgres.schema))
    assert "--key-file" in said(capsys, "--port", "0")[1]
    monkeypatch.setenv("MEETINGHOUSE_KEY", secrets.token_hex(32))
    with Process(tmp_path / "house.db", store=with_schema(server_url(), postgres.schema)) as server:
        server.start()
    monkeypatch.setenv("MEETINGHOUSE_KEY", secrets.token_hex(32))
    status, err = said(capsys, "--port", "0")
    assert status == 2
    assert "MEETINGHOUSE_KEY is not the one" in err


def test_without_its_library_the_house_says_how_to_install_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for name in ("journal", "connections", "errors"):
        monkeypatch.delitem(sys.modules, f"meetinghouse.tables.postgres.{name}")
    status, err = said(capsys, "--port", "0", "--store", "postgresql://db/house")

    assert (status, err.count("\n")) == (2, 1)
    assert 'pip install "meetinghouse[postgres]"' in err


# --- a house in a database


def test_a_killed_house_goes_on_where_it_was(postgres: Address, tmp_path: Path, key: str) -> None:
    with Process(tmp_path / "house.db", store=with_schema(server_url(), postgres.schema)) as server:
        server.start()
        made = httpx.post(f"{server.url}/api/tables", json=UNTIMED).json()
        host = Guest(server.url, made["code"], made["token"])
        host.ok("/seats", {"name": "Ann"}, 201)
        host.ok("/bots", {"bot": "random", "count": 4}, 201)
        host.ok("/chat", {"channel": "lobby", "text": "good evening"})
        before = host.look()
        see_off()
        server.kill()
        server.start()
        after = Guest(server.url, made["code"], made["token"]).look()
        assert (after["length"], after["story"]) == (before["length"], before["story"])
        see_off()
    assert [path.name for path in tmp_path.iterdir()] == ["house.log"]


def test_a_database_that_stops_is_refused_with_a_reason_and_heals_and_no_password_is_written(
    tmp_path: Path, key: str
) -> None:
    with own_server() as database:
        execute(database.url, f"ALTER ROLE {GUEST} SUPERUSER")
        url = as_user(database.url, GUEST, PASSWORD)
        with Process(tmp_path / "house.db", store=url) as server:
            server.start()
            made = httpx.post(f"{server.url}/api/tables", json=UNTIMED).json()
            host = Guest(server.url, made["code"], made["token"])
            host.ok("/seats", {"name": "Ann"}, 201)
            database.stop()

            refused = eventually(lambda: _refused(server.url))
            assert refused is not None
            assert refused.status_code == 503
            assert (refused.json()["refused"], refused.json()["params"]) == ("store", {"why": "unreachable"})
            assert httpx.get(f"{server.url}/healthz").status_code == 503
            database.start()

            eventually(lambda: httpx.get(f"{server.url}/healthz").is_success, "it heals")
            eventually(lambda: httpx.post(f"{server.url}/api/tables", json=UNTIMED).status_code == 201, "it heals")
            host.ok("/chat", {"channel": "lobby", "text": "still here"})
            commands = Path(f"/proc/{server.pid}/cmdline")
            if commands.exists():
                assert PASSWORD not in commands.read_text(encoding="utf-8")
            see_off()
        assert PASSWORD not in server.log.read_text(encoding="utf-8")


@pytest.mark.parametrize("options", [[], ["--shared"]])
def test_a_server_that_is_stopped_while_its_store_stalls_refuses_its_last_calls_and_logs_no_error(
    options: list[str], tmp_path: Path, key: str
) -> None:
    with own_server() as database, Proxy(database.socket) as proxy:
        store = database.url_at(proxy.port)
        with Process(tmp_path / "house.db", store=store, options=options) as server:
            server.start()
            made = httpx.post(f"{server.url}/api/tables", json=UNTIMED, timeout=PATIENCE).json()
            head = f"POST /api/tables/{made['code']}/seats HTTP/1.1\r\nHost: localhost\r\nContent-Length: 14\r\n"
            call = f'{head}Content-Type: application/json\r\n\r\n{{"name":"Ann"}}'
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
                proxy.stall()
                line.sendall(call.encode())
                for _ in range(2):  # what was sent before these has been read after them
                    assert httpx.get(f"{server.url}/healthz?live=1", timeout=PATIENCE).is_success
                server.stop()
                told = line.makefile("rb").read()
            proxy.go_on()
            assert told.startswith(b"HTTP/1.1 503 ")
            assert b'"closing"' in told or b'"store"' in told
            assert [each for each in server.troubles() if each["level"] == "error"] == []


def _refused(url: str) -> httpx.Response | None:
    answer = httpx.post(f"{url}/api/tables", json=UNTIMED, timeout=PATIENCE)
    return answer if answer.status_code != 201 else None


def test_two_stores_in_one_database_do_not_meet() -> None:
    async def both() -> None:
        with new_store() as one, new_store() as two:
            first, second = await asyncio.gather(*(PostgresJournal.open(each, alone=True) for each in (one, two)))
            async with first, second:
                await first.append("a", 1, b"")
                assert await second.count() == 0

    asyncio.run(both())
