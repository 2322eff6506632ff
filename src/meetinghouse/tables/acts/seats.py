"""Whose a seat is: when it is opened to a newcomer, and who decides that."""

from __future__ import annotations

import msgspec

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
        if not chair.owned:
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


def check_others(table: Table, chair: Chair) -> None:
    """Refuse to give a seat away where fewer than two others own one: they could not outvote a thief."""
    if (table.owners & ~(1 << chair.key)).bit_count() < OWNERS - 1:
        raise NotNow("seat-kept", seat=table.seat_of(chair.key), least=OWNERS - 1)
