"""Acts about presence: who is here, who is away, and who plays for them."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from ...bots.registry import best_bot
from .. import events, one_phone, shares
from ..erasure import erase
from ..refusals import NotNow
from ..table import Table
from .act import Act


class Away(Act, frozen=True):
    """Somebody has sent nothing for a while."""

    renews: ClassVar[bool] = False
    own: ClassVar[bool] = False
    by: int
    gone: float = 0.0  # when they were last heard of; older journals do not say

    def do(self, table: Table, at: float) -> None:
        table.change(self.by, away=True, gone=self.gone)


class Back(Act, frozen=True):
    """Somebody who was away has sent something."""

    renews: ClassVar[bool] = False
    own: ClassVar[bool] = False
    by: int

    def do(self, table: Table, at: float) -> None:
        table.change(self.by, away=False, gone=0.0)


class StandIn(Act, frozen=True):
    """Somebody has been away for too long: a bot plays their seat with the seat's knowledge."""

    own: ClassVar[bool] = False
    by: int

    def do(self, table: Table, at: float) -> None:
        """The person still owns the seat."""
        table.only_in("playing")
        seat = table.seat_of(self.by)
        assert seat is not None
        table.change(self.by, bot=best_bot(table.game_name), away=True, all_eyes=False)
        table.tell(events.StoodIn(seat))
        if table.host == self.by:
            table.pass_on_host()


class TakeBack(Act, frozen=True):
    """The owner takes the seat back from a bot, or from a newcomer who has done nothing there yet."""

    own: ClassVar[bool] = False
    by: int
    token: str = ""  # the owner's hashed token, if a newcomer has the seat

    def do(self, table: Table, at: float) -> None:
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
    share: str = ""  # the house's next share, in case leaving stops a start
    erase: bool = False  # whether the person's data is deleted too

    def do(self, table: Table, at: float) -> None:
        """In the lobby the chair is removed. During a game a bot plays it, and others may open it to a substitute."""
        if table.opening is not None:
            shares.stop(table, self.share, table.chair(self.by))
        for mate in one_phone.mates(table, self.by):
            Leave(mate.key, erase=self.erase).do(table, at)  # the phone leaves with its owner
        if self.erase:
            erase(table, table.chair(self.by))  # first, while the person still owns the chair
        chair = table.chair(self.by)
        seat = table.seat_of(self.by)
        assert seat is not None
        if table.terms:
            table.wishes.pop(f"put-out-{seat}", None)
        if table.phase in ("playing", "over") and chair.before is not None:  # a newcomer who has done nothing
            table.put(msgspec.structs.replace(chair.before, vacant=False, opens=0.0, ready=chair.ready))
        elif table.phase == "playing":
            bot = best_bot(table.game_name)
            table.change(self.by, token="", left=chair.token, bot=bot, away=False, all_eyes=False, devices=())
        elif table.phase == "over":
            bot = best_bot(table.game_name)
            table.change(self.by, token="", left=chair.token, bot=bot, away=False, ready=True, devices=())
        else:
            table.clear(chair)
        table.tell(events.Departed(chair.name, table.phase == "playing"))
        was_host = table.host == self.by
        table.drop(self.by)
        if table.phase != "playing" or table.owners:
            return
        if table.terms:
            table.open_up(seat, at)  # nobody is left to vote; bots keep all other seats
        elif was_host:
            table.chairs = [msgspec.structs.replace(chair, vacant=True) for chair in table.chairs]

    def stored(self, table: Table) -> Leave:
        """Without a share that was not used."""
        return self if self.share and table.house_share == self.share else msgspec.structs.replace(self, share="")

    def same(self, other: Act) -> bool:
        """Ignores the share, which is new in every call."""
        return isinstance(other, Leave) and (self.by, self.erase) == (other.by, other.erase)


class PassOn(Act, frozen=True):
    """The host has been away for long outside a game: somebody else becomes host."""

    own: ClassVar[bool] = False
    by: int

    def do(self, table: Table, at: float) -> None:
        """Without a host no new game could begin."""
        if table.host == self.by:
            table.pass_on_host()
