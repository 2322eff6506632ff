"""A table that is awake: acts are stored before they count, and what changed is shown to whoever follows it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from ..bots.bot import Bot, Move, prompt_for
from ..bots.random_bot import RandomBot
from ..bots.registry import make_bot
from ..engine.decisions import Closed
from ..engine.record import Record
from ..engine.refusals import Refused
from . import acts
from .journal import Conflict, Damaged, Snapshot, Status, Unavailable
from .kept import keep
from .message import Scene
from .past import Page, Played, Why
from .refusals import Forbidden, Malformed, NotNow, Stranger, Unknown, Unready
from .table import PUBLIC, Table

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)

SNAPSHOT_EVERY = 50  # acts
AWAY_AFTER = 10.0  # seconds without a stream or a call, before others see it
HOST_PATIENCE = 120.0  # seconds outside a game, until somebody else is host
ASLEEP_AFTER = 60.0  # seconds without a reader and with nothing to do
LOOKED_AFTER = 30.0  # a game in progress is looked after at least so often
TRIES = 20  # at the same act, where others write the same table


class Follower:
    """A stream: it is woken when there is something to show, and reads the scene itself."""

    __slots__ = ("ended", "fresh", "key", "scene")

    def __init__(self, key: int, scene: Scene) -> None:
        self.key = key
        self.scene = scene
        self.fresh = asyncio.Event()
        self.ended: str | None = None  # why it must end
        self.fresh.set()

    def show(self, scene: Scene) -> None:
        """There is something new to see; what was not read in time is replaced by it."""
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
        self.scene = Scene(table, now)
        self.followers: set[Follower] = set()
        self.lock = asyncio.Lock()
        self.heard: dict[int, float] = {}  # when a chair's owner was last heard of, where no stream is open
        self.moves: dict[int, float] = {}  # when a bot will move
        self.bots: dict[int, tuple[str, Bot]] = {}
        self.busy = now  # when somebody last did or read anything
        self.kept = version
        self.tick = now
        self.plan()

    # --- who asks

    def bearer(self, token: str | None) -> int | None:
        """The key of whoever has that token (its digest); None without one."""
        if token is None:
            return None
        key = self.table.bearer(token)
        if key is None:
            raise Stranger("wrong-token")
        self.busy = self.house.now()
        if key in self.heard:
            self.heard[key] = self.busy
        return key

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
            await self._do(act, key)

    async def _do(self, act: acts.AnyAct, key: str | None = None) -> None:
        for _ in range(TRIES):
            at = self.house.now()
            draft = self.table.copy()
            try:
                act.do(draft, at)
                act.check(self.table)
            except Refused:
                if key is not None and await self._done_before(act, key):
                    return
                raise
            if act.renews:
                draft.touched = at
            entry = acts.Entry(at, act.kept(draft))  # type: ignore[arg-type]
            try:
                appended = await self.house.journal.append(
                    draft.name, self.version + 1, entry.encode(), key=key, status=status_of(draft)
                )
            except Conflict as conflict:
                if conflict.last == 0:
                    self.house.drop(self)  # it was forgotten
                    raise Unknown("unknown-code", code=draft.code) from conflict
                await self._catch_up()
                continue
            except Unavailable as error:
                raise Unready("store", why=error.reason) from error
            if not appended.fresh:
                await self._done_before(act, str(key))
                return
            self.version = appended.version
            self._put(draft, at)
            return
        raise Unready("store", why="busy")

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
        if not act.same(acts.read_entry(entries[0].body).act):
            raise Malformed("key-reused")
        return True

    def _put(self, table: Table, at: float) -> None:
        """What was stored is the table from now on."""
        before = self.table
        since, secret, phase = before.clock.since, before.secret, before.phase
        self._see_off(table)
        self.table = table
        self.busy = at
        if not table.secret or not secret or table.clock.since != since:
            self.show(at, rethought(before, table, at))
        self.plan()
        if self.version - self.kept >= SNAPSHOT_EVERY or table.phase != phase:
            self.house.spawn(self.keep())

    def _see_off(self, table: Table) -> None:
        """Whoever does not own a chair any more does not see its cards any more."""
        owners = {chair.key: chair.token for chair in table.chairs}
        for chair in self.table.chairs:
            if owners.get(chair.key) != chair.token:
                for follower in [follower for follower in self.followers if follower.key == chair.key]:
                    self.followers.discard(follower)
                    follower.end("moved")

    async def catch_up(self) -> None:
        """Another process has written this table."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            entries = await self.house.journal.read(self.table.name, self.version)
        except Unavailable as error:
            raise Unready("store", why=error.reason) from error
        if entries:
            table = self.table.copy()
            for entry in entries:
                replay(table, entry.body)
            self.version = entries[-1].version
            self._put(table, self.house.now())

    async def keep(self) -> None:
        """Keep a snapshot, so that the table wakes fast."""
        version = self.version
        if version == self.kept:
            return
        self.kept = version
        try:
            await self.house.journal.keep(self.table.name, Snapshot(version, keep(self.table)))
        except (Unavailable, Conflict) as error:  # it will wake more slowly, that is all
            log.warning("a snapshot was not kept", extra={"table": self.table.name, "why": type(error).__name__})

    # --- what is shown

    def show(self, now: float, only: set[int] | None = None) -> None:
        """Show the table to everybody who follows it, or only to these."""
        self.tick = now
        self.scene = Scene(self.table, now, self.scene)
        for follower in self.followers:
            if only is None or follower.key in only:
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
        self.plan()
        return follower

    def unfollow(self, follower: Follower) -> None:
        """A stream has ended."""
        self.followers.discard(follower)
        self.busy = self.house.now()
        self.plan()

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
        table = self.table
        seat = table.seat_of(key)
        whose = decision.split("-")[0]
        if whose != str(seat) and whose.isdecimal():
            raise Forbidden("anothers", id=decision)
        table.only_in("playing")
        game = table.match
        if not any(asked.id == decision for asked in (*game.decisions, *game.offers)):
            raise NotNow("not-open", game.rules.unoffered(game, decision), id=decision)
        return game.closed(decision)

    # --- what happens by itself

    def plan(self) -> None:
        """Look what has to be done when, and have the house call at the first of these moments."""
        self._listen()
        self._plan_bots()
        self.house.call(self)

    def _listen(self) -> None:
        """Whoever has no stream open is heard of by calls alone, the last one being now."""
        following = {follower.key for follower in self.followers}
        silent = [chair.key for chair in self.table.chairs if chair.person and chair.key not in following]
        now = self.house.now()
        away = {chair.key for chair in self.table.chairs if chair.away}  # whoever was away when the table woke still is
        self.heard = {key: self.heard.get(key, now - AWAY_AFTER if key in away else now) for key in silent}

    def _plan_bots(self) -> None:
        table = self.table
        game = table.game
        moves: dict[int, float] = {}
        if table.phase == "playing" and game is not None and not table.paused and (table.people or self.followers):
            asked = {decision.seat for decision in game.decisions}
            for seat in asked:
                chair = table.chairs[seat]
                if chair.bot:
                    moves[chair.key] = self.moves.get(chair.key) or self.house.now() + self.house.thinking(table.pace)
        self.moves = moves

    def next_time(self) -> float | None:
        """When something has to be done here."""
        table = self.table
        times = list(self.moves.values())
        due = self.due()
        if due is not None:
            times.append(due)
        if table.secret:
            times.append(self._next_tick())
        times += self._patience()
        if not self.followers:
            times.append(self.busy + ASLEEP_AFTER)
        return min(times, default=None)

    def due(self) -> float | None:
        """When the step at hand closes by itself; never, where only bots play and nobody looks."""
        return self.table.due() if self.table.people or self.followers else None

    def _next_tick(self) -> float:
        return self.table.clock.tick_after(self.tick + self.table.pace.tick / 2, self.table.pace)

    def _patience(self) -> list[float]:
        """When somebody will have been gone for too long."""
        table = self.table
        grace = table.pace.grace
        found = []
        for chair in table.chairs:
            gone = self.heard.get(chair.key)
            if not chair.person or chair.bot or gone is None:
                if chair.away and gone is None and chair.person and not chair.bot and not table.secret:
                    found.append(self.house.now())
                continue
            if not chair.away and not table.secret:
                found.append(gone + AWAY_AFTER)
            elif chair.away and self.house.now() < gone + AWAY_AFTER and not table.secret:
                found.append(self.house.now())
            if table.phase == "playing" and grace is not None:
                found.append(gone + grace)
            elif chair.key == table.host and table.phase != "playing" and table.present & ~(1 << chair.key):
                found.append(gone + HOST_PATIENCE)
        return found

    async def attend(self, now: float) -> None:
        """Do what is due: time runs out, bots move, the absent are played for, a tick is shown."""
        try:
            await self._expire(now)
            self._show_tick(now)
            await self._look_for_people(now)
            await self._move_bots(now)
        except Unready:
            self.house.later(self, 1.0)
            return
        except Refused:  # another process did it
            log.info("too late to look after a table", extra={"table": self.table.name})
        if not self.followers and now >= self.busy + ASLEEP_AFTER:
            await self.house.sleep(self)
        else:
            self.house.call(self)

    def _show_tick(self, now: float) -> None:
        """Before anybody thinks: when it leaves must not tell how long that took."""
        if self.table.secret and self._next_tick() <= now + 1e-6:
            self.show(now)

    async def _expire(self, now: float) -> None:
        async with self.lock:
            due = self.due()
            if due is None or due > now + 1e-6:
                return
            game = self.table.match
            ids = [decision.id for decision in game.decisions] or list(game.asking)
            timed = [id for id in ids if id in self.table.clock.ends] or ids
            await self._do(acts.Expire(timed[0]))

    async def _move_bots(self, now: float) -> None:
        for key in [key for key, when in self.moves.items() if when <= now + 1e-6]:
            table = self.table
            move = await self._think(table, key)
            self.moves.pop(key, None)
            async with self.lock:
                chair = next((chair for chair in self.table.chairs if chair.key == key), None)
                if move is not None and chair is not None and chair.bot:
                    try:
                        await self._do(acts.Answer(key, move.id, msgspec.to_builtins(move.choice), move.reason))
                    except Unready:
                        self._plan_bots()  # it will try again
                        raise
                    except Refused:
                        log.info("a bot was refused", extra={"table": table.name})
                        await self._move_at_random(key)
            self._plan_bots()

    async def _move_at_random(self, key: int) -> None:
        """A bot whose move was refused: it was too late, or it is a bad bot, and then chance plays for it."""
        seat = self.table.seat_of(key)
        if seat is None or self.table.game is None:
            return
        move = RandomBot().move(prompt_for(self.table.game, seat, self.house.dice))
        if move is not None:
            await self._do(acts.Answer(key, move.id, msgspec.to_builtins(move.choice), move.reason))

    async def _think(self, table: Table, key: int) -> Move | None:
        """Ask the bot off the event loop; it gets what the seat gets, and a chance of its own."""
        seat = table.seat_of(key)
        if seat is None or table.game is None:
            return None
        name = table.chairs[seat].bot
        known = self.bots.get(key)
        if known is None or known[0] != name:
            known = self.bots[key] = name, make_bot(table.game_name, name)
        prompt = prompt_for(table.game, seat, self.house.dice)
        if not prompt.decisions:
            return None
        try:
            return await self.house.think(known[1].move, prompt)
        except Exception:  # whatever a bot stumbles over, the table goes on
            log.exception("a bot failed", extra={"table": table.name})
            self.bots.pop(key, None)
            return RandomBot().move(prompt)

    async def _look_for_people(self, now: float) -> None:
        async with self.lock:
            for chair in list(self.table.chairs):
                if not chair.person or chair.bot:
                    continue
                gone = self.heard.get(chair.key)
                absent = gone is not None and now >= gone + AWAY_AFTER - 1e-6
                if absent != chair.away and not self.table.secret:
                    await self._do(acts.Away(chair.key) if absent else acts.Back(chair.key))
                grace = self.table.pace.grace
                playing = self.table.phase == "playing" and grace is not None and gone is not None
                if playing and now >= (gone or 0) + (grace or 0) - 1e-6:
                    await self._do(acts.StandIn(chair.key))
                elif self._host_is_gone(chair.key, now):
                    await self._do(acts.PassOn(chair.key))

    def _host_is_gone(self, key: int, now: float) -> bool:
        """Outside a game a host who is gone for long gives way to somebody who is there."""
        table = self.table
        waited = table.phase in ("lobby", "over") and now >= self.heard.get(key, now) + HOST_PATIENCE - 1e-6
        return waited and key == table.host and bool(table.present & ~(1 << key))


def replay(table: Table, body: bytes) -> None:
    """Do an act of the journal again."""
    try:
        entry = acts.read_entry(body)
    except msgspec.MsgspecError as error:
        raise Damaged(f"Table {table.name} cannot be read again: {error}") from error
    try:
        entry.act.do(table, entry.at)
    except Refused as refused:
        if table.archive is None:
            raise Damaged(f"Table {table.name} cannot be read again: {refused}") from refused
    if entry.act.renews:
        table.touched = entry.at


def rethought(before: Table, after: Table, now: float) -> set[int] | None:
    """The keys of those who changed a sealed answer, where that is all that happened: nobody else is to notice it."""
    one, other = before.game, after.game
    if one is None or other is None or one.entries is None or other.entries is None:
        return None
    new = other.entries[len(one.entries) :]
    if not new or len(before.lines) != len(after.lines) or one.decisions != other.decisions:
        return None
    keys = [chair.key for chair in after.chairs]
    then, since = Scene(before, now), Scene(after, now)
    if any(then.message(key) != since.message(key) for key in (PUBLIC, *keys)):
        return None
    return {keys[int(entry.id.split("-")[0])] for entry in new}


def status_of(table: Table) -> Status:
    """What can be looked up about a table without waking it."""
    now, phase = table.touched, str(table.phase)
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
