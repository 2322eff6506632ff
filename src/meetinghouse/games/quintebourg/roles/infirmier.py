"""Nurse, pharmacist, surgeon, stretcher-bearer, anesthetist: spy on a patient or poison one (QB-EFF-NURSE)."""

from __future__ import annotations

from ....engine.sheet import Given
from ....engine.values import Option, Seat, Word
from ..components.names import DEAD, NEARLY_DEAD, WOUNDED
from ..phases.night.call import Asked, Once, seat_of, word_of
from ..queries.town import NONE, acts
from ..state import Quintebourg, QuintebourgState
from ..verbs.health import lose_notch, may_be_hurt
from ..verbs.knowledge import see_all_cards
from .role import Role

SPY, POISON = Word("spy"), Word("poison")


class Duty(Once):
    """A nurse sees who really lies in hospital, so targets depend on true health (QB-RULING-142)."""

    def ask(self, state: QuintebourgState, seat: int) -> Asked:
        options: list[Option] = [NONE]
        closed: dict[Option, str] = {}
        for each, health in enumerate(state.health):
            spy, poison = (SPY, Seat(each)), (POISON, Seat(each))
            options += [spy, poison]
            if health < WOUNDED or each == seat:
                closed |= {spy: "QB-EFF-NURSE-02", poison: "QB-EFF-NURSE-03"}
            elif health == DEAD:
                closed[poison] = "QB-EFF-NURSE-03"
            elif health == NEARLY_DEAD and not state.returned:
                closed[poison] = "QB-EFF-NURSE-04"
        return options, closed

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Nurses act in seat order, as separate events (QB-RULING-143), and are not at home (QB-RULING-49)."""
        game.state.nursed = sum(1 << seat for seat in answers)
        super().act(game, dict(sorted(answers.items())))

    def does(self, game: Quintebourg, seat: int, option: Option) -> None:
        target = seat_of(option)
        if word_of(option) == "spy":
            see_all_cards(game, seat, target)
        elif game.state.health[target] >= WOUNDED and may_be_hurt(game.state, target):
            lose_notch(game, target)

    def fits(self, state: QuintebourgState, seat: int) -> bool:
        return not state.nursed >> seat & 1 or acts(state, seat)


INFIRMIER: Role = Role(
    "infirmier", "pharmacien", "chirurgien", "brancardier", "anesthesiste", calls=[Duty("nurse", "K")]
)  # fmt: skip
