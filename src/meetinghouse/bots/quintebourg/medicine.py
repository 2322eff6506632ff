"""The hospital: the doctor's care and potions, the nurse's eyes and poison."""

# compiled: a bot asks it before each move

from __future__ import annotations

from ...engine.decisions import Decision
from ...engine.values import Seat
from ..moves import seats_of
from .mind import NONE, PLAN, SURE, Answer, Mind, named, nothing
from .scene import COMA

NEVER_DEADLY = 5  # nights of research after which the mixture is safe
POISON = 0.55
SPARED = 0.15


def coma_potion(mind: Mind, decision: Decision) -> Answer:
    """Give it to a condemned player who looks innocent."""
    best = mind.least(seats_of(decision))
    if best >= 0 and mind.foe[best] < min(mind.mean, SPARED) and (mind.friend(best) or mind.scene.town.day > 2):
        return Seat(best), mind.about("friend", best)
    return NONE, PLAN


def treat(mind: Mind, decision: Decision) -> Answer:
    """Harm a certain enemy; otherwise heal a friend, the worst off first."""
    better, worse = named(decision, "better", 1), named(decision, "worse", 1)
    health = mind.scene.health
    bad = [seat for seat in worse if mind.foe[seat] > SURE and health[seat] <= COMA]
    if bad:
        seat = mind.most(bad)
        return worse[seat], mind.against(seat)
    good = [seat for seat in better if mind.foe[seat] < max(SPARED, mind.mean + 0.05)]
    if good:
        seat = mind.most(good, lambda each: -mind.foe[each] + (0.3 if health[each] == COMA else 0.2))
        return better[seat], mind.about("friend", seat)
    return nothing(decision)


def xp_potion(mind: Mind, decision: Decision) -> Answer:
    """Try it on a friend once the odds are good."""
    seats = [seat for seat in seats_of(decision) if mind.foe[seat] < max(0.0, mind.mean)]
    ready = mind.belief.potion_works or (mind.scene.own.research or 0) >= NEVER_DEADLY
    if not seats or not ready:
        return NONE, PLAN
    best = mind.least(seats)
    return Seat(best), mind.about("friend", best)


def nurse(mind: Mind, decision: Decision) -> Answer:
    """Poison a known enemy who may recover; otherwise look at the cards of somebody unknown."""
    spy, poison = named(decision, "spy", 0), named(decision, "poison", 0)
    health, people = mind.scene.health, mind.scene.people
    bad = [seat for seat in poison if mind.foe[seat] > POISON]  # the hospital knows who cannot recover
    if bad:
        seat = mind.most(bad)
        return poison[seat], mind.against(seat)
    unknown = [seat for seat in spy if not people[seat].party]
    if unknown:
        seat = mind.most(unknown, lambda each: mind.foe[each] - (1.0 if health[each] > COMA else 0.0))
        return spy[seat], mind.about("look", seat)
    return NONE, PLAN
