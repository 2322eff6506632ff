"""How a townsperson judges: the Witch cards must be found, and townspeople should live."""

# compiled: it judges every seat before each move

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...engine.compiling import mypyc_attr
from ...games.salem1692.components import FACES, NOT_A_WITCH
from .behaviour import SPARE
from .belief import Belief
from .mind import Mind
from .scene import ASYLUM, Scene

FOUND = 6.0  # a Witch card revealed
LOST = -2.5  # a townsperson eliminated
RID = 1.0  # a witch without a Witch card eliminated
BARED = {1: -0.5, 2: -0.2}  # a harmless card revealed, by the number that stay face-down
SEEN = -0.05  # the same, if more stay face-down


def verdict(hit: float, witch: float, left: int) -> float:
    """What a townsperson gains by a trial that leaves a player so many face-down cards."""
    return FOUND * hit + (1 - hit) * (BARED.get(left, SEEN) if left else _harmless_death(witch))


def _harmless_death(witch: float) -> float:
    """Somebody without a Witch card is eliminated: a townsperson, or a witch who passed the card on."""
    return witch * RID + (1 - witch) * LOST


@mypyc_attr(allow_interpreted_subclasses=True)
class Town(Mind):
    """Judges for the townspeople."""

    piles_from: ClassVar[int] = 2

    def __init__(self, scene: Scene, belief: Belief) -> None:
        super().__init__(scene, belief)
        self._usual: float | None = None  # a cache

    def trial(self, seat: int) -> float:
        """A revealed Witch card is worth most. With its last card a townsperson is lost."""
        hit = self.hit(seat)
        left = self.scene.count_down(seat) - 1
        return verdict(hit, self.witch[seat], left) + self.with_partner(seat, hit if left else 1.0)

    def death(self, seat: int) -> float:
        """All its cards are revealed."""
        if seat == self.scene.me:
            return LOST
        found = min(1.0, self.cards[seat])
        return FOUND * found + (1 - found) * _harmless_death(self.witch[seat])

    def enmity(self, seat: int) -> float:
        """How much likelier a witch this seat is than the others."""
        return max(-1.0, min(1.0, 1.5 * (self.witch[seat] - self.usual)))

    @property
    def usual(self) -> float:
        """How likely the others are witches on average."""
        if self._usual is None:
            others, witch = self.scene.others, self.witch
            self._usual = sum([witch[other] for other in others]) / max(1, len(others))
        return self._usual

    def confesses(self, faces: Sequence[str]) -> bool:
        """If there are harmless cards to spare."""
        return len(faces) >= SPARE and FACES[NOT_A_WITCH] in faces

    def guards(self, seat: int) -> float:
        """Those who are trusted, and first those who cannot afford a confession."""
        worth = 1 - self.witch[seat]
        if self.scene.count_down(seat) < SPARE:
            worth += 0.5
        if self.scene.count_down(seat) == 1:
            worth += 0.5
        return worth - 1.0 if self.scene.has(seat, ASYLUM) else worth
