"""Phase 3: anybody may give hope and trigger events, until all are ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from ....engine.agenda import Step, put
from ....engine.decisions import Decision, Question
from ....engine.offers import Offer
from ....engine.values import Choice, Word
from ..offers import OFFERS
from ..queries import around
from ..state import NewSalem, NewSalemState

READY: Final = Word("ready")
WAIT: Final = Word("wait")  # not ready after all
NOT_READY: Final = Question("ready", (WAIT,))


class EventPhase(Step[NewSalemState]):
    """Everybody is asked to be ready, and may take it back. Gifts and events are offers."""

    phase: ClassVar[str] = "events"
    offers: ClassVar[tuple[Offer[Any], ...]] = OFFERS
    revisable: ClassVar[bool] = True

    def ask(self, game: NewSalem) -> dict[int, Question]:
        ready = Question("ready", (READY,), timer=game.state.seconds[1] or None, default=READY)
        return dict.fromkeys(around(game.state, game.state.turn), ready)

    def revisions(self, asking: Sequence[Decision]) -> list[Decision]:
        """Those who are ready may say that they are not."""
        return [put(NOT_READY, asked.id, asked.seat) for asked in asking if asked.seat in self.answers]

    def answered(self, game: NewSalem, seat: int, choice: Choice) -> bool:
        """A flag is set, or taken back, for all to see."""
        if choice == READY:
            return super().answered(game, seat, choice)
        del self.answers[seat]
        return True

    def reseal(self, game: NewSalem, seat: int | None, dice: object) -> None:
        """Who is ready is public."""

    def resolve(self, game: NewSalem) -> None:
        game.state.gifts = [0] * game.state.players
