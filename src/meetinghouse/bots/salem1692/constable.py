"""Who may hold the Constable card."""

# compiled: every event of a story is read here

from __future__ import annotations

from collections.abc import Sequence

from .worlds import Exchange


class ConstableCard:
    """There is one card, so each seat has a chance of holding it. Where the Witch cards lie is ignored."""

    def __init__(self, seats: int, me: int) -> None:
        self.me = me
        self.odds = [1 / seats] * seats

    def copy(self) -> ConstableCard:
        """The same chances, kept by another reader."""
        other = ConstableCard(1, self.me)
        other.odds = self.odds  # never changed in place
        return other

    def see_own_row(self, mine: bool) -> None:
        """The viewer has looked at its own face-down cards."""
        self._scale([float((seat == self.me) == mine) for seat in range(len(self.odds))])

    def reveal(self, seat: int, it: bool, down: int) -> None:
        """One of the `down` face-down cards of a row was turned up."""
        if it:
            self.odds = [0.0] * len(self.odds)
        else:
            self._scale([(down - 1) / down if other == seat else 1.0 for other in range(len(self.odds))])

    def gavel(self, seat: int) -> None:
        """The constable gave the gavel to that seat, so the seat is not the constable."""
        self._scale([float(other != seat) for other in range(len(self.odds))])

    def exchange(self, seen: Exchange, down: Sequence[int]) -> None:
        """Each holder passed it on with the chance of a blind pick."""
        moved = [0.0] * len(self.odds)
        for giver, taker in seen.pairs:
            share = self.odds[giver] / down[giver]
            moved[giver] -= share
            if seen.mixed:
                for other, _ in seen.pairs:
                    moved[other] += share / len(seen.pairs)
            else:
                moved[taker] += share
        self.odds = [max(0.0, odds + change) for odds, change in zip(self.odds, moved, strict=True)]

    def _scale(self, factors: Sequence[float]) -> None:
        odds = [one * factor for one, factor in zip(self.odds, factors, strict=True)]
        total = sum(odds)
        if total > 0:
            self.odds = [one / total for one in odds]
