"""What all steps of Salem share: the phase they belong to, and simple questions."""

from __future__ import annotations

from typing import ClassVar

from ...engine.agenda import Step
from ...engine.compiling import mypyc_attr
from ...engine.decisions import Question
from ...engine.values import NO, YES, Choice, Option, Seat
from .state import Salem, SalemState


@mypyc_attr(allow_interpreted_subclasses=True)
class SalemStep(Step[SalemState]):
    """A step of Salem. An empty phase leaves the phase to the step below."""

    phase: ClassVar[str] = ""

    def yes_or_no(
        self,
        game: Salem,
        seat: int,
        kind: str,
        about: Seat | None = None,
        options: tuple[Option, ...] = (YES, NO),
    ) -> dict[int, Question]:
        """Whether to use an ability; unused if time runs out."""
        timer = game.state.edition.decision_seconds
        return {seat: Question(kind, options, about=about, timer=timer, default=NO)}

    def choice_of(self, seat: int) -> Choice | None:
        """What that seat answered, if it did."""
        return self.answers.get(seat)


def phase_of(game: Salem) -> str:
    """The phase the game is in: that of the topmost step that belongs to one."""
    if game.outcome is not None:
        return "over"
    for step in reversed(game.agenda):
        phase: str = getattr(step, "phase", "")
        if phase:
            return phase
    return "day"
