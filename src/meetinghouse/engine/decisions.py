"""Questions, decisions and channels: what rules ask of a seat, and who may talk where."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import msgspec

from .refusals import Refused
from .values import Choice, Option, Simple

if TYPE_CHECKING:
    from .candidates import Candidates


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question put to one seat. An offer is a decision without timer and default that nobody waits for."""

    id: str
    seat: int
    kind: str
    options: tuple[Option, ...]
    about: Simple | tuple[Simple, ...] | None = None
    least: int = 1
    most: int = 1
    timer: float | None = None
    default: Choice | None = None
    seen_by: str = "everybody"
    ordered: bool = False  # whether the order of several chosen options counts

    @property
    def single(self) -> bool:
        """Whether exactly one option is asked for; the choice is then that option itself, not a list."""
        return self.least == 1 and self.most == 1

    def any(self, dice: random.Random) -> Choice:
        """A random legal choice."""
        options = self.options
        if self.least == 1 and self.most == 1:
            return options[int(dice.random() * len(options))]
        return dice.sample(options, dice.randint(self.least, self.most))

    def normal(self, choice: object) -> object:
        """The choice in its Python form: options of several parts are tuples, which are lists in JSON."""
        if not isinstance(choice, list | tuple):
            return choice
        if self.least == 1 and self.most == 1:
            return tuple(choice)
        return [tuple(part) if isinstance(part, list) else part for part in choice]

    def check(self, choice: object) -> Choice:
        """The choice, made of the decision's own options. Raises `Refused` if it is not legal."""
        options = self.options
        if self.least == 1 and self.most == 1:
            if choice not in options:
                raise Refused("one-option", id=self.id, choice=show(choice))
            return options[options.index(cast(Option, choice))]
        if not isinstance(choice, list):
            raise Refused("list-of-options", **self._wants("no-list"), choice=show(choice))
        if not self.least <= len(choice) <= self.most:
            raise Refused("list-of-options", **self._wants("how-many"), count=len(choice))
        for index, option in enumerate(choice):
            if option not in options:
                raise Refused("list-of-options", **self._wants("not-one"), choice=show(option))
            if option in choice[:index]:
                raise Refused("list-of-options", **self._wants("twice"), choice=show(option))
        return [options[options.index(option)] for option in choice]

    def _wants(self, why: str) -> dict[str, Any]:
        return {"id": self.id, "least": self.least, "most": self.most, "why": why}


class Closed(msgspec.Struct, frozen=True):
    """An option that a player might expect but may not take, and the clause that forbids it."""

    option: Option
    rule: str


class Otherwise(msgspec.Struct, frozen=True, gc=False):
    """Open options that are known already; `find(*given)` finds the closed ones, only when somebody asks for them.

    Nothing that it holds may refer to it: the garbage collector does not look at it.
    """

    options: tuple[Option, ...]
    find: Callable[..., Iterable[tuple[Option, str]]]
    given: tuple[Any, ...] = ()

    @property
    def all(self) -> tuple[Option, ...]:
        """All options, open or closed."""
        return (*self.options, *[closed.option for closed in self.closed])

    @property
    def closed(self) -> list[Closed]:
        """The closed options, each with the clause that closes it."""
        return [Closed(option, clause) for option, clause in self.find(*self.given) if option not in self.options]


Among: TypeAlias = "Candidates | Otherwise | tuple[Option, ...]"


class Question(msgspec.Struct, frozen=True, gc=False):
    """What rules ask of a seat. With a number it becomes a decision; in an offer, timer and default are ignored.

    A question has either options, all of them open, or candidates, some of which may be closed by a clause.
    """

    kind: str
    among: Among
    about: Simple | tuple[Simple, ...] | None = None
    least: int = 1
    most: int = 1
    timer: float | None = None
    default: Choice | None = None
    seen_by: str = "everybody"
    ordered: bool = False
    rule: str = ""  # the clause that defines the options
    key: str = ""  # its name on a sheet
    least_rule: str = ""  # the clause that sets the least number, if it is another one
    most_rule: str = ""  # the clause that sets the greatest number and forbids repetition

    @property
    def options(self) -> tuple[Option, ...]:
        """The open options."""
        among = self.among
        return among if isinstance(among, tuple) else among.options

    @property
    def all(self) -> tuple[Option, ...]:
        """All options, open or closed."""
        among = self.among
        return among if isinstance(among, tuple) else among.all

    @property
    def closed(self) -> list[Closed]:
        """The closed options, each with the clause that closes it."""
        among = self.among
        return [] if isinstance(among, tuple) else among.closed

    def any(self, dice: random.Random) -> Choice:
        """A random legal choice."""
        options = self.options
        if self.least == 1 and self.most == 1:
            return options[int(dice.random() * len(options))]
        return dice.sample(options, dice.randint(self.least, self.most))

    def forbids(self, choice: object) -> str:
        """The clause that a choice breaks; empty if no clause is known, or if the choice is not made of options."""
        chosen = choice if isinstance(choice, list) else [choice]
        if not all(isinstance(option, Simple | tuple) for option in chosen):
            return ""
        for closed in self.closed:
            if closed.option in chosen:
                return closed.rule
        if isinstance(choice, list) and all(option in self.options for option in choice):
            return (self.least_rule if len(choice) < self.least else self.most_rule) or self.rule
        return self.rule


class Channel(msgspec.Struct, frozen=True):
    """A way to talk: its writers, its readers, and its form (text, gestures, three words)."""

    name: str
    writers: tuple[int, ...]
    readers: tuple[int, ...]
    form: str = "text"


def show(choice: object) -> str:
    """A choice as a line of JSON for messages, cut to 80 characters. Never raises: anything else shows its type."""
    try:
        text = msgspec.json.encode(cast(Choice, choice)).decode()
    except (TypeError, ValueError, OverflowError, RecursionError):
        text = type(choice).__name__
    return text if len(text) <= 80 else text[:77] + "..."
