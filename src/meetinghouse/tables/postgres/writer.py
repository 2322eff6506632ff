"""Appends in groups: those that arrive during a commit go into the next one, in one round trip."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from ..journal import Appended, Change, Conflict, Fenced, Status, Taken, Unavailable
from .connections import Connections

APPEND = "SELECT outcome, reached FROM append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
MOST = 500  # appends in one commit


class Line(NamedTuple):
    """The parameters of one append, in the order of the function in the database."""

    table: str
    version: int
    body: bytes
    key: str | None
    at: float | None
    tells: bool
    code: str | None
    phase: str | None
    deadline: float | None
    about: bytes | None
    fence: int | None


Waiting: TypeAlias = "tuple[asyncio.Future[Appended], Line]"


def line(
    table: str, version: int, body: bytes, key: str | None, status: Status | None, at: float | None, fence: int | None
) -> Line:
    """The parameters of an append; without a status the table keeps its present one."""
    if status is None:
        return Line(table, version, body, key, at, False, None, None, None, None, fence)
    return Line(table, version, body, key, at, True, status.code, status.phase, status.deadline, status.about, fence)


class Writer:
    """Takes appends and commits them in groups, one group at a time."""

    def __init__(self, connections: Connections, tell: Callable[[Change], None]) -> None:
        self.commits = 0
        self._connections = connections
        self._tell = tell
        self._queue: deque[Waiting] = deque()
        self._more = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run())

    async def append(self, line: Line) -> Appended:
        """Queue an append; returns once it is durable."""
        if self._closed:
            raise Unavailable("closed")
        future: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self._queue.append((future, line))
        self._more.set()
        return await future

    async def close(self) -> None:
        """Commit what is queued, and refuse more."""
        self._closed = True
        self._more.set()
        await self._task

    async def _run(self) -> None:
        while self._queue or not self._closed:
            if not self._queue:
                self._more.clear()
                await self._more.wait()
                continue
            group = [self._queue.popleft() for _ in range(min(MOST, len(self._queue)))]
            group.sort(key=lambda each: each[1].table)  # all writers take their locks in one order: no deadlocks
            await self._write(group)

    async def _write(self, group: list[Waiting]) -> None:
        """Commit a group. If one of them cannot be stored at all, commit each on its own."""
        lines = [line for _, line in group]
        try:
            rows = await self._connections.ask(lambda connection: connection.fetchmany(APPEND, lines), again=False)
        except Exception as error:
            if isinstance(error, ValueError) and len(group) > 1:
                for waiting in group:
                    await self._write([waiting])
                return
            for future, _ in group:
                if not future.done():
                    future.set_exception(error)
            return
        self.commits += 1
        for (future, line), row in zip(group, rows, strict=True):
            self._settle(future, line, *row)

    def _settle(self, future: asyncio.Future[Appended], line: Line, outcome: str, reached: int) -> None:
        error: Exception | None = None
        if outcome == "conflict":
            error = Conflict(line.table, line.version, reached)
        elif outcome == "taken":
            error = Taken(str(line.code))
        elif outcome == "fenced":
            error = Fenced(line.table)
        if not future.done():
            if error is None:
                future.set_result(Appended(reached, fresh=outcome == "new"))
            else:
                future.set_exception(error)
        if outcome == "new":
            asyncio.get_running_loop().call_soon(self._tell, Change(line.table, reached))
