"""The artist: a sculpture that drives somebody from home, or a resignation (QB-EFF-ARTISTE)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ..call import Call, chosen_seat, close_seats, part, seats
from ..state import Quintebourg
from ..town import NONE, able, post_holders, with_effect


class Sculpt(Call):
    """In whose house he makes his sculpture tonight (QB-EFF-ARTISTE-01)."""

    name: ClassVar[str] = "sculpt"
    step: ClassVar[str] = "L"

    def callees(self, game: Quintebourg) -> int:
        """The artist, on his nights."""
        return with_effect(game.state, *self.tonight(game.state)) & able(game.state)

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """Anyone but himself and the doctor."""
        if "sculpt" in given:
            return None
        state = game.state
        closed = close_seats(1 << seat, "QB-EFF-ARTISTE-01")
        if state.doctor >= 0:
            closed |= close_seats(1 << state.doctor, "QB-RULING-77")
        return part("sculpt", [NONE, *seats(state.everybody)], closed)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """An intention, until positions are fixed."""
        game.state.sculpt = max([chosen_seat(given, "sculpt") for given in answers.values()], default=-1)


class Resign(Call):
    """Who must give up a public post at dawn (QB-EFF-ARTISTE-03)."""

    name: ClassVar[str] = "resign"
    step: ClassVar[str] = "J"

    def callees(self, game: Quintebourg) -> int:
        """The artist, on his other nights."""
        return with_effect(game.state, "artiste") & able(game.state) if "artiste" in self.tonight(game.state) else 0

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """Any holder of a post but the executioner's (QB-RULING-80)."""
        if "resign" in given:
            return None
        state = game.state
        holders = post_holders(state)
        hangman = state.holder("bourreau")
        closed = close_seats(1 << hangman, "QB-RULING-80") if hangman >= 0 else {}
        return part("resign", [NONE, *seats(holders)], closed)

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """It happens at dawn."""
        game.state.resigning += [
            chosen_seat(given, "resign") for given in answers.values() if chosen_seat(given, "resign") >= 0
        ]
