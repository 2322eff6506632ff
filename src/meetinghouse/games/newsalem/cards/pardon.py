"""Pardon: it cancels a trial; both cards are spent."""

from __future__ import annotations

from typing import ClassVar

from ....engine.candidates import Seats
from ....engine.values import Card, Option
from ..components import PARDON
from ..state import NewSalem, NewSalemState
from ..verbs import pardon
from .card import EventCard


class Pardon(EventCard):
    """Anybody on trial, the trigger too."""

    name: ClassVar[str] = "pardon"
    sign: ClassVar[Option | None] = Card("pardon")
    index: ClassVar[int] = PARDON
    no_target: ClassVar[str] = "NEW-EVENT-23"

    def targets(self, state: NewSalemState, seat: int) -> Seats:
        return super().targets(state, seat).bar(~state.on_trial, "NEW-EVENT-22")

    def happen(self, game: NewSalem, seat: int, target: int) -> None:
        pardon(game.state, target)
