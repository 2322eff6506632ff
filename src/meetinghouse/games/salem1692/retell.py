"""What others have heard in a redealt or imagined world: their tryal cards, and their fellow witches.

Which playing cards others drew in the past is not told again; their hands are in their views.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...engine.events import Event, Told, heard_by
from ...engine.values import seats_in
from . import events
from .chronicle import Tryals, moves
from .components import FACES
from .observed import follows_all
from .state import EXCHANGED, LOOKED, WITCHES_MET, Salem, SalemState

MEETINGS = ("dawn-witches", "night-witches")
AIMED = "night-witches-sleep"
LINES = (*MEETINGS, AIMED)
MARKS = (
    events.GameSet, events.GhostLookedAt, events.Narrated, events.RowReordered, events.TryalsMixed, events.TryalTaken,
)  # fmt: skip


def retell(game: Salem, seat: int | None) -> list[Told]:
    """The story of the seat, and beside each public event what others were told with it."""
    story = game.story
    kept: tuple[list[Told], Marks] | None = game.cache.find(("heard", seat), story)
    if kept is None:
        heard = heard_by(story, seat)
        kept = game.cache.store(("heard", seat), story.copy(), (heard, _marks(heard)))
    return Retelling(game.state, seat, *kept).told


class Marks(NamedTuple):
    """The lines of a story beside which others were told something; they are the same in every world."""

    lines: list[tuple[int, Event]]
    reveals: dict[int, list[tuple[int, events.TryalRevealed]]]  # by seat
    takings: list[int]
    targets: list[int]


def _marks(heard: Sequence[Told]) -> Marks:
    found = Marks([], {}, [], [])
    for at, told in enumerate(heard):
        event = told.event
        if isinstance(event, events.TargetAnnounced):
            found.targets.append(event.seat)
            continue
        if isinstance(event, events.TryalRevealed):
            found.reveals.setdefault(event.seat, []).append((at, event))
            continue
        if isinstance(event, events.TryalTaken | events.TryalsMixed):
            found.takings.append(at)
        if isinstance(event, events.Narrated) and event.line not in LINES:
            continue
        if isinstance(event, MARKS):
            found.lines.append((at, event))
    return found


class Retelling:
    """Reads the chronicle and the seat's story side by side."""

    def __init__(self, state: SalemState, seat: int | None, heard: Sequence[Told], marks: Marks) -> None:
        self.state = state
        self.others = state.humans & ~(0 if seat is None else 1 << seat)
        self.tryals = Tryals(state)
        self.entries = list(state.chronicle)
        self.rows: list[list[int]] = [[] for _ in range(state.seats)]
        for card, owner in enumerate(state.first_owner):
            self.rows[owner].append(card)
        self.marks = marks
        self.targets = [*marks.targets, state.target]
        self.told: list[Told] = []
        self.taken = 0
        self.due = self._taken_next()
        self.whole = follows_all(state)
        done = 0
        for at, event in marks.lines:
            self.told += heard[done:at]
            self._before(event)
            self.told.append(heard[at])
            self._after(event, at)
            done = at + 1
        self.told += heard[done:]

    def _tell(self, audience: int, event: Event) -> None:
        if audience & self.others:
            self.told.append(Told(event, audience & self.others))

    def _before(self, event: Event) -> None:
        if isinstance(event, events.Narrated) and event.line == AIMED:
            self._tell(self.tryals.meeting, events.TargetChosen(self.targets.pop(0)))

    def _after(self, event: Event, at: int) -> None:
        if isinstance(event, events.GameSet):
            for seat in seats_in(self.others):
                self._tell(1 << seat, events.TryalsSeen(seat, self._row(seat, at)))
            for seat in seats_in(self.tryals.witches):
                self._tell(1 << seat, events.BecameWitch(seat))
        elif isinstance(event, events.TryalsMixed):
            self._exchange(at)
        elif isinstance(event, events.GhostLookedAt):
            _, viewer, ghost, card = self._apply_up_to(LOOKED)
            self._tell(1 << viewer, events.GhostTryalSeen(viewer, ghost, FACES[self.state.faces[card]]))
        elif isinstance(event, events.TryalTaken) and not self.state.edition.center_shuffle:
            self.taken += 1
            if self.taken == self.due:
                self._exchange(at)
                self.taken, self.due = 0, self._taken_next()
        elif isinstance(event, events.RowReordered):
            row = self.rows[event.seat]
            for place, card in zip(sorted(event.places), [row[place] for place in event.places], strict=True):
                row[place] = card
        elif isinstance(event, events.Narrated) and event.line in MEETINGS:
            self._apply_up_to(WITCHES_MET)
            meeting = self.tryals.meeting
            self._tell(meeting, events.FellowsSeen(seats_in(meeting)))

    def _taken_next(self) -> int:
        """How many cards change hands in the next exchange; 0: there is none."""
        return next((len(entry) // 3 for entry in self.entries if entry[0] == EXCHANGED), 0)

    def _apply_up_to(self, kind: int) -> tuple[int, ...]:
        """Apply the chronicle up to and including the next entry of that kind, which is returned."""
        while self.entries:
            entry = self.entries.pop(0)
            self.tryals.apply(entry)
            if entry[0] == kind:
                return entry
        raise ValueError("the story does not fit the chronicle")

    def _exchange(self, at: int) -> None:
        before = self.tryals.witches
        exchanged = moves(self._apply_up_to(EXCHANGED))
        faces, mixed = self.state.faces, self.state.edition.center_shuffle
        lost = {giver: (card, taker) for giver, taker, card in exchanged}
        gained = {taker: (card, giver) for giver, taker, card in exchanged}
        there = self.others & self.tryals.living
        for seat in seats_in(there):
            gone, come = FACES[faces[lost[seat][0]]], FACES[faces[gained[seat][0]]]
            self._tell(1 << seat, events.TryalLost(seat, gone, None if mixed else lost[seat][1]))
            self._tell(1 << seat, events.TryalGained(seat, come, None if mixed else gained[seat][1]))
        for seat in seats_in(self.tryals.witches & ~before):
            self._tell(1 << seat, events.BecameWitch(seat))
        for seat, (card, _) in gained.items():
            row = self.rows[seat]
            if lost[seat][0] in row:
                row[row.index(lost[seat][0])] = card
        for seat in seats_in(there):
            self._tell(1 << seat, events.TryalsSeen(seat, self._row(seat, at)))

    def _row(self, seat: int, at: int) -> tuple[str, ...]:
        """A possible row. If backs cannot be followed, cards revealed before the next exchange are in their places."""
        faces = [FACES[self.state.faces[card]] for card in self.rows[seat]]
        reveals = self.marks.reveals.get(seat)
        if reveals is None or self.whole:
            return tuple(faces)
        row = [""] * len(faces)
        until = next((taking for taking in self.marks.takings if taking > at), None)
        for when, event in reveals:
            if until is None or when < until:
                row[event.place] = event.face
                faces.remove(event.face)
        return tuple([face or faces.pop() for face in row])
