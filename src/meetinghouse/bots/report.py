"""What a simulation reports: who won how often, how long games were, how fast it went."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Any

import msgspec

Z = NormalDist().inv_cdf(0.975)


class Share(msgspec.Struct, frozen=True):
    """How many of all games, and the Wilson interval (95 %) of the true share."""

    count: int
    share: float
    low: float
    high: float


class Length(msgspec.Struct, frozen=True):
    """The number of decisions in the shortest, the median and the longest game."""

    min: int
    median: float
    max: int


class Report(msgspec.Struct, frozen=True):
    """The result of a simulation. The same set-up and seed give the same digest on any number of processes."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int | str
    bots: str | dict[str, str]
    games: int
    wins: dict[str, Share]
    decisions: int
    decisions_per_second: float
    games_per_second: float
    length: Length
    digest: str


def share_of(count: int, of: int) -> Share:
    """A share with its Wilson interval, which stays inside 0 and 1 and holds for small numbers too."""
    share = count / of
    centre = (share + Z * Z / (2 * of)) / (1 + Z * Z / of)
    reach = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of)) / (1 + Z * Z / of)
    low = 0.0 if count == 0 else max(0.0, centre - reach)
    high = 1.0 if count == of else min(1.0, centre + reach)
    return Share(count, share, low, high)
