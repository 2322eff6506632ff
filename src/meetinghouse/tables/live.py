"""An awake table: acts are stored before they take effect, and changes are shown to all followers."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ..engine.refusals import Refused
from . import acts, masking, one_phone, turns
from .caretaker import Caretaker
from .chairs import Chair
from .follower import Follower
from .journal import Appended, Conflict, Damaged, Fenced, Snapshot, Unavailable
from .keeping import CALLS_EVERY, Guests
from .lifetimes import status_of
from .message import Broadcast
from .reader import Reader
from .refusals import Malformed, Overtaken, Unknown, Unready
from .saves import save
from .table import PUBLIC, TERMS, Table
from .waking import replay

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)

SNAPSHOT_EVERY = 50  # acts
RECENT = 200  # acts that stay in the journal, so that a retry with the same key is recognized
LATER = 0.001  # seconds by which a new stream counts as later than the one it replaces, if clocks differ
TRIES = 20  # attempts at one act, if other processes write the same table


class Live:
    """An awake table: it carries out acts and broadcasts changes."""

    def __init__(self, house: House, table: Table, version: int) -> None:
        now = house.now()
        self.house = house
        self.table = table
        self.version = version
        self.broadcast = Broadcast(table, now, draining=house.draining)
        self.followers: set[Follower] = set()
        self.elsewhere: list[Guests] = []  # who is at the table in other processes
        self.called: dict[int, float] = {}  # when people without a stream last called here, by key
        self.lock = asyncio.Lock()
        self.busy = now  # when somebody last acted, called or opened a stream
        self.saved = version
        self.room = 0  # bytes in its journal: the last measured size, plus everything appended since
        self.spoilt: tuple[int, ...] = ()  # versions of damaged snapshots
        self.shown = now  # the time of the last broadcast, or since when one waits for a tick
        self.unshown = False  # whether hasty bots have moved since
        self.caretaker = Caretaker(self)
        self.caretaker.plan()

    @property
    def kept(self) -> bool:
        """Whether this process looks after the table."""
        return self.house.keeping.keeps(self.table.name)

    @property
    def is_followed(self) -> bool:
        """Whether anybody has a stream open, in this process or in another one."""
        return bool(self.followers) or any(guests.streams for guests in self.elsewhere)

    @property
    def following(self) -> set[int]:
        """The keys of all open streams, and of the phones they are on."""
        here = {key for each in self.followers for key in (each.key, each.phone)}
        return here.union(key for guests in self.elsewhere for each in guests.streams for key in (each.key, each.phone))

    def has_stream(self, key: int, phone: int) -> bool:
        """Whether a chair or a phone has a stream open, in this process or in another one."""
        here = {(each.key, each.phone) for each in self.followers}
        return (key, phone) in here or any(
            (each.key, each.phone) == (key, phone) for guests in self.elsewhere for each in guests.streams
        )

    @property
    def readers(self) -> set[int]:
        """The keys whose views are being read."""
        elsewhere = {each.key for guests in self.elsewhere for each in guests.streams}
        return {each.key for each in self.followers} | elsewhere

    # --- acts

    async def do(self, act: acts.AnyAct, key: str | None = None) -> None:
        """Do an act. With an idempotency key it is done only once."""
        async with self.lock:
            await self.do_next(act, key)
            if self.table.erasing:
                try:
                    await self._let_all_go()
                except Unready:  # the act is done; the next act, or waking, finishes the deletion
                    log.warning("what was erased is still stored", extra={"table": self.table.name})

    async def do_own(self, act: acts.AnyAct) -> None:
        """Do an act of the caretaker, who holds the lock. Raises `Overtaken` if another process was faster."""
        await self.do_next(act, own=True)

    async def do_next(self, act: acts.AnyAct, key: str | None = None, *, own: bool = False) -> None:
        """Do an act while the caller holds the lock. If another process was faster, catch up and try again."""
        for _ in range(TRIES):
            if own and not self.kept:  # the lease may have lapsed while the store was asked
                raise Overtaken
            at = max(self.house.now(), self.table.touched, self.table.clock.since)
            draft = self.table.copy()
            try:
                act.happen(draft, at)
                act.check(self.table)
                self.house.room.check(act, self.table, self.room)
            except Refused:
                if await self._was_behind():
                    continue
                if key is not None and await self._done_before(act, key):
                    return
                raise
            if act.renews:
                draft.touched = at
            body = acts.StoredAct(at, act.stored(draft), TERMS).encode()  # type: ignore[arg-type]
            try:
                appended = await self._append(draft, body, key, at, own)
            except Conflict as conflict:
                await self._catch_up_after(conflict)
                if own:
                    raise Overtaken from conflict
                continue
            if not appended.fresh:
                if self.version < appended.version:  # by another process, or by this one without knowing it
                    await self._catch_up()
                await self._done_before(act, str(key))
                return
            self.version = appended.version
            self.room += len(body)
            before = self.table
            self._put(draft, max(at, self.house.now()))
            self._call(before)
            return
        raise Unready("store", why="busy")

    async def _append(self, draft: Table, body: bytes, key: str | None, at: float, own: bool) -> Appended:
        """Store an act that leads to this draft. An act of the caretaker carries the table's fence."""
        begun = time.perf_counter()
        fence = self.house.keeping.fence(draft.name) if own else None
        fenced = {} if fence is None else {"fence": fence}
        try:
            appended = await self.house.journal.append(
                draft.name, self.version + 1, body, key=key, status=status_of(draft), at=at, **fenced
            )
        except Fenced as error:
            self.house.keeping.lose(self)
            raise Overtaken from error
        except Unavailable as error:
            raise Unready("store", why=error.reason) from error
        if self.house.on_stored is not None:
            self.house.on_stored(time.perf_counter() - begun)
        return appended

    async def _was_behind(self) -> bool:
        """Catch up with other processes, if there are any; returns whether they had written something."""
        version = self.version
        if self.house.keeping.shared:
            await self._catch_up()
        return self.version > version

    async def refresh(self) -> None:
        """Catch up with other processes, if there are any, before somebody is told something that may be outdated."""
        if self.house.keeping.shared:
            async with self.lock:
                await self._catch_up()

    async def _catch_up_after(self, conflict: Conflict) -> None:
        """Catch up with another process that was faster. Refused if the table was deleted, or that fails."""
        if conflict.last == 0:
            self.house.drop(self)
            raise Unknown("unknown-code", code=self.table.code) from conflict
        await self._catch_up()
        if self.version < conflict.last:
            self.house.drop(self)
            raise Unready("store", why="busy") from conflict

    async def erase(self, by: int, key: str | None = None) -> None:
        """Delete the data of a chair's owner, also from all earlier entries and snapshots."""
        async with self.lock:
            await self.do_next(acts.Erase(by), key)
            if self.table.erasing:
                await self._let_all_go()

    async def erase_on(self) -> None:
        """Finish a deletion that was interrupted when the house stopped."""
        async with self.lock:
            if self.table.erasing:
                await self._let_all_go()

    async def _let_all_go(self) -> None:
        """Save the present table, and delete all earlier entries and snapshots."""
        table, version = self.table, self.version
        try:
            await self.house.journal.save_snapshot(table.name, Snapshot(version, save(table)), spoilt=self.spoilt)
            self.saved, self.spoilt = version, ()
            await self.house.journal.let_go(table.name, version, everything=True)
            table.erasing = False
            self.room = await self.house.journal.room(table.name)
        except (Unavailable, Conflict) as error:
            raise Unready("store", why=error.reason if isinstance(error, Unavailable) else "busy") from error

    async def _done_before(self, act: acts.AnyAct, key: str) -> bool:
        """Whether this act was done before with this idempotency key. Refused if the key was used for another act."""
        journal = self.house.journal
        try:
            version = await journal.version_of(self.table.name, key)
            if version is None:
                return False
            entries = await journal.read(self.table.name, version - 1, 1)
        except Unavailable as error:
            raise Unready("store", why=error.reason) from error
        if not entries or entries[0].version != version:
            return False  # the entry was deleted meanwhile
        if not act.same(acts.read_act(entries[0].body).act):
            raise Malformed("key-reused")
        return True

    def _put(self, table: Table, now: float) -> None:
        """Replace the table by the copy that a stored act has changed."""
        before = self.table
        self._see_off(table)
        self.table = table
        self.busy = now
        if masking.shows_at_once(before, table, now):
            self.unshown = masking.hurries(table) and now < self.shown + masking.SHOWN_EVERY
            if not self.unshown:
                self.show(now)
        else:
            if masking.begins(before, table):
                self.shown = now  # ticks before are over
            self._show_on_phone(now)
        self.caretaker.plan(same_people=table.chairs is before.chairs and table.host_token == before.host_token)
        if self.kept and (self.version - self.saved >= SNAPSHOT_EVERY or table.phase != before.phase):
            self.house.spawn(self.save_snapshot())

    def _call(self, before: Table) -> None:
        """Call the people whose turn it is now, in a game that takes days."""
        if self.house.on_turn is not None and (called := turns.called(before, self.table)):
            self.house.on_turn(self.table, called)

    def _see_off(self, table: Table) -> None:
        """End the streams of people who no longer own their chair."""
        chairs = {chair.key: chair for chair in table.chairs}
        for chair in self.table.chairs:
            now = chairs.get(chair.key)
            if now is None or now.token != chair.token:
                self.caretaker.heard.pop(chair.key, None)  # it would be wrong for the next owner
                keys = {chair.key, *[mate.key for mate in one_phone.mates(self.table, chair.key)]}  # on one phone
                for follower in [each for each in self.followers if keys & {each.key, each.phone}]:
                    self.followers.discard(follower)
                    follower.end(parting(chair, now))

    async def catch_up(self, version: int = 0) -> None:
        """Replay what another process has written up to this version. Drop the table if those entries were deleted."""
        async with self.lock:
            if version and self.version >= version:
                return
            try:
                await self._catch_up()
            except Unready as error:  # the next act, or the next notice, tries again
                why = error.details.get("why", error.key)
                log.warning("a table could not catch up", extra={"table": self.table.name, "why": why})
                return
            if self.version < version:
                self.house.drop(self)

    async def _catch_up(self) -> None:
        try:
            entries = await self.house.journal.read(self.table.name, self.version)
        except Unavailable as error:
            raise Unready("store", why=error.reason) from error
        if entries and entries[0].version != self.version + 1:
            self.house.drop(self)  # the missed entries were deleted: the table must be woken again
            raise Unready("store", why="busy")
        if entries:
            table = self.table.copy()
            try:
                at = max([replay(table, entry.body) for entry in entries])
            except Damaged as error:  # whoever wakes the table is told what is wrong
                self.house.drop(self)
                raise Unready("store", why="busy") from error
            if table.lacks_rules and self.house.keeping.shared:  # a process with other rules has begun the game
                self.house.drop(self)
                raise Unready("other-rules")
            if self.house.on_notice is not None:
                self.house.on_notice(max(self.house.now() - at, 0.0))
            self.version = entries[-1].version
            self.room += sum([len(entry.body) for entry in entries])
            self._put(table, self.house.now())

    async def save_snapshot(self) -> None:
        """Save a snapshot, so that the table wakes fast, and delete old entries outside a game."""
        table, version, spoilt = self.table, self.version, self.spoilt
        if version == self.saved:
            return
        self.saved, self.spoilt = version, ()
        try:
            await self.house.journal.save_snapshot(table.name, Snapshot(version, save(table)), spoilt=spoilt)
            if table.phase != "playing" and version > RECENT:
                await self.house.journal.let_go(table.name, version - RECENT)
            self.room = await self.house.journal.room(table.name)
        except (Unavailable, Conflict) as error:  # the table will wake more slowly, nothing worse
            log.warning("a snapshot was not kept", extra={"table": self.table.name, "why": type(error).__name__})

    # --- streams

    def show(self, now: float) -> None:
        """Broadcast the table to all streams."""
        self.shown, self.unshown = now, False
        self.broadcast = Broadcast(self.table, now, self.broadcast, draining=self.house.draining)
        for follower in self.followers:
            follower.show(self.broadcast)
        if self.house.on_show is not None:
            self.house.on_show(self)

    def _show_on_phone(self, now: float) -> None:
        """Broadcast a change of a secret step to the phone that all people share. All others wait for the tick."""
        followers = [each for each in self.followers if one_phone.is_on_only(self.table, each)]
        broadcast = self._fresh(now) if followers else self.broadcast
        for follower in followers:
            follower.show(broadcast)

    async def reach(self, reader: Reader) -> None:
        """Catch up first if a new reader has read more in another process."""
        if reader.length > self.table.told(reader.key):
            await self.refresh()

    def show_first(self, follower: Follower, reader: Reader) -> None:
        """Show a new reader the table; one who has read more than the last tick showed waits for the next."""
        follower.broadcast = self.broadcast_for(reader)
        told = follower.broadcast.table.told(reader.key)
        if follower.ended is None and told < reader.length <= self.table.told(reader.key):
            follower.fresh.clear()

    def broadcast_for(self, reader: Reader) -> Broadcast:
        """The broadcast that a new reader may see: in a secret step that of the last tick, else a fresh one."""
        waits = self.table.secret and not one_phone.is_on_only(self.table, reader)
        return self.broadcast if waits else self._fresh(self.house.now())

    def _fresh(self, now: float) -> Broadcast:
        return Broadcast(self.table, now, draining=self.house.draining)

    def follow(self, key: int, phone: int = 0) -> Follower:
        """Open a stream; an earlier stream of the same chair or phone ends."""
        if key != PUBLIC or phone:
            for other in list(self.followers):
                if (other.key, other.phone) == (key, phone):
                    self.followers.discard(other)
                    other.end("moved")
        self.busy = self.house.now()
        before = [
            each.since for guests in self.elsewhere for each in guests.streams if (each.key, each.phone) == (key, phone)
        ]
        follower = Follower(key, self.broadcast, phone, max([self.busy, *[since + LATER for since in before]]))
        if self.house.awake.get(self.table.name) is not self:  # dropped while the reader was on the way
            follower.end("closing")
            return follower
        self.followers.add(follower)
        self.caretaker.plan()
        self.house.keeping.tell(self)
        return follower

    def unfollow(self, follower: Follower) -> None:
        """Remove a stream that has ended."""
        self.followers.discard(follower)
        self.busy = self.house.now()
        self.caretaker.plan()
        self.house.keeping.tell(self)

    def see_guests(self, elsewhere: list[Guests]) -> None:
        """Note who is at the table in other processes. A later stream of the same chair or phone ends the one here."""
        if elsewhere == self.elsewhere:
            return
        self.elsewhere = elsewhere
        opened = {(each.key, each.phone): each.since for guests in elsewhere for each in guests.streams}
        for follower in list(self.followers):
            since = opened.get((follower.key, follower.phone))
            if since is not None and since > follower.since and (follower.key != PUBLIC or follower.phone):
                self.followers.discard(follower)
                follower.end("moved")
        self.caretaker.plan()

    def note_call(self, key: int) -> None:
        """Note a call of somebody without a stream, and tell other processes from time to time."""
        now = self.house.now()
        if self.house.keeping.shared and now >= self.called.get(key, 0.0) + CALLS_EVERY:
            self.called[key] = now
            self.house.keeping.tell(self)


def parting(chair: Chair, now: Chair | None) -> str:
    """Why the owner of a chair has lost it, as a key."""
    if now is not None and chair.before is not None and now.token == chair.before.token and not now.bot:
        return "reclaimed"
    if now is not None and now.lost == chair.token:
        return "given-anew"
    return "put-out" if now is not None and now.out == chair.token else "moved"
