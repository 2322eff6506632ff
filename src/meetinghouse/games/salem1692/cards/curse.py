"""Curse: discards one blue card in front of another player."""

from __future__ import annotations

from typing import ClassVar

from ....engine.candidates import Candidates, Listed
from ....engine.values import Card, Choice, seats_in
from ..components import CARDS, CURSE, KIND, KIND_NAMED, KINDS, PIETY
from ..events import WithoutEffect
from ..queries import blue_cards, goes_anywhere, others, trials_are_spent
from ..state import Salem
from ..verbs import discard_from_front
from .card import NO_BARS, Bars, PlayingCard
from .piety import tried_without_piety


class Curse(PlayingCard):
    """A player who loses Piety may stand trial at once."""

    kind: ClassVar[int] = CURSE
    not_oneself: ClassVar[str] = "SAL-LAW-02"
    asks: ClassVar[str] = "curse"

    def bars(self, game: Salem, by: int) -> Bars:
        """If a card must have an effect: players without a blue card. And those who would be tried a second time."""
        state = game.state
        if goes_anywhere(state):
            return NO_BARS
        without = tried = 0
        for seat in seats_in(others(state, by)):
            if not blue_cards(state, seat):
                without |= 1 << seat
            elif trials_are_spent(state) and not self.details(game, by, seat).options:
                tried |= 1 << seat
        return ((0 if state.edition.idle_cards else without, "SAL-CARD-CURSE-01"), (tried, "SAL-TRIAL-13"))

    def details(self, game: Salem, by: int, target: int) -> Candidates:
        """The blue cards in front of the target, without Piety if its loss would bring one trial too many."""
        state = game.state
        kept = trials_are_spent(state) and tried_without_piety(state, target)
        kinds = sorted({KIND[card] for card in blue_cards(state, target)})
        return Listed(*[CARDS[kind] for kind in kinds if not (kept and kind == PIETY)])

    def number(self, option: Choice) -> int:
        return KIND_NAMED[option.kind] if isinstance(option, Card) else super().number(option)

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        self.to_discard(game, by, target)
        if detail < 0:
            game.tell_all(WithoutEffect(target, KINDS[CURSE]))
            return
        discard_from_front(
            game, target, [card for card in game.state.fronts[target] if KIND[card] == detail][:1], "curse"
        )
        game.state.cards[detail].lost(game, target, counted=True)
