"""Dawn and night: whom to point at, whom to protect, whether to confess."""

# compiled: a bot asks it before each move

from __future__ import annotations

from collections import Counter

from ...engine.decisions import Decision
from ...engine.values import DONE, Choice, Position, Seat, Word
from ...games.salem1692.components import CONSTABLE, FACES, WITCH
from ..bot import Prompt, Reason
from ..moves import seats_of
from .mind import Mind
from .scene import ASYLUM
from .witch import EXPOSED, Witch

Answer = tuple[Choice, Reason]
DECLARE = Word("declare")
NOBODY = Word("nobody")


def vote(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """The witches' choice: follow a fellow's sign that is worth it, otherwise name the best target."""
    assert isinstance(mind, Witch)
    me = mind.scene.me
    prey = mind.prey if decision.kind == "cat" else mind.strike
    signs = Counter([at for who, at in mind.scene.own.signs if who != me and prey(at) > EXPOSED])
    if signs:
        seat = max(signs, key=lambda one: (signs[one], -one))
        return Seat(seat), mind.reason("follow", seat)
    seat = max(seats_of(decision), key=lambda one: prey(one) + mind.noise(one))
    return Seat(seat), mind.reason(decision.kind, seat)


def gavel(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """The constable's choice; in the ghost game it may be nobody."""
    seat = max(seats_of(decision), key=lambda one: mind.guards(one) + mind.noise(one))
    if NOBODY in decision.options and mind.guards(seat) < 0:
        return NOBODY, mind.reason("gavel-nobody")
    return Seat(seat), mind.reason("misuse" if mind.for_witches else "protect", seat)


def suspicion(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """Whom the bot suspects most. The answer is sealed and has no effect."""
    seats = [seat for seat in seats_of(decision) if seat != mind.scene.me]
    seat = max(seats, key=lambda one: mind.witch[one] + mind.whim(one))
    return Seat(seat), mind.reason("suspect", seat)


def confession(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """Confess if one is unprotected and can spare a harmless card."""
    scene = mind.scene
    if scene.has(scene.me, ASYLUM) or scene.view.table.gavel == scene.me:
        return DONE, mind.reason("protected")
    if DECLARE in decision.options:
        return DECLARE, mind.reason("declare")
    row = [(option.place, scene.face(scene.me, option.place) or "") for option in decision.options
           if isinstance(option, Position)]  # fmt: skip
    harmless = [place for place, face in row if face != FACES[WITCH]]
    if not harmless or not mind.confesses([face for _, face in row]):
        return DONE, mind.reason("keep-silent", left=len(row))
    plain = [place for place, face in row if place in harmless and face != FACES[CONSTABLE]]
    return Position(prompt.chance.choice(plain or harmless)), mind.reason("confess", left=len(row) - 1)
