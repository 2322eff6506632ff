"""All awake tables of this process, and the loop that attends to them."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import uuid
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from ..engine.catalogue import is_known
from ..engine.refusals import Refused
from . import acts
from .chairs import Chair
from .codes import LENGTHS, derived, derived_token, digest, new_code, new_token, read_code
from .described import described
from .forgetting import wake_or_forget
from .house_time import HouseTime
from .journal import Change, Conflict, Damaged, Journal, Newer, Taken, Unavailable
from .keeping import Keeping
from .lifetimes import status_of
from .live import Live
from .pace import Pace
from .refusals import Malformed, Unknown, Unready
from .room import Room
from .rounds import Rounds
from .table import PUBLIC, TERMS, Table
from .talkers import READING
from .waking import Woken, woken

log = logging.getLogger(__name__)

Asked = TypeVar("Asked")
Answered = TypeVar("Answered")

WAKE_EVERY = 5.0  # seconds between two searches for sleeping tables that are due
BEAT_EVERY = 60.0  # seconds between two writes of the house's time while all tables sleep
LONGEST_SLEEP = 1.0
LONGEST_THOUGHT = 10.0  # seconds that a bot may think; then a random move is made
THINKERS = 4  # threads
CODES_TRIED = 50
COUNTED = ("empty", "lobby", "opening", "playing", "abandoned")  # the phases of open tables


class Opened(msgspec.Struct, frozen=True):
    """The code of a new table, and its host's token."""

    code: str
    token: str


def new_secret() -> str:
    """A new seed of 256 bits, or a share of one."""
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
        new_seed: Callable[[], str] = new_secret,
        new_share: Callable[[], str] = new_secret,
        thinking: tuple[float, float] | None = None,
        reading: float = READING,
        threads: bool = True,
        draining: bool = False,
        secret: bytes | None = None,
    ) -> None:
        self.journal = journal
        self.now = now or HouseTime()
        self.most_tables = most_tables
        self.room = room or Room()
        self.dice = dice or random.SystemRandom()  # independent of every game's seed
        self.new_seed = new_seed
        self.new_share = new_share
        self.secret = secret or secrets.token_bytes(32)  # from which tokens of repeated calls follow, in every process
        self.on_show: Callable[[Live], None] | None = None
        # called with the chairs whose turn it is, in games over days
        self.on_turn: Callable[[Table, Sequence[Chair]], None] | None = None
        self.on_stored: Callable[[float], None] | None = None  # is told how many seconds the store took for an act
        self.on_notice: Callable[[float], None] | None = None  # is told how late acts of other processes arrive
        self.awake: dict[str, Live] = {}  # by name
        self.codes: dict[str, Live] = {}
        self.keeping = Keeping(self)
        self._thinking = thinking
        self.reading = reading  # seconds between two lines of bots
        self._pool = ThreadPoolExecutor(THINKERS, "bots") if threads else None
        self._nudge = asyncio.Event()
        self.rounds = Rounds(self.now, self._nudge)
        self._waking: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._woke = 0.0
        self._beaten = 0.0
        self._searching = False
        self.broken: set[str] = set()  # tables that could not be woken
        self._unlisten = journal.listen(self._hear)
        self.draining = draining  # whether games that have begun go on, and no new ones begin
        self.closing = False

    # --- coming in

    async def open(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        language: str = "en",
        pace: str = "classic",
        letters: int = LENGTHS[0],
        key: str | None = None,
        moderated: bool = False,
    ) -> Opened:
        """Open a table. Refused if the game, an option or the pace is invalid, or the house is full or draining.

        With an idempotency key a table is opened only once, and every call has the same result.
        """
        described(game)
        if self.draining:
            raise Unready("draining")
        token = self.token_for("host", key)
        table = Table(uuid.uuid4().hex if key is None else derived(self.secret, "table", key).hex())
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
                act = acts.Open(code, game, dict(options or {}), language, pace, digest(token), share, moderated)
                act.do(table, at)
                table.touched = at
                try:
                    body = acts.StoredAct(at, act, TERMS).encode()
                    await self.journal.append(table.name, 1, body, status=status_of(table), at=at)
                    break
                except Taken:
                    continue
                except Conflict:
                    return await self._opened_before(table.name, act, token)
        except Unavailable as error:
            raise Unready("store", why=error.reason) from error
        self._seat(live := Live(self, table, 1))
        try:
            await self.keeping.join(live)
        except Unavailable as error:
            log.warning("the store is not available", extra={"why": error.reason})
        return Opened(table.code, token)

    def token_for(self, what: str, key: str | None) -> str:
        """A token for a call: a new one, or with an idempotency key the same one in every process."""
        return new_token() if key is None else derived_token(self.secret, what, key)

    async def _opened_before(self, name: str, act: acts.Open, token: str) -> Opened:
        """The table that an earlier call with the same key has opened. Refused if that was another call."""
        live = await self.wake(name)
        first = await self.journal.read(name, 0, 1)
        if first and first[0].version == 1 and not act.same(acts.read_act(first[0].body).act):
            raise Malformed("key-reused")
        return Opened(live.table.code, token)

    async def at(self, code: str) -> Live:
        """The table with this code, woken if it sleeps. Refused if there is none."""
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
            return await self.wake(listing.table)
        except Unavailable as error:
            raise Unready("store", why=error.reason) from error

    async def start(self, live: Live, by: int, key: str | None = None, hash: str = "") -> None:
        """Begin the game with a new seed. If anybody has added a share, all shares are opened first."""
        if self.draining and live.table.phase == "lobby" and live.table.opening is None:
            raise Unready("draining")
        await live.do(acts.Start(by, self.new_seed(), live.table.rules.version, hash=hash), key)

    async def wake(self, name: str, close: bool = False) -> Live:
        """The table with this name, woken if it sleeps.

        A game whose rules are not installed is closed. If other processes may have them, it is refused unless `close`.
        """
        async with self.alone(name):
            live = self.awake.get(name)
            if live is None:
                found = await self._found(name)
                if found.table.lacks_rules and self.keeping.shared and not close:
                    raise Unready("other-rules")  # a process that has its rules goes on with it
                live = Live(self, found.table, found.version)
                live.saved, live.spoilt, live.room = found.saved, found.spoilt, await self.journal.room(name)
                self._seat(live)
                await self.keeping.join(live)
                if live.spoilt:
                    await live.save_snapshot()
                if live.table.erasing:
                    self.spawn(live.erase_on())
                if live.table.lacks_rules:
                    await live.do(acts.Close("rules-version" if is_known(live.table.game_name) else "unknown-game"))
        return live

    async def close_old(self, names: Iterable[str]) -> None:
        """Close tables whose rules are not installed, by waking them. Visitors are told why."""
        for name in names:
            try:
                await self.sleep(await self.wake(name, close=True))
            except Refused as refused:
                log.warning("a table could not be closed", extra={"table": name, "why": refused.key})

    async def _found(self, name: str) -> Woken:
        """Read a table from its journal. A damaged table is logged once, and refused to visitors."""
        try:
            found = await woken(self.journal, name)
        except Damaged as error:
            if isinstance(error, Newer) and self.keeping.shared:
                raise Unready("other-rules") from error
            if name not in self.broken:
                log.error("a table is damaged", exc_info=error, extra={"table": name})
            self.broken.add(name)
            raise Unready("table-damaged") from error
        if found is None:
            raise Unknown("unknown-code", code="")
        self.broken.discard(name)
        return found

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Hold the lock of a table, so that nothing else wakes or deletes it meanwhile."""
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
        """Whether the owner of a seat at this table has a stream open."""
        live = self.awake.get(name)
        return live is not None and any(follower.key != PUBLIC for follower in live.followers)

    async def sleep(self, live: Live) -> None:
        """Save a table and drop it from memory, unless something is due soon."""
        times = (live.caretaker.due(), *live.caretaker.moves.values())
        next_time = min([when for when in times if when is not None], default=None)
        if next_time is not None and next_time < self.now() + 120:
            live.busy = self.now()
            self.call(live)
            return
        if live.kept:
            await live.save_snapshot()
        if not live.followers and not live.lock.locked():
            self.drop(live)

    def drop(self, live: Live) -> None:
        """Drop a table from memory; its streams end, and their readers reconnect."""
        for follower in list(live.followers):
            follower.end("closing")
        if self.awake.get(live.table.name) is live:
            del self.awake[live.table.name]
            if self.codes.get(live.table.code) is live:
                del self.codes[live.table.code]
            self.keeping.leave(live.table.name)
        self.rounds.drop(live)

    # --- looking after

    def call(self, live: Live) -> None:
        """Plan to attend a table when it is due next."""
        if self.awake.get(live.table.name) is live:
            self.rounds.plan(live)

    async def attend(self, now: float) -> float | None:
        """Do everything that is due, and return when something is due next."""
        await asyncio.gather(*self.rounds.take_due(now))
        return self.rounds.next_time()

    async def run(self) -> None:
        """Attend all tables until cancelled."""
        keeping = asyncio.create_task(self.keeping.run())
        try:
            await self._run()
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)  # it takes no table after those here are handed over

    async def _run(self) -> None:
        while True:
            try:
                self._nudge.clear()
                now = self.now()
                if now >= self._woke + WAKE_EVERY and not self._searching:
                    self._woke, self._searching = now, True
                    self.spawn(self._search(now))  # no tick waits for a slow store
                for visit in self.rounds.take_due(now):
                    self.spawn(visit)
                next_time = self.rounds.next_time()
            except asyncio.CancelledError:
                raise
            except Exception:  # an error must not stop the clocks of all tables
                log.exception("looking after the tables failed")
                next_time = self.now() + LONGEST_SLEEP
            wait = LONGEST_SLEEP if next_time is None else min(max(next_time - self.now(), 0.0), LONGEST_SLEEP)
            try:
                async with asyncio.timeout(wait):
                    await self._nudge.wait()
            except TimeoutError:
                pass

    async def _search(self, now: float) -> None:
        try:
            await self.wake_due_tables(now)
            await self._beat(now)
        finally:
            self._searching = False

    async def _beat(self, now: float) -> None:
        """Store the time of the house, from which its clock continues if this process is killed."""
        if not self.keeping.shared and (self.awake or now >= self._beaten + BEAT_EVERY):
            self._beaten = now
            try:
                await self.journal.beat(now)
            except Unavailable as error:
                log.warning("the store is not available", extra={"why": error.reason})

    async def wake_due_tables(self, now: float) -> None:
        """Wake sleeping tables that are due, and delete those that nobody has used for long."""
        try:
            self.room.taken = await self.journal.room()
            due = await self.journal.due(now, limit=100 + len(self.awake) + len(self.broken))
            for listing in due:
                if listing.table not in self.awake:
                    await wake_or_forget(self, listing, now)
        except Unavailable as error:
            log.warning("the store is not available", extra={"why": error.reason})

    def _hear(self, change: Change) -> None:
        """Catch up with a table that has changed in the journal, because another process may have written it."""
        if change.guests:
            self.keeping.stir(change.table)
        elif change.table is None:
            self.keeping.tell_again()
            for live in self.awake.values():
                self.spawn(live.catch_up())
        elif (found := self.awake.get(change.table)) is not None:
            self.hear_version(found, change.version)

    def hear_version(self, live: Live, version: int) -> None:
        """Catch up with a version of a table; 0: it was deleted."""
        if version == 0 and self.keeping.shared:
            self.drop(live)
        if version > live.version:
            self.spawn(live.catch_up(version))

    # --- bots and tasks

    def thinking(self, pace: Pace) -> float:
        """How many seconds a bot waits: a random time that does not depend on the game."""
        least, most = self._thinking or pace.thinking
        return self.dice.uniform(least, most)

    async def think(self, move: Callable[[Asked], Answered], prompt: Asked, least: float = 0.0) -> Answered:
        """Let a bot think in a thread, off the event loop; the answer comes after so many seconds at the earliest."""
        if self._pool is None:
            return move(prompt)
        async with asyncio.timeout(LONGEST_THOUGHT):
            thought = asyncio.get_running_loop().run_in_executor(self._pool, move, prompt)
            await asyncio.sleep(least)
            return await thought

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    async def close(self) -> None:
        """End all streams and save all tables; the journal stays open."""
        self.closing = True
        self._unlisten()
        for live in list(self.awake.values()):
            for follower in list(live.followers):
                follower.end("closing")
        saving = [live.save_snapshot() for live in list(self.awake.values()) if live.kept]
        await self.keeping.withdraw()
        for error in await asyncio.gather(*saving, return_exceptions=True):
            if error is not None:
                log.error("a table was not kept", exc_info=error)
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self._beaten = 0.0
        await self._beat(self.now())
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
