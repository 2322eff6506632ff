"""Drawing cards, one after the other."""

from __future__ import annotations

from ..components import KIND, KINDS, NIGHT, is_black
from ..events import CardDrawn, DrawForfeited, TopDiscarded
from ..queries import leaves_at_two, two_left
from ..state import Salem
from ..steps import SeatStep
from ..verbs import draw_into_hand, maybe_reform_exhausted, put_on_discard, remove_from_game


class FromDeck(SeatStep):
    """Cards come from the top of the deck, one after the other; a black one is resolved before the next.

    Where only Night is left after a re-forming, the rest is forfeited.
    """

    left: int
    special: bool = False  # the Draw action; for discards, after a look at a ghost
    resumed: bool = False  # a night came between

    def use(self, game: Salem, card: int) -> bool:
        """Use a drawn card; returns whether it counts."""
        raise NotImplementedError

    def by_look(self) -> bool:
        """Whether the cards come up because somebody looked at a ghost."""
        return False

    def resolve(self, game: Salem) -> None:
        state = game.state
        left = self.left
        reformed = self.resumed
        while left and state.living >> self.seat & 1:
            if reformed and len(state.deck) == 1 and KIND[state.deck[0]] == NIGHT:
                game.tell_all(DrawForfeited(self.seat))
                return
            card = state.deck.pop()
            if is_black(KIND[card]):
                game.next(type(self)(self.seat, left - 1, self.special, KIND[card] == NIGHT))
                state.cards[KIND[card]].come_up(game, self.seat, card, self.by_look())
                return
            left -= self.use(game, card)
            reformed = not state.deck
            if reformed:
                maybe_reform_exhausted(game)


class Draw(FromDeck):
    """A player draws so many cards into the hand; with two players left some leave the game and are replaced."""

    def use(self, game: Salem, card: int) -> bool:
        state = game.state
        if two_left(state) and leaves_at_two(state, KIND[card]):
            game.tell_all(CardDrawn(self.seat))
            remove_from_game(game, self.seat, (card,))
            return False
        draw_into_hand(game, self.seat, card)
        if self.special:
            state.drawn += (card,)
        return True


class DiscardTop(FromDeck):
    """In the ghost game the top cards of the deck are discarded: on a ghost's own turn, or after a look at one."""

    def use(self, game: Salem, card: int) -> bool:
        put_on_discard(game.state, (card,))
        game.tell_all(TopDiscarded(self.seat, KINDS[KIND[card]]))
        return True

    def by_look(self) -> bool:
        return self.special
