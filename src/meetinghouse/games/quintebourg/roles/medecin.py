"""The doctor, who is the executioner too: potions, care, research (QB-ROLE-MEDECIN)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Option, Seat, Word, seats_in
from ..call import Call, chosen_seat, close_seats, closing, part, seats, word_of
from ..events import PotionGiven, PotionTried, Treated
from ..health import lose_notch, set_health, worsen
from ..names import HEALTH, B, C, I, M, Q
from ..state import Quintebourg, QuintebourgState
from ..town import NONE, fit, of_health

BETTER, WORSE = Word("better"), Word("worse")
TREATS = ("treat-1", "treat-2")
NIGHTS_A_DOSE = 3


def doses(state: QuintebourgState) -> int:
    """How often the mixture may be tried: once for every three nights of research (QB-RULING-14)."""
    return state.research // NIGHTS_A_DOSE - state.doses_used


class ComaPotion(Call):
    """Coma potion or poison for the day's condemned."""

    name: ClassVar[str] = "coma-potion"
    step: ClassVar[str] = "A"

    def callees(self, game: Quintebourg) -> int:
        """The executioner, if he is unharmed or wounded, condemned or not (QB-RULING-23)."""
        doctor = game.state.doctor
        return 1 << doctor & of_health(game.state, I, B) if doctor >= 0 else 0

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """For whom; without a word, poison for all."""
        if "coma-potion" in given:
            return None
        state = game.state
        spent = not state.uses[seat].get("coma-potion", 0)
        closed = close_seats(state.condemned, "QB-POST-EXECUTIONER-07") if spent else {}
        return part("coma-potion", [NONE, *seats(state.condemned)], closed)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """It works at step B."""
        state = game.state
        state.coma = -1
        for seat, given in answers.items():
            condemned = chosen_seat(given, "coma-potion")
            if condemned >= 0:
                state.coma = condemned
                state.uses[seat]["coma-potion"] -= 1
            for each in seats_in(state.condemned):
                game.tell(seat, PotionGiven(seat, each, "coma" if each == condemned else "poison"))


class Treat(Call):
    """Up to two patients, one notch better or worse each."""

    name: ClassVar[str] = "treat"
    step: ClassVar[str] = "A"
    seconds: ClassVar[float] = 20
    goes_on: ClassVar[bool] = True

    def callees(self, game: Quintebourg) -> int:
        """The doctor."""
        doctor = game.state.doctor
        return 1 << doctor & fit(game.state) if doctor >= 0 else 0

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """One patient after the other."""
        if given.get("treat-1") == NONE or "treat-2" in given:
            return None
        state = game.state
        first = chosen_seat(given, "treat-1")
        people = [Seat(each) for each in range(state.players)]
        options: list[Option] = [NONE, *[(one, wish) for one in people for wish in (BETTER, WORSE)]]
        closed: dict[Option, str] = {}
        for one in people:
            if one.seat == seat or not B <= state.health[one.seat] <= Q or state.condemned >> one.seat & 1:
                closed |= closing([(one, BETTER), (one, WORSE)], "QB-ROLE-MEDECIN-16")
            elif one.seat == first:
                closed |= closing([(one, BETTER), (one, WORSE)], "QB-RULING-24")
            elif state.health[one.seat] == Q:
                closed[(one, BETTER)] = "QB-ROLE-MEDECIN-08"
        return part("treat-2" if "treat-1" in given else "treat-1", options, closed, kind="treat")

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """At once; the doctor alone may worsen the nearly dead while others may not (QB-HEALTH-34)."""
        state = game.state
        for seat, given in answers.items():
            for key in TREATS:
                patient = chosen_seat(given, key)
                if patient < 0 or not B <= state.health[patient] <= Q:
                    continue
                if word_of(given, key, 1) == "worse":
                    lose_notch(game, patient)
                elif state.health[patient] < Q:
                    set_health(game, patient, state.health[patient] - 1)
                game.tell(seat, Treated(seat, patient, HEALTH[state.health[patient]]))


class ExperimentalPotion(Call):
    """The mixture that may bring back the nearly dead, or kill them."""

    name: ClassVar[str] = "xp-potion"
    step: ClassVar[str] = "A"

    def callees(self, game: Quintebourg) -> int:
        """The doctor."""
        doctor = game.state.doctor
        return 1 << doctor & fit(game.state) if doctor >= 0 else 0

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """On whom, once a mixture exists."""
        if "xp-potion" in given:
            return None
        state = game.state
        worse = sum(1 << chosen_seat(given, key) for key in TREATS if word_of(given, key, 1) == "worse")
        fallen = of_health(state, Q, Q) | worse & of_health(state, C, C)  # in a wave he has just wished them ill
        closed = close_seats(state.everybody & ~fallen, "QB-HEALTH-30")
        if doses(state) < 1:
            closed = close_seats(state.everybody, "QB-ROLE-MEDECIN-11")
        return part("xp-potion", [NONE, *seats(state.everybody)], closed)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """Ready, nearly ready, or deadly (QB-RULING-14, -15)."""
        state = game.state
        for seat, given in answers.items():
            patient = chosen_seat(given, "xp-potion")
            if patient < 0 or state.health[patient] != Q:
                continue
            state.doses_used += 1
            if state.research >= state.threshold:
                set_health(game, patient, I)
            elif state.research <= state.threshold - 2:
                worsen(game, patient, M)
            game.tell(seat, PotionTried(seat, patient, HEALTH[state.health[patient]]))
