"""How each line of a seat's story has changed the shares of worlds."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.events import Event
from ...engine.rules import Shift, Solved
from . import events
from .components import FACES, WITCH
from .observed import ChronicleEntry, Observed
from .state import DIED, EXCHANGED, GAVEL_GIVEN, LOOKED, REVEALED, WITCHES_MET
from .tryals import worlds_of

SAME = 1e-9  # smaller differences of shares do not count

# The public event with which an entry of the chronicle is told; of several, as in an exchange, the last one.
PUBLIC: dict[int, type[Event]] = {
    EXCHANGED: events.TryalTaken, REVEALED: events.TryalRevealed, DIED: events.Eliminated, WITCHES_MET: events.Narrated,
    GAVEL_GIVEN: events.Narrated, LOOKED: events.GhostLookedAt,
}  # fmt: skip
# Events that follow at once and say more, some of them told only to those who take part.
FULLER: dict[int, type[Event]] = {
    EXCHANGED: events.TryalGained, WITCHES_MET: events.FellowsSeen, GAVEL_GIVEN: events.GavelGiven,
    LOOKED: events.GhostTryalSeen,
}  # fmt: skip
SAID = {WITCHES_MET: ("dawn-witches", "night-witches"), GAVEL_GIVEN: ("night-constable-sleep",)}


def solved(known: Observed, story: Sequence[Event], sides: tuple[str, ...]) -> Solved | None:
    """The shares of worlds in which each seat is a witch, and every change of them; None if there are too many.

    Raises `ValueError` if no world fits.
    """
    worlds = worlds_of(known)
    if not worlds.exact:
        return None
    course = worlds.course()
    town, coven = sides
    shifts: list[Shift] = []
    before: list[float] = []
    for line, shares in zip([_dealt(story), *_lines(known, story)], course, strict=True):
        if not before or any(abs(new - old) > SAME for new, old in zip(shares, before, strict=True)):
            shifts.append(Shift(line, tuple([{town: 1 - share, coven: share} for share in shares])))
            before = shares
    return Solved(exact=True, shares=shifts[-1].shares, shifts=tuple(shifts))


def _dealt(story: Sequence[Event]) -> int | None:
    """The line with which the seat saw its row for the first time; none for the public."""
    return next((line for line, event in enumerate(story) if isinstance(event, events.TryalsSeen)), None)


def _lines(known: Observed, story: Sequence[Event]) -> list[int]:
    """The line of each entry of the chronicle."""
    found: list[int] = []
    at = 0
    for entry in known.chronicle:
        public = _public(entry, story, at, known)
        at = public + 1
        found.append(_fuller_line(FULLER.get(entry[0]), story, public))
    return found


def _public(entry: ChronicleEntry, story: Sequence[Event], at: int, known: Observed) -> int:
    kind, said, left = PUBLIC[entry[0]], SAID.get(entry[0]), 1
    if entry[0] == EXCHANGED and known.middle:
        kind = events.TryalsMixed
    elif entry[0] == EXCHANGED:
        left = len(entry) // (3 if known.tracked else 4)  # how many cards were taken
    for line in range(at, len(story)):
        event = story[line]
        if isinstance(event, kind) and (said is None or (isinstance(event, events.Narrated) and event.line in said)):
            left -= 1
            if not left:
                return line
    raise ValueError("the story does not fit the chronicle")


def _fuller_line(kind: type[Event] | None, story: Sequence[Event], public: int) -> int:
    """The line that says more, or else the public one; if a card was lost and one gained, the loss of a Witch card."""
    lines = range(public + 1, min(public + 3, len(story)))
    for line in lines:
        event = story[line]
        if kind is not None and isinstance(event, kind):
            return line
        if isinstance(event, events.TryalLost) and event.face == FACES[WITCH]:
            return line
    return public
