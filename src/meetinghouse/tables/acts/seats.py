"""Acts about the ownership of seats: votes to open a seat to a newcomer, and to put a player out."""

from __future__ import annotations

import msgspec

from ...bots.registry import best_bot
from .. import events, one_phone
from ..chairs import Chair
from ..refusals import NotNow
from ..table import OWNERS, Table
from .act import Act
from .play import wished
from .presence import Leave


class Substitute(Act, frozen=True):
    """Somebody votes to open the seat of an absent player to a newcomer, who then learns everything the seat knows.

    So it takes more than half of all owners, absent ones included, and the owner of the seat has time to come back
    before anybody sits down. The host has no special power here, and seats that were always bots' are never opened.
    """

    by: int
    seat: int

    def do(self, table: Table, at: float) -> None:
        """Only the number of votes is told, and in the end when the seat opens."""
        table.only_in("playing")
        table.chair(self.by)
        chair = table.at(self.seat)
        if not chair.owned or chair.out:
            raise NotNow("not-yours", seat=self.seat)
        if not chair.bot:
            raise NotNow("not-away", seat=self.seat)
        wish = f"substitute-{self.seat}"
        if not table.terms:  # in old journals, those present could open it at once
            if wished(table, wish, self.by):
                table.put(msgspec.structs.replace(chair, vacant=True))
            return
        check_others(table, chair)
        if not chair.vacant and wished(table, wish, self.by, table.owners):
            table.open_up(self.seat, at)


class PutOut(Act, frozen=True):
    """Somebody votes to put a player who spoils the game out of it; it takes more than half of all owners.

    A bot plays the seat to the end, and nobody else learns what the seat knows. People who play on that player's phone
    leave with it.
    """

    by: int
    seat: int

    def do(self, table: Table, at: float) -> None:
        """Only the number of votes is told, and in the end that the player is out."""
        table.only_in("playing")
        table.chair(self.by)
        chair = table.at(self.seat)
        if not chair.person:
            raise NotNow("not-yours", seat=self.seat)
        if chair.key == one_phone.voter(table, self.by):
            raise NotNow("yourself")
        if table.owners.bit_count() < OWNERS:
            raise NotNow("too-few-to-put-out", least=OWNERS)
        if wished(table, f"put-out-{self.seat}", self.by, table.owners):
            if chair.before is not None:  # a newcomer who has done nothing: the seat falls back to its owner
                table.put(msgspec.structs.replace(chair.before, vacant=False, opens=0.0))
            else:
                for mate in one_phone.mates(table, chair.key):
                    Leave(mate.key).do(table, at)
                bot = best_bot(table.game_name)
                table.change(
                    chair.key, token="", out=chair.token, bot=bot, away=False, vacant=False, before=None, devices=()
                )
            table.tell(events.PutOut(chair.name))
            table.drop(chair.key)


def check_others(table: Table, chair: Chair) -> None:
    """Refuse to give a seat away if fewer than two other people own one, because they could not outvote a thief."""
    if (table.owners & ~(1 << chair.key)).bit_count() < OWNERS - 1:
        raise NotNow("seat-kept", seat=table.seat_of(chair.key), least=OWNERS - 1)
