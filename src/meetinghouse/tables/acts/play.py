"""Acts during a game: answers, expired time, pauses."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from ...bots.bot import Reason
from ...engine.entered import Drawn
from ...engine.record import Entry, Record
from ...engine.unfit import unfit
from ...engine.values import Choice, read_choice
from .. import deal, events, eyes, masking, one_phone
from ..pace import Speed
from ..past import Why
from ..refusals import Malformed, NotNow
from ..table import Table
from .act import Act

MOST_EXTENSIONS = 3  # extensions of one step


class Answer(Act, frozen=True):
    """Somebody answers a decision or takes an offer; a bot adds its sealed reason."""

    own: ClassVar[bool] = False  # a bot may play the seat, so `do` itself decides
    by: int
    decision: str
    choice: Any
    reason: Reason | None = None
    held: bool = False
    chance: tuple[Drawn, ...] = ()  # draws that a master has made by hand

    def do(self, table: Table, at: float) -> None:
        """Reasons for refusal, in this order: the decision is another seat's or not open, the choice is malformed."""
        if self.chance:
            table.only_master(self.by)
        if table.archive is not None:
            extend_archive(table, Entry(self.decision, self._choice(), self.held, chance=self.chance))
            return
        asked = table.asked(self.by, self.decision)
        if table.paused:
            raise NotNow("paused")
        game, seat = table.match, asked.seat
        dealing = table.dealing
        if not table.chairs[seat].bot:
            deal.see(table, table.chairs[seat].key, at)  # before the answer, so that the step's clock has started
        if table.dealing != dealing and all(each.id != asked.id for each in (*game.decisions, *game.offers)):
            asked.check(asked.normal(self._choice()))  # of a pretended question, which the table has answered itself
            return
        told = game.answer(self.decision, self._choice(), hold=masking.holds(game), chance=self.chance)
        bot = table.chairs[seat].bot
        if not bot:
            table.settle(self.by)
        if bot and self.reason is not None and game.entries is not None:  # the owner may be back by now
            table.reasons = [*table.reasons, Why(len(game.entries) - 1, seat, bot, self.reason)]
        table.retell(told)
        table.after_move(at)

    def stored(self, table: Table) -> Answer:
        """With the flag whether the step was held open, in case the act is replayed under other rules."""
        entries = table.match.entries
        return msgspec.structs.replace(self, held=bool(entries and entries[-1].held))

    def same(self, other: Act) -> bool:
        """Ignores a bot's reason."""
        return isinstance(other, Answer) and (self.decision, self.choice, self.chance) == (
            other.decision, other.choice, other.chance,
        )  # fmt: skip

    def _choice(self) -> Choice:
        try:
            return read_choice(self.choice)
        except msgspec.ValidationError as error:
            raise Malformed("choice", id=self.decision, **unfit(error)) from error


class Expire(Act, frozen=True):
    """Time is up for the step to which this decision belongs."""

    decision: str
    at: float = 0.0  # when the time was found to be up

    def do(self, table: Table, at: float) -> None:
        """Missing answers take their defaults, and look like any other answers."""
        if table.archive is not None:
            extend_archive(table, Entry(self.decision))
            return
        table.only_in("playing")
        table.retell(table.match.expire(self.decision))
        table.after_move(at)

    def check(self, table: Table) -> None:
        """Refuse if another process has given the step more time."""
        due = table.due()
        if due is None or due > self.at + 1e-6:
            raise NotNow("not-open", id=self.decision)


class SeeRole(Act, frozen=True):
    """Somebody has looked at their role."""

    renews: ClassVar[bool] = False
    own: ClassVar[bool] = False  # looking alone does not make a newcomer keep the seat
    by: int

    def do(self, table: Table, at: float) -> None:
        """Nobody else is told. Once everybody has looked, the first step begins."""
        table.only_in("playing")
        deal.see(table, self.by, at)


class EndDeal(Act, frozen=True):
    """The time for looking at roles is up."""

    at: float  # when the time was found to be up

    def do(self, table: Table, at: float) -> None:
        """The first step begins, also for people who have not looked."""
        if table.dealing is None:
            raise NotNow("not-open", id="deal")
        deal.end(table, at)

    def check(self, table: Table) -> None:
        """Refuse if a pause has given the deal more time."""
        due = table.due()
        if due is None or due > self.at + 1e-6:
            raise NotNow("not-open", id="deal")


class Pause(Act, frozen=True):
    """Somebody asks for a pause; all clocks stop once more than half of those present have asked."""

    by: int

    def do(self, table: Table, at: float) -> None:
        """Only the number of votes is told."""
        table.only_in("playing")
        if table.paused:
            raise NotNow("paused")
        if wished(table, "pause", self.by):
            table.paused = True
            table.clock.stop(at)
            table.tell(events.Paused())


class Resume(Act, frozen=True):
    """Somebody asks to go on; the clocks run again once more than half of those present have asked."""

    by: int

    def do(self, table: Table, at: float) -> None:
        """Only the number of votes is told."""
        table.only_in("playing")
        if not table.paused:
            raise NotNow("not-paused")
        if wished(table, "resume", self.by):
            table.paused = False
            if table.dealing is not None:
                deal.open_deal(table, at)
            table.tell(events.Resumed())
            table.after_move(at)


class Extend(Act, frozen=True):
    """Somebody asks for more time; the step gets its time again once more than half of those present have asked."""

    by: int

    def do(self, table: Table, at: float) -> None:
        """Only the number of votes is told."""
        table.only_in("playing")
        table.chair(self.by)
        clock = table.clock
        if clock.end is None or clock.length is None:
            raise NotNow("no-clock-runs")
        if clock.extended >= MOST_EXTENSIONS:
            raise NotNow("extended-enough", most=MOST_EXTENSIONS)
        if wished(table, "extend", self.by):
            clock.extend(clock.length)
            table.tell(events.Extended())


class SetSpeed(Act, frozen=True):
    """Somebody wishes that bots play faster, or slower again; what more than half of all owners wish is done."""

    by: int
    speed: Speed

    def do(self, table: Table, at: float) -> None:
        """Everybody sees who wishes for what. A wish not to wait at all holds for this game only.

        The owner of a phone that is handed round wishes for all who play on it.
        """
        table.only_in("playing")
        table.chair(self.by)
        for chair in one_phone.on_phone(table, one_phone.voter(table, self.by)):
            table.change(chair.key, speed=self.speed)


class OpenEyes(Act, frozen=True):
    """Somebody who is out, and alone with bots, opens the views of all seats, or closes them again."""

    by: int
    open: bool

    def do(self, table: Table, at: float) -> None:
        """Events of any seat are told to that person from now on; until the views are closed nobody else may watch."""
        table.only_in("playing")
        if self.open:
            eyes.check(table, table.chair(self.by).key)
        table.change(self.by, all_eyes=self.open)


class Close(Act, frozen=True):
    """The house closes a table that cannot go on; the record of the game is kept."""

    why: str

    def do(self, table: Table, at: float) -> None:
        table.close(self.why)


def wished(table: Table, what: str, by: int, voters: int | None = None) -> bool:
    """Count somebody's wish. True once more than half of the voters (by default those present) share it.

    A person who plays on somebody else's phone uses that person's vote.
    """
    voters = table.present if voters is None else voters
    wishes = table.wishes.get(what, 0) | 1 << one_phone.voter(table, by)
    table.wishes[what] = wishes
    if (wishes & voters).bit_count() < majority(voters):
        return False
    del table.wishes[what]
    return True


def majority(voters: int) -> int:
    """The smallest number that is more than half of the voters, a bit mask."""
    return voters.bit_count() // 2 + 1


def extend_archive(table: Table, entry: Entry) -> None:
    """Add an entry to the record of a game whose rules are not installed."""
    assert table.archive is not None
    table.archive = Record(table.archive.setup, (*table.archive.entries, entry))
