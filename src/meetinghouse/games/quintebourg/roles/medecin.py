"""The doctor: care, research, an experimental potion (QB-ROLE-MEDECIN); posts/bourreau is his other card."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Option, Seat, Word
from ..components.names import COMATOSE, DEAD, HEALTH, NEARLY_DEAD, UNHARMED, WOUNDED
from ..events import PotionTried, Treated
from ..phases.night.call import Asked, Asking, Several, close_seats, closing, part, seat_of, seats, word_of
from ..posts.bourreau import COMA_POTION
from ..queries.town import NONE, bit, fit, of_health
from ..state import Quintebourg, QuintebourgState
from ..verbs.health import lose_notch, set_health, worsen
from .role import Role

BETTER, WORSE = Word("better"), Word("worse")
PATIENTS = 2  # a night
NIGHTS_A_DOSE = 3


def doses(state: QuintebourgState) -> int:
    """How often the mixture may be tried: once for every three nights of research (QB-RULING-14)."""
    return state.research // NIGHTS_A_DOSE - state.doses_used


class Treat(Several):
    """Up to two patients, one notch better or worse each."""

    goes_on: ClassVar[bool] = True

    def callees(self, game: Quintebourg) -> int:
        return bit(game.state.doctor) & fit(game.state)

    def times(self, state: QuintebourgState) -> int:
        return PATIENTS

    def ask(self, state: QuintebourgState, seat: int, done: list[Option]) -> Asked:
        treated = [seat_of(option) for option in done]
        options: list[Option] = [NONE]
        closed: dict[Option, str] = {}
        for each, health in enumerate(state.health):
            wishes: list[Option] = [(Seat(each), BETTER), (Seat(each), WORSE)]
            options += wishes
            if each == seat or not WOUNDED <= health <= NEARLY_DEAD or state.condemned >> each & 1:
                closed |= closing(wishes, "QB-ROLE-MEDECIN-16")
            elif each in treated:
                closed |= closing(wishes, "QB-RULING-24")
            elif health == NEARLY_DEAD:
                closed |= closing(wishes[:1], "QB-ROLE-MEDECIN-08")
        return options, closed

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        """It takes effect at once. Only the doctor may harm the nearly dead while others may not (QB-HEALTH-34)."""
        state, patient = game.state, seat_of(option)
        if not WOUNDED <= state.health[patient] <= NEARLY_DEAD:
            return
        if word_of(option, 1) == "worse":
            lose_notch(game, patient)
        elif state.health[patient] < NEARLY_DEAD:
            set_health(game, patient, state.health[patient] - 1)
        game.tell(seat, Treated(seat, patient, HEALTH[state.health[patient]]))


TREAT = Treat("treat", "A", 20)


class ExperimentalPotion(Asking):
    """The mixture that may bring back the nearly dead, or kill them."""

    def callees(self, game: Quintebourg) -> int:
        return bit(game.state.doctor) & fit(game.state)

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """Ask for a patient once a mixture exists; in a wave, also one whom the doctor is about to harm."""
        if self.name in given:
            return None
        state = game.state
        worse = sum(1 << seat_of(wish) for wish in TREAT.chosen(state, given) if word_of(wish, 1) == "worse")
        fallen = of_health(state, NEARLY_DEAD, NEARLY_DEAD) | worse & of_health(state, COMATOSE, COMATOSE)
        closed = close_seats(state.everybody & ~fallen, "QB-HEALTH-30")
        if doses(state) < 1:
            closed = close_seats(state.everybody, "QB-ROLE-MEDECIN-11")
        return part(self.name, [NONE, *seats(state.everybody)], closed)

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        """The mixture is ready, nearly ready, or deadly (QB-RULING-14, -15)."""
        state, patient = game.state, seat_of(option)
        if state.health[patient] == NEARLY_DEAD:
            state.doses_used += 1
            if state.research >= state.threshold:
                set_health(game, patient, UNHARMED)
            elif state.research <= state.threshold - 2:
                worsen(game, patient, DEAD)
            game.tell(seat, PotionTried(seat, patient, HEALTH[state.health[patient]]))


MEDECIN: Role = Role("medecin", calls=[COMA_POTION, TREAT, ExperimentalPotion("xp-potion", "A")], uses=["coma-potion"])
