"""A call of the night: who is called, what is asked, what comes of it. Every role's calls stand in its own file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from ...engine.candidates import Candidates
from ...engine.decisions import Question
from ...engine.sheet import Given
from ...engine.values import Option, Seat, Word, seats_in
from . import calendar
from .state import Quintebourg, QuintebourgState
from .town import NONE

_CALLEES = {(row.weekday, row.step): row.callees for day in range(6) for row in calendar.rows(day)}


class Call:
    """Something that the game master calls at night."""

    name: ClassVar[str] = ""
    step: ClassVar[str] = ""
    seconds: ClassVar[float] = 12
    asks: ClassVar[bool] = True
    fellows: ClassVar[bool] = False  # those who are called see each other's choice
    goes_on: ClassVar[bool] = False  # its step is not over: only what follows closes it (QB-RES-05)

    def callees(self, game: Quintebourg) -> int:
        """Whose answers count, as a bit mask."""
        return 0

    def opens(self, game: Quintebourg) -> None:
        """Those who are called open their eyes."""

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """The next question after these answers; None where there is nothing more to ask."""
        return None

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """What comes of the answers; those who said nothing have an empty one."""

    def tonight(self, state: QuintebourgState) -> tuple[str, ...]:
        """The roles that the table of the weekday calls at this step."""
        return _CALLEES.get((state.weekday, self.step), ())


def part(
    key: str,
    options: Sequence[Option],
    closed: Mapping[Option, str] | None = None,
    default: Option | None = NONE,
    kind: str = "",
) -> Question:
    """One question of a call: what may be chosen in general, and what the one who is called may not, by which clause.

    Where everybody is asked alike, those who are not called see the same options, all of them open.
    """
    among: Candidates | tuple[Option, ...] = tuple(options)
    if closed:
        among = Candidates()
        among.listed = [(option, closed.get(option, "")) for option in options]
    return Question(kind or key, among, default=default, seen_by="nobody", key=key)


def chosen_seat(given: Given, key: str) -> int:
    """The player named there; -1 for nobody."""
    option = given.get(key)
    if isinstance(option, tuple):
        option = next((part for part in option if isinstance(part, Seat)), None)
    return option.seat if isinstance(option, Seat) else -1


def word_of(given: Given, key: str, place: int = 0) -> str:
    """The word chosen there, alone or as a part; empty where there is none."""
    option = given.get(key)
    if isinstance(option, tuple):
        option = option[place] if place < len(option) else None
    return option.word if isinstance(option, Word) else ""


def seats(mask: int) -> list[Option]:
    """Players as options."""
    return [Seat(seat) for seat in seats_in(mask)]


def closing(options: Iterable[Option], clause: str) -> dict[Option, str]:
    """All of these are closed by one clause."""
    return dict.fromkeys(options, clause)


def close_seats(mask: int, clause: str) -> dict[Option, str]:
    """All these players are closed by one clause."""
    return closing(seats(mask), clause)
