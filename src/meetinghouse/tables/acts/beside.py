"""Acts for people without a phone of their own: they play on the host's phone, or at the table of a master."""

from __future__ import annotations

from .. import events, one_phone
from ..chairs import Notebook
from ..pace import UNTIMED
from ..refusals import NotNow
from ..table import Table
from .act import Act
from .lobby import check_name, free_name, new_chair

ANEW_SINCE = 5  # the first terms under which a seat may be given to another phone; before, only to a first one


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
    """During the game, the master gives a player their seat on a phone: a first phone, or another one."""

    by: int
    seat: int
    token: str

    def do(self, table: Table, at: float) -> None:
        """From then on it is theirs like any seat, but the master may still answer for it. A phone that had the seat
        before loses it, and its notes are deleted, because the master could read them now.
        """
        table.only_master(self.by)
        table.only_in("playing")
        chair = table.at(self.seat)
        if table.terms < ANEW_SINCE:
            table.change(chair.key, token=self.token, phone="")
            return
        if not chair.owned or chair.out:
            raise NotNow("not-yours", seat=self.seat)
        if chair.bot:  # its owner had left
            table.wishes.pop(f"substitute-{self.seat}", None)
            table.tell(events.TookBack(self.seat))
        table.pages = tuple([page for page in table.pages if page.token != chair.owner])
        table.past = tuple([game.passed_on(chair.owner, self.token) for game in table.past])
        table.change(
            chair.key, token=self.token, phone="", lost="" if chair.phone else chair.owner, left="", bot="", away=False,
            vacant=False, opens=0.0, before=None, notebook=Notebook(), devices=(),
        )  # fmt: skip

    def same(self, other: Act) -> bool:
        """Ignores the token, which is new in every call."""
        return isinstance(other, GiveSeat) and (self.by, self.seat) == (other.by, other.seat)
