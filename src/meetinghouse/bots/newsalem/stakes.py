"""What a puritan plays for: the town has to be saved, and then only the puritan with most points wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, sqrt

from ...games.newsalem.components import WITCHES
from .outlook import DANGER, SPREAD, expected
from .scene import BUILDINGS_EACH, COMPONENTS, INDEX, Scene
from .suspicion import likelihoods

SWING = 0.9  # how far the points of one building differ from the usual
DOUBT = 1.5  # how uncertain somebody else's points are, whose character is unknown
CARE = (0.05, 2.5)  # points for a cube of despair: least, most
LEAST = 1e-3


def points(kinds: Sequence[str], types: Sequence[int]) -> float:
    """What these buildings are worth to somebody who scores these types."""
    copies = [0] * len(INDEX)
    for kind in kinds:
        copies[INDEX[kind]] += 1
    sets = sum([min([copies[each] for each in trio]) for trio in COMPONENTS.trios])
    scored = sum([COMPONENTS.type_of[INDEX[kind]] in types for kind in kinds])
    return 2.0 * sets + scored


def guessed(kinds: tuple[str, ...]) -> float:
    """The points of somebody who is a puritan, over the characters that explain these buildings."""
    total = worth = 0.0
    for character, chance in enumerate(likelihoods(kinds)):
        if COMPONENTS.side_of[character] != WITCHES:
            total += chance
            worth += chance * points(kinds, COMPONENTS.scoring[character])
    return worth / total


class Stakes:
    """A puritan's chances: that the town is saved, and that nobody in it has more points."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        mine = [building.kind for building in scene.mine.buildings]
        ahead = points([*mine, *scene.own.picks], sorted(scene.types))
        others = [tuple([building.kind for building in scene.people[seat].buildings]) for seat in scene.others]
        usual = ahead / max(1, len(mine) + len(scene.own.picks)) * len(scene.own.picks)  # the others have picked too
        self._gaps = [ahead - usual - guessed(kinds) for kinds in others]
        left = (BUILDINGS_EACH - len(mine)) / 2
        self._spread = sqrt(DOUBT**2 + 2 * SWING**2 * left)

    def best(self, more: float = 0.0) -> float:
        """The chance of being the best puritan with this many more points."""
        found = 1.0
        puritan = self.scene.town.puritans / (self.scene.town.puritans + self.scene.town.witches)
        for gap in self._gaps:
            found *= 1 - puritan * 0.5 * (1 - erf((gap + more) / (self._spread * sqrt(2))))
        return found

    def saved(self, less: float = 0.0) -> float:
        """The chance that the town is saved with this much less despair."""
        over = expected(self.scene) - less - DANGER * self.scene.threshold
        return 1 / (1 + exp(over / SPREAD[self.scene.round - 1]))

    def care(self, fellows: float) -> float:
        """How many points a cube of despair is worth, if a fellow's victory is worth this share of one's own."""
        best, saved = self.best(), self.saved()
        for_town = (best + fellows * (1 - best)) * (self.saved(1.0) - saved)
        for_me = (1 - fellows) * saved * (self.best(1.0) - best)
        return min(CARE[1], max(CARE[0], for_town / max(LEAST, for_me)))
