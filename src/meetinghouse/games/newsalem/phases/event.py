"""Phase 3: anybody may give hope and trigger events, until all are ready."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....engine.agenda import Step
from ....engine.decisions import Question
from ....engine.offers import Offer
from ....engine.values import Choice, Word
from ..offers import OFFERS
from ..queries import around
from ..state import NewSalem, NewSalemState

READY: Final = Word("ready")
WAIT: Final = Word("wait")  # not ready after all
NOT_READY: Final = Question("ready", (WAIT,))


class EventPhase(Step[NewSalemState]):
    """Everybody is asked to be ready; whoever is, may think again. Gifts and events are offers."""

    phase: ClassVar[str] = "events"
    offers: ClassVar[tuple[Offer[Any], ...]] = OFFERS
    revisable: ClassVar[bool] = True

    def ask(self, game: NewSalem) -> dict[int, Question]:
        """Ready? Those who are may say that they are not."""
        ready = Question("ready", (READY,), timer=game.state.seconds[1] or None, default=READY)
        asked: dict[int, Question] = {}
        for seat in around(game.state, game.state.turn):
            if seat in self.answers:
                asked[seat] = NOT_READY
            else:
                asked[seat] = ready
        return asked

    def answered(self, game: NewSalem, seat: int, choice: Choice) -> bool:
        """A flag is set, or taken back, for all to see."""
        if choice == READY:
            self.answers[seat] = READY
        else:
            del self.answers[seat]
        return True

    def reseal(self, game: NewSalem, seat: int | None, dice: object) -> None:
        """Who is ready is public."""

    def resolve(self, game: NewSalem) -> None:
        """All are ready."""
        game.state.gifts = [0] * game.state.players
