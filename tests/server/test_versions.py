"""Two versions of the program on one store: each serves the games whose rules it has, and a newer format waits."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import shutil
from pathlib import Path
from typing import Any

import httpx
import pytest

import meetinghouse
from meetinghouse.tables.postgres.address import Address
from meetinghouse.tables.postgres.schema import FORMAT
from tests.patience import PATIENCE, eventually
from tests.postgres import connected, server_url, with_schema

from .guests import Guest, any_choice, see_off
from .process import Process

RULES = "games/newsalem/rules.py"
VERSION = 'version: ClassVar[str] = "{}"'


def other_version(folder: Path, path: str, before: str, after: str) -> dict[str, str]:
    """The environment for a copy of the program with one changed line. All other files are links."""
    package = folder / "meetinghouse"
    shutil.copytree(Path(meetinghouse.__file__).parent, package, copy_function=os.symlink)
    text = (package / path).read_text(encoding="utf-8")
    assert text.count(before) == 1
    (package / path).unlink()
    (package / path).write_text(text.replace(before, after), encoding="utf-8")
    return os.environ | {"PYTHONPATH": str(folder)}


class Town:
    """A store, and a server of each version."""

    def __init__(self, address: Address, folder: Path, *change: str) -> None:
        self.address = address
        self._folder, self._store = folder, with_schema(server_url(), address.schema)
        env = other_version(folder / "newer", *change)
        self.older = self.another()
        self.newer = Process(folder / "newer.db", store=self._store, env=env, options=["--shared", "--leave-old"])

    def another(self, *more: str) -> Process:
        """A server of the older version, not started."""
        return Process(self._folder / "older.db", store=self._store, options=["--shared", *more])

    def keeper(self, code: str) -> int | None:
        """The number of the server that looks after a table."""
        query = f"SELECT keeper FROM {self.address.schema}.tables WHERE code = $1"
        found: int | None = asyncio.run(connected(server_url(), lambda line: line.fetchval(query, code)))
        return found


def lobby(server: Process) -> Guest:
    """The host of a new table, with bots."""
    wanted = {"game": "newsalem", "pace": "none"}
    made = httpx.post(f"{server.url}/api/tables", json=wanted, timeout=PATIENCE).json()
    host = Guest(server.url, made["code"], made["token"])
    host.ok("/seats", {"name": "Ann"}, 201)
    host.ok("/bots", {"bot": "random", "count": 2}, 201)
    return host


def version_of(server: Process) -> str:
    """The version of the rules of New Salem that a server has."""
    found: str = httpx.get(f"{server.url}/api/games", timeout=PATIENCE).json()["newsalem"]["version"]
    return found


def at(server: Process, guest: Guest) -> Guest:
    """The same person at another server."""
    return Guest(server.url, guest.code, guest.token)


def refuses(guest: Guest) -> bool:
    """Whether the server leaves the table to others."""
    answer = guest.get()
    told: dict[str, Any] = answer.json()
    return (answer.status_code, told.get("refused")) == (503, "other-rules")


def answers(guest: Guest) -> None:
    """Answer what is asked, which must be accepted."""
    asked = guest.look_until(lambda seen: seen["table"]["phase"] == "playing" and seen["decisions"])["decisions"][0]
    guest.ok("/answers", {"decision": asked["id"], "choice": any_choice(asked, random.Random(1))})


def exits(server: Process, words: str) -> None:
    """Start a server, which must stop with status 2 and say why."""
    server.begin()
    eventually(lambda: server.status == 2, "it stops")
    assert words in server.log.read_text(encoding="utf-8")


@pytest.fixture
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key in the environment."""
    monkeypatch.setenv("MEETINGHOUSE_KEY", secrets.token_hex(32))


def test_a_server_opens_no_game_of_rules_that_it_lacks_and_the_other_one_keeps_it(
    postgres: Address, tmp_path: Path, key: None
) -> None:
    town = Town(postgres, tmp_path, RULES, VERSION.format("1"), VERSION.format("1 and a half"))
    older, newer = town.older, town.newer
    with older, newer:
        older.start()
        newer.start()
        assert [version_of(node) for node in (older, newer)] == ["1", "1 and a half"]
        there = lobby(newer)
        here, kept = at(older, there), town.keeper(there.code)
        with there.following() as stream:
            assert next(stream).data["table"]["phase"] == "lobby"
            here.ok("/start")
            assert any(sent.event == "closing" for sent in stream)
        assert refuses(there)
        eventually(lambda: town.keeper(here.code) not in (kept, None), "the older server looks after it")
        answers(here)
        assert refuses(there)

        new = lobby(older)
        at(newer, new).ok("/start")
        eventually(lambda: refuses(new), "the older server leaves the newer game alone")
        eventually(lambda: town.keeper(new.code) == kept, "the newer server looks after it")
        answers(at(newer, new))

        older.stop()
        eventually(lambda: town.keeper(here.code) is None, "nobody looks after the older game")
        assert refuses(there)
        exits(town.another(), "--leave-old")
        with town.another("--leave-old") as again:
            again.start()
            answers(at(again, here))
            assert refuses(there)
            see_off()


def test_a_server_of_a_newer_format_waits_until_the_older_ones_have_stopped(
    postgres: Address, tmp_path: Path, key: None
) -> None:
    town = Town(postgres, tmp_path, "tables/postgres/schema.py", f"FORMAT = {FORMAT} ", f"FORMAT = {FORMAT + 1} ")
    migrations = tmp_path / "newer" / "meetinghouse" / "tables" / "postgres" / "migrations"
    (migrations / f"{FORMAT + 1}.sql").write_text("CREATE TABLE newer (number bigint)")
    older, newer = town.older, town.newer
    with older, newer:
        older.start()
        host = lobby(older)
        newer.begin()
        eventually(lambda: newer.log.exists() and "older version" in newer.log.read_text(encoding="utf-8"), "it waits")
        host.ok("/start")
        assert newer.status is None
        older.stop()
        newer.up()
        answers(at(newer, host))
        see_off()
        exits(town.another(), f"has format {FORMAT + 1}")
