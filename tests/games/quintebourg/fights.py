"""Short words for attacks: the pack of Ana, Ben and Cleo has attacked somebody."""

from __future__ import annotations

from typing import Any

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


def drawing(game: Quintebourg) -> list[tuple[str, int]]:
    """All draws of chance from here on, each with the number of cases."""
    drawn: list[tuple[str, int]] = []
    original = game.chance.below

    def below(n: int, label: str) -> int:
        drawn.append((label, n))
        return original(n, label)

    game.chance.below = below  # type: ignore[method-assign]
    return drawn
