"""Phase 1: deal, draft, discard."""

from __future__ import annotations

from ....engine.agenda import Step
from ....engine.decisions import Question
from ....engine.values import Word
from ..queries import buildings
from ..state import NewSalem, NewSalemState
from ..verbs import begin_round, deal_hands, discard_hand, pass_hands, pick, redraw
from .cubes import reveal

REDRAW = Word("redraw")


class BeginRound(Step[NewSalemState]):
    """The next counter lies on top, and everybody gets a hand."""

    def resolve(self, game: NewSalem) -> None:
        """Then as many passes as leave two cards, and the last two."""
        begin_round(game)
        deal = game.state.components.deals[game.state.round - 1]
        deal_hands(game, deal)
        game.next(*[Pick() for _ in range(deal - 2)], LastTwo())


class Pick(Step[NewSalemState]):
    """Everybody chooses a building and passes the rest."""

    phase = "pick"
    revisable = True

    def ask(self, game: NewSalem) -> dict[int, Question]:
        """One card of the hand, sealed until all have chosen; else the first."""
        timer = game.state.seconds[0] or None
        asked: dict[int, Question] = {}
        for seat in range(game.state.players):
            cards = buildings(game.state, seat)
            asked[seat] = Question("pick", cards, timer=timer, default=cards[0], seen_by="nobody", rule="NEW-DRAFT-01")
        return asked

    def resolve(self, game: NewSalem) -> None:
        """Lay the chosen cards down; every hand goes to the neighbour."""
        for seat in range(game.state.players):
            pick(game.state, seat, self.answers[seat])
        pass_hands(game)


class LastTwo(Step[NewSalemState]):
    """Keep one of the last two cards, or discard both and draw."""

    phase = "last-two"
    revisable = True

    def ask(self, game: NewSalem) -> dict[int, Question]:
        """One of the two, or a new one; else the first."""
        timer = game.state.seconds[0] or None
        asked: dict[int, Question] = {}
        for seat in range(game.state.players):
            cards = buildings(game.state, seat)
            asked[seat] = Question(
                "last-two", (*cards, REDRAW), timer=timer, default=cards[0], seen_by="nobody", rule="NEW-DISC-01"
            )
        return asked

    def resolve(self, game: NewSalem) -> None:
        """Seat by seat: discards go under the deck, then the new card is drawn. Then all is revealed."""
        for seat in range(game.state.players):
            choice = self.answers[seat]
            if choice == REDRAW:
                redraw(game, seat)
            else:
                pick(game.state, seat, choice)
                discard_hand(game.state, seat)
        reveal(game)
