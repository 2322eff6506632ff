"""Who may be a witch: all worlds, weighed by the buildings people play and by what they do.

A building speaks for the characters that would have drafted it. The weights were fitted to the play of bots; for
people they are guesses.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import exp, log, perm

from ...engine.events import Event
from ...engine.sayings import Spoke
from ...engine.values import seats_in
from ...games.newsalem.components import WITCHES
from ...games.newsalem.events import EventTriggered, HopeGiven
from .hearsay import NewSalemHearsay
from .scene import COMPONENTS, INDEX, Scene

# What a building is assumed to be worth to others: if they score its type, and its symbols for each side.
OWN_TYPE = 1.0
TO_PURITANS = (0.25, -0.6, 0.6)  # hope, despair, removals
TO_WITCHES = (0.3, 0.7, -0.5)

# What actions say: the odds of a witch against a puritan.
CLEANSED = 0.2
GAVE = 0.35
INVESTIGATED = 0.5
# By the sides of the two, who does it and to whom: 0 for a puritan, 1 for a witch.
TRIED = ((0.3, 2.0), (1.5, 0.3))
PARDONED = ((1.5, 0.3), (0.3, 1.5))

World = tuple[float, int]  # a chance, and the witches as a mask
Pair = tuple[
    int, int, tuple[tuple[float, float], tuple[float, float]]
]  # who did it, to whom, its weight by their sides


def _logs() -> list[list[float]]:
    """For each character the logarithm of how likely it plays each building."""
    found = []
    for character, side in enumerate(COMPONENTS.side_of):
        hope, despair, removal = TO_WITCHES if side == WITCHES else TO_PURITANS
        worth = [
            OWN_TYPE * (COMPONENTS.type_of[building] in COMPONENTS.scoring[character])
            + hope * COMPONENTS.hope[building]
            + despair * COMPONENTS.despair[building]
            + removal * COMPONENTS.removals[building]
            for building in range(len(INDEX))
        ]
        total = log(sum(exp(one) for one in worth))
        found.append([one - total for one in worth])
    return found


_LOGS = _logs()


@lru_cache(maxsize=4096)
def likelihoods(kinds: tuple[str, ...]) -> tuple[float, ...]:
    """How likely each character plays these buildings."""
    buildings = [INDEX[kind] for kind in kinds]
    return tuple([exp(sum([logs[building] for building in buildings]) + 2.9 * len(kinds)) for logs in _LOGS])


class Suspicion:
    """The worlds that a seat thinks possible, with their chances."""

    def __init__(self, scene: Scene, story: Sequence[Event], listens: bool = True) -> None:
        self.scene = scene
        self.listens = listens
        self.worlds = self._weigh(story)
        self.chance = [
            sum([weight for weight, witches in self.worlds if witches >> seat & 1]) for seat in range(scene.players)
        ]

    def _weigh(self, story: Sequence[Event]) -> list[World]:
        scene = self.scene
        known = scene.known
        seen = {person.character.kind for person in scene.people if person.character is not None}
        odds = {seat: _odds(scene, seat, seen) for seat in range(scene.players) if seat not in known}
        pairs = _read(story, odds)
        talked = self.listens and any(isinstance(event, Spoke) for event in story)
        hearsay = NewSalemHearsay(scene.me, story) if talked else None
        sure = sum(1 << seat for seat, witch in known.items() if witch)
        witches = scene.town.witches - sum(known.values())
        puritans = scene.town.puritans - (len(known) - sum(known.values()))
        unknown = list(odds)
        found: list[World] = []
        for count in range(min(witches, len(unknown)) + 1):
            deals = perm(witches, count) * perm(puritans, len(unknown) - count)
            if not deals:
                continue
            for some in combinations(unknown, count):
                weight = float(deals)
                mask = sure
                for seat in some:
                    weight *= odds[seat]
                    mask |= 1 << seat
                for by, target, table in pairs:
                    weight *= table[mask >> by & 1][mask >> target & 1]
                if hearsay is not None:
                    weight *= exp(hearsay.weight(seats_in(mask)))
                found.append((weight, mask))
        total = sum([weight for weight, _ in found])
        return [(weight / total, mask) for weight, mask in found]


def _read(story: Sequence[Event], odds: dict[int, float]) -> list[Pair]:
    """Weigh what each seat did. What a seat did to another depends on the sides of both."""
    pairs: list[Pair] = []
    for event in story:
        if isinstance(event, EventTriggered):
            by = event.seat
            if event.card == "trial":
                pairs.append((by, event.target or 0, TRIED))
            elif event.card == "pardon" and event.target != by:
                pairs.append((by, event.target or 0, PARDONED))
            elif by in odds:
                odds[by] *= CLEANSED if event.card == "cleansing" else INVESTIGATED
        elif isinstance(event, HopeGiven) and event.giver in odds:
            odds[event.giver] *= GAVE
    return pairs


def _odds(scene: Scene, seat: int, seen: set[str]) -> float:
    """How much better a witch explains somebody's buildings than a puritan does."""
    chances = likelihoods(tuple([building.kind for building in scene.people[seat].buildings]))
    sums = [0.0, 0.0]
    counts = [0, 0]
    for character, chance in enumerate(chances):
        if COMPONENTS.characters[character] not in seen:
            side = COMPONENTS.side_of[character]
            sums[side] += chance
            counts[side] += 1
    if not all(counts):
        return 1.0
    return (sums[WITCHES] / counts[WITCHES]) / (sums[1 - WITCHES] / counts[1 - WITCHES])
