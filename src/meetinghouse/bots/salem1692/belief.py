"""What a seat believes, read from its own story alone."""

# compiled: every event of a story is read here

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from itertools import takewhile
from math import comb
from typing import Any, Final

import msgspec

from ...engine.compiling import mypyc_attr
from ...engine.events import Event
from ...engine.sayings import Spoke
from ...games.salem1692 import events
from ...games.salem1692.components import CONSTABLE, FACES, WITCH
from .backs import Backs
from .behaviour import Behaviour
from .constable import ConstableCard
from .counts import Counts
from .hearsay import LEARNED, SalemHearsay
from .worlds import Exchange, Odds, Worlds

WITCH_FACE = FACES[WITCH]
CONSTABLE_FACE = FACES[CONSTABLE]
OWN_CHOICE = ("confession", "dawn")  # causes of a reveal in which the owner picks the card, and knows it
Reader = Callable[[Any, Any], None]
FOLLOWABLE = 800  # the most sets of cards that are counted one by one, if backs can be followed


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """Reads events one by one; the same events always give the same belief. Seat -1 is an onlooker's."""

    def __init__(self, me: int, listens: bool = True) -> None:
        self.me = me
        self.listens = listens
        self.story: list[Event] = []
        self._hash = HASH()  # of the events that were digested
        self._digest = b""
        self._digested = 0  # how many events that is
        self._turn = 0  # events up to this turn
        self._followed: bool | None = None  # whether card backs are followed; unknown until the first Conspiracy
        self._begin()

    def _begin(self) -> None:
        """Forget everything that was read."""
        self._dealt = (0, 0, 0)
        self._mine: tuple[str, ...] = ()
        self._up: set[int] = set()  # the places in its own row whose cards are face-up
        self._pending: Exchange | None = None
        self._drawer = -1
        self._pointed = False
        self._counted: dict[int, tuple[object, object, Odds]] = {}  # see odds_if
        self.hidden = 0  # Witch cards still face-down
        self.witches = 0  # who is known to have held a Witch card
        self.counts = Counts(1, 0, 0)
        self.worlds: Worlds | Backs = Worlds([0], 0, 0)
        self.constable = ConstableCard(1, 0)
        self.behaviour = self._watch()
        self._hearsay: SalemHearsay | None = None  # nothing was said yet

    def copy(self) -> Belief | None:
        """The same belief, which can read on by itself; None for other kinds of belief."""
        other = self._another()
        if other is None:
            return None
        _ = self.turn  # the digest of what was read so far is computed only once
        other.story = self.story.copy()
        other._hash = self._hash.copy()
        other._digest = self._digest
        other._digested = self._digested
        other._turn = self._turn
        other._followed = self._followed
        other._dealt = self._dealt
        other._mine = self._mine
        other._up = self._up.copy()
        other._pending = None if self._pending is None else self._pending.copy()
        other._drawer = self._drawer
        other._pointed = self._pointed
        other._counted = self._counted.copy()
        other.hidden = self.hidden
        other.witches = self.witches
        other.counts = self.counts.copy()
        other.worlds = self.worlds.copy()
        other.constable = self.constable.copy()
        other.behaviour = self.behaviour.copy(other.counts)
        other._hearsay = None if self._hearsay is None else self._hearsay.copy()
        other.behaviour.evidence.said = None if self.behaviour.evidence.said is None else other._hearsay
        return other

    def _another(self) -> Belief | None:
        """A new belief of the same kind; None if it cannot be copied."""
        return Belief(self.me, self.listens) if type(self) is Belief else None

    def _watch(self) -> Behaviour:
        """Who watches what people do."""
        return Behaviour(self.me, self.counts)

    def read(self, story: Sequence[Event]) -> None:
        """Read what is new in the story."""
        own, readers = self.story, self.behaviour.readers
        for event in story[len(own) :]:
            kind = type(event)
            if kind in _READ or self._pending is not None or self._hearsay is not None:
                self.hear(event)
                readers = self.behaviour.readers
                continue
            own.append(event)  # an event that can only be an act of somebody
            if kind is events.TurnBegan:
                self._turn = len(own)
            watch = readers.get(kind)
            if watch is not None:
                watch(self.behaviour, event)

    def hear(self, event: Event) -> None:
        """Read one event."""
        self.story.append(event)
        kind = type(event)
        if kind is events.TurnBegan or (kind in _DEAL and self._turn == len(self.story) - 1):
            self._turn = len(self.story)  # the deal counts too, or everybody could foresee the whims of the first dawn
        if kind in _CONSPIRACY:
            followed = self._backs_followed(event)
            before, self._followed = self._followed, followed
            if bool(before) != bool(followed):
                self._begin()
                for earlier in self.story:
                    self._read(earlier)
                return
        self._read(event)

    @property
    def turn(self) -> object:
        """A digest of the story up to this turn, which differs between games."""
        if self._digested < self._turn:
            self._hash.update(unsaid(self.story[self._digested : self._turn]))
            self._digest = self._hash.digest()
            self._digested = self._turn
        return self._digest

    def _listen(self, event: Event) -> None:
        """Weigh what was said, or what an event makes of it."""
        if self._hearsay is None:
            self._hearsay = self._overhear(takewhile(lambda earlier: earlier is not event, self.story))
        if self._hearsay.hear(event) and self.listens:
            self.behaviour.evidence.listen(self._hearsay)

    @property
    def hearsay(self) -> SalemHearsay:
        """What was said so far. It is read when it is needed first, since nobody speaks in many games."""
        if self._hearsay is None:
            self._hearsay = self._overhear(self.story)
        return self._hearsay

    def _overhear(self, story: Iterable[Event]) -> SalemHearsay:
        heard = SalemHearsay(self.me)
        for event in story:
            heard.hear(event)
        return heard

    def odds(self) -> Odds:
        """The expected number of Witch cards in each row, and each seat's chance of being a witch."""
        return self.odds_if(0)

    def places(self, seat: int, down: Sequence[int]) -> list[float]:
        """The chance of a Witch card at each of these face-down places."""
        return self.places_if(0, seat, down)

    def odds_if(self, innocent: int) -> Odds:
        """The same if none of these seats (a bit mask) ever held a Witch card; counted anew only after a change."""
        weights, evidence = self.worlds.weights, self.behaviour.evidence
        counted = self._counted.get(innocent)
        if counted is None or counted[0] is not weights or counted[1] is not evidence.factors:
            odds = self.worlds.odds(evidence, innocent)
            counted = self._counted[innocent] = weights, evidence.factors, odds
        return counted[2]

    def places_if(self, innocent: int, seat: int, down: Sequence[int]) -> list[float]:
        """The same if none of these seats ever held a Witch card. Only backs tell places apart."""
        if isinstance(self.worlds, Backs):
            return self.worlds.places(seat, down, self.behaviour.evidence, innocent)
        return [self.odds_if(innocent).cards[seat] / max(1, len(down))] * len(down)

    def _read(self, event: Event) -> None:
        kind = type(event)
        if kind is Spoke:
            self._listen(event)
            return
        if self._pending is not None and kind not in _EXCHANGE:
            self._settle()
        if self._hearsay is not None and (kind in LEARNED or self._hearsay.promised):
            self._listen(event)
        watch = self.behaviour.readers.get(kind)
        if watch is not None:
            watch(self.behaviour, event)  # before the event changes the counts
        reader = _READERS.get(kind)
        if reader is not None:
            reader(self, event)
        if not self.worlds.possible:
            self._count_anew()

    def _backs_followed(self, event: Event) -> bool | None:
        """A Conspiracy shows whether card backs can be followed. If they can, the whole story is read again."""
        if isinstance(event, events.TryalsMixed):
            return False
        if self._followed is None and isinstance(event, events.TryalTaken):
            return event.place is not None and comb(sum(self._dealt), self._dealt[1]) <= FOLLOWABLE
        return self._followed

    def _count_anew(self) -> None:
        """No world fits, since an unlikely one was dropped too early. Start again from what lies on the table."""
        self.worlds = Worlds(self.counts.down, self.hidden, self.me, self.witches)
        if self.me >= 0:
            self.worlds.see_own_row(self._own_row())

    # --- set-up

    def _game_set(self, event: events.GameSet) -> None:
        seats = len(event.ring)
        row = sum(event.tryals) // seats
        self._dealt = event.tryals
        self.hidden = event.tryals[1]
        self.counts = Counts(seats, sum(1 << ghost for ghost in event.ghosts), row)
        self.worlds = (Backs if self._followed else Worlds)(self.counts.down, self.hidden, self.me)
        self.constable = ConstableCard(seats, self.me)
        self.behaviour = self._watch()

    def _tryals_seen(self, event: events.TryalsSeen) -> None:
        self._mine = event.faces
        self.worlds.see_own_row(self._own_row())
        self.constable.see_own_row(CONSTABLE_FACE in [self._mine[place] for place, _ in self._own_row()])
        if WITCH_FACE in event.faces:
            self.witches |= 1 << self.me

    def _own_row(self) -> list[tuple[int, bool]]:
        """The own face-down cards: place, and whether it is a Witch card."""
        return [(place, face == WITCH_FACE) for place, face in enumerate(self._mine) if place not in self._up]

    # --- tryal cards

    def _revealed(self, event: events.TryalRevealed) -> None:
        seat, down = event.seat, self.counts.down[event.seat]
        witch = event.face == WITCH_FACE
        chosen = event.cause in OWN_CHOICE or (event.cause == "cat" and self._drawer == seat) or self._pointed
        self._pointed = False
        if seat == self.me:
            self._up.add(event.place)
        self.worlds.reveal(seat, event.place, witch, down, chosen)
        self.constable.reveal(seat, event.face == CONSTABLE_FACE, down)
        self.counts.down[seat] = down - 1
        if witch:
            self.hidden -= 1
            self.witches |= 1 << seat

    def _one_more(self, event: events.OneMoreWitchCard) -> None:
        shift = 2 * event.seat
        self.worlds.restrict(lambda cards, _: bool(cards >> shift & 3))

    def _looked(self, event: events.GhostTryalSeen) -> None:
        self.worlds.glimpse(event.ghost, event.face == WITCH_FACE, self.counts.down[event.ghost])

    def _black(self, event: events.BlackCardDrawn) -> None:
        self._drawer = event.seat

    def _two(self, event: events.PointedAtTwo) -> None:
        self._pointed = True

    # --- Conspiracy

    def _taken(self, event: events.TryalTaken) -> None:
        if self._pending is None:
            self._pending = Exchange([], [])
        self._pending.pairs.append((event.giver, event.taker))
        if event.place is not None:
            self._pending.places.append(event.place)

    def _mixed(self, event: events.TryalsMixed) -> None:
        self._pending = Exchange([(seat, seat) for seat in event.seats], [], mixed=True)

    def _lost(self, event: events.TryalLost) -> None:
        assert self._pending is not None
        self._pending.lost = event.face == WITCH_FACE
        if self._pending.lost and event.taker is not None:
            self.witches |= 1 << event.taker

    def _gained(self, event: events.TryalGained) -> None:
        assert self._pending is not None
        self._pending.gained = event.face == WITCH_FACE
        if self._pending.gained:
            self.witches |= 1 << self.me
            if event.giver is not None:
                self.witches |= 1 << event.giver

    def _settle(self) -> None:
        """The exchange is complete: count what people did before it, then move the cards."""
        seen, self._pending = self._pending, None
        assert seen is not None
        self.worlds.weigh(self.behaviour.collect())
        if self._hearsay is not None:
            self._hearsay.clear()
        self.worlds.exchange(seen, self.counts.down)
        self.constable.exchange(seen, self.counts.down)

    def _reordered(self, event: events.RowReordered) -> None:
        if isinstance(self.worlds, Backs):
            self.worlds.reorder(event.seat, event.places)

    # --- people

    def _eliminated(self, event: events.Eliminated) -> None:
        self.counts.living &= ~(1 << event.seat)

    def _past(self, event: events.PastDisclosed) -> None:
        seat, witch = event.seat, event.witch
        self.worlds.restrict(lambda _, witches: bool(witches >> seat & 1) == witch)
        if witch:
            self.witches |= 1 << seat

    def _fellows(self, event: events.FellowsSeen) -> None:
        crowd = self.counts.living & ~self.counts.ghosts
        met = sum(1 << seat for seat in event.seats)
        self.worlds.restrict(lambda _, witches: witches & crowd == met)
        self.witches |= met

    def _gavel(self, event: events.GavelGiven) -> None:
        if not self.counts.ghosts:  # in the ghost game the constable may keep it
            self.constable.gavel(event.seat)


LINES: Final = msgspec.json.Encoder().encode_lines  # compiled code finds constants faster than imported names
HASH: Final = blake2b


def unsaid(story: list[Event]) -> bytes:
    """The events, to be digested. What people say does not count, so that it changes no whims."""
    return LINES([event for event in story if type(event) is not Spoke])


_READERS: dict[type[Event], Reader] = {
    events.GameSet: Belief._game_set,
    events.TryalsSeen: Belief._tryals_seen,
    events.TryalRevealed: Belief._revealed,
    events.OneMoreWitchCard: Belief._one_more,
    events.GhostTryalSeen: Belief._looked,
    events.BlackCardDrawn: Belief._black,
    events.PointedAtTwo: Belief._two,
    events.TryalTaken: Belief._taken,
    events.TryalsMixed: Belief._mixed,
    events.TryalLost: Belief._lost,
    events.TryalGained: Belief._gained,
    events.RowReordered: Belief._reordered,
    events.Eliminated: Belief._eliminated,
    events.PastDisclosed: Belief._past,
    events.FellowsSeen: Belief._fellows,
    events.GavelGiven: Belief._gavel,
}
_EXCHANGE = {events.TryalTaken, events.TryalsMixed, events.TryalLost, events.TryalGained}
_CONSPIRACY = {events.TryalTaken, events.TryalsMixed}
_DEAL = {
    events.GameSet,
    events.TryalsSeen,
    events.BecameWitch,
    events.TownHallOffered,
    events.CharacterShown,
    events.HandSeen,
    Spoke,
}
_READ = {*_READERS, *_DEAL}
