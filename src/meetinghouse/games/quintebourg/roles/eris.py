"""Eris, from her second call: all posts move by one (QB-EFF-ERIS-03)."""

from __future__ import annotations

from typing import ClassVar

from ....engine.decisions import Question
from ....engine.sheet import Given
from ....engine.values import Word
from ..call import Call, part, word_of
from ..state import Quintebourg
from ..town import NONE, able, with_effect


class ShiftPosts(Call):
    """Clockwise, anticlockwise, or not at all."""

    name: ClassVar[str] = "shift-posts"
    step: ClassVar[str] = "J"

    def callees(self, game: Quintebourg) -> int:
        """Eris, from the second night on."""
        state = game.state
        return with_effect(state, "eris") & able(state) if state.night >= 2 and "eris" in self.tonight(state) else 0

    def part(self, game: Quintebourg, seat: int, given: Given) -> Question | None:
        """Which way."""
        if "shift-posts" in given:
            return None
        return part("shift-posts", [NONE, Word("clockwise"), Word("anticlockwise")])

    def act(self, game: Quintebourg, answers: dict[int, Given]) -> None:
        """It happens at dawn."""
        ways = {"clockwise": 1, "anticlockwise": -1}
        for given in answers.values():
            game.state.shift = ways.get(word_of(given, "shift-posts"), 0)
