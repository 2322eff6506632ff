"""Whether a player was spoken to in this round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..engine.events import Event
from ..engine.sayings import Line, Saying, Spoke
from ..engine.values import Seat

NOBODY = -1
POINTING = ("why", "agree", "doubt")  # sayings that answer the player who acted or spoke in a line


def spoken_to(saying: Saying, public: Sequence[Event], doer: Callable[[Event], int]) -> int:
    """The seat that a saying addresses, asks or answers; -1 for nobody."""
    first = saying.parts[0] if saying.parts else None
    if isinstance(first, Seat):
        return first.seat
    if saying.kind in POINTING and isinstance(first, Line):
        return doer(public[first.line])
    return NOBODY


class Company:
    """Reads the public story line by line."""

    def __init__(self, doer: Callable[[Event], int], new_round: Callable[[Event, int], bool]) -> None:
        self._doer = doer
        self._new_round = new_round
        self._had: set[int] = set()

    def read(self, public: Sequence[Event], line: int) -> None:
        """Read the next line."""
        event = public[line]
        if isinstance(event, Spoke):
            spoken = {self._to(saying, public) for saying in event.sayings}
            self._had |= spoken - {event.seat, NOBODY}
        elif self._had:
            self._had = {seat for seat in self._had if not self._new_round(event, seat)}

    def _to(self, saying: Saying, public: Sequence[Event]) -> int:
        return spoken_to(saying, public, self._doer)

    def had(self, seat: int) -> bool:
        """Whether somebody has spoken to that seat since the round began."""
        return seat in self._had
