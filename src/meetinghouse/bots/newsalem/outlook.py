"""How the game will end: how despair grows, and what trials change in every possible world."""

from __future__ import annotations

from math import exp

from .scene import TRIAL_WEIGHT, Scene
from .suspicion import World

GROWTH = (0.02, 0.35)  # despair that each later building adds by the end: a puritan's, a witch's
UNTRIED = 0.8  # despair that a witch adds in the end on average, on trial or not
RELIEF = 0.25  # despair that each hope in hand removes by the end
SPREAD = (5.0, 4.5, 4.0, 3.0, 2.0)  # how uncertain the end is, round by round
CARE = (0.1, 1.4)  # how much a puritan cares for the town: least, most
USUAL = 0.6  # how much a puritan cares in usual danger
DANGER = 1.1  # usual danger: the expected despair, as a share of what the witches need
ALARM = 3.0  # how fast care grows with danger


def witches(scene: Scene) -> float:
    """The expected number of witches at the start of the game."""
    return scene.players * scene.town.witches / (scene.town.witches + scene.town.puritans)


def cubes(scene: Scene) -> float:
    """The expected cubes at the end, if only buildings add any."""
    share = witches(scene) / scene.players
    return scene.despair + scene.to_play * (GROWTH[0] * (1 - share) + GROWTH[1] * share)


def expected(scene: Scene) -> float:
    """The expected despair at the end."""
    return cubes(scene) + UNTRIED * witches(scene) - RELIEF * sum([person.hope for person in scene.people])


def care(scene: Scene) -> float:
    """How much a puritan cares for the town: little if it is safe, since only one puritan wins in the end."""
    return min(CARE[1], max(CARE[0], USUAL + ALARM * (expected(scene) / scene.threshold - DANGER)))


def shift(witches: int, on_trial: int) -> int:
    """How trials change the despair, if these are the witches."""
    tried = (witches & on_trial).bit_count()
    free = witches.bit_count() - tried
    innocent = on_trial.bit_count() - tried
    return TRIAL_WEIGHT * (free + innocent - tried)


class Outlook:
    """The puritans' chance to win, after an action now."""

    def __init__(self, scene: Scene, worlds: list[World]) -> None:
        self.scene = scene
        self.worlds = worlds
        self.spread = SPREAD[scene.round - 1]
        self.cubes = cubes(scene)

    def puritans(self, on_trial: int | None = None, removed: int = 0) -> float:
        """The chance that the puritans win if these seats are on trial and this much more despair is removed."""
        tried = self.scene.on_trial if on_trial is None else on_trial
        limit = self.scene.threshold - 0.5 - self.cubes + min(removed, self.scene.despair)
        found = 0.0
        for weight, witches in self.worlds:
            found += weight / (1 + exp((shift(witches, tried) - limit) / self.spread))
        return found
