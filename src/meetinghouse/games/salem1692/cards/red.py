"""Red cards: accusations that stay in front of a player until a trial."""

from __future__ import annotations

from typing import ClassVar

from ....engine.values import seats_in
from ..phases.trial import maybe_trial
from ..queries import character, others, threshold, total, trials_are_spent
from ..state import Salem, SalemState
from .card import NO_BARS, Bars, PlayingCard
from .piety import with_piety


class RedCard(PlayingCard):
    """Goes to the target's front and counts as accusations there; at the threshold a trial follows."""

    worth: ClassVar[int] = 0
    as_witness: ClassVar[bool] = False

    def worth_against(self, state: SalemState, seat: int) -> int:
        return self.worth

    def second_trials(self, game: Salem, by: int) -> int:
        """If a turn may bring only one trial: the seats that this card would bring to a second one."""
        state = game.state
        if not trials_are_spent(state):
            return 0
        accuser, found = character(state, by), 0
        for seat in seats_in(others(state, by)):
            if total(state, seat) + self.worth_against(state, seat) >= threshold(state, seat, accuser):
                found |= 1 << seat
        return found

    def bars(self, game: Salem, by: int) -> Bars:
        """Players whom Piety protects from red cards, and those whom the card would try once too often."""
        state = game.state
        doubles = state.edition.piety_doubles
        if doubles and not state.trials:
            return NO_BARS
        piety = 0 if doubles else with_piety(state)
        return ((piety, "SAL-CARD-PIETY-03"), (self.second_trials(game, by), "SAL-TRIAL-13"))

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        self.to_front(game, by, target, self.as_witness)
        maybe_trial(game, by, target, placed=True)
