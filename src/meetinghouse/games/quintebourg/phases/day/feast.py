"""Sunday: everybody goes where they like and hears what is said there (QB-CAL-06, -07, QB-RULING-06)."""

from __future__ import annotations

from typing import Any, ClassVar

from .....engine.agenda import Step
from .....engine.decisions import Question
from .....engine.offers import Offer
from .....engine.values import DONE, Choice, Option, Position, Word, seats_in
from ...components.names import FEAST_PLACES
from ...events import FeastBegan, FeastEnded, Walked
from ...offers import GIVE, WATCH, TownOffer
from ...queries.town import fit, houses
from ...roles.mafia import RECRUIT
from ...state import Quintebourg, QuintebourgState
from ...steps import seconds
from ..invocation import INVOKE
from .proposals import PROPOSE


def walks(state: QuintebourgState, seat: int) -> list[Option]:
    """The places to which a player at this place may go."""
    if not state.stands[seat]:
        return []
    places: list[Option] = [Word(place) for place in FEAST_PLACES if place != state.stands[seat]]
    return places + [Position(plot) for plot in houses(state) if state.stands[seat] != f"house-{plot}"]


class Walk(TownOffer):
    """Players who are on their feet may go to another place, openly, and talk to those who are there."""

    name: ClassVar[str] = "walk"
    otherwise: ClassVar[str] = "QB-CAL-06"

    def offered(self, game: Quintebourg, seat: int) -> Question | str:
        able, rule = fit(game.state) >> seat & 1, "QB-RULING-06"
        return Question("walk", tuple(walks(game.state, seat)), rule=rule) if able else rule

    def take(self, game: Quintebourg, seat: int, choice: Choice) -> None:
        house = choice.place if isinstance(choice, Position) else None
        place = choice.word if isinstance(choice, Word) else f"house-{house}"
        game.state.stands[seat] = place
        game.tell_all(Walked(seat, place, house))


WALK = Walk()


class FeastStep(Step[QuintebourgState]):
    """What may be done at any moment of the feast."""

    phase: ClassVar[str] = "feast"
    offers: ClassVar[tuple[Offer[Any], ...]] = (INVOKE, WATCH, GIVE, WALK, RECRUIT, PROPOSE)


class Feast(FeastStep):
    """The village feast, until all have had enough or time is up; then all go home."""

    revisable: ClassVar[bool] = True

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        timer = seconds(game.state, float(game.state.options["feast_seconds"]))
        question = Question("feast", (DONE,), timer=timer, default=DONE, rule="QB-CAL-06")
        return dict.fromkeys(seats_in(fit(game.state)), question)

    def resolve(self, game: Quintebourg) -> None:
        game.state.stands = [""] * game.state.players
        game.tell_all(FeastEnded())


class OpenFeast(FeastStep):
    """Everybody who can comes to the square."""

    def resolve(self, game: Quintebourg) -> None:
        state = game.state
        state.stands = ["square" if fit(state) >> seat & 1 else "" for seat in range(state.players)]
        game.tell_all(FeastBegan())
