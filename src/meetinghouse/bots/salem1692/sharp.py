"""The sharp bot: it asks what either side would have done, and as a witch it acts by day as a townsperson would."""

from __future__ import annotations

from typing import ClassVar

from ..bot import Prompt
from .common import CommonBelief, InnocentBelief, PublicBelief
from .mimic import Mimic
from .mind import Mind
from .scene import Scene
from .steady import SteadyBot, first_hand
from .town import Town


class SharpMimic(Mimic):
    """A witch by day, who lets a fellow be tried rather than act strangely."""

    shield: ClassVar[float] = 6.0


class SharpBot(SteadyBot):
    """Plays Salem 1692 from view and story alone; with ghosts, as steady does."""

    name: ClassVar[str] = "sharp"
    common: ClassVar[type[PublicBelief]] = CommonBelief
    mimic: ClassVar[type[Mimic]] = SharpMimic

    def _judge(self, scene: Scene, prompt: Prompt) -> Mind:
        if scene.ghost_game or scene.is_witch:
            return super()._judge(scene, prompt)
        return Town(scene, InnocentBelief(self._observe(prompt), scene.me, first_hand(prompt)))
