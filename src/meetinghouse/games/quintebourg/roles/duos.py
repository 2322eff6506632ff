"""Pairs: how they are made, and where they meet (QB-DUO). The modules eris, cupidon and amoureux use them."""

from __future__ import annotations

from ....engine.sheet import Given
from ....engine.values import Option, Word
from ..components.names import NEARLY_DEAD, UNHARMED
from ..events import PairMade
from ..phases.night.call import Asked, Once, Several, closing, seat_of, seats
from ..queries.town import fit, of_health, with_effect
from ..state import Quintebourg, QuintebourgState

MINE, THEIRS = Word("mine"), Word("theirs")


class Meeting(Once):
    """A pair chooses one of its two homes; a silent player proposes their own."""

    def __init__(self, name: str, step: str, seconds: float, bonds: str, place: str) -> None:
        super().__init__(name, step, seconds)
        self.bonds = bonds  # the field of the state that says who is bound to whom
        self.place = place  # and the one that says where they meet tonight

    def pair(self, state: QuintebourgState) -> list[int]:
        """The two players, the lower seat first; empty if there is no such pair."""
        return bound(getattr(state, self.bonds))

    def callees(self, game: Quintebourg) -> int:
        return sum(1 << seat for seat in self.pair(game.state)) & fit(game.state)

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        return [MINE, THEIRS], {}

    def default(self, state: QuintebourgState) -> Option | None:
        return MINE

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Chance decides if they differ (QB-RULING-46)."""
        pair = self.pair(game.state)
        if pair:
            theirs = [answers.get(seat, {}).get(self.name) == THEIRS for seat in pair]
            hosts = [other if away else seat for seat, other, away in zip(pair, pair[::-1], theirs, strict=True)]
            one, two = [game.state.home(host) for host in hosts]
            place = one if one == two else game.chance.pick(sorted([one, two]), self.name)
            setattr(game.state, self.place, place)


def bound(bonds: list[int]) -> list[int]:
    """The players of a list of bonds who are bound to somebody."""
    return [seat for seat, other in enumerate(bonds) if other >= 0]


class MakePair(Several):
    """On the first night the owner names two players, possibly including themselves.

    The two learn of each other, but not who named them. Without an answer chance names them (QB-RULING-82).
    """

    def __init__(self, name: str, step: str, seconds: float, duo: str, bonds: str) -> None:
        super().__init__(name, step, seconds)
        self.duo = duo
        self.bonds = bonds

    def callees(self, game: Quintebourg) -> int:
        state = game.state
        return with_effect(state, *self.roles) & of_health(state, UNHARMED, NEARLY_DEAD) if state.night == 1 else 0

    def times(self, state: QuintebourgState) -> int:
        return 2

    def ask(self, state: QuintebourgState, seat: int, done: list[Option]) -> Asked:
        return seats(state.everybody), closing(done, "QB-RULING-82")

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """The two lovers cannot hate each other (QB-EFF-ERIS-01)."""
        state = game.state
        for given in answers.values():
            pair = [seat_of(option) for option in self.chosen(state, given)]
            if len(pair) < 2:
                pair = [game.chance.pick(range(state.players), self.name)]
                pair.append(game.chance.pick([seat for seat in range(state.players) if seat not in pair], self.name))
            one, two = pair
            if self.duo == "haters" and state.lover[one] == two:
                continue
            bonds: list[int] = getattr(state, self.bonds)
            bonds[one], bonds[two] = two, one
            game.tell(one, PairMade(one, two, self.duo))
            game.tell(two, PairMade(two, one, self.duo))
