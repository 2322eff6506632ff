"""Step 3: the harassed move house."""

from __future__ import annotations

from .....engine.agenda import NOTHING
from .....engine.candidates import Seats
from .....engine.decisions import Question
from .....engine.values import Seat
from ...components.names import BUNKER, COMATOSE, NEARLY_DEAD
from ...events import Harassed, Moved
from ...state import Quintebourg, QuintebourgState
from ...steps import ask_one
from .step import DawnStep


class Removal(DawnStep):
    """Step 3: a player who found a sculpture at home exchanges house and seat with another (QB-RULING-77)."""

    def ask(self, game: Quintebourg) -> dict[int, Question]:
        state = game.state
        for seat in state.harassed[:1]:
            if moves(state, seat) and state.health[seat] < COMATOSE:
                able = sum(1 << each for each in movers(state, seat))
                among = Seats(state.everybody).bar(~able, "QB-RULING-77")
                return ask_one(state, seat, "move-house", among, "QB-RULING-77")
        return NOTHING

    def resolve(self, game: Quintebourg) -> None:
        """A player in a coma is moved at random."""
        state = game.state
        if not state.harassed:
            return
        seat = state.harassed.pop(0)
        if state.harassed:
            game.next(Removal())
        if moves(state, seat):
            choice = self.answers.get(seat)
            other = choice.seat if isinstance(choice, Seat) else game.chance.pick(movers(state, seat), "harassed")
            swap_houses(state, state.slot[seat], state.slot[other])
            game.tell_all(Moved(seat, other))
        tell_harassed(game)


def moves(state: QuintebourgState, seat: int) -> bool:
    """Whether a player has to move: not the dead, nor residents of the bunker."""
    return state.health[seat] < NEARLY_DEAD and state.home(seat) != BUNKER and bool(movers(state, seat))


def movers(state: QuintebourgState, seat: int) -> list[int]:
    """With whom a player may exchange houses: anybody but the doctor and the player's own household."""
    homes = [(each, state.home(each)) for each in range(state.players)]
    return [each for each, home in homes if home not in (BUNKER, state.slot[seat])]


def tell_harassed(game: Quintebourg) -> None:
    """Tell who has to move, before the game waits for anybody."""
    for seat in game.state.harassed[:1]:
        if moves(game.state, seat):
            game.tell_all(Harassed(seat))


def swap_houses(state: QuintebourgState, one: int, two: int) -> None:
    """Two households change places."""
    state.slot = [two if slot == one else one if slot == two else slot for slot in state.slot]
