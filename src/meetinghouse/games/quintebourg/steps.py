"""What all steps of the town share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, cast

from ...engine.agenda import Step
from ...engine.offers import Offer
from .state import Quintebourg, QuintebourgState

DAY = 86400.0


def seconds(state: QuintebourgState, usual: float) -> float | None:
    """The time of a step at the table's pace; None where there is no clock."""
    percent = float(state.options["clock"])
    return min(DAY, usual * percent / 100) if percent else None


class PhasedRules(Protocol):
    """Rules that know what may be done unasked in each phase."""

    by_phase: dict[str, tuple[Offer[Any], ...]]


class TownStep(Step[QuintebourgState]):
    """A step with the phase to which it belongs."""

    def unasked(self, game: Quintebourg) -> Sequence[Offer[Any]]:
        """Those of its phase."""
        return cast(PhasedRules, game.rules).by_phase[self.phase]
