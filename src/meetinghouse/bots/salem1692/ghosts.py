"""The game with ghosts: whoever loses the last card loses it for the town, whoever that is."""

from __future__ import annotations

from collections.abc import Sequence

from ...games.salem1692.components import FACES, WITCH
from .scene import ASYLUM
from .town import Town
from .witch import Witch

DECIDES = 6.0  # ends the game
NEARLY = {1: 1.5, 2: 0.5}  # so few cards left face-down


class GhostTown(Town):
    """Finds the Witch card, and lets nobody lose the last card."""

    def trial(self, seat: int) -> float:
        """The Witch card wins; a harmless last card loses."""
        hit = self.hit(seat)
        left = self.scene.count_down(seat) - 1
        miss = DECIDES if left == 0 else NEARLY.get(left, 0.05)
        return DECIDES * hit - (1 - hit) * miss

    def death(self, seat: int) -> float:
        """Lost, unless the Witch card shows."""
        return DECIDES * (2 * min(1.0, self.cards[seat]) - 1)

    def confesses(self, faces: Sequence[str]) -> bool:
        """Only where the night, which takes two cards, would take the last."""
        return len(faces) == 2

    def guards(self, seat: int) -> float:
        """Whoever could lose the last card tonight; nobody who may have the Witch card."""
        worth = 3.0 - self.scene.count_down(seat) - 3 * self.cards[seat]
        return worth - 2.0 if self.scene.has(seat, ASYLUM) else worth


class GhostWitch(Witch):
    """Makes somebody lose the last card, ghosts included, if it is not the Witch card."""

    def trial(self, seat: int) -> float:
        """The other way round."""
        hit = self.hit(seat)
        left = self.scene.count_down(seat) - 1
        return (1 - hit) * (DECIDES if left == 0 else NEARLY.get(left, 0.4)) - DECIDES * hit

    def death(self, seat: int) -> float:
        """Won, unless the Witch card shows."""
        return DECIDES * (1 - 2 * min(1.0, self.cards[seat]))

    def enmity(self, seat: int) -> float:
        """Whoever hides the Witch card is to be helped; the others are equally good to lose."""
        return 0.6 - 1.6 * min(1.0, self.cards[seat])

    def confesses(self, faces: Sequence[str]) -> bool:
        """Without the Witch card, the own last card will do as well as anybody's."""
        return FACES[WITCH] not in faces

    def guards(self, seat: int) -> float:
        """Nobody, rather than somebody without the Witch card."""
        return min(1.0, self.cards[seat]) - 0.5

    def prey(self, seat: int) -> float:
        """Two cards are lost: best the last ones, and not the Witch card."""
        down = self.scene.count_down(seat)
        exposed = min(1.0, 2 * self.hit(seat))
        worth = (1 - exposed) * (DECIDES if down <= 2 else NEARLY.get(down - 2, 0.4)) - DECIDES * exposed
        return worth - 3.0 if self.scene.has(seat, ASYLUM) else worth
