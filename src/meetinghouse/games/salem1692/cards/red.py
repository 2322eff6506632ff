"""Red cards: accusations that stay in front of a player until a trial."""

from __future__ import annotations

from typing import ClassVar

from ....engine.values import seats_in
from .. import trial
from ..components import ACCUSATION, EVIDENCE, PIETY, WITNESS
from ..queries import character, has_in_front, others, threshold, total
from ..state import Salem
from .card import PlayingCard


def without_second_trial(game: Salem, by: int, seats: int, worth: int, kind: int) -> int:
    """Where a turn may bring one trial only: without the seats this card would bring to a second."""
    state = game.state
    if not state.edition.one_trial_per_turn or not state.trials:
        return seats
    for seat in seats_in(seats):
        counts = character(state, seat).evidence_counts if kind == EVIDENCE else worth
        if total(state, seat) + counts >= threshold(state, seat, by):
            seats &= ~(1 << seat)
    return seats


class RedCard(PlayingCard):
    """Goes to the target's front and counts as accusations there."""

    worth: ClassVar[int] = 0

    def targets(self, game: Salem, by: int) -> int:
        """Every other living player, but no one whom Piety protects from red cards."""
        state = game.state
        seats = others(state, by)
        if not state.edition.piety_doubles:
            for seat in seats_in(seats):
                if has_in_front(state, seat, PIETY):
                    seats &= ~(1 << seat)
                    break
        if state.trials and state.edition.one_trial_per_turn:
            return without_second_trial(game, by, seats, self.worth, self.kind)
        return seats

    def why_not(self, game: Salem, by: int, seat: int) -> str:
        """Piety, or one trial per turn."""
        state = game.state
        if seat != by and state.living >> seat & 1:
            piety = not state.edition.piety_doubles and has_in_front(state, seat, PIETY)
            return "SAL-CARD-PIETY-03" if piety else "SAL-TRIAL-13"
        return super().why_not(game, by, seat)

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
