"""During a game: answers, time, pauses."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from ...bots.bot import Reason
from ...engine.record import Entry, Record
from ...engine.values import Choice, read_choice
from .. import events
from ..past import Why
from ..refusals import Malformed, NotNow
from ..table import Table
from .act import Act

MOST_EXTENSIONS = 3  # of one step


class Answer(Act, frozen=True):
    """Somebody answers a decision or takes an offer; a bot adds its sealed reason."""

    own: ClassVar[bool] = False  # where a bot plays the seat
    by: int
    decision: str
    choice: Any
    reason: Reason | None = None
    held: bool = False

    def do(self, table: Table, at: float) -> None:
        """Refused in this order: another's, not open, malformed."""
        if table.archive is not None:
            follow(table, Entry(self.decision, read_choice(self.choice), self.held))
            return
        asked = table.asked(self.by, self.decision)
        if table.paused:
            raise NotNow("paused")
        game, seat = table.match, asked.seat
        told = game.answer(self.decision, self._choice(), hold=game.secret)
        bot = table.chairs[seat].bot
        if not bot:
            table.settle(self.by)
        if bot and self.reason is not None and game.entries is not None:  # its owner may answer before it
            table.reasons = [*table.reasons, Why(len(game.entries) - 1, seat, bot, self.reason)]
        table.retell(told)
        table.looked(at)

    def kept(self, table: Table) -> Answer:
        """Also whether the step was held open, for whoever reads the record under other rules."""
        entries = table.match.entries
        return msgspec.structs.replace(self, held=bool(entries and entries[-1].held))

    def same(self, other: Act) -> bool:
        """Whether it says the same."""
        return isinstance(other, Answer) and (self.decision, self.choice) == (other.decision, other.choice)

    def _choice(self) -> Choice:
        try:
            return read_choice(self.choice)
        except msgspec.ValidationError as error:
            raise Malformed("choice", id=self.decision, why=str(error)) from error


class Expire(Act, frozen=True):
    """Time is up for the step of this decision."""

    decision: str
    at: float = 0.0  # when that was found

    def do(self, table: Table, at: float) -> None:
        """Missing answers take their default, and look like ordinary ones."""
        if table.archive is not None:
            follow(table, Entry(self.decision))
            return
        table.only_in("playing")
        table.retell(table.match.expire(self.decision))
        table.looked(at)

    def check(self, table: Table) -> None:
        """Another process may have given it more time."""
        due = table.due()
        if due is None or due > self.at + 1e-6:
            raise NotNow("not-open", id=self.decision)


class Pause(Act, frozen=True):
    """Somebody wishes for a pause; when more than half do, all clocks stand still."""

    by: int

    def do(self, table: Table, at: float) -> None:
        """Only the count is told."""
        table.only_in("playing")
        if table.paused:
            raise NotNow("paused")
        if wished(table, "pause", self.by):
            table.paused = True
            table.clock.stop(at)
            table.tell(events.Paused())


class Resume(Act, frozen=True):
    """Somebody wishes to go on; when more than half do, the clocks run again."""

    by: int

    def do(self, table: Table, at: float) -> None:
        """Only the count is told."""
        table.only_in("playing")
        if not table.paused:
            raise NotNow("not-paused")
        if wished(table, "resume", self.by):
            table.paused = False
            table.tell(events.Resumed())
            table.looked(at)


class Extend(Act, frozen=True):
    """Somebody wishes for more time; when more than half do, the step gets its time once more."""

    by: int

    def do(self, table: Table, at: float) -> None:
        """Only the count is told."""
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


class Close(Act, frozen=True):
    """The house closes a table that cannot go on; what was played is kept."""

    why: str

    def do(self, table: Table, at: float) -> None:
        """It is told, and that is the end."""
        table.close(self.why)


def wished(table: Table, what: str, by: int, voters: int | None = None) -> bool:
    """One more wishes for it; whether that is more than half of the voters, or of those who are there."""
    table.chair(by)
    voters = table.present if voters is None else voters
    wishes = table.wishes.get(what, 0) | 1 << by
    table.wishes[what] = wishes
    if (wishes & voters).bit_count() < majority(voters):
        return False
    del table.wishes[what]
    return True


def majority(voters: int) -> int:
    """More than half of them."""
    return voters.bit_count() // 2 + 1


def follow(table: Table, entry: Entry) -> None:
    """Keep what was played under rules that are not at hand any more."""
    assert table.archive is not None
    table.archive = Record(table.archive.setup, (*table.archive.entries, entry))
