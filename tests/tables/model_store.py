"""A model of a store that several processes share, on a virtual clock: calls take time, and notices may be lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Collection
from typing import Any, TypeVar

from meetinghouse.tables import acts
from meetinghouse.tables.journal import (
    Appended,
    Change,
    Conflict,
    Fenced,
    Hear,
    Journal,
    JournalEntry,
    Listing,
    Snapshot,
    Status,
    Taken,
    Unavailable,
    Wake,
    WholeTable,
)
from meetinghouse.tables.listeners import Listeners

Answer = TypeVar("Answer")

CARE = (acts.Expire, acts.EndDeal, acts.Away, acts.Back, acts.StandIn, acts.PassOn)  # acts of caretakers only
LEASE = 3.0
START = 1_000_000.0
PATIENCE = 4.0  # seconds until a call that got no answer fails


class Row:
    """A table in the store."""

    def __init__(self) -> None:
        self.entries: list[tuple[str | None, bytes]] = []
        self.snapshot: Snapshot | None = None
        self.status = Status()
        self.keeper: int | None = None
        self.fence = 0
        self.own: list[tuple[int, int]] = []  # the fence and the node of every act of a caretaker

    @property
    def version(self) -> int:
        return len(self.entries)


class World:
    """The database, and the network around it."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.rows: dict[str, Row] = {}
        self.nodes: dict[int, float] = {}
        self.guests: dict[tuple[str, int], bytes] = {}
        self.journals: list[ModelJournal] = []
        self.count = 0
        self.wrong: list[str] = []  # acts of processes that did not look after the table
        self.lost_notices = 0.2
        self.lost_answers = 0.02

    def now(self) -> float:
        """The clock of the database."""
        return START + asyncio.get_running_loop().time()

    def alive(self, node: int | None) -> bool:
        """Whether a node's lease holds."""
        return node is not None and self.nodes.get(node, 0.0) > self.now()

    def heal(self) -> None:
        """From now on nothing is lost."""
        self.lost_notices = self.lost_answers = 0.0

    def notify(self, change: Change, sender: ModelJournal) -> None:
        """Tell all other nodes of a change, after a delay; some notices are lost."""
        for journal in self.journals:
            if journal is not sender and self.dice.random() >= self.lost_notices:
                asyncio.get_running_loop().call_later(self.delay(), journal.hear, change)

    def delay(self) -> float:
        """How long a message is on its way."""
        return self.dice.expovariate(1 / 0.004) + (0.3 if self.dice.random() < 0.02 else 0.0)


class ModelJournal(Journal):
    """The store as one node sees it."""

    def __init__(self, world: World) -> None:
        world.count += 1
        self.node = world.count
        self.world = world
        self.lease = LEASE
        self.dead = False
        self.stalled = 0.0  # the time until which nothing gets through
        self._listeners = Listeners()
        world.nodes[self.node] = world.now() + LEASE
        world.journals.append(self)

    def hear(self, change: Change) -> None:
        if not self.dead:
            self._listeners.tell(change)

    def kill(self) -> None:
        """From now on nothing comes from this node, and nothing reaches it."""
        self.dead = True
        self.world.journals.remove(self)

    async def _call(self, work: Callable[[], Answer], lossy: bool = True) -> Answer:
        """Do something in the store. If the answer is lost, it has happened all the same."""
        begun = self.world.now()
        await self._travel(begun)
        answer: Any = None
        error: Exception | None = None
        try:
            answer = work()
        except Exception as raised:
            error = raised
        await self._travel(begun)
        if lossy and self.world.dice.random() < self.world.lost_answers:
            raise Unavailable("unreachable")
        if error is not None:
            raise error
        return answer  # type: ignore[no-any-return]

    async def _travel(self, begun: float) -> None:
        await asyncio.sleep(self.world.delay())
        if self.stalled > self.world.now():
            await asyncio.sleep(min(self.stalled, begun + PATIENCE) - self.world.now())
            if self.stalled > self.world.now():
                raise Unavailable("unreachable")
        if self.dead:
            await asyncio.Event().wait()

    # --- the journal

    async def append(
        self,
        table: str,
        version: int,
        body: bytes,
        *,
        key: str | None = None,
        status: Status | None = None,
        at: float | None = None,
        fence: int | None = None,
    ) -> Appended:
        def work() -> Appended:
            rows = self.world.rows
            row = rows.get(table) or Row()
            for number, (known, _) in enumerate(row.entries, 1):
                if key is not None and known == key:
                    return Appended(number, fresh=False)
            if fence is not None and fence != row.fence:
                raise Fenced(table)
            if row.version != version - 1:
                raise Conflict(table, version, row.version)
            if status is not None:
                if any(each.status.code == status.code for name, each in rows.items() if name != table):
                    raise Taken(str(status.code))
                row.status = status
            row.entries.append((key, body))
            rows[table] = row
            act = acts.read_act(body).act
            care = isinstance(act, CARE) or (isinstance(act, acts.Answer) and key is None)  # people's calls have a key
            if care and row.keeper not in (None, self.node):
                self.world.wrong.append(f"{self.node} does {act}, and {row.keeper} keeps the table")
            if care and fence is None:
                self.world.wrong.append(f"{self.node} does {act} without a fence")
            if fence is not None:
                row.own.append((fence, self.node))
            self.world.notify(Change(table, version), self)
            return Appended(version)

        return await self._call(work)

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[JournalEntry]:
        def work() -> list[JournalEntry]:
            row = self.world.rows.get(table) or Row()
            found = [JournalEntry(number, body) for number, (_, body) in enumerate(row.entries, 1)]
            return found[after : None if limit is None else after + limit]

        return await self._call(work)

    async def version_of(self, table: str, key: str) -> int | None:
        def work() -> int | None:
            row = self.world.rows.get(table) or Row()
            return next((number for number, (known, _) in enumerate(row.entries, 1) if known == key), None)

        return await self._call(work)

    async def save_snapshot(self, table: str, snapshot: Snapshot, *, spoilt: Collection[int] = ()) -> bool:
        def work() -> bool:
            row = self.world.rows[table]
            if row.snapshot is None or row.snapshot.version < snapshot.version:
                row.snapshot = snapshot
            return True

        return await self._call(work)

    async def wake(self, table: str, before: int | None = None) -> Wake:
        def work() -> Wake:
            row = self.world.rows.get(table) or Row()
            after = 0 if row.snapshot is None else row.snapshot.version
            entries = [JournalEntry(number, body) for number, (_, body) in enumerate(row.entries, 1)]
            return Wake(row.snapshot, entries[after:])

        return await self._call(work)

    async def find(self, code: str) -> Listing | None:
        return await self._call(
            lambda: next(
                (Listing(name, row.version, row.status) for name, row in self.world.rows.items()
                 if row.status.code == code), None,
            )
        )  # fmt: skip

    async def due(self, until: float, limit: int = 100) -> list[Listing]:
        def work() -> list[Listing]:
            found = [
                Listing(name, row.version, row.status) for name, row in self.world.rows.items()
                if row.status.deadline is not None and row.status.deadline <= until
                and (row.keeper in (None, self.node) or not self.world.alive(row.keeper))
            ]  # fmt: skip
            return sorted(found, key=lambda each: each.status.deadline or 0.0)[:limit]

        return await self._call(work)

    async def count(self, phase: str | None = None) -> int:
        return await self._call(lambda: sum(phase in (None, row.status.phase) for row in self.world.rows.values()))

    async def room(self, table: str | None = None) -> int:
        return await self._call(lambda: 0)

    async def beat(self, at: float) -> float:
        def work() -> float:
            self.world.nodes[self.node] = self.world.now() + LEASE
            return self.world.now()

        return await self._call(work)

    async def last_beat(self) -> float | None:
        return await self._call(self.world.now, lossy=False)

    def listen(self, hear: Hear) -> Callable[[], None]:
        return self._listeners.add(hear)

    # --- several processes

    async def claim(self, tables: Collection[str], orphans: int = 0) -> dict[str, int]:
        def work() -> dict[str, int]:
            world, found, left = self.world, {}, orphans
            for name, row in world.rows.items() if world.alive(self.node) else ():
                orphaned = row.keeper is not None and not world.alive(row.keeper)
                wanted = name in tables and (orphaned or row.keeper in (None, self.node))
                if wanted or (orphaned and left > 0):
                    left -= not wanted
                    row.fence += row.keeper != self.node
                    row.keeper = self.node
                    found[name] = row.fence
            return found

        return await self._call(work)

    async def kept(self) -> dict[str, int]:
        rows = self.world.rows
        return await self._call(lambda: {name: row.fence for name, row in rows.items() if row.keeper == self.node})

    async def release(self, tables: Collection[str]) -> None:
        def work() -> None:
            for name in tables:
                row = self.world.rows.get(name)
                if row is not None and row.keeper == self.node:
                    row.keeper = None
                    self.world.notify(Change(name, 0, guests=True), self)

        await self._call(work)

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        rows = self.world.rows
        return await self._call(lambda: {name: rows[name].version for name in tables if name in rows})

    async def tell_guests(self, table: str, body: bytes | None) -> None:
        def work() -> None:
            self.world.guests.pop((table, self.node), None)
            if body is not None:
                self.world.guests[table, self.node] = body
            self.world.notify(Change(table, 0, guests=True), self)

        await self._call(work)

    async def guests(self, tables: Collection[str]) -> dict[str, list[bytes]]:
        def work() -> dict[str, list[bytes]]:
            found: dict[str, list[bytes]] = {}
            for (table, node), body in sorted(self.world.guests.items()):
                if table in tables and node != self.node and self.world.alive(node):
                    found.setdefault(table, []).append(body)
            return found

        return await self._call(work)

    async def withdraw(self) -> None:
        def work() -> None:
            self.world.nodes.pop(self.node, None)
            for table, node in list(self.world.guests):
                if node == self.node:
                    del self.world.guests[table, node]
            self.world.notify(Change(None, 0, guests=True), self)

        await self._call(work)

    async def close(self) -> None:
        self.kill()

    # --- what these tests do not use

    async def let_go(self, table: str, version: int, *, everything: bool = False) -> int:
        return 0

    async def listing(self, table: str) -> Listing | None:
        raise NotImplementedError

    async def tables(self, phase: str | None = None, after: str = "", limit: int = 100) -> list[Listing]:
        raise NotImplementedError

    async def forget(self, table: str, version: int) -> bool:
        raise NotImplementedError

    async def whole(self, table: str) -> WholeTable | None:
        raise NotImplementedError

    async def put_whole(self, whole: WholeTable) -> None:
        raise NotImplementedError

    async def mark(self, mark: bytes | None = None) -> bytes | None:
        raise NotImplementedError
