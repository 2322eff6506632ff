"""Whether a town of Salem 1692 is steady or sharp: it shows in whom it accuses.

Both kinds judge alike but believe differently, so that every accusation is likelier from one kind than from the other.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import exp, log

from ...engine.events import Event
from .common import CommonBelief, PublicBelief
from .counts import Counts
from .habits import Habits
from .worlds import Odds

SURE = 3.0  # as a logarithm of odds: never surer than this, because towns may be mixed, and people are neither


class Telling(Habits):
    """Notes for each seat how much likelier its accusations are in a steady town than in a sharp one."""

    def __init__(self, counts: Counts, innocent: Callable[[int], Odds], steady: Callable[[int], Odds]) -> None:
        super().__init__(counts, innocent)
        self._steady = steady
        self.steadier = [0.0] * counts.seats  # logarithms

    def _weigh(self, by: int, target: int) -> None:
        others = self._open_to(by)
        if target in others:
            steady = self._as_town(by, target, others, self._steady(by))
            self.steadier[by] += log(steady / self._as_town(by, target, others, self._innocent(by)))
        super()._weigh(by, target)


class TownsKind(CommonBelief):
    """Reads the public story as either kind of town does."""

    def _begin(self) -> None:
        self.as_steady = PublicBelief()  # what an onlooker believes who weighs acts as steady does
        super()._begin()

    def _read(self, event: Event) -> None:
        super()._read(event)  # what both kinds believed before it counts
        self.as_steady.hear(event)

    def copy(self) -> None:
        """None: one seat reads it, and only once."""
        return None

    def _watch(self) -> Telling:
        return Telling(self.counts, self.innocent, self.as_steady.innocent)

    def steady(self, town: Collection[int]) -> float:
        """How likely the town is steady, by what these seats did."""
        watch = self.behaviour
        assert isinstance(watch, Telling)
        total = sum([watch.steadier[seat] for seat in town])
        return 1 / (1 + exp(-max(-SURE, min(SURE, total))))
