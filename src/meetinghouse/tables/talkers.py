"""Bots that talk at a table: in the order of `bots.talk`, with time to read between two lines."""

from __future__ import annotations

import logging
import random
import weakref
from typing import TYPE_CHECKING

from ..bots.bot import Speech, prompt_for
from ..bots.talk import Conversation, may_speak
from ..engine import speech
from ..engine.refusals import Refused
from ..engine.sayings import Spoke
from . import acts
from .refusals import Unready
from .table import PUBLIC, Line, Table

if TYPE_CHECKING:
    from .caretaker import Caretaker

log = logging.getLogger(__name__)

READING = 2.5  # seconds between two lines of bots
FASTEST = 2.0  # the greatest factor, however fast bots play, because people read the lines


class Talkers:
    """The bots of one table that talk. At the usual speed no bot moves meanwhile; at a higher one it does."""

    def __init__(self, caretaker: Caretaker) -> None:
        self._owner = weakref.ref(caretaker)  # see `Caretaker.live`
        self._conversation = Conversation(())
        self._news = False  # whether everybody was told something since it began
        self._read = 0  # how many lines of the table were looked at
        self._begun: object = None  # the game in which they talk
        self._chance: dict[int, random.Random] = {}
        self.until = 0.0  # when the next line may be said

    @property
    def _caretaker(self) -> Caretaker:
        caretaker = self._owner()
        assert caretaker is not None
        return caretaker

    @property
    def silent(self) -> bool:
        """Whether the bots stay silent until something happens: they have said it all, or no person is there."""
        live = self._caretaker.live
        if not live.table.people and not live.is_followed:
            return True
        self._listen(live.table)
        return self._conversation.over and not self._news

    def _listen(self, table: Table) -> None:
        """Notice whether everybody was told something new, by the rules or by a person."""
        game = table.game
        if game is None or not table.moving or not speech.talks(game) or not may_speak(game):
            self._conversation, self._news, self._read = Conversation(()), False, len(table.lines)
            return
        if self._begun != game.commitment:
            self._begun, self._read, self._chance = game.commitment, 0, {}
        new, self._read = table.lines[min(self._read, len(table.lines)) :], len(table.lines)
        self._news = self._news or any(self._is_news(table, line) for line in new)

    def _is_news(self, table: Table, line: Line) -> bool:
        if not line.audience >> PUBLIC & 1 or not isinstance(line.item, table.rules.events):
            return False
        return not isinstance(line.item, Spoke) or not table.chairs[line.item.seat].bot

    def _bots(self, table: Table) -> list[int]:
        """The seats of bots that ever talk. Those that stand in for people stay silent."""
        bots = [seat for seat, chair in enumerate(table.chairs) if chair.bot and not chair.owned]
        return [seat for seat in bots if self._talks(table, seat)]

    def _talks(self, table: Table, seat: int) -> bool:
        try:
            return self._caretaker.bot_at(table, seat).talks
        except Exception:  # a bot that cannot be made moves at random, in silence
            return False

    @property
    def are_waited_for(self) -> bool:
        """Whether the moves of bots wait until everything is said."""
        return self._caretaker.haste == 1 and not self.silent

    def _pause(self) -> float:
        return self._caretaker.live.house.reading / min(self._caretaker.haste, FASTEST)

    async def talk(self, now: float) -> None:
        """Let the next bot that wants to speak say its line, if it is time."""
        while not self.silent and self.until <= now + 1e-6:
            table = self._caretaker.live.table
            if self._news:
                self._conversation, self._news = Conversation(self._bots(table)), False
                continue
            seat = self._conversation.next()
            if not table.chairs[seat].bot:  # its owner is back
                self._conversation.note(seat, spoke=False)
                continue
            said = await self._said(table, seat)
            if said is not None:
                said = await self._tell(table.chairs[seat].key, said)
            self._conversation.note(seat, said is not None)
            if said is not None:
                self.until = now + self._pause()

    async def _said(self, table: Table, seat: int) -> Speech | None:
        """Ask a bot for a line. It gets what its seat may know, and its own random numbers."""
        assert table.game is not None
        chance = self._chance.setdefault(seat, random.Random(self._caretaker.live.house.dice.getrandbits(64)))
        try:
            bot = self._caretaker.bot_at(table, seat)
            people = [number for number, chair in enumerate(table.chairs) if chair.person]
            lot = self._caretaker.lot_of(table.game, table.chairs[seat].key)
            return await self._caretaker.live.house.think(
                bot.say, prompt_for(table.game, seat, chance, people, lot=lot)
            )
        except Exception:  # whatever goes wrong in a bot, the table goes on
            log.exception("a bot failed", extra={"table": table.name})
            return None

    async def _tell(self, key: int, said: Speech) -> Speech | None:
        async with self._caretaker.live.lock:
            try:
                await self._caretaker.live.do_own(acts.Say(key, said.channel, said.sayings))
            except Unready:
                raise
            except Refused:  # too late, or the bot is faulty
                log.info("a bot was refused", extra={"table": self._caretaker.live.table.name})
                return None
        return said
