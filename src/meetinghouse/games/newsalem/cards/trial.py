"""Trial: a player is put on trial until the end of the game, or a Pardon."""

from __future__ import annotations

from typing import ClassVar

from ....engine.candidates import Seats
from ....engine.values import Card, Option
from ..components import TRIAL
from ..state import NewSalem, NewSalemState
from ..verbs import put_on_trial
from .card import EventCard


class Trial(EventCard):
    """The target is anybody else who is not on trial."""

    name: ClassVar[str] = "trial"
    sign: ClassVar[Option | None] = Card("trial")
    index: ClassVar[int] = TRIAL
    no_target: ClassVar[str] = "NEW-EVENT-20"

    def targets(self, state: NewSalemState, seat: int) -> Seats:
        return super().targets(state, seat).bar(1 << seat, "NEW-RULING-12").bar(state.on_trial, "NEW-EVENT-20")

    def happen(self, game: NewSalem, seat: int, target: int) -> None:
        put_on_trial(game.state, target)
