"""A call of the night: who is called, what is asked, and what happens. A role's calls are in its own file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from .....engine import values
from .....engine.candidates import Listed
from .....engine.decisions import Among, Question
from .....engine.sheet import Given
from .....engine.values import DONE, Option, Seat, Word, seats_in
from .....engine.values import seat_of as seat_of
from ...components import calendar
from ...queries.town import NONE, able, with_effect
from ...state import Quintebourg, QuintebourgState

_ROWS = {(row.weekday, row.step): row for day in range(6) for row in calendar.rows(day)}


class Call:
    """A call of the game master at night, at a step of the weekday's table."""

    asks: ClassVar[bool] = True
    fellows: ClassVar[bool] = False  # those who are called see each other's choice
    goes_on: ClassVar[bool] = False  # the step is not over until the next call is (QB-RES-05)

    def __init__(self, name: str, step: str = "", seconds: float = 12) -> None:
        self.name = name
        self.step = step
        self.seconds = seconds
        self.roles: tuple[str, ...] = ()  # the roles that are called

    def callees(self, game: Quintebourg) -> int:
        """The players whose answers count, as a bit mask: those with a role that is called tonight, if they can act."""
        called = [role for role in self.tonight(game.state) if role in self.roles]
        return with_effect(game.state, *called) & able(game.state)

    def opens(self, game: Quintebourg) -> None:
        """The players who are called open their eyes."""

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """The next question after these answers; None if there is nothing more to ask."""
        return None

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Carry out the answers. Players who said nothing have an empty one."""

    def fits(self, state: QuintebourgState, seat: int) -> bool:
        """Whether this player could have done what was done tonight. Redealt worlds are checked with it."""
        return True

    def circle(self, state: QuintebourgState) -> int:
        """If signs are made: the players who were seen to belong to the group when the call began."""
        return 0

    def signing(self, game: Quintebourg) -> int:
        """The members of the group who can make signs to the others."""
        return self.callees(game) & self.circle(game.state)

    def tonight(self, state: QuintebourgState) -> tuple[str, ...]:
        """The roles that the table of the weekday calls at this step."""
        row = _ROWS.get((state.weekday, self.step))
        return row.callees if row is not None and row.on_night(state.night) else ()


Asked = tuple[Sequence[Option], Mapping[Option, str]]  # all options; those that the callee may not choose, and why


class Asking(Call):
    """A call whose answers take effect one after another."""

    def keys(self, state: QuintebourgState) -> list[str]:
        """The names of its questions on a sheet."""
        return [self.name]

    def chosen(self, state: QuintebourgState, given: Given) -> list[Option]:
        """What has been chosen so far."""
        return [given[key] for key in self.keys(state) if key in given]

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        """Carry out an answer that names something."""

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        for seat, given in answers.items():
            for option in self.chosen(game.state, given):
                if option != NONE:
                    self.does(game, seat, option)


class Once(Asking):
    """A call of one question."""

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        """The options of a player who is called."""
        raise NotImplementedError

    def default(self, state: QuintebourgState) -> Option | None:
        """The answer of a player who is silent."""
        return NONE

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        return None if self.name in given else part(self.name, *self.ask(game.state, seat), self.default(game.state))


class Talk(Once):
    """A call without a question, during which players make signs."""

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        return [DONE], {}

    def default(self, state: QuintebourgState) -> Option | None:
        return DONE


class Several(Asking):
    """A call that repeats one question until the player declines; each answer has a number on the sheet."""

    kind: ClassVar[str] = ""  # the name of the questions, if it is not that of the call

    def times(self, state: QuintebourgState) -> int:
        """How often the question is asked at most."""
        raise NotImplementedError

    def ask(self, state: QuintebourgState, seat: int, done: list[Option]) -> Asked:
        """The options of a player who is called, after these choices."""
        raise NotImplementedError

    def keys(self, state: QuintebourgState) -> list[str]:
        return [f"{self.kind or self.name}-{n}" for n in range(1, self.times(state) + 1)]

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        keys, done = self.keys(game.state), self.chosen(game.state, given)
        if len(done) == len(keys) or NONE in done:
            return None
        options, closed = self.ask(game.state, seat, done)
        return part(keys[len(done)], options, closed, NONE if NONE in options else None, self.kind or self.name)


def part(
    key: str,
    options: Sequence[Option],
    closed: Mapping[Option, str] | None = None,
    default: Option | None = NONE,
    kind: str = "",
) -> Question:
    """One question of a call: all options, and those that the callee may not choose, with their clauses.

    If everybody is asked alike, players who are not called see the same options, and may choose any.
    """
    among: Among = tuple(options)
    if closed:
        among = Listed()
        among.listed = [(option, closed.get(option, "")) for option in options]
    return Question(kind or key, among, default=default, seen_by="nobody", key=key)


def word_of(option: Option | None, place: int = 0) -> str:
    """The word of an option, alone or as a part; empty if there is none."""
    if isinstance(option, tuple):
        option = option[place] if place < len(option) else None
    return option.word if isinstance(option, Word) else ""


def most_named(named: list[int]) -> list[int]:
    """The players named most often, in the order of seats; -1 is nobody, and does not count."""
    return values.most_named([seat for seat in named if seat >= 0])


def seats(mask: int) -> list[Option]:
    """Players as options."""
    return [Seat(seat) for seat in seats_in(mask)]


def closing(options: Iterable[Option], clause: str) -> dict[Option, str]:
    """Close all these options by one clause."""
    return dict.fromkeys(options, clause)


def close_seats(mask: int, clause: str) -> dict[Option, str]:
    """Close the options of all these players by one clause."""
    return closing(seats(mask), clause)
