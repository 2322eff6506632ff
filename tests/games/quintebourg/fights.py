"""Short functions for attacks by the pack: Ana, Ben and Cleo."""

from __future__ import annotations

from typing import Any

from meetinghouse.engine.chance import Chance
from meetinghouse.games.quintebourg.state import Quintebourg

from .town import call, town

NIGHT = ["pack", "positions", "attack"]
PACK = "rept-alpha reptilienne reptilienne"  # Ana, Ben and Cleo
TWO = "rept-alpha rept-rouge"
DOCTOR = "rept-alpha rept-rouge villageois medecin"  # the doctor is Dan
DAN_AND_EVA = [-1] * 3 + [4, 3] + [-1] * 7  # by seat: Dan and Eva are each other's partner
AWAY: dict[str, Any] = {"casual": DAN_AND_EVA, "casual_place": 4}  # Dan spends the night at Eva's
SPOUSES: dict[str, Any] = {"spouse": DAN_AND_EVA, "slot": [0, 1, 2, 3, 3, *range(5, 12)]}  # Eva lives with Dan


def attacked(target: Any, parties: Any = PACK, **words: Any) -> Quintebourg:
    """The pack has attacked the target that Ana, its alpha, has named."""
    game = town(parties, **{"at": NIGHT} | words)
    call(game, s0=target)
    return game


class Drawing(Chance):
    """Chance that notes every draw."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance.key, chance.counters)
        self.drawn: list[tuple[str, int]] = []

    def below(self, n: int, label: str) -> int:
        self.drawn.append((label, n))
        return super().below(n, label)


def drawing(game: Quintebourg) -> list[tuple[str, int]]:
    """Note all draws from here on, each with the number of possible results."""
    game.chance = chance = Drawing(game.chance)
    return chance.drawn
