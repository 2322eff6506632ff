"""The steady bot: builds for its character and its side, judges the others, and gives its reasons."""

from __future__ import annotations

from typing import ClassVar

from ...engine.decisions import Decision
from ...engine.values import Choice
from ..bot import Bot, Move, Prompt, Reason, Speech
from . import draft, removal
from .mind import Mind
from .puritan import Puritan
from .scene import Scene
from .talker import NewSalemTalker
from .witch import Witch

READY = Reason("steady-ready")


class SteadyBot(Bot):
    """Plays New Salem from view and story alone."""

    name: ClassVar[str] = "steady"
    talks = True
    style: ClassVar[draft.Style] = draft.STEADY
    puritan: ClassVar[type[Puritan]] = Puritan
    witch: ClassVar[type[Witch]] = Witch

    def __init__(self) -> None:
        self._talker = NewSalemTalker(self.move)

    def say(self, prompt: Prompt) -> Speech | None:
        """Say what it thinks of what happened, and answer."""
        return self._talker.say(prompt)

    def move(self, prompt: Prompt) -> Move | None:
        """Answer what is asked; in the event phase, first take an offer that is worth it."""
        asked = prompt.decisions[0] if prompt.decisions else None
        if asked is None or asked.kind == "ready":
            return self._act(prompt) or (None if asked is None else Move(asked.id, asked.options[0], READY))
        choice, reason = self._answer(asked, prompt)
        return Move(asked.id, choice, reason)

    def _answer(self, asked: Decision, prompt: Prompt) -> tuple[Choice, Reason]:
        scene = Scene(prompt.view)
        if asked.kind == "pick":
            return draft.pick(draft.Shelf(scene, self.style), asked)
        if asked.kind == "last-two":
            return draft.last_two(draft.Shelf(scene, self.style), asked)
        if asked.kind == "remove-despair":
            return removal.remove(self._mind(prompt, scene), asked)
        return asked.default or asked.options[0], Reason("steady-default")

    def _act(self, prompt: Prompt) -> Move | None:
        """A gift or an event, if one is worth its cost."""
        offers = {offer.kind: offer for offer in prompt.offers}
        if "give" not in offers:  # no hope to spend, or another phase
            return None
        scene = Scene(prompt.view)
        if not scene.last and offers.keys() <= {"give", "ready"}:  # hope is given away only in the last round
            return None
        return self._mind(prompt, scene).act(offers)

    def _mind(self, prompt: Prompt, scene: Scene) -> Mind:
        return (self.witch if scene.is_witch else self.puritan)(scene, prompt.story)
