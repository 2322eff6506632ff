"""What is asked, what may be done unasked, and who may talk where."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, cast

import msgspec

from .refusals import Refused
from .values import Choice, Option, Simple

if TYPE_CHECKING:
    from .candidates import Candidates


class Decision(msgspec.Struct, frozen=True, gc=False):
    """One question that is put to one seat. An offer is one without timer and default that nobody waits for."""

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
    ordered: bool = False  # of several options: their order counts

    @property
    def single(self) -> bool:
        """Exactly one option is asked for, so the choice is that option itself."""
        return self.least == 1 and self.most == 1

    def any(self, dice: random.Random) -> Choice:
        """Some legal choice."""
        if self.least == 1 and self.most == 1:
            return self.options[int(dice.random() * len(self.options))]
        return dice.sample(self.options, dice.randint(self.least, self.most))

    def normal(self, choice: object) -> object:
        """The choice in its Python form: in JSON an option of several parts is a list."""
        if not isinstance(choice, list | tuple):
            return choice
        if self.least == 1 and self.most == 1:
            return tuple(choice)
        return [tuple(part) if isinstance(part, list) else part for part in choice]

    def check(self, choice: object) -> Choice:
        """The choice, made of the options themselves; refused where it is not among them."""
        options = self.options
        if self.least == 1 and self.most == 1:
            if choice not in options:
                raise Refused("one-option", id=self.id, choice=show(choice))
            return options[options.index(cast(Option, choice))]
        if not isinstance(choice, list):
            raise Refused("list-of-options", **self._wants(f"{show(choice)} is no list"))
        if not self.least <= len(choice) <= self.most:
            raise Refused("list-of-options", **self._wants(f"{len(choice)} were given"))
        for index, option in enumerate(choice):
            if option not in options:
                raise Refused("list-of-options", **self._wants(f"{show(option)} is not one of them"))
            if option in choice[:index]:
                raise Refused("list-of-options", **self._wants(f"{show(option)} is named twice"))
        return [options[options.index(option)] for option in choice]

    def _wants(self, why: str) -> dict[str, Any]:
        return {"id": self.id, "least": self.least, "most": self.most, "why": why}


class Closed(msgspec.Struct, frozen=True):
    """An option one might expect and may not take, and the clause that forbids it."""

    option: Option
    rule: str


class Question(msgspec.Struct, frozen=True, gc=False):
    """What rules ask of a seat. Put to it under a number it is a decision; on offer it has neither timer nor default.

    It is asked among options that are all open, or among candidates of which some are closed, each by a clause.
    """

    kind: str
    among: Candidates | tuple[Option, ...]
    about: Simple | tuple[Simple, ...] | None = None
    least: int = 1
    most: int = 1
    timer: float | None = None
    default: Choice | None = None
    seen_by: str = "everybody"
    ordered: bool = False
    rule: str = ""  # the clause that says what there is to choose from
    key: str = ""  # its name on a sheet
    least_rule: str = ""  # the clause that asks for so many, where it is not the same one
    most_rule: str = ""  # the clause that allows no more, and none of them twice

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be chosen."""
        among = self.among
        return among if isinstance(among, tuple) else among.options

    @property
    def all(self) -> tuple[Option, ...]:
        """What one might expect to be able to choose."""
        among = self.among
        return among if isinstance(among, tuple) else among.all

    @property
    def closed(self) -> list[Closed]:
        """What one might expect and may not choose, each with its clause."""
        among = self.among
        return [] if isinstance(among, tuple) else among.closed

    def any(self, dice: random.Random) -> Choice:
        """Some legal choice."""
        options = self.options
        if self.least == 1 and self.most == 1:
            return options[int(dice.random() * len(options))]
        return dice.sample(options, dice.randint(self.least, self.most))

    def forbids(self, choice: object) -> str:
        """The clause that a choice breaks; empty where none does, or where it is nothing one could choose anywhere."""
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
    """Who may write and who may read, and in what form: text, gestures, three words."""

    name: str
    writers: tuple[int, ...]
    readers: tuple[int, ...]
    form: str = "text"


def show(choice: object) -> str:
    """A choice in a line of JSON, for messages; cut where it is long, and never failing."""
    try:
        text = msgspec.json.encode(cast(Choice, choice)).decode()
    except (TypeError, ValueError, OverflowError, RecursionError):
        text = f"a {type(choice).__name__}"
    return text if len(text) <= 80 else text[:77] + "..."
