"""The artist: a sculpture that drives somebody from home, or a resignation (QB-EFF-ARTISTE)."""

from __future__ import annotations

from ....engine.values import Option
from ..phases.night.call import Asked, Once, close_seats, seat_of, seats
from ..queries.town import NONE, acts, bit, post_holders
from ..state import Quintebourg, QuintebourgState
from .role import Role


class Sculpt(Once):
    """The artist chooses a house for a sculpture: not his own, nor the doctor's (QB-EFF-ARTISTE-01)."""

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        closed = close_seats(1 << seat, "QB-EFF-ARTISTE-01") | close_seats(bit(state.doctor), "QB-RULING-77")
        return [NONE, *seats(state.everybody)], closed

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        game.state.sculpt = seat_of(option)

    def fits(self, state: QuintebourgState, seat: int) -> bool:
        return state.sculpt != seat and (state.sculpt < 0 or acts(state, seat))


class Resign(Once):
    """The artist makes a player resign at dawn, but not the executioner (QB-EFF-ARTISTE-03, QB-RULING-80)."""

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        closed = close_seats(bit(state.holder("bourreau")), "QB-RULING-80")
        return [NONE, *seats(post_holders(state))], closed

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        game.state.resigning.append(seat_of(option))

    def fits(self, state: QuintebourgState, seat: int) -> bool:
        return not state.resigning or acts(state, seat)


ARTISTE: Role = Role("artiste", calls=[Sculpt("sculpt", "L"), Resign("resign", "J")])
