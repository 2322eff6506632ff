"""Where backs can be followed: which card lies where in every row, as everybody has seen it.

Cards have the numbers of the places where they were dealt, so their numbers are public.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.events import Event
from .chronicle import moves
from .events import RowReordered, TryalRevealed, TryalTaken
from .state import EXCHANGED
from .tryals import ChronicleEntry


class Rows:
    """Rows of cards that are reordered, taken from and turned up."""

    def __init__(self, seats: int, each: int) -> None:
        self.rows = [tuple(range(seat * each, (seat + 1) * each)) for seat in range(seats)]
        self.up = 0
        self.seen = [1 << card // each for card in range(seats * each)]  # who knows the card where it lies
        self._taken: list[TryalTaken] = []

    def reorder(self, seat: int, places: Sequence[int]) -> None:
        """The face-down cards of a row come to lie in this order of their old places."""
        row = self.rows[seat]
        free = [place for place, card in enumerate(row) if not self.up >> card & 1]
        for place, card in zip(free, [row[place] for place in places], strict=True):
            self._lay(seat, place, card)

    def reveal(self, seat: int, place: int) -> None:
        card = self.rows[seat][place]
        self.up |= 1 << card
        self.seen[card] = -1

    def note_taken(self, event: TryalTaken, takers: int) -> bool:
        """A card is taken; with the last of so many takers all change owners. Returns whether they did."""
        self._taken.append(event)
        if len(self._taken) < takers:
            return False
        from_place: dict[int, int] = {}
        got: dict[int, int] = {}
        for taken in self._taken:
            assert taken.place is not None
            row = self.rows[taken.giver]
            from_place[taken.giver] = taken.place
            got[taken.taker] = got[taken.giver] if taken.place == len(row) else row[taken.place]
        for seat, card in got.items():
            if from_place[seat] < len(self.rows[seat]):
                self._lay(seat, from_place[seat], card)
            self.seen[card] |= 1 << seat
        self._taken = []
        return True

    def _lay(self, seat: int, place: int, card: int) -> None:
        row = list(self.rows[seat])
        row[place] = card
        self.rows[seat] = tuple(row)


def rows_after(seats: int, each: int, chronicle: Sequence[ChronicleEntry], story: Sequence[Event]) -> Rows:
    """The rows after a story. A Conspiracy that is not in the chronicle yet has not moved anything."""
    found = Rows(seats, each)
    exchanges = [len(moves(entry)) for entry in chronicle if entry[0] == EXCHANGED]
    for event in story:
        if isinstance(event, RowReordered):
            found.reorder(event.seat, event.places)
        elif isinstance(event, TryalRevealed):
            found.reveal(event.seat, event.place)
        elif isinstance(event, TryalTaken) and exchanges and found.note_taken(event, exchanges[0]):
            exchanges.pop(0)
    return found
