"""Differences with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

import msgspec

from ..bots.report import Z
from .tally import Item, Tally


class Difference(msgspec.Struct, frozen=True):
    """How much larger one share is than another, and the interval (95 %) of the true difference."""

    value: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether chance alone would hardly bring it about: the interval does not hold 0."""
        return self.low > 0 or self.high < 0


class Stratum(msgspec.Struct, frozen=True):
    """A difference among games of one kind, its variance, its weight among all kinds, and the games it rests on."""

    value: float
    variance: float
    weight: float
    games: int


NOTHING = Stratum(0.0, 0.0, 0.0, 0)
LEAST = 20  # games on which a difference must rest: with fewer, the intervals would promise too much


def combined(strata: Iterable[Stratum]) -> Difference | None:
    """One difference from several kinds of games, weighed as by Mantel and Haenszel; None if games are few."""
    found = [stratum for stratum in strata if stratum.weight > 0]
    weight = sum([stratum.weight for stratum in found])
    if not weight or sum([stratum.games for stratum in found]) < LEAST:
        return None
    value = sum([stratum.weight * stratum.value for stratum in found]) / weight
    variance = sum([stratum.weight**2 * stratum.variance for stratum in found]) / weight**2
    return _difference(value, variance)


def holders(item: Item, tally: Tally, players: int) -> Stratum:
    """How much more often a seat wins that had it than one that had not, in games with the same number of players.

    Seats of one game do not win independently, so the variance is that of whole games (a ratio of sums, linearised).
    """
    games, winners = tally.games, tally.winners
    with_n, with_w = item.held, item.won
    without_n, without_w = games * players - with_n, winners - with_w
    if not with_n or not without_n:
        return NOTHING
    p, q = with_w / with_n, without_w / without_n
    # sums over all games of (w1 - p n1)², (w0 - q n0)² and their product, where n0 = players - n1 and w0 = winners - w1
    first = item.won_won - 2 * p * item.held_won + p * p * item.held_held
    n0_n0 = games * players**2 - 2 * players * with_n + item.held_held
    w0_w0 = tally.winners_squared - 2 * item.won_all_won + item.won_won
    n0_w0 = players * winners - players * with_w - item.held_all_won + item.held_won
    second = w0_w0 - 2 * q * n0_w0 + q * q * n0_n0
    w1_w0, w1_n0 = item.won_all_won - item.won_won, players * with_w - item.held_won
    n1_w0, n1_n0 = item.held_all_won - item.held_won, players * with_n - item.held_held
    product = w1_w0 - q * w1_n0 - p * n1_w0 + p * q * n1_n0
    variance = first / with_n**2 + second / without_n**2 - 2 * product / (with_n * without_n)
    return Stratum(p - q, max(variance, 0.0), with_n * without_n / (with_n + without_n), item.games)


def side(item: Item, tally: Tally, name: str) -> Stratum:
    """How much more often a side wins games with it than games without."""
    with_n, without_n = item.games, tally.games - item.games
    if not with_n or not without_n:
        return NOTHING
    with_w = item.sides.get(name, 0)
    without_w = tally.won.get(name, 0) - with_w
    variance = _variance(with_w, with_n) + _variance(without_w, without_n)
    weight = with_n * without_n / (with_n + without_n)
    return Stratum(with_w / with_n - without_w / without_n, variance, weight, min(with_n, without_n))


def _variance(won: int, games: int) -> float:
    """The variance of a share, with one game more of each kind, as by Agresti and Caffo: it is never 0."""
    share = (won + 1) / (games + 2)
    return share * (1 - share) / (games + 2)


def paired(more: int, less: int, games: int) -> Difference:
    """The difference of two shares among the same games: won only the second time, won only the first time."""
    value = (more - less) / games
    return _difference(value, (more + less - (more - less) ** 2 / games) / games**2)


def _difference(value: float, variance: float) -> Difference:
    reach = Z * sqrt(variance)
    return Difference(value, value - reach, value + reach)
