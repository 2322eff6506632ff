"""The end of the resolution of a black card, and what waits for it."""

from __future__ import annotations

from typing import ClassVar

from ..events import Narrated
from ..queries import is_living
from ..state import Salem
from ..steps import SalemStep
from ..verbs import maybe_reform_exhausted, put_on_discard, reform_deck, without


def is_resolving(game: Salem) -> bool:
    """Whether a black card is being resolved."""
    return any(isinstance(step, BlackDone) for step in game.agenda)


class BlackDone(SalemStep):
    """A black card is resolved: Conspiracy is discarded, draws that were due are made, play goes on."""

    card: int

    def resolve(self, game: Salem) -> None:
        state = game.state
        if self.card >= 0:
            state.aside = without(state.aside, (self.card,))
            put_on_discard(state, (self.card,))
            maybe_reform_exhausted(game)
        if not is_resolving(game):
            game.next(*[step for who in state.heeding for step in who.after_black(state)])


def drawer_of_night(game: Salem) -> int:
    """Who drew Night, while a night is being played; otherwise -1."""
    return next((step.drawer for step in reversed(game.agenda) if isinstance(step, Daybreak)), -1)


class Daybreak(SalemStep):
    """The gavel goes back, immunity ends, the deck is re-formed, play goes on."""

    drawer: int

    phase: ClassVar[str] = "night"

    def resolve(self, game: Salem) -> None:
        state = game.state
        state.gavel = state.target = -1
        state.confessed = state.target_known = 0
        if state.edition.reforms_after_every_night or not state.deck:
            reform_deck(game)
        game.tell_all(Narrated("night-over", state.turn if is_living(state, state.turn) else None))
