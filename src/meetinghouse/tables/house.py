"""All tables that are awake in this process, and what looks after them."""

from __future__ import annotations

import asyncio
import heapq
import logging
import random
import secrets
import time
import uuid
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from ..engine.catalogue import is_known, rules_of
from ..engine.refusals import Refused
from . import acts
from .codes import LENGTHS, digest, new_code, new_token, read_code
from .journal import Change, Conflict, Damaged, Journal, Listing, Taken, Unavailable
from .live import KEPT, Live, status_of
from .pace import Pace
from .refusals import Unknown, Unready
from .room import Room
from .table import PUBLIC, TERMS, Table
from .waking import Woken, woken

log = logging.getLogger(__name__)

Asked = TypeVar("Asked")
Answered = TypeVar("Answered")

LOOK_EVERY = 5.0  # seconds between two looks for sleeping tables that somebody must look after
BEAT_EVERY = 60.0  # seconds between two moments that are remembered while all tables sleep
LONGEST_SLEEP = 1.0
LONGEST_THOUGHT = 10.0  # seconds for a bot; then chance plays for it
THINKERS = 4  # threads
CODES_TRIED = 50
COUNTED = ("empty", "lobby", "opening", "playing", "abandoned")  # the phases of tables that are open
IDLE = 30 * 86400.0  # seconds without an act, until a game that waits for somebody is forgotten
AGAIN = 0.05  # seconds until a table is looked at again that is being looked after
TROUBLED = 5.0  # and one that could not be


class Opened(msgspec.Struct, frozen=True):
    """A table's code, and its host's token."""

    code: str
    token: str


def steady_clock(since: float | None = None) -> Callable[[], float]:
    """The time of a house, in seconds: it goes on from where it stopped, by a clock that nobody sets.

    So neither the hours for which the house was closed nor a machine's clock that was set count for anybody. A new
    house begins with the seconds since 1970.
    """
    began = (time.time() if since is None else since) - time.monotonic()
    return lambda: began + time.monotonic()


def unseen() -> str:
    """A seed of 256 bits, or a share of one, that nobody has seen."""
    return secrets.token_hex(32)


class House:
    """Opens tables, wakes them when somebody comes or something is due, and lets them sleep."""

    def __init__(
        self,
        journal: Journal,
        *,
        now: Callable[[], float] | None = None,
        most_tables: int = 10_000,
        room: Room | None = None,
        dice: random.Random | None = None,
        new_seed: Callable[[], str] = unseen,
        new_share: Callable[[], str] = unseen,
        thinking: tuple[float, float] | None = None,
        threads: bool = True,
        draining: bool = False,
    ) -> None:
        self.journal = journal
        self.now = now or steady_clock()
        self.most_tables = most_tables
        self.room = room or Room()
        self.dice = dice or random.SystemRandom()  # knows nothing of any game's seed
        self.new_seed = new_seed
        self.new_share = new_share
        self.on_show: Callable[[Live], None] | None = None
        self.awake: dict[str, Live] = {}  # by name
        self.codes: dict[str, Live] = {}
        self._thinking = thinking
        self._pool = ThreadPoolExecutor(THINKERS, "bots") if threads else None
        self._calls: list[tuple[float, int, Live]] = []
        self._count = 0
        self._called: dict[Live, float] = {}
        self._attended: set[Live] = set()
        self._nudge = asyncio.Event()
        self._waking: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._looked = 0.0
        self._beaten = 0.0
        self._broken: set[str] = set()  # tables that could not be woken
        self._unlisten = journal.listen(self._hear)
        self.draining = draining  # whether games go on to their end and no new ones begin
        self.closing = False

    # --- coming in

    async def open(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        language: str = "en",
        pace: str = "classic",
        letters: int = LENGTHS[0],
    ) -> Opened:
        """A new table; refused where the game, an option or the pace is unknown, or the house is full or drained."""
        rules_of(game)
        if self.draining:
            raise Unready("draining")
        token = new_token()
        table = Table(uuid.uuid4().hex)
        at = self.now()
        try:
            if sum([await self.journal.count(phase) for phase in COUNTED]) >= self.most_tables:
                raise Unready("house-full", most=self.most_tables)
            self.room.taken = await self.journal.room()
            self.room.check_new()
            for last in [False] * CODES_TRIED + [True]:
                if last:
                    raise Unready("house-full", most=self.most_tables)
                code, share = new_code(letters), self.new_share()
                act = acts.Open(code, game, dict(options or {}), language, pace, digest(token), share)
                act.do(table, at)
                table.touched = at
                try:
                    body = acts.Entry(at, act, TERMS).encode()
                    await self.journal.append(table.name, 1, body, status=status_of(table), at=at)
                    break
                except Taken:
                    continue
        except Unavailable as error:
            raise Unready("store", why=error.reason) from error
        self._seat(Live(self, table, 1))
        return Opened(table.code, token)

    async def at(self, code: str) -> Live:
        """The table with that code, awake."""
        known = read_code(code)
        if known is None:
            raise Unknown("unknown-code", code=code[:8])
        live = self.codes.get(known)
        if live is not None:
            return live
        try:
            listing = await self.journal.find(known)
            if listing is None:
                raise Unknown("unknown-code", code=known)
            return await self._wake(listing.table)
        except Unavailable as error:
            raise Unready("store", why=error.reason) from error

    async def start(self, live: Live, by: int, key: str | None = None, hash: str = "") -> None:
        """Begin the game: with a new seed, or, where anybody has added a share, by opening all of them first."""
        if self.draining and live.table.phase == "lobby" and live.table.opening is None:
            raise Unready("draining")
        await live.do(acts.Start(by, self.new_seed(), live.table.rules.version, hash=hash), key)

    async def _wake(self, name: str) -> Live:
        async with self._alone(name):
            live = self.awake.get(name)
            if live is None:
                found = await self._found(name)
                live = Live(self, found.table, found.version)
                live.kept, live.spoilt, live.room = found.kept, found.spoilt, await self.journal.room(name)
                self._seat(live)
                if live.spoilt:
                    await live.keep()
                if live.table.erasing:
                    self.spawn(live.erase_on())
                if live.table.archive is not None and live.table.phase == "playing":
                    await live.do(acts.Close("rules-version" if is_known(live.table.game_name) else "unknown-game"))
        return live

    async def close_old(self, names: Iterable[str]) -> None:
        """Close these tables, whose rules are not at hand: waking does it. Whoever comes is told why."""
        for name in names:
            try:
                await self.sleep(await self._wake(name))
            except Refused as refused:
                log.warning("a table could not be closed", extra={"table": name, "why": refused.key})

    async def _found(self, name: str) -> Woken:
        """The table as its journal has it; of a damaged one is told once, and whoever comes is told so."""
        try:
            found = await woken(self.journal, name)
        except Damaged as error:
            if name not in self._broken:
                log.error("a table is damaged", exc_info=error, extra={"table": name})
            self._broken.add(name)
            raise Unready("table-damaged") from error
        if found is None:
            raise Unknown("unknown-code", code="")
        self._broken.discard(name)
        return found

    @asynccontextmanager
    async def _alone(self, name: str) -> AsyncIterator[None]:
        """Nobody else wakes or forgets that table meanwhile."""
        lock = self._waking.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            if not lock.locked():
                self._waking.pop(name, None)

    def _seat(self, live: Live) -> None:
        self.awake[live.table.name] = live
        self.codes[live.table.code] = live
        live.caretaker.plan()

    def is_visited(self, name: str) -> bool:
        """Whether somebody who owns a seat at that table is there."""
        live = self.awake.get(name)
        return live is not None and any(follower.key != PUBLIC for follower in live.followers)

    async def sleep(self, live: Live) -> None:
        """Nobody is there and nothing is due soon."""
        times = (live.caretaker.due(), *live.caretaker.moves.values())
        next_time = min([when for when in times if when is not None], default=None)
        if next_time is not None and next_time < self.now() + 120:
            live.busy = self.now()
            self.call(live)
            return
        await live.keep()
        if not live.followers and not live.lock.locked():
            self.drop(live)

    def drop(self, live: Live) -> None:
        """It is not awake any more; its streams are told to come again."""
        for follower in list(live.followers):
            follower.end("closing")
        if self.awake.get(live.table.name) is live:
            del self.awake[live.table.name]
            if self.codes.get(live.table.code) is live:
                del self.codes[live.table.code]
        self._called.pop(live, None)

    # --- looking after

    def call(self, live: Live) -> None:
        """Have the table looked after when it wants it."""
        when = live.caretaker.next_time()
        if when is not None and self.awake.get(live.table.name) is live:
            self._call_at(live, when)

    def later(self, live: Live, seconds: float) -> None:
        """Have the table looked after in a while."""
        self._call_at(live, self.now() + seconds)

    def _call_at(self, live: Live, when: float) -> None:
        if self._called.get(live) == when:
            return
        self._called[live] = when
        self._count += 1
        heapq.heappush(self._calls, (when, self._count, live))
        if len(self._calls) > 2 * len(self._called) + 64:  # those that were called off hold on to their tables
            self._calls = [call for call in self._calls if self._called.get(call[2]) == call[0]]
            heapq.heapify(self._calls)
        self._nudge.set()

    async def attend(self, now: float) -> float | None:
        """Do everything that is due; returns when the next thing is."""
        await asyncio.gather(*[self._attend(live, now) for live in self._due(now)])
        return self._next_call()

    def _due(self, now: float) -> list[Live]:
        due = []
        while self._calls and self._calls[0][0] <= now:
            when, _, live = heapq.heappop(self._calls)
            if self._called.get(live) == when:
                del self._called[live]
                due.append(live)
        return due

    def _next_call(self) -> float | None:
        while self._calls and self._called.get(self._calls[0][2]) != self._calls[0][0]:
            heapq.heappop(self._calls)
        return self._calls[0][0] if self._calls else None

    async def _attend(self, live: Live, now: float) -> None:
        """Look after one table, once at a time; its trouble is nobody else's."""
        if live in self._attended:
            self.later(live, AGAIN)
            return
        self._attended.add(live)
        try:
            await live.caretaker.attend(now)
        except Exception:
            log.exception("looking after a table failed", extra={"table": live.table.name})
            self.later(live, TROUBLED)
        finally:
            self._attended.discard(live)

    async def run(self) -> None:
        """Look after all tables until cancelled."""
        while True:
            try:
                self._nudge.clear()
                now = self.now()
                if now >= self._looked + LOOK_EVERY:
                    self._looked = now
                    await self.look_for_sleepers(now)
                    await self._beat(now)
                for live in self._due(now):
                    self.spawn(self._attend(live, now))
                next_time = self._next_call()
            except asyncio.CancelledError:
                raise
            except Exception:  # one table's trouble must not stop the clocks of all others
                log.exception("looking after the tables failed")
                next_time = self.now() + LONGEST_SLEEP
            wait = LONGEST_SLEEP if next_time is None else min(max(next_time - self.now(), 0.0), LONGEST_SLEEP)
            try:
                async with asyncio.timeout(wait):
                    await self._nudge.wait()
            except TimeoutError:
                pass

    async def _beat(self, now: float) -> None:
        """Have the store remember how late it is, so that time goes on from there if this process is killed."""
        if self.awake or now >= self._beaten + BEAT_EVERY:
            self._beaten = now
            try:
                await self.journal.beat(now)
            except Unavailable as error:
                log.warning("the store is not available", extra={"why": error.reason})

    async def look_for_sleepers(self, now: float) -> None:
        """Wake the tables somebody must look after; forget those nobody has used for long."""
        try:
            self.room.taken = await self.journal.room()
            due = await self.journal.due(now, limit=100 + len(self.awake) + len(self._broken))
            for listing in due:
                if listing.table not in self.awake:
                    await self._look_for(listing)
        except Unavailable as error:
            log.warning("the store is not available", extra={"why": error.reason})

    async def _look_for(self, listing: Listing) -> None:
        try:
            if listing.status.phase in KEPT:
                async with self._alone(listing.table):
                    if listing.table not in self.awake:
                        await self.journal.forget(listing.table, listing.version)
            else:
                await self._forget_if_idle(await self._wake(listing.table))
        except Conflict:
            log.info("somebody came to a table before it was forgotten", extra={"table": listing.table})
        except Unavailable:
            raise
        except Exception:  # the others still have to be looked after
            if listing.table not in self._broken:
                log.exception("a table cannot be woken", extra={"table": listing.table})
            self._broken.add(listing.table)

    async def _forget_if_idle(self, live: Live) -> None:
        """Somebody alone with bots, for whom the game waits, has not come back for a month."""
        async with live.lock:
            idle = not live.followers and self.now() >= live.table.touched + IDLE
            if live.table.phase == "playing" and idle and await self.journal.forget(live.table.name, live.version):
                self.drop(live)

    def _hear(self, change: Change) -> None:
        """The journal tells that a table has changed, perhaps by another process."""
        for live in list(self.awake.values()) if change.table is None else [self.awake.get(change.table)]:
            if live is not None and change.version > live.version and not live.lock.locked():
                self.spawn(live.catch_up(0 if change.table is None else change.version))

    # --- odds and ends

    def thinking(self, pace: Pace) -> float:
        """How long a bot takes: a chance that has nothing to do with the game."""
        least, most = self._thinking or pace.thinking
        return self.dice.uniform(least, most)

    async def think(self, move: Callable[[Asked], Answered], prompt: Asked) -> Answered:
        """Let a bot think off the event loop."""
        if self._pool is None:
            return move(prompt)
        async with asyncio.timeout(LONGEST_THOUGHT):
            return await asyncio.get_running_loop().run_in_executor(self._pool, move, prompt)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something done beside failed", exc_info=task.exception())

    async def close(self) -> None:
        """End all streams, keep all tables; the journal stays open."""
        self.closing = True
        self._unlisten()
        for live in list(self.awake.values()):
            for follower in list(live.followers):
                follower.end("closing")
        kept = await asyncio.gather(*[live.keep() for live in list(self.awake.values())], return_exceptions=True)
        for error in kept:
            if error is not None:
                log.error("a table was not kept", exc_info=error)
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self._beaten = 0.0
        await self._beat(self.now())
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
