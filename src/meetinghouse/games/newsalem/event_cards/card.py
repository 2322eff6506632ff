"""What the event cards have in common."""

from __future__ import annotations

from ....engine.values import Option, seat_options
from ..box import EVENTS
from ..state import NewSalem, NewSalemState


class EventCard:
    """An event that a player may trigger, mostly against somebody."""

    index = -1
    no_target = ""  # the clause by which there may be nobody to trigger it against

    @property
    def kind(self) -> str:
        """Its name."""
        return EVENTS[self.index]

    def targets(self, state: NewSalemState, seat: int) -> int:
        """Against whom that player may trigger it, as a bit mask."""
        return ((1 << state.players) - 1) & ~(1 << seat)

    def options(self, state: NewSalemState, seat: int) -> tuple[Option, ...]:
        """What the player may choose."""
        return seat_options(self.targets(state, seat))

    def why_not_against(self, state: NewSalemState, seat: int, target: int) -> str:
        """The clause that spares this target."""
        raise NotImplementedError

    def why_not(self, state: NewSalemState, seat: int) -> str | None:
        """The clause by which the player may not trigger it now, if one does."""
        if not state.middle[self.index]:
            return "NEW-EVENT-06"
        if not self.options(state, seat):
            return self.no_target
        if state.hope[seat] < state.components.costs[self.index]:
            return "NEW-EVENT-02"
        return None

    def happen(self, game: NewSalem, seat: int, target: int) -> None:
        """It was paid for: what it does."""
        raise NotImplementedError
