"""Somebody who plays on the phone of the host, or has none at the table of a master."""

from __future__ import annotations

from .. import events, one_phone
from ..pace import UNTIMED
from ..refusals import NotNow
from ..table import Table
from .act import Act
from .lobby import check_name, free_name, new_chair


class SitBeside(Act, frozen=True):
    """The host seats somebody who has no phone, and plays on the host's."""

    by: int
    name: str
    token: str

    def do(self, table: Table, at: float) -> None:
        """They are always ready, since the host speaks for them. From then on the table plays without clocks."""
        table.only_host(self.by)
        table.only_in("lobby")
        one_phone.check_room(table, self.by)
        name = free_name(table, self.name)
        new_chair(table, name, token=self.token, ready=True, phone=self._phone(table))
        if table.pace.clocks:
            table.pace_name = UNTIMED
        table.tell(events.Joined(name, False))

    def _phone(self, table: Table) -> str:
        return table.host_token if table.is_master(self.by) else table.chair(self.by).token

    def check(self, table: Table) -> None:
        """Refuse a name that looks like somebody else's."""
        check_name(table, self.name)

    def same(self, other: Act) -> bool:
        """Ignores the token, which is new in every call."""
        return isinstance(other, SitBeside) and (self.by, self.name) == (other.by, other.name)


class GiveSeat(Act, frozen=True):
    """The master gives somebody who had no phone their seat on one, in the middle of the game."""

    by: int
    seat: int
    token: str

    def do(self, table: Table, at: float) -> None:
        """From then on it is theirs like any seat; the master still enters for it."""
        table.only_master(self.by)
        table.only_in("playing")
        chair = table.at(self.seat)
        if chair not in one_phone.on_phone(table, self.by):
            raise NotNow("has-phone", name=chair.name)
        table.change(chair.key, token=self.token, phone="")

    def same(self, other: Act) -> bool:
        """Ignores the token, which is new in every call."""
        return isinstance(other, GiveSeat) and (self.by, self.seat) == (other.by, other.seat)
