"""Giles Corey: two red cards (or two Accusations) drawn let him show them and draw a third."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.values import NO, YES, Option
from ..components import ACCUSATION, KIND, is_red
from ..events import CardsShown
from ..phases.draw import Draw
from ..queries import character
from ..state import Salem, SalemState
from ..steps import SalemStep
from ..verbs import lay_open, names
from .ability import Decides
from .character import Character


def may_show(state: SalemState, seat: int) -> bool:
    """Whether both cards of his Draw action are of the kind his card names."""
    return all(
        card in state.hands[seat] and (is_red(KIND[card]) if state.edition.giles_any_red else KIND[card] == ACCUSATION)
        for card in state.drawn
    )


class GilesDecides(Decides):
    """He is asked after each of his draws, so that the question does not betray what he drew.

    A third card never gives a fourth.
    """

    kind: ClassVar[str] = "giles-shows"
    ability: ClassVar[str] = "giles-corey"

    def options(self, game: Salem) -> tuple[Option, ...]:
        if character(game.state, self.seat) is not GILES_COREY or len(game.state.drawn) != 2:
            return ()
        return (YES, NO) if may_show(game.state, self.seat) else (NO,)

    def use(self, game: Salem) -> None:
        drawn = game.state.drawn
        game.tell_all(CardsShown(self.seat, names(drawn)))
        for card in drawn:
            lay_open(game.state, card)
        game.next(Draw(self.seat, 1))


class GilesCorey(Character):
    """Only his Draw action counts, no other draw."""

    number: ClassVar[int] = 4
    name: ClassVar[str] = "giles-corey"

    def after_drawing(self, seat: int) -> list[SalemStep]:
        return [GilesDecides(seat)]


GILES_COREY: Final = GilesCorey()
