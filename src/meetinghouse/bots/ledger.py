"""How each line of the public story changed the suspicion against each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log

FLOOR = 0.01  # chances below this, and above 1 less this, count the same
FADES = 0.98  # how much weaker a reason gets with each later line


class Ledger:
    """The public suspicion against each seat, and what every line changed in it."""

    def __init__(self) -> None:
        self.guilt: list[float] = []
        self.changes: dict[int, dict[int, float]] = {}  # by line and seat, as logarithms of odds

    def note(self, line: int, guilt: Sequence[float]) -> None:
        """The suspicion against each seat after this line, or after a later one that only made it count."""
        if self.guilt:
            pairs = enumerate(zip(self.guilt, guilt, strict=True))
            moved = {seat: change for seat, (old, new) in pairs if abs(change := _odds(new) - _odds(old)) > 1e-6}
            known = self.changes.get(line, {})
            for seat, change in moved.items():
                known[seat] = known.get(seat, 0.0) + change
            if known:
                self.changes[line] = known
        self.guilt = list(guilt)

    def narrow(self, line: int, concerns: Callable[[int], bool]) -> None:
        """Keep only changes for players whom the line concerns; for others nobody would understand them."""
        moved = self.changes.get(line, {})
        self.changes[line] = {seat: change for seat, change in moved.items() if concerns(seat)}

    def reason(self, seat: int, sign: int = 1, fits: Callable[[int], bool] = lambda line: True) -> int:
        """The fitting line that speaks most against a seat, or for it if the sign is -1; -1 if there is none."""
        last = max(self.changes, default=0)
        best, found = 0.05, -1
        for line, moved in self.changes.items():
            force = sign * moved.get(seat, 0.0) * FADES ** (last - line)
            if force > best and fits(line):
                best, found = force, line
        return found


def _odds(chance: float) -> float:
    chance = min(max(chance, FLOOR), 1 - FLOOR)
    return log(chance / (1 - chance))
