"""What everybody can know in New Salem: how much what somebody builds, gives and pays for looks like a witch."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any

from ...engine.events import Event
from ...engine.sayings import Spoke
from ...engine.values import Seat, Word
from ...games.newsalem import events
from ...games.newsalem.components import WITCHES as WITCH_SIDE
from ..onlooker import Onlooker
from ..promises import Deed
from . import hearsay
from .scene import COMPONENTS
from .suspicion import CLEANSED, GAVE, INVESTIGATED, PARDONED, TRIED, likelihoods

SAW = 2.0  # how much it adds to the suspicion if somebody has seen a witch, as a logarithm of odds


class NewSalemOnlooker(Onlooker):
    """Weighs what everybody sees, each event by itself."""

    def __init__(self, view: Any) -> None:
        super().__init__(view)
        share = log(view.town.witches / max(1, view.town.puritans))
        self._odds = [share] * len(view.people)  # the logarithm of the odds of a witch, for each seat
        self._looked: set[tuple[int, int]] = set()  # who investigated whom

    def observe(self, event: Event) -> list[float] | None:
        """Everybody begins with the share of witches among the characters."""
        if isinstance(event, events.GameSet):
            return self._chances()
        if isinstance(event, events.BuildingsPlayed):
            self._odds[event.seat] += _built(event.buildings)
        elif isinstance(event, events.HopeGiven):
            self._odds[event.giver] += log(GAVE)
        elif isinstance(event, events.EventTriggered):
            self._triggered(event)
        else:
            return None
        return self._chances()

    def _triggered(self, event: events.EventTriggered) -> None:
        by, target = event.seat, event.target
        if event.card in ("trial", "pardon") and target is not None:
            if by != target:
                table = TRIED if event.card == "trial" else PARDONED
                chances = self._chances()
                self._odds[by] += _ratio(table, chances[target])
                self._odds[target] += _ratio(((table[0][0], table[1][0]), (table[0][1], table[1][1])), chances[by])
        else:
            self._looked.add((by, -1 if target is None else target))
            self._odds[by] += log(CLEANSED if event.card == "cleansing" else INVESTIGATED)

    def _chances(self) -> list[float]:
        return [1 / (1 + exp(-odds)) for odds in self._odds]

    def testimony(self, event: Spoke) -> tuple[int, float] | None:
        """The side that an Investigation showed."""
        for saying in event.sayings:
            match saying.kind, saying.parts:
                case "saw-side", (Seat(seat=seat), Word(word=side)) if (event.seat, seat) in self._looked:
                    return seat, SAW if side == hearsay.WITCHES else -SAW
        return None

    def doer(self, event: Event) -> int:
        """Who gave, built or paid."""
        return event.giver if isinstance(event, events.HopeGiven) else super().doer(event)

    def deed_in(self, event: Event) -> Deed | None:
        """The same deeds as listeners use to judge promises."""
        return hearsay.deed_in(event)

    def new_round(self, event: Event, seat: int) -> bool:
        """A round of the rules."""
        return isinstance(event, events.RoundBegan)


def _built(kinds: Sequence[str]) -> float:
    """How much better a witch explains these buildings than a puritan, as a logarithm."""
    chances = likelihoods(tuple(kinds))
    sides: tuple[list[float], list[float]] = ([], [])
    for character, chance in enumerate(chances):
        sides[COMPONENTS.side_of[character] == WITCH_SIDE].append(chance)
    return log(sum(sides[1]) / len(sides[1])) - log(sum(sides[0]) / len(sides[0]))


def _ratio(table: Sequence[Sequence[float]], other: float) -> float:
    """What a deed says about its doer, if the other player is a witch with this chance."""
    witch, puritan = [row[1] * other + row[0] * (1 - other) for row in (table[1], table[0])]
    return log(witch / puritan)
