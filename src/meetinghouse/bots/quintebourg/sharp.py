"""The sharp bot: its idealists do not wait until too few stand, and its mathematicians follow no feelings."""

from __future__ import annotations

from typing import ClassVar

from ..bot import Reason
from . import strange
from .mind import Mind
from .scene import Scene
from .steady import SteadyBot


class Mathematician(Mind):
    """Trusts what was seen, and has no feelings, so that the camp names the same players."""

    gut: ClassVar[float] = 0.0


class Idealist(Mind):
    """Trusts what was seen, has no feelings, and does not wait for certainty, because players fall with time."""

    gut: ClassVar[float] = 0.0
    odds: ClassVar[float] = 0.5
    haste: ClassVar[float] = 0.4

    def about(self, key: str, seat: int) -> Reason:
        """A reason; that of a conversion tells how likely it is to end the game."""
        if key != "convert":
            return super().about(key, seat)
        return Reason("sharp-convert", {"seat": seat, "share": round(strange.key(self, seat), 2)})


MINDS: dict[str, type[Mind]] = {
    "algebristes": Mathematician,
    "analystes": Mathematician,
    "geometres": Mathematician,
    "idealistes": Idealist,
}


class SharpBot(SteadyBot):
    """Plays Quinte-bourg from view and story alone; for camps without a mind of their own, as steady does."""

    name: ClassVar[str] = "sharp"

    def _kind(self, scene: Scene) -> type[Mind]:
        camp = scene.own.camp
        if scene.turned or (camp == "idealistes" and scene.mode == "m"):  # among mathematicians leaders are unknown
            return Mind
        return MINDS.get(camp, Mind)
