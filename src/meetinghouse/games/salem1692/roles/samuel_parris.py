"""Samuel Parris: twice, instead of drawing or playing, takes two cards, or up to two, from the discard pile."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.agenda import NOTHING
from ....engine.candidates import Listed
from ....engine.decisions import Question
from ....engine.values import DONE, Card, Choice, Option, Word
from ..components import CARDS, KIND, KIND_NAMED, KINDS, is_black
from ..events import AbilityUsed, CardRecovered
from ..phases.action import TurnStep, close_turn
from ..queries import is_living, leaves_at_two, two_left
from ..state import Salem, SalemState
from ..verbs import use_up, without
from .character import Character

RECOVER: Final = Word("recover")


def recoverable(state: SalemState) -> list[int]:
    """The kinds on the discard pile that are not black; with two players left, nor any that leave the game then."""
    kinds = {KIND[card] for card in state.discard}
    two = two_left(state)
    return sorted([kind for kind in kinds if not is_black(kind) and not (two and leaves_at_two(state, kind))])


class Recover(TurnStep):
    """He picks a card, then a second, which he may leave where he takes up to two; both openly into his hand.

    With the first his use is spent, and his turn will end.
    """

    taken: int

    def ask(self, game: Salem) -> dict[int, Question]:
        state = game.state
        kinds = recoverable(state)
        if not is_living(state, self.seat) or not kinds:
            return NOTHING
        among = Listed(*[CARDS[kind] for kind in kinds])
        if self.taken and not state.edition.parris_takes_two:
            among.add(DONE)
        for kind in sorted({KIND[card] for card in state.discard}):
            if is_black(kind):
                among.add(CARDS[kind], "SAL-CHAR-PARRIS-03")
        return self.ask_one(game, self.seat, "recover", among)

    def resolve(self, game: Salem) -> None:
        state = game.state
        choice = self.answers.get(self.seat)
        if not isinstance(choice, Card):
            if not self.taken:
                close_turn(game, lapsed=True)
            return
        if not self.taken:
            use_up(state, self.seat, SAMUEL_PARRIS.limited)
            game.tell_all(AbilityUsed(self.seat, SAMUEL_PARRIS.name))
            close_turn(game)
        kind = KIND_NAMED[choice.kind]
        card = next(card for card in reversed(state.discard) if KIND[card] == kind)
        state.discard = without(state.discard, (card,))
        state.hands[self.seat] += (card,)
        game.tell_all(CardRecovered(self.seat, KINDS[kind]))
        if self.taken == 0:
            game.next(Recover(self.seat, 1))


class SamuelParris(Character):
    number: ClassVar[int] = 9
    name: ClassVar[str] = "samuel-parris"
    limited: ClassVar[int] = 1

    def powers(self, game: Salem, seat: int) -> tuple[tuple[Option, str], ...]:
        state = game.state
        if state.played or not state.uses[seat][self.limited]:
            return ((RECOVER, "SAL-CHAR-PARRIS-01"),)
        return ((RECOVER, "" if recoverable(state) else "SAL-RULING-53"),)

    def use_power(self, game: Salem, seat: int, choice: Choice) -> None:
        game.next(Recover(seat, 0))


SAMUEL_PARRIS: Final = SamuelParris()
