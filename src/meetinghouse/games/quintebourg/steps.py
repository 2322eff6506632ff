"""What all steps of the town share."""

from __future__ import annotations

from ...engine.agenda import NOTHING
from ...engine.decisions import Among, Question
from ...engine.values import Option, Simple
from .state import QuintebourgState

DAY = 86400.0


def seconds(state: QuintebourgState, usual: float) -> float | None:
    """The time of a step at the table's pace; None if there is no clock."""
    percent = float(state.options["clock"])
    return min(DAY, usual * percent / 100) if percent else None


def ask_one(
    state: QuintebourgState,
    seat: int,
    kind: str,
    among: Among,
    rule: str,
    usual: float = 20,
    *,
    about: Simple | tuple[Simple, ...] | None = None,
    default: Option | None = None,
    seen_by: str = "everybody",
) -> dict[int, Question]:
    """One question to one seat, at the table's pace; nothing if the seat is -1."""
    if seat < 0:
        return NOTHING
    return {
        seat: Question(kind, among, about, timer=seconds(state, usual), default=default, seen_by=seen_by, rule=rule)
    }
