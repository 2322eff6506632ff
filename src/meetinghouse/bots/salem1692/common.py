"""What everybody can infer from the public story, and what a townsperson in any seat makes of it.

A townsperson knows one thing that an onlooker does not: they have never held a Witch card. So the belief of a
townsperson follows from that of the onlooker, and everybody can compute what a seat would do as a townsperson.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...engine.events import Event
from .belief import Belief
from .habits import Habits
from .worlds import Odds


class PublicBelief(Belief):
    """An onlooker's belief."""

    def __init__(self) -> None:
        super().__init__(-1)

    def copy(self) -> PublicBelief | None:
        """An independent copy; None for other kinds of belief."""
        other = super().copy()
        return other if isinstance(other, PublicBelief) else None

    def _another(self) -> Belief | None:
        return PublicBelief() if type(self) is PublicBelief else None

    def innocent(self, seat: int) -> Odds:
        """What that seat believes if it has never held a Witch card."""
        return self.odds_if(1 << seat)


class CommonBelief(PublicBelief):
    """An onlooker's belief, in which acts are weighed by what either side would have done."""

    watcher: ClassVar[type[Habits]] = Habits

    def read(self, story: Sequence[Event]) -> None:
        """Read what is new in the story; what everybody believed before each act counts."""
        for event in story[len(self.story) :]:
            self.hear(event)

    def copy(self) -> PublicBelief | None:
        """An independent copy."""
        other = super().copy()
        if other is not None:
            assert isinstance(other.behaviour, Habits)
            other.behaviour.ask_of(other.innocent)
        return other

    def _another(self) -> Belief:
        return type(self)()

    def _watch(self) -> Habits:
        return self.watcher(self.counts, self.innocent)


class InnocentBelief(Belief):
    """The belief of a townsperson in one seat, drawn from what everybody can infer."""

    def __init__(self, common: PublicBelief, seat: int, secret: object) -> None:
        """`secret` is something that the seat alone knows, so that nobody can foresee its whims."""
        super().__init__(seat)
        self._common = common
        self._secret = secret

    def _begin(self) -> None:
        """Nothing to do: it reads no story of its own."""

    @property
    def turn(self) -> object:
        """What everybody has heard up to this turn, and the secret."""
        return self._secret, self._common.turn

    def odds(self) -> Odds:
        """The expected number of Witch cards in each row, and each seat's chance of being a witch."""
        return self._common.innocent(self.me)

    def places(self, seat: int, down: Sequence[int]) -> list[float]:
        """The chance of a Witch card at each of these face-down places."""
        return self._common.places_if(1 << self.me, seat, down)
