"""A turn that is being taken, and how it is closed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....engine.compiling import mypyc_attr
from ....engine.offers import Offer
from ....engine.values import Word
from ..offers import WHILE_A_TURN_IS_TAKEN
from ..state import Salem
from ..steps import SeatStep

DRAW: Final = Word("draw")
END: Final = Word("end")


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnStep(SeatStep):
    """A turn, or a part of an action in it. Others have the same offers in all of them."""

    phase: ClassVar[str] = "day"
    offers: ClassVar[tuple[Offer[Any], ...]] = WHILE_A_TURN_IS_TAKEN


def close_turn(game: Salem, lapsed: bool = False) -> None:
    """The action is taken, so the turn, which waits below, ends.

    `lapsed`: a part of it was not answered in time; then the turn goes on, unless its hourglass is running.
    """
    state = game.state
    if lapsed and not (state.hourglass or state.edition.turn_always_timed):
        return
    for step in reversed(game.agenda):
        if isinstance(step, TurnStep):
            step.answers[step.seat] = DRAW if lapsed and not state.played else END
            return
