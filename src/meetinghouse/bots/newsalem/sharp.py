"""The sharp bot: a puritan who knows when points no longer help, and a witch who gathers hope and strikes late."""

from __future__ import annotations

from typing import ClassVar

from ...engine.decisions import Decision
from ...engine.values import Card, Choice
from ..bot import Prompt, Reason
from .draft import Style, Taste
from .scene import Scene
from .stakes import Stakes
from .steady import SteadyBot

FELLOWS = 0.12  # what the victory of another puritan is worth beside one's own
FOR_THE_TOWN = ("steady-hope", "steady-removal")


class SharpStyle(Style):
    """Drafts by what is at stake."""

    def care(self, scene: Scene) -> float:
        """Much in danger, and much if its own victory is certain or out of reach; little if a point may decide it."""
        return Stakes(scene).care(FELLOWS)


SHARP = SharpStyle(
    puritan=Taste(0.5, -1.0, 0.9),
    witch=Taste(1.5, 0.9, -0.7),
    enough=7,
    shows=(0.2, 0.2, 0.5, 3.0, 3.0),  # when the last Trial cards are used, nothing has to be hidden
)


class SharpBot(SteadyBot):
    """Plays New Salem from view and story alone."""

    name: ClassVar[str] = "sharp"
    style: ClassVar[Style] = SHARP

    def _answer(self, asked: Decision, prompt: Prompt) -> tuple[Choice, Reason]:
        choice, reason = super()._answer(asked, prompt)
        if isinstance(choice, Card) and reason.key in FOR_THE_TOWN:
            reason = _drafted(Scene(prompt.view), choice.kind)
        return choice, reason


def _drafted(scene: Scene, building: str) -> Reason:
    """Why it took a building for its symbols."""
    if scene.is_witch:
        return Reason("sharp-hoard", {"building": building})
    best = round(Stakes(scene).best(), 2)
    return Reason("sharp-town", {"building": building, "share": best})
