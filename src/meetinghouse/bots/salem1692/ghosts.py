"""The game with ghosts: when anybody loses the last face-down card, the town has lost."""

# compiled: it judges every seat before each move

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...games.salem1692.components import FACES, WITCH
from .mind import LEAST
from .scene import ASYLUM
from .town import Town
from .witch import Witch

DECIDES = 6.0  # what the end of the game is worth
NEARLY = {1: 1.5, 2: 0.5}  # the value of a row by the number of face-down cards left


class GhostTown(Town):
    """Looks for the Witch card, and keeps everybody from losing the last card."""

    heat: ClassVar[float] = LEAST

    def trial(self, seat: int) -> float:
        """A revealed Witch card wins; a harmless last card loses."""
        hit = self.hit(seat)
        left = self.scene.count_down(seat) - 1
        miss = DECIDES if left == 0 else NEARLY.get(left, 0.05)
        return DECIDES * hit - (1 - hit) * miss

    def death(self, seat: int) -> float:
        """The game is lost, unless the Witch card is revealed."""
        return DECIDES * (2 * min(1.0, self.cards[seat]) - 1)

    def confesses(self, faces: Sequence[str]) -> bool:
        """Only if the night, which costs two cards, would cost the last one."""
        return len(faces) == 2

    def guards(self, seat: int) -> float:
        """Those who could lose the last card tonight, unless they may have the Witch card."""
        worth = 3.0 - self.scene.count_down(seat) - 3 * self.cards[seat]
        return worth - 2.0 if self.scene.has(seat, ASYLUM) else worth


class GhostWitch(Witch):
    """Makes somebody, perhaps a ghost, lose the last card, unless it is the Witch card."""

    heat: ClassVar[float] = LEAST

    def trial(self, seat: int) -> float:
        """A harmless last card wins; a revealed Witch card loses."""
        hit = self.hit(seat)
        left = self.scene.count_down(seat) - 1
        return (1 - hit) * (DECIDES if left == 0 else NEARLY.get(left, 0.4)) - DECIDES * hit

    def death(self, seat: int) -> float:
        """The game is won, unless the Witch card is revealed."""
        return DECIDES * (1 - 2 * min(1.0, self.cards[seat]))

    def enmity(self, seat: int) -> float:
        """A player who hides the Witch card is a friend; all others are equal enemies."""
        return 0.6 - 1.6 * min(1.0, self.cards[seat])

    def confesses(self, faces: Sequence[str]) -> bool:
        """Always without the Witch card: its own last card ends the game as well as anybody else's."""
        return FACES[WITCH] not in faces

    def guards(self, seat: int) -> float:
        """Those who may have the Witch card; nobody, rather than anybody else."""
        return min(1.0, self.cards[seat]) - 0.5

    def prey(self, seat: int) -> float:
        """The night costs two cards: they should be the last ones, and not the Witch card."""
        down = self.scene.count_down(seat)
        exposed = min(1.0, 2 * self.hit(seat))
        worth = (1 - exposed) * (DECIDES if down <= 2 else NEARLY.get(down - 2, 0.4)) - DECIDES * exposed
        return worth - 3.0 if self.scene.has(seat, ASYLUM) else worth

    def strike(self, seat: int) -> float:
        """The same: nobody buys trust where one trial decides."""
        return self.prey(seat)

    def is_decoy(self, seat: int) -> bool:
        """Never."""
        return False
