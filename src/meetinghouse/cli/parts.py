"""Options of several parts, asked part by part: first whom, then how much."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.decisions import Decision
from ..engine.values import Amount, Card, Option, Simple, Word

MANY = 9  # so many options are still listed as a whole
ALONE = Word("alone")  # what ends an option that could go on


def in_parts(asked: Decision) -> bool:
    """Whether there are too many options to list, and they have several parts."""
    return asked.single and divides(asked.options)


def divides(options: Sequence[Option]) -> bool:
    """Whether many options have few first parts; a card alone is never asked like this."""
    if len(options) <= MANY:
        return False
    several = [isinstance(option, tuple) for option in options]
    plain = any(several) and not any(isinstance(option, Card) for option in options)
    return all(several) or (plain and len(heads(options)) < len(options))


def heads(options: Sequence[Option]) -> list[Simple]:
    """The different first parts; an option of a single part is one."""
    return list(dict.fromkeys([option[0] if isinstance(option, tuple) else option for option in options]))


def rests(options: Sequence[Option], head: Simple) -> list[Option]:
    """What may follow that first part; a single part stands for itself, and nothing more is a word."""
    found: list[Option] = []
    for option in options:
        if option == head:
            found.append(ALONE)
        elif isinstance(option, tuple) and option[0] == head:
            found.append(option[1:] if len(option) > 2 else option[1])
    return found


def amounts(options: Sequence[Option]) -> list[int]:
    """The numbers to choose from, where only amounts are."""
    found = [option.amount for option in options if isinstance(option, Amount)]
    return found if len(found) == len(options) else []


def whole(head: Simple, rest: Option) -> Option:
    """The option of a first part and what follows it."""
    if rest == ALONE:
        return head
    return (head, *rest) if isinstance(rest, tuple) else (head, rest)
