"""How a witch judges where others see it: as a townsperson in her seat would."""

# compiled: it judges every seat before each move

from __future__ import annotations

from typing import ClassVar

from ...engine.compiling import mypyc_attr
from ..bot import Reason
from .common import InnocentBelief, PublicBelief
from .mind import Mind
from .town import Town
from .witch import SURE, Witch

UNSEEN = ("cat", "victim", "suspicion", "confess")  # steps in which nobody sees who decides, or everybody decides alike


@mypyc_attr(allow_interpreted_subclasses=True)
class Mimic(Town):
    """A witch by day: she judges as a townsperson in her seat would, but spares the Witch cards she knows of."""

    shield: ClassVar[float] = 100.0  # what it is worth not to expose one

    def __init__(self, common: PublicBelief, secret: object, truth: Witch) -> None:
        super().__init__(truth.scene, InnocentBelief(common, truth.scene.me, secret))
        self._truth = truth
        self.common = common

    @property
    def truth(self) -> Mind:
        """How she judges where nobody sees who decides."""
        return self._truth

    def trial(self, seat: int) -> float:
        """What a townsperson expects of it, less the harm if a fellow is exposed."""
        harm = self._truth.hit(seat) if self._truth.witch[seat] > SURE else 0.0
        return super().trial(seat) - self.shield * harm

    def reason(self, key: str, seat: int | None = None, **more: int | float | str) -> Reason:
        """The reason of a townsperson for the same move, whether it harms the seat or protects it."""
        told_of = super().reason(key, seat, **more)
        return told_of if seat is None else Reason("steady-mimic", {"seat": seat, "share": told_of.params["share"]})
