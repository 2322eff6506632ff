"""Investigation: the trigger alone sees another player's character."""

from __future__ import annotations

from typing import ClassVar

from ....engine.candidates import Seats
from ....engine.values import Card, Option
from ..components import INVESTIGATION
from ..state import NewSalem, NewSalemState
from ..verbs import show_character
from .card import EventCard


class Investigation(EventCard):
    """Anybody else, as often as it is paid for."""

    name: ClassVar[str] = "investigation"
    sign: ClassVar[Option | None] = Card("investigation")
    index: ClassVar[int] = INVESTIGATION

    def targets(self, state: NewSalemState, seat: int) -> Seats:
        return super().targets(state, seat).bar(1 << seat, "NEW-RULING-16")

    def happen(self, game: NewSalem, seat: int, target: int) -> None:
        show_character(game, seat, target)
