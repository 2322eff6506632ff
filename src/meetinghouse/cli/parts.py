"""Options of several parts, which are asked one after the other: for example first whom, then how much."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.decisions import Decision
from ..engine.values import Amount, Card, Option, Simple, Word

MANY = 9  # more options than this are asked in parts
ALONE = Word("alone")  # stands for the end of an option after its first part


def in_parts(asked: Decision) -> bool:
    """Whether a decision is asked in parts."""
    return asked.single and divides(asked.options)


def divides(options: Sequence[Option]) -> bool:
    """Whether there are many options with few first parts. Options that include single cards are not divided."""
    if len(options) <= MANY:
        return False
    several = [isinstance(option, tuple) for option in options]
    plain = any(several) and not any(isinstance(option, Card) for option in options)
    return all(several) or (plain and len(heads(options)) < len(options))


def heads(options: Sequence[Option]) -> list[Simple]:
    """The distinct first parts of the options; a simple option is its own first part."""
    return list(dict.fromkeys([option[0] if isinstance(option, tuple) else option for option in options]))


def rests(options: Sequence[Option], head: Simple) -> list[Option]:
    """What may follow a first part; `ALONE` if the part is an option by itself."""
    found: list[Option] = []
    for option in options:
        if option == head:
            found.append(ALONE)
        elif isinstance(option, tuple) and option[0] == head:
            found.append(option[1:] if len(option) > 2 else option[1])
    return found


def amounts(options: Sequence[Option]) -> list[int]:
    """The numbers, if all options are amounts; else an empty list."""
    found = [option.amount for option in options if isinstance(option, Amount)]
    return found if len(found) == len(options) else []


def whole(head: Simple, rest: Option) -> Option:
    """The option made of a first part and the rest."""
    if rest == ALONE:
        return head
    return (head, *rest) if isinstance(rest, tuple) else (head, rest)
