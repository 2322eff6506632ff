"""A table that is awake: acts are stored before they count, and what changed is shown to whoever follows it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..engine.decisions import Closed
from ..engine.record import Record
from ..engine.refusals import Refused
from . import acts
from .caretaker import Caretaker
from .chairs import Chair
from .journal import Conflict, Snapshot, Status, Unavailable
from .kept import keep
from .message import Scene
from .past import Page, Played, Why
from .refusals import Forbidden, Malformed, NotNow, Stranger, Unknown, Unready
from .table import PUBLIC, TERMS, Table
from .waking import replay

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)

SNAPSHOT_EVERY = 50  # acts
RECENT = 200  # acts whose keys are known whatever happens, so that they are not done twice
LOOKED_AFTER = 30.0  # a game in progress is looked after at least so often
TRIES = 20  # at the same act, where others write the same table


class Follower:
    """A stream: it is woken when something has happened, and looks itself what its reader has to know of it."""

    __slots__ = ("ended", "fresh", "key", "scene")

    def __init__(self, key: int, scene: Scene) -> None:
        self.key = key
        self.scene = scene
        self.fresh = asyncio.Event()
        self.ended: str | None = None  # why it must end
        self.fresh.set()

    def show(self, scene: Scene) -> None:
        """There may be something new to see; what was not read in time is replaced by it."""
        self.scene = scene
        self.fresh.set()

    def end(self, why: str) -> None:
        """There will be no more."""
        self.ended = why
        self.fresh.set()


class Live:
    """One awake table."""

    def __init__(self, house: House, table: Table, version: int) -> None:
        now = house.now()
        self.house = house
        self.table = table
        self.version = version
        self.scene = Scene(table, now, draining=house.draining)
        self.followers: set[Follower] = set()
        self.lock = asyncio.Lock()
        self.busy = now  # when somebody last did or read anything
        self.kept = version
        self.room = 0  # bytes that its journal takes, and what was appended since that was asked
        self.spoilt: tuple[int, ...] = ()  # snapshots that nobody can read
        self.tick = now  # when it was last shown
        self.caretaker = Caretaker(self)
        self.caretaker.plan()

    # --- who asks

    def bearer(self, token: str | None) -> int | None:
        """The key of whoever has that token (its digest); None without one."""
        if token is None:
            return None
        key = self.table.bearer(token)
        if key is None:
            raise Stranger("put-out" if self.table.was_put_out(token) else "wrong-token")
        self.busy = self.house.now()
        self.caretaker.hear(key)
        return key

    async def let_back(self, token: str | None) -> None:
        """Whoever owned a seat that a newcomer has taken, and not yet used, has it again, whatever they come for."""
        key = None if token is None else self.table.owner_before(token)
        if key is not None and token is not None:
            try:
                await self.do(acts.TakeBack(key, token))
            except NotNow:
                log.info("too late to have a seat again", extra={"table": self.table.name})

    def seated(self, token: str | None) -> int:
        """The key of a chair's owner."""
        key = self.bearer(token)
        if key is None:
            raise Stranger("no-token")
        if key == PUBLIC:
            raise Forbidden("seated-only")
        return key

    def hosting(self, token: str | None) -> int:
        """The key of the host, seated or not."""
        key = self.bearer(token)
        if key is None:
            raise Stranger("no-token")
        self.table.only_host(key)
        return key

    # --- what is done

    async def do(self, act: acts.AnyAct, key: str | None = None) -> None:
        """Let it happen, or refuse it; a key makes sure that it happens once."""
        async with self.lock:
            await self.do_next(act, key)
            if self.table.erasing:
                try:
                    await self._let_all_go()
                except Unready:  # what is done is done: the next act goes on with it, or waking
                    log.warning("what was erased is still stored", extra={"table": self.table.name})

    async def do_next(self, act: acts.AnyAct, key: str | None = None) -> None:
        """The same, by whoever holds the lock."""
        for _ in range(TRIES):
            at = self.house.now()
            draft = self.table.copy()
            try:
                act.happen(draft, at)
                act.check(self.table)
                self.house.room.check(act, self.table, self.room)
            except Refused:
                if key is not None and await self._done_before(act, key):
                    return
                raise
            if act.renews:
                draft.touched = at
            body = acts.Entry(at, act.kept(draft), TERMS).encode()  # type: ignore[arg-type]
            try:
                appended = await self.house.journal.append(
                    draft.name, self.version + 1, body, key=key, status=status_of(draft), at=at
                )
            except Conflict as conflict:
                if conflict.last == 0:
                    self.house.drop(self)  # it was forgotten
                    raise Unknown("unknown-code", code=draft.code) from conflict
                await self._catch_up()
                if self.version < conflict.last:
                    self.house.drop(self)
                    raise Unready("store", why="busy") from conflict
                continue
            except Unavailable as error:
                raise Unready("store", why=error.reason) from error
            if not appended.fresh:
                await self._done_before(act, str(key))
                return
            self.version = appended.version
            self.room += len(body)
            self._put(draft, at)
            return
        raise Unready("store", why="busy")

    async def erase(self, by: int, key: str | None = None) -> None:
        """Delete what is known of that chair's owner, and everything that was stored before."""
        async with self.lock:
            await self.do_next(acts.Erase(by), key)
            if self.table.erasing:
                await self._let_all_go()

    async def erase_on(self) -> None:
        """Go on where the house stopped between an erasure and its end."""
        async with self.lock:
            if self.table.erasing:
                await self._let_all_go()

    async def _let_all_go(self) -> None:
        """Nothing is stored of the table but what it is now."""
        table, version = self.table, self.version
        try:
            await self.house.journal.keep(table.name, Snapshot(version, keep(table)), spoilt=self.spoilt)
            self.kept, self.spoilt = version, ()
            await self.house.journal.let_go(table.name, version, everything=True)
            table.erasing = False
            self.room = await self.house.journal.room(table.name)
        except (Unavailable, Conflict) as error:
            raise Unready("store", why=error.reason if isinstance(error, Unavailable) else "busy") from error

    async def _done_before(self, act: acts.AnyAct, key: str) -> bool:
        """Whether this was done under that key; refused where the key was used for something else."""
        journal = self.house.journal
        try:
            version = await journal.version_of(self.table.name, key)
            if version is None:
                return False
            entries = await journal.read(self.table.name, version - 1, 1)
        except Unavailable as error:
            raise Unready("store", why=error.reason) from error
        if not entries or entries[0].version != version:
            return False  # it was let go of meanwhile
        if not act.same(acts.read_entry(entries[0].body).act):
            raise Malformed("key-reused")
        return True

    def _put(self, table: Table, at: float) -> None:
        """What was stored is the table from now on."""
        since, secret, phase = self.table.clock.since, self.table.secret, self.table.phase
        self._see_off(table)
        self.table = table
        self.busy = at
        if not table.secret or not secret or table.clock.since != since:
            self.show(at)
        self.caretaker.plan()
        if self.version - self.kept >= SNAPSHOT_EVERY or table.phase != phase:
            self.house.spawn(self.keep())

    def _see_off(self, table: Table) -> None:
        """Whoever does not own a chair any more does not see its cards any more."""
        chairs = {chair.key: chair for chair in table.chairs}
        for chair in self.table.chairs:
            now = chairs.get(chair.key)
            if now is None or now.token != chair.token:
                self.caretaker.heard.pop(chair.key, None)  # whoever comes was not heard of when the other was
                for follower in [follower for follower in self.followers if follower.key == chair.key]:
                    self.followers.discard(follower)
                    follower.end(parting(chair, now))

    async def catch_up(self, version: int = 0) -> None:
        """Another process has written this table, up to that version; where that was let go of, it is woken again."""
        async with self.lock:
            await self._catch_up()
            if self.version < version:
                self.house.drop(self)

    async def _catch_up(self) -> None:
        try:
            entries = await self.house.journal.read(self.table.name, self.version)
        except Unavailable as error:
            raise Unready("store", why=error.reason) from error
        if entries and entries[0].version != self.version + 1:
            self.house.drop(self)  # what it missed was let go of: it must be woken again
            raise Unready("store", why="busy")
        if entries:
            table = self.table.copy()
            for entry in entries:
                replay(table, entry.body)
            self.version = entries[-1].version
            self._put(table, self.house.now())

    async def keep(self) -> None:
        """Keep a snapshot, so that the table wakes fast; entries that only a game at hand needs go when it is over."""
        table, version, spoilt = self.table, self.version, self.spoilt
        if version == self.kept:
            return
        self.kept, self.spoilt = version, ()
        try:
            await self.house.journal.keep(table.name, Snapshot(version, keep(table)), spoilt=spoilt)
            if table.phase != "playing" and version > RECENT:
                await self.house.journal.let_go(table.name, version - RECENT)
            self.room = await self.house.journal.room(table.name)
        except (Unavailable, Conflict) as error:  # it will wake more slowly, that is all
            log.warning("a snapshot was not kept", extra={"table": self.table.name, "why": type(error).__name__})

    # --- what is shown

    def show(self, now: float) -> None:
        """Wake everybody who follows the table: each stream looks whether anything is new to its reader."""
        self.tick = now
        self.scene = Scene(self.table, now, self.scene, draining=self.house.draining)
        for follower in self.followers:
            follower.show(self.scene)
        if self.house.on_show is not None:
            self.house.on_show(self)

    def follow(self, key: int) -> Follower:
        """A new stream; the latest of a seat is the one that counts."""
        if key != PUBLIC:
            for other in list(self.followers):
                if other.key == key:
                    self.followers.discard(other)
                    other.end("moved")
        follower = Follower(key, self.scene)
        self.followers.add(follower)
        self.busy = self.house.now()
        self.caretaker.plan()
        return follower

    def unfollow(self, follower: Follower) -> None:
        """A stream has ended."""
        self.followers.discard(follower)
        self.busy = self.house.now()
        self.caretaker.plan()

    def played(self, number: int | None = None) -> Played:
        """A game that is over: the one of that number, or the last one."""
        table = self.table
        if number is None or number == table.number:
            found = table.ended() or (table.past[-1].open() if number is None and table.past else None)
            if found is None:
                raise NotNow("no-record-yet")
            return found
        for game in table.past:
            if game.number == number:
                return game.open()
        raise Unknown("no-such-game", number=number)

    def record(self, number: int | None = None) -> Record:
        """The whole record, after the end."""
        return self.played(number).record

    def reasons(self, number: int | None = None) -> list[Why]:
        """Why bots moved as they did, after the end."""
        return self.played(number).reasons

    def pages(self, key: int, number: int | None = None) -> list[Page]:
        """What that chair's owner has written during a game that is over, page by page."""
        token = self.table.chair(key).token
        return [page for page in self.played(number).pages if page.token == token]

    def closed(self, key: int, decision: str) -> list[Closed]:
        """What that chair's owner might expect to choose there and may not, with the rules that forbid it."""
        return self.table.match.closed(self.table.asked(key, decision).id)


def parting(chair: Chair, now: Chair | None) -> str:
    """Why whoever had that chair has it no more."""
    if now is not None and chair.before is not None and now.token == chair.before.token and not now.bot:
        return "reclaimed"
    return "put-out" if now is not None and now.out == chair.token else "moved"


def status_of(table: Table) -> Status:
    """What can be looked up about a table without waking it."""
    now, phase = table.touched, str(table.phase)
    if table.opening is not None:
        return Status(table.code, "opening", table.opening)
    if phase == "playing" and not table.people:
        phase = "abandoned"
    if phase == "lobby" and not table.chairs:
        phase = "empty"
    if phase in KEPT:
        return Status(table.code, phase, now + KEPT[phase])
    times = [now + DAY, table.due() or now + DAY]
    if table.pace.grace is not None or any(table.chairs[asked.seat].bot for asked in table.match.decisions):
        times.append(now + LOOKED_AFTER)
    return Status(table.code, phase, min(times))


DAY = 86400.0
KEPT: Mapping[str, float] = {  # how long an idle table is kept
    "empty": 900.0, "lobby": DAY, "abandoned": 7 * DAY, "over": 30 * DAY, "closed": 30 * DAY,
}  # fmt: skip
