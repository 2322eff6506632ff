"""The steady bot: it counts which worlds are possible, plays for its side, and gives its reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ...engine.decisions import Decision
from ...engine.values import DONE, Choice
from ..bot import Bot, Move, Prompt, Reason, Speech
from . import characters, night, tryals, turn
from .belief import Belief
from .ghosts import GhostTown, GhostWitch
from .mind import Mind
from .scene import Scene
from .talker import SalemTalker
from .town import Town
from .witch import Witch

Answer = tuple[Choice, Reason]


class SteadyBot(Bot):
    """Plays Salem 1692 from view and story alone."""

    name: ClassVar[str] = "steady"
    talks = True

    def __init__(self) -> None:
        self._belief: Belief | None = None  # a cache: it could be read again from the whole story
        self._kept: Mind | None = None  # likewise
        self._talker = SalemTalker(self._mind)

    def say(self, prompt: Prompt) -> Speech | None:
        """Say what it thinks of what happened, and answer."""
        return self._talker.say(prompt)

    def move(self, prompt: Prompt) -> Move | None:
        """Answer what is asked; offers are left alone."""
        if not prompt.decisions:
            return None
        decision = prompt.decisions[0]
        choice, reason = self._think(decision, prompt)
        return Move(decision.id, choice, reason)

    def _think(self, decision: Decision, prompt: Prompt) -> Answer:
        if decision.kind == "last-words":
            return DONE, Reason("steady-last-words")
        if decision.kind == "turn" and decision.options in turn.ONLY:
            return turn.ONLY[decision.options]
        answer = ANSWERS.get(decision.kind)
        found = None if answer is None else answer(self._mind(prompt), decision, prompt)
        return found or (any_legal(decision), Reason("steady-default"))

    def _mind(self, prompt: Prompt) -> Mind:
        """Its judgement, which stays the same until the next event: whatever a bot looks at changes with one."""
        belief = self._believe(prompt.decisions[0].seat if prompt.decisions else prompt.view.viewer, prompt)
        kept = self._kept
        if kept is None or kept.belief is not belief or kept.events != len(belief.story):
            kept = self._kept = self._judge(Scene(prompt.view), belief)
        return kept

    def _judge(self, scene: Scene, belief: Belief) -> Mind:
        if scene.is_witch:
            return (GhostWitch if scene.ghost_game else Witch)(scene, belief)
        return (GhostTown if scene.ghost_game else Town)(scene, belief)

    def _believe(self, me: int, prompt: Prompt) -> Belief:
        story = prompt.story
        kept = self._belief
        if kept is None or kept.me != me or story[: len(kept.story)] != kept.story:
            kept = self._belief = Belief(me)
        kept.read(story)
        return kept


def any_legal(decision: Decision) -> Choice:
    """The default, or the first options. For questions that this bot does not know."""
    if decision.default is not None:
        return decision.default
    return decision.options[0] if decision.single else list(decision.options[: decision.least])


ANSWERS: dict[str, Callable[[Mind, Decision, Prompt], Answer | None]] = {
    "turn": turn.turn,
    "target": turn.target,
    "source": turn.target,
    "victim-of-robbery": turn.target,
    "destination": turn.detail,
    "recipient": turn.detail,
    "curse": turn.detail,
    "alibi": turn.alibi,
    "tryal": tryals.pick,
    "take": tryals.take_from_neighbour,
    "pass": tryals.pick_for_ghost,
    "look": tryals.pick_for_ghost,
    "point-to-two": tryals.point_to_two,
    "ghost": tryals.ghost,
    "first-out": tryals.first_out,
    "hold-trial": characters.hold_trial,
    "ann-draws": characters.use,
    "abigail-discards": characters.use,
    "rebecca-draws": characters.use,
    "giles-shows": characters.use,
    "john-takes": characters.best_card,
    "recover": characters.best_card,
    "rearrange": characters.rearrange,
    "town-hall": characters.town_hall,
    "cat": night.vote,
    "victim": night.vote,
    "gavel": night.gavel,
    "suspicion": night.suspicion,
    "confess": night.confession,
}
