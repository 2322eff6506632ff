"""Phase 1: deal, draft, discard."""

from __future__ import annotations

from typing import ClassVar

from ....engine.agenda import Step
from ....engine.decisions import Question
from ....engine.values import Option, Word
from ..queries import buildings
from ..state import NewSalem, NewSalemState
from ..verbs import begin_round, deal_hands, discard_hand, pass_hands, pick, redraw
from .cubes import reveal

REDRAW = Word("redraw")


class BeginRound(Step[NewSalemState]):
    """Turn up the next counter and deal hands; then pass them until two cards are left, and play those."""

    def resolve(self, game: NewSalem) -> None:
        begin_round(game)
        deal = game.state.components.deals[game.state.round - 1]
        deal_hands(game, deal)
        game.next(*[Pick() for _ in range(deal - 2)], LastTwo())


class Choose(Step[NewSalemState]):
    """Everybody chooses a building of the hand, sealed until all have; without an answer the first."""

    revisable: ClassVar[bool] = True
    rule: ClassVar[str] = ""  # the clause that says what there is to choose from
    besides: ClassVar[tuple[Option, ...]] = ()  # what else one may do

    def ask(self, game: NewSalem) -> dict[int, Question]:
        timer = game.state.seconds[0] or None
        asked: dict[int, Question] = {}
        for seat in range(game.state.players):
            cards = buildings(game.state, seat)
            options = cards + self.besides
            asked[seat] = Question(self.phase, options, timer=timer, default=cards[0], seen_by="nobody", rule=self.rule)
        return asked


class Pick(Choose):
    """Everybody lays the chosen building down and passes the rest to the neighbour."""

    phase: ClassVar[str] = "pick"
    rule: ClassVar[str] = "NEW-DRAFT-01"

    def resolve(self, game: NewSalem) -> None:
        for seat in range(game.state.players):
            pick(game.state, seat, self.answers[seat])
        pass_hands(game)


class LastTwo(Choose):
    """Keep one of the last two cards, or discard both and draw; then all is revealed.

    Seat by seat discards go under the deck, then the new card is drawn.
    """

    phase: ClassVar[str] = "last-two"
    rule: ClassVar[str] = "NEW-DISC-01"
    besides: ClassVar[tuple[Option, ...]] = (REDRAW,)

    def resolve(self, game: NewSalem) -> None:
        for seat in range(game.state.players):
            choice = self.answers[seat]
            if choice == REDRAW:
                redraw(game, seat)
            else:
                pick(game.state, seat, choice)
                discard_hand(game.state, seat)
        reveal(game)
