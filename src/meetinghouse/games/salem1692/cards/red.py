"""Red cards: accusations that stay in front of a player until a trial."""

from __future__ import annotations

from typing import ClassVar

from ....engine.values import seats_in
from .. import trial
from ..components import ACCUSATION, EVIDENCE, KIND, PIETY, WITNESS
from ..queries import character, others, threshold, total
from ..state import Salem, SalemState
from .card import NO_BARS, Bars, PlayingCard


def second_trials(game: Salem, by: int, worth: int, kind: int) -> int:
    """Where a turn may bring one trial only: the seats this card would bring to a second."""
    state = game.state
    found = 0
    for seat in seats_in(others(state, by)):
        counts = character(state, seat).evidence_counts if kind == EVIDENCE else worth
        if total(state, seat) + counts >= threshold(state, seat, by):
            found |= 1 << seat
    return found


def with_piety(state: SalemState) -> int:
    """The seats that have Piety in front of them."""
    found = 0
    for seat, front in enumerate(state.fronts):
        for card in front:
            if KIND[card] == PIETY:
                found |= 1 << seat
    return found


class RedCard(PlayingCard):
    """Goes to the target's front and counts as accusations there."""

    worth: ClassVar[int] = 0

    def bars(self, game: Salem, by: int) -> Bars:
        """Whom Piety protects from red cards; and where a turn may bring one trial only, whom this would try."""
        state = game.state
        edition = state.edition
        second = state.trials and edition.one_trial_per_turn
        if edition.piety_doubles and not second:
            return NO_BARS
        piety = 0 if edition.piety_doubles else with_piety(state)
        tried = second_trials(game, by, self.worth, self.kind) if second else 0
        return ((piety, "SAL-CARD-PIETY-03"), (tried, "SAL-TRIAL-13"))

    def play(self, game: Salem, by: int, target: int, detail: int) -> None:
        """Put it down; a trial follows where the threshold is reached."""
        self.to_front(game, by, target)
        trial.maybe_trial(game, by, target, placed=True)


class Accusation(RedCard):
    """Counts 1 accusation."""

    kind: ClassVar[int] = ACCUSATION
    worth: ClassVar[int] = 1


class Evidence(RedCard):
    """Counts 3 accusations, against Cotton Mather 1."""

    kind: ClassVar[int] = EVIDENCE
    worth: ClassVar[int] = 3


class Witness(RedCard):
    """Counts 7 accusations."""

    kind: ClassVar[int] = WITNESS
    worth: ClassVar[int] = 7
