"""The draft: what a building is worth to its player and to the player's side."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.decisions import Decision
from ...engine.values import Card, Choice, Word
from ..bot import Reason
from .outlook import care
from .scene import BUILDINGS_EACH, COMPONENTS, INDEX, Scene

Answer = tuple[Choice, Reason]

REDRAW = Word("redraw")
SET = 2.0  # points of a set
PROGRESS = 0.6  # the part of a set's points that counts early, where two more buildings would complete it
REDRAW_MARGIN = 0.15  # how much better the deck must be than the two cards


@dataclass(frozen=True)
class Taste:
    """What symbols are worth to a side, in points."""

    hope: float
    despair: float
    removal: float


PURITAN = Taste(0.35, -0.9, 0.8)
WITCH = Taste(0.5, 0.9, -0.7)
ENOUGH = 7  # hope that pays for a trial and a pardon; a witch needs no more
HIDING = (0.2, 0.2, 0.3, 1.0, 1.0)  # how much of a witch's taste shows, round by round


def taste(scene: Scene) -> tuple[float, float, float]:
    """What hope, despair and removals are worth to the viewer now."""
    if scene.is_witch:
        shows = HIDING[scene.round - 1]
        return WITCH.hope * (scene.mine.hope < ENOUGH), WITCH.despair * shows, WITCH.removal * shows
    gives = care(scene)
    return PURITAN.hope * gives, PURITAN.despair * gives, PURITAN.removal * gives


class Shelf:
    """What each building would be worth to the viewer now."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.hope, self.despair, self.removal = taste(scene)
        played = len(scene.mine.buildings) + len(scene.own.picks)
        self.left = (BUILDINGS_EACH - played) / BUILDINGS_EACH

    def points(self, building: int) -> float:
        """Points for a type that the viewer scores, for a set, or for progress towards one."""
        type_ = COMPONENTS.type_of[building]
        copies = [self.scene.copies[each] for each in COMPONENTS.trios[type_]]
        full = min(copies)
        worth = 1.0 if type_ in self.scene.types else 0.0
        if self.scene.copies[building] == full:
            begun = sum([count > full for count in copies])
            worth += SET if begun == 2 else PROGRESS * self.left * (1 + begun)
        return worth

    def side(self, building: int) -> float:
        """What it is worth to the viewer's side."""
        return (
            self.hope * COMPONENTS.hope[building]
            + self.despair * COMPONENTS.despair[building]
            + self.removal * COMPONENTS.removals[building]
        )

    def worth(self, building: int) -> float:
        """What it is worth in all."""
        return self.points(building) + self.side(building)

    def average(self) -> float:
        """What a card from the deck is worth on average."""
        return sum([self.worth(building) for building in range(len(INDEX))]) / len(INDEX)


def pick(scene: Scene, decision: Decision) -> Answer:
    """The best card of the hand."""
    return _best(Shelf(scene), decision)


def last_two(scene: Scene, decision: Decision) -> Answer:
    """The better of the two, unless the deck promises more."""
    shelf = Shelf(scene)
    choice, reason = _best(shelf, decision)
    assert isinstance(choice, Card)
    if shelf.worth(INDEX[choice.kind]) + REDRAW_MARGIN < shelf.average():
        return REDRAW, Reason("steady-redraw")
    return choice, reason


def _best(shelf: Shelf, decision: Decision) -> Answer:
    cards = [option for option in decision.options if isinstance(option, Card)]
    best = max(cards, key=lambda card: shelf.worth(INDEX[card.kind]))
    return best, Reason("steady-" + _why(shelf, INDEX[best.kind]), {"building": best.kind})


def _why(shelf: Shelf, building: int) -> str:
    points, side = shelf.points(building), shelf.side(building)
    if points >= SET:
        return "set"
    if side > points:
        return "despair" if COMPONENTS.despair[building] else "removal" if COMPONENTS.removals[building] else "hope"
    return "type" if points >= 1 else "building"
