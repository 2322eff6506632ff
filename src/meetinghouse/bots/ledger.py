"""How each line of the public story changed the suspicion against each seat."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import log

FLOOR = 0.01  # chances are limited to the range from this to 1 minus this
FADES = 0.98  # how much weaker a reason gets with each later line
WEAKEST = 0.05  # smaller changes are no reasons, as a logarithm of odds
NEARLY = 0.3  # another reason may replace the strongest one if it has this share of its strength


class Ledger:
    """The public suspicion against each seat, and what every line changed in it."""

    def __init__(self) -> None:
        self.guilt: list[float] = []
        self.changes: dict[int, dict[int, float]] = {}  # by line and seat, as logarithms of odds

    def note(self, guilt: Sequence[float], cause: Callable[[int], int]) -> None:
        """The suspicion against each seat from now on; `cause` is the line that explains a seat's change, or -1."""
        for seat, (old, new) in enumerate(zip(self.guilt, guilt, strict=True) if self.guilt else ()):
            change = _odds(new) - _odds(old)
            line = cause(seat) if abs(change) > 1e-6 else -1
            if line >= 0:
                known = self.changes.setdefault(line, {})
                known[seat] = known.get(seat, 0.0) + change
        self.guilt = list(guilt)

    def reason(
        self,
        seat: int,
        sign: int = 1,
        fits: Callable[[int], bool] = lambda line: True,
        worn: Collection[int] = (),
    ) -> int:
        """The fitting line that speaks most against a seat, or for it if the sign is -1; -1 if there is none.

        A worn reason, which everybody has heard often, is replaced by another that is nearly as strong.
        """
        last = max(self.changes, default=0)
        forces = {
            line: force
            for line, moved in self.changes.items()
            if (force := sign * moved.get(seat, 0.0) * FADES ** (last - line)) > WEAKEST and fits(line)
        }
        best = max(forces, key=forces.__getitem__, default=-1)
        if best not in worn:
            return best
        others = [line for line in forces if line not in worn and forces[line] >= NEARLY * forces[best]]
        return max(others, key=forces.__getitem__, default=best)


def _odds(chance: float) -> float:
    chance = min(max(chance, FLOOR), 1 - FLOOR)
    return log(chance / (1 - chance))
