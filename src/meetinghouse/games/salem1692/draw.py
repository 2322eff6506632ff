"""Drawing cards, one after the other."""

from __future__ import annotations

from . import black
from .components import KIND, KINDS, NIGHT, is_black
from .events import CardDrawn, DrawForfeited, TopDiscarded
from .queries import is_living, leaves_at_two, two_left
from .state import Salem
from .steps import SalemStep
from .verbs import draw_into_hand, maybe_reform_exhausted, put_on_discard, remove_from_game


class FromDeck(SalemStep):
    """Cards come from the top of the deck, one after the other; a black one is resolved before the next."""

    seat: int
    left: int
    special: bool = False  # the Draw action; for discards, after a look at a ghost
    resumed: bool = False  # a night came between

    def use(self, game: Salem, card: int) -> bool:
        """What becomes of a card; whether it counts."""
        raise NotImplementedError

    def resolve(self, game: Salem) -> None:
        """Where only Night is left after a re-forming, the rest is forfeited."""
        state = game.state
        left = self.left
        reformed = self.resumed
        while left and is_living(state, self.seat):
            if reformed and len(state.deck) == 1 and KIND[state.deck[0]] == NIGHT:
                game.tell_all(DrawForfeited(self.seat))
                return
            card = state.deck.pop()
            if is_black(KIND[card]):
                game.next(type(self)(self.seat, left - 1, self.special, KIND[card] == NIGHT))
                black.resolve_black(game, self.seat, card, self.by_look())
                return
            left -= self.use(game, card)
            reformed = not state.deck
            maybe_reform_exhausted(game)

    def by_look(self) -> bool:
        """Whether the cards come up because somebody looked at a ghost."""
        return False


class Draw(FromDeck):
    """A player draws so many cards."""

    def use(self, game: Salem, card: int) -> bool:
        """Into the hand; with two players left some leave the game and are replaced."""
        state = game.state
        if two_left(state) and leaves_at_two(state, KIND[card]):
            game.tell_all(CardDrawn(self.seat))
            remove_from_game(game, self.seat, [card])
            return False
        draw_into_hand(game, self.seat, card)
        if self.special:
            state.drawn.append(card)
        return True


class DiscardTop(FromDeck):
    """In the ghost game the top cards of the deck are discarded."""

    def use(self, game: Salem, card: int) -> bool:
        """Onto the discard pile."""
        put_on_discard(game.state, [card])
        game.tell_all(TopDiscarded(self.seat, KINDS[KIND[card]]))
        return True

    def by_look(self) -> bool:
        """Otherwise it is the ghost's own turn."""
        return self.special
