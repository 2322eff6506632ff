"""What happens at a table without a call: time runs out, bots move or stand in, ticks are shown."""

from __future__ import annotations

import logging
import math
import random
import weakref
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from ..bots.bot import AnyGame, Bot, Move, prompt_for
from ..bots.random_bot import RandomBot
from ..bots.registry import make_bot
from ..engine.refusals import Refused
from . import absence, acts, masking
from .absence import AWAY_AFTER
from .chairs import Chair
from .refusals import Overtaken, Unready
from .table import Table
from .talkers import Talkers

if TYPE_CHECKING:
    from .live import Live

log = logging.getLogger(__name__)

UNTIMED = 60.0  # the length in seconds that a patient bot assumes for a step without a clock
ALONE = 10.0  # the longest length it assumes if one person is alone with bots, with nobody to talk to
GOING_ON = 8.0  # how many times faster a hasty bot moves again after its own move
LOOKING_AHEAD = 0.1  # seconds that a bot may spend on imagined worlds, after the first
THOUGHT = 0.25  # seconds that any thought of a bot takes which may look ahead, so that nobody sees when it does
SOON = 1e-6  # seconds; what is due within them is due now
SAME = 0.5  # seconds; times of absence that differ by less are the same
ASLEEP_AFTER = 60.0  # seconds without a reader or anything to do, after which a table sleeps


class Caretaker:
    """Looks after one awake table; the house calls it when something is due."""

    def __init__(self, live: Live) -> None:
        self._live = weakref.ref(live)  # so that a dropped table is freed at once, without the collector
        self.heard: dict[int, float] = {}  # when people without an open stream last called, by key
        self.moves: dict[int, float] = {}  # when bots will move, by key
        self.bots: dict[int, tuple[tuple[str, str], Bot]] = {}  # by chair, with game and name
        self.chance: dict[int, random.Random] = {}
        self._drawn = live.house.dice.getrandbits(256)
        self.thought: dict[int, float] = {}  # by key: when the step began in which a bot last waited
        self.haste = 1.0  # the speed at which the moves of bots were planned
        self.mover: int | None = None  # the key of the bot that moved last
        self.talkers = Talkers(self)

    @property
    def live(self) -> Live:
        """The table."""
        live = self._live()
        assert live is not None, "whoever uses a caretaker holds the table"
        return live

    def hear(self, key: int) -> None:
        """Note a call of a chair's owner."""
        if key in self.heard:
            self.heard[key] = self.live.house.now()
            self.live.note_call(key)
            if any(chair.key == key and chair.vacant for chair in self.live.table.chairs):
                self.live.house.call(self.live)  # the owner is back in time to keep the seat

    def take_over(self) -> None:
        """Look after the table from now on. Everybody's time of absence starts again."""
        self.heard = {}
        self.plan()

    def plan(self, same_people: bool = False) -> None:
        """Find out when something has to be done, and have the house attend the table then.

        `same_people`: neither chairs nor streams have changed since the last plan.
        """
        if not same_people:
            self._listen()
        self._plan_bots()
        self.live.house.call(self.live)

    def _listen(self) -> None:
        """Update `heard` for people without an open stream; the end of a stream counts as a call."""
        chairs = self.live.table.chairs
        phones = {chair.key: chair.holder for chair in chairs}
        following = {phones.get(key, "") for key in self.live.following}
        if self.live.table.moderated:
            following.add(self.live.table.host_token)  # people without a phone count as present
        silent = [chair.key for chair in chairs if chair.person and phones[chair.key] not in following]
        now = self.live.house.now()
        away = {chair.key for chair in self.live.table.chairs if chair.away}  # perhaps from before the table woke
        heard = {key: self.heard.get(key, now - AWAY_AFTER if key in away else now) for key in silent}
        self.heard = {
            key: max([at, *[each.called.get(key, at) for each in self.live.elsewhere]]) for key, at in heard.items()
        }

    def _plan_bots(self) -> None:
        table = self.live.table
        game = table.game
        moves: dict[int, float] = {}
        self._keep_up()
        if table.moving and game is not None and (table.people or self.live.is_followed) and self.live.kept:
            house = self.live.house
            for seat in {decision.seat for decision in game.decisions}:
                chair = table.chairs[seat]
                if chair.bot:
                    moves[chair.key] = self.moves.get(chair.key) or house.now() + self._thinking(chair.key)
        self.moves = moves

    def _keep_up(self) -> None:
        """If the table's speed has changed, move the planned times of bots."""
        before, self.haste = self.haste, masking.haste(self.live.table)
        if before != self.haste:
            now, times = self.live.house.now(), 0.0 if before == math.inf else before / self.haste
            self.moves = {key: now + max(when - now, 0.0) * times for key, when in self.moves.items()}

    def _thinking(self, key: int) -> float:
        """How many seconds a bot waits before it moves."""
        table = self.live.table
        if masking.thinks_once(table) and self.thought.get(key) == table.clock.since:
            return 0.0
        goes_on = key == self.mover and masking.is_hasty(self.haste)
        wait = self.live.house.thinking(table.pace) / self.haste / (GOING_ON if goes_on else 1)
        return max(0.0, wait - self._least(key))

    def _least(self, key: int) -> float:
        """How many seconds a bot thinks at least, whatever it thinks about; in a secret step only ticks are seen."""
        known = self.bots.get(key)
        if known is None or not known[1].looks_ahead or self.live.table.secret:
            return 0.0
        return THOUGHT / self.haste

    def _until(self, move: Move) -> float:
        """When a patient bot may move. A person who is alone with bots waits less."""
        clock = self.live.table.clock
        length = clock.ends.get(move.id, clock.since + UNTIMED) - clock.since
        if self.live.table.people.bit_count() < 2:
            length = min(length, ALONE) / self.haste
        return clock.since + move.patience * length

    def next_time(self) -> float | None:
        """When the table has to be attended next."""
        if not self.live.kept:
            return None if self.live.followers else self.live.busy + ASLEEP_AFTER
        silent = self.talkers.silent
        times = list(self.moves.values()) if silent or self.haste != 1 else []
        if not silent:
            times.append(self.talkers.until)
        if (due := self.due()) is not None:
            times.append(due)
        times += self._patience()
        if not self.live.is_followed:
            times.append(self.live.busy + ASLEEP_AFTER)
        return min(times, default=None)

    def due(self) -> float | None:
        """When the current step closes by itself; never while only bots play and nobody watches."""
        return self.live.table.due() if self.live.table.people or self.live.is_followed else None

    def next_tick(self) -> float | None:
        """When the table is shown next, whether or not something changes."""
        return masking.next_tick(self.live.table, self.live.shown, self.live.unshown)

    def _patience(self) -> list[float]:
        """When the presence of each person has to be checked next."""
        table = self.live.table
        if not self.heard and not table.company.absent:
            return []
        tells = masking.tells_presence(table)
        found = []
        for chair in table.chairs:
            if self._is_back(chair, self.live.house.now()):
                found.append(self.live.house.now())
            gone = self.heard.get(chair.key)
            if not chair.person or chair.bot or gone is None:
                if chair.away and gone is None and chair.person and not chair.bot and tells:
                    found.append(self.live.house.now())
                continue
            wait = absence.patience(table, chair)
            if not chair.away and tells:
                found.append(gone + AWAY_AFTER)
            elif tells and (self.live.house.now() < gone + AWAY_AFTER or _is_news(chair, gone, wait)):
                found.append(self.live.house.now())
            if wait is not None:
                found.append(gone + wait)
        return found

    def _is_back(self, chair: Chair, now: float) -> bool:
        """Whether the owner of a seat that is about to open has come back."""
        gone = self.heard.get(chair.key)
        return chair.vacant and chair.stood_in and (gone is None or now < gone + AWAY_AFTER - SOON)

    async def attend(self, now: float) -> None:
        """Do everything that is due. A process that does not look after the table only shows it."""
        try:
            if self.live.kept:
                await self.expire(now)
                await self._look_after(now)
        except Unready:
            self.live.house.rounds.later(self.live, 1.0)
            return
        except (Refused, Overtaken):  # another process was faster
            log.info("too late to look after a table", extra={"table": self.live.table.name})
        is_followed = self.live.is_followed if self.live.kept else self.live.followers
        if not is_followed and now >= self.live.busy + ASLEEP_AFTER:
            await self.live.house.sleep(self.live)
        else:
            self.live.house.call(self.live)

    async def _look_after(self, now: float) -> None:
        await self._check_presence(now)
        await self.talkers.talk(now)
        if not self.talkers.are_waited_for:
            await self._move_bots(now)

    def show_tick(self, now: float) -> None:
        """Show a tick that is due, and what bots have done in haste. The end of a step is shown once it is stored."""
        tick = self.next_tick()
        if tick is not None and tick <= now + SOON and not self._is_over(now):
            self.live.show(now)

    def _is_over(self, now: float) -> bool:
        due = self.due()
        return due is not None and due <= now + SOON

    async def expire(self, now: float) -> None:
        """End the current step if its time is up."""
        async with self.live.lock:
            if not self._is_over(now):
                return
            if self.live.table.opening is not None:
                await self.live.do_own(acts.StopStart(self.live.house.new_share()))
                return
            if self.live.table.starting is not None:
                await self._begin()
                return
            if self.live.table.dealing is not None:
                await self.live.do_own(acts.EndDeal(now))
                return
            game = self.live.table.match
            ids = [decision.id for decision in game.decisions] or list(game.asking)
            timed = [id for id in ids if id in self.live.table.clock.ends] or ids
            await self.live.do_own(acts.Expire(timed[0], now))

    async def _begin(self) -> None:
        """Begin the next game after a rematch; if that cannot be, the lobby stays open."""
        table, house = self.live.table, self.live.house
        try:
            if not house.draining:
                await self.live.do_own(acts.Start(table.host, house.new_seed(), table.rules.version, soon=True))
                return
        except Unready:
            raise
        except Refused:
            log.info("a rematch cannot begin", extra={"table": table.name})
        await self.live.do_own(acts.StopStart(house.new_share()))

    async def _move_bots(self, now: float) -> None:
        for key in [key for key, when in self.moves.items() if when <= now + SOON]:
            table = self.live.table
            since = table.clock.since
            move = await self._think(table, key)
            async with self.live.lock:
                if self.live.table.clock.since != since:  # the step ended while the bot thought
                    self.moves.pop(key, None)
                elif move is not None and self._until(move) > now + SOON:
                    self.moves[key] = self._until(move)
                    continue
                else:
                    self.moves.pop(key, None)
                    self.thought[key], self.mover = since, key
                    await self._make(move, key, now)
            self._plan_bots()

    async def _make(self, move: Move | None, key: int, now: float) -> None:
        """Make the move of a bot, if that bot still plays here."""
        chair = next((chair for chair in self.live.table.chairs if chair.key == key), None)
        if move is None or chair is None or not chair.bot:
            return
        try:
            await self._answer(key, move)
        except (Unready, Overtaken):
            self.moves[key] = now
            self._plan_bots()  # so that the bot tries again
            raise
        except Refused:
            log.info("a bot was refused", extra={"table": self.live.table.name})
            await self._move_at_random(key)

    async def _move_at_random(self, key: int) -> None:
        """Move at random for a bot whose move was refused, because the bot is faulty."""
        seat = self.live.table.seat_of(key)
        if seat is None or self.live.table.game is None:
            return
        move = RandomBot().move(prompt_for(self.live.table.game, seat, self._chance_of(key)))
        if move is not None:
            await self._answer(key, move)

    async def _answer(self, key: int, move: Move) -> None:
        await self.live.do_own(acts.Answer(key, move.id, msgspec.to_builtins(move.choice), move.reason))

    async def _think(self, table: Table, key: int) -> Move | None:
        """Ask a bot for a move. It gets what its seat may know, and its own random numbers."""
        seat = table.seat_of(key)
        if seat is None or table.game is None:
            return None
        seconds = LOOKING_AHEAD / self.haste
        prompt = prompt_for(table.game, seat, self._chance_of(key), seconds=seconds, lot=self.lot_of(table.game, key))
        if not prompt.decisions:
            return None
        try:
            return await self.live.house.think(self.bot_at(table, seat).move, prompt, self._least(key))
        except Exception:  # whatever goes wrong in a bot, the table goes on
            log.exception("a bot failed", extra={"table": table.name})
            self.bots.pop(key, None)
            return RandomBot().move(prompt)

    def bot_at(self, table: Table, seat: int) -> Bot:
        """The bot that plays a seat; the same one as long as it plays there."""
        chair = table.chairs[seat]
        known, kind = self.bots.get(chair.key), (table.game_name, chair.bot)
        if known is None or known[0] != kind:
            known = self.bots[chair.key] = kind, make_bot(*kind)
        return known[1]

    def _chance_of(self, key: int) -> random.Random:
        """The bot's own random numbers, which do not depend on other bots'."""
        if key not in self.chance:
            self.chance[key] = random.Random(f"{self._drawn}/{key}")
        return self.chance[key]

    def lot_of(self, game: AnyGame, key: int) -> tuple[int, ...]:
        """What the whims of a bot follow from: its own secret number, and that of all bots in this game."""
        return tuple([_secret(f"{game.setup.seed}/whims/{name}") for name in (key, "")])

    async def _check_presence(self, now: float) -> None:
        async with self.live.lock:
            for chair in list(self.live.table.chairs):
                if self._is_back(chair, now):
                    await self.live.do_own(acts.TakeBack(chair.key))
                if not chair.person or chair.bot:
                    continue
                gone = self.heard.get(chair.key)
                if gone is None or now < gone + AWAY_AFTER - SOON:
                    if chair.away and masking.tells_presence(self.live.table):
                        await self.live.do_own(acts.Back(chair.key))
                    continue
                wait = absence.patience(self.live.table, chair)
                if (not chair.away or _is_news(chair, gone, wait)) and masking.tells_presence(self.live.table):
                    await self.live.do_own(acts.Away(chair.key, gone))
                if wait is not None and now >= gone + wait - SOON:
                    playing = self.live.table.phase == "playing"
                    await self.live.do_own(acts.StandIn(chair.key) if playing else acts.PassOn(chair.key))


def _secret(of: str) -> int:
    """A number that only those can compute who know the seed of the game."""
    return int.from_bytes(blake2b(of.encode(), digest_size=8).digest())


def _is_news(chair: Chair, gone: float, wait: float | None) -> bool:
    """Whether a countdown differs from the one last shown, as after a sleep."""
    return chair.away and wait is not None and abs(chair.gone - gone) > SAME
