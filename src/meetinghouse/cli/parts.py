"""Options of several parts, asked part by part: first whom, then how much."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.decisions import Decision
from ..engine.values import Amount, Option, Simple

MANY = 9  # so many options are still listed as a whole


def in_parts(asked: Decision) -> bool:
    """Whether there are too many options to list, all of several parts."""
    return asked.single and len(asked.options) > MANY and all(isinstance(each, tuple) for each in asked.options)


def heads(options: Sequence[Option]) -> list[Simple]:
    """The different first parts."""
    return list(dict.fromkeys([option[0] for option in options if isinstance(option, tuple)]))


def rests(options: Sequence[Option], head: Simple) -> list[Option]:
    """What may follow that first part; a single part stands for itself."""
    found = [option[1:] for option in options if isinstance(option, tuple) and option[0] == head]
    return [rest[0] if len(rest) == 1 else rest for rest in found]


def amounts(options: Sequence[Option]) -> list[int]:
    """The numbers to choose from, where only amounts are."""
    found = [option.amount for option in options if isinstance(option, Amount)]
    return found if len(found) == len(options) else []


def whole(head: Simple, rest: Option) -> Option:
    """The option of a first part and what follows it."""
    return (head, *rest) if isinstance(rest, tuple) else (head, rest)
