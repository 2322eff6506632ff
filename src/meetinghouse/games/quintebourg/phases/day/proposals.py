"""Step 7: players may propose marriages (QB-WED); the module weddings has what follows."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from .....engine.decisions import Otherwise, Question
from .....engine.offers import Offer
from .....engine.values import DONE, Choice, Seat, Word, seats_in
from ...offers import TownOffer
from ...queries.town import fit
from ...state import Quintebourg
from ...steps import seconds
from . import weddings
from .step import IN_SESSION, WeddingStep


class Propose(TownOffer):
    """A proposal of marriage, after the session or at the feast, while no other wedding is under way."""

    name: ClassVar[str] = "propose"
    otherwise: ClassVar[str] = "QB-DAY-08"

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        state = game.state
        wanted = weddings.proposals(state, seat) if fit(state) >> seat & 1 else ()
        if not wanted:
            return "QB-RULING-109"
        return Question("propose", Otherwise(wanted, weddings.impossible, (state, seat)), rule="QB-RULING-109")

    def at_other_times(self, game: Quintebourg, seat: int) -> str:
        """The clause that forbids a proposal: a special one for a player who may not propose while others marry."""
        marrying = game.agenda[-1].phase == "weddings"
        return "QB-RULING-109" if marrying and not weddings.proposals(game.state, seat) else self.otherwise

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        """Then the other is asked."""
        other, how = cast(tuple[Seat, Word], choice)
        weddings.propose(game, seat, other.seat, how.word)


PROPOSE = Propose()


class Weddings(WeddingStep):
    """Players may propose until nobody wants to any more."""

    offers: ClassVar[tuple[Offer[Any], ...]] = (*IN_SESSION[:3], PROPOSE, *IN_SESSION[3:])
    revisable: ClassVar[bool] = True

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        question = Question("weddings", (DONE,), timer=seconds(game.state, 60), default=DONE, rule="QB-DAY-08")
        return dict.fromkeys(seats_in(fit(game.state)), question)

    def resolve(self, game: Quintebourg) -> None:
        """No more weddings today."""
