"""Where backs can be followed: which card lies where in every row, as everybody has seen it.

If all can be followed, cards have the numbers of the places where they were dealt, so that their numbers are public.
Otherwise it is known of each place from which heap its card is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...engine.events import Event
from ...engine.values import seats_in
from .chronicle import moves
from .events import RowReordered, RowShuffled, TryalRevealed, TryalTaken
from .observed import OPEN, ChronicleEntry, World, passes
from .state import EXCHANGED, REVEALED, SalemState


class Place(NamedTuple):
    """A place of a row: whether its card is up, its face (-1: unknown), its heap, and who knows the card there."""

    up: bool
    face: int
    heap: int
    seen: int


Laid = list[list[Place]]  # by seat


class Back:
    """A tryal card as everybody sees it: its number or heap, whether it is up, and who knows it where it lies."""

    def __init__(self, heap: int, seen: int) -> None:
        self.heap = heap
        self.seen = seen
        self.up = False


class Rows:
    """Rows of cards that are reordered, shuffled, taken from and turned up."""

    def __init__(self, state: SalemState, each: int, whole: bool) -> None:
        """With ``whole`` every back can be followed, and has the number of its card."""
        self.humans, self.mixed = state.humans, state.edition.center_shuffle
        numbers = [range(seat * each, (seat + 1) * each) for seat in range(state.seats)]
        self.rows = [
            [Back(card if whole else seat, 1 << seat & state.humans) for card in cards]
            for seat, cards in enumerate(numbers)
        ]
        self.whole = whole
        self._taken: list[TryalTaken] = []

    def reorder(self, seat: int, places: Sequence[int]) -> None:
        """The face-down cards of a row come to lie in this order of their old places."""
        row = self.rows[seat]
        free = [place for place, card in enumerate(row) if not card.up]
        for place, card in zip(free, [row[place] for place in places], strict=True):
            row[place] = card

    def shuffle(self, seat: int) -> None:
        """Nobody but its owner knows any more which card of a row lies where."""
        for card in self.rows[seat]:
            if not card.up:
                card.heap, card.seen = seat, 1 << seat & self.humans

    def reveal(self, seat: int, place: int) -> None:
        card = self.rows[seat][place]
        card.up, card.heap, card.seen = True, card.heap if self.whole else OPEN, -1

    def note_taken(self, event: TryalTaken, entry: ChronicleEntry) -> bool:
        """A card is taken; with the last one of an exchange all change owners. Returns whether they did."""
        self._taken.append(event)
        goals = {} if self.whole else {taker: goal for _, taker, _, goal in passes(entry)}
        if len(self._taken) < (len(moves(entry)) if self.whole else len(goals)):
            return False
        from_place: dict[int, int] = {}
        got: dict[int, Back] = {}
        for taken in self._taken:
            assert taken.place is not None
            row = self.rows[taken.giver]
            from_place[taken.giver] = taken.place
            got[taken.taker] = got[taken.giver] if taken.place == len(row) else row[taken.place]
        for seat, card in got.items():
            back = Back(goals[seat], 0) if self.mixed else card
            if from_place[seat] < len(self.rows[seat]):
                self.rows[seat][from_place[seat]] = back
            back.heap = goals.get(seat, back.heap)
            back.seen |= 1 << seat & self.humans
        self._taken = []
        return True


def rows_after(state: SalemState, whole: bool, chronicle: Sequence[ChronicleEntry], story: Sequence[Event]) -> Rows:
    """The rows after a story. A Conspiracy that is not in the chronicle yet has not moved anything."""
    found = Rows(state, len(state.first_owner) // state.seats, whole)
    exchanges = [entry for entry in chronicle if entry[0] == EXCHANGED]
    for event in story:
        if isinstance(event, RowReordered):
            found.reorder(event.seat, event.places)
        elif isinstance(event, RowShuffled):
            found.shuffle(event.seat)
        elif isinstance(event, TryalRevealed):
            found.reveal(event.seat, event.place)
        elif isinstance(event, TryalTaken) and exchanges and found.note_taken(event, exchanges[0]):
            exchanges.pop(0)
    return found


def lay_heaps(state: SalemState, world: World, up: int, laid: Laid) -> None:
    """Lay the cards of a world where cards of their heaps lie, those first whose faces are known there."""
    heaps = {heap: cards.copy() for heap, cards in world.heaps.items()}
    turned = seats_in(up)
    owner = {entry[2]: entry[1] for entry in world.chronicle if entry[0] == REVEALED and up >> entry[2] & 1}
    state.up, state.rows, state.row_seen = up, [], state.row_seen.copy()
    for seat, places in enumerate(laid):
        turned_here = [card for card in turned if owner[card] == seat]
        row = [-1] * len(places)
        for number, place in sorted(enumerate(places), key=lambda each: each[1].face < 0):
            cards = turned_here if place.up else heaps[place.heap]
            card = next(card for card in cards if place.face in (-1, state.faces[card]))
            cards.remove(card)
            row[number] = card
            state.row_seen[card] = place.seen
        state.rows.append(tuple(row))
