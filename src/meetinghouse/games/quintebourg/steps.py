"""What all steps of the town share."""

from __future__ import annotations

from typing import ClassVar

from ...engine.agenda import Step
from .state import QuintebourgState

DAY = 86400.0


def seconds(state: QuintebourgState, usual: float) -> float | None:
    """The time of a step at the table's pace; None where there is no clock."""
    percent = float(state.options["clock"])
    return min(DAY, usual * percent / 100) if percent else None


class TownStep(Step[QuintebourgState]):
    """A step with the phase to which it belongs."""

    phase: ClassVar[str] = ""
