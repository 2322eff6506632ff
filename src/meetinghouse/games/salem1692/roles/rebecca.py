"""Rebecca Nurse: may draw a card when a trial reveals another player's tryal card."""

from __future__ import annotations

from ....engine.agenda import NOTHING
from ....engine.decisions import Question
from ....engine.values import YES
from .. import black, draw
from ..events import AbilityUsed
from ..queries import character, clockwise
from ..state import Salem
from ..steps import SalemStep
from .character import REBECCA_NURSE


def owe_draws(game: Salem, revealed: int) -> None:
    """A tryal card of that player was revealed; while a black card is being resolved, the draw waits for its end."""
    if black.is_resolving(game):
        game.state.due.append(revealed)
    else:
        game.next(RebeccasDraw(revealed))


class RebeccasDraw(SalemStep):
    """Everybody with the ability, but for the one revealed, clockwise from the active player."""

    revealed: int

    def resolve(self, game: Salem) -> None:
        """Each is asked."""
        state = game.state
        seats = clockwise(state, state.turn, state.living & ~(1 << self.revealed))
        game.next(*[RebeccaDecides(seat) for seat in seats if character(state, seat) is REBECCA_NURSE])


class RebeccaDecides(SalemStep):
    """Draw one card?"""

    seat: int

    def ask(self, game: Salem) -> dict[int, Question]:
        """Draw?"""
        if character(game.state, self.seat) is not REBECCA_NURSE:
            return NOTHING
        return self.yes_or_no(game, self.seat, "rebecca-draws")

    def resolve(self, game: Salem) -> None:
        """One card; a black one is resolved at once."""
        if self.choice_of(self.seat) == YES:
            game.tell_all(AbilityUsed(self.seat, REBECCA_NURSE.name))
            game.next(draw.Draw(self.seat, 1))
