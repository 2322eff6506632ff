"""What one might choose: every candidate is open, or closed by a clause."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .compiling import mypyc_attr
from .decisions import Closed
from .values import SEATS, Option, seat_options, seats_in


@mypyc_attr(allow_interpreted_subclasses=True)
class Candidates:
    """Options in their order, and of some of them the clause that closes it."""

    def __init__(self, *open: Option) -> None:
        self.listed: list[tuple[Option, str]] = [(option, "") for option in open] if open else []

    def add(self, option: Option, clause: str = "") -> None:
        """One more; closed, if a clause closes it."""
        self.listed.append((option, clause))

    @property
    def all(self) -> tuple[Option, ...]:
        """Everything one might expect, open or closed."""
        return tuple([option for option, _ in self.listed])

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be chosen."""
        return tuple([option for option, clause in self.listed if not clause])

    @property
    def closed(self) -> list[Closed]:
        """What may not, with its clauses."""
        return [Closed(option, clause) for option, clause in self.listed if clause]


class Seats(Candidates):
    """The seats of a bit mask; whoever is barred twice is barred by the first clause."""

    def __init__(self, mask: int) -> None:
        super().__init__()
        self.mask = mask
        self.open = mask
        self._bars: list[tuple[int, str]] = []

    def bar(self, mask: int, clause: str) -> Seats:
        """Close those seats."""
        barred = self.open & mask
        if barred:
            self.open &= ~barred
            self._bars.append((barred, clause))
        return self

    @property
    def all(self) -> tuple[Option, ...]:
        """Everybody one might expect."""
        return seat_options(self.mask)

    @property
    def options(self) -> tuple[Option, ...]:
        """Who may be chosen."""
        return seat_options(self.open)

    @property
    def closed(self) -> list[Closed]:
        """Who may not, with their clauses."""
        found = {seat: clause for barred, clause in self._bars for seat in seats_in(barred)}
        return [Closed(SEATS[seat], found[seat]) for seat in sorted(found)]


class Otherwise(Candidates):
    """Open options that are at hand; what is closed beside them is looked for only when somebody asks."""

    def __init__(self, options: tuple[Option, ...], closed: Callable[[], Iterable[tuple[Option, str]]]) -> None:
        super().__init__()
        self._options = options
        self._find = closed

    @property
    def all(self) -> tuple[Option, ...]:
        """Everything one might expect, the open options first."""
        return (*self._options, *[closed.option for closed in self.closed])

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be chosen."""
        return self._options

    @property
    def closed(self) -> list[Closed]:
        """What may not, with its clauses."""
        return [Closed(option, clause) for option, clause in self._find() if option not in self._options]
