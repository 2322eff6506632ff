"""What behaviour says about who is a witch: soft evidence, as logarithms of likelihood ratios."""

# compiled: it is asked about every set of witches

from __future__ import annotations

from functools import cache
from math import exp

from ...engine.values import seats_in
from ..hearsay import Hearsay

MOST = 3.0  # all that somebody did proves no more than this


@cache
def _pairs(witches: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Each of these seats (a bit mask), with those before it."""
    seats = seats_in(witches)
    return tuple([(seat, seats[:index]) for index, seat in enumerate(seats)])


class Evidence:
    """What was seen since the last Conspiracy, about single seats and about pairs."""

    def __init__(self, seats: int) -> None:
        self.said: Hearsay | None = None  # what people say, if they talk
        self.alone = [0.0] * seats
        self.together = [[0.0] * seats for _ in range(seats)]
        self._alone = self.alone.copy()  # the same with limits, and below too
        self._together = [row.copy() for row in self.together]
        self.factors: dict[int, float] = {}  # by witches: see below; others after new evidence

    def copy(self) -> Evidence:
        """The same evidence, without what was said."""
        other = Evidence(0)
        other.alone = self.alone.copy()
        other.together = [row.copy() for row in self.together]
        other._alone = self._alone.copy()
        other._together = [row.copy() for row in self._together]
        other.factors = self.factors
        return other

    def about(self, seat: int, weight: float) -> None:
        """Add evidence that this seat is a witch; below zero, that it is none."""
        self.alone[seat] += weight
        self._alone[seat] = max(-MOST, min(MOST, self.alone[seat]))
        self.factors = {}

    def about_two(self, one: int, other: int, weight: float) -> None:
        """Add evidence that the two are witches together; below zero, that they are not."""
        self.together[one][other] += weight
        self.together[other][one] += weight
        self._together[one][other] = max(-MOST, min(MOST, self.together[one][other]))
        self._together[other][one] = max(-MOST, min(MOST, self.together[other][one]))
        self.factors = {}

    def listen(self, said: Hearsay) -> None:
        """Something was said, or a promise was kept or broken."""
        self.said = said
        self.factors = {}

    def factor(self, witches: int) -> float:
        """How much likelier all this is if exactly these (a bit mask) are the witches than if nobody is."""
        found = self.factors.get(witches)
        if found is None:
            total, alone, together = 0.0, self._alone, self._together
            for seat, before in _pairs(witches):
                total += alone[seat]
                if before:
                    row = together[seat]
                    for other in before:
                        total += row[other]
            if self.said is not None:
                total += self.said.weight(seats_in(witches))
            found = self.factors[witches] = exp(total)
        return found
