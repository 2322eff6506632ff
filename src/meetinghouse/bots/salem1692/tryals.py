"""Picking tryal cards: in a trial, in a Conspiracy, and from ghosts."""

# compiled: a bot asks it before each move

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import Choice, Position, Seat
from ...games.salem1692.components import CONSTABLE, FACES
from ..bot import Prompt, Reason
from ..moves import seats_of
from .mind import Mind

Answer = tuple[Choice, Reason]


def _places(decision: Decision) -> list[int]:
    return [option.place for option in decision.options if isinstance(option, Position)]


def owner(decision: Decision) -> int:
    """The owner of the row that the question is about; if a card changes hands, the giver."""
    about = decision.about[0] if isinstance(decision.about, tuple) else decision.about
    assert isinstance(about, Seat)
    return about.seat


def pick(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """A place whose card is then turned up. The town looks for Witch cards, the witches avoid them."""
    return _pick(mind, decision, prompt, seek=not mind.for_witches, key="pick")


def take_from_neighbour(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """A neighbour's card. Everybody avoids Witch cards: nobody wants to become a witch, and witches want others to."""
    return _pick(mind, decision, prompt, seek=False, key="take")


def pick_for_ghost(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """A ghost's card, or one that goes to a ghost. Hidden cards are all alike."""
    return _pick(mind, decision, prompt, seek=True, key="look")


def _pick(mind: Mind, decision: Decision, prompt: Prompt, seek: bool, key: str) -> Answer:
    seat = owner(decision)
    places = _places(decision)
    odds = mind.place_odds(seat, places)
    best = max(odds) if seek else min(odds)
    equal = [place for place, one in zip(places, odds, strict=True) if abs(one - best) < 1e-9]
    if seat == mind.scene.me:  # the bot knows its own row: the Constable card goes last
        equal = [place for place in equal if mind.scene.face(seat, place) != FACES[CONSTABLE]] or equal
    return Position(prompt.chance.choice(equal)), mind.reason(key, seat, odds=round(best, 2))


def point_to_two(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """Two places; the accused picks one of them."""
    seat = owner(decision)
    places = _places(decision)
    prompt.chance.shuffle(places)
    sign = 1 if mind.for_witches else -1
    ranked = sorted(zip(mind.place_odds(seat, places), places, strict=True), key=lambda pair: sign * pair[0])
    return [Position(place) for _, place in ranked[:2]], mind.reason("pick", seat, odds=round(ranked[0][0], 2))


def ghost(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """The ghost most likely to hide the Witch card."""
    seat = max(seats_of(decision), key=lambda one: mind.hit(one) + mind.noise(one))
    return Seat(seat), mind.reason("ghost", seat)


def first_out(mind: Mind, decision: Decision, prompt: Prompt) -> Answer:
    """Who is eliminated first, which ends the game."""
    seat = max(seats_of(decision), key=lambda one: mind.death(one) + mind.noise(one))
    return Seat(seat), mind.reason("first-out", seat)
