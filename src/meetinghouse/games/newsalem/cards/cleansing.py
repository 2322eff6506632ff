"""Cleansing: the trigger removes despair."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.decisions import Question
from ....engine.values import Card, Option, Word
from ..components import CLEANSING
from ..phases.despair import Cleanse
from ..state import NewSalem, NewSalemState
from .card import EventCard

DO_IT: Final = Question("cleansing", (Word("cleanse"),))


class Cleansing(EventCard):
    """It may be triggered with no despair in town, and then does nothing."""

    name: ClassVar[str] = "cleansing"
    sign: ClassVar[Option | None] = Card("cleansing")
    index: ClassVar[int] = CLEANSING

    def asks(self, state: NewSalemState, seat: int) -> Question | str:
        return DO_IT

    def happen(self, game: NewSalem, seat: int, target: int) -> None:
        game.next(Cleanse(seat, game.state.components.cleansed))
