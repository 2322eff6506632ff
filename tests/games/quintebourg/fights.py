"""Short words for attacks: the pack of Ana, Ben and Cleo has attacked somebody."""

from __future__ import annotations

from typing import Any

from meetinghouse.engine.chance import Chance
from meetinghouse.games.quintebourg.state import Quintebourg

from .town import call, town

NIGHT = ["pack", "positions", "attack"]
PACK = "rept-alpha reptilienne reptilienne"  # Ana, Ben and Cleo
TWO = "rept-alpha rept-rouge"
DOCTOR = "rept-alpha rept-rouge villageois medecin"  # Dan
DAN_AND_EVA = [-1] * 3 + [4, 3] + [-1] * 7  # a bond between the two
AWAY: dict[str, Any] = {"casual": DAN_AND_EVA, "casual_place": 4}  # Dan is at Eva's
SPOUSES: dict[str, Any] = {"spouse": DAN_AND_EVA, "slot": [0, 1, 2, 3, 3, *range(5, 12)]}  # Eva lives with Dan


def attacked(target: Any, parties: Any = PACK, **words: Any) -> Quintebourg:
    """The pack has attacked whom its alpha, Ana, marked."""
    game = town(parties, **{"at": NIGHT} | words)
    call(game, s0=target)
    return game


class Drawing(Chance):
    """Chance that writes down its draws."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance.key, chance.counters)
        self.drawn: list[tuple[str, int]] = []

    def below(self, n: int, label: str) -> int:
        """Draw, and write down for what and among how many."""
        self.drawn.append((label, n))
        return super().below(n, label)


def drawing(game: Quintebourg) -> list[tuple[str, int]]:
    """All draws of chance from here on, each with the number of cases."""
    game.chance = chance = Drawing(game.chance)
    return chance.drawn
