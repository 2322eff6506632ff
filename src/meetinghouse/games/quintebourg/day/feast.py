"""Sunday: everybody goes where they like and hears what is said there (QB-CAL-06, -07, QB-RULING-06)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.values import DONE, Option, Position, Word, seats_in
from ..call import seats
from ..events import FeastBegan, FeastEnded
from ..names import FEAST_PLACES
from ..roles import mafia
from ..state import Quintebourg, QuintebourgState
from ..steps import TownStep, seconds
from ..town import fit, houses


class Feast(TownStep):
    """The village feast, until all have had enough or time is up."""

    phase: ClassVar[str] = "feast"
    revisable: ClassVar[bool] = True

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        """Done?"""
        state = game.state
        timer = seconds(state, float(state.options["feast_seconds"]))
        question = Question("feast", (DONE,), timer=timer, default=DONE, rule="QB-CAL-06")
        return dict.fromkeys(seats_in(fit(state)), question)

    def resolve(self, game: Quintebourg) -> None:
        """All go home."""
        game.state.stands = [""] * game.state.players
        game.tell_all(FeastEnded())


class OpenFeast(TownStep):
    """Everybody comes to the square."""

    phase: ClassVar[str] = "feast"

    def resolve(self, game: Quintebourg) -> None:
        """Those who can."""
        state = game.state
        standing = fit(state)
        state.stands = ["square" if standing >> seat & 1 else "" for seat in range(state.players)]
        game.tell_all(FeastBegan())


def walks(state: QuintebourgState, seat: int) -> list[Option]:
    """Where one may go from where one stands."""
    if not state.stands[seat]:
        return []
    places: list[Option] = [Word(place) for place in FEAST_PLACES if place != state.stands[seat]]
    return places + [Position(plot) for plot in houses(state) if state.stands[seat] != f"house-{plot}"]


def recruits(state: QuintebourgState, seat: int) -> list[Option]:
    """Whom a chief without a henchman on his feet may recruit (QB-RULING-84)."""
    for which, setting in enumerate(("henchmen", "right_hand_henchmen")):
        alone = not state.henchmen[which] & fit(state)
        if mafia.chief_of(state, which) == seat and fit(state) >> seat & 1 and int(state.options[setting]) and alone:
            closed = mafia.may_not_be_henchman(state, which)
            return [option for option in seats(fit(state)) if option not in closed]
    return []
