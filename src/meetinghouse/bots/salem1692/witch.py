"""How a witch judges: outlive the town without being found, and look like one of them."""

# compiled: it judges every seat before each move

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...engine.compiling import mypyc_attr
from ...games.salem1692.components import FACES, NOT_A_WITCH
from ..bot import Reason
from .behaviour import SPARE
from .mind import Mind
from .scene import ASYLUM, PIETY

EXPOSED = -6.0  # a Witch card revealed
KILLED = 2.5  # a townsperson eliminated
FELLOW = -1.0  # a fellow without a Witch card eliminated
BARED = {1: 1.8, 2: 1.3}  # a townsperson's harmless card revealed, by the number that stay face-down
SEEN = 0.95  # the same, if more stay face-down: accusing people is what townspeople do
SURE = 0.9  # a chance above this means a fellow
DEFENCELESS = 3.0  # an attack on somebody who has no card to spare
DECOY = 2.5  # an attack on one of the witches, who comes to no harm


def verdict(hit: float, witch: float, left: int) -> float:
    """What a witch gains by a trial that leaves a player so many face-down cards."""
    if left == 0:
        return EXPOSED * hit + (1 - hit) * _harmless_death(witch)
    return EXPOSED * hit + (1 - hit) * (1 - witch) * BARED.get(left, SEEN)


def _harmless_death(witch: float) -> float:
    """Somebody without a Witch card is eliminated."""
    return (1 - witch) * KILLED + witch * FELLOW


@mypyc_attr(allow_interpreted_subclasses=True)
class Witch(Mind):
    """Judges for the witches."""

    piles_from: ClassVar[int] = 5
    for_witches: ClassVar[bool] = True

    def trial(self, seat: int) -> float:
        """A townsperson's last card is worth most; Witch cards must stay face-down."""
        hit = self.hit(seat)
        left = self.scene.count_down(seat) - 1
        return verdict(hit, self.witch[seat], left) + self.with_partner(seat, hit if left else 1.0)

    def death(self, seat: int) -> float:
        """All its cards are revealed."""
        exposed = min(1.0, self.cards[seat])
        if seat == self.scene.me:
            return EXPOSED * exposed + (1 - exposed) * FELLOW
        return EXPOSED * exposed + (1 - exposed) * _harmless_death(self.witch[seat])

    def enmity(self, seat: int) -> float:
        """A fellow is a friend; everybody else is not."""
        return 1 - 2 * self.witch[seat]

    def confesses(self, faces: Sequence[str]) -> bool:
        """As a townsperson would, since silence looks suspicious; but never with a Witch card."""
        return len(faces) >= SPARE and FACES[NOT_A_WITCH] in faces

    def guards(self, seat: int) -> float:
        """Fellow witches, so that the gavel protects no townsperson."""
        return self.witch[seat]

    def prey(self, seat: int) -> float:
        """What the witches gain by harming that seat."""
        if seat == self.scene.me or self.witch[seat] > SURE:
            return EXPOSED
        worth = self.enmity(seat) + self.belief.constable.odds[seat] + 0.05 * self.scene.people[seat].hand
        if self.scene.count_down(seat) == 1:
            worth += 1.0  # has no card to confess
        if self.scene.has(seat, PIETY):
            worth += 0.3  # will hardly come to trial
        return worth - 3.0 if self.scene.has(seat, ASYLUM) else worth

    def strike(self, seat: int) -> float:
        """What the witches gain by attacking that seat tonight: those who cannot save themselves, or else a fellow."""
        if self.is_decoy(seat):
            return DECOY
        worth = self.prey(seat)
        return worth + DEFENCELESS if worth > EXPOSED and self.scene.count_down(seat) < SPARE else worth

    def is_decoy(self, seat: int) -> bool:
        """Whether a witch who will confess sits there, so that the attack harms nobody and may win trust."""
        if seat == self.scene.me:
            return self.confesses(self.scene.my_faces)
        return self.witch[seat] > SURE and self.scene.count_down(seat) >= SPARE

    def reason(self, key: str, seat: int | None = None, **more: int | float | str) -> Reason:
        """A reason; an attack on a fellow has its own."""
        if seat is not None and key in ("victim", "follow") and self.is_decoy(seat):
            return Reason("steady-decoy", {"seat": seat})
        return super().reason(key, seat, **more)
