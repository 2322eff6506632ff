"""Samuel Parris: twice, instead of drawing or playing, takes two cards, or up to two, from the discard pile."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....engine.agenda import NOTHING
from ....engine.candidates import Candidates
from ....engine.decisions import Question
from ....engine.offers import Offer
from ....engine.values import DONE, Card, Word
from .. import turn
from ..components import CARDS, KIND, KIND_NAMED, KINDS, is_black
from ..events import AbilityUsed, CardRecovered
from ..offers import WHILE_A_TURN_IS_TAKEN
from ..queries import is_living, leaves_at_two, two_left
from ..state import Salem, SalemState
from ..steps import SalemStep
from .character import SAMUEL_PARRIS

RECOVER: Final = Word("recover")


def recoverable(state: SalemState) -> list[int]:
    """The kinds on the discard pile that are not black; with two players left, nor any that leave the game then."""
    kinds = {KIND[card] for card in state.discard}
    two = two_left(state)
    return sorted([kind for kind in kinds if not is_black(kind) and not (two and leaves_at_two(state, kind))])


def add_power(state: SalemState, seat: int, among: Candidates) -> None:
    """What he may do in his turn, or why he may not."""
    if state.played or not state.uses[seat][SAMUEL_PARRIS.limited]:
        among.add(RECOVER, "SAL-CHAR-PARRIS-01")
    else:
        among.add(RECOVER, "" if recoverable(state) else "SAL-RULING-53")


class Recover(SalemStep):
    """He picks a card, then a second, which he may leave where he takes up to two.

    With the first his use is spent, and his turn will end.
    """

    seat: int
    taken: int

    offers: ClassVar[tuple[Offer[Any], ...]] = WHILE_A_TURN_IS_TAKEN

    def ask(self, game: Salem) -> dict[int, Question]:
        """Which card."""
        state = game.state
        kinds = recoverable(state)
        if not is_living(state, self.seat) or not kinds:
            return NOTHING
        among = Candidates(*[CARDS[kind] for kind in kinds])
        if self.taken and not state.edition.parris_takes_two:
            among.add(DONE)
        for kind in sorted({KIND[card] for card in state.discard}):
            if is_black(kind):
                among.add(CARDS[kind], "SAL-CHAR-PARRIS-03")
        return {self.seat: Question("recover", among, timer=state.edition.decision_seconds)}

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
