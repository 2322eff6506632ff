"""Rebecca Nurse: may draw a card when a trial reveals another player's tryal card."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.values import NO, YES, Option
from ..phases.black import is_resolving
from ..phases.draw import Draw
from ..queries import character, clockwise
from ..state import Salem, SalemState
from ..steps import SalemStep
from .ability import Decides
from .character import Character


class RebeccasDraw(SalemStep):
    """Everybody with the ability, but for the one revealed, is asked, clockwise from the active player."""

    revealed: int

    def resolve(self, game: Salem) -> None:
        state = game.state
        seats = clockwise(state, state.turn, state.living & ~(1 << self.revealed))
        game.next(*[RebeccaDecides(seat) for seat in seats if character(state, seat) is REBECCA_NURSE])


class RebeccaDecides(Decides):
    """Draw one card? A black one is resolved at once."""

    kind: ClassVar[str] = "rebecca-draws"
    ability: ClassVar[str] = "rebecca-nurse"

    def options(self, game: Salem) -> tuple[Option, ...]:
        return (YES, NO) if character(game.state, self.seat) is REBECCA_NURSE else ()

    def use(self, game: Salem) -> None:
        game.next(Draw(self.seat, 1))


class RebeccaNurse(Character):
    """In some editions she also draws when the Black Cat reveals a card."""

    number: ClassVar[int] = 8
    name: ClassVar[str] = "rebecca-nurse"
    heeds_reveals: ClassVar[bool] = True

    def after_reveal(self, game: Salem, owner: int, cause: str, accuser: int) -> list[SalemStep]:
        """While a black card is being resolved, the draw waits for its end."""
        if cause != "trial" and not (cause in ("cat", "dawn") and game.state.edition.rebecca_by_cat):
            return []
        if is_resolving(game):
            game.state.due += (owner,)
            return []
        return [RebeccasDraw(owner)]

    def after_black(self, state: SalemState) -> list[SalemStep]:
        due, state.due = state.due, ()
        return [RebeccasDraw(revealed) for revealed in due]


REBECCA_NURSE: Final = RebeccaNurse()
