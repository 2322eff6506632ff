"""Black cards in general: resolved completely at once, and what waits until then."""

from __future__ import annotations

from . import conspiracy, night
from .components import KIND, NIGHT
from .events import BlackCardDrawn
from .roles import rebecca
from .state import Salem
from .steps import SalemStep
from .verbs import lay_open, maybe_reform_exhausted, names, put_on_discard


def resolve_black(game: Salem, seat: int, card: int, by_look: bool = False) -> None:
    """A black card has come up: everybody sees it, and it is resolved before anything else."""
    state = game.state
    lay_open(state, card)
    state.aside.append(card)
    game.tell_all(BlackCardDrawn(seat, names([card])[0]))
    if KIND[card] == NIGHT:
        game.next(*night.night_steps(seat), BlackDone(-1))
    else:
        game.next(conspiracy.CatStrikes(seat, by_look), conspiracy.Exchange(seat), BlackDone(card))


def is_resolving(game: Salem) -> bool:
    """Whether a black card is being resolved."""
    return any(isinstance(step, BlackDone) for step in game.agenda)


class BlackDone(SalemStep):
    """A black card is resolved: Conspiracy is discarded, draws that were due are made."""

    card: int

    def resolve(self, game: Salem) -> None:
        """Play goes on where it stopped."""
        state = game.state
        if self.card >= 0:
            state.aside.remove(self.card)
            put_on_discard(state, [self.card])
            maybe_reform_exhausted(game)
        if not is_resolving(game):
            due = state.due
            state.due = []
            game.next(*[rebecca.RebeccasDraw(seat) for seat in due])
