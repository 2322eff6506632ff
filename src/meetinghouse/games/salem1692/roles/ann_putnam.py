"""Ann Putnam: draws two cards for a trial she brings about, before the reveal or at the end of her turn."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.values import SEATS, Seat
from ..phases.draw import Draw
from ..state import Salem, SalemState
from ..steps import SalemStep
from .ability import Decides
from .character import Character


class AnnDecides(Decides):
    """Before the tryal card is picked she may draw two cards; the trial waits."""

    accused: int

    phase: ClassVar[str] = "trial"
    kind: ClassVar[str] = "ann-draws"
    ability: ClassVar[str] = "ann-putnam"

    def about(self) -> Seat:
        return SEATS[self.accused]

    def use(self, game: Salem) -> None:
        game.next(Draw(self.seat, 2))


class AnnPutnam(Character):
    """The edition decides when she draws. At the end of her turn she draws for every tryal card she picked in it."""

    number: ClassVar[int] = 1
    name: ClassVar[str] = "ann-putnam"

    def before_pick(self, state: SalemState, seat: int, accused: int) -> list[SalemStep]:
        return [] if state.edition.ann_draws_at_end else [AnnDecides(seat, accused)]

    def draws_at_end(self, state: SalemState) -> int:
        return 2 * state.picked if state.edition.ann_draws_at_end else 0


ANN_PUTNAM: Final = AnnPutnam()
