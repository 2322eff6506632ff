"""An ability that its owner may use or not."""

from __future__ import annotations

from typing import ClassVar

from ....engine.agenda import NOTHING
from ....engine.decisions import Question
from ....engine.values import NO, YES, Option, Seat
from ..events import AbilityUsed
from ..state import Salem
from ..steps import SeatStep


class Decides(SeatStep):
    """Whether to use an ability; unused if time runs out."""

    kind: ClassVar[str] = ""  # of the question
    ability: ClassVar[str] = ""  # the character's name

    def options(self, game: Salem) -> tuple[Option, ...]:
        """The answers; empty if the ability has become useless, so that nothing is asked."""
        return YES, NO

    def about(self) -> Seat | None:
        """The seat that the question is about."""
        return None

    def ask(self, game: Salem) -> dict[int, Question]:
        options = self.options(game)
        return self.ask_one(game, self.seat, self.kind, options, self.about(), default=NO) if options else NOTHING

    def resolve(self, game: Salem) -> None:
        if self.answers.get(self.seat) == YES:
            game.tell_all(AbilityUsed(self.seat, self.ability))
            self.use(game)

    def use(self, game: Salem) -> None:
        """Use the ability."""
        raise NotImplementedError
