"""How a townsperson judges: find the Witch cards, keep the trusted alive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...games.salem1692.components import FACES, NOT_A_WITCH
from .behaviour import SPARE
from .mind import Mind
from .scene import ASYLUM

FOUND = 6.0  # a Witch card revealed
LOST = -2.5  # a townsperson eliminated
RID = 1.0  # a witch without card eliminated
BARED = {1: -0.5, 2: -0.2}  # a harmless card turned up, so few left face-down
SEEN = -0.05  # the same with more left


class Town(Mind):
    """Judges for the townspeople."""

    piles_from: ClassVar[int] = 2

    def trial(self, seat: int) -> float:
        """A Witch card found is worth most; a townsperson's last card costs one of us."""
        hit = self.hit(seat)
        left = self.scene.count_down(seat) - 1
        if left == 0:
            return FOUND * hit + (1 - hit) * self._harmless_death(seat) + self.with_partner(seat, 1.0)
        return FOUND * hit + (1 - hit) * BARED.get(left, SEEN) + self.with_partner(seat, hit)

    def death(self, seat: int) -> float:
        """All its cards are revealed."""
        if seat == self.scene.me:
            return LOST
        found = min(1.0, self.cards[seat])
        return FOUND * found + (1 - found) * self._harmless_death(seat)

    def _harmless_death(self, seat: int) -> float:
        """Somebody without a Witch card goes: one of us, or a witch who passed it on."""
        return self.witch[seat] * RID + (1 - self.witch[seat]) * LOST

    def enmity(self, seat: int) -> float:
        """How much likelier a witch than the others."""
        others = self.scene.others
        usual = sum(self.witch[other] for other in others) / max(1, len(others))
        return max(-1.0, min(1.0, 1.5 * (self.witch[seat] - usual)))

    def confesses(self, faces: Sequence[str]) -> bool:
        """With harmless cards to spare."""
        return len(faces) >= SPARE and FACES[NOT_A_WITCH] in faces

    def guards(self, seat: int) -> float:
        """The trusted, and first those who have no card to spare for a confession."""
        worth = 1 - self.witch[seat]
        if self.scene.count_down(seat) < SPARE:
            worth += 0.5
        if self.scene.count_down(seat) == 1:
            worth += 0.5
        return worth - 1.0 if self.scene.has(seat, ASYLUM) else worth
