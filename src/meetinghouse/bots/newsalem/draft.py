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


@dataclass(frozen=True)
class Style:
    """How a bot drafts for either side."""

    puritan: Taste
    witch: Taste
    enough: int  # hope after which a witch needs no more
    shows: tuple[float, ...]  # how much of a witch's taste for despair shows, round by round

    def taste(self, scene: Scene) -> tuple[float, float, float]:
        """What hope, despair and removals are worth to the viewer now."""
        if scene.is_witch:
            wish, shows = self.witch, self.shows[scene.round - 1]
            return wish.hope * (scene.mine.hope < self.enough), wish.despair * shows, wish.removal * shows
        gives = self.care(scene)
        return self.puritan.hope * gives, self.puritan.despair * gives, self.puritan.removal * gives

    def care(self, scene: Scene) -> float:
        """How many points a puritan gives for the town."""
        return care(scene)


STEADY = Style(
    puritan=Taste(0.35, -0.9, 0.8),
    witch=Taste(0.5, 0.9, -0.7),
    enough=7,  # pays for a trial and a pardon
    shows=(0.2, 0.2, 0.3, 1.0, 1.0),
)


class Shelf:
    """What each building would be worth to the viewer now."""

    def __init__(self, scene: Scene, style: Style = STEADY) -> None:
        self.scene = scene
        self.hope, self.despair, self.removal = style.taste(scene)
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


def pick(shelf: Shelf, decision: Decision) -> Answer:
    """The best card of the hand."""
    return _best(shelf, decision)


def last_two(shelf: Shelf, decision: Decision) -> Answer:
    """The better of the two, unless the deck promises more."""
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
