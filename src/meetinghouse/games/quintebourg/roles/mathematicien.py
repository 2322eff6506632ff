"""Algebraists, analysts, geometers and their leaders Hess, Rappaz and Pach (QB-ROLE-MATH)."""

from __future__ import annotations

from ....engine.sheet import Given
from ....engine.values import Option
from ..components.names import ALG, ANA, COMATOSE, GEO, UNHARMED
from ..phases.night.call import Asked, close_seats, most_named, seat_of, seats
from ..queries.town import NONE, published
from ..state import Quintebourg, QuintebourgState
from .reptilienne import ChooseTarget
from .role import Role


class Colloquium(ChooseTarget):
    """A mathematical camp chooses a target, as the pack does; outside its own mode, a place to meet."""

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        """The house of a member (QB-RULING-125), or the options of the pack."""
        if state.mode == "m":
            return super().ask(state, seat)
        people = published(state, UNHARMED, COMATOSE)
        closed = close_seats(people & ~self.known(state, seat), "QB-RULING-125")
        return [NONE, *seats(people)], closed

    def default(self, state: QuintebourgState) -> Option | None:
        return NONE if state.mode == "m" else None

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """The leader decides, otherwise the majority, otherwise chance."""
        if game.state.mode == "m":
            super().act(game, answers)
            return
        self.meet(game)
        choice = self.agreed(game.state, answers)
        named = most_named([seat_of(given.get(self.name)) for given in answers.values()])
        host = game.chance.pick(named, "colloque") if choice is None and named else seat_of(choice)
        self.go(game, host, at_home=True)


MATHEMATICIEN: Role = Role(
    "hess", "algebriste", "rappaz", "analyste", "pach", "geometre",
    calls=[Colloquium("alg", "E", 15, ALG), Colloquium("ana", "E", 15, ANA), Colloquium("geo", "E", 15, GEO)],
)  # fmt: skip
