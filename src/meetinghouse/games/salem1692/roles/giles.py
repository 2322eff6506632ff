"""Giles Corey: two red cards (or two Accusations) drawn let him show them and draw a third."""

from __future__ import annotations

from ....engine.agenda import NOTHING
from ....engine.decisions import Question
from ....engine.values import NO, YES
from .. import draw
from ..components import ACCUSATION, KIND, is_red
from ..events import AbilityUsed, CardsShown
from ..queries import character
from ..state import Salem, SalemState
from ..steps import SalemStep
from ..verbs import lay_open, names
from .character import GILES_COREY


def may_show(state: SalemState, seat: int) -> bool:
    """Whether both cards of his Draw action are of the kind his card names."""
    if len(state.drawn) != 2 or not all(card in state.hands[seat] for card in state.drawn):
        return False
    if state.edition.giles_any_red:
        return all(is_red(KIND[card]) for card in state.drawn)
    return all(KIND[card] == ACCUSATION for card in state.drawn)


class GilesDecides(SalemStep):
    """Asked after each of his draws, for a question only then would betray what he drew."""

    seat: int

    def ask(self, game: Salem) -> dict[int, Question]:
        """Show both and draw a third?"""
        state = game.state
        if character(state, self.seat) is not GILES_COREY or len(state.drawn) != 2:
            return NOTHING
        options = (YES, NO) if may_show(state, self.seat) else (NO,)
        return self.yes_or_no(game, self.seat, "giles-shows", options=options)

    def resolve(self, game: Salem) -> None:
        """The third card never gives a fourth."""
        state = game.state
        if self.choice_of(self.seat) == YES:
            game.tell_all(AbilityUsed(self.seat, GILES_COREY.name))
            game.tell_all(CardsShown(self.seat, names(state.drawn)))
            for card in state.drawn:
                lay_open(state, card)
            game.next(draw.Draw(self.seat, 1))
