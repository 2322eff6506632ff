"""The steady bot: it counts which worlds are possible, plays for its side, and gives its reasons."""

# compiled: every move begins here

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar
from weakref import WeakValueDictionary

from ...engine.compiling import mypyc_attr
from ...engine.decisions import Decision
from ...engine.events import Event
from ...engine.values import DONE, Choice
from ...games.salem1692 import events
from ..bot import Bot, Move, Prompt, Reason, Speech
from ..moves import any_legal
from ..readings import Readings
from . import characters, night, tryals, turn
from .belief import Belief
from .common import PublicBelief
from .ghosts import GhostTown, GhostWitch
from .mimic import UNSEEN, Mimic
from .mind import Mind
from .scene import Scene
from .talker import SalemTalker
from .town import Town
from .witch import Witch

Answer = tuple[Choice, Reason]
READINGS = Readings(Belief.copy)
PUBLIC: Readings[PublicBelief] = Readings(lambda belief: belief.copy())


@mypyc_attr(allow_interpreted_subclasses=True)
class SteadyBot(Bot):
    """Plays Salem 1692 from view and story alone."""

    name: ClassVar[str] = "steady"
    talks = True
    belief: ClassVar[type[Belief]] = Belief
    common: ClassVar[type[PublicBelief]] = PublicBelief
    mimic: ClassVar[type[Mimic]] = Mimic
    unseen: ClassVar[tuple[str, ...]] = UNSEEN

    def __init__(self) -> None:
        self._belief: Belief | None = None  # a cache: it could be read again from the whole story
        self._common: PublicBelief | None = None  # likewise
        self._kept: Mind | None = None  # likewise
        self._read: list[Event] = []  # the story that it judges by
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
        """Its judgement, cached until the next event: without one, nothing that a bot looks at changes."""
        if self._kept is None or self._read != prompt.story:
            self._kept, self._read = self._judge(Scene(prompt.view, prompt.lot), prompt), prompt.story
        return self._kept.truth if prompt.decisions and prompt.decisions[0].kind in self.unseen else self._kept

    def _judge(self, scene: Scene, prompt: Prompt) -> Mind:
        belief = self._believe(scene.me, prompt)
        if scene.ghost_game:
            return (GhostWitch if scene.is_witch else GhostTown)(scene, belief)
        if not scene.is_witch:
            return Town(scene, belief)
        return self.mimic(self._observe(prompt), first_hand(prompt), Witch(scene, belief))

    def _observe(self, prompt: Prompt) -> PublicBelief:
        story = prompt.public
        kept = self._common
        if kept is None or story[: len(kept.story)] != kept.story:
            kept = self._common = shared(self.common, story, prompt.world)
        else:
            kept.read(story)
        return kept

    def _believe(self, me: int, prompt: Prompt) -> Belief:
        story = prompt.story
        kept = self._belief
        if kept is None or kept.me != me or story[: len(kept.story)] != kept.story:
            kept = self._belief = READINGS.read((self.belief, me), story, lambda: self.belief(me))
        else:
            kept.read(story)
        return kept


# By kind and game. Compiled classes support no weak references, so that common.py is not compiled.
_SHARED: WeakValueDictionary[tuple[type, int], PublicBelief] = WeakValueDictionary()


def shared(kind: type[PublicBelief], story: list[Event], world: int) -> PublicBelief:
    """What everybody believes after this story; all bots of a game share it, as long as one of them keeps it.

    Those of an imagined world read another story, and so share another belief.
    """
    key = kind, world
    found = _SHARED.get(key)
    if found is None or story[: len(found.story)] != found.story:
        found = _SHARED[key] = PUBLIC.read((kind,), story, kind)
    else:
        found.read(story)
    return found


def first_hand(prompt: Prompt) -> object:
    """The first hand of the seat, which nobody else knows."""
    return next((event for event in prompt.story if isinstance(event, events.HandSeen)), None)


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
