"""Candidates of a choice: each is open, or closed by a clause of the rules."""

from __future__ import annotations

from typing import Final

from .compiling import mypyc_attr
from .decisions import Closed
from .values import SEATS, Option, Seat, seats_in

_by_mask: Final[dict[int, tuple[Seat, ...]]] = {}


def seat_options(mask: int) -> tuple[Seat, ...]:
    """The seats of a bit mask as options."""
    found = _by_mask.get(mask)
    if found is None:
        found = _by_mask[mask] = tuple([SEATS[seat] for seat in seats_in(mask)])
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Candidates:
    """Everything a player might expect to be able to choose."""

    @property
    def all(self) -> tuple[Option, ...]:
        """All candidates, open or closed."""
        raise NotImplementedError

    @property
    def options(self) -> tuple[Option, ...]:
        """The open candidates."""
        raise NotImplementedError

    @property
    def closed(self) -> list[Closed]:
        """The closed candidates, each with the clause that closes it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Candidates):
    """A list of options in a given order, each open or closed by a clause."""

    def __init__(self, *open: Option) -> None:
        self.listed: list[tuple[Option, str]] = [(option, "") for option in open]

    def add(self, option: Option, clause: str = "") -> None:
        """Append an option; a clause closes it."""
        self.listed.append((option, clause))

    @property
    def all(self) -> tuple[Option, ...]:
        return tuple([option for option, _ in self.listed])

    @property
    def options(self) -> tuple[Option, ...]:
        return tuple([option for option, clause in self.listed if not clause])

    @property
    def closed(self) -> list[Closed]:
        return [Closed(option, clause) for option, clause in self.listed if clause]


class Seats(Candidates):
    """The seats of a bit mask. If several clauses bar a seat, the first one is named."""

    def __init__(self, mask: int) -> None:
        self.mask = mask
        self.open = mask
        self._bars: list[tuple[int, str]] = []

    def bar(self, mask: int, clause: str) -> Seats:
        """Close the seats of a bit mask by a clause."""
        barred = self.open & mask
        if barred:
            self.open &= ~barred
            self._bars.append((barred, clause))
        return self

    @property
    def all(self) -> tuple[Option, ...]:
        return seat_options(self.mask)

    @property
    def options(self) -> tuple[Option, ...]:
        return seat_options(self.open)

    @property
    def closed(self) -> list[Closed]:
        found = {seat: clause for barred, clause in self._bars for seat in seats_in(barred)}
        return [Closed(SEATS[seat], found[seat]) for seat in sorted(found)]
