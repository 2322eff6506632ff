"""How steady weighs what is said in Salem: opinions, promises, and claims that cannot be true."""

from __future__ import annotations

from typing import Self

from ...engine.events import Event
from ...engine.sayings import Saying, Spoke
from ...engine.values import Seat, Word
from ...games.salem1692 import events
from ...games.salem1692.components import CONSTABLE, FACES, KIND_NAMED, WITCH, is_red
from ..hearsay import OPINIONS, UNHEARD_OF, Habits, Hearsay
from ..promises import ATTACK, CONFESS, GONE, NIGHT, SAFE, Deed, Promises

# Opinions weigh nothing. Witches do spare each other (counted in 40 games of seven with bench.hearsay: they suspect
# townspeople 0.43 and witches -0.92, as logarithms), but a listener who weighed it was misled, perhaps because whoever
# is suspected by many then looks innocent: few of these speakers can be fellows. This was not tested. In an older count
# bots never broke a promise for the day (0 of 315), so that what a broken one says is a guess. Of those for the night
# townspeople broke 3 of 29 in 12 games, and witches 1 of 20, which says nothing of sides: such a promise is noticed,
# not weighed.
HABITS = Habits({}, broken=UNHEARD_OF)
LEARNED = {
    events.TryalRevealed, events.TryalsSeen, events.TryalTaken, events.TryalsMixed, events.TryalLost,
    events.TryalGained, events.GavelGiven,
}  # fmt: skip


def deed_in(event: Event) -> Deed | None:
    """A red card is an attack. Promises are due at the end of a turn, and those for the night when it has a victim."""
    if isinstance(event, events.CardPlayed):
        red = event.as_witness or is_red(KIND_NAMED[event.card])
        return Deed(event.by, ATTACK, (event.target,)) if red else None
    match event:
        case events.TurnEnded(seat=seat):
            return Deed(seat, due=True)
        case events.Confessed(seat=seat):
            return Deed(seat, CONFESS)
        case events.TargetAnnounced():
            return Deed(kind=NIGHT, due=True)
        case events.GavelGiven(seat=seat):
            return Deed(seat, SAFE)
        case events.Eliminated(seat=seat):
            return Deed(seat, GONE)
    return None


class SalemHearsay(Hearsay):
    """Reads a seat's story for what was said in it."""

    def __init__(self, me: int) -> None:
        super().__init__(HABITS, me)
        self._promises = Promises(deed_in)
        self._shown: set[int] = set()  # who has shown a Witch card
        self._constable = False  # whether nobody else can be the constable
        self._passed: set[tuple[int, int]] = set()  # who gave a tryal card to whom
        self._mine: set[tuple[str, int, str]] = set()  # what the viewer lost to somebody or got from somebody
        self._gavels: set[int] = set()

    def copy(self) -> Self:
        """The same, for somebody who reads on by themselves."""
        other = super().copy()
        other._promises, other._shown = self._promises.copy(), self._shown.copy()
        other._passed, other._mine, other._gavels = self._passed.copy(), self._mine.copy(), self._gavels.copy()
        return other

    @property
    def promised(self) -> bool:
        """Whether promises are open."""
        return self._promises.open

    def hear(self, event: Event) -> bool:
        """Read an event; whether it changes what is to be weighed."""
        if isinstance(event, Spoke):
            if not self.listen(event):
                return False
            self._promises.hear(event)
            return True
        settled = self._promises.hear(event)
        for each in settled:
            if not each.nightly:
                self.promise(each.seat, each.kept)
        if type(event) in LEARNED:
            self._learn(event)
        return bool(settled)

    def consider(self, seat: int, saying: Saying) -> None:
        first = saying.parts[0] if saying.parts else None
        if saying.kind in OPINIONS and isinstance(first, Seat) and first.seat != seat:
            self.opinion(seat, first.seat, saying.kind)
        elif not self._possible(seat, saying):
            self.catch(seat)
        else:
            self.claim(seat, saying.kind)

    def _possible(self, seat: int, saying: Saying) -> bool:
        """Whether a claim fits what is public, and what the viewer was told."""
        match saying.kind, saying.parts:
            case "never-witch", _:
                return seat not in self._shown
            case "am-constable", _:
                return not self._constable
            case "gave-gavel", (Seat(seat=other),):
                return other in self._gavels
            case "lost-tryal", (Seat(seat=other), Word(word=face)):
                return self._fits("got", seat, other, face) if (seat, other) in self._passed else False
            case "got-tryal", (Seat(seat=other), Word(word=face)):
                return self._fits("lost", other, seat, face) if (other, seat) in self._passed else False
        return True

    def _fits(self, what: str, giver: int, taker: int, face: str) -> bool:
        """Whether the viewer, if it had that card in hand, saw the same face."""
        if self.me not in (giver, taker):
            return True
        other = giver if what == "got" else taker
        return (what, other, face) in self._mine

    def _learn(self, event: Event) -> None:
        match event:
            case events.TryalRevealed(seat=seat, face=face):
                if face == FACES[WITCH]:
                    self._shown.add(seat)
                self._constable = self._constable or face == FACES[CONSTABLE]
            case events.TryalsSeen(faces=faces):
                self._constable = self._constable or FACES[CONSTABLE] in faces
            case events.TryalTaken(giver=giver, taker=taker):
                self._passed.add((giver, taker))
            case events.TryalsMixed(seats=seats):
                self._passed |= {(one, two) for one in seats for two in seats}
                self._mine |= {(what, seat, face) for what in ("lost", "got") for seat in seats for face in FACES}
            case events.TryalLost(face=face, taker=taker):
                self._constable = self._constable and face != FACES[CONSTABLE]
                self._mine |= set() if taker is None else {("lost", taker, face)}
            case events.TryalGained(face=face, giver=giver):
                self._constable = self._constable or face == FACES[CONSTABLE]
                self._mine |= set() if giver is None else {("got", giver, face)}
            case events.GavelGiven(seat=seat):
                self._gavels.add(seat)
