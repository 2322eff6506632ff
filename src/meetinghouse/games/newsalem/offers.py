"""What may be done in the event phase: give hope, trigger an event."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...engine.decisions import Question
from ...engine.offers import Offer
from ...engine.values import SEATS, Amount, Choice, Option, Seat, Word
from .cards import EVENT_CARDS
from .components import MOST_GIFTS
from .readiness import ask_again
from .state import NewSalem, NewSalemState
from .verbs import give_hope

_gifts: dict[tuple[int, int, int], Question] = {}


class Give(Offer[NewSalemState]):
    """Any amount of one's own hope, to anybody else, for all to see."""

    name: ClassVar[str] = "give"
    sign: ClassVar[Option | None] = Word("give")

    def question(self, game: NewSalem, seat: int) -> Question | str:
        """Allowed a few times in a phase, and only with hope that the giver has."""
        state = game.state
        if state.gifts[seat] >= MOST_GIFTS:
            return "NEW-RULING-11"
        hope = state.hope[seat]
        if hope == 0:
            return "NEW-GIVE-01"
        found = _gifts.get((state.players, seat, hope))
        if found is None:
            others = [SEATS[other] for other in range(state.players) if other != seat]
            options = tuple([(other, Amount(amount)) for other in others for amount in range(1, hope + 1)])
            found = _gifts[state.players, seat, hope] = Question("give", options, rule="NEW-GIVE-01")
        return found

    def elsewhere(self, game: NewSalem, seat: int) -> str:
        """Forbidden while a Cleansing is carried out, and in other phases."""
        return "NEW-EVENT-07" if game.agenda[-1].phase == "events" else "NEW-GIVE-03"

    def take(self, game: NewSalem, seat: int, choice: Choice) -> None:
        """It takes effect at once; giver and receiver are not ready any more."""
        assert isinstance(choice, tuple)
        receiver, amount = choice
        assert isinstance(receiver, Seat)
        assert isinstance(amount, Amount)
        give_hope(game, seat, receiver.seat, amount.amount)
        ask_again(game, seat, 1 << seat | 1 << receiver.seat)


GIVE: Final = Give()
OFFERS: Final[tuple[Offer[Any], ...]] = (GIVE, *EVENT_CARDS)
