"""What the event cards have in common."""

from __future__ import annotations

from typing import ClassVar

from ....engine.candidates import Seats
from ....engine.decisions import Question
from ....engine.offers import Offer
from ....engine.values import Choice, Seat
from ..readiness import ask_anew
from ..state import NewSalem, NewSalemState
from ..verbs import pay_for_event


class EventCard(Offer[NewSalemState]):
    """An event that a player may trigger in the event phase, mostly against somebody."""

    index: ClassVar[int] = -1  # in the data
    no_target: ClassVar[str] = ""  # the clause by which there may be nobody to trigger it against

    def targets(self, state: NewSalemState, seat: int) -> Seats:
        """The targets against which a player may trigger it, and why not others."""
        return Seats((1 << state.players) - 1)

    def asks(self, state: NewSalemState, seat: int) -> Question | str:
        """What the player is asked: against whom."""
        targets = self.targets(state, seat)
        return Question(self.name, targets) if targets.open else self.no_target

    def question(self, game: NewSalem, seat: int) -> Question | str:
        """There must be such a card, somebody to trigger it against, and enough hope."""
        state = game.state
        if not state.middle[self.index]:
            return "NEW-EVENT-06"
        question = self.asks(state, seat)
        if not isinstance(question, str) and state.hope[seat] < state.components.costs[self.index]:
            return "NEW-EVENT-02"
        return question

    def elsewhere(self, game: NewSalem, seat: int) -> str:
        """Forbidden while a Cleansing is carried out, and in other phases."""
        return "NEW-EVENT-07" if game.agenda[-1].phase == "events" else "NEW-EVENT-10"

    def take(self, game: NewSalem, seat: int, choice: Choice) -> None:
        """Pay for the event, ask everybody anew, and carry it out."""
        target = choice.seat if isinstance(choice, Seat) else None
        pay_for_event(game, seat, self.index, self.name, target)
        ask_anew(game, seat)
        self.happen(game, seat, -1 if target is None else target)

    def happen(self, game: NewSalem, seat: int, target: int) -> None:
        """Carry out the event, which was paid for."""
        raise NotImplementedError
