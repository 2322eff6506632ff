"""The state of a game in which every player has a secret role, and lives or is out."""

from __future__ import annotations

from .candidates import Seats
from .fields import several
from .state import State
from .values import seats_in


class People(State):
    """Players, their roles, and who lives. Sets of seats are bit masks; a seat that is nobody's is -1."""

    players: int

    roles: list[str] = several()  # by seat, from the deal to the end
    living: int = 0

    @property
    def everybody(self) -> int:
        """All players, as a bit mask."""
        return (1 << self.players) - 1

    @property
    def out(self) -> tuple[int, ...]:
        """The seats of those who do not live."""
        return seats_in(self.everybody & ~self.living)

    def holders(self, role: str) -> int:
        """All players with this role, dead or alive, as a bit mask."""
        return sum([1 << seat for seat, name in enumerate(self.roles) if name == role])

    def lives(self, seat: int) -> bool:
        """Whether the player lives; False for -1."""
        return seat >= 0 and bool(self.living >> seat & 1)

    def others(self, seat: int) -> Seats:
        """Everybody else who lives, as candidates."""
        return Seats(self.living & ~(1 << seat))
