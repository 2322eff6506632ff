"""What all steps of Salem share: the phase they belong to, and simple questions."""

from __future__ import annotations

from ...engine.agenda import Step
from ...engine.compiling import mypyc_attr
from ...engine.decisions import Among, Question
from ...engine.values import Choice, Position, Simple
from .state import Salem, SalemState


@mypyc_attr(allow_interpreted_subclasses=True)
class SalemStep(Step[SalemState]):
    """A step of Salem. An empty phase leaves the phase to the step below."""

    def ask_one(
        self,
        game: Salem,
        seat: int,
        kind: str,
        among: Among,
        about: Simple | tuple[Simple, ...] | None = None,
        default: Choice | None = None,
        seen_by: str = "everybody",
    ) -> dict[int, Question]:
        """One question to one seat, in the time that a single decision has."""
        timer = game.state.edition.decision_seconds
        return {seat: Question(kind, among, about=about, timer=timer, default=default, seen_by=seen_by)}


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(SalemStep):
    """A step that belongs to one seat."""

    seat: int


def phase_of(game: Salem) -> str:
    """The phase the game is in: that of the topmost step that belongs to one."""
    if game.outcome is not None:
        return "over"
    for step in reversed(game.agenda):
        if step.phase:
            return step.phase
    return "day"


def places_of(choice: Choice | None) -> list[int]:
    """The places that a choice of several names, in its order."""
    assert isinstance(choice, list)
    return [position.place for position in choice if isinstance(position, Position)]
