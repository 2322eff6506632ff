"""How the town will end: despair as it goes, and what trials do in every world."""

from __future__ import annotations

from math import exp

from .scene import TRIAL_WEIGHT, Scene
from .suspicion import World

GROWTH = (0.02, 0.35)  # despair that a building still to come brings in the end: of a puritan, of a witch
UNTRIED = 0.8  # despair that a witch adds in the end, now on trial, now not
RELIEF = 0.25  # despair that a hope at hand takes away in the end
SPREAD = (5.0, 4.5, 4.0, 3.0, 2.0)  # how uncertain the end is, round by round
CARE = (0.1, 1.4)  # how much a puritan gives for the town: at least, at most
USUAL = 0.6  # what a puritan gives where the town is as dangerous as usual
DANGER = 1.1  # that is, where so much of the despair that witches need is to be expected
ALARM = 3.0  # how fast more danger brings more care


def witches(scene: Scene) -> float:
    """How many witches are to be expected before anybody has moved."""
    return scene.players * scene.town.witches / (scene.town.witches + scene.town.puritans)


def cubes(scene: Scene) -> float:
    """The cubes there will be if nothing but buildings is added."""
    share = witches(scene) / scene.players
    return scene.despair + scene.to_play * (GROWTH[0] * (1 - share) + GROWTH[1] * share)


def expected(scene: Scene) -> float:
    """The despair at the end, if all goes on as usual."""
    return cubes(scene) + UNTRIED * witches(scene) - RELIEF * sum([person.hope for person in scene.people])


def care(scene: Scene) -> float:
    """How much a puritan gives for the town: little where it is safe, for only one of them wins in the end."""
    return min(CARE[1], max(CARE[0], USUAL + ALARM * (expected(scene) / scene.threshold - DANGER)))


def shift(witches: int, on_trial: int) -> int:
    """What trials do to the despair where these are the witches."""
    tried = (witches & on_trial).bit_count()
    free = witches.bit_count() - tried
    innocent = on_trial.bit_count() - tried
    return TRIAL_WEIGHT * (free + innocent - tried)


class Outlook:
    """The chance of the puritans, whatever is done now."""

    def __init__(self, scene: Scene, worlds: list[World]) -> None:
        self.scene = scene
        self.worlds = worlds
        self.spread = SPREAD[scene.round - 1]
        self.cubes = cubes(scene)

    def puritans(self, on_trial: int | None = None, removed: int = 0) -> float:
        """If these are on trial, and so much despair more is removed."""
        tried = self.scene.on_trial if on_trial is None else on_trial
        limit = self.scene.threshold - 0.5 - self.cubes + min(removed, self.scene.despair)
        found = 0.0
        for weight, witches in self.worlds:
            found += weight / (1 + exp((shift(witches, tried) - limit) / self.spread))
        return found
