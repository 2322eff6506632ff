"""The executioner, who is the doctor: coma potion or poison for the condemned (QB-POST-EXECUTIONER)."""

from __future__ import annotations

from ....engine.sheet import Given
from ....engine.values import seats_in
from ..components.names import UNHARMED, WOUNDED
from ..events import PotionGiven
from ..phases.night.call import Asked, Once, close_seats, seat_of, seats
from ..queries.town import NONE, bit, of_health
from ..state import Quintebourg, QuintebourgState


class ComaPotion(Once):
    """The coma potion for one of the condemned, once in the game; the others get poison. It works at step B."""

    def callees(self, game: Quintebourg) -> int:
        """The executioner, if he is unharmed or wounded, condemned or not (QB-RULING-23)."""
        return bit(game.state.doctor) & of_health(game.state, UNHARMED, WOUNDED)

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        spent = not state.uses[seat].get("coma-potion", 0)
        closed = close_seats(state.condemned if spent else 0, "QB-POST-EXECUTIONER-07")
        return [NONE, *seats(state.condemned)], closed

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        state = game.state
        state.coma = -1
        for seat, given in answers.items():
            state.coma = seat_of(given.get(self.name))
            if state.coma >= 0:
                state.use(seat, "coma-potion")
            for each in seats_in(state.condemned):
                game.tell(seat, PotionGiven(seat, each, "coma" if each == state.coma else "poison"))


COMA_POTION = ComaPotion("coma-potion", "A")
