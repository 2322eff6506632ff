"""The steady bot: keeps a simple belief about everybody, plays for its camp, and gives its reasons."""

# compiled: every move begins here

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import ClassVar

from ...engine.compiling import mypyc_attr
from ...engine.decisions import Decision
from ...engine.events import Event
from ..bot import Bot, Move, Prompt, Speech
from ..moves import any_legal
from ..readings import Readings
from . import effects, hunts, mafia, medicine, morgue, offices, powers, seekers, strange, votes, weddings
from .belief import Belief
from .mind import DEFAULT, Answer, Mind
from .scene import Scene
from .talker import QuintebourgTalker

Thought = Callable[[Mind, Decision], Answer]
Deed = Callable[[Mind, Decision], Move | None]

READINGS = Readings(Belief.copy)


@mypyc_attr(allow_interpreted_subclasses=True)
class SteadyBot(Bot):
    """Plays Quinte-bourg from view and story alone."""

    name: ClassVar[str] = "steady"
    talks = True

    def __init__(self) -> None:
        self._belief: Belief | None = None  # a cache: it could be read again from the whole story
        self._kept: Mind | None = None  # likewise
        self._read: list[Event] = []  # the story that it judges by
        self._talker = QuintebourgTalker(self._mind)

    def say(self, prompt: Prompt) -> Speech | None:
        """Say what it thinks of what happened, and answer."""
        return self._talker.say(prompt)

    def move(self, prompt: Prompt) -> Move | None:
        """Answer what is asked, at once if it decides nothing; at some moments take an offer first."""
        asked = prompt.decisions[0] if prompt.decisions else None
        if asked is not None and asked.kind in IDLE:
            return Move(asked.id, any_legal(asked), DEFAULT, PATIENCE.get(asked.kind, 0.0))
        if asked is None or asked.kind in PAUSES:
            deed = self._act(prompt)
            if deed is not None or asked is None:
                return deed
        choice, reason = self._answer(asked, prompt)
        return Move(asked.id, choice, reason)

    def _answer(self, asked: Decision, prompt: Prompt) -> Answer:
        """Answer what is asked; it thinks only if it has to."""
        answer = ANSWERS.get(asked.kind)
        if answer is None:
            return any_legal(asked), DEFAULT
        quick = QUICK.get(asked.kind)
        return (None if quick is None else quick(prompt)) or answer(self._mind(prompt), asked)

    def _act(self, prompt: Prompt) -> Move | None:
        """Take an offer, if one is worth it."""
        offers: Mapping[str, Decision] = {offer.kind: offer for offer in prompt.offers}
        open_to = [(deed, offers[kind]) for kind, deed in DEEDS.items() if kind in offers]
        if not open_to:
            return None
        mind = self._mind(prompt)
        return next((move for deed, offer in open_to if (move := deed(mind, offer)) is not None), None)

    def _mind(self, prompt: Prompt) -> Mind:
        """Its judgement, which stays the same as long as the seat sees and has heard the same."""
        view, kept = prompt.view, self._kept
        if kept is not None:
            seen = kept.scene.view
            if seen.public is view.public and seen.own is view.own and self._read == prompt.story:
                kept.prompt = prompt
                return kept
        scene = Scene(view, prompt.lot)
        kept = self._kept = self._kind(scene)(scene, partial(self._believe, scene, prompt), prompt)
        self._read = prompt.story
        return kept

    def _believe(self, scene: Scene, prompt: Prompt) -> Belief:
        story = prompt.story
        kept = self._belief
        if kept is None or kept.me != scene.me or story[: len(kept.story)] != kept.story:
            who = (scene.me, scene.mode, scene.players, scene.town.camps, scene.lot)
            kept = self._belief = READINGS.read(who, story, lambda: Belief(scene))
        else:
            kept.read(story)
        return kept

    def _kind(self, scene: Scene) -> type[Mind]:
        """How it judges in this place."""
        return Mind


IDLE = frozenset({"suspicion", "done", "mc-talk", "whisper-talk", "close-debate", "direction", "dead-whisper",
                  "choose-home", "loot-to", "loot-share"})  # fmt: skip
PATIENCE = {"close-debate": 0.5}  # other seats may speak first
# The questions before which a seat looks at its offers. It also does when it is asked nothing.
PAUSES = frozenset({"propose-law", "weddings", "feast", "pack", "miracle"})

DEEDS: dict[str, Deed] = {
    "invoke": powers.invoke,
    "inquiry": seekers.inquiry,
    "place-camera": seekers.place_camera,
    "recruit": mafia.recruit,
    "propose": weddings.propose,
    "give": weddings.give,
}

QUICK: dict[str, Callable[[Prompt], Answer | None]] = {"propose-law": offices.propose_no_law}  # without a thought
ANSWERS: dict[str, Thought] = {
    "pack": hunts.hunt,
    "alg": hunts.hunt,
    "ana": hunts.hunt,
    "geo": hunts.hunt,
    "coma-potion": medicine.coma_potion,
    "treat": medicine.treat,
    "xp-potion": medicine.xp_potion,
    "nurse": medicine.nurse,
    "curious": seekers.curious,
    "science": seekers.science,
    "camera": seekers.camera,
    "cortex-own": strange.cortex_own,
    "cortex-minus": strange.cortex_minus,
    "minus": strange.minus,
    "miracle": strange.miracle,
    "skadi-way": strange.skadi_way,
    "skadi-whom": strange.skadi_whom,
    "skadi-camp": strange.skadi_camp,
    "lovers": effects.home,
    "haters": effects.home,
    "partners": effects.home,
    "make-haters": effects.pair_up,
    "make-partners": effects.pair_up,
    "sleep": effects.sleep,
    "shift-posts": effects.shift_posts,
    "admire": effects.admire,
    "resign": effects.resign,
    "sculpt": effects.sculpt,
    "squat": effects.squat,
    "cheat": effects.cheat,
    "henchmen-parrain": mafia.henchmen,
    "henchmen-bras-droit": mafia.henchmen,
    "chief": mafia.chief,
    "corrupt": mafia.corrupt,
    "corrupt-against": mafia.corrupt_against,
    "guard": mafia.guard,
    "guard-place": mafia.guard_place,
    "army-guard": mafia.army_guard,
    "dead-name": morgue.curse,
    "dead-jinx": morgue.curse,
    "dead-luck": morgue.bless,
    "vote": votes.vote,
    "vote-rank": votes.vote_several,
    "vote-three": votes.vote_several,
    "vote-many": votes.vote_several,
    "pay-vote": votes.pay_vote,
    "break-tie": votes.worst,
    "accuse": votes.accuse,
    "judge": votes.judge,
    "appoint": offices.appoint,
    "apply": offices.apply,
    "exchange-post": offices.exchange,
    "bequeath": offices.bequeath,
    "bequeath-from": offices.bequeath_from,
    "bequeath-coins": offices.bequeath_coins,
    "session": offices.session,
    "propose-law": offices.propose_law,
    "assent": offices.assent,
    "pickpocket": offices.pickpocket,
    "move-house": offices.move_house,
    "marry": weddings.marry,
    "fee": weddings.fee,
    "forced-fee": weddings.forced_fee,
    "pay-fee": weddings.pay_fee,
    "witness": weddings.witness,
    "invocation": powers.invocation,
}
