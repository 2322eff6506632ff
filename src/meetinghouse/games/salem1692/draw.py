"""Drawing cards, one after the other."""

from __future__ import annotations

from typing import ClassVar

from . import black
from .components import KIND, NIGHT, is_black
from .events import CardDrawn, DrawForfeited
from .queries import is_living, leaves_at_two, two_left
from .state import Salem
from .steps import SalemStep
from .verbs import draw_into_hand, maybe_reform_exhausted, remove_from_game


class Draw(SalemStep):
    """A player draws so many cards; `action`: it is the Draw action; `resumed`: a night came between."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "action", "resumed")

    def __init__(self, seat: int, left: int, action: bool = False, resumed: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.action = action
        self.resumed = resumed

    def resolve(self, game: Salem) -> None:
        """Card by card; a black one is resolved before the next."""
        state = game.state
        left = self.left
        reformed = self.resumed
        while left and is_living(state, self.seat):
            if not state.deck:
                maybe_reform_exhausted(game)
                reformed = True
            if reformed and len(state.deck) == 1 and KIND[state.deck[0]] == NIGHT:
                game.tell_all(DrawForfeited(self.seat))
                return
            card = state.deck.pop()
            kind = KIND[card]
            if is_black(kind):
                game.next(Draw(self.seat, left - 1, self.action, kind == NIGHT))
                black.resolve_black(game, self.seat, card)
                return
            if two_left(state) and leaves_at_two(state, kind):
                game.tell_all(CardDrawn(self.seat))
                remove_from_game(game, self.seat, [card])
            else:
                draw_into_hand(game, self.seat, card)
                if self.action:
                    state.drawn.append(card)
                left -= 1
            reformed = False
            if not state.deck:
                maybe_reform_exhausted(game)
                reformed = True
