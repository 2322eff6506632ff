"""Whose a seat is: when it is opened to a newcomer, when it is taken from somebody, and who decides that."""

from __future__ import annotations

import msgspec

from ...bots.registry import bots_for
from .. import events
from ..chairs import Chair
from ..refusals import NotNow
from ..table import OWNERS, Table
from .act import Act
from .play import wished


class Substitute(Act, frozen=True):
    """Somebody wishes that the seat of a player who is gone is opened to a newcomer, who gets exactly what it knew.

    So it takes more than half of all who own a seat, the absent too, and its owner has time to come back before anybody
    sits down. It is no power of the host's, and a bot's own seat stays its own.
    """

    by: int
    seat: int

    def do(self, table: Table, at: float) -> None:
        """Only the count is told, and then that it opens, and when."""
        table.only_in("playing")
        table.chair(self.by)
        chair = table.at(self.seat)
        if not chair.owned or chair.out:
            raise NotNow("not-yours", seat=self.seat)
        if not chair.bot:
            raise NotNow("not-away", seat=self.seat)
        wish = f"substitute-{self.seat}"
        if not table.terms:  # once those who were there opened it, and at once
            if wished(table, wish, self.by):
                table.put(msgspec.structs.replace(chair, vacant=True))
            return
        check_others(table, chair)
        if not chair.vacant and wished(table, wish, self.by, table.owners):
            table.open_up(self.seat, at)


class PutOut(Act, frozen=True):
    """Somebody wishes that whoever spoils the game is put out of it; it takes more than half of all who own a seat.

    A bot plays the seat to the end: what it knows is shown to nobody else.
    """

    by: int
    seat: int

    def do(self, table: Table, at: float) -> None:
        """Only the count is told, and then that it happened."""
        table.only_in("playing")
        table.chair(self.by)
        chair = table.at(self.seat)
        if not chair.person:
            raise NotNow("not-yours", seat=self.seat)
        if chair.key == self.by:
            raise NotNow("yourself")
        if table.owners.bit_count() < OWNERS:
            raise NotNow("too-few-to-put-out", least=OWNERS)
        if wished(table, f"put-out-{self.seat}", self.by, table.owners):
            if chair.before is not None:  # a newcomer who has done nothing: the seat still is its owner's
                table.put(msgspec.structs.replace(chair.before, vacant=False, opens=0.0))
            else:
                table.change(
                    chair.key, token="", out=chair.token, bot=best_bot(table), away=False, vacant=False, before=None
                )
            table.tell(events.PutOut(chair.name))
            table.drop(chair.key)


def best_bot(table: Table) -> str:
    """The bot that knows this game best: the last one named for it."""
    return list(bots_for(table.game_name))[-1]


def check_others(table: Table, chair: Chair) -> None:
    """Refuse to give a seat away where fewer than two others own one: they could not outvote a thief."""
    if (table.owners & ~(1 << chair.key)).bit_count() < OWNERS - 1:
        raise NotNow("seat-kept", seat=table.seat_of(chair.key), least=OWNERS - 1)
