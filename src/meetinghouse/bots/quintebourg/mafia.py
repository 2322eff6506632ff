"""The godfather and his right hand, and the army chief: henchmen, corrupt voters, guards."""

# compiled: a bot asks it before each move

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import Position, Seat, Word
from ..bot import Move
from ..moves import seats_of
from .mind import NONE, PLAN, Answer, Mind, nothing
from .scene import UNHARMED

WORTH_AN_ORDER = 0.1  # how much worse than the average a target must be
GUARDED = -0.4


def henchmen(mind: Mind, decision: Decision) -> Answer:
    """The best friends, as far as there are any."""
    seats = seats_of(decision)
    if not seats:
        return nothing(decision)
    noise = {seat: mind.chance.random() for seat in seats}
    seat = min(seats, key=lambda each: mind.foe[each] + 0.2 * noise[each])
    return Seat(seat), mind.about("friend", seat)


def chief(mind: Mind, decision: Decision) -> Answer:
    """An order against a suspect; otherwise a guard at the bot's own house, if there is a henchman."""
    scene = mind.scene
    worst = mind.most([seat for seat in scene.alive if seat != scene.me])
    if worst >= 0 and mind.foe[worst] > mind.mean + WORTH_AN_ORDER:
        return Word("corrupt"), mind.against(worst)
    gang = any(person.henchman_of and person.seat != scene.me for person in scene.people)
    return (Word("guard"), PLAN) if gang else (NONE, PLAN)


def corrupt(mind: Mind, decision: Decision) -> Answer:
    """A voter who is neither the target nor a friend, since friends vote so anyway."""
    scene = mind.scene
    worst = mind.most([seat for seat in scene.alive if seat != scene.me])
    seats = [seat for seat in seats_of(decision) if seat not in (scene.me, worst)]
    seat = mind.most(seats)
    return (Seat(seat), mind.against(seat)) if seat >= 0 else nothing(decision)


def corrupt_against(mind: Mind, decision: Decision) -> Answer:
    """The worst enemy."""
    seat = mind.most([each for each in seats_of(decision) if each != mind.scene.me])
    return (Seat(seat), mind.against(seat)) if seat >= 0 else nothing(decision)


def guard(mind: Mind, decision: Decision) -> Answer:
    """The least trusted henchman, since guards are hit first."""
    seat = mind.most(seats_of(decision))
    return (Seat(seat), mind.about("guard", mind.scene.me)) if seat >= 0 else (NONE, PLAN)


def guard_place(mind: Mind, decision: Decision) -> Answer:
    """At the chief's own door."""
    own = Position(mind.scene.people[mind.scene.me].house)
    return (own, mind.about("guard", mind.scene.me)) if own in decision.options else nothing(decision)


def army_guard(mind: Mind, decision: Decision) -> Answer:
    """The house of the best friend, if there is a good one. Hunters guard nobody."""
    scene = mind.scene
    if scene.in_pack or (scene.mode == "m" and scene.faction):
        return NONE, PLAN
    houses = {option.place for option in decision.options if isinstance(option, Position)}
    friends = [seat for seat in scene.others if scene.health[seat] == UNHARMED and scene.people[seat].house in houses]
    seat = mind.least([each for each in friends if not scene.people[each].bunker])
    if seat >= 0 and mind.foe[seat] <= GUARDED:
        return Position(scene.people[seat].house), mind.about("guard", seat)
    return NONE, PLAN


def recruit(mind: Mind, offer: Decision) -> Move | None:
    """Recruit a henchman at the feast, if none is left."""
    choice, reason = henchmen(mind, offer)
    return Move(offer.id, choice, reason)
