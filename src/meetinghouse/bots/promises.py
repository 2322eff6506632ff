"""Promises: who said what it would do, and whether it did."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..engine.events import Event
from ..engine.sayings import Saying, Spoke
from ..engine.values import Seat

ATTACK, SPARE, LOOK, CLEANSE = "attack", "spare", "look", "cleanse"
PROMISED = {
    "will-go-for": ATTACK, "will-accuse": ATTACK, "will-vote": ATTACK, "will-spare": SPARE,
    "will-investigate": LOOK, "will-cleanse": CLEANSE,
}  # fmt: skip
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


class Promises:
    """The promises that are open. Each game tells what its events have to do with them."""

    def __init__(self, deed_in: Callable[[Event], Deed | None]) -> None:
        self._deed_in = deed_in
        self._open: dict[int, tuple[int, Saying]] = {}  # the last promise of each seat, with its line

    def hear(self, event: Event) -> list[Settled]:
        """Read a public event; returns the promises that it settles."""
        if isinstance(event, Spoke):
            for saying in event.sayings if not event.to else ():
                if saying.kind in PROMISED:
                    self._open[event.seat] = (event.number, saying)
            return []
        deed = self._deed_in(event) if self._open else None
        if deed is None:
            return []
        seats = list(self._open) if deed.seat == EVERYBODY else [deed.seat] if deed.seat in self._open else []
        return [settled for seat in seats for settled in self._judge(seat, deed)]

    def _judge(self, seat: int, deed: Deed) -> list[Settled]:
        line, saying = self._open[seat]
        kind = PROMISED[saying.kind]
        whom = next((part.seat for part in saying.parts if isinstance(part, Seat)), EVERYBODY)
        done = deed.kind == (ATTACK if kind == SPARE else kind) and whom in (*deed.targets, EVERYBODY)
        if not done and not deed.due:
            return []
        del self._open[seat]
        return [Settled(line, seat, done != (kind == SPARE))]
