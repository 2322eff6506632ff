"""The nurse, and those like him: spy on a patient or poison one (QB-EFF-NURSE)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Option, Seat, Word
from ..call import Call, chosen_seat, part, word_of
from ..health import lose_notch, may_be_hurt
from ..knowledge import see_all_cards
from ..names import B, M, Q
from ..state import Quintebourg
from ..town import NONE, able, with_effect

SPY, POISON = Word("spy"), Word("poison")


class Nurse(Call):
    """In the hospital one sees who really lies there: targets go by true states (QB-RULING-142)."""

    name: ClassVar[str] = "nurse"
    step: ClassVar[str] = "K"

    def callees(self, game: Quintebourg) -> int:
        """Those whose night it is."""
        return with_effect(game.state, *self.tonight(game.state)) & able(game.state)

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """Spy on or poison whom."""
        if "nurse" in given:
            return None
        state = game.state
        options: list[Option] = [NONE]
        closed: dict[Option, str] = {}
        for each, health in enumerate(state.health):
            options += [(SPY, Seat(each)), (POISON, Seat(each))]
            if health < B or each == seat:
                closed[(SPY, Seat(each))] = "QB-EFF-NURSE-02"
                closed[(POISON, Seat(each))] = "QB-EFF-NURSE-03"
            elif health == M:
                closed[(POISON, Seat(each))] = "QB-EFF-NURSE-03"
            elif health == Q and not state.returned:
                closed[(POISON, Seat(each))] = "QB-EFF-NURSE-04"
        return part("nurse", options, closed)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """In seat order, as separate events (QB-RULING-143); who is called is not at home (QB-RULING-49)."""
        state = game.state
        state.nursed = sum(1 << seat for seat in answers)
        for seat in sorted(answers):
            given = answers[seat]
            target = chosen_seat(given, "nurse")
            if target < 0:
                continue
            if word_of(given, "nurse") == "spy":
                see_all_cards(game, seat, target)
            elif state.health[target] >= B and may_be_hurt(state, target):
                lose_notch(game, target)
