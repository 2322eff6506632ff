"""Who may hold the Constable card.

Only witches ask, and seldom. So what was seen is noted, and weighed when somebody asks.
"""

# compiled: every event of a story is read here

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .worlds import Exchange


class ConstableCard:
    """There is one card, so each seat has a chance of holding it. Where the Witch cards lie is ignored."""

    def __init__(self, seats: int, me: int) -> None:
        self.me = me
        self._odds = [1 / seats] * seats
        self._noted: list[tuple[Callable[..., None], tuple[Any, ...]]] = []

    def copy(self) -> ConstableCard:
        """The same chances, kept by another reader."""
        other = ConstableCard(1, self.me)
        other._odds = self._odds  # never changed in place
        other._noted = self._noted.copy()
        return other

    @property
    def odds(self) -> list[float]:
        """Each seat's chance of holding it."""
        for weigh, seen in self._noted:
            weigh(self, *seen)
        self._noted.clear()
        return self._odds

    def see_own_row(self, mine: bool) -> None:
        """The viewer has looked at its own face-down cards."""
        self._noted.append((ConstableCard._own_row, (mine,)))

    def _own_row(self, mine: bool) -> None:
        self._scale([float((seat == self.me) == mine) for seat in range(len(self._odds))])

    def reveal(self, seat: int, it: bool, down: int) -> None:
        """One of the `down` face-down cards of a row was turned up."""
        self._noted.append((ConstableCard._reveal, (seat, it, down)))

    def _reveal(self, seat: int, it: bool, down: int) -> None:
        if it:
            self._odds = [0.0] * len(self._odds)
        else:
            self._scale([(down - 1) / down if other == seat else 1.0 for other in range(len(self._odds))])

    def gavel(self, seat: int) -> None:
        """The constable gave the gavel to that seat, so the seat is not the constable."""
        self._noted.append((ConstableCard._gavel, (seat,)))

    def _gavel(self, seat: int) -> None:
        self._scale([float(other != seat) for other in range(len(self._odds))])

    def exchange(self, seen: Exchange, down: Sequence[int]) -> None:
        """Each holder passed it on with the chance of a blind pick."""
        self._noted.append((ConstableCard._exchange, (seen, tuple(down))))

    def _exchange(self, seen: Exchange, down: Sequence[int]) -> None:
        moved = [0.0] * len(self._odds)
        for giver, taker in seen.pairs:
            share = self._odds[giver] / down[giver]
            moved[giver] -= share
            if seen.mixed:
                for other, _ in seen.pairs:
                    moved[other] += share / len(seen.pairs)
            else:
                moved[taker] += share
        self._odds = [max(0.0, odds + change) for odds, change in zip(self._odds, moved, strict=True)]

    def _scale(self, factors: Sequence[float]) -> None:
        odds = [one * factor for one, factor in zip(self._odds, factors, strict=True)]
        total = sum(odds)
        if total > 0:
            self._odds = [one / total for one in odds]
