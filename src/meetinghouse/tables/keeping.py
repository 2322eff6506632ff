"""Processes that share a store: which of them looks after a table, and who is at it in other processes.

A process keeps its tables as long as it renews its lease in the store, by a beat every second or so. If it dies, the
others take its tables. Every act of a caretaker carries the table's fence, a number that grows whenever another process
takes the table. The store refuses old fences, so a process that was believed dead cannot do anything twice. A process
that has the store for itself keeps all tables, and does none of this.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

import msgspec

from .house_time import HouseTime
from .journal import Unavailable

if TYPE_CHECKING:
    from .house import House
    from .live import Live

log = logging.getLogger(__name__)

BEATS = 3  # beats in the time of a lease
POLL_EVERY = 3.0  # seconds between two searches for changes whose notice was lost
ORPHANS = 50  # tables of dead processes that are taken at once
ROUNDING = 0.01  # seconds by which a beat may be early
CALLS_KEPT = 30.0  # seconds for which others are told that somebody without a stream has called
CALLS_EVERY = 2.0  # seconds between two such messages


class Stream(msgspec.Struct, array_like=True, frozen=True):
    """An open stream in another process, by the keys of its seat and its phone."""

    key: int
    phone: int
    since: float


class Guests(msgspec.Struct, array_like=True, frozen=True):
    """Who is at a table, as one process knows it: open streams, and the last calls of people without one."""

    streams: tuple[Stream, ...] = ()
    called: dict[int, float] = {}


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Guests).decode


class Keeping:
    """The tables that this process looks after."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._journal = house.journal
        self._fences: dict[str, int] = {}  # by table
        self._until = -math.inf  # the house's time until which the lease surely holds
        self._told: dict[str, bytes | None] = {}  # what others were told about guests, by table; None: unknown
        self._telling: set[str] = set()
        self._stirred: set[str] = set()  # tables of which a notice came
        self._nudge = asyncio.Event()
        self._beaten = self._polled = -math.inf
        self._unsure = False  # whether the store may have more tables of this process, because an answer was lost
        self._leaving: dict[str, int] = {}  # fences of tables that sleep here, until the store knows that they are free
        self.on_change: Callable[[], None] | None = None  # is called when a table is taken or lost

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same store."""
        return self._journal.lease is not None

    def keeps(self, table: str) -> bool:
        """Whether this process looks after a table."""
        return not self.shared or (table in self._fences and self._house.now() < self._until)

    @property
    def ready(self) -> bool:
        """Whether this process may look after tables: it has the store alone, or its lease holds."""
        return not self.shared or self._house.now() < self._until

    def fence(self, table: str) -> int | None:
        """The fence for acts of the table's caretaker."""
        return self._fences.get(table)

    def __len__(self) -> int:
        return len(self._fences) if self.shared else len(self._house.awake)

    # --- the lease

    async def run(self) -> None:
        """Beat, take tables and look for changes until cancelled. Errors of the store are waited out."""
        lease = self._journal.lease
        while lease is not None:
            try:
                await self.run_once()
            except Unavailable as error:
                log.warning("the store is not available", extra={"why": error.reason})
                await asyncio.sleep(lease / BEATS / 2)
            except Exception:
                log.exception("looking for other processes failed")
                await asyncio.sleep(lease / BEATS)
            try:
                async with asyncio.timeout(max(self._beaten + lease / BEATS - self._house.now(), 0.0)):
                    await self._nudge.wait()
            except TimeoutError:
                pass

    async def run_once(self) -> None:
        """Beat, if it is time; take tables that nobody looks after; and read what other processes tell."""
        lease, now = self._journal.lease, self._house.now()
        assert lease is not None
        self._nudge.clear()
        stirred, self._stirred = self._stirred, set()
        beats = now >= self._beaten + lease / BEATS - ROUNDING
        if beats:
            await self._beat(lease)
            await self._release()
        awake = self._house.awake
        free = [name for name in awake if (beats or name in stirred) and name not in self._fences]
        if beats or free:
            while await self._claim(free, ORPHANS) >= ORPHANS and self._house.now() < self._beaten + lease / BEATS:
                free = []  # more tables of dead processes may be left; the next beat comes first
        if now >= self._polled + POLL_EVERY:
            self._polled = now
            await self._poll()
        else:
            await self._see_guests([live for name, live in awake.items() if name in stirred])

    async def _beat(self, lease: float) -> None:
        asked, before = self._house.now(), self._monotonic()
        told = await self._journal.beat(asked)
        if isinstance(self._house.now, HouseTime):
            self._house.now.correct(before, told)
            self._house.rounds.look_again()
        lapsed, self._beaten, self._until = told >= self._until - ROUNDING, asked, asked + lease
        if lapsed:
            self.tell_again()
            await self._claim_again(list(self._fences))  # others may have taken some

    async def _claim_again(self, tables: Collection[str]) -> None:
        """Ask the store which of these tables this process still looks after."""
        if not tables:
            return
        for name in tables:
            del self._fences[name]
        await self._claim(tables, ORPHANS)
        for name in tables:
            if name not in self._fences:
                self._lost(name)

    def _monotonic(self) -> float:
        return self._house.now.monotonic() if isinstance(self._house.now, HouseTime) else 0.0

    async def _claim(self, tables: Collection[str], orphans: int) -> int:
        """Take tables that nobody looks after, these and some of dead processes; returns how many of the latter."""
        if self._house.closing:
            return 0
        try:
            found = await self._journal.claim(list(tables), orphans)
            if self._unsure:
                self._unsure = False
                known = {*self._fences, *self._leaving}
                kept = await self._journal.kept()
                known |= {*self._fences, *self._leaving}
                found |= {name: fence for name, fence in kept.items() if name not in known}
        except BaseException:
            self._unsure = True
            raise
        for name, fence in found.items():
            self._take_over(name, fence, orphaned=name not in tables)
        return sum(name not in tables for name in found)

    def _take_over(self, name: str, fence: int, *, orphaned: bool) -> None:
        self._changed()
        self._fences[name] = fence
        self._leaving.pop(name, None)
        live = self._house.awake.get(name)
        if live is not None:
            live.caretaker.take_over()
        elif orphaned:
            self._house.spawn(self._adopt(name))
        else:  # it has fallen asleep meanwhile
            self.leave(name)

    async def _adopt(self, name: str) -> None:
        """Wake the table of a dead process; if it cannot be woken, leave it to others."""
        try:
            await self._house.wake(name)
        except Exception as error:
            log.warning("a table could not be taken over", extra={"table": name, "why": type(error).__name__})
            self.leave(name)

    def lose(self, live: Live) -> None:
        """Note that another process looks after this table now."""
        if self.shared and self._fences.pop(live.table.name, None) is not None:
            self._lost(live.table.name)

    def _changed(self) -> None:
        if self.on_change is not None:
            self.on_change()

    def _lost(self, name: str) -> None:
        self._changed()
        live = self._house.awake.get(name)
        if live is not None:
            live.caretaker.plan()

    def leave(self, name: str) -> None:
        """No longer look after a table, which sleeps."""
        if not self.shared or self._house.closing:
            return
        if name in self._told:
            self._house.spawn(self._tell(name))
        fence = self._fences.pop(name, None)
        if fence is not None:
            self._leaving[name] = fence
            self._house.spawn(self._release())

    async def _release(self) -> None:
        """Tell the store which tables sleep here, so that other processes may look after them."""
        told = dict(self._leaving)
        if not told:
            return
        try:
            await self._journal.release(list(told))
            for name, fence in told.items():
                if self._leaving.get(name) == fence:
                    del self._leaving[name]
            await self._claim_again([name for name in told if name in self._fences])  # woken meanwhile
        except Unavailable as error:  # the next beat tries again
            log.warning("tables were not released", extra={"tables": len(told), "why": error.reason})

    async def withdraw(self) -> None:
        """Hand all tables over to other processes."""
        if self.shared:
            self._fences.clear()
            try:
                await self._journal.withdraw()
            except Unavailable as error:  # they will notice that this process does not beat
                log.warning("the tables were not handed over", extra={"why": error.reason})

    # --- guests and missed changes

    async def join(self, live: Live) -> None:
        """Look after a table that has just been woken, unless another process does, and read who is there."""
        name = live.table.name
        if self.shared:
            if name not in self._fences:
                await self._claim([name], 0)
            await self._see_guests([live])

    def stir(self, table: str | None) -> None:
        """Look soon at a table, or at all of them, because another process has reported a change."""
        if table is None:
            self._beaten = self._polled = -math.inf
        else:
            self._stirred.add(table)
        self._nudge.set()

    async def _poll(self) -> None:
        """Find changes whose notice was lost."""
        lives = list(self._house.awake.values())
        found = await self._journal.versions([live.table.name for live in lives])
        for live in lives:
            self._house.hear_version(live, found.get(live.table.name, 0))
        await self._see_guests(lives)

    async def _see_guests(self, lives: list[Live]) -> None:
        if not lives:
            return
        found = await self._journal.guests([live.table.name for live in lives])
        for live in lives:
            live.see_guests([_decode(body) for body in found.get(live.table.name, ())])
            self.tell(live)

    def tell(self, live: Live) -> None:
        """Tell other processes who is at the table in this one, unless they know."""
        name = live.table.name
        if self.shared and name not in self._telling and self._told.get(name, b"") != self._guests(name):
            self._house.spawn(self._tell(name))

    def tell_again(self) -> None:
        """At the next search for changes, tell who is here, because what was told may have been deleted."""
        self._told = dict.fromkeys(self._told)

    async def _tell(self, name: str) -> None:
        if name in self._telling:
            return
        self._telling.add(name)
        try:
            while (guests := self._guests(name)) != self._told.get(name, b""):
                await self._journal.tell_guests(name, guests or None)
                self._told[name] = guests
            if not guests:
                self._told.pop(name, None)
        except Unavailable as error:  # the next search for changes tries again
            log.warning("it was not told who is at a table", extra={"table": name, "why": error.reason})
        finally:
            self._telling.discard(name)

    def _guests(self, name: str) -> bytes:
        live = self._house.awake.get(name)
        if live is None:
            return b""
        now = self._house.now()
        streams = sorted([(each.since, each.key, each.phone) for each in live.followers])
        called = {key: at for key, at in live.called.items() if at > now - CALLS_KEPT}
        told = tuple([Stream(key, phone, since) for since, key, phone in streams])
        return _encode(Guests(told, called)) if streams or called else b""
