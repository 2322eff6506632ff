"""Promises: who promised what, and whether it was kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..engine.events import Event
from ..engine.sayings import Saying, Spoke
from ..engine.values import Seat

ATTACK, SPARE, LOOK, CLEANSE = "attack", "spare", "look", "cleanse"
CONFESS, SILENCE = "confess", "silence"
NIGHT = "night"  # it is over
GONE, SAFE = "gone", "safe"  # a player is out and owes nothing any more, or need not confess tonight
PROMISED = {
    "will-go-for": ATTACK, "will-accuse": ATTACK, "will-vote": ATTACK, "will-spare": SPARE,
    "will-investigate": LOOK, "will-cleanse": CLEANSE, "will-confess": CONFESS, "will-keep-silent": SILENCE,
}  # fmt: skip
NOT = {SPARE: ATTACK, SILENCE: CONFESS}  # promises not to do something
NIGHTLY = (CONFESS, SILENCE, NIGHT)  # promises that are settled by the next night, not by a day
EVERYBODY = -1


@dataclass(frozen=True)
class Deed:
    """What an event says about promises: who did what to whom, and whose promises are due after it."""

    seat: int = EVERYBODY
    kind: str = ""
    targets: tuple[int, ...] = ()
    due: bool = False


@dataclass(frozen=True)
class Settled:
    """A promise that was kept or broken: its line in the public story, and who gave it."""

    line: int
    seat: int
    kept: bool
    nightly: bool = False


class Promises:
    """The promises that are open. Each game tells what its events have to do with them."""

    def __init__(self, deed_in: Callable[[Event], Deed | None]) -> None:
        self._deed_in = deed_in
        self._open: dict[tuple[int, bool], tuple[int, Saying]] = {}  # the last promise of each seat for day and night

    def copy(self) -> Promises:
        """The same, for somebody who reads on by themselves."""
        other = Promises(self._deed_in)
        other._open = self._open.copy()
        return other

    @property
    def open(self) -> bool:
        """Whether anybody owes anything."""
        return bool(self._open)

    def hear(self, event: Event) -> list[Settled]:
        """Read a public event; returns the promises that it settles."""
        if isinstance(event, Spoke):
            for saying in event.sayings if not event.to else ():
                if saying.kind in PROMISED:
                    self._open[event.seat, PROMISED[saying.kind] in NIGHTLY] = (event.number, saying)
            return []
        deed = self._deed_in(event) if self._open else None
        if deed is None:
            return []
        theirs = [key for key in self._open if deed.seat in (key[0], EVERYBODY)]
        if deed.kind in (GONE, SAFE):
            for key in theirs:
                if deed.kind == GONE or PROMISED[self._open[key][1].kind] == CONFESS:
                    del self._open[key]
            return []
        nightly = deed.kind in NIGHTLY
        return [settled for key in theirs if key[1] == nightly for settled in self._judge(key, deed)]

    def _judge(self, key: tuple[int, bool], deed: Deed) -> list[Settled]:
        line, saying = self._open[key]
        kind = PROMISED[saying.kind]
        whom = next((part.seat for part in saying.parts if isinstance(part, Seat)), EVERYBODY)
        done = deed.kind == NOT.get(kind, kind) and whom in (*deed.targets, EVERYBODY)
        if not done and not deed.due:
            return []
        del self._open[key]
        return [Settled(line, key[0], done != (kind in NOT), key[1])]
