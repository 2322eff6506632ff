"""What is counted while games are played. All counts are whole numbers, so that their order does not matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

import msgspec

K = TypeVar("K")


class Item(msgspec.Struct):
    """A role, card or law in the games in which it was seen.

    `held` is the number of seats that had or played it, `won` the number of those that won the game; `all_won` stands
    for all winners of those games. The other fields are sums of products, from which the variance is computed.
    """

    games: int = 0
    times: int = 0
    held: int = 0
    won: int = 0
    held_held: int = 0
    held_won: int = 0
    won_won: int = 0
    held_all_won: int = 0
    won_all_won: int = 0
    sides: dict[str, int] = {}  # games with it that each side won

    def add(self, other: Item) -> None:
        """Add the counts of other games."""
        for name in self.__struct_fields__[:-1]:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.sides = added(self.sides, other.sides)


class Seen(msgspec.Struct):
    """A clause that came into play: in how many games, and how many times."""

    games: int = 0
    times: int = 0


class Tally(msgspec.Struct):
    """The counts of some games with the same set-up."""

    games: int = 0
    present: dict[str, int] = {}  # games in which each side played
    won: dict[str, int] = {}  # games that each side won
    winners: int = 0  # seats that won, over all games
    winners_squared: int = 0
    seats: dict[int, int] = {}  # games won by the player of each seat
    lengths: dict[int, int] = {}  # games with so many decisions
    items: dict[str, dict[str, Item]] = {}  # by group, then by field and word, as ``card:alibi``
    clauses: dict[str, Seen] = {}

    def add(self, other: Tally) -> None:
        """Add the counts of other games."""
        for name in ("games", "winners", "winners_squared"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("present", "won", "seats", "lengths"):
            setattr(self, name, added(getattr(self, name), getattr(other, name)))
        for group, items in other.items.items():
            own = self.items.setdefault(group, {})
            for key, item in items.items():
                own.setdefault(key, Item()).add(item)
        for clause, seen in other.clauses.items():
            mine = self.clauses.setdefault(clause, Seen())
            mine.games += seen.games
            mine.times += seen.times


def added(one: Mapping[K, int], other: Mapping[K, int]) -> dict[K, int]:
    """The sums by key."""
    return dict(Counter(one) + Counter(other))
