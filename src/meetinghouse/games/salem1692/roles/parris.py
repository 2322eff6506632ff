"""Samuel Parris: twice, instead of drawing or playing, takes two cards, or up to two, from the discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ....engine.decisions import Decision
from ....engine.values import DONE, Card, Option
from .. import turn
from ..components import CARDS, KIND, KIND_NAMED, KINDS, is_black
from ..events import AbilityUsed, CardRecovered
from ..queries import is_living, leaves_at_two, two_left
from ..state import Salem, SalemState
from ..steps import SalemStep
from .character import SAMUEL_PARRIS


def recoverable(state: SalemState) -> list[int]:
    """The kinds on the discard pile that are not black; with two players left, nor any that leave the game then."""
    kinds = {KIND[card] for card in state.discard}
    two = two_left(state)
    return sorted([kind for kind in kinds if not is_black(kind) and not (two and leaves_at_two(state, kind))])


class Recover(SalemStep):
    """He picks a card, then a second, which he may leave where he takes up to two.

    With the first his use is spent, and his turn will end.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "taken")

    def __init__(self, seat: int, taken: int) -> None:
        super().__init__()
        self.seat = seat
        self.taken = taken

    def ask(self, game: Salem) -> Sequence[Decision]:
        """Which card."""
        state = game.state
        kinds = recoverable(state)
        if not is_living(state, self.seat) or not kinds:
            return ()
        options: tuple[Option, ...] = tuple([CARDS[kind] for kind in kinds])
        if self.taken and not state.edition.parris_takes_two:
            options = (*options, DONE)
        return [self.question(game, self.seat, "recover", options, timer=state.edition.decision_seconds)]

    def resolve(self, game: Salem) -> None:
        """Openly into his hand."""
        state = game.state
        choice = self.choice_of(self.seat)
        if not isinstance(choice, Card):
            if not self.taken:
                turn.close_turn(game, lapsed=True)
            return
        if not self.taken:
            state.uses[self.seat][SAMUEL_PARRIS.limited] -= 1
            game.tell_all(AbilityUsed(self.seat, SAMUEL_PARRIS.name))
            turn.close_turn(game)
        kind = KIND_NAMED[choice.kind]
        card = next(card for card in reversed(state.discard) if KIND[card] == kind)
        state.discard.remove(card)
        state.hands[self.seat].append(card)
        game.tell_all(CardRecovered(self.seat, KINDS[kind]))
        if self.taken == 0:
            game.next(Recover(self.seat, 1))
