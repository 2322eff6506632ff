"""Who is there, who is not, and who plays for them."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from .. import events, shares
from ..erasure import erase
from ..refusals import NotNow
from ..table import Table
from .act import Act
from .seats import best_bot


class Away(Act, frozen=True):
    """Somebody has not been heard of for a while."""

    renews: ClassVar[bool] = False
    own: ClassVar[bool] = False
    by: int

    def do(self, table: Table, at: float) -> None:
        """Everybody sees that."""
        table.change(self.by, away=True)


class Back(Act, frozen=True):
    """Somebody is heard of again."""

    renews: ClassVar[bool] = False
    own: ClassVar[bool] = False
    by: int

    def do(self, table: Table, at: float) -> None:
        """Everybody sees that too."""
        table.change(self.by, away=False)


class StandIn(Act, frozen=True):
    """Somebody has been away for too long: a bot gets what the seat knew, and plays."""

    own: ClassVar[bool] = False
    by: int

    def do(self, table: Table, at: float) -> None:
        """The seat still is its owner's."""
        table.only_in("playing")
        seat = table.seat_of(self.by)
        assert seat is not None
        table.change(self.by, bot=best_bot(table), away=True)
        table.tell(events.StoodIn(seat))
        if table.host == self.by:
            table.pass_on_host()


class TakeBack(Act, frozen=True):
    """The owner plays again: the seat is taken back from a bot, or from a newcomer who has done nothing there yet."""

    own: ClassVar[bool] = False
    by: int
    token: str = ""  # the owner's, where a newcomer has the seat

    def do(self, table: Table, at: float) -> None:
        """In one call, at any moment."""
        chair = table.chair(self.by)
        seat = table.seat_of(self.by)
        assert seat is not None
        owner = chair.before if self.token else chair
        if owner is None or not owner.stood_in or (self.token and owner.token != self.token):
            raise NotNow("not-stood-in")
        if owner is not chair:
            kept = {"last_words": chair.last_words, "spoke": chair.spoke, "ready": chair.ready}
            table.put(msgspec.structs.replace(owner, **kept))
        table.change(self.by, bot="", away=False, vacant=False, opens=0.0)
        table.welcome(self.by)
        if table.terms:
            table.wishes.pop(f"substitute-{seat}", None)
            if owner is not chair:
                table.wishes.pop(f"put-out-{seat}", None)
        table.tell(events.TookBack(seat) if owner is chair else events.Reclaimed(seat, chair.name))


class Leave(Act, frozen=True):
    """Somebody leaves the table."""

    by: int
    share: str = ""  # the house's next one, where that stops a start
    erase: bool = False  # one's own data goes, too

    def do(self, table: Table, at: float) -> None:
        """Before a game the seat goes too; during one a bot plays it, and the others may open it to a substitute."""
        if table.opening is not None:
            shares.stop(table, self.share, table.chair(self.by))
        if self.erase:
            erase(table, table.chair(self.by))  # while the chair is theirs: it may be its former owner's next
        chair = table.chair(self.by)
        seat = table.seat_of(self.by)
        assert seat is not None
        if table.terms:
            table.wishes.pop(f"put-out-{seat}", None)
        if table.phase in ("playing", "over") and chair.before is not None:  # a newcomer who has done nothing
            table.put(msgspec.structs.replace(chair.before, vacant=False, opens=0.0, ready=chair.ready))
        elif table.phase == "playing":
            table.change(self.by, token="", left=chair.token, bot=best_bot(table), away=False)
        elif table.phase == "over":
            table.change(self.by, token="", left=chair.token, bot=best_bot(table), away=False, ready=True)
        else:
            table.clear(chair)
        table.tell(events.Departed(chair.name))
        was_host = table.host == self.by
        table.drop(self.by)
        if table.phase != "playing" or table.owners:
            return
        if table.terms:
            table.open_up(seat, at)  # nobody is left to vote; all other seats stay the bots'
        elif was_host:
            table.chairs = [msgspec.structs.replace(chair, vacant=True) for chair in table.chairs]

    def kept(self, table: Table) -> Leave:
        """A share that is not used is not kept."""
        return self if self.share and table.house_share == self.share else msgspec.structs.replace(self, share="")

    def same(self, other: Act) -> bool:
        """Whether it says the same; a share is drawn anew each time."""
        return isinstance(other, Leave) and (self.by, self.erase) == (other.by, other.erase)


class PassOn(Act, frozen=True):
    """The host has been gone for long, outside a game: somebody who is there becomes host."""

    own: ClassVar[bool] = False
    by: int

    def do(self, table: Table, at: float) -> None:
        """So that a new game can begin."""
        if table.host == self.by:
            table.pass_on_host()
