"""Removing despair: a building's symbols and a Cleansing ask for it alike."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from ....engine.agenda import NOTHING, Step
from ....engine.decisions import Otherwise, Question
from ....engine.values import DONE, Card, Option
from ..events import RemovalLost
from ..queries import Spot, spots, usual_spot
from ..state import NewSalem, NewSalemState
from ..verbs import remove_despair

CLEANSING: Final = Card("cleansing")
NOT_NONE: Final[tuple[tuple[Option, str], ...]] = ((DONE, "NEW-CUBE-07"),)


class RemoveDespair(Step[NewSalemState]):
    """A player removes so many despair cubes, one after another; what cannot be removed is lost."""

    seat: int
    due: int

    phase: ClassVar[str] = "remove-despair"
    about: ClassVar[Card | None] = None

    def ask(self, game: NewSalem) -> dict[int, Question]:
        """From which building; where only one has despair, there is nothing to choose."""
        options = spots(game.state)
        if len(options) < 2:
            return NOTHING
        timer, default = game.state.seconds[0] or None, usual_spot(game.state, self.seat)
        among = Otherwise(options, lambda: NOT_NONE)
        return {self.seat: Question("remove-despair", among, self.about, 1, 1, timer, default, rule="NEW-CUBE-06")}

    def resolve(self, game: NewSalem) -> None:
        if game.state.town == 0:
            game.tell_all(RemovalLost(self.seat, self.due))
            return
        remove_despair(game, self.seat, cast(Spot, self.answers.get(self.seat) or spots(game.state)[0]))
        if self.due > 1:
            game.next(type(self)(self.seat, self.due - 1))


class Cleanse(RemoveDespair):
    """The same in the event phase, by a Cleansing."""

    phase: ClassVar[str] = "events"
    about: ClassVar[Card | None] = CLEANSING
