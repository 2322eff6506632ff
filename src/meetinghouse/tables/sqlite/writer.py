"""The writing thread: work that arrives during a commit is grouped into the next commit."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias, TypeVar

import apsw

from ..journal import Change, JournalError, Unavailable
from .file import as_journal_error
from .writing import Transaction

Answer = TypeVar("Answer")
Work: TypeAlias = Callable[[Transaction], Any]
Waiting: TypeAlias = "tuple[asyncio.Future[Any], Work]"
Outcome: TypeAlias = "tuple[Any, Exception | None]"

MOST = 500  # pieces of work in one commit
TOGETHER = (apsw.BusyError, apsw.LockedError, apsw.IOError, apsw.CorruptError)  # would fail for each work alone too


class Writer:
    """Takes work from the event loop, commits it in groups, and returns the results in the loop."""

    def __init__(
        self, connection: apsw.Connection, path: Path, loop: asyncio.AbstractEventLoop, tell: Callable[[Change], None]
    ) -> None:
        self.commits = 0
        self._connection = connection
        self._path = path
        self._loop = loop
        self._tell = tell
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="journal writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Transaction], Answer]) -> Answer:
        """Queue some work; returns its result once it is durable."""
        if self._closed:
            raise Unavailable("closed")
        future: asyncio.Future[Answer] = self._loop.create_future()
        self._queue.put((future, work))
        return await future

    async def close(self) -> None:
        """Finish the queued work and end the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        """The main loop of the thread, until it is told to end."""
        going = True
        while going:
            group, going = self._next_group()
            if group:
                self._write(group)
        self._connection.close()

    def _next_group(self) -> tuple[list[Waiting], bool]:
        """Wait for work and return all of it, up to a limit; and whether more may come."""
        group: list[Waiting] = []
        try:
            waiting = self._queue.get()
            while waiting is not None:
                group.append(waiting)
                if len(group) == MOST:
                    break
                waiting = self._queue.get_nowait()
        except Empty:
            return group, True
        return group, waiting is not None

    def _write(self, group: list[Waiting]) -> None:
        """Commit a group of work. If one piece fails, commit each piece on its own."""
        try:
            outcomes, news = self._commit([work for _, work in group])
        except Exception as error:
            if len(group) > 1 and not isinstance(error, TOGETHER):
                for waiting in group:
                    self._write([waiting])
                return
            outcomes, news = [(None, as_journal_error(error, self._path)) for _ in group], []
        futures = [future for future, _ in group]
        with suppress(RuntimeError):  # the event loop is closed, so nobody waits for the result
            self._loop.call_soon_threadsafe(self._settle, futures, outcomes, news)

    def _commit(self, works: list[Work]) -> tuple[list[Outcome], list[Change]]:
        """Do all work in one transaction; returns results and changes. A `JournalError` fails only its own piece."""
        transaction = Transaction(self._connection)
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [_done(work, transaction) for work in works]
            transaction.end()
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        self.commits += 1
        if transaction.erased:
            with suppress(apsw.Error):  # somebody is reading, so the log is emptied later
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return outcomes, transaction.news

    def _settle(self, futures: list[asyncio.Future[Any]], outcomes: list[Outcome], news: list[Change]) -> None:
        """Set the results and report the changes to listeners, in the event loop."""
        for future, (answer, error) in zip(futures, outcomes, strict=True):
            if future.done():
                continue
            if error is None:
                future.set_result(answer)
            else:
                future.set_exception(error)
        for change in news:
            self._loop.call_soon(self._tell, change)


def _done(work: Work, transaction: Transaction) -> Outcome:
    try:
        return work(transaction), None
    except JournalError as error:
        return None, error
