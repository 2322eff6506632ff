"""What everybody can know in Salem: how many worlds are left in which a seat is a witch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.events import Event
from ...games.salem1692 import events
from ..onlooker import Onlooker, concerns
from ..promises import Deed
from . import hearsay
from .belief import Belief

TELLING = (
    events.GameSet, events.TurnEnded, events.CardPlayed, events.TryalRevealed, events.Confessed, events.TargetAnnounced,
    events.CatGiven, events.PastDisclosed, events.CardsDiscarded,
)  # fmt: skip
EXCHANGE = (events.TryalTaken, events.TryalsMixed)


class SalemOnlooker(Onlooker):
    """The belief of somebody who knows no row."""

    def __init__(self, view: Any) -> None:
        super().__init__(view)
        self._belief = Belief(-1)
        self._exchanged = False  # tryal cards have changed hands; it counts from the next event on

    def observe(self, event: Event) -> list[float] | None:
        """Count the worlds that everybody can count."""
        self._belief.hear(event)
        counts, self._exchanged = self._exchanged, isinstance(event, EXCHANGE)
        if self._exchanged or not (counts or isinstance(event, TELLING)):
            return None
        return self._belief.odds().witch

    def doer(self, event: Event) -> int:
        """The player of the card, or the accuser."""
        if isinstance(event, events.CardPlayed):
            return event.by
        return event.accuser if isinstance(event, events.TrialBegan) else super().doer(event)

    def cause(self, public: Sequence[Event], line: int, seat: int) -> int:
        """The event after an exchange makes it count, and the end of a turn the cards played in it."""
        if line and isinstance(public[line - 1], EXCHANGE):
            return _taken(public, line, seat)
        ended = public[line]
        if not isinstance(ended, events.TurnEnded):
            return super().cause(public, line, seat)
        for earlier in range(line - 1, -1, -1):
            match public[earlier]:
                case events.TurnBegan():
                    break
                case events.CardPlayed(by=ended.seat) as played if concerns(played, seat):
                    return earlier
        return -1

    def deed_in(self, event: Event) -> Deed | None:
        """The same deeds as listeners use to judge promises."""
        return hearsay.deed_in(event)

    def new_round(self, event: Event, seat: int) -> bool:
        """Each turn of the seat begins a round."""
        return isinstance(event, events.TurnBegan) and event.seat == seat


def _taken(public: Sequence[Event], line: int, seat: int) -> int:
    """The line in which that seat took a tryal card, or in which all were mixed."""
    for earlier in range(line - 1, -1, -1):
        event = public[earlier]
        if isinstance(event, events.TryalsMixed) or (isinstance(event, events.TryalTaken) and event.taker == seat):
            return earlier
        if not isinstance(event, EXCHANGE):
            break
    return -1
