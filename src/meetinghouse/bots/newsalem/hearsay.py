"""How steady weighs what is said in New Salem: what others saw, and whether they keep their word."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.events import Event
from ...engine.sayings import Saying, Spoke
from ...engine.values import Seat, Word
from ...games.newsalem.events import EventTriggered, RoundEnded
from ..hearsay import OPINIONS, Habits, Hearsay, witness
from ..promises import ATTACK, CLEANSE, LOOK, Deed, Promises

# Counted in 80 games of six (python -m bench.hearsay --game newsalem --players 6 --games 80 --seed 100000). Witches
# seldom know each other, and say of others what puritans say: suspect -0.06 and 0.02, trust 0.11 and 0.02. So opinions
# weigh nothing. A promise that was kept is a deed, which counts as such.
HABITS = Habits({}, broken=0.55)
WITCHES = "witches"
FRAMED = 0.5  # how often a witch says of a puritan whom she investigated that it is a witch
DEEDS = {"trial": ATTACK, "investigation": LOOK, "cleansing": CLEANSE}


def deed_in(event: Event) -> Deed | None:
    """The deed in an event: only paid events are deeds. Promises are due at the end of a round."""
    if isinstance(event, EventTriggered):
        return Deed(event.seat, DEEDS.get(event.card, ""), () if event.target is None else (event.target,))
    return Deed(due=True) if isinstance(event, RoundEnded) else None


class NewSalemHearsay(Hearsay):
    """Reads a story for what was said in it."""

    def __init__(self, me: int, story: Sequence[Event]) -> None:
        super().__init__(HABITS, me)
        self._promises = Promises(deed_in)
        self._looked: set[tuple[int, int]] = set()  # who investigated whom
        self._sides: dict[tuple[int, int], str] = {}  # what each seat has said of whose side
        for event in story:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        if isinstance(event, Spoke):
            if not self.listen(event):
                return
        elif isinstance(event, EventTriggered) and event.card == "investigation" and event.target is not None:
            self._looked.add((event.seat, event.target))
        for settled in self._promises.hear(event):
            self.promise(settled.seat, settled.kept)

    def consider(self, seat: int, saying: Saying) -> None:
        match saying.kind, saying.parts:
            case kind, (Seat(seat=about), *_) if kind in OPINIONS and about != seat:
                self.opinion(seat, about, kind)
            case (("saw-side" | "saw-type"), (Seat(seat=about), _)) if (seat, about) not in self._looked:
                self.catch(seat)
            case "saw-side", (Seat(seat=about), Word(word=side)):
                self._side(seat, about, side)
                against = side == WITCHES
                lie = (FRAMED, 0.0) if against else (1 - FRAMED, 1.0)
                self.note(seat, about, "saw-side", witness(against, lie))
            case "am-side", (Word(word=side),):
                self._side(seat, seat, side)
            case kind, _:
                self.claim(seat, kind)

    def _side(self, seat: int, about: int, side: str) -> None:
        """Catch players who name two sides for one character."""
        if self._sides.setdefault((seat, about), side) != side:
            self.catch(seat)
