"""Roles that find things out: neighbours' cards, who was at home, thermal cameras, inquiries."""

# compiled: a bot asks it before each move

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import Position, Seat
from ..bot import Move
from ..moves import seats_of
from .mind import NONE, PLAN, Answer, Mind, named, nothing
from .scene import UNHARMED


def curious(mind: Mind, decision: Decision) -> Answer:
    """The party card of the neighbour of whom less is known; the effect card if both are known."""
    people = mind.scene.people
    party, effect = named(decision, "party", 1), named(decision, "effect", 1)
    unknown = [seat for seat in party if not people[seat].party and not people[seat].groups]
    if unknown:
        seat = mind.most(unknown, lambda each: mind.foe[each] - (0.5 if mind.scene.health[each] > 2 else 0.0))
        return party[seat], mind.about("look", seat)
    unknown = [seat for seat in effect if not people[seat].effect]
    if unknown:
        seat = mind.most(unknown)
        return effect[seat], mind.about("look", seat)
    return nothing(decision)


def science(mind: Mind, decision: Decision) -> Answer:
    """Check whether the worst suspect slept at home."""
    stalk = named(decision, "stalk", 0)
    seat = mind.most(suspects(mind, list(stalk)))
    return (stalk[seat], mind.about("look", seat)) if seat >= 0 else nothing(decision)


def suspects(mind: Mind, seats: list[int]) -> list[int]:
    """The unharmed whose kind is uncertain and who live alone."""
    people = mind.scene.people
    return [
        seat
        for seat in seats
        if seat != mind.scene.me
        and mind.scene.health[seat] == UNHARMED
        and not (people[seat].party or people[seat].groups or people[seat].bunker)
    ]


def camera(mind: Mind, decision: Decision) -> Answer:
    """The worst suspect's house; Reptilians place no camera."""
    if mind.scene.in_pack:
        return NONE, PLAN
    houses = {option.place: option for option in decision.options if isinstance(option, Position)}
    alone = {mind.scene.sole_resident(plot): plot for plot in houses}
    seat = mind.most(suspects(mind, [seat for seat in alone if seat >= 0]))
    return (houses[alone[seat]], mind.about("look", seat)) if seat >= 0 else nothing(decision)


def place_camera(mind: Mind, offer: Decision) -> Move | None:
    """The deputy places a camera once a day."""
    if mind.scene.own.camera is not None or mind.scene.in_pack:
        return None
    choice, reason = camera(mind, offer)
    return Move(offer.id, choice, reason) if choice in offer.options else None


def inquiry(mind: Mind, offer: Decision) -> Move | None:
    """The cards of the most suspected holder of a post whose kind is unknown."""
    if mind.scene.in_pack:
        return None
    people = mind.scene.people
    unknown = [seat for seat in seats_of(offer) if not people[seat].party and not people[seat].groups]
    seat = mind.most([each for each in unknown if mind.scene.health[each] < 2])
    return Move(offer.id, Seat(seat), mind.about("look", seat)) if seat >= 0 else None
