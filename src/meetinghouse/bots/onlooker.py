"""An onlooker: reads the public story, and notes whom it makes suspect, who keeps promises, and who has spoken.

It knows nothing that not everybody knows. So the bots of a game in one process share one, and a line is read once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import exp
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from ..engine.events import Event
from ..engine.sayings import Spoke
from .company import Company
from .ledger import Ledger
from .promises import Deed, Promises, Settled

NAMING = (
    "seat", "by", "target", "second", "giver", "receiver", "accused", "accuser", "names", "seats", "taker", "other",
)  # fmt: skip


class Onlooker:
    """Reads the public story line by line. Each game says what an event means."""

    def __init__(self, view: Any) -> None:
        self.public: list[Event] = []  # what it has read
        self.ledger = Ledger()
        self.settled: dict[int, list[Settled]] = {}  # promises kept or broken, by the line of the deed
        self.company = Company(self.doer, self.new_round)
        self._promises = Promises(self.deed_in)
        self._spoken: dict[int, list[int]] = {}  # the lines of each speaker
        self._observed: list[float] = []  # the suspicion without testimonies
        self._testified: dict[int, float] = {}  # what witnesses add to it, as logarithms of odds

    # --- said by each game

    def observe(self, event: Event) -> list[float] | None:
        """The public suspicion against each seat after an event; None if the event says nothing."""
        return None

    def testimony(self, event: Spoke) -> tuple[int, float] | None:
        """Of whom a speaker claims to have seen something, and how much it adds to the suspicion; None for nobody."""
        return None

    def doer(self, event: Event) -> int:
        """The player who did what the event tells; -1 for nobody."""
        seat = getattr(event, "seat", -1)
        return seat if isinstance(seat, int) else -1

    def cause(self, public: Sequence[Event], line: int, seat: int) -> int:
        """The line in which a reader sees why the suspicion against a seat has changed; -1 if no line shows it."""
        return line if concerns(public[line], seat) else -1

    def deed_in(self, event: Event) -> Deed | None:
        """The deed in an event by which promises are judged."""
        return None

    def new_round(self, event: Event, seat: int) -> bool:
        """Whether a round begins for that seat with this event. Bots speak to people in every round."""
        return False

    # --- reading

    def read(self, public: list[Event]) -> None:
        """Read what is new."""
        for line in range(len(self.public), len(public)):
            event = public[line]
            self.company.read(public, line)
            settled = self._promises.hear(event)
            if settled:
                self.settled[line] = settled
            if isinstance(event, Spoke):
                self._listen(event, line)
                continue
            guilt = self.observe(event)
            if guilt is not None:
                self._observed = guilt
                self.ledger.note(self._suspicion(), partial(self.cause, public, line))
        self.public = public

    def _listen(self, event: Spoke, line: int) -> None:
        self._spoken.setdefault(event.seat, []).append(line)
        found = self.testimony(event) if not event.to and self.ledger.guilt else None
        if found is not None:
            seat, weight = found
            trusted = weight * (1 - self.ledger.guilt[event.seat])
            self._testified[seat] = self._testified.get(seat, 0.0) + trusted
            self.ledger.note(self._suspicion(), lambda about: line if about == seat else -1)

    def _suspicion(self) -> list[float]:
        found = list(self._observed)
        for seat, weight in self._testified.items():
            if 0 < found[seat] < 1:
                found[seat] = 1 / (1 + (1 - found[seat]) / found[seat] * exp(-weight))
        return found

    def lines_of(self, seat: int) -> list[int]:
        """The lines in which a seat has spoken."""
        return self._spoken.get(seat, [])


def concerns(event: Event, seat: int) -> bool:
    """Whether an event names that seat."""
    values = [getattr(event, name) for name in event.__struct_fields__ if name in NAMING]
    return any(seat == value or (isinstance(value, tuple) and seat in value) for value in values)


AnyOnlooker = TypeVar("AnyOnlooker", bound=Onlooker)
_SHARED: WeakValueDictionary[tuple[type, int], Onlooker] = WeakValueDictionary()  # by kind and the first event's id


def onlooker(kind: type[AnyOnlooker], view: Any, public: list[Event]) -> AnyOnlooker:
    """The onlooker of a game, who has read the public story to its end. It lives as long as a bot keeps it."""
    key = kind, id(public[0])
    found = _SHARED.get(key)
    if not isinstance(found, kind) or public[: len(found.public)] != found.public:
        found = _SHARED[key] = kind(view)
    found.read(public)
    return found
