"""What happens at a table by itself: time runs out, bots move, the absent are played for, ticks are shown."""

from __future__ import annotations

import logging
import random
from typing import TYPE_CHECKING

import msgspec

from ..bots.bot import Bot, Move, prompt_for
from ..bots.random_bot import RandomBot
from ..bots.registry import make_bot
from ..engine.refusals import Refused
from . import acts
from .chairs import Chair
from .refusals import Unready
from .table import Table

if TYPE_CHECKING:
    from .live import Live

log = logging.getLogger(__name__)

AWAY_AFTER = 10.0  # seconds without a stream or a call, before others see it
HOST_PATIENCE = 120.0  # seconds outside a game, until somebody else is host
ASLEEP_AFTER = 60.0  # seconds without a reader and with nothing to do


class Caretaker:
    """Looks after one awake table; the house calls it when something is due."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.heard: dict[int, float] = {}  # when a chair's owner was last heard of, where no stream is open
        self.moves: dict[int, float] = {}  # when a bot will move
        self.bots: dict[int, tuple[str, Bot]] = {}
        self.chance: dict[int, random.Random] = {}
        self._drawn = live.house.dice.getrandbits(256)
        self.thought: dict[int, float] = {}  # the secret step for which a bot has taken its time already

    def hear(self, key: int) -> None:
        """A chair's owner has called."""
        if key in self.heard:
            self.heard[key] = self.live.house.now()
            if any(chair.key == key and chair.vacant for chair in self.live.table.chairs):
                self.live.house.call(self.live)  # it is to stay theirs

    def plan(self) -> None:
        """Look what has to be done when, and have the house call at the first of these moments."""
        self._listen()
        self._plan_bots()
        self.live.house.call(self.live)

    def _listen(self) -> None:
        """Whoever has no stream open is heard of by calls alone, the last one being now."""
        following = {follower.key for follower in self.live.followers}
        silent = [chair.key for chair in self.live.table.chairs if chair.person and chair.key not in following]
        now = self.live.house.now()
        away = {chair.key for chair in self.live.table.chairs if chair.away}  # since before the table woke, perhaps
        self.heard = {key: self.heard.get(key, now - AWAY_AFTER if key in away else now) for key in silent}

    def _plan_bots(self) -> None:
        table = self.live.table
        game = table.game
        moves: dict[int, float] = {}
        if table.phase == "playing" and game is not None and not table.paused and (table.people or self.live.followers):
            house = self.live.house
            for seat in {decision.seat for decision in game.decisions}:
                chair = table.chairs[seat]
                if chair.bot:
                    moves[chair.key] = self.moves.get(chair.key) or house.now() + self._thinking(chair.key)
        self.moves = moves

    def _thinking(self, key: int) -> float:
        """How long a bot takes; in a secret step once, however many questions of its own it has there."""
        table = self.live.table
        if table.secret and self.thought.get(key) == table.clock.since:
            return 0.0
        return self.live.house.thinking(table.pace)

    def _until(self, move: Move) -> float:
        """Until when a bot waits with a move that others would like to come late; with one person alone it does not."""
        clock = self.live.table.clock
        end = clock.ends.get(move.id)
        if end is None or self.live.table.people.bit_count() < 2:
            return 0.0
        return clock.since + move.patience * (end - clock.since)

    def next_time(self) -> float | None:
        """When something has to be done here."""
        table = self.live.table
        times = list(self.moves.values())
        due = self.due()
        if due is not None:
            times.append(due)
        if table.secret:
            times.append(self._next_tick())
        times += self._patience()
        if not self.live.followers:
            times.append(self.live.busy + ASLEEP_AFTER)
        return min(times, default=None)

    def due(self) -> float | None:
        """When the step at hand closes by itself; never, where only bots play and nobody looks."""
        return self.live.table.due() if self.live.table.people or self.live.followers else None

    def _next_tick(self) -> float:
        return self.live.table.clock.tick_after(self.live.tick + self.live.table.pace.tick / 2, self.live.table.pace)

    def _patience(self) -> list[float]:
        """When somebody will have been gone for too long."""
        table = self.live.table
        grace = self._grace()
        found = []
        for chair in table.chairs:
            if self._is_back(chair, self.live.house.now()):
                found.append(self.live.house.now())
            gone = self.heard.get(chair.key)
            if not chair.person or chair.bot or gone is None:
                if chair.away and gone is None and chair.person and not chair.bot and not table.secret:
                    found.append(self.live.house.now())
                continue
            if not chair.away and not table.secret:
                found.append(gone + AWAY_AFTER)
            elif chair.away and self.live.house.now() < gone + AWAY_AFTER and not table.secret:
                found.append(self.live.house.now())
            if table.phase == "playing" and grace is not None:
                found.append(gone + grace)
            elif chair.key == table.host and table.phase != "playing" and table.present & ~(1 << chair.key):
                found.append(gone + HOST_PATIENCE)
        return found

    def _is_back(self, chair: Chair, now: float) -> bool:
        """Whether the owner of a seat that opens is there after all."""
        gone = self.heard.get(chair.key)
        return chair.vacant and chair.stood_in and (gone is None or now < gone + AWAY_AFTER - 1e-6)

    def _grace(self) -> float | None:
        """After how long a bot plays for somebody; never for the only person at a table, for whom it waits."""
        table = self.live.table
        return table.pace.grace if sum(chair.person for chair in table.chairs) > 1 else None

    async def attend(self, now: float) -> None:
        """Do what is due: time runs out, bots move, the absent are played for, a tick is shown."""
        try:
            await self._expire(now)
            self._show_tick(now)
            await self._look_for_people(now)
            await self._move_bots(now)
        except Unready:
            self.live.house.later(self.live, 1.0)
            return
        except Refused:  # another process did it
            log.info("too late to look after a table", extra={"table": self.live.table.name})
        if not self.live.followers and now >= self.live.busy + ASLEEP_AFTER:
            await self.live.house.sleep(self.live)
        else:
            self.live.house.call(self.live)

    def _show_tick(self, now: float) -> None:
        """Before anybody thinks: when it leaves must not tell how long that took."""
        if self.live.table.secret and self._next_tick() <= now + 1e-6:
            self.live.show(now)

    async def _expire(self, now: float) -> None:
        async with self.live.lock:
            due = self.due()
            if due is None or due > now + 1e-6:
                return
            if self.live.table.opening is not None:
                await self.live.do_next(acts.StopStart(self.live.house.new_share()))
                return
            game = self.live.table.match
            ids = [decision.id for decision in game.decisions] or list(game.asking)
            timed = [id for id in ids if id in self.live.table.clock.ends] or ids
            await self.live.do_next(acts.Expire(timed[0], now))

    async def _move_bots(self, now: float) -> None:
        for key in [key for key, when in self.moves.items() if when <= now + 1e-6]:
            table = self.live.table
            move = await self._think(table, key)
            if move is not None and self._until(move) > now + 1e-6:
                self.moves[key] = self._until(move)
                continue
            self.moves.pop(key, None)
            self.thought[key] = table.clock.since
            async with self.live.lock:
                chair = next((chair for chair in self.live.table.chairs if chair.key == key), None)
                if move is not None and chair is not None and chair.bot:
                    try:
                        await self._answer(key, move)
                    except Unready:
                        self._plan_bots()  # it will try again
                        raise
                    except Refused:
                        log.info("a bot was refused", extra={"table": table.name})
                        await self._move_at_random(key)
            self._plan_bots()

    async def _move_at_random(self, key: int) -> None:
        """A bot whose move was refused: it was too late, or it is a bad bot, and then chance plays for it."""
        seat = self.live.table.seat_of(key)
        if seat is None or self.live.table.game is None:
            return
        move = RandomBot().move(prompt_for(self.live.table.game, seat, self._chance_of(key)))
        if move is not None:
            await self._answer(key, move)

    async def _answer(self, key: int, move: Move) -> None:
        await self.live.do_next(acts.Answer(key, move.id, msgspec.to_builtins(move.choice), move.reason))

    async def _think(self, table: Table, key: int) -> Move | None:
        """Ask the bot off the event loop; it gets what the seat gets, and a chance of its own."""
        seat = table.seat_of(key)
        if seat is None or table.game is None:
            return None
        name = table.chairs[seat].bot
        known = self.bots.get(key)
        if known is None or known[0] != name:
            known = self.bots[key] = name, make_bot(table.game_name, name)
        prompt = prompt_for(table.game, seat, self._chance_of(key))
        if not prompt.decisions:
            return None
        try:
            return await self.live.house.think(known[1].move, prompt)
        except Exception:  # whatever a bot stumbles over, the table goes on
            log.exception("a bot failed", extra={"table": table.name})
            self.bots.pop(key, None)
            return RandomBot().move(prompt)

    def _chance_of(self, key: int) -> random.Random:
        """Its own, whatever others have rolled."""
        if key not in self.chance:
            self.chance[key] = random.Random(f"{self._drawn}/{key}")
        return self.chance[key]

    async def _look_for_people(self, now: float) -> None:
        async with self.live.lock:
            for chair in list(self.live.table.chairs):
                if self._is_back(chair, now):
                    await self.live.do_next(acts.TakeBack(chair.key))
                if not chair.person or chair.bot:
                    continue
                gone = self.heard.get(chair.key)
                absent = gone is not None and now >= gone + AWAY_AFTER - 1e-6
                if absent != chair.away and not self.live.table.secret:
                    await self.live.do_next(acts.Away(chair.key) if absent else acts.Back(chair.key))
                grace = self._grace()
                playing = self.live.table.phase == "playing" and grace is not None and gone is not None
                if playing and now >= (gone or 0) + (grace or 0) - 1e-6:
                    await self.live.do_next(acts.StandIn(chair.key))
                elif self._host_is_gone(chair.key, now):
                    await self.live.do_next(acts.PassOn(chair.key))

    def _host_is_gone(self, key: int, now: float) -> bool:
        """Outside a game a host who is gone for long gives way to somebody who is there."""
        table = self.live.table
        waited = table.phase in ("lobby", "over") and now >= self.heard.get(key, now) + HOST_PATIENCE - 1e-6
        return waited and key == table.host and bool(table.present & ~(1 << key))
