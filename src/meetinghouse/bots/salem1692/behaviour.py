"""What people do, and what it says about them.

The figures are logarithms of likelihood ratios: above zero they speak for a witch, or for two witches together. They
were tuned in many games. They claim no more than that townspeople work together and that witches spare each other.
"""

# compiled: every event of a story is read here

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from ...engine.compiling import mypyc_attr
from ...engine.events import Event
from ...engine.values import seats_in
from ...games.salem1692 import events
from ...games.salem1692.components import FACES, HAND, KIND_NAMED, WITCH, is_red
from .counts import Counts
from .evidence import Evidence

SPARE = 3  # face-down cards with which a townsperson can afford a confession

ATTACKED = -1.2  # the witches' target at night, who could not afford a confession
CAT_AT_DAWN = -0.5  # whom the witches gave the Black Cat
SILENT = 0.9  # did not confess, with cards to spare and no other protection
NEEDLESS = 0.8  # confessed under the gavel, or with no card to spare
SPLIT = 1.2  # laid accusations on several people in one turn, and brought none to trial
TRIFLED = 0.8  # laid a single accusation, and brought nobody to trial
HOARDED = 0.35  # drew although the hand was full
FULL = 5
CONDEMNED = {1: 1.2, 2: 0.7, 3: 0.2, 4: -0.2, 5: -0.2}  # picked a harmless card, by the number of face-down cards

ACCUSED = -0.35  # one accuses the other: for each accusation, up to three for one card
HARMED = -0.4  # one plays any other card against the other
HELPED = 0.9  # one plays a card in favour of the other

WORTH = (1, 3, 7)
HELPFUL = ("alibi", "piety", "asylum")
HARMFUL = ("black-cat", "stocks", "arson", "robbery", "matchmaker")


@mypyc_attr(allow_interpreted_subclasses=True)
class Behaviour:
    """Watches what others do, and collects evidence until the next Conspiracy."""

    readers: ClassVar[dict[type[Event], Callable[[Any, Any], None]]] = {}  # filled below

    def __init__(self, me: int, counts: Counts) -> None:
        self.me = me
        self.counts = counts
        self.evidence = Evidence(counts.seats)
        self._hands = [HAND] * counts.seats
        self._safe = 0  # tonight: gavel or confession
        self._spares = 0  # who could afford a confession when the night began
        self._accuser = -1
        self._curser = -1
        self._began = 0  # cards in hand when the turn began
        self._drew = False
        self._points = 0
        self._accused: set[int] = set()
        self._tried = False

    def copy(self, counts: Counts) -> Behaviour:
        """The same, watched by another reader with counts of its own."""
        other = self._another(counts)
        other.evidence = self.evidence.copy()
        other._hands = self._hands.copy()
        other._safe = self._safe
        other._spares = self._spares
        other._accuser = self._accuser
        other._curser = self._curser
        other._began = self._began
        other._drew = self._drew
        other._points = self._points
        other._accused = self._accused.copy()
        other._tried = self._tried
        return other

    def _another(self, counts: Counts) -> Behaviour:
        """Somebody who watches in the same way, and has seen nothing yet."""
        return Behaviour(self.me, counts)

    def collect(self) -> Evidence:
        """Return the evidence collected so far, and start again without any."""
        evidence, self.evidence = self.evidence, Evidence(self.counts.seats)
        return evidence

    def _about(self, seat: int, weight: float) -> None:
        if seat != self.me and not self.counts.ghosts >> seat & 1:
            self.evidence.about(seat, weight)

    # --- the turn

    def _turn(self, event: events.TurnBegan) -> None:
        self._began = self._hands[event.seat]
        self._drew = self._tried = False
        self._points = 0
        self._accused = set()

    def _drawn(self, event: events.CardDrawn) -> None:
        self._hands[event.seat] += 1
        self._drew = True

    def _ended(self, event: events.TurnEnded) -> None:
        if self._tried:
            return
        if len(self._accused) > 1:
            self._about(event.seat, SPLIT)
        elif self._points == 1:
            self._about(event.seat, TRIFLED)
        elif self._drew and not self._points and self._began >= FULL:
            self._about(event.seat, HOARDED)

    def _played(self, event: events.CardPlayed) -> None:
        by, target = event.by, event.target
        self._hands[by] -= 1
        kind = KIND_NAMED[event.card]
        worth = 7 if event.as_witness else WORTH[kind] if is_red(kind) else 0
        if worth:
            self._points += worth
            self._accused.add(target)
        if by == self.me:
            return
        if worth:
            self.evidence.about_two(by, target, ACCUSED * min(worth, 3))
        elif event.card in HELPFUL:
            self.evidence.about_two(by, target, HELPED)
        elif event.card in HARMFUL:
            self.evidence.about_two(by, target, HARMED)
        elif event.card == "scapegoat" and event.second is not None:
            self.evidence.about_two(by, target, HELPED)
            self.evidence.about_two(by, event.second, HARMED)
        elif event.card == "curse":
            self._curser = by

    def _discarded(self, event: events.CardsDiscarded) -> None:
        if event.why == "arson":
            self._hands[event.seat] = 0
        elif event.why == "curse" and self._curser >= 0:
            weight = HELPED if "black-cat" in event.cards else HARMED
            self.evidence.about_two(self._curser, event.seat, weight)
            self._curser = -1

    def _robbed(self, event: events.HandRobbed) -> None:
        self._hands[event.recipient] += event.count
        self._hands[event.victim] = 0

    def _recovered(self, event: events.CardRecovered) -> None:
        self._hands[event.seat] += 1

    def _inherited(self, event: events.CardsTaken) -> None:
        self._hands[event.seat] += 1

    # --- trials

    def _trial(self, event: events.TrialBegan) -> None:
        self._accuser = event.accuser
        self._tried = True

    def _revealed(self, event: events.TryalRevealed) -> None:
        if event.cause == "trial" and self._accuser >= 0 and event.face != FACES[WITCH]:
            self._about(self._accuser, CONDEMNED.get(self.counts.down[event.seat], 0.0))

    # --- dawn and night

    def _cat(self, event: events.CatGiven) -> None:
        self._about(event.seat, CAT_AT_DAWN)

    def _black(self, event: events.BlackCardDrawn) -> None:
        self._safe = 0
        down = self.counts.down
        self._spares = sum([1 << seat for seat in range(self.counts.seats) if down[seat] >= SPARE])

    def _gavel(self, event: events.GavelGiven) -> None:
        self._safe |= 1 << event.seat

    def _confessed(self, event: events.Confessed) -> None:
        seat = event.seat
        needless = self._safe >> seat & 1 or self.counts.down[seat] < SPARE
        if needless and not event.without_card and not self.counts.ghosts:
            self._about(seat, NEEDLESS)
        self._safe |= 1 << seat

    def _target(self, event: events.TargetAnnounced) -> None:
        if self.counts.ghosts:
            return
        self._attacked(event.seat)
        for seat in seats_in(self.counts.living & ~self._safe):
            if self.counts.down[seat] >= SPARE:
                self._about(seat, SILENT)

    def _attacked(self, seat: int) -> None:
        """Witches may strike at a fellow who will confess, so that an attack clears only those who had to fear it."""
        if not self._spares >> seat & 1:
            self._about(seat, ATTACKED)


Behaviour.readers.update(
    {
        events.TurnBegan: Behaviour._turn,
        events.CardDrawn: Behaviour._drawn,
        events.TurnEnded: Behaviour._ended,
        events.CardPlayed: Behaviour._played,
        events.CardsDiscarded: Behaviour._discarded,
        events.HandRobbed: Behaviour._robbed,
        events.CardRecovered: Behaviour._recovered,
        events.CardsTaken: Behaviour._inherited,
        events.TrialBegan: Behaviour._trial,
        events.TryalRevealed: Behaviour._revealed,
        events.CatGiven: Behaviour._cat,
        events.BlackCardDrawn: Behaviour._black,
        events.GavelGiven: Behaviour._gavel,
        events.Confessed: Behaviour._confessed,
        events.TargetAnnounced: Behaviour._target,
    }
)
